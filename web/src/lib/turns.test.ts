import { describe, expect, test } from "vitest";

import type { GameEvent, Turn } from "./shapes.ts";
import { merged, newSentences, unseen } from "./turns.ts";

const drew = (seat: number, card: number): GameEvent => ["drew", seat, card, "left"];
const turn = (move: number, text: string[], ...events: GameEvent[]): Turn => ({ move, text, events });
const ann = turn(0, ["Ann draws 7."], drew(0, 7));
const annOn = turn(0, ["Ann draws 7.", "Ann draws 4."], drew(0, 7), drew(0, 4));
const ben = turn(2, ["Ben draws."], drew(1, 9));

describe("the log", () => {
  test("a turn that goes on replaces itself", () => expect(merged([ann], [annOn])).toEqual([annOn]));
  test("the next turn comes after it", () => expect(merged([annOn], [ben])).toEqual([annOn, ben]));
  test("a whole log replaces everything", () => expect(merged([ann], [annOn, ben])).toEqual([annOn, ben]));
  test("a step that was taken back goes", () => expect(merged([annOn], [ann])).toEqual([ann]));
  test("of a turn taken back whole nothing is left", () => expect(merged([annOn, ben], [annOn])).toEqual([annOn]));
  test("a turn in which nothing has happened yet has no place", () => expect(merged([], [turn(0, [])])).toEqual([]));
  test("before the deal there is none", () => expect(merged([], [])).toEqual([]));
});

describe("what is new", () => {
  test("all of a turn nobody has seen", () => expect(unseen([annOn], [ben])).toEqual([drew(1, 9)]));
  test("only the rest of a turn that goes on", () => expect(unseen([ann], [annOn])).toEqual([drew(0, 4)]));
  test("nothing, when something was taken back", () => {
    expect(unseen([annOn], [ann])).toEqual([]);
    expect(newSentences([annOn], [ann])).toEqual([]);
  });
  test("sentences are told once", () => expect(newSentences([ann], [annOn])).toEqual(["Ann draws 4."]));
  test("a sentence that comes twice is told twice", () => {
    const twice = turn(0, ["Ann draws 7.", "Ann draws 7."], drew(0, 7), drew(0, 7));
    expect(newSentences([ann], [twice])).toEqual(["Ann draws 7."]);
  });
  test("a sentence that has grown is told again", () => {
    const grown = turn(0, ["Ann draws 7 and 4."], drew(0, 7), drew(0, 4));
    expect(newSentences([ann], [grown])).toEqual(["Ann draws 7 and 4."]);
  });
});
