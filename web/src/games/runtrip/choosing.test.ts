import { expect, test } from "vitest";

import type { Step } from "./shapes.ts";
import {
  chosen,
  found,
  inOrder,
  NOTHING,
  offered,
  stays,
  takeCard,
  takeToken,
  touchCard,
  touchToken,
  trippable,
  waysOf,
} from "./choosing.ts";

// Yellow (0) on 20 holds 3[22] 4[3] 6[5] 2[2]; Blue (1) stands on 12, Red (2) on 5.
const MOVES = ["run 2[2]", "run 3[22]", "run 4[3]", "run 6[5]", "trip 2 3[22] 4[3]", "trip 3 6[5]"];
const OUTLOOK: Step[][] = [
  [["moved", 0, 20, 22]],
  [["moved", 0, 20, 23]],
  [["moved", 0, 20, 24]],
  [["moved", 0, 20, 26]],
  [
    ["moved", 1, 12, 5],
    ["pushed", 2, 5, 4],
    ["moved", 0, 20, 27],
  ],
  [
    ["moved", 2, 5, 0],
    ["moved", 0, 20, 26],
  ],
];
const ways = waysOf(MOVES, 0, false, OUTLOOK);
const touched = (...cards: string[]) => cards.reduce((choice, card) => touchCard(choice, card, ways), NOTHING);
const moves = (choice: typeof NOTHING) => offered(choice, ways).map((way) => way.move);

test("every legal run and trip is a way, with its sum and its steps in their order", () => {
  expect(ways.at(-2)).toEqual({
    move: "trip 2 3[22] 4[3]",
    kind: "trip",
    cards: ["3[22]", "4[3]"],
    sum: 7,
    target: 1,
    own: 0,
    steps: [
      ["moved", 1, 12, 5],
      ["pushed", 2, 5, 4],
      ["moved", 0, 20, 27],
    ],
  });
});

test("ending the turn is no way, and the ways after it keep their outlook", () => {
  const steps: Step[] = [
    ["moved", 1, 5, 0],
    ["moved", 0, 20, 26],
  ];
  const [way] = waysOf(["end", "trip 2 6[5]"], 0, false, [[], steps]);
  expect(way?.steps).toEqual(steps);
});

test("with two tokens a way names which one is tripped and which one goes forward", () => {
  const [way] = waysOf(["trip 2b 3[22] 4[3] a"], 0, true, null);
  expect([way?.target, way?.own, way?.steps]).toEqual([3, 0, null]);
  expect(waysOf(["run 8[5] b"], 1, true, null)[0]?.own).toBe(3);
});

test("a touched card offers its run", () => {
  expect(moves(touched("4[3]"))).toEqual(["run 4[3]"]);
});

test("a card that trips by itself offers the run first, then the trip", () => {
  expect(moves(touched("6[5]"))).toEqual(["run 6[5]", "trip 3 6[5]"]);
});

test("several touched cards offer the trips made with exactly these", () => {
  expect(moves(touched("3[22]", "4[3]"))).toEqual(["trip 2 3[22] 4[3]"]);
});

test("a card that goes with none of the touched ones takes their place", () => {
  expect(touched("3[22]", "6[5]").cards).toEqual(["6[5]"]);
});

test("a card touched again is put back", () => {
  expect(touched("3[22]", "3[22]")).toEqual(NOTHING);
});

test("cards that need others offer what completes them, after the run of the card touched last", () => {
  const three = waysOf([...MOVES, "trip 2 2[2] 3[2] 4[3]"], 0, false, null);
  const choice = ["2[2]", "4[3]"].reduce((so_far, card) => touchCard(so_far, card, three), NOTHING);
  expect(offered(choice, three).map((way) => way.move)).toEqual(["run 4[3]", "trip 2 2[2] 3[2] 4[3]"]);
});

test("a touched token offers every way to trip it, few cards first, then the largest sum", () => {
  const many = waysOf(["trip 2 1[22] 4[3]", "trip 2 3[223]", "trip 2 3[22] 4[3]", "trip 3 6[5]"], 0, false, null);
  const choice = touchToken(NOTHING, 1, many);
  const list = offered(choice, many).map((way) => way.move);
  expect(list).toEqual(["trip 2 3[223]", "trip 2 3[22] 4[3]", "trip 2 1[22] 4[3]"]);
  expect(offered(touchCard(choice, "1[22]", many), many).map((way) => way.move)).toEqual(["trip 2 1[22] 4[3]"]);
});

test("a token keeps the touched cards only if they help to trip it", () => {
  expect(touchToken(touched("4[3]"), 1, ways)).toEqual({ cards: ["4[3]"], target: 1, move: null });
  expect(touchToken(touched("6[5]"), 1, ways)).toEqual({ cards: [], target: 1, move: null });
});

test("a card that cannot trip the chosen token lets go of it", () => {
  expect(touchCard(touchToken(NOTHING, 1, ways), "6[5]", ways)).toEqual({ cards: ["6[5]"], target: null, move: null });
});

test("a token touched again is left alone", () => {
  expect(touchToken(touchToken(NOTHING, 1, ways), 1, ways)).toEqual(NOTHING);
});

test("the only way on offer is chosen; of several none is, until somebody chooses", () => {
  expect(chosen(touched("4[3]"), offered(touched("4[3]"), ways))?.move).toBe("run 4[3]");
  const choice = touched("6[5]");
  const offers = offered(choice, ways);
  expect(chosen(choice, offers)).toBeNull();
  expect(chosen({ ...choice, move: "trip 3 6[5]" }, offers)?.move).toBe("trip 3 6[5]");
  expect(chosen(NOTHING, [])).toBeNull();
});

test("whoever finds the cards themselves is offered exactly what they have put together", () => {
  const moves = (choice: typeof NOTHING) => found(choice, ways).map((way) => way.move);
  const three = takeCard(NOTHING, "3[22]");
  expect(moves(three)).toEqual(["run 3[22]"]);
  const both = takeCard(three, "4[3]");
  expect(moves(both)).toEqual([]);
  expect(moves(takeToken(both, 1))).toEqual(["trip 2 3[22] 4[3]"]);
  expect(moves(takeToken(both, 2))).toEqual([]);
  expect(moves(takeToken(takeToken(both, 1), 1))).toEqual([]);
  expect(takeCard(both, "3[22]").cards).toEqual(["4[3]"]);
});

test("tokens that can be tripped are counted by ways", () => {
  expect([...trippable(ways)]).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test("a token that would pass 100 stays; of one whose steps are not known nobody can say so", () => {
  const [run, trip] = waysOf(["run 8[5]", "trip 2 6[5]"], 0, false, [[], [["moved", 1, 5, 0]]]);
  expect([stays(run!), stays(trip!), stays(ways[4]!)]).toEqual([true, true, false]);
  expect(stays(waysOf(["run 8[5]"], 0, false, null)[0]!)).toBe(false);
});

test("a hand lies in order of its numbers, then of its symbols", () => {
  expect(inOrder(["9[P]", "1[3]", "1[2]"])).toEqual(["1[2]", "1[3]", "9[P]"]);
});
