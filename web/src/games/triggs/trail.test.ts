import { expect, it } from "vitest";

import type { TriggsEvent } from "./shapes.ts";
import { trailOf } from "./trail.ts";

it("the last crosses of a row are the new ones, and cards leave a trail where they came from and went to", () => {
  const crossed = [
    [0, 3, 0],
    [0, 0, 1],
  ];
  const events: TriggsEvent[] = [
    ["formed", 0, [2]],
    ["crossed", 0, 2, false],
    ["crossed", 0, 2, true],
    ["drew", 1, null, "centre"],
  ];
  expect([...trailOf(events, crossed)].sort()).toEqual(["0 2 1", "0 2 2", "centre", "discard"]);
});

it("nothing has happened, nothing is marked", () => {
  expect(trailOf([], [[1]]).size).toBe(0);
});
