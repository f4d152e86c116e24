// One table in the browser: who sits where, the game, and what each seat is sent. It says the same bytes as the server's
// table would (server/table.py, server/showing.py); who asks, and where it is kept, is the hall's business.

import type { About, Options } from "../lib/shapes.ts";
import type { Desk } from "./desk.ts";
import { Game, type GameRecord, type TurnText } from "./game.ts";
import { Refusal } from "./refusal.ts";
import type { Rules } from "./rules.ts";
import { freshSeed, hex, seedFrom, seedOf, sha256Text } from "./seed.ts";
import { visible, type Words } from "./words.ts";

/** How many turns a state tells. */
const MOST_TURNS_TOLD = 500;
/** So often steps of one turn can be taken back. */
const MOST_BACK = 30;
/** Who plays on for somebody who has given up or gone. */
const STAND_IN = "value";

export interface Seat {
  kind: "person" | "bot";
  name: string | null;
  bot: string | null;
  away: boolean;
  resigned: boolean;
  cut: string | null;
}

/** What was done at the table, in order: what is played, and what is not. */
export type Change =
  | { kind: "move"; seat: number; text: string; at: number }
  | { kind: "back"; at: number }
  | { kind: "time"; at: number }
  | { kind: "resign"; seat: number; at: number };

/** What the table needs besides the record to stand as it stood. */
export interface Setup {
  id: string;
  made_at: number;
  dealt_at: number | null;
  over_at: number | null;
  onlookers: boolean;
  cutting: boolean;
  /** Whether the coach may help everybody; games that were kept before that could be agreed say nothing. */
  coach?: boolean;
  server_seed: string;
  practice: { position: Record<string, unknown> | null; seed: unknown } | null;
  options: Options;
  seats: Seat[];
  cuts: [number, string | null][];
  history: Change[];
  rematch: string | null;
}

export const newSeat = (kind: Seat["kind"], name: string | null, bot: string | null = null): Seat => ({
  kind,
  name,
  bot,
  away: false,
  resigned: false,
  cut: null,
});

/** A table nobody has dealt at yet; the seed that binds it is there before the first card. */
export const newSetup = (options: Options, seats: Seat[], more: Partial<Setup> = {}): Setup => ({
  id: `local-${hex(freshSeed()).slice(0, 16)}`,
  made_at: Date.now() / 1000,
  dealt_at: null,
  over_at: null,
  onlookers: true,
  cutting: false,
  server_seed: hex(freshSeed()),
  practice: null,
  options,
  seats,
  cuts: [],
  history: [],
  rematch: null,
  ...more,
});

export class Table {
  game: Game | null = null;
  /** How many changes belong to the game; it only ever grows. */
  ply = 0;
  winners: number[] | null = null;
  readonly commit: string;
  #resigned = false;
  #takenBack = 0;

  constructor(
    readonly desk: Desk,
    readonly rules: Rules,
    readonly setup: Setup,
  ) {
    this.commit = sha256Text(setup.server_seed);
    if (setup.dealt_at !== null) {
      this.#begin();
      for (const change of setup.history) this.#carryOut(change);
    }
  }

  get id(): string {
    return this.setup.id;
  }

  /** The number of the last change: that of its making, of the deal, of what was played and of every seat's. */
  get number(): number {
    return this.setup.history.length + this.setup.cuts.length + Number(this.setup.dealt_at !== null);
  }

  get over(): boolean {
    return this.winners !== null;
  }

  get phase(): "waiting" | "playing" | "over" {
    return this.game ? (this.over ? "over" : "playing") : "waiting";
  }

  get turn(): number | null {
    return this.game && !this.over ? this.game.turn : null;
  }

  /** The seats of people: all of them sit at this device. */
  get mine(): number[] {
    return this.setup.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** Whether the coach may help: who plays alone against bots, or all, if that was agreed. */
  get helped(): boolean {
    return this.mine.length === 1 || (this.mine.length > 1 && this.setup.coach === true);
  }

  /** Of several seats of one's own, the one that plays now or next. */
  get seatShown(): number | null {
    const { mine, setup } = this;
    const after = (seat: number) => (seat - (this.turn ?? 0) + setup.seats.length) % setup.seats.length;
    return mine.length < 2 ? (mine[0] ?? null) : mine.toSorted((one, other) => after(one) - after(other))[0]!;
  }

  /** The bot that is to play now. */
  get botOnTurn(): string | null {
    const seat = this.turn === null ? null : this.setup.seats[this.turn]!;
    if (!seat) return null;
    if (seat.kind === "bot") return seat.bot;
    return seat.resigned || seat.away ? (seat.bot ?? STAND_IN) : null;
  }

  // --- changing ---

  dealIfReady(): void {
    const { setup } = this;
    if (this.game || (setup.cutting && setup.seats.some(({ kind, cut }) => kind === "person" && cut === null))) return;
    setup.dealt_at = Date.now() / 1000;
    this.#begin();
  }

  get contributions(): string[] {
    const { server_seed: seed, seats } = this.setup;
    return [seed, ...seats.flatMap(({ cut }, seat) => (cut === null ? [] : [`${seat + 1}:${cut}`]))];
  }

  #begin(): void {
    const { desk, rules, setup } = this;
    if (setup.practice) {
      const { position, seed: given } = setup.practice;
      const seed = seedFrom(given ?? setup.server_seed);
      if (!seed) throw new Refusal("bad-seed", { given: visible(String(given)).slice(0, 60) });
      this.game = position ? Game.from(desk, rules, seed, position) : Game.dealt(desk, rules, seed);
    } else {
      this.game = Game.dealt(desk, rules, seedOf(this.contributions), this.contributions);
    }
    this.winners = this.game.winners;
  }

  #carryOut(change: Change): void {
    const game = this.running();
    if (change.kind === "move") game.play([change.text]);
    else if (change.kind === "back") game.takeBack();
    else if (change.kind === "time") game.timeUp();
    else {
      this.#resigned = true;
      this.winners = this.winnersWithout(change.seat);
    }
    this.#note(change);
  }

  #note(change: Change): void {
    const game = this.game!;
    this.ply += 1;
    if (!this.#resigned) this.winners = game.winners;
    if (this.over) this.setup.over_at = change.at;
    if (change.kind === "back") this.#takenBack += 1;
    else if (game.turnBegan === game.ply) this.#takenBack = 0;
  }

  running(): Game {
    if (!this.game) throw new Refusal("table-not-begun", {}, 409);
    if (this.over) throw new Refusal("game-over", {}, 409);
    return this.game;
  }

  ownSeat(seat: number | null): number {
    const { mine } = this;
    if (seat === null && mine.length) return this.seatShown!;
    if (seat === null || !mine.includes(seat)) throw new Refusal("table-not-your-seat", {}, 403);
    return seat;
  }

  seatOnTurn(seat: number | null): number {
    const number =
      seat === null && this.turn !== null && this.mine.includes(this.turn) ? this.turn : this.ownSeat(seat);
    if (number !== this.turn) throw new Refusal("not-your-turn", {}, 409);
    return number;
  }

  /** Play moves of a seat: all of them, or none. */
  play(seat: number, moves: readonly string[]): void {
    const game = this.running();
    game.play(moves, seat);
    const at = Date.now() / 1000;
    for (const text of moves) this.setup.history.push({ kind: "move", seat, text, at });
    this.ply += moves.length - 1;
    this.#note(this.setup.history.at(-1)!);
  }

  /** What somebody plays who was shown the table at a ply. */
  playAt(ply: number, seat: number | null, moves: readonly string[]): void {
    this.running();
    this.#isNow(ply);
    const number = this.seatOnTurn(seat);
    this.play(number, moves);
    this.setup.seats[number]!.away = false;
  }

  takeBack(ply: number, seat: number | null): void {
    const game = this.running();
    this.#isNow(ply);
    this.seatOnTurn(seat);
    const why = game.whyNotTakeBack();
    if (why) throw new Refusal(why, {}, 409);
    if (this.#takenBack >= MOST_BACK) throw new Refusal("take-back-often", { most: MOST_BACK }, 409);
    this.#do({ kind: "back", at: Date.now() / 1000 });
  }

  resign(seat: number | null): void {
    this.running();
    const number = this.ownSeat(seat);
    const sitter = this.setup.seats[number]!;
    if (sitter.resigned) return;
    if (this.winnersWithout(number)) this.#do({ kind: "resign", seat: number, at: Date.now() / 1000 });
    [sitter.resigned, sitter.bot] = [true, STAND_IN];
  }

  cut(seat: number | null, cut: string): void {
    if (this.game) throw new Refusal("table-dealt", {}, 409);
    const free = this.mine.find((mine) => this.setup.seats[mine]!.cut === null);
    const number = seat ?? free ?? this.ownSeat(null);
    this.setup.seats[this.ownSeat(number)]!.cut = cut;
    this.setup.cuts.push([number, cut]);
    this.dealIfReady();
  }

  /** Somebody leaves, and a bot plays for them until they are back. */
  leave(seat: number | null, away: boolean): void {
    const number = this.ownSeat(seat);
    if (this.phase === "playing") this.setup.seats[number]!.away = away;
  }

  #do(change: Change): void {
    this.#carryOut(change);
    this.setup.history.push(change);
  }

  #isNow(ply: number): void {
    if (ply !== this.ply) throw new Refusal("table-stale", {}, 409);
  }

  /** Who has won when a seat gives up: the one side that is left. Where there are more, they play on. */
  winnersWithout(seat: number): number[] | null {
    const { sides } = this.rules;
    const left = Array.from({ length: sides }, (_, side) => side).filter((side) => side !== seat % sides);
    return left.length === 1 ? left : null;
  }

  // --- showing ---

  /** The state as one seat, or an onlooker, may know it, as it is sent. */
  state(seat: number | null, words: Words, whole: boolean): string {
    const { game } = this;
    const names = words.names(this.setup.seats);
    const shown = game?.shown();
    const mine = game && seat !== null && seat === this.turn;
    const json = JSON.stringify;
    const about = `{"type":"state","table":"${this.id}","number":${this.number},"ply":${this.ply},"seat":${seat}`;
    const view = shown ? shown.view(seat) : "null";
    const moves = mine ? shown!.moves : "[]";
    const back = mine ? game.whyNotTakeBack() === null : false;
    const log = game && shown ? this.#log(game, seat, words, names, whole) : "";
    return (
      `${about},"phase":"${this.phase}","turn":${this.turn},"view":${view},"moves":${moves},"take_back":${back},` +
      `"names":${json(names)},"clocks":{"game":null,"turn":null},"log":[${log}],"commit":"${this.commit}",` +
      `"winners":${json(this.over ? this.winners : null)},"results":${json(this.over ? this.results : null)}}`
    );
  }

  #log(game: Game, seat: number | null, words: Words, names: string[], whole: boolean): string {
    const told = (first: number, { events, told: said }: TurnText) =>
      `{"move":${first},"text":${JSON.stringify(words.told(said, seat, names))},"events":${events}}`;
    if (!whole && game.ply) return told(game.turnToldBegan, game.shown().turn(seat));
    return game
      .turnsSeen(seat, MOST_TURNS_TOLD)
      .map(({ first, turn }) => told(first, turn))
      .join(",");
  }

  /** Everything about the table that is not the game. */
  about(words: Words): About {
    const { setup, rules } = this;
    const names = words.names(setup.seats);
    return {
      id: setup.id,
      game: rules.game,
      players: setup.seats.length,
      options: rules.options(),
      phase: this.phase,
      public: false,
      onlookers: setup.onlookers,
      cutting: setup.cutting,
      coach: setup.coach ?? false,
      practice: setup.practice !== null,
      daily: null,
      clock: { game_minutes: null, turn_seconds: null },
      made_at: setup.made_at,
      number: this.number,
      ply: this.ply,
      turn: this.turn,
      commit: this.commit,
      seats: setup.seats.map(({ kind, bot, away, resigned, cut }, seat) => ({
        seat,
        kind,
        name: names[seat]!,
        bot,
        here: true,
        away,
        resigned,
        cut: cut !== null,
      })),
      yours: this.mine,
      helped: this.helped,
      invite: null,
      winners: this.winners,
      rematch: setup.rematch,
      late: [],
      patience: 0,
      rules: rules.version,
      fault: null,
    };
  }

  get results(): { winners: number[] | null; how: "resigned" | "time" | "rules" } {
    const how = this.#resigned ? "resigned" : this.game!.endedByTime ? "time" : "rules";
    return { winners: this.winners, how };
  }

  /** The record so far; once the game is over, with its results and who played. */
  record(): GameRecord & { results?: object; table?: object } {
    if (!this.game) throw new Refusal("table-not-begun", {}, 409);
    return { ...this.game.record(), ...(this.over && { results: this.results }), table: this.#playedAt() };
  }

  #playedAt(): object {
    const { setup } = this;
    return {
      id: setup.id,
      commit: this.commit,
      practice: setup.practice !== null,
      names: setup.seats.map(({ name }) => name),
      bots: setup.seats.map(({ kind, bot }) => (kind === "bot" ? bot : null)),
      resigned: setup.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : [])),
      cuts: this.over ? setup.cuts : [],
      dealt_at: setup.dealt_at,
      over_at: setup.over_at,
    };
  }
}
