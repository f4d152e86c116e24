import { expect, test } from "vitest";

import type { RunTripView } from "./shapes.ts";
import { counting, leading, spared } from "./signs.ts";
import { tokensOf } from "./tokens.ts";

const table = (variant: RunTripView["variant"], tokens: number[][], mercy = false) => {
  const view = { variant, tokens, mercy, players: tokens.length } as RunTripView;
  return [view, tokensOf(view)] as const;
};

test("with one token each, whoever is furthest leads; nobody leads on the start", () => {
  expect(leading(table("basic", [[12], [48], [35]])[1])).toBe(1);
  expect(leading(table("basic", [[0], [0]])[1])).toBeNull();
});

test("R15. with two tokens each the last one counts, and the best of these leads", () => {
  const [, tokens] = table("advanced", [
    [90, 9],
    [12, 35],
  ]);
  expect([...counting(tokens)]).toEqual([1, 2]);
  expect(leading(tokens)).toBe(2);
});

test("R14. with Mercy the last token carries its sign; whoever stands on the start needs none", () => {
  expect(spared(...table("basic", [[12], [48], [35], [20]], true))).toBe(0);
  expect(spared(...table("basic", [[0], [48], [35], [20]], true))).toBeNull();
  expect(spared(...table("basic", [[12], [48], [35], [20]]))).toBeNull();
});
