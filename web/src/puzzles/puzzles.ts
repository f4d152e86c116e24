// The puzzles that come with a game (tools/puzzles.py finds them), and which one is next.

import { dayNumber } from "./day.ts";
import type { Progress } from "./progress.ts";

/** A game up to a decision. The last of its moves is not the best one, but many would play it. */
export interface Puzzle {
  id: string;
  size: Size;
  record: PuzzleRecord;
}

export interface PuzzleRecord {
  game: string;
  players: number;
  options: object;
  moves: string[];
  [more: string]: unknown;
}

export const SIZES = ["easy", "medium", "hard", "very-hard"] as const;
export type Size = (typeof SIZES)[number];

/** The file: tables, and of each puzzle its table, size, seed, seat, moves and the best one. */
export interface PuzzleFile {
  version: number;
  game: string;
  tables: { players: number; options: object }[];
  puzzles: [table: number, size: number, seed: number, seat: number, moves: string, best: string][];
}

const FILES = import.meta.glob<PuzzleFile>("../../../src/race108/games/*/puzzles.json", { import: "default" });
const fileOf = (game: string) => FILES[`../../../src/race108/games/${game}/puzzles.json`];

/** Whether a game has puzzles. */
export const hasPuzzles = (game: string): boolean => fileOf(game) !== undefined;

/** The puzzles of a game, loaded when they are first asked for. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const file = await fileOf(game)?.();
  return file ? read(file) : [];
}

export function read({ game, tables, puzzles }: PuzzleFile): Puzzle[] {
  return puzzles.map(([table, size, seed, seat, text]) => {
    const { players, options } = tables[table]!;
    const moves = text.split(",");
    const bots = Array.from({ length: players }, (_, other) => (other === seat ? null : `level${(other % 5) + 1}`));
    return {
      id: [SIZES[size], table, seed, moves.length].join("."),
      size: SIZES[size]!,
      record: { race108: 2, rules: 1, game, players, options, seed, moves, table: { bots } },
    };
  });
}

/** The puzzle of a day: the same for everybody, and each one comes before any comes again. */
export const puzzleOfTheDay = (puzzles: readonly Puzzle[], day = dayNumber()): Puzzle | undefined =>
  puzzles[(day * stride(puzzles.length)) % puzzles.length];

/** A step that visits all of so many things, and is about five eighths of the way: neighbours are not alike. */
function stride(count: number): number {
  const divides = (a: number, b: number): number => (b ? divides(b, a % b) : a);
  let step = Math.max(1, Math.round(count * 0.62));
  while (divides(count, step) > 1) step += 1;
  return step;
}

/** The next puzzle of a size: a new one, else one that went wrong, else any again; not the one just seen, if there is another. */
export function nextOf(puzzles: readonly Puzzle[], size: Size, { done }: Progress, last?: string): Puzzle | undefined {
  const these = puzzles.filter((one) => one.size === size);
  const others = these.length > 1 ? these.filter(({ id }) => id !== last) : these;
  return others.find(({ id }) => !(id in done)) ?? others.find(({ id }) => done[id] === 0) ?? others[0];
}
