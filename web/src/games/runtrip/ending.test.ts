import { describe, expect, test } from "vitest";

import type { ReplayShape } from "../../lib/shapes.ts";
import { replayed } from "../../replay/replayed.ts";
import ending from "./ending.ts";

const over = (tokens: number[][], winners: number[], more: object = {}): ReplayShape => ({
  ...replayed({ players: 2, variant: tokens[0]!.length > 1 ? "advanced" : "basic", tokens }, [0]),
  winners,
  results: { how: "rules", winners },
  ...more,
});

describe("why a game of Run & Trip is over", () => {
  test("somebody has reached 100", () =>
    expect(ending.why(over([[100], [40]], [0])).message).toBe("runtrip-ending-goal"));
  test("the cards have run out", () => {
    const given = { first: 40, second: 33, tokens: "one" };
    expect(ending.why(over([[33], [40]], [1]))).toEqual({ message: "runtrip-ending-cards", given });
  });
  test("the time is up, and with two tokens the last one counts", () => {
    const given = { first: 59, second: 25, tokens: "two" };
    const results = { how: "time", winners: [0] };
    const told = ending.why(
      over(
        [
          [59, 70],
          [98, 25],
        ],
        [0],
        { results },
      ),
    );
    expect(told).toEqual({ message: "runtrip-ending-time", given });
  });
  test("nobody was ahead", () => {
    expect(ending.why(over([[40], [40]], [0, 1])).message).toBe("runtrip-ending-shared");
  });
});

test("the best trip is the one that threw somebody back farthest", () => {
  const game = replayed(
    { players: 2, variant: "basic", tokens: [[0], [0]] },
    [0, ["tripped", 0, 1, 7], ["moved", 1, 12, 5], ["moved", 0, 0, 7]],
    [1, ["tripped", 1, 0, 4], ["moved", 0, 7, 3], ["moved", 1, 5, 9]],
  );
  expect(ending.feats(game)).toEqual([{ message: "runtrip-feat-trip", given: { count: 7 }, seats: [0], frame: 1 }]);
});
