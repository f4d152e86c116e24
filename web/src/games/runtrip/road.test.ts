import { expect, test } from "vitest";

import { endOf, spotOf, turnOf, wayAlong } from "./road.ts";

test("the road starts at the bottom left and ends at the top left", () => {
  expect(spotOf(1, 10)).toEqual({ row: 10, column: 1 });
  expect(spotOf(100, 10)).toEqual({ row: 1, column: 1 });
  expect(spotOf(100, 5)).toEqual({ row: 1, column: 1 });
  expect(spotOf(0, 10)).toEqual({ row: 11, column: 1 });
});

test("each row runs against the one below it", () => {
  expect(spotOf(10, 10)).toEqual({ row: 10, column: 10 });
  expect(spotOf(11, 10)).toEqual({ row: 9, column: 10 });
  expect(spotOf(20, 10)).toEqual({ row: 9, column: 1 });
});

test("the road turns where a row ends", () => {
  expect([turnOf(10, 10), turnOf(11, 10), turnOf(5, 10), turnOf(5, 5)]).toEqual(["leaves", "arrives", "", "leaves"]);
  expect([turnOf(1, 10), turnOf(100, 10)]).toEqual(["", ""]);
  expect([endOf(10, 10), endOf(20, 10), endOf(5, 10)]).toEqual(["right", "left", ""]);
});

test("a token runs along the road and goes back straight", () => {
  expect(wayAlong(9, 12)).toEqual([9, 10, 11, 12]);
  expect(wayAlong(12, 5)).toEqual([12, 5]);
});
