import { expect, test } from "vitest";

import { replayed } from "./replayed.ts";
import { turnsOf } from "./statistics.ts";

test("moves of one seat in a row are one turn", () => {
  const { frames } = replayed({}, [0, ["drew", 0]], [0, ["drew", 1]], [1, ["laid", 9]], [0, ["drew", 2]]);
  expect(turnsOf(frames)).toEqual([
    {
      seat: 0,
      events: [
        ["drew", 0],
        ["drew", 1],
      ],
    },
    { seat: 1, events: [["laid", 9]] },
    { seat: 0, events: [["drew", 2]] },
  ]);
});
