// The rules of Triggs as far as a score pad needs them. Everywhere else the server has the last word; the pad lies on a
// real table and works without a connection, so it has to know by itself what a full row brings. Cards are none of its
// business. tests/test_pad_rules.py holds this file to the rules of the server, cross by cross.

/** All sheets of a table, and whose turn it is. Seats are numbered from 0, rows from 1. */
export interface Sheets {
  readonly rows: readonly number[];
  readonly crossed: readonly (readonly number[])[];
  readonly turn: number;
  /** Turns that were begun, this one included. */
  readonly turns: number;
  /** T5. The row that was announced this turn, if any. */
  readonly row: number | null;
  /** T7. A full row demands an extra cross. */
  readonly owed: boolean;
  /** Extra crosses made this turn. */
  readonly chain: number;
  readonly winner: number | null;
}

export type SheetStep = readonly ["cross", row: number, boxes: number] | readonly ["next"];

export function newSheets(rows: readonly number[], players: number, first: number): Sheets {
  const crossed = Array.from({ length: players }, () => rows.map(() => 0));
  return { rows, crossed, turn: first, turns: 1, row: null, owed: false, chain: 0, winner: null };
}

const free = ({ rows, crossed }: Sheets, seat: number, row: number): number =>
  rows[row - 1]! - crossed[seat]![row - 1]!;

/** How many boxes of a row whoever is on turn may cross off now. */
export function allowed(sheets: Sheets, row: number): number {
  const left = free(sheets, sheets.turn, row);
  if (sheets.winner !== null) return 0;
  if (sheets.owed) return Math.min(1, left); // T7
  if (sheets.row === null) return left;
  return sheets.row === row && sheets.chain === 0 ? left : 0; // T5, one value a turn
}

/** The table after a step; null if the step cannot be made. */
export function afterSheetStep(sheets: Sheets, step: SheetStep): Sheets | null {
  return step[0] === "cross" ? cross(sheets, step[1], step[2]) : next(sheets);
}

function cross(sheets: Sheets, row: number, boxes: number): Sheets | null {
  if (boxes < 1 || boxes > allowed(sheets, row)) return null;
  const { turn, owed } = sheets;
  const crossed = sheets.crossed.map((sheet, seat) =>
    seat === turn ? sheet.map((count, index) => (index === row - 1 ? count + boxes : count)) : sheet,
  );
  const made = { ...sheets, crossed, row: owed ? sheets.row : row, chain: sheets.chain + (owed ? 1 : 0) };
  const full = sheets.rows.every((_, index) => free(made, turn, index + 1) === 0);
  if (full) return { ...made, owed: false, winner: turn }; // T8
  return { ...made, owed: free(made, turn, row) === 0 }; // T7
}

function next(sheets: Sheets): Sheets | null {
  if (sheets.owed || sheets.winner !== null) return null;
  const turn = (sheets.turn + 1) % sheets.crossed.length;
  return { ...sheets, turn, turns: sheets.turns + 1, row: null, chain: 0 };
}

/** T13. The highest value still in the game: 12s leave once every row 12 is full, then 11s once every row 11 is. */
export function highest(sheets: Sheets): number {
  const open = (row: number) => sheets.crossed.some((_, seat) => free(sheets, seat, row) > 0);
  return open(12) ? 12 : open(11) ? 11 : 10;
}
