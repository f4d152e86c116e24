// One's own mistakes: the dearest decisions of reviewed games stay on this device and come back, after one day, three,
// seven and 21, until each was found four times at once. A wrong try begins anew.

import { keep, kept } from "../lib/keep.ts";
import type { Decision } from "../local/coach.ts";
import { dayNumber } from "./day.ts";
import type { Puzzle, PuzzleRecord } from "./puzzles.ts";

const KEY = "mistakes";
/** Days until one comes back, by how often it was solved. */
export const DAYS = [1, 3, 7, 21] as const;
/** So many are kept, and so many of one game; the newest. */
const MOST = 40;
const OF_A_GAME = 3;
const GRAVE = ["mistake", "blunder"];

export interface Mistake {
  id: string;
  record: PuzzleRecord;
  /** How often it was solved, and the day on which it comes back. */
  solved: number;
  due: number;
}

const isMistake = (found: unknown): found is Mistake => {
  const { id, record, solved, due } = (found ?? {}) as Partial<Mistake>;
  return (
    typeof id === "string" &&
    typeof record?.game === "string" &&
    Array.isArray(record.moves) &&
    record.moves.length > 0 &&
    DAYS[solved ?? -1] !== undefined &&
    Number.isSafeInteger(due)
  );
};

/** What stands in a text, as far as it can be understood. */
export function read(text: string | null): Mistake[] {
  try {
    const found = JSON.parse(text ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isMistake) : [];
  } catch {
    return []; // somebody else wrote there
  }
}

/** Mistakes with those of a game that was just reviewed; one that is there already stays as it is. */
export function withGame(
  known: readonly Mistake[],
  record: PuzzleRecord,
  decisions: readonly Decision[],
  seats: readonly number[],
  today = dayNumber(),
): Mistake[] {
  const dearest = decisions
    .filter(({ seat, grade }) => seats.includes(seat) && GRAVE.includes(grade))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, OF_A_GAME);
  const found = dearest.map(({ ply }): Mistake => {
    const { results: _, ...begun } = record;
    return {
      id: `${String(record.seed).slice(-12)}.${ply}`,
      record: { ...begun, moves: record.moves.slice(0, ply + 1) },
      solved: 0,
      due: today + DAYS[0],
    };
  });
  const fresh = found.filter(({ id }) => known.every((one) => one.id !== id));
  return [...known, ...fresh].slice(-MOST);
}

/** Mistakes after one of them was tried again: solved at once it comes later or never, else tomorrow. */
export function tried(known: readonly Mistake[], id: string, clean: boolean, today = dayNumber()): Mistake[] {
  return known.flatMap((one) => {
    if (one.id !== id) return [one];
    const solved = clean ? one.solved + 1 : 0;
    const days = DAYS[solved];
    return days ? [{ ...one, solved, due: today + days }] : [];
  });
}

export const mistakesOf = (game: string): Mistake[] => read(kept(KEY)).filter(({ record }) => record.game === game);

/** The mistakes that are to be tried today, the longest waiting first. */
export const dueOf = (game: string, today = dayNumber()): Mistake[] =>
  mistakesOf(game)
    .filter(({ due }) => due <= today)
    .toSorted((one, other) => one.due - other.due);

export const asPuzzle = ({ id, record }: Mistake): Puzzle => ({ id, record, size: "medium" });

export const keepMistakes = (record: object, decisions: readonly Decision[], seats: readonly number[]): void =>
  keep(KEY, JSON.stringify(withGame(read(kept(KEY)), record as PuzzleRecord, decisions, seats)));

export const finishMistake = (id: string, clean: boolean): void =>
  keep(KEY, JSON.stringify(tried(read(kept(KEY)), id, clean)));
