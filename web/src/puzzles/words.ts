// What the puzzles and the coach say, in the language that is spoken now.

import { withWords } from "../lib/words.svelte.ts";
import { coachWords } from "../review/hints.ts";

export async function puzzleWords(): Promise<void> {
  await coachWords();
  await withWords({
    en: () => import("virtual:words/en/puzzle"),
    de: () => import("virtual:words/de/puzzle"),
    es: () => import("virtual:words/es/puzzle"),
    it: () => import("virtual:words/it/puzzle"),
  });
}
