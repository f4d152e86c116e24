import { expect, test } from "vitest";

import { isCard, pieces } from "./words.ts";

test("a sentence is taken apart at its cards", () => {
  const sentence = "Ann trips Ben with 3[22], 4[3], 7 in all. Ann draws 9[?].";
  expect(pieces(sentence)).toEqual([
    "Ann trips Ben with ",
    "3[22]",
    ", ",
    "4[3]",
    ", 7 in all. Ann draws ",
    "9[?]",
    ".",
  ]);
});

test("a sentence without cards is one piece", () => {
  expect(pieces("Ann crosses off one 11 (7+4).")).toEqual(["Ann crosses off one 11 (7+4)."]);
  expect(isCard("Ann crosses off one 11 (7+4).")).toBe(false);
});
