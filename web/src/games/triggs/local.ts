// The game's compiled code, as a table in the browser calls it.

import type { Dealer } from "../../lib/kernel/ground.ts";
import type { Options } from "../../lib/shapes.ts";
import { type Bytes, type Desk, lines, type Weights } from "../../local/desk.ts";
import { BadPosition, cardsLeft, listOf, oneOf, within } from "../../local/position.ts";
import type { LocalPart, Rules, Seen } from "../../local/rules.ts";
import { Functions, LENGTHS, Memory, Room, State } from "./kernel.ts";
import facts from "./facts.json";
import told from "./local.json";

const PHASES = ["act", "draw", "form", "extra", "over"];
const PILES = ["left", "centre", "right"] as const;
const [VALUES, COPIES, DEALT, CARDS] = [12, 9, 5, 108];
const REFILLS = ["emptied", "all"];
const ROWS = facts.options[0]!.default;

interface TriggsOptions {
  rows: number[];
  refill: string;
}

/** Sheets of one's own have a network that has seen many kinds of them. */
const netFor = (players: number, { rows = ROWS }: Options) =>
  `triggs-${players}${JSON.stringify(rows) === JSON.stringify(ROWS) ? "" : "-varied"}`;

class TriggsRules implements Rules {
  readonly game = "triggs";
  readonly version = told.version;
  readonly sides: number;
  readonly steps = [];
  readonly levels = told.levels;
  readonly net: string;
  readonly opening: string;
  readonly #made: ReturnType<typeof made>;

  constructor(
    readonly desk: Desk,
    readonly players: number,
    readonly chosen: TriggsOptions,
  ) {
    this.#made = made(desk);
    this.sides = players;
    this.net = netFor(players, { ...chosen });
    this.opening = JSON.stringify({ game: this.game, players, ...this.options() }).slice(0, -1);
  }

  options() {
    return { rows: this.chosen.rows, refill: this.chosen.refill };
  }

  optionsInFull() {
    return this.options();
  }

  deal(dealer: Dealer): Bytes {
    const { state, rows, call } = this.#made;
    state.put(new Uint8Array(State.size));
    rows.set([0, ...this.chosen.rows]);
    call.startGame(state, this.players, rows, Number(this.chosen.refill === "all"), dealer);
    return state.bytes();
  }

  read(position: Record<string, unknown>, dealer: Dealer): Bytes {
    const { state, call } = this.#made;
    const { players } = this;
    const per = <T>(key: string, usual: T[][]): T[][] => {
      const given = (position[key] as T[][] | undefined) ?? usual;
      if (!Array.isArray(given) || given.length !== players || !given.every(Array.isArray)) throw new BadPosition(key);
      return given;
    };
    state.put(new Uint8Array(State.size));
    state.players = players;
    state.rows.set([0, ...this.chosen.rows]);
    state.refillAll = Number(this.chosen.refill === "all");
    state.turn = within(position.turn ?? 0, 0, players - 1, "turn");
    state.phase = oneOf(position.phase ?? "act", PHASES, "phase");
    state.winner = -1;
    call.prepareTable(state);
    const crossed = per(
      "crossed",
      Array.from({ length: players }, () => Array<number>(VALUES).fill(0)),
    );
    for (const [seat, sheet] of crossed.entries()) {
      const checked = listOf(sheet, 0, COPIES, "crossed", VALUES);
      if (checked.some((crosses, row) => crosses > this.chosen.rows[row]!)) throw new BadPosition("crossed");
      state.crossed.row(seat).set([0, ...checked]);
    }
    const piles = Object.fromEntries(
      [...PILES, "discard", "box"].map((key) => [key, listOf(position[key] ?? [], 1, VALUES, key)]),
    );
    let hands =
      position.hands === undefined ? null : per<number>("hands", []).map((hand) => listOf(hand, 1, VALUES, "hands"));
    const every = Array.from({ length: CARDS }, (_, card) => Math.floor(card / COPIES) + 1);
    const rest = cardsLeft(every, [...Object.values(piles), ...(hands ?? [])], "hands");
    const room = this.#made.cards.subarray(0, rest.length);
    room.set(rest);
    call.shuffleCards(room, rest.length, dealer);
    const spare = [...room];
    hands ??= Array.from({ length: players }, () => spare.splice(0, DEALT));
    if (position.centre === undefined) piles.centre = spare.toReversed();
    else if (spare.length) throw new BadPosition("centre");
    for (const [seat, hand] of hands.entries()) for (const value of hand) call.takeCard(state, seat, value);
    for (const [i, key] of PILES.entries()) {
      state.pile.row(i).set(piles[key]!.toReversed());
      state.height[i] = piles[key]!.length;
    }
    state.discard.set(piles.discard!.toReversed());
    state.box.set(piles.box!.toReversed());
    [state.discards, state.boxed] = [piles.discard!.length, piles.box!.length];
    if (PHASES[state.phase] === "form") state.value = within(position.value, 1, VALUES, "value");
    if (PHASES[state.phase] === "over") {
      const full = crossed.findIndex((sheet) => sheet.every((crosses, row) => crosses === this.chosen.rows[row]));
      if (full < 0) throw new BadPosition("winners");
      state.winner = state.turn = full;
    }
    call.countSheets(state);
    if (PHASES[state.phase] !== "over") call.settleTable(state, dealer);
    return state.bytes();
  }

  show(table: Bytes, dealer: Dealer, move: string, actor: number, most: number) {
    const { state, blind, desk, call } = this.#made;
    const text = move ? desk.text(move) : desk.noText();
    if (!text) return null;
    state.put(table);
    const length = call.playAndShow(state, text, actor, most, dealer, blind, desk.page);
    return length ? { state: state.bytes(), lines: lines(desk.written(length)) } : null;
  }

  turn(dealer: Dealer): string[] {
    const { desk, call } = this.#made;
    return lines(desk.written(call.writeTurn(dealer, desk.page)));
  }

  truth(table: Bytes): string {
    const { state, desk, call } = this.#made;
    state.put(table);
    return desk.written(call.writeTable(state, -2, desk.page));
  }

  blinded(table: Bytes, seat: number): Bytes {
    const { state, call } = this.#made;
    state.put(table);
    call.hideCards(state, seat);
    return state.bytes();
  }

  backs(): null {
    return null;
  }

  hideDraws(events: Int16Array, seat: number): void {
    this.#made.call.hideDraws(events, seat);
  }

  texts(_: Bytes, moves: number[][]): string[] {
    const { actions, desk, call } = this.#made;
    const room = actions.subarray(0, moves.length);
    room.set(moves.map(([action]) => BigInt(action!)));
    return JSON.parse(desk.written(call.writeMoves(room, desk.page))) as string[];
  }

  why(table: Bytes, thing: string): string {
    const { state, desk, call } = this.#made;
    const text = desk.text(thing);
    if (!text) return "?";
    state.put(table);
    return desk.written(call.whyNot(state, text, desk.page));
  }

  thinking(weights: Weights) {
    const { state, memory, start, moves, worths, room, desk, call } = this.#made;
    const net = desk.net(this.net, weights);
    /** What a seat knows from all that it has seen, put where compiled code finds it. */
    const knows = ({ seat, blind, start: begun, events }: Seen) => {
      memory.put(new Uint8Array(Memory.size));
      start.put(begun);
      const seen = this.#made.seen(events.length);
      seen.set(events);
      call.rememberAll(memory, start, seat, seen);
      state.put(blind);
      return [state, memory, net] as const;
    };
    return {
      weights,
      tools: { desk, call, room, net, known: knows },
      ranked: ({ blind }: Seen, dealer: Dealer) => {
        state.put(blind);
        const count = call.rankMoves(state, net, moves, worths, room, dealer);
        return [...moves.subarray(0, count)].map((action, i) => ({ actions: [action], worth: worths[i]! }));
      },
      atLevel: ({ blind }: Seen, row: number, dealer: Dealer) => {
        state.put(blind);
        call.chooseAtLevel(state, net, row, room, desk.thinks(), dealer);
        return desk.chosen();
      },
      searched: (seen: Seen, rollouts: number, dealer: Dealer) => {
        call.search(...knows(seen), rollouts, room, desk.thinks(), dealer);
        return desk.chosen();
      },
    };
  }
}

/** What the game needs of the module's memory, once for all tables at a desk. */
function made(desk: Desk) {
  let found = MADE.get(desk);
  if (!found) {
    const { kernel } = desk;
    const grown = { room: kernel.numbers(Int16Array, 4096) };
    found = {
      desk,
      call: new Functions(kernel),
      state: kernel.record(State),
      blind: kernel.record(State),
      start: kernel.record(State),
      memory: kernel.record(Memory),
      room: kernel.record(Room),
      rows: kernel.numbers(Int8Array, LENGTHS.startGame.rows),
      cards: kernel.numbers(Int8Array, CARDS),
      actions: kernel.numbers(BigInt64Array, LENGTHS.legalActions.out),
      moves: kernel.numbers(Int16Array, LENGTHS.rankMoves.moves),
      worths: kernel.numbers(Float64Array, LENGTHS.rankMoves.worths),
      /** Room for the events of a whole game, which may have to grow. */
      seen(length: number): Int16Array {
        if (length > grown.room.length) grown.room = kernel.numbers(Int16Array, 2 * length);
        return grown.room.subarray(0, length);
      },
    };
    MADE.set(desk, found);
  }
  return found;
}

interface Made {
  desk: Desk;
  call: Functions;
  state: State;
  blind: State;
  start: State;
  memory: Memory;
  room: Room;
  rows: Int8Array;
  cards: Int8Array;
  actions: BigInt64Array;
  moves: Int16Array;
  worths: Float64Array;
  seen(length: number): Int16Array;
}
const MADE = new WeakMap<Desk, Made>();

/** What the judge is handed. */
export type Tools = ReturnType<TriggsRules["thinking"]>["tools"];

export default {
  net: netFor,
  rules: (desk, players, options) => new TriggsRules(desk, players, options as unknown as TriggsOptions),
  optionsIn: ({ players, rows, refill, hands }) => ({
    players: (players as number | undefined) ?? (Array.isArray(hands) ? hands.length : 2),
    options: {
      rows: listOf(rows ?? ROWS, 1, COPIES, "rows", VALUES),
      refill: REFILLS[oneOf(refill ?? "emptied", REFILLS, "refill")]!,
    },
  }),
} satisfies LocalPart;
