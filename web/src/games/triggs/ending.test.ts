import { describe, expect, test } from "vitest";

import { replayed } from "../../replay/replayed.ts";
import ending from "./ending.ts";

const position = {
  players: 2,
  rows: [2, 2],
  crossed: [
    [1, 2],
    [0, 1],
  ],
};

describe("what is told of a game of Triggs", () => {
  test("how far everyone is", () => {
    const { progress, goal } = ending;
    const view = position as unknown as Parameters<typeof goal>[0];
    expect([progress(view), goal(view)]).toEqual([[3, 1], 4]);
  });
  test("the longest chain, whose it was and when", () => {
    const game = replayed(
      position,
      [0, ["crossed", 0, 11, false], ["crossed", 0, 9, true]],
      [1, ["crossed", 1, 11, false], ["crossed", 1, 9, true]],
      [1, ["crossed", 1, 8, true]],
      [0, ["drew", 0, 3, "left"]],
    );
    expect(ending.feats(game)).toEqual([
      { message: "triggs-feat-chain", given: { count: 2 }, seats: [1], frame: 3 },
      { message: "triggs-feat-turn", given: { count: 3 }, seats: [1], frame: 3 },
    ]);
  });
  test("nothing, if nothing was remarkable", () => {
    expect(ending.feats(replayed(position, [0, ["drew", 0, 3, "left"]]))).toEqual([]);
  });
});
