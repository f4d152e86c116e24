// The lesson: its steps, and what is shown or said to somebody who does not know how to go on.

import type { LessonPart } from "../../learn/lessons.ts";
import { listed, say } from "../../lib/words.svelte.ts";
import steps from "./lesson.json";
import { numberOf, readRunTrip } from "./moves.ts";

/** What a lesson wants to be looked at. */
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

function hintWords(text: string, names: string[]): string {
  const move = readRunTrip(text);
  if (move.kind === "end") return say("learn-runtrip-hint-end");
  if (move.kind === "trip") {
    const cards = listed(move.cards.map((card) => String(numberOf(card))));
    return say("learn-runtrip-hint-trip", { name: names[Number.parseInt(move.target, 10) - 1] ?? "", cards });
  }
  const card = numberOf(move.card);
  if (!move.token) return say("learn-runtrip-hint-run", { card });
  return say("learn-runtrip-hint-run-token", { card, token: move.token });
}

export default { steps, hintOf, hintWords } satisfies LessonPart;
