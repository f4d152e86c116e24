// Whether a step is done, and which move would come next.

import type { GameEvent } from "../lib/shapes.ts";
import type { Goal, LessonTurn } from "./lessons.ts";

/** Whether everything that should happen has happened, each as often as it is named, in any order. */
export function met(goals: Goal[], events: readonly GameEvent[]): boolean {
  const left = [...events];
  return goals.every((goal) => {
    const place = left.findIndex((event) => goal.every((part, index) => part === null || part === event[index]));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The next move of the way a lesson knows: the first of it that is still to be played and can be played now. */
export function nextMove({ play }: LessonTurn, played: string[], legal: string[]): string | null {
  const left = [...play];
  for (const move of played) {
    const place = left.indexOf(move);
    if (place >= 0) left.splice(place, 1);
  }
  return left.find((move) => legal.includes(move)) ?? null;
}

/** What somebody did who did something else: the kind of the move their turn began with. */
export function kindOf(move: string): string {
  return move.split(" ")[0]!;
}
