import { describe, expect, test } from "vitest";

import type { Decision } from "../local/coach.ts";
import { chances, dearest, givenAway, rounded, sumOf, turningPoints } from "./sums.ts";

const GRADES = { forced: 0, best: 0, close: 0, inexact: 3, mistake: 6, blunder: 20 } as const;

/** Moves of Ann (0) and Ben (1), one after the other: a grade and the chances before it. */
const game = (...moves: [seat: number, grade: keyof typeof GRADES, worth: number][]): Decision[] =>
  moves.map(([seat, grade, worth], ply) => ({
    ply,
    seat,
    played: "a",
    best: GRADES[grade] ? "b" : "a",
    worth,
    loss: GRADES[grade],
    grade,
    counts: grade !== "forced",
    why: [],
  }));

describe("how somebody has decided", () => {
  const decisions = game([0, "best", 50], [0, "close", 50], [0, "forced", 50], [0, "blunder", 50], [1, "mistake", 50]);
  test("grades are counted, and what there was no choice in is not", () =>
    expect(sumOf(decisions, 0)).toEqual({
      best: 2,
      inexact: 0,
      mistake: 0,
      blunder: 1,
      decisions: 3,
      lost: 20,
      each: 20 / 3,
    }));
  test("who has decided nothing has lost nothing", () =>
    expect(sumOf(decisions, 2)).toMatchObject({ lost: 0, each: 0 }));
});

describe("the dearest decisions", () => {
  const decisions = game(
    [0, "inexact", 50],
    [1, "blunder", 50],
    [0, "blunder", 50],
    [0, "mistake", 50],
    [0, "mistake", 50],
    [1, "inexact", 50],
  );
  test("are three at most, the dearest first", () =>
    expect(dearest(decisions, [0]).map(({ ply }) => ply)).toEqual([2, 3, 4]));
  test("of others only real mistakes", () => expect(givenAway(decisions, [1]).map(({ ply }) => ply)).toEqual([1]));
});

describe("turning points", () => {
  const decisions = game(
    [0, "blunder", 60], // Ann errs, and is worse off
    [1, "best", 50],
    [0, "best", 35],
    [1, "mistake", 60], // Ben errs, and Ann is better off
    [0, "best", 55],
    [1, "best", 50],
    [0, "best", 80], // good cards
    [1, "best", 20],
    [0, "best", 83], // hardly anything
  );
  test("are great changes, with whose mistake it was", () =>
    expect(turningPoints(decisions, 0).map(({ decision, change, by }) => [decision.ply, change, by])).toEqual([
      [0, -25, "own"],
      [3, 20, "other"],
      [4, 25, "nobody"],
    ]));
  test("are told to each player from their own side", () =>
    expect(turningPoints(decisions, 1).map(({ decision, by }) => [decision.ply, by])).toEqual([[5, "nobody"]]));
  test("chances are what the player saw when deciding", () =>
    expect(chances(decisions, 1).map(({ ply, worth }) => [ply, worth])).toEqual([
      [1, 50],
      [3, 60],
      [5, 50],
      [7, 20],
    ]));
});

describe("a line of the ledger in whole points", () => {
  const lines = [
    { start: 33.33, luck: -17.5, own: -9.4, others: 4.4, unexplained: -10.83, result: 0 },
    { start: 50, luck: 57.06, own: -31.04, others: 0, unexplained: 23.98, result: 100 },
    { start: 20, luck: 0.4, own: 0.4, others: 0.4, unexplained: 12.133, result: 33.333 },
  ];
  test.each(lines)("adds up, and no part is far from what it was: %j", (line) => {
    const { start, luck, own, others, unexplained, result } = rounded({ seat: 0, ...line });
    expect(start + luck + own + others + unexplained).toBe(result);
    for (const [part, amount] of Object.entries({ start, luck, own, others, unexplained, result })) {
      expect(Number.isInteger(amount)).toBe(true);
      expect(Math.abs(amount - line[part as keyof typeof line])).toBeLessThan(1);
    }
  });
});
