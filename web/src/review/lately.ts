// How one has decided lately: a few sums of every game of one's own that was reviewed, kept on this device.

import { keep, kept } from "../lib/keep.ts";
import type { Decision } from "../local/coach.ts";

const KEY = "reviewed";
/** So many games are kept of each kind. */
const MOST = 20;
/** The thirds of a game. */
export const PHASES = ["begin", "middle", "end"] as const;
/** Of normal errors, so many standard errors hold the truth 95 times in 100. */
const SURE = 1.96;

/** Real decisions: how many, the points they lost, and the squares of these. */
export type Tally = [count: number, lost: number, squares: number];

/** A game that was reviewed. */
export interface Past {
  id: string;
  game: string;
  phases: Tally[];
}

/** What a seat lost in each third of a game. */
export function tallied(decisions: readonly Decision[], seat: number): Tally[] {
  const phases = PHASES.map((): Tally => [0, 0, 0]);
  for (const { ply, counts, loss, seat: whose } of decisions) {
    if (whose !== seat || !counts) continue;
    const tally = phases[Math.floor((PHASES.length * ply) / decisions.length)]!;
    tally[0] += 1;
    tally[1] += loss;
    tally[2] += loss * loss;
  }
  return phases;
}

/** The points lost per decision, and how far that may be from the truth; null where nothing can be said. */
export function rate(tallies: readonly Tally[]): { each: number; error: number } | null {
  const [count, lost, squares] = [0, 1, 2].map((i) => tallies.reduce((sum, tally) => sum + tally[i]!, 0)) as Tally;
  if (count < 2) return null;
  const each = lost / count;
  const spread = Math.max(0, squares - count * each * each) / (count - 1);
  return { each, error: SURE * Math.sqrt(spread / count) };
}

/** Keep a game, in the place of what was known of it; gives all that are kept of its kind, the newest first. */
export function remember(one: Past): Past[] {
  const others = known().filter(({ id }) => id !== one.id);
  const same = [one, ...others.filter(({ game }) => game === one.game)].slice(0, MOST);
  keep(KEY, JSON.stringify([...same, ...others.filter(({ game }) => game !== one.game)]));
  return same;
}

/** What is kept, as far as it can be read. */
function known(): Past[] {
  try {
    const all = JSON.parse(kept(KEY) ?? "[]") as unknown;
    return Array.isArray(all) ? all.filter(isPast) : [];
  } catch {
    return [];
  }
}

function isPast(given: unknown): given is Past {
  const { id, game, phases } = (given ?? {}) as Partial<Past>;
  const isTally = (tally: unknown) => Array.isArray(tally) && tally.length === 3 && tally.every(Number.isFinite);
  const fits = Array.isArray(phases) && phases.length === PHASES.length && phases.every(isTally);
  return fits && typeof id === "string" && typeof game === "string";
}
