// The game's compiled code, as a table in the browser calls it.

import type { Dealer } from "../../lib/kernel/ground.ts";
import type { Options } from "../../lib/shapes.ts";
import { type Bytes, type Desk, lines, upTo, type Weights } from "../../local/desk.ts";
import { BadPosition, cardsLeft, listOf, oneOf, within } from "../../local/position.ts";
import { ELSEWHERE, Refusal } from "../../local/refusal.ts";
import type { LocalPart, Rules, Seen } from "../../local/rules.ts";
import { Functions, Layout, LENGTHS, Lore, Room, State } from "./kernel.ts";
import facts from "./facts.json";
import { cardsOf, isWritten, layouts, type LayoutWritten, named, symbolsOf, tidy, writtenOut } from "./layout.ts";
import told from "./local.json";

const PHASES = ["act", "trip", "lay", "over"];
const VARIANTS = facts.variants;
const [CARDS, DEALT, GOAL, SORTS] = [108, 2, 100, told.sorts];
/** A move as its actions: whom a trip is aimed at, its cards, and then -1. */
const LONGEST = told.longest;

interface RunTripOptions {
  variant: string;
  mercy: boolean;
  layout: string | LayoutWritten;
  cut: number;
  even: boolean;
}

const netFor = (players: number, { variant }: Options) =>
  `runtrip-${(variant as string | undefined) ?? VARIANTS[0]!.name}-${players}`;

class RunTripRules implements Rules {
  readonly game = "runtrip";
  readonly version = told.version;
  readonly sides: number;
  readonly steps = told.steps;
  readonly levels = told.levels;
  readonly net: string;
  readonly opening: string;
  readonly #made: ReturnType<typeof made>;
  readonly #layout: Layout;
  readonly #cards: string[];
  readonly #variant: number;
  readonly #even: number;

  constructor(
    readonly desk: Desk,
    readonly players: number,
    readonly chosen: RunTripOptions,
  ) {
    this.#made = made(desk);
    this.#variant = VARIANTS.findIndex(({ name }) => name === chosen.variant);
    this.sides = VARIANTS[this.#variant]!.sides ?? players;
    this.net = netFor(players, { ...chosen });
    this.#layout = laidOut(desk, writtenOut(chosen.layout));
    this.#cards = cardsOf(writtenOut(chosen.layout));
    this.#even = Number(chosen.even);
    const { variant, mercy, layout } = chosen;
    this.opening = JSON.stringify({ game: this.game, players, variant, mercy, layout }).slice(0, -1);
  }

  options() {
    const { variant, mercy, layout, cut, even } = this.chosen;
    return { variant, mercy, layout, cut, even };
  }

  optionsInFull() {
    return { ...this.options(), layout: writtenOut(this.chosen.layout) };
  }

  get #aside(): number {
    return this.chosen.even ? ((told.aside as Record<string, number>)[this.players] ?? 0) : 0;
  }

  deal(dealer: Dealer): Bytes {
    const { state, call } = this.#made;
    state.put(new Uint8Array(State.size));
    const { mercy, cut } = this.chosen;
    call.startGame(state, this.players, this.#variant, Number(mercy), cut, this.#aside, dealer);
    return state.bytes();
  }

  read(position: Record<string, unknown>, dealer: Dealer): Bytes {
    const { state, call } = this.#made;
    state.put(new Uint8Array(State.size));
    call.emptyTable(state, this.players, this.#variant, Number(this.chosen.mercy));
    state.turn = within(position.turn ?? 0, 0, this.players - 1, "turn");
    state.phase = oneOf(position.phase ?? "act", PHASES, "phase");
    if (position.tokens !== undefined) {
      const { tokens } = position;
      if (!Array.isArray(tokens) || tokens.length !== this.sides) throw new BadPosition("tokens");
      const squares = tokens.flatMap((pair) => listOf(pair, 0, GOAL, "tokens", state.perSide));
      if (squares.some((square, i) => square > 0 && squares.indexOf(square) !== i)) throw new BadPosition("tokens");
      state.token.set(squares);
    }
    const numbered = (cards: unknown, key: string): number[] => {
      if (!Array.isArray(cards)) throw new BadPosition(key);
      return cards.map((card) => oneOf(card, this.#cards, key));
    };
    const piles = Object.fromEntries(
      ["deck", "discard", "aside"].map((key) => [key, numbered(position[key] ?? [], key)]),
    ) as Record<"deck" | "discard" | "aside", number[]>;
    let hands: number[][] | null = null;
    if (position.hands !== undefined) {
      if (!Array.isArray(position.hands) || position.hands.length !== this.players) throw new BadPosition("hands");
      hands = position.hands.map((hand) => numbered(hand, "hands"));
    }
    const every = Array.from({ length: CARDS }, (_, card) => card);
    const rest = cardsLeft(every, [...Object.values(piles), ...(hands ?? [])], "hands");
    const room = this.#made.cards.subarray(0, rest.length);
    room.set(rest);
    call.shuffleCards(room, rest.length, dealer);
    const spare = [...room];
    hands ??= Array.from({ length: this.players }, () => spare.splice(0, DEALT));
    if (position.deck === undefined) piles.deck = spare;
    else if (spare.length) throw new BadPosition("deck");
    if (piles.aside.length !== this.#aside) throw new BadPosition("aside");
    for (const [seat, hand] of hands.entries()) for (const card of hand) call.takeCard(state, seat, card);
    state.deck.set(piles.deck.toReversed());
    state.discard.set(piles.discard.toReversed());
    state.aside.set(piles.aside);
    [state.decked, state.discards, state.asided] = [piles.deck.length, piles.discard.length, piles.aside.length];
    if (PHASES[state.phase] === "over") call.timeUp(state);
    return state.bytes();
  }

  show(table: Bytes, dealer: Dealer, move: string, actor: number, most: number) {
    const { state, blind, listed, desk, call } = this.#made;
    const text = move ? desk.text(move) : desk.noText();
    if (!text) return null;
    state.put(table);
    const given = [this.#layout, this.#even, text, actor, most, dealer, blind, listed, desk.page] as const;
    const length = call.playAndShow(state, ...given);
    return length ? { state: state.bytes(), lines: lines(desk.written(length)) } : null;
  }

  turn(dealer: Dealer): string[] {
    const { desk, call } = this.#made;
    return lines(desk.written(call.writeTurn(dealer, this.#layout, this.#variant, desk.page)));
  }

  truth(table: Bytes): string {
    const { state, numbers, desk, call } = this.#made;
    state.put(table);
    numbers.fill(0n);
    return desk.written(call.writeTable(state, this.#layout, this.#even, numbers, -2, desk.page));
  }

  blinded(table: Bytes, seat: number): Bytes {
    const { state, call } = this.#made;
    state.put(table);
    call.hideCards(state, seat);
    return state.bytes();
  }

  backs(table: Bytes, seat: number): Bytes {
    const { state, numbers, call } = this.#made;
    state.put(table);
    numbers.fill(0n);
    call.countNumbers(state, seat, numbers);
    return new Uint8Array(numbers.slice().buffer);
  }

  hideDraws(events: Int16Array, seat: number): void {
    this.#made.call.hideDraws(events, seat);
  }

  texts(_: Bytes, moves: number[][]): string[] {
    const { rows, desk, call } = this.#made;
    const room = rows.subarray(0, LONGEST * moves.length);
    room.fill(-1);
    for (const [i, actions] of moves.entries()) room.set(actions, LONGEST * i);
    const perSide = VARIANTS[this.#variant]!.tokens;
    return JSON.parse(desk.written(call.writeMoves(room, this.#layout, perSide, desk.page))) as string[];
  }

  why(table: Bytes, thing: string): string {
    const { state, listed, desk, call } = this.#made;
    const text = desk.text(thing);
    if (!text) return "?";
    state.put(table);
    return desk.written(call.whyNot(state, this.#layout, text, listed, desk.page));
  }

  timeUp(table: Bytes): Bytes {
    const { state, call } = this.#made;
    state.put(table);
    call.timeUp(state);
    return state.bytes();
  }

  thinking(weights: Weights) {
    const { state, numbers, moves, worths, room, desk, call } = this.#made;
    const net = desk.net(this.net, weights);
    const lore = loreOf(desk, writtenOut(this.chosen.layout), this.#layout);
    const looks = ({ blind, backs }: Seen) => {
      state.put(blind);
      numbers.set(new BigInt64Array(backs!.buffer));
      return [state, this.#layout, lore, numbers, net] as const;
    };
    return {
      weights,
      tools: { desk, call, room, fixed: [this.#layout, lore] as const, net, known: looks },
      ranked: (seen: Seen, dealer: Dealer) => {
        const count = call.rankMoves(...looks(seen), moves, worths, room, dealer);
        const long = moves.length / worths.length;
        return Array.from({ length: count }, (_, i) => ({
          actions: upTo(moves.subarray(long * i, long * (i + 1))),
          worth: worths[i]!,
        }));
      },
      atLevel: (seen: Seen, row: number, dealer: Dealer) => {
        call.chooseAtLevel(...looks(seen), row, room, desk.thinks(), dealer);
        return desk.chosen();
      },
      searched: (seen: Seen, rollouts: number, dealer: Dealer) => {
        call.search(...looks(seen), rollouts, room, desk.thinks(), dealer);
        return desk.chosen();
      },
    };
  }
}

/** What the game needs of the module's memory, once for all tables at a desk. */
interface Made {
  desk: Desk;
  call: Functions;
  state: State;
  blind: State;
  room: Room;
  listed: Int16Array;
  rows: Int16Array;
  cards: Int8Array;
  numbers: BigInt64Array;
  moves: Int16Array;
  worths: Float64Array;
  /** Layouts and what is known of them, as compiled code looks them up, by how they are written. */
  layouts: Map<string, Layout>;
  lores: Map<string, Lore>;
}
const MADE = new WeakMap<Desk, Made>();

function made(desk: Desk): Made {
  let found = MADE.get(desk);
  if (!found) {
    const { kernel } = desk;
    found = {
      desk,
      call: new Functions(kernel),
      state: kernel.record(State),
      blind: kernel.record(State),
      room: kernel.record(Room),
      listed: kernel.numbers(Int16Array, LENGTHS.playAndShow.listed),
      rows: kernel.numbers(Int16Array, LONGEST * 64),
      cards: kernel.numbers(Int8Array, CARDS),
      numbers: kernel.numbers(BigInt64Array, LENGTHS.countNumbers.numbers),
      moves: kernel.numbers(Int16Array, LENGTHS.rankMoves.moves),
      worths: kernel.numbers(Float64Array, LENGTHS.rankMoves.worths),
      layouts: new Map(),
      lores: new Map(),
    };
    MADE.set(desk, found);
  }
  return found;
}

const encoder = new TextEncoder();

function laidOut(desk: Desk, layout: LayoutWritten): Layout {
  const { layouts: known, call } = made(desk);
  const key = JSON.stringify(layout);
  let record = known.get(key);
  if (!record) {
    record = desk.kernel.record(Layout);
    for (const [i, symbols] of layout.squares.entries()) record.shown.row(i + 1).set(encoder.encode(symbols));
    for (const [i, card] of cardsOf(layout).entries()) record.face.row(i).set([card.length, ...encoder.encode(card)]);
    if (call.fillLayout(record)) throw new Refusal("table-unknown", {}, ELSEWHERE);
    known.set(key, record);
  }
  return record;
}

/** What one knows about a layout before the game. */
function loreOf(desk: Desk, layout: LayoutWritten, record: Layout): Lore {
  const { lores, call } = made(desk);
  const key = JSON.stringify(layout);
  let lore = lores.get(key);
  if (!lore) {
    lore = desk.kernel.record(Lore);
    const kinds = [...new Set(layout.squares.filter(Boolean))];
    lore.kinds = kinds.length;
    for (const [i, symbols] of kinds.entries()) {
      lore.kind[i] = BigInt(layout.squares.indexOf(symbols) + 1);
      lore.many[i] = BigInt(layout.squares.filter((other) => other === symbols).length);
    }
    const sorts = [...new Set(cardsOf(writtenOut("factors")).map(symbolsOf))].toSorted();
    for (const [i, card] of cardsOf(layout).entries()) {
      const sort = sorts.indexOf(symbolsOf(card));
      lore.sort[i] = BigInt(sort < 0 ? SORTS : sort);
    }
    call.learnLayout(record, lore, told.hands, desk.deals(new Uint8Array(32), 0, null));
    lores.set(key, lore);
  }
  return lore;
}

/** What the judge is handed. */
export type Tools = ReturnType<RunTripRules["thinking"]>["tools"];

export default {
  net: netFor,
  rules: (desk, players, options) => {
    const chosen = options as unknown as RunTripOptions;
    const layout = named(chosen.layout);
    // What is wrong with a layout, and how it could be right, a server says.
    if (!isWritten(writtenOut(layout))) throw new Refusal("table-unknown", {}, ELSEWHERE);
    return new RunTripRules(desk, players, { ...chosen, layout: typeof layout === "string" ? layout : tidy(layout) });
  },
  optionsIn: ({ players, variant, mercy, layout, hands, aside }) => {
    const played =
      VARIANTS[
        oneOf(
          variant ?? "basic",
          VARIANTS.map(({ name }) => name),
          "variant",
        )
      ]!;
    const options: RunTripOptions = {
      variant: played.name,
      mercy: mercy === true,
      layout: (layout as string | undefined) ?? "factors",
      cut: 0,
      even: aside !== undefined,
    };
    const usual = Array.isArray(hands) ? hands.length : played.players[0]!;
    return { players: (players as number | undefined) ?? usual, options: { ...options } };
  },
  layout: (name) => {
    const found = layouts[name];
    return found ? { name, symbols: found.symbols, squares: ["", ...found.squares, ""] } : null;
  },
} satisfies LocalPart;
