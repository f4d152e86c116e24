// The coach on this device: it goes through records, and says what could be played. Every move is judged by the compiled
// judge from what the mover could know then (coach/review.py does the same). Loaded when somebody asks for it.

import netsAt from "virtual:nets";
import { versions } from "virtual:nets/versions";

import type { Messages } from "../lib/saying.ts";
import type { About, Known } from "../lib/shapes.ts";
import type { Bots } from "./bots.ts";
import type { Game } from "./game.ts";
import type { House } from "./hall.ts";
import { ACCOUNTS, Ledger, type Line, type Past, pastOf } from "./ledger.ts";
import { type Grade, GRADES } from "./judging.ts";
import { rulesFor } from "./making.ts";
import { ELSEWHERE, Refusal } from "./refusal.ts";
import { type FullRecord, replaying, seatsOf } from "./replay.ts";
import type { Judging, Message, Rules, Seen, Thinking } from "./rules.ts";
import type { Bytes } from "./seed.ts";
import type { Table } from "./table.ts";
import { Words } from "./words.ts";

/** The most deals a move is judged by, and how many for a hint, which somebody waits for. */
const DEALS = 128;
const DEALS_OF_A_HINT = 64;
/** How many say how the chances are while somebody plays. */
const DEALS_OF_CHANCES = 32;
/** What hidden cards are dealt anew by: never the game's own seed, which knows the true ones. */
const SEED = new Uint8Array(32);
/** So long a question is worked on before there is an answer, in milliseconds: others wait meanwhile. */
const PORTION = 150;
/** So many reviews are kept, so that another language, or a second look, costs nothing. */
const KEPT = 3;
const MOST_TURNS_TOLD = 500;

/** A move, judged. Worth and loss are points of winning chance: 100 is a win. */
export interface Decision {
  ply: number;
  seat: number;
  played: string;
  best: string;
  worth: number;
  loss: number;
  grade: Grade;
  /** Whether there was something to decide. */
  counts: boolean;
  why: string[];
}

/** What there is to review, before anything is judged. */
export interface Opened {
  key: number;
  game: string;
  names: string[];
  bots: (string | null)[];
  /** The network that judges. */
  network: string;
  /** How many moves there are. */
  moves: number;
  /** What cannot be reviewed. */
  note: "broken" | "unfinished" | "nothing" | null;
  /** Whether it can be said where the result came from. */
  ledger: "made" | "no-judge" | "none";
}

export interface Hint {
  kind: string;
  move: string;
  why: string[];
}

/** Somebody who asks for help: what their seat knows, and after how many moves. */
interface Asker {
  rules: Rules;
  seen: Seen;
  ply: number;
  names: readonly string[];
}

/** The same from a server's table. */
interface Elsewhere extends Pick<About, "game" | "players" | "options"> {
  names: string[];
  known: Known;
}

type Judged = Omit<Decision, "why"> & { why: Message[] };

interface Review extends Omit<Opened, "names" | "ledger"> {
  text: string;
  record: FullRecord;
  rules: Rules;
  seats: ReturnType<typeof seatsOf>;
  /** What the mover knew, and what they played, move by move. */
  plies: { seen: Seen; played: string }[];
  judged: Judged[];
  /** What the ledger is made from; null if the game has not ended. */
  past: Past | null;
  accounts?: Ledger;
}

/** Games that have a judge. */
const JUDGES = import.meta.glob<{ judging: (rules: Rules, thinking: Thinking) => Judging }>("../games/*/judge.ts");

type Loader = () => Promise<{ default: Messages }>;
const TOLD: Record<string, Loader> = {
  en: () => import("virtual:told/en/coach"),
  de: () => import("virtual:told/de/coach"),
  es: () => import("virtual:told/es/coach"),
  it: () => import("virtual:told/it/coach"),
};

export class Coach {
  readonly #reviews: Review[] = [];
  readonly #spoken = new Map<string, Words>();
  #last = 0;

  constructor(
    readonly house: House,
    readonly bots: Bots,
    /** A table on this device. */
    readonly table: (id: string) => Promise<Table>,
  ) {}

  /** Answer a question about a record, or of somebody at a table. */
  async ask(what: string, wish: Record<string, unknown>, plain: Words): Promise<unknown> {
    const words = await this.#words(plain);
    if (what === "help" || what === "chances") {
      const asker = wish.known ? this.#elsewhere(wish as unknown as Elsewhere) : await this.#here(wish, words);
      if (what === "chances") return { ply: asker.ply, chances: await this.chances(asker) };
      return wish.move ? this.cost(asker, wish.move as string, words) : this.hint(asker, words);
    }
    if (what === "review") return this.#open(wish.record as FullRecord, words);
    const review = this.#reviews.find(({ key }) => key === wish.key);
    if (!review) throw new Refusal("table-unknown", {}, 404);
    if (what === "decisions") return this.#decisions(review, Number(wish.from), words);
    if (what === "ledger") return this.#ledger(review);
    const ply = Number(wish.ply);
    if (!review.plies[ply]) throw new Refusal("table-unknown", {}, 404);
    if (what === "at") return this.#at(review, ply, words);
    if (what === "try") return this.#try(review, ply, String(wish.move), words);
    throw new Refusal("table-unknown", {}, 404);
  }

  /** Who plays on this device alone against bots, or where all agreed: the seat that looks, and nobody else's. */
  async #here({ table: id, seat }: Record<string, unknown>, words: Words): Promise<Asker> {
    const table = await this.table(String(id));
    const game = table.running();
    if (!table.helped) throw new Refusal("table-not-your-seat", {}, 403);
    const seen = game.seenBy(table.ownSeat(seat as number));
    return { rules: game.rules, seen, ply: table.ply, names: words.names(table.setup.seats) };
  }

  /** Who is helped at a server's table: the server has told what their seat knows. */
  #elsewhere({ game, players, options, names, known }: Elsewhere): Asker {
    const [{ desk, parts }, { seat, ply }] = [this.house, known];
    const [blind, start, events] = [known.blind, known.start, known.events].map(bytesIn) as [Bytes, Bytes, Bytes];
    const backs = known.backs === null ? null : bytesIn(known.backs);
    const seen = { seat, blind, start, backs, events: new Int16Array(events.buffer) };
    return { rules: rulesFor(desk, parts, game, players, options), seen, ply, names };
  }

  /** How likely each side wins, in points of winning chance, from what a seat knows. */
  async chances({ rules, seen }: Asker): Promise<number[]> {
    const judging = await this.#judging(rules);
    const worths = judging.chances(seen, DEALS_OF_CHANCES, this.#chance(0));
    return worths.map((worth) => 100 * worth);
  }

  /** Help for the seat on turn, from what it knows. */
  async hint({ rules, seen, names }: Asker, plain: Words): Promise<Hint> {
    const [words, judging] = [await this.#words(plain), await this.#judging(rules)];
    const { best, second } = judging.judged(seen, null, DEALS_OF_A_HINT, this.#chance(0));
    const move = rules.texts(seen.blind, [best])[0]!;
    const why = second ? judging.reasons(seen, second, best) : [];
    return { kind: words.say(judging.kind(move)), move, why: this.#said(why, seen.seat, names, words) };
  }

  /** What a move of the seat on turn would cost. */
  async cost({ rules, seen, ply, names }: Asker, move: string, plain: Words): Promise<Decision | null> {
    const [words, judging] = [await this.#words(plain), await this.#judging(rules)];
    const judged = this.#judge(rules, judging, seen, move, ply, DEALS);
    return judged && this.#told(judged, names, words);
  }

  // --- a record ---

  async #open(record: FullRecord, words: Words): Promise<Opened> {
    const text = JSON.stringify(record);
    let review = this.#reviews.find((one) => one.text === text);
    if (!review) {
      review = this.#begun(record, text);
      await this.#judging(review.rules);
      this.#reviews.unshift(review);
      this.#reviews.length = Math.min(KEPT, this.#reviews.length);
    }
    const { key, game, bots, network, moves, note, seats } = review;
    const ledger = !review.past ? "none" : hasJudge(review.rules) ? "made" : "no-judge";
    return { key, game, names: words.names(seats), bots, network, moves, note, ledger };
  }

  /** The whole game is played through once; what follows a move that cannot be played is left out. */
  #begun(record: FullRecord, text: string): Review {
    const { desk, parts } = this.house;
    const games = replaying(desk, parts, record);
    const game = games.next().value as Game;
    const plies: Review["plies"] = [];
    const states = [game.table];
    let broken: boolean;
    try {
      for (let seen = game.over ? null : game.seenBy(game.turn); seen;) {
        if (games.next().done) break;
        if (game.ply > plies.length) {
          plies.push({ seen, played: game.moves[plies.length]! });
          states.push(game.table);
        }
        seen = game.over ? null : game.seenBy(game.turn);
      }
      broken = record.moves.length > plies.length;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      broken = true;
    }
    const { rules } = game;
    const seats = seatsOf(record.table ?? {}, rules.players);
    const ended = game.over || record.results !== undefined;
    return {
      key: (this.#last += 1),
      text,
      record,
      rules,
      seats,
      plies,
      judged: [],
      past: broken ? null : pastOf(game, record, states),
      game: rules.game,
      bots: seats.map(({ bot }) => bot),
      network: `${rules.net}@${versions[rules.net] ?? "?"}`,
      moves: plies.length,
      note: broken ? "broken" : !plies.length ? "nothing" : ended ? null : "unfinished",
    };
  }

  /** The verdicts from a move on; a portion more of them is made, if these are not there yet. */
  async #decisions(review: Review, from: number, words: Words): Promise<{ decisions: Decision[]; done: boolean }> {
    const judging = await this.#judging(review.rules);
    const { judged, plies, rules, seats } = review;
    const end = Date.now() + PORTION;
    while (judged.length < plies.length && (judged.length <= from || Date.now() < end)) {
      const { seen, played } = plies[judged.length]!;
      judged.push(this.#judge(rules, judging, seen, played, judged.length, DEALS) ?? unjudged(seen, played, judged));
    }
    const names = words.names(seats);
    return {
      decisions: judged.slice(from).map((one) => this.#told(one, names, words)),
      done: judged.length === plies.length,
    };
  }

  /** Every seat's line of the ledger, when it is made: a portion more of it. None where nobody can look back. */
  async #ledger(review: Review): Promise<{ lines: Line[]; done: boolean }> {
    const { past, rules } = review;
    if (!past || !hasJudge(rules)) return { lines: [], done: true };
    const ledger = (review.accounts ??= await this.#accounts(review, past));
    const end = Date.now() + PORTION;
    while (!ledger.done && Date.now() < end) ledger.look();
    return { lines: ledger.done ? ledger.lines() : [], done: ledger.done };
  }

  async #accounts({ rules, plies }: Review, past: Past): Promise<Ledger> {
    const [{ accounting }, judge, value, judging] = await Promise.all([
      ACCOUNTS[`../games/${rules.game}/ledger.ts`]!(),
      this.house.nets(judgeOf(rules)),
      this.bots.ready(rules, "value"),
      this.#judging(rules),
    ]);
    const thinking = rules.thinking(value!);
    return new Ledger(this.house.desk, past, plies, judging, thinking, accounting(rules, thinking, judge));
  }

  /** The position before a move, as the mover saw it. */
  #at({ record, seats }: Review, ply: number, words: Words): object {
    for (const game of replaying(this.house.desk, this.house.parts, record)) {
      if (game.ply < ply) continue;
      const [{ turn: seat, rules }, names, shown] = [game, words.names(seats), game.shown()];
      return {
        table: "",
        number: 0,
        ply,
        seat,
        phase: "playing",
        turn: seat,
        view: JSON.parse(shown.view(seat)) as object,
        moves: JSON.parse(shown.moves) as string[],
        take_back: false,
        names,
        clocks: { game: null, turn: null },
        log: game.turnsSeen(seat, MOST_TURNS_TOLD).map(({ first, turn }) => ({
          move: first,
          text: words.told(turn.told, seat, names),
          events: JSON.parse(turn.events) as unknown[],
        })),
        commit: "",
        winners: null,
        results: null,
        outlook: rules.steps.length ? game.outlook(seat) : null,
      };
    }
    throw new Refusal("table-unknown", {}, 404);
  }

  async #try(review: Review, ply: number, move: string, words: Words): Promise<Decision> {
    const { rules, plies, seats } = review;
    const judged = this.#judge(rules, await this.#judging(rules), plies[ply]!.seen, move, ply, DEALS);
    if (!judged) throw new Refusal("illegal-move", { text: move.slice(0, 60), moves: "…" });
    return this.#told(judged, words.names(seats), words);
  }

  // --- judging ---

  async #judging(rules: Rules): Promise<Judging> {
    const judge = JUDGES[`../games/${rules.game}/judge.ts`];
    if (!judge) throw new Refusal("table-unknown", {}, ELSEWHERE);
    const [{ judging }, weights] = await Promise.all([judge(), this.bots.ready(rules, "value")]);
    return judging(rules, rules.thinking(weights!));
  }

  #chance(ply: number) {
    return this.house.desk.deals(SEED, ply, null);
  }

  #judge(rules: Rules, judging: Judging, seen: Seen, played: string, ply: number, deals: number): Judged | null {
    const actions = judging.actions(seen, played);
    if (!actions) return null;
    const { best, worth, loss, grade, counts } = judging.judged(seen, actions, deals, this.#chance(ply));
    const name = GRADES[grade]!;
    const wrong = loss > 0 && !["best", "close", "forced"].includes(name);
    return {
      ply,
      seat: seen.seat,
      played,
      best: name === "best" || name === "forced" ? played : rules.texts(seen.blind, [best])[0]!,
      worth: 100 * worth,
      loss: 100 * loss,
      grade: name,
      counts,
      why: wrong ? judging.reasons(seen, actions, best) : [],
    };
  }

  // --- words ---

  async #words(plain: Words): Promise<Words> {
    let words = this.#spoken.get(plain.language);
    if (!words) {
      const { default: more } = await TOLD[plain.language]!();
      words = new Words(plain.language, { ...plain.messages, ...more });
      this.#spoken.set(plain.language, words);
    }
    return words;
  }

  #said(why: Message[], you: number, names: readonly string[], words: Words): string[] {
    return why.map((message) => String(words.meant(message, you, names)));
  }

  #told(judged: Judged, names: readonly string[], words: Words): Decision {
    return { ...judged, why: this.#said(judged.why, judged.seat, names, words) };
  }
}

const bytesIn = (text: string): Bytes => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The judge that looks back on games by these rules, if there is one. */
/** Whatever the sheet, it is looked back on by the judge of the usual one. */
const judgeOf = ({ net }: Rules): string => `hindsight/${net.replace("-varied", "")}`;
const hasJudge = (rules: Rules): boolean => judgeOf(rules) in netsAt && `../games/${rules.game}/ledger.ts` in ACCOUNTS;

/** A move that is not among those which can be listed says nothing of whoever played it. */
function unjudged({ seat }: Seen, played: string, before: Judged[]): Judged {
  const worth = before.findLast((one) => one.seat === seat)?.worth ?? 50;
  return { ply: before.length, seat, played, best: played, worth, loss: 0, grade: "close", counts: false, why: [] };
}
