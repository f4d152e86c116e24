// What figures of a finished game are made of; which ones there are, each game says itself.

import type { Frame, GameEvent } from "../lib/shapes.ts";

/** The figures of a seat, or of the seats of a side, each by the message that names it. */
export interface Row {
  seats: number[];
  figures: Record<string, number>;
}

interface Turn {
  seat: number;
  events: GameEvent[];
}

/** A game's turns: the moves of one seat in a row. */
export function turnsOf(frames: Frame[]): Turn[] {
  const turns: Turn[] = [];
  for (const { seat, events } of frames) {
    if (seat === undefined || seat === null) continue;
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, events: [] });
    turns.at(-1)!.events.push(...events);
  }
  return turns;
}
