// A hint in words, for those who do not see what is lit.

import { numberOf, readRunTrip, readTriggs } from "../lib/moves.ts";
import type { Game } from "../lib/shapes.ts";
import { listed, say } from "../lib/words.svelte.ts";

export function hintWords(game: Game, move: string, names: string[]): string {
  return game === "triggs" ? triggsWords(move) : runTripWords(move, names);
}

function triggsWords(text: string): string {
  const move = readTriggs(text);
  if (move.kind === "draw") return say("learn-hint-draw", { pile: move.pile });
  if (move.kind === "discard") return say("learn-hint-discard", { value: move.value, count: move.count });
  if (move.kind === "form") return say("learn-hint-form", { value: move.value, cards: move.cards.join(" + ") });
  return move.kind === "extra" ? say("learn-hint-extra", { row: move.row }) : say("learn-hint-stop");
}

function runTripWords(text: string, names: string[]): string {
  const move = readRunTrip(text);
  if (move.kind === "end") return say("learn-hint-end");
  if (move.kind === "trip") {
    const cards = listed(move.cards.map((card) => String(numberOf(card))));
    return say("learn-hint-trip", { name: names[Number.parseInt(move.target, 10) - 1] ?? "", cards });
  }
  const card = numberOf(move.card);
  return move.token ? say("learn-hint-run-token", { card, token: move.token }) : say("learn-hint-run", { card });
}
