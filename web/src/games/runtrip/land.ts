// The lie of the land, in pixels: where stones lie and feet stand on a road that climbs from the meadow to the arch. All
// that is drawn, and all that walks, asks here.

import { GOAL, spotOf } from "./road.ts";

/** Heights as parts of a row's: what is above the last row, and the meadow below the first. */
const SKY = 0.86;
const MEADOW = 1.06;
/** A stone, and the road it lies on. */
const STONE = 0.76;
const ROAD = 0.86;
/** A pawn is this much higher than it is wide. */
const SLIM = 1.62;

export interface Point {
  x: number;
  y: number;
}

export interface Land {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** From row to row, and from stone to stone. */
  pitch: number;
  cell: number;
  /** A stone's width and height. */
  wide: number;
  high: number;
  /** How thick the road is. */
  road: number;
  /** How far a bend reaches beyond the middle of its last stone. */
  bend: number;
  pawn: { wide: number; high: number };
  /** How large a stone's number is. */
  figure: number;
}

/** The land that fills a window; where rows would be lower than `least`, it is higher than its window. */
export function landOf(width: number, height: number, columns: number, least: number): Land {
  const rows = GOAL / columns;
  const all = rows + SKY + MEADOW;
  const tight = width < 22 * least;
  const round = tight ? 0.2 : 0.42;
  // Stones are rather wide than high.
  const most = width / (0.94 * columns + 2 * (round + 0.12));
  // However large letters are, a stone is not much higher than it is wide.
  const pitch = Math.max(Math.min(least, 1.2 * most), Math.min(height / all, most));
  const bend = pitch * round;
  const reach = bend + (ROAD / 2 + (tight ? 0.02 : 0.1)) * pitch;
  const cell = Math.min((width - 2 * reach) / (columns - 1), width / columns, 1.5 * pitch);
  const high = STONE * pitch;
  const wide = cell - Math.max(2, 0.05 * pitch);
  const tall = Math.min(0.8 * pitch, 0.4 * SLIM * cell);
  return {
    columns,
    rows,
    width,
    height: Math.max(height, all * pitch),
    pitch,
    cell,
    wide,
    high,
    road: ROAD * pitch,
    bend,
    pawn: { wide: tall / SLIM, high: tall },
    figure: Math.max(9, Math.min(0.25 * high, 0.2 * wide)),
  };
}

/** The middle of a stone; of the start it is where the road begins. */
export function middle({ columns, rows, cell, pitch, width, height }: Land, square: number): Point {
  const { row, column } = spotOf(square, columns);
  const bottom = height - MEADOW * pitch;
  const x = width / 2 + (column - (columns + 1) / 2) * cell;
  return square === 0 ? { x, y: bottom + 0.5 * MEADOW * pitch } : { x, y: bottom - (rows - row + 0.5) * pitch };
}

/** Where a pawn's foot is: right on its stone, so that it hides no symbol; on the meadow one beside the other. */
export function footOf(land: Land, square: number, queue = 0): Point {
  const { pitch, wide, high, pawn, cell } = land;
  const at = middle(land, square);
  if (square === 0) {
    const step = Math.min(1.02 * pawn.wide, (land.width - at.x - 0.9 * cell) / 6.5);
    return { x: at.x + 0.95 * cell + queue * step, y: at.y + (0.36 - 0.1 * (queue % 2)) * pitch };
  }
  return { x: at.x + wide / 2 - 0.46 * pawn.wide, y: at.y + high / 2 - 0.05 * pitch };
}

/** The line along the middle of the road, from the meadow to the last stone. */
export function line(land: Land): string {
  const { columns, rows, cell, pitch, bend } = land;
  const begin = middle(land, 0);
  const first = middle(land, 1);
  const right = middle(land, columns).x;
  const edge = first.x - 0.5 * cell;
  const parts = [`M${begin.x + 0.2 * cell} ${begin.y}C${edge} ${begin.y} ${edge} ${first.y} ${first.x} ${first.y}`];
  for (let row = 0; row < rows; row++) {
    const y = first.y - row * pitch;
    const last = row === rows - 1;
    if (row % 2 === 0) parts.push(`H${right}A${bend} ${pitch / 2} 0 0 0 ${right} ${y - pitch}`);
    else parts.push(last ? `H${first.x}` : `H${first.x}A${bend} ${pitch / 2} 0 0 1 ${first.x} ${y - pitch}`);
  }
  return parts.join("");
}

/** In how many columns, and how large, some symbols fill a room. */
export function arranged(count: number, wide: number, high: number): { columns: number; size: number } {
  let found = { columns: 1, size: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const size = Math.min(wide / columns, high / Math.ceil(count / columns));
    if (size > found.size + 0.5) found = { columns, size };
  }
  return found;
}

/** Along the lower edge of the stones, from one square to another, in one of two lanes: nothing there hides a symbol. */
export function laneOf(land: Land, from: number, to: number, lane = 0): Point[] {
  const { columns, high, wide, pitch } = land;
  const edge = (square: number): Point => {
    const { x, y } = middle(land, square);
    if (square === 0) return { x: x + 0.75 * land.cell, y: y - 0.1 * pitch }; // beside the sign
    return { x, y: y + high / 2 + (0.01 + 0.1 * lane) * pitch };
  };
  const [low, top] = from < to ? [from, to] : [to, from];
  const points: Point[] = [];
  for (let square = low; square <= top; square++) {
    const here = edge(square);
    points.push(here);
    // Round the bend: outside the two stones.
    if (square > 0 && square % columns === 0 && square < top) {
      const out = Math.sign(here.x - land.width / 2) * (wide / 2 + 0.03 * pitch);
      points.push({ x: here.x + 0.8 * out, y: here.y }, { x: here.x + out, y: here.y - 0.3 * pitch });
      points.push({ x: here.x + out, y: here.y - 0.8 * pitch }, { x: here.x + 0.9 * out, y: here.y - pitch });
    }
  }
  return from < to ? points : points.reverse();
}
