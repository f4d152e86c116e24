// The lesson: its steps, and what is shown or said to somebody who does not know how to go on.

import type { LessonPart } from "../../learn/lessons.ts";
import { say } from "../../lib/words.svelte.ts";
import { hintOf } from "./hint.ts";
import steps from "./lesson.json";
import { readTriggs } from "./moves.ts";
function hintWords(text: string): string {
  const move = readTriggs(text);
  if (move.kind === "draw") return say("learn-triggs-hint-draw", { pile: move.pile });
  if (move.kind === "discard") return say("learn-triggs-hint-discard", { value: move.value, count: move.count });
  if (move.kind === "form") return say("learn-triggs-hint-form", { value: move.value, cards: move.cards.join(" + ") });
  return move.kind === "extra" ? say("learn-triggs-hint-extra", { row: move.row }) : say("learn-triggs-hint-stop");
}

export default { steps, hintOf, hintWords } satisfies LessonPart;
