// The tables on this device, and what can be asked of them: the same addresses and answers as the server's (server/api.py),
// and lines that say the same (server/live.py). It runs in a worker, or, where there are none, beside the page.

import type { Made, Options } from "../lib/shapes.ts";
import { BOTS, Bots, type Nets } from "./bots.ts";
import type { Coach } from "./coach.ts";
import type { Desk } from "./desk.ts";
import { Game } from "./game.ts";
import * as keep from "./keep.ts";
import { type Parts, rulesFor } from "./making.ts";
import { practised, whyInPractice } from "./practice.ts";
import { ELSEWHERE, Refusal } from "./refusal.ts";
import { replayed } from "./replay.ts";
import { newSeat, newSetup, type Seat, type Setup, Table } from "./table.ts";
import { verified } from "./verify.ts";
import type { Words } from "./words.ts";

/** As the server closes a line to somebody whom it does not let in. */
const TURNED_AWAY = 4403;
/** So many of the newest tables are listed. */
const MOST_LISTED = 40;

/** Somebody at a table. */
export interface Caller {
  send(text: string): void;
  close(code: number): void;
}

interface Connection {
  caller: Caller;
  table: Table;
  seat: number | null;
  words: Words;
}

export interface House {
  desk: Desk;
  parts: Parts;
  nets: Nets;
  words(language: string): Promise<Words>;
}

type Wish = Record<string, unknown>;

export class Hall {
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #connections = new Set<Connection>();
  readonly #bots: Bots;
  readonly #thinking = new Set<string>();
  /** Loaded when somebody asks for it. */
  #coach: Promise<Coach> | null = null;

  /** A game could not be put on the device: somebody should know. */
  unkept = (): void => undefined;

  constructor(readonly house: House) {
    this.#bots = new Bots(house.desk, house.nets);
  }

  // --- asking ---

  /** Answer a question as the server would: a status, and JSON. */
  async ask(path: string, wish: Wish | undefined, language: string): Promise<{ status: number; answer: unknown }> {
    const words = await this.house.words(language);
    try {
      return { status: 200, answer: await this.#answer(path, wish, words) };
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      return { status: fault.status, answer: { error: words.say(fault.id, fault.given) } };
    }
  }

  async #answer(path: string, wish: Wish | undefined, words: Words): Promise<unknown> {
    const { pathname, searchParams } = new URL(path, "http://here");
    const [room, id, what] = pathname.split("/").slice(1) as [string, string?, string?];
    const { desk, parts } = this.house;
    if (room === "practice" && wish) {
      return id === "why" ? whyInPractice(desk, parts, wish, words) : practised(desk, parts, wish, words);
    }
    if (room === "replay" && wish) return replayed(desk, parts, wish, words);
    if (room === "verify" && wish) return verified(desk, parts, wish, words, searchParams);
    if (room === "coach" && id && wish) {
      this.#coach ??= import("./coach.ts").then(
        ({ Coach }) => new Coach(this.house, this.#bots, (at) => this.#table(at)),
      );
      return (await this.#coach).ask(id, wish, words);
    }
    if (room === "layouts" && id) return this.#layout(id);
    if (room !== "tables") throw new Refusal("table-unknown", {}, 404);
    if (!id) return wish ? this.#make(wish) : this.#listed(words);
    const table = await this.#table(id);
    if (!what) return table.about(words);
    return wish ? this.#change(table, what, wish, words) : this.#look(table, what, searchParams, words);
  }

  #layout(name: string): object {
    for (const part of Object.values(this.house.parts)) {
      const found = part.layout?.(name);
      if (found) return found;
    }
    throw new Refusal("table-unknown", {}, 404);
  }

  #look(table: Table, what: string, asked: URLSearchParams, words: Words): unknown {
    const seat = asked.get("seat") === null ? null : Number(asked.get("seat"));
    if (what === "state")
      return JSON.parse(table.state(seat === null ? table.seatShown : table.ownSeat(seat), words, true));
    if (what === "outlook") return { ply: table.ply, steps: table.running().outlook(table.seatOnTurn(seat)) };
    if (what === "why") return why(table.running(), table.ownSeat(seat), asked.get("thing") ?? "", table, words);
    if (what === "record" || what === "replay") {
      if (!table.over) throw new Refusal("table-not-over", {}, 409);
      return what === "record" ? table.record() : replayed(this.house.desk, this.house.parts, table.record(), words);
    }
    throw new Refusal("table-unknown", {}, 404);
  }

  async #change(table: Table, what: string, wish: Wish, words: Words): Promise<unknown> {
    const seat = (wish.seat as number | null | undefined) ?? null;
    if (what === "rematch") return this.#rematch(table);
    if (what === "moves") table.playAt(wish.ply as number, seat, wish.moves as string[]);
    else if (what === "take_back") table.takeBack(wish.ply as number, seat);
    else if (what === "resign") table.resign(seat);
    else if (what === "cut") table.cut(seat, String(wish.cut).slice(0, 60));
    else if (what === "leave" || what === "seats") table.leave(seat, what === "leave");
    else if (what === "forget") return this.#forget(table);
    else throw new Refusal("table-unknown", {}, 404);
    const dealt = what === "cut" && table.game !== null;
    await this.#changed(table, dealt, what !== "moves" && what !== "take_back");
    return what === "moves" || what === "take_back"
      ? JSON.parse(table.state(table.ownSeat(seat), words, true))
      : { ok: true, number: table.number, seat };
  }

  // --- tables ---

  async #make(wish: Wish): Promise<Made> {
    const sitters = wish.seats as string[];
    const names = (wish.names as (string | null)[] | undefined) ?? [];
    let first = true;
    const seats = sitters.map((sitter, number): Seat => {
      if (sitter.startsWith("bot:")) return newSeat("bot", null, botCalled(sitter.slice(4)));
      if (sitter !== "me") throw new Refusal("table-bad-seat", { given: sitter });
      const name = names[number] ?? (first ? ((wish.name as string | null | undefined) ?? null) : null);
      first = false;
      return newSeat("person", name?.trim().slice(0, 40) || null);
    });
    const practice = (wish.practice ?? null) as Setup["practice"];
    const rules = rulesFor(this.house.desk, this.house.parts, wish.game, seats.length, (wish.options ?? {}) as Options);
    const more = {
      cutting: wish.cutting === true && !practice,
      coach: wish.coach === true,
      onlookers: wish.onlookers !== false,
      practice,
    };
    return this.#open(new Table(this.house.desk, rules, newSetup(rules.options(), seats, more)));
  }

  async #open(table: Table): Promise<Made> {
    this.#tables.set(table.id, Promise.resolve(table));
    table.dealIfReady();
    await this.#save(table);
    this.#setGoing(table);
    return made(table);
  }

  async #rematch(table: Table): Promise<Made> {
    if (!table.over) throw new Refusal("table-not-over", {}, 409);
    const { setup, rules } = table;
    if (!setup.rematch) {
      const seats = setup.seats.map(({ kind, name, bot }) => newSeat(kind, name, kind === "bot" ? bot : null));
      const { cutting, coach = false, onlookers, practice } = setup;
      const more = { cutting, coach, onlookers, practice };
      const next = new Table(this.house.desk, rules, newSetup(setup.options, seats, more));
      setup.rematch = next.id;
      await this.#open(next);
      await this.#changed(table, false, true);
    }
    return made(await this.#table(setup.rematch));
  }

  async #forget(table: Table): Promise<object> {
    this.#tables.delete(table.id);
    await keep.remove(table.id);
    return { ok: true, number: table.number };
  }

  /** The table as it was kept: its record is played again. */
  #table(id: string): Promise<Table> {
    let table = this.#tables.get(id);
    if (!table) {
      table = keep.load(id).then((saved) => this.#rebuilt(saved));
      this.#tables.set(id, table);
      table.catch(() => this.#tables.delete(id));
    }
    return table;
  }

  #rebuilt(saved: keep.Saved | null): Table {
    if (!saved) throw new Refusal("table-unknown", {}, 404);
    const { game } = saved.record as { game: string };
    const setup = saved.table as Setup;
    try {
      const { desk, parts } = this.house;
      return new Table(desk, rulesFor(desk, parts, game, setup.seats.length, setup.options), structuredClone(setup));
    } catch {
      throw new Refusal("table-rows-broken", {}, 409);
    }
  }

  /** The newest tables, and how many games are kept that cannot be read. */
  async #listed(words: Words): Promise<object> {
    const { games, broken } = await keep.list();
    const found = await Promise.all(games.slice(0, MOST_LISTED).map(({ id }) => this.#table(id).catch(() => null)));
    const tables = found.filter((table) => table !== null);
    return { tables: tables.map((table) => table.about(words)), broken: broken + found.length - tables.length };
  }

  /** Nobody hears of a change before it is kept. */
  async #save(table: Table): Promise<void> {
    const record = table.game ? table.record() : { game: table.rules.game };
    const safe = await keep.save({
      id: table.id,
      at: Date.now(),
      over: table.over,
      record,
      table: structuredClone(table.setup),
    });
    if (!safe) this.unkept();
  }

  async #changed(table: Table, dealt: boolean, beside: boolean): Promise<void> {
    await this.#save(table);
    for (const one of this.#connections) {
      if (one.table !== table) continue;
      one.caller.send(table.state(this.#seatOf(one), one.words, dealt));
      if (beside || dealt || table.over) this.#tellAbout(one);
    }
    this.#setGoing(table);
  }

  #tellAbout({ caller, table, words }: Connection): void {
    caller.send(JSON.stringify({ type: "table", ...table.about(words) }));
  }

  // --- bots ---

  #attended(id: string): boolean {
    return [...this.#connections].some(({ table }) => table.id === id);
  }

  /** If a bot is on turn, let it play. */
  #setGoing(table: Table): void {
    const [bot, { game }] = [table.botOnTurn, table];
    if (!bot || !game || this.#thinking.has(table.id)) return;
    this.#thinking.add(table.id);
    void this.#playBot(table, game, bot).finally(() => {
      this.#thinking.delete(table.id);
      // Where nobody looks on, nobody waits.
      if (this.#attended(table.id)) this.#setGoing(table);
    });
  }

  async #playBot(table: Table, game: Game, bot: string): Promise<void> {
    const [turn, ply] = [table.turn!, table.ply];
    const moves = await this.#bots.turn(game, bot).catch((fault: unknown) => {
      console.error(fault);
      return null;
    });
    // Nor does anybody play on: the game may have gone to another tab.
    if (!this.#attended(table.id)) return;
    if (!moves || table.ply !== ply || table.turn !== turn || !table.botOnTurn) return;
    table.play(turn, moves);
    await this.#changed(table, false, false);
  }

  // --- lines ---

  /** Somebody comes to a table: everything is told, and then whatever happens. */
  async join(id: string, seat: number | null, language: string, caller: Caller): Promise<Seated> {
    const words = await this.house.words(language);
    try {
      // Another tab may have played on.
      if (!this.#attended(id) && !this.#thinking.has(id)) this.#tables.delete(id);
      const table = await this.#table(id);
      const connection: Connection = { caller, table, seat: seat === null ? null : table.ownSeat(seat), words };
      this.#connections.add(connection);
      caller.send(table.state(this.#seatOf(connection), words, true));
      this.#tellAbout(connection);
      this.#setGoing(table);
      return { hear: (text) => this.#hear(connection, text), leave: () => this.#connections.delete(connection) };
    } catch (fault) {
      const { id: why, given } = fault instanceof Refusal ? fault : new Refusal("table-rows-broken");
      caller.send(JSON.stringify({ type: "refused", ply: null, error: words.say(why, given) }));
      caller.close(TURNED_AWAY);
      return { hear: () => undefined, leave: () => undefined };
    }
  }

  #seatOf({ seat, table }: Connection): number | null {
    return seat ?? table.seatShown;
  }

  #hear(connection: Connection, text: string): void {
    const { table, caller, words } = connection;
    this.#carryOut(connection, text).catch((fault: unknown) => {
      if (!(fault instanceof Refusal)) throw fault;
      caller.send(JSON.stringify({ type: "refused", ply: table.ply, error: words.say(fault.id, fault.given) }));
    });
  }

  async #carryOut(connection: Connection, text: string): Promise<void> {
    const { table, caller } = connection;
    const frame = JSON.parse(text) as Wish;
    const seat = (frame.seat as number | undefined) ?? connection.seat;
    if (frame.type === "ping") return caller.send('{"type":"pong"}');
    if (frame.type === "play") table.playAt(frame.ply as number, seat, frame.moves as string[]);
    else if (frame.type === "take_back") table.takeBack(frame.ply as number, seat);
    else if (frame.type === "resign") table.resign(seat);
    else throw new Refusal("frame-unknown", { kind: String(frame.type), known: "play, take_back, resign, ping" });
    await this.#changed(table, false, frame.type === "resign");
  }
}

const made = ({ id, seatShown: seat, number }: Table): Made => ({ id, seat, invite: `/t/${id}`, number });

/** A bot that can think here. */
function botCalled(bot: string): string {
  if (!BOTS.test(bot)) throw new Refusal("unknown-bot", { bot, known: "" }, ELSEWHERE);
  return bot;
}

export interface Seated {
  hear(text: string): void;
  leave(): void;
}

/** Why a seat cannot use a thing, in words. */
export function why(game: Game, seat: number, thing: string, table: Table, words: Words): object {
  const names = words.names(table.setup.seats);
  let reason: unknown;
  if (game.over) reason = { say: "why-over" };
  else if (seat !== game.turn) reason = { say: "why-turn", player: names[game.turn] };
  else reason = game.why(seat, thing);
  const message = reason === null ? null : (reason as { say: string }).say;
  return { ply: table.ply, message, text: reason === null ? null : words.meant(reason, null, names) };
}
