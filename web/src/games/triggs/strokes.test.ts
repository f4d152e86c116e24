import { expect, it } from "vitest";

import { seedOf, strokes } from "./strokes.ts";

it("a box always gets the same cross", () => {
  expect(strokes(seedOf(0, 11, 2))).toEqual(strokes(seedOf(0, 11, 2)));
});

it("no two boxes of a sheet get the same cross", () => {
  const boxes = Array.from({ length: 12 * 9 }, (_, box) => seedOf(0, 1 + Math.floor(box / 9), box % 9));
  expect(new Set(boxes.map((seed) => strokes(seed).join())).size).toBe(boxes.length);
});

it("a cross stays inside its box", () => {
  for (let seed = 0; seed < 500; seed++) {
    const numbers = strokes(seed)
      .join(" ")
      .match(/[\d.]+/g)!
      .map(Number);
    expect(numbers.every((place) => place >= 0 && place <= 20)).toBe(true);
  }
});
