// What the coach says on the page.

import { withWords } from "../lib/words.svelte.ts";

/** Load it in the language that is spoken now. */
export const coachWords = (): Promise<void> =>
  withWords({
    en: () => import("virtual:words/en/coach"),
    de: () => import("virtual:words/de/coach"),
    es: () => import("virtual:words/es/coach"),
    it: () => import("virtual:words/it/coach"),
  });
