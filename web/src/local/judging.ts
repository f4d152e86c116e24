// What the judges of all games share (coach/judge.py): how a verdict and a list of reasons are read.

import type { Verdict } from "./rules.ts";

/** The names of the grades, by their numbers. */
export const GRADES = ["forced", "best", "close", "inexact", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** A verdict as it lies in the module's memory. */
interface Written {
  readonly compared: number;
  readonly deals: number;
  readonly sums: Float64Array;
  readonly worth: number;
  readonly loss: number;
  readonly grade: number;
  readonly counts: number;
}

export function read(written: Written, move: (place: number) => number[]): Verdict {
  const { compared, deals, sums, worth, loss, grade, counts } = written;
  const order = Array.from({ length: compared }, (_, place) => place).sort((a, b) => sums[b]! - sums[a]!);
  // Nothing was played on: the order is the network's.
  if (!deals && GRADES[grade] === "close") [order[0], order[1]] = [1, 0];
  const [best, second] = order as [number, number?];
  return {
    best: move(best),
    second: second === undefined ? null : move(second),
    worth,
    loss,
    grade,
    counts: counts > 0,
  };
}

/** A row of a reason: which pattern, and up to four figures. */
const REASON = 5;

/** The patterns that were found, with their figures by name. */
export function found(
  patterns: readonly (readonly [string, ...unknown[]])[] | readonly unknown[],
  out: Int16Array,
  count: number,
): { name: string; figures: Record<string, number> }[] {
  return Array.from({ length: count }, (_, row) => {
    const [pattern, ...figures] = out.subarray(REASON * row, REASON * (row + 1));
    const [name, called] = patterns[pattern!] as [string, string[]];
    return { name, figures: Object.fromEntries(called.map((figure, at) => [figure, figures[at]!])) };
  });
}

/** What the ledger was told: three rows of worths, of which each side has one. */
export const rows = (worths: Float64Array, sides: number): [number[], number[], number[]] => {
  const row = (place: number) => [...worths.slice((place * worths.length) / 3).subarray(0, sides)];
  return [row(0), row(1), row(2)];
};
