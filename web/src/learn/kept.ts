// How far somebody has come in the lessons, on this device.

import type { Game } from "../lib/shapes.ts";
import { GAMES, LESSONS } from "./lessons.ts";

const KEY = "learn";

type Kept = Record<Game, number>;

function all(): Kept {
  let found: Partial<Kept> | null = null;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
  } catch {
    // Somebody else wrote there: begin at the beginning.
  }
  const step = (game: Game) => Math.min(Math.max(Math.trunc(Number(found?.[game])) || 0, 0), LESSONS[game].length);
  return Object.fromEntries(GAMES.map((game) => [game, step(game)])) as Kept;
}

/** The step to go on with, from 0; as many as there are steps once the lesson is finished. */
export function keptStep(game: Game): number {
  return all()[game];
}

export function keepStep(game: Game, step: number): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: step }));
}
