// The five bots as people meet them: racing animals, slow to fast, called after the tempos of music, which all our
// languages know. How strong a level is, the server decides.

import { say } from "../lib/words.svelte.ts";

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];
export type Mood = "waiting" | "thinking" | "delighted" | "beaten";

/** The level a bot plays at ("level3"); a person, or a bot that is no character, has none. */
export function levelOf(bot: string | null | undefined): Level | null {
  const found = /^level([1-5])$/.exec(bot ?? "");
  return found ? (Number(found[1]) as Level) : null;
}

/** "Allegro" */
export const characterName = (level: number): string => say(`character-name-${level}`);
/** "Allegro the hare" */
export const characterCalled = (level: number): string => say("character-called", { level });
/** One sentence of character. */
export const characterManner = (level: number): string => say("character-manner", { level });

/** How somebody feels about the game: whose turn it is, and who has won. */
export function moodOf(seat: number, turn: number | null, won: readonly number[] | null): Mood {
  if (won?.length) return won.includes(seat) ? "delighted" : "beaten";
  return turn === seat ? "thinking" : "waiting";
}
