// The lesson: its steps, and what is shown or said to somebody who does not know how to go on.

import type { LessonPart } from "../../learn/lessons.ts";
import { listed, say } from "../../lib/words.svelte.ts";
import { hintOf } from "./hint.ts";
import steps from "./lesson.json";
import { numberOf, readRunTrip } from "./moves.ts";

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
