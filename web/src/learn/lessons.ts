// The lessons: positions, what to do in them, and what counts as done. They are JSON, so that a test in Python can play
// every one of them by the rules; the words to step "chain" of Triggs are learn-triggs-chain, …-text and …-done.

import type { Game } from "../lib/shapes.ts";
import runtrip from "./runtrip.json";
import triggs from "./triggs.json";

/** What has to happen: an event, where null stands for anything. */
export type Goal = readonly (string | number | boolean | null)[];

/** A turn of the learner, and what the others play after it. */
export interface LessonTurn {
  /** One way to do it. */
  play: string[];
  /** All of these must have happened when the turn is over. */
  goal: Goal[];
  reply?: string[];
}

export interface Step {
  name: string;
  seed: number;
  position: object;
  turns: LessonTurn[];
}

export const LESSONS: Record<Game, Step[]> = { triggs, runtrip };
export const GAMES: readonly Game[] = ["triggs", "runtrip"];
/** Where the learner sits. */
export const SEAT = 0;
