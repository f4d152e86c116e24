import { expect, test } from "vitest";

import { aloud, pieces } from "./told.ts";

test("the cards of a sentence are told apart from its words", () => {
  expect(pieces("Du kreuzt zwei Elfer an (11, 7+4) und füllst die Reihe.")).toEqual([
    "Du kreuzt zwei Elfer an ",
    [[11], [7, 4]],
    " und füllst die Reihe.",
  ]);
  expect(pieces("Ann draws a 7 from the left.")).toEqual(["Ann draws a 7 from the left."]);
});

test("nobody has to listen to a single card twice", () => {
  expect(aloud("You cross off an 8 (8).")).toBe("You cross off an 8.");
  expect(aloud("You cross off two 8s (8, 7+1) and fill the row.")).toBe(
    "You cross off two 8s (8, 7+1) and fill the row.",
  );
});
