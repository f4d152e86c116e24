// One game at a table in the browser: moves, views, take-back, record. It is to the compiled rules what game.py is on the
// server, and knows as little as that of any game.

import { Desk, EVENT, LOG_ROWS } from "./desk.ts";
import { Refusal } from "./refusal.ts";
import type { Rules, Seen } from "./rules.ts";
import { type Bytes, hex, seedFrom, seedOf, sha256Text } from "./seed.ts";

/** So many legal moves are told. */
export const MOST_MOVES_TOLD = 2_000;
export const RECORD_VERSION = 2;

/** How a table stands, a line for everything that different people may or may not see (shown.py). */
export class Shown {
  constructor(
    readonly lines: readonly string[],
    readonly players: number,
    readonly actor: number,
  ) {}

  view(seat: number | null): string {
    const hands = this.lines.slice(2, 2 + this.players);
    if (seat !== null) hands[seat] = this.lines[3 + this.players + seat]!;
    return this.lines[1]! + hands.join(",") + this.lines[2 + this.players]!;
  }

  get moves(): string {
    return this.lines[3 + 2 * this.players]!;
  }

  turn(seat: number | null): TurnText {
    const first = (seat === this.actor ? 4 : 6) + 2 * this.players;
    return { events: this.lines[first]!, told: this.lines[first + 1]! };
  }
}

/** What has happened in a turn, as somebody saw it: its events as JSON, and its sentences, not yet in words. */
export interface TurnText {
  events: string;
  told: string;
}

type Head = [turn: number, over: boolean, between: boolean, revealed: boolean, winners: number[] | null];

export interface GameRecord {
  race108: number;
  rules: number;
  game: string;
  players: number;
  options: object;
  options_hash: string;
  seed: string;
  contributions?: string[];
  position?: object;
  moves: string[];
  time_up?: boolean;
}

export class Game {
  contributions: string[] | null = null;
  turn = 0;
  over = false;
  winners: number[] | null = null;
  readonly moves: string[] = [];
  #between = true;
  #state: Bytes;
  #shown: Shown | null = null;
  /** Per ply what happened, with all that was hidden. */
  #events: Int16Array[] = [];
  /** The plies with which turns began, and whose turns they were. */
  #turns: number[] = [];
  #actors: number[] = [];
  /** The states before the moves that can still be taken back. */
  #before: Bytes[] = [];
  #timeUp = false;

  private constructor(
    readonly desk: Desk,
    readonly rules: Rules,
    readonly seed: Bytes,
    readonly start: Bytes,
    readonly position: object | null,
  ) {
    this.#state = start;
    this.#stand(start);
  }

  static dealt(desk: Desk, rules: Rules, seed: Bytes, contributions: string[] | null = null): Game {
    const game = new Game(desk, rules, seed, rules.deal(desk.deals(seed, 0, null)), null);
    game.contributions = contributions;
    return game;
  }

  static from(desk: Desk, rules: Rules, seed: Bytes, position: Record<string, unknown>): Game {
    return new Game(desk, rules, seed, rules.read(position, desk.deals(seed, 0, null)), position);
  }

  get ply(): number {
    return this.moves.length;
  }

  get between(): boolean {
    return this.#between;
  }

  /** The ply with which the turn of the last move began. */
  get turnToldBegan(): number {
    return this.#turns.at(-1) ?? 0;
  }

  /** How many moves had been played when the turn that is going on began. */
  get turnBegan(): number {
    return this.#between || !this.#turns.length ? this.ply : this.#turns.at(-1)!;
  }

  /** What everyone who may look at the table sees now. */
  shown(): Shown {
    if (!this.#shown) {
      const actor = this.#actors.at(-1) ?? -1;
      const dealer = this.desk.deals(this.seed, this.ply, this.#log());
      this.#shown = new Shown(
        this.#opened(this.rules.show(this.#state, dealer, "", actor, MOST_MOVES_TOLD)!.lines),
        this.rules.players,
        actor,
      );
    }
    return this.#shown;
  }

  /** Play moves, of one seat if it is named: all of them or, if one cannot be played, none. */
  play(texts: readonly string[], seat: number | null = null): void {
    const [ply, state, before] = [this.ply, this.#state, this.#before];
    try {
      for (const text of texts) {
        if (seat !== null && seat !== this.turn && !this.over) throw new Refusal("not-your-turn");
        this.#play(text);
      }
    } catch (fault) {
      this.#forget(ply);
      this.#stand(state);
      this.#before = before;
      throw fault;
    }
  }

  #play(text: string): void {
    if (this.over) throw new Refusal("game-over");
    const [{ rules, desk, ply }, before, begins] = [this, this.#state, this.#between || !this.ply];
    const log = begins ? new Int16Array() : this.#log();
    const dealer = desk.deals(this.seed, ply + 1, log);
    const stood = text ? rules.show(before, dealer, text, this.turn, MOST_MOVES_TOLD) : null;
    if (!stood) {
      const moves = JSON.parse(this.shown().moves) as string[];
      throw new Refusal("illegal-move", { text: text.slice(0, 60), moves: moves.slice(0, 12).join(", ") });
    }
    if (begins) {
      this.#turns.push(ply);
      this.#actors.push(this.turn);
    }
    this.moves.push(text);
    this.#events.push(desk.noted(log.length / EVENT));
    this.#shown = new Shown(this.#opened(stood.lines), rules.players, this.turn);
    this.#state = stood.state;
    const revealed = this.#head(stood.lines[0]!);
    this.#before = this.#between || this.over || revealed ? [] : [...this.#before, before];
  }

  #opened(lines: string[]): string[] {
    return lines.with(1, this.rules.opening + lines[1]!);
  }

  #head(line: string): boolean {
    const [turn, over, between, revealed, winners] = JSON.parse(line) as Head;
    [this.turn, this.over, this.#between, this.winners] = [turn, over, between, winners];
    return revealed;
  }

  /** The table is like this now. */
  #stand(state: Bytes): void {
    this.#state = state;
    this.#shown = null;
    this.#head(this.rules.show(state, this.desk.deals(this.seed, 0, new Int16Array()), "", -1, -1)!.lines[0]!);
  }

  /** The events of the turn under way, or of the last one. */
  #log(): Int16Array {
    return this.#truth(this.turnToldBegan, this.ply);
  }

  #truth(first: number, end: number): Int16Array {
    const parts = this.#events.slice(first, end);
    const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  #forget(ply: number): void {
    this.moves.length = this.#events.length = ply;
    while (this.#turns.length && this.#turns.at(-1)! >= ply) this.#turns.pop();
    this.#actors.length = this.#turns.length;
  }

  // --- taking back, and the end of the time ---

  whyNotTakeBack(): string | null {
    if (this.over || !this.ply || this.#between) return "take-back-nothing";
    return this.#before.length ? null : "take-back-revealed";
  }

  takeBack(): void {
    const why = this.whyNotTakeBack();
    if (why) throw new Refusal(why);
    this.#forget(this.ply - 1);
    const before = [...this.#before];
    this.#stand(before.pop()!);
    this.#before = before;
  }

  timeUp(): void {
    if (this.over) throw new Refusal("game-over");
    if (!this.rules.timeUp) throw new Refusal("record-shape", { key: "time_up" });
    this.#stand(this.rules.timeUp(this.#state));
    this.#timeUp = true;
  }

  get endedByTime(): boolean {
    return this.#timeUp;
  }

  // --- what somebody saw ---

  /** Events as a seat, or an onlooker (-1), saw them. */
  #seen(events: Int16Array, seat: number): Int16Array {
    const seen = new Int16Array(events.length);
    for (let at = 0; at < events.length; at += LOG_ROWS * EVENT) {
      const room = this.desk.events(events.subarray(at, at + LOG_ROWS * EVENT));
      this.rules.hideDraws(room, seat);
      seen.set(room, at);
    }
    return seen;
  }

  /** The last so many turns as a seat or an onlooker saw them: the ply with which each began, and what happened. */
  turnsSeen(seat: number | null, most: number): { first: number; turn: TurnText }[] {
    const since = this.#turns.length > most ? this.#turns.at(-most)! : 0;
    const firsts = [since, ...this.#turns.filter((turn) => turn > since), this.ply];
    return firsts.slice(0, -1).flatMap((first, i) => {
      const end = firsts[i + 1]!;
      return first < end ? [{ first, turn: this.turnText(this.#seen(this.#truth(first, end), seat ?? -1)) }] : [];
    });
  }

  /** What happened with one move, as somebody who sees everything. */
  truthOf(ply: number): TurnText {
    return this.turnText(this.#truth(ply - 1, ply));
  }

  turnText(events: Int16Array): TurnText {
    const rows = events.length / EVENT;
    let cut = Math.min(rows, LOG_ROWS);
    // What is told as one stays together.
    if (cut < rows) while (cut > 1 && events[EVENT * cut] === events[EVENT * (cut - 1)]) cut -= 1;
    const [happened, told] = this.rules.turn(this.desk.notes(events.subarray(0, EVENT * cut)));
    if (cut === rows) return { events: happened!, told: told! };
    const rest = this.turnText(events.subarray(EVENT * cut));
    return { events: `${happened!.slice(0, -1)},${rest.events.slice(1)}`, told: `${told!}\t${rest.told}` };
  }

  /** The whole table, with all that is hidden: for looking back on it. */
  get table(): Bytes {
    return this.#state;
  }

  /** The whole truth, as JSON. */
  truth(): string {
    return this.rules.opening + this.rules.truth(this.#state);
  }

  /** What a seat may know, and nothing else: what bots play from. */
  seenBy(seat: number): Seen {
    const { rules } = this;
    return {
      seat,
      blind: rules.blinded(this.#state, seat),
      start: rules.blinded(this.start, seat),
      backs: rules.backs(this.#state, seat),
      events: this.#seen(this.#truth(0, this.ply), seat),
    };
  }

  /** How the tokens would move, step by step, with each of the legal moves, as far as the seat can foresee it. */
  outlook(seat: number): unknown[][] {
    const { rules, desk } = this;
    if (seat !== this.turn || this.over) return [];
    const blind = rules.blinded(this.#state, seat);
    return (JSON.parse(this.shown().moves) as string[]).map((move) => {
      const dealer = desk.deals(new Uint8Array(32), 0, new Int16Array());
      if (!rules.show(blind, dealer, move, seat, -1)) return [];
      const events = JSON.parse(rules.turn(dealer)[0]!) as unknown[][];
      return events.filter(([kind]) => rules.steps.includes(kind as string));
    });
  }

  /** Why a seat cannot use a thing now, from what it sees: a message with its arguments; null if it can be used. */
  why(seat: number, thing: string): unknown {
    const reason = this.rules.why(this.rules.blinded(this.#state, seat), thing);
    if (reason === "?") throw new Refusal("why-unknown", { thing });
    return reason ? (JSON.parse(reason) as unknown) : null;
  }

  // --- records ---

  record(): GameRecord {
    const { rules } = this;
    return {
      race108: RECORD_VERSION,
      rules: rules.version,
      game: rules.game,
      players: rules.players,
      options: rules.optionsInFull(),
      options_hash: optionsHash(rules),
      seed: hex(this.seed),
      ...(this.contributions && { contributions: this.contributions }),
      ...(this.position && { position: this.position }),
      moves: [...this.moves],
      ...(this.#timeUp && { time_up: true }),
    };
  }
}

/** What tells whether the options of a stored game are still the same. */
export const optionsHash = (rules: Rules): string => sha256Text(sortedJson(rules.optionsInFull()));

/** JSON with its keys in order and no blanks, in ASCII: one text for one value. */
function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${sortedJson(one)}`).join(",")}}`;
  }
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replaceAll(/[\u007f-\uffff]/g, escaped);
}

/** The seed that a record tells of, which must be made from its contributions if it has any. */
export function seedIn(record: Partial<GameRecord>): Bytes {
  const seed = seedFrom(record.seed);
  if (!seed) throw new Refusal("bad-seed", { given: String(record.seed).slice(0, 60) });
  if (record.contributions && hex(seedOf(record.contributions)) !== hex(seed))
    throw new Refusal("record-contributions");
  return seed;
}
