// Moves as text and as what they mean. No rules: what is legal always comes from the server.

import type { Pile } from "./shapes.ts";

export type TriggsMove =
  | { kind: "draw"; pile: Pile }
  | { kind: "discard"; value: number; count: number }
  | { kind: "form"; value: number; cards: number[] }
  | { kind: "stop" }
  | { kind: "extra"; row: number };

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

export const drawFrom = (pile: Pile): string => `draw ${pile[0]!.toUpperCase()}`;
