// A move as it is pointed at on the table, and as it is called in a sentence.

import { say } from "../../lib/words.svelte.ts";
import type { HintPart } from "../../review/hints.ts";
import { readTriggs } from "./moves.ts";
import type { Pile } from "./shapes.ts";

/** What is to be looked at. */
export interface Hint {
  piles?: Pile[];
  rows?: number[];
  /** Cards of the hand. */
  cards?: string[];
}

export function hintOf(text: string): Hint {
  const move = readTriggs(text);
  if (move.kind === "draw") return { piles: [move.pile] };
  if (move.kind === "discard") return { cards: [String(move.value)] };
  if (move.kind === "form") return { rows: [move.value], cards: move.cards.map(String) };
  return move.kind === "extra" ? { rows: [move.row] } : {};
}

function moveWords(text: string): string {
  const { kind, ...move } = readTriggs(text);
  const cards = "cards" in move ? { cards: move.cards.join("+") } : {};
  return say(`triggs-move-${kind}`, { ...move, ...cards } as Record<string, string | number>);
}

export default { hintOf, moveWords } satisfies HintPart;
