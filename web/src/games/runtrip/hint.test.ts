import { expect, test } from "vitest";

import { hintOf } from "./hint.ts";

test.each([
  ["run 8[5]", { cards: ["8[5]"] }],
  ["run 8[5] b", { cards: ["8[5]"] }],
  ["trip 2 3[22] 4[3]", { cards: ["3[22]", "4[3]"], tokens: [1] }],
  ["trip 2b 4[3] a", { cards: ["4[3]"], tokens: [3] }],
  ["end", {}],
])("a hint lights what %s touches", (move, hint) => expect(hintOf(move)).toEqual(hint));
