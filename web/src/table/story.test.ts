import { expect, test } from "vitest";

import { brief } from "./story.ts";

const TURN = ["Allegro trips you.", "You go back from 12 to 5.", "Allegro draws a 5."];

test("a short turn is told whole", () => expect(brief(TURN, 200)).toEqual({ text: TURN.join(" "), more: 0 }));
test("of a long one as many sentences as there is room for", () =>
  expect(brief(TURN, 50)).toEqual({ text: "Allegro trips you. You go back from 12 to 5.", more: 1 }));
test("a sentence is never cut", () => expect(brief(TURN, 5)).toEqual({ text: "Allegro trips you.", more: 2 }));
test("nothing has happened yet", () => expect(brief([], 5)).toEqual({ text: "", more: 0 }));
