// Made by tests/generated.py from the table of compiled functions: what lies where in the kernel's memory,
// and what every function is handed.

import { type Kernel, KernelRecord, Rows, small } from "./module.ts";

export interface Net {
  readonly first: Float32Array;
  readonly bias: Float32Array;
  readonly middle: Float32Array;
  readonly second: Float32Array;
  readonly last: Float32Array;
}

export class Dealer extends KernelRecord {
  static readonly size = 5312;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Dealer.size);
  }
  get rng(): BigUint64Array {
    return new BigUint64Array(this.memory, this.address, 4);
  }
  get noting(): number {
    return small(this.view.getBigInt64(32, true));
  }
  set noting(value: number) {
    this.view.setBigInt64(32, BigInt(value), true);
  }
  get noted(): number {
    return small(this.view.getBigInt64(40, true));
  }
  set noted(value: number) {
    this.view.setBigInt64(40, BigInt(value), true);
  }
  get log(): Rows<Int16Array> {
    return new Rows(new Int16Array(this.memory, this.address + 48, 2048), 512, 4);
  }
  get told(): number {
    return small(this.view.getBigInt64(4144, true));
  }
  set told(value: number) {
    this.view.setBigInt64(4144, BigInt(value), true);
  }
  get used(): number {
    return small(this.view.getBigInt64(4152, true));
  }
  set used(value: number) {
    this.view.setBigInt64(4152, BigInt(value), true);
  }
  get order(): Int8Array {
    return new Int8Array(this.memory, this.address + 4160, 1024);
  }
  get left(): number {
    return small(this.view.getBigInt64(5184, true));
  }
  set left(value: number) {
    this.view.setBigInt64(5184, BigInt(value), true);
  }
  get wanted(): number {
    return small(this.view.getBigInt64(5192, true));
  }
  set wanted(value: number) {
    this.view.setBigInt64(5192, BigInt(value), true);
  }
  get rest(): Int8Array {
    return new Int8Array(this.memory, this.address + 5200, 108);
  }
}

export class Thought extends KernelRecord {
  static readonly size = 2496;
  constructor(memory: ArrayBuffer, address: number) {
    super(memory, address, Thought.size);
  }
  get moves(): Rows<Int16Array> {
    return new Rows(new Int16Array(this.memory, this.address, 128), 16, 8);
  }
  get totals(): Float64Array {
    return new Float64Array(this.memory, this.address + 256, 16);
  }
  get products(): Rows<Float64Array> {
    return new Rows(new Float64Array(this.memory, this.address + 384, 256), 16, 16);
  }
  get deals(): number {
    return small(this.view.getBigInt64(2432, true));
  }
  set deals(value: number) {
    this.view.setBigInt64(2432, BigInt(value), true);
  }
  get long(): number {
    return small(this.view.getBigInt64(2440, true));
  }
  set long(value: number) {
    this.view.setBigInt64(2440, BigInt(value), true);
  }
  get left(): number {
    return small(this.view.getBigInt64(2448, true));
  }
  set left(value: number) {
    this.view.setBigInt64(2448, BigInt(value), true);
  }
  get most(): number {
    return small(this.view.getBigInt64(2456, true));
  }
  set most(value: number) {
    this.view.setBigInt64(2456, BigInt(value), true);
  }
  get rounds(): number {
    return small(this.view.getBigInt64(2464, true));
  }
  set rounds(value: number) {
    this.view.setBigInt64(2464, BigInt(value), true);
  }
  get ended(): number {
    return small(this.view.getBigInt64(2472, true));
  }
  set ended(value: number) {
    this.view.setBigInt64(2472, BigInt(value), true);
  }
  get played(): number {
    return small(this.view.getBigInt64(2480, true));
  }
  set played(value: number) {
    this.view.setBigInt64(2480, BigInt(value), true);
  }
  get ahead(): number {
    return small(this.view.getBigInt64(2488, true));
  }
  set ahead(value: number) {
    this.view.setBigInt64(2488, BigInt(value), true);
  }
}

/** How many numbers there must be, by function and argument. */
export const LENGTHS = {} as const;

/** The compiled functions. Records and numbers must lie in the kernel's memory. */
export class Functions {
  readonly #kernel: Kernel;
  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** A number below `count`, for plain Python. */
  pick(dealer: Dealer, count: number): number {
    const kernel = this.#kernel;
    return kernel.call("ground_pick", kernel.at(dealer), kernel.whole(count));
  }

  /** Drop the moves that are clearly worse, for whoever looks at a clock. */
  dropClear(thought: Thought): void {
    const kernel = this.#kernel;
    kernel.call("ground_drop_clear", kernel.at(thought));
  }

  /** Drop the worse half of the moves, for whoever looks at a clock. */
  endRound(thought: Thought): void {
    const kernel = this.#kernel;
    kernel.call("ground_end_round", kernel.at(thought));
  }
}
