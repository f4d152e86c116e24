// The tokens by their numbers over all: the seat, or with two tokens a side 2 * side and 1 more for b.

import type { GameEvent } from "../../lib/shapes.ts";
import type { RunTripView, Step } from "./shapes.ts";

export interface Token {
  number: number;
  /** The player, or in Team the side, whose it is. */
  owner: number;
  /** "a" or "b" with two tokens, otherwise nothing. */
  letter: string;
  square: number;
}

export interface Change {
  token: number;
  from: number;
  to: number;
}

export const hasTwo = (view: RunTripView): boolean => view.variant !== "basic";

/** Which tokens a seat moves: in Team partners sit opposite and share theirs. */
export const sideOf = (view: RunTripView, seat: number): number => (view.variant === "team" ? seat % 2 : seat);

/** Whose tokens these are: one player, or in Team two. */
export const seatsOf = (view: RunTripView, side: number): number[] =>
  Array.from({ length: view.players }, (_, seat) => seat).filter((seat) => sideOf(view, seat) === side);

export const numberOfToken = (side: number, letter: string, two: boolean): number =>
  two ? 2 * side + (letter === "b" ? 1 : 0) : side;

export function tokensOf(view: RunTripView): Token[] {
  const two = hasTwo(view);
  return view.tokens.flatMap((squares, owner) =>
    squares.map((square, place) => {
      const letter = two ? "ab"[place]! : "";
      return { number: numberOfToken(owner, letter, two), owner, letter, square };
    }),
  );
}

export const isStep = (event: GameEvent): event is Step => event[0] === "moved" || event[0] === "pushed";

/** Where the tokens stand after these steps. */
export function squaresAfter(before: readonly number[], steps: readonly Step[]): readonly number[] {
  return steps.reduce((squares, [, token, , to]) => squares.with(token, to), before);
}

/** Which tokens stand elsewhere afterwards, in the order of their numbers. */
export function changes(before: readonly number[], after: readonly number[]): Change[] {
  return before.map((from, token) => ({ token, from, to: after[token] ?? from })).filter(({ from, to }) => from !== to);
}
