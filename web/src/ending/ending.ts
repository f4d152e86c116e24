// How a game ended, and how it came to that: what every game has in common. What is remarkable each game says itself.

import type { ReplayShape, View } from "../lib/shapes.ts";
import type { Given } from "../lib/saying.ts";
import { turnEnds } from "../replay/frames.ts";

/** Something to say: a message, and what it is given. */
export interface Saying {
  message: string;
  given: Given;
}

/** Something somebody will tell of this game later, who did it, and at which frame it happened. */
export interface Feat extends Saying {
  seats: number[];
  frame: number;
}

/** What a game contributes to its ending. */
export interface EndingPart {
  /** How far every side is. */
  progress: (view: View) => number[];
  /** How far one can get. */
  goal: (view: View) => number;
  /** The seats of each side. */
  sides: (view: View) => number[][];
  /** Why it is over, unless somebody gave up. The names of those who won, and whether they are "you", are given too. */
  why: (replay: ReplayShape) => Saying;
  feats: (replay: ReplayShape) => Feat[];
}

/** A side's way through the game. */
export interface Way {
  seats: number[];
  /** How far it was at the beginning, and after every turn. */
  points: number[];
}

export interface Race {
  goal: number;
  ways: Way[];
  /** The frames at which turns end, the first of them the beginning. */
  frames: number[];
  /** After which turn it was decided, if that can be said. */
  decided: number | null;
}

/** A part of the whole way that is next to nothing. */
const CLOSE = 0.08;

export function raceOf(replay: ReplayShape, part: EndingPart): Race {
  const frames = turnEnds(replay.frames);
  const view = replay.frames[0]!.position;
  const standings = frames.map((frame) => part.progress(replay.frames[frame]!.position));
  const ways = part.sides(view).map((seats, side) => ({ seats, points: standings.map((all) => all[side]!) }));
  return { goal: part.goal(view), ways, frames, decided: decidedAfter(standings, replay.winners ?? []) };
}

/** A loss has its dignity: the best that can truly be said of it, for one of the sides. */
export function consolation({ ways, goal }: Race, side: number): Saying {
  const others = ways.filter((_, other) => other !== side);
  const behind = (turn: number) => Math.max(...others.map(({ points }) => points[turn]!)) - ways[side]!.points[turn]!;
  const turns = [...ways[side]!.points.keys()].slice(1);
  const led = turns.filter((turn) => behind(turn) < 0).length;
  const last = behind(turns.length);
  if (last > 0 && last <= CLOSE * goal) return { message: "ending-lost-close", given: { count: last } };
  if (led) return { message: "ending-lost-led", given: { turns: led, all: turns.length } };
  return { message: "ending-lost", given: {} };
}

/** The turn after which whoever won was never caught again. */
export function decidedAfter(standings: readonly number[][], winners: readonly number[]): number | null {
  const leads = standings.map((all) => {
    const [won, lost] = [true, false].map((wins) => all.filter((_, side) => winners.includes(side) === wins));
    return Math.min(...won!) - Math.max(...lost!, -1);
  });
  const last = leads.findLastIndex((lead) => lead <= 0);
  return winners.length && last + 1 < standings.length ? Math.max(1, last + 1) : null;
}
