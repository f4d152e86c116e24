import { describe, expect, test } from "vitest";

import type { GameEvent } from "../lib/shapes.ts";
import { kindOf, met, nextMove } from "./judging.ts";
import type { Goal } from "./lessons.ts";

const crossed = (row: number, extra = false): GameEvent => ["crossed", 0, row, extra];

describe("a goal", () => {
  test("is met by what it names, wherever in the turn it happened", () => {
    expect(met([["filled", 0, 7]], [crossed(7), ["filled", 0, 7]])).toBe(true);
    expect(met([["filled", 0, 7]], [crossed(7)])).toBe(false);
  });
  test("leaves open what is null", () => {
    expect(met([["crossed", 0, null, true]], [crossed(9, true)])).toBe(true);
    expect(met([["crossed", 0, null, true]], [crossed(9)])).toBe(false);
  });
  test("named twice has to happen twice", () => {
    const once: Goal = ["crossed", 0, 11, false];
    expect(met([once, once], [crossed(11)])).toBe(false);
    expect(met([once, once], [crossed(11), crossed(11)])).toBe(true);
  });
});

describe("the next move", () => {
  const turn = { play: ["form 11=11", "form 11=11", "form 11=7+4"], goal: [] };
  test("is the first that has not been played", () => {
    expect(nextMove(turn, [], ["form 11=11", "form 11=7+4"])).toBe("form 11=11");
    expect(nextMove(turn, ["form 11=11", "form 11=11"], ["form 11=7+4", "stop"])).toBe("form 11=7+4");
  });
  test("follows a learner who took another order", () => {
    expect(nextMove(turn, ["form 11=7+4"], ["form 11=11", "stop"])).toBe("form 11=11");
  });
  test("is nothing once the way is left", () => {
    expect(nextMove(turn, ["draw L"], ["draw L", "draw C"])).toBeNull();
  });
});

test("the kind of a move is its first word", () => {
  expect(kindOf("form 11=7+4")).toBe("form");
  expect(kindOf("end")).toBe("end");
});
