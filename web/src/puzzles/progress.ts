// How far somebody has come with the puzzles, on this device and nowhere else. Whatever stands in the storage, something
// sensible is made of it.

import { keep, kept } from "../lib/keep.ts";

const KEY = "puzzles";

export interface Progress {
  /** By puzzle: 1 if it was solved at once, 0 if it was not. */
  done: Record<string, 0 | 1>;
  /** Solved at once, one after the other: now, and the most there ever were. */
  row: number;
  longest: number;
  /** The last day whose puzzle was finished. */
  day: number;
}

type Book = Record<string, Progress>;

const isObject = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);
const whole = (found: unknown): number =>
  Number.isSafeInteger(found) && (found as number) > 0 ? (found as number) : 0;

function understood(found: unknown): Progress {
  const { done, row, longest, day } = isObject(found) ? found : {};
  const known = isObject(done) ? Object.entries(done).filter(([, how]) => how === 0 || how === 1) : [];
  const now = whole(row);
  return {
    done: Object.fromEntries(known) as Progress["done"],
    row: now,
    longest: Math.max(now, whole(longest)),
    day: whole(day),
  };
}

function all(): Book {
  try {
    const found = JSON.parse(kept(KEY) ?? "{}") as unknown;
    if (isObject(found)) return found as Book;
  } catch {
    // somebody else wrote there
  }
  return {};
}

/** How many of a size were solved at once: their names begin with it (puzzles.ts). */
export const solvedOf = ({ done }: Progress, size: string): number =>
  Object.entries(done).filter(([id, how]) => how === 1 && id.startsWith(`${size}.`)).length;

/** How far somebody has come with a game's puzzles. */
export const progressOf = (game: string): Progress => understood(all()[game]);

/** A puzzle was finished: at once, or after a wrong try or a look at the answer. */
export function after(before: Progress, id: string, clean: boolean, day?: number): Progress {
  const row = clean ? before.row + 1 : 0;
  return {
    done: { ...before.done, [id]: clean ? 1 : 0 },
    row,
    longest: Math.max(row, before.longest),
    day: day ?? before.day,
  };
}

/** The same, kept. */
export function finish(game: string, id: string, clean: boolean, day?: number): void {
  keep(KEY, JSON.stringify({ ...all(), [game]: after(progressOf(game), id, clean, day) }));
}
