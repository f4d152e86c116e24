import { expect, test } from "vitest";

import type { RunTripView } from "../lib/shapes.ts";
import { changes, seatsOf, sideOf, tokensOf } from "./tokens.ts";

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
  expect(tokensOf(view("advanced", 2, [[1, 2], [3, 4]])).map((token) => [token.number, token.letter])).toEqual([
    [0, "a"],
    [1, "b"],
    [2, "a"],
    [3, "b"],
  ]);
});

test("in a team partners sit opposite and share their tokens", () => {
  const team = view("team", 4, [[1, 2], [3, 4]]);
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
