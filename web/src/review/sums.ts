// What a review adds up to: how somebody has decided, what was dearest, and how their chances went.

import type { Decision } from "../local/coach.ts";
import type { Line } from "../local/ledger.ts";

/** So many of the dearest decisions are looked at, and so many turning points. */
export const DEAREST = 3;
const TURNS = 5;
/** Points of winning chance: from here on a change is a turning point, and a loss a mistake. */
const SWING = 12;
const MISTAKE = 4;

export interface Sum {
  best: number;
  inexact: number;
  mistake: number;
  blunder: number;
  /** How many times there was something to decide. */
  decisions: number;
  /** Points of winning chance, and how many of them per decision. */
  lost: number;
  each: number;
}

/** How a seat has decided. */
export function sumOf(decisions: readonly Decision[], seat: number): Sum {
  const real = decisions.filter((one) => one.seat === seat && one.counts);
  const many = (...grades: string[]) => real.filter(({ grade }) => grades.includes(grade)).length;
  const lost = real.reduce((sum, { loss }) => sum + loss, 0);
  return {
    best: many("best", "close"),
    inexact: many("inexact"),
    mistake: many("mistake"),
    blunder: many("blunder"),
    decisions: real.length,
    lost,
    each: lost / Math.max(1, real.length),
  };
}

const isWrong = ({ grade }: Decision): boolean => ["inexact", "mistake", "blunder"].includes(grade);

/** The decisions of some seats that lost most, the dearest first. */
export const dearest = (decisions: readonly Decision[], seats: readonly number[], least = 0): Decision[] =>
  decisions
    .filter((one) => seats.includes(one.seat) && isWrong(one) && one.loss >= least)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, DEAREST);

/** The same of all who play against a seat: what they gave away by a real mistake. */
export const givenAway = (decisions: readonly Decision[], others: readonly number[]): Decision[] =>
  dearest(decisions, others, MISTAKE);

/** A moment at which somebody's chances changed much, and by whose mistake, if by one. */
export interface Turning {
  /** The decision to look at. */
  decision: Decision;
  /** Points won (or lost) from one of one's own decisions to the next. */
  change: number;
  by: "own" | "other" | "nobody";
}

/** The greatest changes between the decisions of a seat, in their order. */
export function turningPoints(decisions: readonly Decision[], seat: number): Turning[] {
  const own = decisions.filter((one) => one.seat === seat);
  const changes = own.slice(1).map((after, i): Turning => {
    const before = own[i]!;
    const between = decisions.slice(before.ply + 1, after.ply);
    const change = after.worth - before.worth;
    const theirs = dearest(
      between,
      between.map((one) => one.seat),
      MISTAKE,
    )[0];
    if (change < 0 && before.loss >= MISTAKE) return { decision: before, change, by: "own" };
    if (change > 0 && theirs) return { decision: theirs, change, by: "other" };
    return { decision: before, change, by: "nobody" };
  });
  return changes
    .filter(({ change }) => Math.abs(change) >= SWING)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, TURNS)
    .toSorted((one, other) => one.decision.ply - other.decision.ply);
}

/** The chances of a seat, as it saw them at its own decisions, from 0 to 100. */
export const chances = (decisions: readonly Decision[], seat: number): { ply: number; worth: number }[] =>
  decisions.filter((one) => one.seat === seat).map(({ ply, worth }) => ({ ply, worth }));

/** What a result is made of, besides where one began. */
export const PARTS = ["luck", "own", "others", "unexplained"] as const;

/** A line of the ledger in whole points that still add up: none of them is a whole point away from what it is. */
export function rounded(line: Line): Line {
  const names = ["start", ...PARTS] as const;
  const whole: Line = { ...line, result: Math.round(line.result) };
  for (const part of names) whole[part] = Math.floor(line[part]);
  const missing = whole.result - names.reduce((sum, part) => sum + whole[part], 0);
  const largest = names.toSorted((one, other) => line[other] - whole[other] - (line[one] - whole[one]));
  for (const part of largest.slice(0, missing)) whole[part] += 1;
  return whole;
}
