// What the lists on the home page make of a table.

import type { About } from "../lib/shapes.ts";

export const isMyTurn = (table: About): boolean =>
  table.phase === "playing" && table.turn !== null && table.yours.includes(table.turn);

/** Where it is my turn first; otherwise as they came, the newest first. */
export const sorted = (tables: About[]): About[] =>
  tables.toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
