// What a game brings for the coach (hint.ts in its folder): how a move is pointed at, and what it is called.

import type { State } from "../lib/shapes.ts";

/** How the coach speaks of a move. */
export interface HintPart {
  /** What a move touches, as the game's table wants to be told. */
  hintOf(move: string): object;
  /** What it is called in a sentence, cards written as the table's sentences write them. */
  moveWords(move: string, state: State): string;
}

const HINTS = import.meta.glob<{ default: HintPart }>("../games/*/hint.ts");

/** The coach's part of a game; a game without one has no coach. */
export const hintsOf = async (game: string): Promise<HintPart | null> =>
  (await HINTS[`../games/${game}/hint.ts`]?.())?.default ?? null;
