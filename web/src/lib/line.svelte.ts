// The line to one table: states and news come in, moves go out. It comes back by itself after a cut, a sleep or a
// restarted server, and until a move is answered no other can be sent.

import { ask, reason } from "./api.ts";
import { announce, notice } from "./announce.svelte.ts";
import { skip, still } from "./motion.ts";
import { Pace } from "./pace.ts";
import { calm, tempo } from "./settings.svelte.ts";
import type { About, ChatLine, GameEvent, Message, Outlook, TableState, Turn, Why } from "./shapes.ts";
import { merged, newSentences, unseen } from "./turns.ts";
import { isLocal, type Wire } from "./wire.ts";
import { language, say } from "./words.svelte.ts";

/** The server's close code for somebody it does not let in. */
const TURNED_AWAY = 4403;
/** Ours for a line on which nothing is answered any more. */
const SILENT = 0;
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 4_000;
/** A shorter cut is a hiccup nobody needs to see. */
const SHOWN_AFTER = 1_000;
/** What happens is looked at for so long, and for so much longer with every event, but not for ever. */
const LOOK = { least: 300, each: 160, most: 1_300 };
/** A bot thinks for a moment, so that one sees whose turn it is. */
const THINK = 550;
/** Where nothing moves, what the others did is looked at again for so long, step by step. */
const AGAIN = 1_100;
/** So many steps of the others can be looked at again. */
const MOST_AGAIN = 60;

/** The table at one moment since one's own last move. */
interface Moment {
  state: TableState;
  log: Turn[];
  fresh: GameEvent[];
}

export class Line {
  state = $state.raw<TableState | null>(null);
  about = $state.raw<About | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Every turn so far. */
  log = $state.raw<Turn[]>([]);
  /** What has happened since the state before, to be shown as it happens. */
  fresh = $state.raw<GameEvent[]>([]);
  /** The table after one's own last move, and after everything the others have done since. */
  since = $state.raw<Moment[]>([]);
  /** What the others did is being looked at again. */
  looking = $state(false);
  /** The turns, by their first moves, that were played for somebody whose time was up. */
  late = $derived<ReadonlySet<number>>(new Set(this.about?.late));
  /** Something was sent and is not answered yet. */
  busy = $state(false);
  /** The line is cut; it comes back by itself. */
  cut = $state(false);
  /** Another tab plays this game. */
  elsewhere = $state(false);
  /** Why the server does not let us in, in a sentence. */
  turnedAway = $state("");
  /** When the clocks run out, by Date.now(), which goes on while a device sleeps. */
  ends = $state.raw<{ game: number | null; turn: number | null }>({ game: null, turn: null });

  /** It is known which game is played here. */
  onGame: ((game: string) => void) | undefined;
  /** A sentence as it can be read aloud, once the game has said how. */
  aloud = (sentence: string): string => sentence;

  #socket: Wire | null = null;
  /** Which of the wires that are being laid is the newest. */
  #laying = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #showCut: ReturnType<typeof setTimeout> | undefined;
  /** Nothing has come through this connection yet: what comes is everything. */
  #first = true;
  #refusal = "";
  #seat: number | null = null;
  /** Lets other tabs have the game. */
  #release: (() => void) | null = null;
  #holding: Promise<(() => void) | null> | null = null;
  #ended = false;
  #pace = new Pace(still);
  /** Whose turn it is in the newest state that has come, shown or not. */
  #newest: number | null = null;
  #outlook: { ply: number; seat: number; outlook: Promise<Outlook[]> } | null = null;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

  /** Connect and stay connected; returns how to end it. */
  open(): () => void {
    const look = () => document.visibilityState === "visible" && this.#check();
    // Without a network a server on the same device is still there: the line is looked at, not given up.
    const events = ["visibilitychange", "online", "offline", "focus", "pageshow"] as const;
    for (const event of events) addEventListener(event, look);
    this.#pinging = setInterval(() => this.#check(), PING_EVERY);
    void this.#begin();
    return () => {
      this.#ended = true;
      for (const event of events) removeEventListener(event, look);
      clearInterval(this.#pinging);
      clearTimeout(this.#showCut);
      this.#hangUp();
      this.#release?.();
    };
  }

  /** Connect; but where several people share this device, only when it is known who of them looks. */
  async #begin(): Promise<void> {
    const key = this.key && `?${new URLSearchParams({ key: this.key })}`;
    const about = await ask<About>(`/tables/${this.id}${key}`).catch(() => null);
    if (about) this.onGame?.(about.game);
    if (this.#ended || this.#socket || this.#seat !== null) return;
    if (about?.phase === "playing" && about.yours.length > 1) this.about = about;
    else this.#connect();
  }

  /** Look from one of several seats of one's own. */
  sitAt(seat: number): void {
    if (this.#seat === seat) return;
    this.#seat = seat;
    this.#connect();
  }

  /** Ask for everything again, for example in another language or with a seat of one's own. */
  again(): void {
    this.turnedAway = "";
    this.#reconnect();
  }

  /** Show the newest at once: somebody wants to play on. */
  hurry(): void {
    skip();
    this.#pace.hurry();
  }

  /** Look again at what the others did since one's own last move. */
  lookAgain(): void {
    const [before, ...since] = this.since;
    if (!before || !since.length || this.looking) return;
    this.looking = true;
    const show = ({ state, log }: Moment, fresh: GameEvent[]) => {
      // Nothing can be played while the past is looked at.
      this.state = { ...state, moves: [], take_back: false };
      [this.log, this.fresh] = [log, fresh];
    };
    this.#pace.take(() => {
      show(before, []);
      return calm() ? AGAIN : LOOK.least;
    });
    for (const moment of since) {
      this.#pace.take(() => {
        show(moment, moment.fresh);
        return calm() ? AGAIN : LOOK.most * (tempo() || 1);
      });
    }
    const { state, log } = since.at(-1)!;
    this.#pace.take(() => {
      [this.state, this.log, this.fresh, this.looking] = [state, log, [], false];
      return 0;
    });
  }

  play(moves: string[]): void {
    this.#send({ type: "play", moves });
  }

  takeBack(): void {
    this.#send({ type: "take_back" });
  }

  /** Say something to the table; whether it could be sent. */
  talk(text: string): boolean {
    if (!this.#through()) return false;
    this.#socket!.send(JSON.stringify({ type: "chat", text, seat: this.state?.seat }));
    this.#expectAnswer();
    return true;
  }

  /** What would happen with each of the moves. */
  outlook(): Promise<Outlook[]> {
    const { state } = this;
    if (!state || state.seat === null) return Promise.resolve([]);
    const { ply, seat } = state;
    if (this.#outlook?.ply !== ply || this.#outlook.seat !== seat) {
      const asked = ask<{ ply: number; steps: Outlook[] }>(`/tables/${this.id}/outlook?seat=${seat}`);
      const outlook = asked.then(
        // A table that has moved on meanwhile sends its new state anyway.
        (answer) => (answer.ply === ply ? answer.steps : []),
        () => {
          this.#outlook = null; // the next one to ask may have better luck
          return [];
        },
      );
      this.#outlook = { ply, seat, outlook };
    }
    return this.#outlook.outlook;
  }

  /** Why a thing cannot be used now, in a line. */
  async why(thing: string): Promise<string> {
    const { state } = this;
    if (!state || state.seat === null) return "";
    const asked = new URLSearchParams({ thing, seat: String(state.seat) });
    const answer = await ask<Why>(`/tables/${this.id}/why?${asked}`).catch(() => null);
    return answer?.ply === state.ply ? (answer.text ?? "") : "";
  }

  /** Ask for something at the table that is no move; what cannot be done is told. */
  async wish<T>(what: string, wish: object = {}): Promise<T | null> {
    try {
      return await ask<T>(`/tables/${this.id}/${what}`, wish);
    } catch (fault) {
      notice(reason(fault), { trouble: true });
      return null;
    }
  }

  #send(message: object): void {
    if (this.busy || !this.state || !this.#through()) return;
    this.busy = true;
    this.#socket!.send(JSON.stringify({ ply: this.state.ply, seat: this.state.seat, ...message }));
    this.#expectAnswer();
  }

  /** Whether anything can be sent; whoever tries during a cut is told of it at once. */
  #through(): boolean {
    const open = this.#socket?.readyState === WebSocket.OPEN && !this.#first;
    if (!open) this.#tellCut();
    return open;
  }

  #reconnect(): void {
    if (this.state || this.#seat !== null) this.#connect();
    else void this.#begin();
  }

  #connect(): void {
    this.#hangUp();
    this.#first = true;
    this.#refusal = "";
    if (isLocal(this.id)) void this.#layLocally();
    else this.#laid(new WebSocket(this.#address()) as Wire);
  }

  /** The table is on this device; so is whoever looks after it, once that is loaded. */
  async #layLocally(take = false): Promise<void> {
    const laying = (this.#laying += 1);
    try {
      const { hold, LocalWire } = await import("../local/here.ts");
      if (!this.#release) {
        // Asked for twice at once, a game would seem to be held by another tab.
        this.#holding ??= hold(this.id, take, () => this.#taken()).finally(() => (this.#holding = null));
        this.#release = await this.#holding;
      }
      this.elsewhere = !this.#release;
      if (this.elsewhere) return;
      if (this.#ended) this.#release?.();
      if (!this.#ended && laying === this.#laying) this.#laid(new LocalWire(this.id, this.#seat));
    } catch {
      if (laying === this.#laying) this.#lost(SILENT);
    }
  }

  /** Play here what another tab plays. */
  take(): void {
    void this.#layLocally(true);
  }

  #taken(): void {
    this.#release = null;
    this.#hangUp();
    this.elsewhere = true;
  }

  #address(): URL {
    const address = new URL(`/api/tables/${this.id}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const asked = new URLSearchParams({ language: language.now });
    if (this.key) asked.set("key", this.key);
    if (this.#seat !== null) asked.set("seat", String(this.#seat));
    address.search = asked.toString();
    address.hash = "";
    return address;
  }

  #laid(wire: Wire): void {
    this.#socket = wire;
    wire.onmessage = (event) => this.#hear(JSON.parse(event.data) as Message);
    wire.onclose = (event) => this.#lost(event.code);
    this.#expectAnswer();
  }

  #hangUp(): void {
    this.#laying += 1;
    clearTimeout(this.#retry);
    this.#pace.hurry();
    this.#heard();
    this.busy = false;
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }

  /** A line can be dead without anybody having hung up, for instance after a sleep. */
  #expectAnswer(): void {
    if (isLocal(this.id)) return; // a bot may be thinking, and nothing can be cut
    this.#silence ??= setTimeout(() => this.#lost(SILENT), ANSWER_WITHIN);
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** The line is cut: try again, after a little longer each time. */
  #lost(code: number): void {
    this.#hangUp();
    if (code === TURNED_AWAY) return this.#turnAway();
    if (code === SILENT) this.#tellCut();
    this.#showCut ??= setTimeout(() => this.#tellCut(), SHOWN_AFTER);
    const seconds = this.#tries === 0 ? 0.1 : Math.min(10, 0.4 * 1.7 ** this.#tries) * (0.6 + Math.random() * 0.4);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), 1000 * seconds);
  }

  #tellCut(): void {
    if (!this.cut) announce(say("line-cut"));
    this.cut = true;
  }

  #turnAway(): void {
    if (this.#seat !== null) {
      this.#seat = null; // no seat of ours any more; but perhaps we may still be here
      void this.#begin();
      return;
    }
    this.#mended();
    this.turnedAway = this.#refusal || say("went-wrong");
  }

  #mended(): void {
    clearTimeout(this.#showCut);
    this.#showCut = undefined;
    this.cut = false;
    this.#tries = 0;
  }

  #check(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send('{"type":"ping"}');
      this.#expectAnswer();
    } else if (this.#socket?.readyState !== WebSocket.CONNECTING && !this.turnedAway && !this.elsewhere) {
      this.#reconnect();
    }
  }

  #hear(message: Message): void {
    this.#heard();
    // What is known about the table changes with the game that is shown, and not before it.
    const heard = Date.now();
    if (message.type === "state") {
      this.#pace.take(() => this.#hearState(message, heard), this.#thinks(message));
      this.#newest = message.turn;
    }
    if (message.type === "table") this.#pace.take(() => this.#hearAbout(message));
    if (message.type === "chat") this.#hearChat(message.lines);
    if (message.type === "refused") this.#hearRefusal(message);
  }

  #hearAbout(about: About): number {
    const known = this.about?.late;
    if (known && about.late.length > known.length && about.turn !== null) {
      const { seat, name } = about.seats[about.turn]!;
      notice(about.yours.includes(seat) ? say("table-late-you") : say("table-late", { name }));
    }
    this.about = about;
    return 0;
  }

  /** For how long whoever has just played seems to think: bots only, and only before a turn. */
  #thinks(state: TableState): number {
    const seat = this.#newest === null ? undefined : this.about?.seats[this.#newest];
    const bot = seat && (seat.kind === "bot" || seat.away || seat.resigned);
    const begins = state.log.length === 1 && !this.log.some((turn) => turn.move === state.log[0]!.move);
    return bot && begins && this.#watched() ? THINK * tempo() : 0;
  }

  /** Whether anybody wants to see things one after the other. */
  #watched(): boolean {
    return !calm() && tempo() > 0 && document.visibilityState === "visible";
  }

  /** Says for how long it is to be looked at. */
  #hearState(state: TableState, heard: number): number {
    if (this.cut) announce(say("line-back"));
    this.#mended();
    const before = this.state;
    this.busy = false;
    const whole = this.#first || state.log.length > 1;
    this.#first = false;
    this.fresh = whole ? [] : unseen(this.log, state.log);
    if (!whole) announce(this.aloud(newSentences(this.log, state.log).join(" ")));
    this.log = merged(whole ? [] : this.log, state.log);
    const ends = (left: number | null) => (left === null ? null : heard + 1000 * left);
    this.ends = { game: ends(state.clocks.game), turn: ends(state.clocks.turn) };
    this.state = state;
    this.#remember(before, whole);
    if (!this.fresh.length || !this.#watched()) return 0;
    return Math.min(LOOK.most, LOOK.least + LOOK.each * this.fresh.length) * tempo();
  }

  /** Keep what happens since one's own last move. */
  #remember(before: TableState | null, whole: boolean): void {
    const moment = { state: this.state!, log: this.log, fresh: this.fresh };
    const own = whole || !before || before.turn === before.seat || before.seat === null;
    if (own) this.since = [moment];
    else if (this.fresh.length) this.since = [...this.since, moment].slice(-MOST_AGAIN);
  }

  #hearChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))];
  }

  #hearRefusal({ ply, error }: { ply: number | null; error: string }): void {
    this.busy = false;
    if (ply === null) this.#refusal = error;
    else notice(error, { trouble: true });
  }
}
