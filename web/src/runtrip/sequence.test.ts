import { expect, test } from "vitest";

import { asTheyMoved } from "./sequence.ts";

const moved = (...changes: [number, number, number][]) => changes.map(([token, from, to]) => ({ token, from, to }));
const order = (changes: ReturnType<typeof moved>, tripped: number | null) =>
  asTheyMoved(changes, tripped).map(({ token }) => token);

test("whoever is tripped goes back before the own token goes forward", () => {
  expect(order(moved([0, 20, 27], [1, 12, 5]), 1)).toEqual([1, 0]);
});

test("an arrival pushes before anybody else moves", () => {
  expect(order(moved([0, 20, 27], [1, 12, 5], [2, 5, 4]), 1)).toEqual([1, 2, 0]);
});

test("a run pushes one after the other down the road", () => {
  expect(order(moved([0, 28, 27], [1, 26, 25], [2, 27, 26], [3, 20, 28]), null)).toEqual([3, 0, 2, 1]);
});

test("whoever is pushed by the own token moves last", () => {
  expect(order(moved([0, 20, 27], [1, 12, 5], [2, 27, 26]), 1)).toEqual([1, 0, 2]);
});

test("a trip at which the own token stays shows who went back", () => {
  expect(order(moved([1, 12, 5]), 1)).toEqual([1]);
});
