import { expect, test } from "vitest";

import { replayed } from "../../replay/replayed.ts";
import figures from "./statistics.ts";

const game = replayed(
  {},
  [0, ["drew", 0, 7, "left"]],
  [0, ["drew", 0, 4, "centre"]],
  [1, ["discarded", 1, 9, "discard"], ["discarded", 1, 9, "discard"]],
  [0, ["formed", 0, [7, 4]], ["crossed", 0, 11, false], ["filled", 0, 11]],
  [0, ["crossed", 0, 3, true], ["filled", 0, 3]],
  [0, ["crossed", 0, 5, true]],
);
const [ann, ben] = figures(game).map((row) => row.figures);

test("crosses, extra ones too, by turn", () => {
  expect(ann).toMatchObject({ "replay-figure-turns": 2, "triggs-figure-per-turn": 1.5 });
});
test("a chain is the extra crosses of one turn", () => {
  expect([ann!["triggs-figure-chain"], ben!["triggs-figure-chain"]]).toEqual([2, 0]);
});
test("cards drawn and discarded", () => {
  expect(ann).toMatchObject({ "triggs-figure-drawn": 2, "triggs-figure-discarded": 0 });
  expect(ben).toMatchObject({ "triggs-figure-drawn": 0, "triggs-figure-discarded": 2 });
});
