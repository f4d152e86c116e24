// What the coach needs to speak: its own words, and of a game (hint.ts in its folder) how a move is pointed at and called.

import { ask } from "../lib/api.ts";
import type { About, Known, State } from "../lib/shapes.ts";
import { isLocal } from "../lib/wire.ts";
import { withWords } from "../lib/words.svelte.ts";

/** How the coach speaks of a move. */
export interface HintPart {
  /** What a move touches, as the game's table wants to be told. */
  hintOf(move: string): object;
  /** What it is called in a sentence, cards written as the table's sentences write them. */
  moveWords(move: string, state: State): string;
}

/** How the coach helps at a table: what it points at, and what becomes of moves before they are played. */
export interface Help {
  pointed: object | null;
  guard: ((moves: string[]) => void) | null;
}

const HINTS = import.meta.glob<{ default: HintPart }>("../games/*/hint.ts");

/** Whether a game has a part for the coach; one without it has no coach. */
export const hasHints = (game: string): boolean => `../games/${game}/hint.ts` in HINTS;

export const hintsOf = async (game: string): Promise<HintPart | null> =>
  (await HINTS[`../games/${game}/hint.ts`]?.())?.default ?? null;

/** What the coach says on the page, in the language that is spoken now. */
export const coachWords = (): Promise<void> =>
  withWords({
    en: () => import("virtual:words/en/coach"),
    de: () => import("virtual:words/de/coach"),
    es: () => import("virtual:words/es/coach"),
    it: () => import("virtual:words/it/coach"),
  });

/** Ask the hall on this device, whose worker the coach shares; nothing of it is loaded before. */
export const here = async <T>(path: string, wish: object): Promise<T> =>
  (await import("../local/here.ts")).ask<T>(path, wish);

/**
 * Ask the coach on this device for help at a table, for the seat that looks; null if the table is no longer as it is shown.
 * Of a table at a server it is handed what that seat knows.
 */
export async function helped<T>(what: string, about: About, now: State, move?: string): Promise<T | null> {
  const [{ id, game, players, options }, { seat }] = [about, now];
  if (isLocal(id)) return here<T>(`/coach/${what}`, { table: id, seat, move });
  const known = await ask<Known>(`/tables/${id}/known?seat=${seat}`);
  if (known.ply !== now.ply) return null;
  return here<T>(`/coach/${what}`, { game, players, options, names: now.names, known, move });
}
