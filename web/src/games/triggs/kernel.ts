// Made by tests/generated.py from the table of compiled functions: what lies where in the kernel's memory,
// and what every function is handed.

import type { Dealer, Thought, Net } from "../../lib/kernel/ground.ts";
import { type Kernel, type Records, KernelRecord, Rows, small } from "../../lib/kernel/module.ts";

export class State extends KernelRecord {
  static readonly size = 856;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, State.size);
  }
  get open(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address, 4);
  }
  get formable(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address + 32, 4);
  }
  get held(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address + 64, 4);
  }
  get twice(): BigInt64Array {
    return new BigInt64Array(this.memory, this.address + 96, 4);
  }
  get players(): number {
    return this.view.getInt8(128);
  }
  set players(value: number) {
    this.view.setInt8(128, value);
  }
  get turn(): number {
    return this.view.getInt8(129);
  }
  set turn(value: number) {
    this.view.setInt8(129, value);
  }
  get phase(): number {
    return this.view.getInt8(130);
  }
  set phase(value: number) {
    this.view.setInt8(130, value);
  }
  get value(): number {
    return this.view.getInt8(131);
  }
  set value(value: number) {
    this.view.setInt8(131, value);
  }
  get refillAll(): number {
    return this.view.getInt8(132);
  }
  set refillAll(value: number) {
    this.view.setInt8(132, value);
  }
  get winner(): number {
    return this.view.getInt8(133);
  }
  set winner(value: number) {
    this.view.setInt8(133, value);
  }
  get highest(): number {
    return this.view.getInt8(134);
  }
  set highest(value: number) {
    this.view.setInt8(134, value);
  }
  get rows(): Int8Array {
    return new Int8Array(this.memory, this.address + 135, 13);
  }
  get crossed(): Rows<Int8Array> {
    return new Rows(new Int8Array(this.memory, this.address + 148, 52), 4, 13);
  }
  get hand(): Rows<Int8Array> {
    return new Rows(new Int8Array(this.memory, this.address + 200, 52), 4, 13);
  }
  get cards(): Int8Array {
    return new Int8Array(this.memory, this.address + 252, 4);
  }
  get pile(): Rows<Int8Array> {
    return new Rows(new Int8Array(this.memory, this.address + 256, 324), 3, 108);
  }
  get height(): Int8Array {
    return new Int8Array(this.memory, this.address + 580, 3);
  }
  get start(): Int8Array {
    return new Int8Array(this.memory, this.address + 583, 3);
  }
  get discard(): Int8Array {
    return new Int8Array(this.memory, this.address + 586, 108);
  }
  get discards(): number {
    return this.view.getInt8(694);
  }
  set discards(value: number) {
    this.view.setInt8(694, value);
  }
  get box(): Int8Array {
    return new Int8Array(this.memory, this.address + 695, 108);
  }
  get boxed(): number {
    return this.view.getInt8(803);
  }
  set boxed(value: number) {
    this.view.setInt8(803, value);
  }
  get known(): Rows<Int8Array> {
    return new Rows(new Int8Array(this.memory, this.address + 804, 52), 4, 13);
  }
}

export class Memory extends KernelRecord {
  static readonly size = 27916;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Memory.size);
  }
  get batches(): number {
    return this.view.getInt16(0, true);
  }
  set batches(value: number) {
    this.view.setInt16(0, value, true);
  }
  get unseen(): Rows<Int32Array> {
    return new Rows(new Int32Array(this.memory, this.address + 4, 624), 48, 13);
  }
  get layers(): Int16Array {
    return new Int16Array(this.memory, this.address + 2500, 3);
  }
  get layerBatch(): Rows<Int16Array> {
    return new Rows(new Int16Array(this.memory, this.address + 2506, 144), 3, 48);
  }
  get layerCards(): Rows<Int16Array> {
    return new Rows(new Int16Array(this.memory, this.address + 2794, 144), 3, 48);
  }
  get slots(): Rows<Int32Array> {
    return new Rows(new Int32Array(this.memory, this.address + 3084, 192), 4, 48);
  }
  get known(): Rows<Int8Array> {
    return new Rows(new Int8Array(this.memory, this.address + 3852, 52), 4, 13);
  }
  get owed(): Int16Array {
    return new Int16Array(this.memory, this.address + 3904, 4);
  }
  get debts(): number {
    return this.view.getInt16(3912, true);
  }
  set debts(value: number) {
    this.view.setInt16(3912, value, true);
  }
  get debtSeat(): Int8Array {
    return new Int8Array(this.memory, this.address + 3914, 240);
  }
  get debtValue(): Int8Array {
    return new Int8Array(this.memory, this.address + 4154, 240);
  }
  get debtFirst(): Int16Array {
    return new Int16Array(this.memory, this.address + 4394, 240);
  }
  get debtSlots(): Rows<Int16Array> {
    return new Rows(new Int16Array(this.memory, this.address + 4874, 11520), 240, 48);
  }
}

/** A place that functions work in: nothing in it means anything before or after. */
export class Room extends KernelRecord {
  static readonly size = 60280;
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
  static readonly size = 4448;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Sight.size);
  }
}

/** How many numbers there must be, by function and argument. */
export const LENGTHS = {
  startGame: { rows: 13 },
  legalActions: { out: 172 },
  stepAndList: { out: 172 },
  playouts: { rows: 13 },
  playAndShow: { text: 128, out: 131072 },
  writeTable: { out: 131072 },
  writeMoves: { out: 131072 },
  writeTurn: { out: 131072 },
  whyNot: { text: 128, out: 131072 },
  rankMoves: { moves: 172, worths: 172 },
  judge: { played: 8 },
  chances: { worths: 6 },
  findReasons: { other: 8, better: 8, out: 120 },
  account: { move: 8, worths: 18 },
} as const;

/** The compiled functions. Records and numbers must lie in the kernel's memory. */
export class Functions {
  readonly #kernel: Kernel;
  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  startGame(state: State, players: number, rows: Int8Array, refillAll: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_start_game",
      kernel.at(state),
      kernel.whole(players),
      kernel.exactly(rows, 13),
      kernel.whole(refillAll),
      kernel.at(dealer),
    );
  }

  anyAction(state: State, dealer: Dealer): number {
    const kernel = this.#kernel;
    return kernel.call("triggs_any_action", kernel.at(state), kernel.at(dealer));
  }

  legalActions(state: State, out: Int16Array): number {
    const kernel = this.#kernel;
    return kernel.call("triggs_legal_actions", kernel.at(state), kernel.exactly(out, 172));
  }

  /** Carry out an action that is known to be legal. */
  step(state: State, action: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call("triggs_step", kernel.at(state), kernel.whole(action), kernel.at(dealer));
  }

  /** Carry out a legal action, write what is legal then into `out`, and say how many: one call instead of two. */
  stepAndList(state: State, action: number, dealer: Dealer, out: Int16Array): number {
    const kernel = this.#kernel;
    return kernel.call(
      "triggs_step_and_list",
      kernel.at(state),
      kernel.whole(action),
      kernel.at(dealer),
      kernel.exactly(out, 172),
    );
  }

  /** Random games from the deal, each at most `cap` actions long; says how many actions there were. */
  playouts(
    state: State,
    players: number,
    rows: Int8Array,
    refillAll: number,
    games: number,
    cap: number,
    dealer: Dealer,
  ): number {
    const kernel = this.#kernel;
    return kernel.call(
      "triggs_playouts",
      kernel.at(state),
      kernel.whole(players),
      kernel.exactly(rows, 13),
      kernel.whole(refillAll),
      kernel.whole(games),
      kernel.whole(cap),
      kernel.at(dealer),
    );
  }

  /** Empty sheets, hands and piles for the number of players the record names. */
  prepareTable(state: State): void {
    const kernel = this.#kernel;
    kernel.call("triggs_prepare_table", kernel.at(state));
  }

  takeCard(state: State, seat: number, value: number): void {
    const kernel = this.#kernel;
    kernel.call("triggs_take_card", kernel.at(state), kernel.whole(seat), kernel.whole(value));
  }

  /** Find the open rows from the crosses. */
  countSheets(state: State): void {
    const kernel = this.#kernel;
    kernel.call("triggs_count_sheets", kernel.at(state));
  }

  shuffleCards(cards: Int8Array, count: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call("triggs_shuffle_cards", ...kernel.rows(cards, 1), kernel.whole(count), kernel.at(dealer));
  }

  settleTable(state: State, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call("triggs_settle_table", kernel.at(state), kernel.at(dealer));
  }

  /** Take every card off the table that a seat cannot see. */
  hideCards(state: State, seat: number): void {
    const kernel = this.#kernel;
    kernel.call("triggs_hide_cards", kernel.at(state), kernel.whole(seat));
  }

  /** Hide what a seat cannot see of the cards that others draw. */
  hideDraws(events: Int16Array, seat: number): void {
    const kernel = this.#kernel;
    kernel.call("triggs_hide_draws", ...kernel.rows(events, 4), kernel.whole(seat));
  }

  rememberAll(memory: Memory, start: State, seat: number, events: Int16Array): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_remember_all",
      kernel.at(memory),
      kernel.at(start),
      kernel.whole(seat),
      ...kernel.rows(events, 4),
    );
  }

  dealUnseen(memory: Memory, state: State, seat: number, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call("triggs_deal_unseen", kernel.at(memory), kernel.at(state), kernel.whole(seat), kernel.at(dealer));
  }

  /** Carry out the legal move with this text (nothing, if it is empty), and write how the table stands then. */
  playAndShow(
    state: State,
    text: Uint8Array,
    actor: number,
    most: number,
    dealer: Dealer,
    blind: State,
    out: Uint8Array,
  ): number {
    const kernel = this.#kernel;
    return kernel.call(
      "triggs_play_and_show",
      kernel.at(state),
      kernel.exactly(text, 128),
      kernel.whole(actor),
      kernel.whole(most),
      kernel.at(dealer),
      kernel.at(blind),
      kernel.exactly(out, 131072),
    );
  }

  /** A table as JSON, after what the rules say: as a seat sees it, or (-2) the whole truth. */
  writeTable(state: State, seat: number, out: Uint8Array): number {
    const kernel = this.#kernel;
    return kernel.call("triggs_write_table", kernel.at(state), kernel.whole(seat), kernel.exactly(out, 131072));
  }

  /** Actions as a list of texts. */
  writeMoves(moves: BigInt64Array, out: Uint8Array): number {
    const kernel = this.#kernel;
    return kernel.call("triggs_write_moves", ...kernel.rows(moves, 1), kernel.exactly(out, 131072));
  }

  /** The turn in the dealer's log, with all that stands there: by its events' names, and in sentences. */
  writeTurn(dealer: Dealer, out: Uint8Array): number {
    const kernel = this.#kernel;
    return kernel.call("triggs_write_turn", kernel.at(dealer), kernel.exactly(out, 131072));
  }

  /** Why a thing (`row 9`, `pile L`, `card 7`) cannot be used: a message; nothing, if it can; or UNKNOWN. */
  whyNot(state: State, text: Uint8Array, out: Uint8Array): number {
    const kernel = this.#kernel;
    return kernel.call("triggs_why_not", kernel.at(state), kernel.exactly(text, 128), kernel.exactly(out, 131072));
  }

  /** Every action of the seat on turn and its worth; says how many there are. */
  rankMoves(state: State, net: Net, moves: Int16Array, worths: Float64Array, room: Room, dealer: Dealer): number {
    const kernel = this.#kernel;
    return kernel.call(
      "triggs_rank_moves",
      kernel.at(state),
      ...kernel.rows(net.first, 64),
      kernel.exactly(net.bias, 64),
      ...kernel.rows(net.middle, 32),
      kernel.exactly(net.second, 96),
      kernel.exactly(net.last, 1),
      kernel.exactly(moves, 172),
      kernel.exactly(worths, 172),
      kernel.at(room),
      kernel.at(dealer),
    );
  }

  /** The move that seems best to a level below the highest. */
  chooseAtLevel(state: State, net: Net, level: number, room: Room, thought: Thought, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_choose_at_level",
      kernel.at(state),
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
  search(state: State, memory: Memory, net: Net, rollouts: number, room: Room, thought: Thought, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_search",
      kernel.at(state),
      kernel.at(memory),
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
  beginSearch(state: State, memory: Memory, net: Net, room: Room, thought: Thought, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_begin_search",
      kernel.at(state),
      kernel.at(memory),
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
  playBatch(state: State, memory: Memory, net: Net, room: Room, thought: Thought, dealer: Dealer): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_play_batch",
      kernel.at(state),
      kernel.at(memory),
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
    memory: Memory,
    net: Net,
    played: Int16Array,
    deals: number,
    room: Room,
    verdict: Verdict,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_judge",
      kernel.at(state),
      kernel.at(memory),
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

  /** How likely each seat wins, 1 in all, from what one of them knows. */
  chances(
    state: State,
    memory: Memory,
    net: Net,
    seat: number,
    deals: number,
    room: Room,
    worths: Float64Array,
    dealer: Dealer,
  ): void {
    const kernel = this.#kernel;
    kernel.call(
      "triggs_chances",
      kernel.at(state),
      kernel.at(memory),
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

  /** The patterns that make the better action better than the other one; says how many. `after` is room for two. */
  findReasons(state: State, other: Int16Array, better: Int16Array, after: Records<State>, out: Int16Array): number {
    const kernel = this.#kernel;
    return kernel.call(
      "triggs_find_reasons",
      kernel.at(state),
      kernel.exactly(other, 8),
      kernel.exactly(better, 8),
      kernel.at(after),
      kernel.exactly(out, 120),
    );
  }

  /** What a table is worth to each seat, then what `value` makes of it, and what another move does if there is one. */
  account(
    state: State,
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
      "triggs_account",
      kernel.at(state),
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
