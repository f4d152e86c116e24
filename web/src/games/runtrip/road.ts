// Where a square lies: the road winds from the start at the bottom left to 100 at the top.

export const GOAL = 100;

export interface Spot {
  /** Row and column of a grid, from 1 at the top left. */
  row: number;
  column: number;
}

/** The start has a row of its own below the road. */
export function spotOf(square: number, columns: number): Spot {
  const rows = GOAL / columns;
  if (square === 0) return { row: rows + 1, column: 1 };
  const up = Math.floor((square - 1) / columns);
  const along = (square - 1) % columns;
  return { row: rows - up, column: up % 2 ? columns - along : along + 1 };
}

/** How a square joins its row to the next: the road leaves upwards, or arrives from below. */
export function turnOf(square: number, columns: number): "leaves" | "arrives" | "" {
  if (square < GOAL && square % columns === 0) return "leaves";
  return square > 1 && square % columns === 1 ? "arrives" : "";
}

/** At which end of its row a square lies. */
export function endOf(square: number, columns: number): "left" | "right" | "" {
  const { column } = spotOf(square, columns);
  return column === 1 ? "left" : column === columns ? "right" : "";
}

/** The squares a token passes, both ends included. Who goes back goes straight there. */
export function wayAlong(from: number, to: number): number[] {
  if (to < from) return [from, to];
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
