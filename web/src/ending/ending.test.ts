import { describe, expect, test } from "vitest";

import { consolation, decidedAfter } from "./ending.ts";

describe("when it was decided", () => {
  test("after the turn since which the winner was ahead for good", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 0],
          [5, 8],
          [9, 8],
          [12, 8],
        ],
        [0],
      ),
    ).toBe(3);
  });
  test("in the last turn, when it was open until then", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 0],
          [5, 8],
          [9, 8],
        ],
        [0],
      ),
    ).toBe(3);
  });
  test("in the first, when nobody ever caught the winner", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 0],
          [9, 3],
        ],
        [0],
      ),
    ).toBe(1);
  });
  test("never, when whoever won was behind: somebody gave up", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 9],
        ],
        [0],
      ),
    ).toBeNull();
  });
  test("nor when nobody has won", () =>
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 9],
        ],
        [],
      ),
    ).toBeNull());
  test("those who share a win are both ahead of the rest", () => {
    expect(
      decidedAfter(
        [
          [0, 0, 0],
          [5, 4, 4],
          [5, 5, 4],
        ],
        [0, 1],
      ),
    ).toBe(2);
  });
});

describe("what can truly be said of a loss", () => {
  const race = (...ways: number[][]) => ({
    goal: 100,
    ways: ways.map((points, seat) => ({ seats: [seat], points })),
    frames: ways[0]!,
    decided: null,
  });
  test("that it was close, by how much", () => {
    expect(consolation(race([0, 50, 100], [0, 60, 95]), 1)).toEqual({
      message: "ending-lost-close",
      given: { count: 5 },
    });
  });
  test("how long one was in front of everybody", () => {
    const given = { turns: 1, all: 3 };
    expect(consolation(race([0, 9, 60, 99], [0, 20, 20, 40], [0, 5, 30, 31]), 1)).toEqual({
      message: "ending-lost-led",
      given,
    });
  });
  test("that one has fought on", () => {
    expect(consolation(race([0, 40, 99], [0, 20, 40]), 1).message).toBe("ending-lost");
  });
});
