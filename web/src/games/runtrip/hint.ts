// A move as it is pointed at on the table, and as it is called in a sentence.

import type { State } from "../../lib/shapes.ts";
import { say } from "../../lib/words.svelte.ts";
import type { HintPart } from "../../review/hints.ts";
import { readRunTrip } from "./moves.ts";
import type { RunTripView } from "./shapes.ts";

/** What is to be looked at. */
export interface Hint {
  /** Cards of the hand: "8[5]". */
  cards?: string[];
  /** Tokens, by their number over all. */
  tokens?: number[];
}

export function hintOf(text: string): Hint {
  const move = readRunTrip(text);
  if (move.kind === "run") return { cards: [move.card] };
  return move.kind === "trip" ? { cards: move.cards, tokens: [tokenOf(move.target)] } : {};
}

/** "2" is the token of player 2; "2b" the second of side 2. */
function tokenOf(target: string): number {
  const owner = Number.parseInt(target, 10) - 1;
  return /[ab]$/.test(target) ? 2 * owner + (target.endsWith("b") ? 1 : 0) : owner;
}

function tokenWords(target: string, { view, names }: State): string {
  const [owner, letter] = [Number.parseInt(target, 10), target.replace(/\d+/, "")];
  const { variant } = view as unknown as RunTripView;
  const called = variant === "team" ? say("runtrip-side", { number: owner }) : names[owner - 1]!;
  return letter ? say("runtrip-their-token", { owner: called, letter }) : called;
}

function moveWords(text: string, state: State): string {
  const move = readRunTrip(text);
  if (move.kind === "end") return say("runtrip-move-end");
  if (move.kind === "run") {
    const { card, token } = move;
    return token ? say("runtrip-move-run-token", { card, token }) : say("runtrip-move-run", { card });
  }
  return say("runtrip-move-trip", { who: tokenWords(move.target, state), cards: move.cards.join(" ") });
}

export default { hintOf, moveWords } satisfies HintPart;
