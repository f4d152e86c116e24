import { expect, test } from "vitest";

import type { RunTripEvent, RunTripView } from "./shapes.ts";
import { changes, isStep, seatsOf, sideOf, squaresAfter, tokensOf } from "./tokens.ts";

const view = (variant: RunTripView["variant"], players: number, tokens: number[][]): RunTripView => ({
  game: "runtrip",
  players,
  variant,
  mercy: false,
  layout: "factors",
  tokens,
  hands: [],
  deck: [],
  discard: [],
  turn: 0,
  phase: "act",
  winners: null,
});

test("with one token each, a token has its player's number", () => {
  expect(tokensOf(view("basic", 2, [[12], [5]]))).toEqual([
    { number: 0, owner: 0, letter: "", square: 12 },
    { number: 1, owner: 1, letter: "", square: 5 },
  ]);
});

test("with two tokens each, b comes right after a", () => {
  expect(
    tokensOf(
      view("advanced", 2, [
        [1, 2],
        [3, 4],
      ]),
    ).map((token) => [token.number, token.letter]),
  ).toEqual([
    [0, "a"],
    [1, "b"],
    [2, "a"],
    [3, "b"],
  ]);
});

test("in a team partners sit opposite and share their tokens", () => {
  const team = view("team", 4, [
    [1, 2],
    [3, 4],
  ]);
  expect([0, 1, 2, 3].map((seat) => sideOf(team, seat))).toEqual([0, 1, 0, 1]);
  expect(seatsOf(team, 1)).toEqual([1, 3]);
  expect(seatsOf(view("basic", 3, [[0], [0], [0]]), 2)).toEqual([2]);
});

test("only tokens that moved are changes", () => {
  expect(changes([20, 12, 5], [20, 5, 4])).toEqual([
    { token: 1, from: 12, to: 5 },
    { token: 2, from: 5, to: 4 },
  ]);
});

test("steps are followed one after the other, also by a token that moves twice", () => {
  // R11. The tripped token (1) pushes 2, which pushes the own one (0); that goes 3 forward from there.
  const events: RunTripEvent[] = [
    ["laid", 0, "3[223]"],
    ["tripped", 0, 1, 3],
    ["moved", 1, 12, 9],
    ["pushed", 2, 9, 8],
    ["pushed", 0, 8, 7],
    ["moved", 0, 7, 10],
    ["drew", 0, "8[5]"],
  ];
  expect(squaresAfter([8, 12, 9], events.filter(isStep))).toEqual([10, 9, 8]);
});
