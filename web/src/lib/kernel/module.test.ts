import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { Functions, LENGTHS, State } from "../../games/triggs/kernel.ts";
import { Dealer, Functions as Ground } from "./ground.ts";
import { compiled, Kernel, Rows, small, Trapped } from "./module.ts";

const bytes = readFileSync(new URL("../../../../src/race108/race108.wasm", import.meta.url));
let module: WebAssembly.Module;
let kernel: Kernel;
let triggs: Functions;

beforeAll(async () => {
  module = await compiled(bytes);
});

beforeEach(async () => {
  kernel = await Kernel.of(module);
  triggs = new Functions(kernel);
});

function newDealer(): Dealer {
  const dealer = kernel.record(Dealer);
  dealer.rng.set([1n, 2n, 3n, 4n]);
  dealer.told = -1;
  return dealer;
}

/** A game for two that has just been dealt. */
function dealt(): State {
  const state = kernel.record(State);
  const rows = kernel.numbers(Int8Array, LENGTHS.startGame.rows);
  rows.set([0, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]);
  triggs.startGame(state, 2, rows, 0, newDealer());
  return state;
}

describe("the module comes", () => {
  // What plays, shows and thinks is 58 kB of it, the coach the rest: its judge, reasons and chances 8, the ledger of luck 7.
  test("in at most 75 kB", () => {
    expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(77_000);
  });

  test("from bytes, or from what fetch answers", async () => {
    for (const source of [new Uint8Array(bytes), new Uint8Array(bytes).buffer, new Response(bytes)]) {
      expect(await compiled(source)).toBeInstanceOf(WebAssembly.Module);
    }
    expect(await compiled(Promise.resolve(new Response(bytes)))).toBeInstanceOf(WebAssembly.Module);
  });

  test("or not, and then it is said why", async () => {
    const missing = new Response("", { status: 404, statusText: "Not Found" });
    await expect(compiled(missing)).rejects.toThrow("The kernel could not be loaded: 404 Not Found");
    const empty = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    await expect(Kernel.of(empty)).rejects.toThrow("it has no memory");
  });
});

describe("a record", () => {
  test("is seen where it lies", () => {
    const state = dealt();
    expect([state.players, state.winner, state.highest]).toEqual([2, -1, 12]);
    expect([...state.cards]).toEqual([5, 5, 0, 0]);
    expect(state.hand.row(0).reduce((sum, many) => sum + many)).toBe(5);
    state.turn = 0;
    triggs.takeCard(state, 1, 12);
    expect(state.cards[1]).toBe(6);
    expect(state.held[1]! & (1n << 12n)).toBe(1n << 12n);
  });

  test("is copied out and in, byte for byte, also to another kernel", async () => {
    const state = dealt();
    const kept = state.bytes();
    expect(kept.length).toBe(State.size);
    const other = (await Kernel.of(module)).record(State);
    other.put(kept);
    triggs.takeCard(state, 0, 1);
    expect(state.bytes()).not.toEqual(kept);
    state.copy(other);
    expect(state.bytes()).toEqual(kept);
    expect(() => state.put(kept.subarray(1))).toThrow("There must be 856 bytes, not 855");
  });

  test("lies beside its like", () => {
    const states = kernel.records(State, 3);
    const state = dealt();
    states.at(1).copy(state);
    expect(states.bytes().subarray(State.size, 2 * State.size)).toEqual(state.bytes());
    expect([states.at(0).players, states.at(1).players, states.at(2).players]).toEqual([0, 2, 0]);
    expect(states.first(2).byteLength).toBe(2 * State.size);
    expect(() => states.at(3)).toThrow("There is no record 3 among 3");
    expect(() => states.first(4)).toThrow("There are not 4 records among 3");
  });
});

describe("numbers", () => {
  test("of 64 bits are read as far as a number can tell them apart", () => {
    const dealer = newDealer();
    expect([dealer.told, dealer.noted]).toEqual([-1, 0]);
    dealer.noted = Number.MAX_SAFE_INTEGER;
    expect(dealer.noted).toBe(Number.MAX_SAFE_INTEGER);
    expect(small(-(2n ** 53n))).toBe(-(2 ** 53));
    expect(() => small(2n ** 53n)).toThrow("9007199254740992 is too large for a number");
  });

  test("stand in rows, of any depth", () => {
    const rows = new Rows(
      Int8Array.from({ length: 24 }, (_, at) => at),
      2,
      3,
      4,
    );
    expect([...rows.row(1, 2)]).toEqual([20, 21, 22, 23]);
    expect([...rows.row(0, 0)]).toEqual([0, 1, 2, 3]);
    for (const which of [[2, 0], [0, 3], [-1, 0], [0], [0, 0, 0], [0.5, 0]]) {
      expect(() => rows.row(...which)).toThrow("There is no row");
    }
  });
});

describe("what everyone at a table is sent", () => {
  /** Play a move, or none, and read the lines that are written then. */
  function shown(state: State, dealer: Dealer, move: string): string[] {
    const text = kernel.numbers(Uint8Array, LENGTHS.playAndShow.text);
    const out = kernel.numbers(Uint8Array, LENGTHS.playAndShow.out);
    text.set(new TextEncoder().encode(move));
    const length = triggs.playAndShow(state, text, state.turn, 2000, dealer, kernel.record(State), out);
    return length ? new TextDecoder().decode(out.slice(0, length)).split("\n") : [];
  }

  test("is written without a server", () => {
    const state = dealt();
    const dealer = newDealer();
    dealer.noting = 1;
    state.turn = 0;
    const before = shown(state, dealer, "");
    expect(before).toHaveLength(12);
    expect(JSON.parse(before[0]!)).toEqual([0, false, true, false, null]);
    expect(shown(state, dealer, "fly away")).toEqual([]);
    const [first] = JSON.parse(before[7]!) as string[];
    expect(first).toBe("draw L");
    const [, opening, one, two, rest, own, other, moves, events, told] = shown(state, dealer, "draw L");
    const view = JSON.parse(`{"game":"triggs"${opening}${one},${two}${rest}`) as { left: number[]; hands: number[][] };
    expect(view.hands[1]).toEqual([null, null, null, null, null]);
    expect(view.hands[0]!.filter((card) => card !== null)).toHaveLength(1);
    expect([JSON.parse(own!), JSON.parse(other!)].map((hand: number[]) => hand.length)).toEqual([6, 5]);
    expect(JSON.parse(moves!)).toEqual(["draw L", "draw C", "draw R"]);
    expect(JSON.parse(events!)).toEqual([
      ["drew", 0, expect.any(Number), "left"],
      ["turned_up", "left", view.left[0]],
    ]);
    expect(JSON.parse(told!)).toMatchObject({ say: "tell-draw", player: { seat: 0 } });
  });
});

describe("a call is refused before it is made", () => {
  test("with numbers that are not whole, or too large", () => {
    for (const wrong of [2 ** 31, 0.5, NaN, -(2 ** 31) - 1]) {
      expect(() => triggs.takeCard(dealt(), 0, wrong)).toThrow("There must be a whole number of 32 bits");
    }
  });

  test("with too many numbers or too few", () => {
    const state = dealt();
    expect(() => triggs.legalActions(state, kernel.numbers(Int16Array, 171))).toThrow(
      "There must be 172 numbers, not 171",
    );
    expect(() => triggs.hideDraws(kernel.numbers(Int16Array, 6), 0)).toThrow("6 numbers are no rows of 4");
  });

  test("with what lies elsewhere", async () => {
    const state = dealt();
    expect(() => triggs.legalActions(state, new Int16Array(172))).toThrow("do not lie in the kernel's memory");
    const other = new Functions(await Kernel.of(module));
    expect(() => other.prepareTable(state)).toThrow("lies in the memory of another kernel");
  });

  test("of what the module has not got", () => {
    expect(() => kernel.call("nothing")).toThrow("The kernel has no function nothing");
  });
});

test("what does not fit into the memory is refused, and nothing is lost", () => {
  const state = dealt();
  for (const bytes of [2 ** 24, 2 ** 31, -1]) {
    expect(() => kernel.reserve(bytes)).toThrow(`The kernel has no room for ${bytes} bytes`);
  }
  expect(triggs.legalActions(state, kernel.numbers(Int16Array, 172))).toBeGreaterThan(0);
});

test("after a trap a kernel says so, whatever it is asked, and others go on", async () => {
  const state = dealt();
  const stopped = "The kernel has stopped in triggs_take_card: it must be started anew";
  expect(() => triggs.takeCard(state, 2 ** 30, 1)).toThrow(new Trapped(stopped));
  expect(() => new Ground(kernel).pick(newDealer(), 6)).toThrow(stopped);
  expect(() => triggs.prepareTable(state)).toThrow(stopped);
  expect(() => kernel.record(State)).toThrow(stopped);
  kernel = await Kernel.of(module);
  expect(new Ground(kernel).pick(newDealer(), 1)).toBe(0);
});
