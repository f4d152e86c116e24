// The games' compiled functions in the browser: the WebAssembly module, its memory, and what lies in it.
//
// Whatever a function is handed lies in the module's memory and stays there: records are looked at where they are, and
// nothing is copied for a call. The memory has a fixed size and never moves; what was reserved is never given back, so
// keep records and use them again. Which records and functions there are stands in files made from the server's table
// of them (tests/generated.py): ground.ts here, and kernel.ts in the folder of a game.

/** The module has stopped in the middle of a call: what it was handed breaks what the rules take for granted. */
export class Trapped extends Error {
  override readonly name = "Trapped";
}

/** Where the module comes from: an answer to fetch, or its bytes. */
export type Source = Response | PromiseLike<Response> | BufferSource;

/** The module as machine code, for any number of kernels. */
export async function compiled(source: Source): Promise<WebAssembly.Module> {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const answer = await source;
  if (!answer.ok) throw new Error(`The kernel could not be loaded: ${answer.status} ${answer.statusText}`);
  // While it comes, where the host says what it is.
  if (answer.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(answer);
  return WebAssembly.compile(await answer.arrayBuffer());
}

// --- what lies in the memory ---------------------------------------------------------------------------------------

export type Numbers =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array
  | BigInt64Array
  | BigUint64Array;

/** A class of numbers, such as Int8Array. */
export interface NumbersType<N extends Numbers> {
  readonly BYTES_PER_ELEMENT: number;
  new (memory: ArrayBuffer, address: number, length: number): N;
}

/** Numbers in rows of equal length: all of them one after the other, and each row. */
export class Rows<N extends Numbers> {
  readonly all: N;
  readonly shape: readonly number[];

  constructor(all: N, ...shape: number[]) {
    this.all = all;
    this.shape = shape;
  }

  /** One row: as many numbers say which as there are lengths before the last. */
  row(...which: number[]): N {
    const lengths = this.shape.slice(0, -1);
    const isThere = lengths.every(
      (length, at) => Number.isInteger(which[at]) && which[at]! >= 0 && which[at]! < length,
    );
    if (!isThere || which.length !== lengths.length) {
      throw new RangeError(`There is no row ${which.join(", ")} among ${this.shape.join(" by ")}`);
    }
    const long = this.shape.at(-1)!;
    const begin = long * lengths.reduce((before, length, at) => before * length + which[at]!, 0);
    return this.all.subarray(begin, begin + long) as N;
  }
}

/** Bytes that lie in a memory, and can be copied in and out. */
abstract class Placed {
  readonly memory: ArrayBuffer;
  readonly address: number;
  readonly byteLength: number;

  constructor(memory: ArrayBuffer, address: number, byteLength: number) {
    this.memory = memory;
    this.address = address;
    this.byteLength = byteLength;
  }

  /** A copy of what is here now. */
  bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory, this.address, this.byteLength).slice();
  }

  /** Put bytes here, exactly as many as there is room for. */
  put(bytes: Uint8Array): void {
    if (bytes.length !== this.byteLength) {
      throw new RangeError(`There must be ${this.byteLength} bytes, not ${bytes.length}`);
    }
    new Uint8Array(this.memory, this.address, this.byteLength).set(bytes);
  }

  /** Make this equal to another of its kind. */
  copy(other: this): void {
    this.put(new Uint8Array(other.memory, other.address, other.byteLength));
  }
}

/** A record, looked at where it lies. Numbers of 64 bits in a row are bigints; a single one is a number. */
export abstract class KernelRecord extends Placed {
  protected readonly view: DataView;

  constructor(memory: ArrayBuffer, address: number, size: number) {
    super(memory, address, size);
    this.view = new DataView(memory, address, size);
  }
}

/** A class of records. */
export interface RecordType<R extends KernelRecord> {
  readonly size: number;
  new (memory: ArrayBuffer, address: number): R;
}

/** Records of one class, one after the other. */
export class Records<R extends KernelRecord> extends Placed {
  readonly type: RecordType<R>;
  readonly length: number;

  constructor(type: RecordType<R>, memory: ArrayBuffer, address: number, length: number) {
    super(memory, address, type.size * length);
    this.type = type;
    this.length = length;
  }

  /** One of them. */
  at(place: number): R {
    if (!Number.isInteger(place) || place < 0 || place >= this.length) {
      throw new RangeError(`There is no record ${place} among ${this.length}`);
    }
    return new this.type(this.memory, this.address + this.type.size * place);
  }

  /** The first of them. */
  first(count: number): Records<R> {
    if (!Number.isInteger(count) || count < 0 || count > this.length) {
      throw new RangeError(`There are not ${count} records among ${this.length}`);
    }
    return new Records(this.type, this.memory, this.address, count);
  }
}

/** A number of 64 bits as one that can be reckoned with. */
export function small(value: bigint): number {
  if (BigInt.asIntN(54, value) !== value) throw new RangeError(`${value} is too large for a number`);
  return Number(value);
}

// --- the module ----------------------------------------------------------------------------------------------------

type Exported = (...given: number[]) => number | undefined;

/** The module with a memory of its own. After a trap nobody knows what that holds: make another one. */
export class Kernel {
  readonly memory: ArrayBuffer;
  readonly #functions = new Map<string, Exported>();
  #trapped: Trapped | null = null;

  constructor(instance: WebAssembly.Instance) {
    const { memory } = instance.exports;
    if (!(memory instanceof WebAssembly.Memory)) throw new TypeError("This module is not the kernel: it has no memory");
    this.memory = memory.buffer;
    for (const [name, one] of Object.entries(instance.exports)) {
      if (typeof one === "function") this.#functions.set(name, one as Exported);
    }
  }

  static async of(module: WebAssembly.Module): Promise<Kernel> {
    return new Kernel(await WebAssembly.instantiate(module, {}));
  }

  /** A new record; all of it is zero. */
  record<R extends KernelRecord>(type: RecordType<R>): R {
    return new type(this.memory, this.reserve(type.size));
  }

  /** New records. */
  records<R extends KernelRecord>(type: RecordType<R>, count: number): Records<R> {
    return new Records(type, this.memory, this.reserve(type.size * count), count);
  }

  /** Room for numbers; all of them are zero. */
  numbers<N extends Numbers>(type: NumbersType<N>, count: number): N {
    return new type(this.memory, this.reserve(type.BYTES_PER_ELEMENT * count), count);
  }

  /** The address of so many bytes that are nobody else's. */
  reserve(bytes: number): number {
    if (this.#trapped) throw this.#trapped;
    try {
      return this.#function("reserve")(bytes) ?? 0;
    } catch (cause) {
      throw new RangeError(`The kernel has no room for ${bytes} bytes`, { cause });
    }
  }

  // What follows is for the files that are made: each says what it must be handed.

  /** Call a function that gives a whole number or nothing. */
  call(name: string, ...given: number[]): number {
    if (this.#trapped) throw this.#trapped;
    const called = this.#function(name);
    try {
      return called(...given) ?? 0;
    } catch (cause) {
      this.#trapped = new Trapped(`The kernel has stopped in ${name}: it must be started anew`, { cause });
      throw this.#trapped;
    }
  }

  #function(name: string): Exported {
    const found = this.#functions.get(name);
    if (!found) throw new TypeError(`The kernel has no function ${name}`);
    return found;
  }

  /** A whole number of 32 bits. */
  whole(value: number): number {
    if ((value | 0) !== value) throw new RangeError(`There must be a whole number of 32 bits, not ${value}`);
    return value;
  }

  /** The address of a record or of records. */
  at(placed: { readonly memory: ArrayBuffer; readonly address: number }): number {
    if (placed.memory !== this.memory) throw new TypeError("A record lies in the memory of another kernel");
    return placed.address;
  }

  /** The address of exactly so many numbers. */
  exactly(numbers: Numbers, count: number): number {
    if (numbers.length !== count) throw new RangeError(`There must be ${count} numbers, not ${numbers.length}`);
    return this.#begin(numbers);
  }

  /** The address of any number of rows, and how many there are. */
  rows(numbers: Numbers, long: number): [number, number] {
    const count = numbers.length / long;
    if (!Number.isInteger(count)) throw new RangeError(`${numbers.length} numbers are no rows of ${long}`);
    return [this.#begin(numbers), count];
  }

  #begin(numbers: Numbers): number {
    if (numbers.buffer !== this.memory) throw new TypeError("Numbers do not lie in the kernel's memory");
    return numbers.byteOffset;
  }
}
