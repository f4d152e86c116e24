import { beforeEach, describe, expect, it, vi } from "vitest";

import { ROWS } from "../games/triggs/rows.ts";
import { loadParts } from "./game.ts";
import { GAME, isGame, isHistory, isSetup, read, write } from "./kept.ts";

await loadParts();
const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
    removeItem: (key: string) => shelf.delete(key),
  });
});

const TRIGGS = { game: "triggs", names: ["Ann", ""], first: 0, rows: [...ROWS] };
const RUNTRIP = { game: "runtrip", names: ["Ann", "Ben"], first: 1, variant: "advanced", minutes: 20, symbols: true };
const game = (setup: object, ...steps: unknown[]) => ({ id: "x", began: 1, setup, steps, clock: null });
const FINISHED = { id: "x", ended: 1, kind: "basic", names: ["Ann", "Ben"], winners: [0], turns: 7 };

describe("a game that is kept", () => {
  it("is there again", () => {
    const kept = game(TRIGGS, ["cross", 4, 3], ["cross", 1, 1], ["next"]);
    write(GAME, kept);
    expect(read(GAME, isGame, () => expect.unreachable())).toEqual(kept);
  });
  it("may be one of either kind", () => {
    expect(isGame(game(RUNTRIP, ["run", 2, 9], ["run", 1, 3], ["next"]))).toBe(true);
  });
  it("cannot hold steps that the rules forbid", () => {
    expect(isGame(game(TRIGGS, ["cross", 4, 4]))).toBe(false);
    expect(isGame(game(TRIGGS, ["cross", 4, 3], ["next"]))).toBe(false);
    expect(isGame(game(RUNTRIP, ["run", 0, 9]))).toBe(false);
    expect(isGame(game(RUNTRIP, ["trip", 2, 0, [3]]))).toBe(false);
  });
  it.each([
    ["no list of steps", { ...game(TRIGGS), steps: {} }],
    ["a step of the other game", game(RUNTRIP, ["cross", 1, 1])],
    ["a run in Triggs", game(TRIGGS, ["run", 0, 1])],
    ["an end in Triggs", game(TRIGGS, ["end", "time"])],
    ["a token that is not there", game({ ...RUNTRIP, first: 0 }, ["trip", 0, 5, [3]])],
    ["half a box", game(TRIGGS, ["cross", 4, 0.5])],
    ["five players", game({ ...TRIGGS, names: ["", "", "", "", ""] })],
    ["somebody who is not there begins", game({ ...TRIGGS, first: 2 })],
    ["eleven rows", game({ ...TRIGGS, rows: ROWS.slice(1) })],
    ["a row without boxes", game({ ...TRIGGS, rows: ROWS.map(() => 0) })],
    ["a number for a name", game({ ...TRIGGS, names: [1, 2] })],
    ["no such variant", game({ ...RUNTRIP, variant: "slow" })],
    ["time that runs backwards", game({ ...RUNTRIP, minutes: -1 })],
    ["a clock that is none", { ...game(RUNTRIP), clock: "12:00" }],
    ["nothing", null],
  ])("is none with %s", (_, data) => expect(isGame(data)).toBe(false));
});

describe("what cannot be read", () => {
  it.each([
    "",
    "{",
    "null",
    "[]",
    '"pad"',
    '{"version":1}',
    '{"version":2,"data":null}',
    '{"version":1,"data":{"id":1}}',
  ])("is put aside, and not lost: %s", (text) => {
    shelf.set(GAME, text);
    const spoilt = vi.fn();
    expect(read(GAME, isGame, spoilt)).toBeNull();
    expect(spoilt).toHaveBeenCalledOnce();
    expect([...shelf]).toEqual([[`${GAME}-aside`, text]]);
  });
  it("is not what was never there", () => {
    expect(read(GAME, isGame, () => expect.unreachable())).toBeNull();
  });
});

describe("the history", () => {
  it("knows who has won which game", () => expect(isHistory([FINISHED, { ...FINISHED, kind: "triggs" }])).toBe(true));
  it("may say so itself", () => expect(isHistory([{ ...FINISHED, game: "runtrip" }])).toBe(true));
  it.each([
    [{ ...FINISHED, winners: [2] }],
    [{ ...FINISHED, names: [] }],
    [{ ...FINISHED, kind: "chess" }],
    [{ ...FINISHED, game: "triggs" }],
    [{ ...FINISHED, ended: "yesterday" }],
    [{ ...FINISHED, turns: 0 }],
  ])("is none with %o", (entry) => expect(isHistory([FINISHED, entry])).toBe(false));
});

it("a setup is read with the same care", () => {
  expect([isSetup(TRIGGS), isSetup(RUNTRIP), isSetup({ ...TRIGGS, game: "chess" }), isSetup([])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
