// Made by tests/generated.py from the table of compiled functions: what lies where in the kernel's memory,
// and what every function is handed.

import type { Dealer, Thought, Net } from "../../lib/kernel/ground.ts";
import { type Kernel, type Records, KernelRecord, Rows, small } from "../../lib/kernel/module.ts";

export class Layout extends KernelRecord {
  static readonly size = 102936;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Layout.size);
  }
  get full(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address, 101);
  }
  get fit(): Rows<BigInt64Array> {
    return new Rows(new BigInt64Array(this.memory, this.address + 808, 202), 101, 2);
  }
  get room(): Rows<BigInt64Array> {
    return new Rows(new BigInt64Array(this.memory, this.address + 2424, 10908), 101, 108);
  }
  get weight(): Rows<Int8Array> {
    return new Rows(new Int8Array(this.memory, this.address + 89688, 10908), 101, 108);
  }
  get face(): Rows<Uint8Array> {
    return new Rows(new Uint8Array(this.memory, this.address + 100596, 1728), 108, 16);
  }
  get shown(): Rows<Uint8Array> {
    return new Rows(new Uint8Array(this.memory, this.address + 102324, 606), 101, 6);
  }
}

export class State extends KernelRecord {
  static readonly size = 448;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, State.size);
  }
  get hand(): Rows<BigInt64Array> {
    return new Rows(new BigInt64Array(this.memory, this.address, 12), 6, 2);
  }
  get players(): number {
    return this.view.getInt8(96);
  }
  set players(value: number) {
    this.view.setInt8(96, value);
  }
  get variant(): number {
    return this.view.getInt8(97);
  }
  set variant(value: number) {
    this.view.setInt8(97, value);
  }
  get mercy(): number {
    return this.view.getInt8(98);
  }
  set mercy(value: number) {
    this.view.setInt8(98, value);
  }
  get sides(): number {
    return this.view.getInt8(99);
  }
  set sides(value: number) {
    this.view.setInt8(99, value);
  }
  get perSide(): number {
    return this.view.getInt8(100);
  }
  set perSide(value: number) {
    this.view.setInt8(100, value);
  }
  get turn(): number {
    return this.view.getInt8(101);
  }
  set turn(value: number) {
    this.view.setInt8(101, value);
  }
  get phase(): number {
    return this.view.getInt8(102);
  }
  set phase(value: number) {
    this.view.setInt8(102, value);
  }
  get winners(): number {
    return this.view.getInt8(103);
  }
  set winners(value: number) {
    this.view.setInt8(103, value);
  }
  get target(): number {
    return this.view.getInt8(104);
  }
  set target(value: number) {
    this.view.setInt8(104, value);
  }
  get own(): number {
    return this.view.getInt8(105);
  }
  set own(value: number) {
    this.view.setInt8(105, value);
  }
  get rest(): number {
    return this.view.getInt8(106);
  }
  set rest(value: number) {
    this.view.setInt8(106, value);
  }
  get total(): number {
    return this.view.getInt8(107);
  }
  set total(value: number) {
    this.view.setInt8(107, value);
  }
  get last(): number {
    return this.view.getInt8(108);
  }
  set last(value: number) {
    this.view.setInt8(108, value);
  }
  get token(): Int8Array {
    return new Int8Array(this.memory, this.address + 109, 6);
  }
  get deck(): Int8Array {
    return new Int8Array(this.memory, this.address + 115, 108);
  }
  get decked(): number {
    return this.view.getInt8(223);
  }
  set decked(value: number) {
    this.view.setInt8(223, value);
  }
  get discard(): Int8Array {
    return new Int8Array(this.memory, this.address + 224, 108);
  }
  get discards(): number {
    return this.view.getInt8(332);
  }
  set discards(value: number) {
    this.view.setInt8(332, value);
  }
  get aside(): Int8Array {
    return new Int8Array(this.memory, this.address + 333, 108);
  }
  get asided(): number {
    return this.view.getInt8(441);
  }
  set asided(value: number) {
    this.view.setInt8(441, value);
  }
}

export class Lore extends KernelRecord {
  static readonly size = 12992;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Lore.size);
  }
  get chances(): Rows<Float64Array> {
    return new Rows(new Float64Array(this.memory, this.address, 1313), 101, 13);
  }
  get kinds(): number {
    return small(this.view.getBigInt64(10504, true));
  }
  set kinds(value: number) {
    this.view.setBigInt64(10504, BigInt(value), true);
  }
  get kind(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address + 10512, 101);
  }
  get many(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address + 11320, 101);
  }
  get sort(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address + 12128, 108);
  }
}

/** A place that functions work in: nothing in it means anything before or after. */
export class Room extends KernelRecord {
  static readonly size = 47528;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Room.size);
  }
}

export class Verdict extends KernelRecord {
  static readonly size = 384;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Verdict.size);
  }
  get moves(): Rows<Int16Array> {
    return new Rows(new Int16Array(this.memory, this.address, 40), 5, 8);
  }
  get sums(): Float64Array {
    return new Float64Array(this.memory, this.address + 80, 5);
  }
  get squares(): Rows<Float64Array> {
    return new Rows(new Float64Array(this.memory, this.address + 120, 25), 5, 5);
  }
  get compared(): number {
    return small(this.view.getBigInt64(320, true));
  }
  set compared(value: number) {
    this.view.setBigInt64(320, BigInt(value), true);
  }
  get played(): number {
    return small(this.view.getBigInt64(328, true));
  }
  set played(value: number) {
    this.view.setBigInt64(328, BigInt(value), true);
  }
  get deals(): number {
    return small(this.view.getBigInt64(336, true));
  }
  set deals(value: number) {
    this.view.setBigInt64(336, BigInt(value), true);
  }
  get best(): number {
    return small(this.view.getBigInt64(344, true));
  }
  set best(value: number) {
    this.view.setBigInt64(344, BigInt(value), true);
  }
  get worth(): number {
    return this.view.getFloat64(352, true);
  }
  set worth(value: number) {
    this.view.setFloat64(352, value, true);
  }
  get loss(): number {
    return this.view.getFloat64(360, true);
  }
  set loss(value: number) {
    this.view.setFloat64(360, value, true);
  }
  get grade(): number {
    return small(this.view.getBigInt64(368, true));
  }
  set grade(value: number) {
    this.view.setBigInt64(368, BigInt(value), true);
  }
  get counts(): number {
    return small(this.view.getBigInt64(376, true));
  }
  set counts(value: number) {
    this.view.setBigInt64(376, BigInt(value), true);
  }
}

/** A place that functions work in: nothing in it means anything before or after. */
export class Sight extends KernelRecord {
  static readonly size = 7648;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Sight.size);
  }
}

/** How many numbers there must be, by function and argument. */
export const LENGTHS = {
  legalActions: { out: 337 },
  stepAndList: { out: 337 },
  countNumbers: { numbers: 60 },
  dealUnseen: { numbers: 60 },
  playAndShow: { text: 128, listed: 16384, out: 131072 },
  writeTable: { numbers: 60, out: 131072 },
  writeMoves: { out: 131072 },
  writeTurn: { out: 131072 },
  whyNot: { text: 128, listed: 16384, out: 131072 },
  rankMoves: { numbers: 60, moves: 2048, worths: 256 },
  chooseAtLevel: { numbers: 60 },
  search: { numbers: 60 },
  beginSearch: { numbers: 60 },
  playBatch: { numbers: 60 },
  judge: { numbers: 60, played: 8 },
  chances: { numbers: 60, worths: 6 },
  findReasons: { numbers: 60, other: 8, better: 8, out: 120 },
  account: { move: 8, worths: 18 },
} as const;

/** The compiled functions. Records and numbers must lie in the kernel's memory. */
export class Functions {
  readonly #kernel: Kernel;
  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Number the parts of every square's symbols, and note to which parts each card can be added. */
  fillLayout(layout: Layout): number {
    const kernel = this.#kernel;
    return kernel.call("runtrip_fill_layout", kernel.at(layout));
  }

  startGame(
    state: State,
    players: number,
    variant: number,
    mercy: number,
    cut: number,
    aside: number,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_start_game",
      kernel.at(state),
      kernel.whole(players),
      kernel.whole(variant),
      kernel.whole(mercy),
      kernel.whole(cut),
      kernel.whole(aside),
      kernel.at(dealer),
    );
  }

  legalActions(state: State, layout: Layout, out: Int16Array): number {
    const kernel = this.#kernel;
    return kernel.call("runtrip_legal_actions", kernel.at(state), kernel.at(layout), kernel.exactly(out, 337));
  }

  legalMoves(state: State, layout: Layout, out: Int16Array): number {
    const kernel = this.#kernel;
    return kernel.call("runtrip_legal_moves", kernel.at(state), kernel.at(layout), ...kernel.rows(out, 8));
  }

  /** Carry out an action that is known to be legal. */
  step(state: State, layout: Layout, action: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_step", kernel.at(state), kernel.at(layout), kernel.whole(action), kernel.at(dealer));
  }

  /** Carry out a legal action, write what is legal then into `out`, and say how many: one call instead of two. */
  stepAndList(state: State, layout: Layout, action: number, dealer: Dealer, out: Int16Array): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_step_and_list",
      kernel.at(state),
      kernel.at(layout),
      kernel.whole(action),
      kernel.at(dealer),
      kernel.exactly(out, 337),
    );
  }

  /** R19. The time limit has passed. */
  timeUp(state: State): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_time_up", kernel.at(state));
  }

  /** Random games from the deal; says how many actions there were. */
  playouts(
    state: State,
    layout: Layout,
    players: number,
    variant: number,
    mercy: number,
    aside: number,
    games: number,
    dealer: Dealer,
  ): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_playouts",
      kernel.at(state),
      kernel.at(layout),
      kernel.whole(players),
      kernel.whole(variant),
      kernel.whole(mercy),
      kernel.whole(aside),
      kernel.whole(games),
      kernel.at(dealer),
    );
  }

  emptyTable(state: State, players: number, variant: number, mercy: number): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_empty_table",
      kernel.at(state),
      kernel.whole(players),
      kernel.whole(variant),
      kernel.whole(mercy),
    );
  }

  takeCard(state: State, seat: number, card: number): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_take_card", kernel.at(state), kernel.whole(seat), kernel.whole(card));
  }

  shuffleCards(cards: Int8Array, count: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_shuffle_cards", ...kernel.rows(cards, 1), kernel.whole(count), kernel.at(dealer));
  }

  /** Take every card off the table that a seat cannot see. */
  hideCards(state: State, seat: number): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_hide_cards", kernel.at(state), kernel.whole(seat));
  }

  /** Hide what a seat cannot see of the cards that others draw. */
  hideDraws(events: Int16Array, seat: number): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_hide_draws", ...kernel.rows(events, 4), kernel.whole(seat));
  }

  /** Count the cards of the others by their numbers, and look at the top of the deck. */
  countNumbers(state: State, seat: number, numbers: BigInt64Array): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_count_numbers", kernel.at(state), kernel.whole(seat), kernel.exactly(numbers, 60));
  }

  dealUnseen(state: State, seat: number, numbers: BigInt64Array, top: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_deal_unseen",
      kernel.at(state),
      kernel.whole(seat),
      kernel.exactly(numbers, 60),
      kernel.whole(top),
      kernel.at(dealer),
    );
  }

  /** Carry out the legal move with this text (nothing, if it is empty), and write how the table stands then. */
  playAndShow(
    state: State,
    layout: Layout,
    even: number,
    text: Uint8Array,
    actor: number,
    most: number,
    dealer: Dealer,
    blind: State,
    listed: Int16Array,
    out: Uint8Array,
  ): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_play_and_show",
      kernel.at(state),
      kernel.at(layout),
      kernel.whole(even),
      kernel.exactly(text, 128),
      kernel.whole(actor),
      kernel.whole(most),
      kernel.at(dealer),
      kernel.at(blind),
      kernel.exactly(listed, 16384),
      kernel.exactly(out, 131072),
    );
  }

  /** A table as JSON, after what the rules say: as a seat sees it, which knows these numbers, or (-2) the truth. */
  writeTable(
    state: State,
    layout: Layout,
    even: number,
    numbers: BigInt64Array,
    seat: number,
    out: Uint8Array,
  ): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_write_table",
      kernel.at(state),
      kernel.at(layout),
      kernel.whole(even),
      kernel.exactly(numbers, 60),
      kernel.whole(seat),
      kernel.exactly(out, 131072),
    );
  }

  /** Moves as a list of texts. */
  writeMoves(moves: Int16Array, layout: Layout, perSide: number, out: Uint8Array): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_write_moves",
      ...kernel.rows(moves, 8),
      kernel.at(layout),
      kernel.whole(perSide),
      kernel.exactly(out, 131072),
    );
  }

  /** The turn in the dealer's log, with all that stands there: by its events' names, and in sentences. */
  writeTurn(dealer: Dealer, layout: Layout, variant: number, out: Uint8Array): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_write_turn",
      kernel.at(dealer),
      kernel.at(layout),
      kernel.whole(variant),
      kernel.exactly(out, 131072),
    );
  }

  /** Why a thing (`card 8[5]`, `token 2b`) cannot be used: a message; nothing, if it can; or UNKNOWN. */
  whyNot(state: State, layout: Layout, text: Uint8Array, listed: Int16Array, out: Uint8Array): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_why_not",
      kernel.at(state),
      kernel.at(layout),
      kernel.exactly(text, 128),
      kernel.exactly(listed, 16384),
      kernel.exactly(out, 131072),
    );
  }

  /** Find out how often hands of 0 ... 12 cards can match each kind of square, from so many dealt at random. */
  learnLayout(layout: Layout, lore: Lore, hands: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call("runtrip_learn_layout", kernel.at(layout), kernel.at(lore), kernel.whole(hands), kernel.at(dealer));
  }

  /** Every move of the seat on turn and its worth; says how many there are. */
  rankMoves(
    state: State,
    layout: Layout,
    lore: Lore,
    numbers: BigInt64Array,
    net: Net,
    moves: Int16Array,
    worths: Float64Array,
    room: Room,
    dealer: Dealer,
  ): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_rank_moves",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(numbers, 60),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.exactly(moves, 2048),
      kernel.exactly(worths, 256),
      kernel.at(room),
      kernel.at(dealer),
    );
  }

  /** The move that seems best to a level below the highest. */
  chooseAtLevel(
    state: State,
    layout: Layout,
    lore: Lore,
    numbers: BigInt64Array,
    net: Net,
    level: number,
    room: Room,
    thought: Thought,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_choose_at_level",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(numbers, 60),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.whole(level),
      kernel.at(room),
      kernel.at(thought),
      kernel.at(dealer),
    );
  }

  /** Search with so many simulations in all. The same dealer gives the same move. */
  search(
    state: State,
    layout: Layout,
    lore: Lore,
    numbers: BigInt64Array,
    net: Net,
    rollouts: number,
    room: Room,
    thought: Thought,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_search",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(numbers, 60),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.whole(rollouts),
      kernel.at(room),
      kernel.at(thought),
      kernel.at(dealer),
    );
  }

  /** Begin a search by the clock: with `play_batch` while there is time, and `end_round` when there is none. */
  beginSearch(
    state: State,
    layout: Layout,
    lore: Lore,
    numbers: BigInt64Array,
    net: Net,
    room: Room,
    thought: Thought,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_begin_search",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(numbers, 60),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.at(room),
      kernel.at(thought),
      kernel.at(dealer),
    );
  }

  /** A few simulations of every move that is left. */
  playBatch(
    state: State,
    layout: Layout,
    lore: Lore,
    numbers: BigInt64Array,
    net: Net,
    room: Room,
    thought: Thought,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_play_batch",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(numbers, 60),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.at(room),
      kernel.at(thought),
      kernel.at(dealer),
    );
  }

  /** Judge the move played, or find the best one if that is none (-1), with at most so many deals. */
  judge(
    state: State,
    layout: Layout,
    lore: Lore,
    numbers: BigInt64Array,
    net: Net,
    played: Int16Array,
    deals: number,
    room: Room,
    verdict: Verdict,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_judge",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(numbers, 60),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.exactly(played, 8),
      kernel.whole(deals),
      kernel.at(room),
      kernel.at(verdict),
      kernel.at(dealer),
    );
  }

  /** How likely each side wins, 1 in all, from what one seat knows. */
  chances(
    state: State,
    layout: Layout,
    lore: Lore,
    numbers: BigInt64Array,
    net: Net,
    seat: number,
    deals: number,
    room: Room,
    worths: Float64Array,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_chances",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(numbers, 60),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.whole(seat),
      kernel.whole(deals),
      kernel.at(room),
      kernel.exactly(worths, 6),
      kernel.at(dealer),
    );
  }

  /** The patterns that make the better move better than the other one; says how many. `after` is room for two. */
  findReasons(
    state: State,
    layout: Layout,
    numbers: BigInt64Array,
    other: Int16Array,
    better: Int16Array,
    after: Records<State>,
    out: Int16Array,
    dealer: Dealer,
  ): number {
    const kernel = this.#kernel;
    return kernel.call(
      "runtrip_find_reasons",
      kernel.at(state),
      kernel.at(layout),
      kernel.exactly(numbers, 60),
      kernel.exactly(other, 8),
      kernel.exactly(better, 8),
      kernel.at(after),
      kernel.exactly(out, 120),
      kernel.at(dealer),
    );
  }

  /** What a table is worth to each side, then what `value` makes of it, and what another move does if there is one. */
  account(
    state: State,
    layout: Layout,
    lore: Lore,
    move: Int16Array,
    orders: number,
    value: Net,
    judgeNet: Net,
    room: Room,
    sight: Sight,
    worths: Float64Array,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "runtrip_account",
      kernel.at(state),
      kernel.at(layout),
      kernel.at(lore),
      kernel.exactly(move, 8),
      kernel.whole(orders),
      ...kernel.rows(value.first, 64),
      kernel.exactly(value.bias, 64),
      ...kernel.rows(value.middle, 32),
      kernel.exactly(value.second, 96),
      kernel.exactly(value.last, 1),
      ...kernel.rows(judgeNet.first, 64),
      kernel.exactly(judgeNet.bias, 64),
      ...kernel.rows(judgeNet.middle, 32),
      kernel.exactly(judgeNet.second, 96),
      kernel.exactly(judgeNet.last, 1),
      kernel.at(room),
      kernel.at(sight),
      kernel.exactly(worths, 18),
      kernel.at(dealer),
    );
  }
}
