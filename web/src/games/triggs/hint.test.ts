import { expect, test } from "vitest";

import { hintOf } from "./hint.ts";

test.each([
  ["draw C", { piles: ["centre"] }],
  ["discard 12x2", { cards: ["12"] }],
  ["form 11=7+4", { rows: [11], cards: ["7", "4"] }],
  ["extra 9", { rows: [9] }],
  ["stop", {}],
])("a hint lights what %s touches", (move, hint) => expect(hintOf(move)).toEqual(hint));
