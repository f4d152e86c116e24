// Moves as text and as what they mean. No rules: what is legal always comes from the server.

import type { Pile } from "./shapes.ts";

export type TriggsMove =
  | { kind: "draw"; pile: Pile }
  | { kind: "discard"; value: number; count: number }
  | { kind: "form"; value: number; cards: number[] }
  | { kind: "stop" }
  | { kind: "extra"; row: number };

export type RunTripMove =
  | { kind: "run"; card: string; token: string }
  | { kind: "trip"; target: string; cards: string[]; token: string }
  | { kind: "end" };

export const PILES: readonly Pile[] = ["left", "centre", "right"];
const LETTERS: Record<string, Pile> = { L: "left", C: "centre", R: "right" };

export function readTriggs(move: string): TriggsMove {
  const [word, rest = ""] = move.split(" ");
  if (word === "draw") return { kind: "draw", pile: LETTERS[rest]! };
  if (word === "extra") return { kind: "extra", row: Number(rest) };
  if (word === "stop") return { kind: "stop" };
  const [left, right = ""] = rest.split(word === "discard" ? "x" : "=");
  if (word === "discard") return { kind: "discard", value: Number(left), count: Number(right) };
  return { kind: "form", value: Number(left), cards: right.split("+").map(Number) };
}

export function readRunTrip(move: string): RunTripMove {
  const [word, ...rest] = move.split(" ");
  if (word === "end") return { kind: "end" };
  const token = /^[ab]$/.test(rest.at(-1) ?? "") ? rest.pop()! : "";
  if (word === "run") return { kind: "run", card: rest[0]!, token };
  const [target, ...cards] = rest;
  return { kind: "trip", target: target!, cards, token };
}

export const drawFrom = (pile: Pile): string => `draw ${pile[0]!.toUpperCase()}`;

/** "8[5P]" is the number 8 with the symbols 5 and P; the symbols of a card that is not one's own are "?". */
export const numberOf = (card: string): number => Number(card[0]);
export const symbolsOf = (card: string): string => card.slice(2, -1);
