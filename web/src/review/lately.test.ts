import { beforeEach, describe, expect, test } from "vitest";

import type { Decision } from "../local/coach.ts";
import { type Past, rate, remember, tallied } from "./lately.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    },
  });
});

const decision = (ply: number, seat: number, loss: number, counts = true): Decision => ({
  ply,
  seat,
  played: "a",
  best: "a",
  worth: 50,
  loss,
  grade: "best",
  counts,
  why: [],
});
const past = (id: string, game = "triggs"): Past => ({
  id,
  game,
  phases: [
    [2, 4, 10],
    [1, 0, 0],
    [0, 0, 0],
  ],
});

describe("how one has decided", () => {
  test("is told by thirds of the game, of real decisions of one's own alone", () => {
    const decisions = [decision(0, 0, 3), decision(1, 1, 9), decision(2, 0, 1, false)];
    decisions.push(decision(3, 0, 2), decision(4, 0, 4), decision(5, 0, 0));
    expect(tallied(decisions, 0)).toEqual([
      [1, 3, 9],
      [1, 2, 4],
      [2, 4, 16],
    ]);
  });

  test("has a mean and an interval", () => {
    // 0, 2 and 4 points: a mean of 2, a variance of 4
    expect(
      rate([
        [1, 0, 0],
        [2, 6, 20],
      ]),
    ).toEqual({ each: 2, error: 1.96 * Math.sqrt(4 / 3) });
    expect(rate([[1, 5, 25]])).toBeNull();
    expect(rate([[3, 3, 3]])).toEqual({ each: 1, error: 0 });
  });
});

describe("what is kept", () => {
  test("is a game once, the newest first, and by kind of game", () => {
    remember(past("a"));
    remember(past("b", "runtrip"));
    remember(past("c"));
    expect(remember(past("a")).map(({ id }) => id)).toEqual(["a", "c"]);
    expect(remember(past("d", "runtrip")).map(({ id }) => id)).toEqual(["d", "b"]);
  });

  test("is not more than twenty", () => {
    for (let i = 0; i < 25; i += 1) remember(past(String(i)));
    expect(remember(past("last"))).toHaveLength(20);
  });

  test.each(["{", "7", "null", '[null, 3, {"id": "x"}, {"id": "x", "game": "triggs", "phases": [[1], 2, 3]}]'])(
    "may be damaged: %s",
    (text) => {
      kept.set("reviewed", text);
      expect(remember(past("a"))).toEqual([past("a")]);
    },
  );
});
