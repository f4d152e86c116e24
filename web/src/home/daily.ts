// A deal of the day as one line to show to others: how it went, and every turn as a symbol. No card is given away.

import { gameOf } from "../games/registry.ts";
import { keep, kept } from "../lib/keep.ts";
import type { GameEvent } from "../lib/shapes.ts";

/** Whether others still have to play a table's deal: until its day is over (UTC), nothing of it is shown to them. */
export const isSealed = (daily: string | null, now = new Date()): boolean =>
  daily !== null && daily >= now.toISOString().slice(0, 10);

const KEY = "daily";
/** So many turns at most: a line is no list. */
const MOST = 60;

/** The turns of one seat as symbols, for a game that has some. */
export async function symbolsOf(game: string, turns: GameEvent[][], seat: number): Promise<string> {
  const deeds = await gameOf(game)?.deeds?.();
  if (!deeds) return "";
  return turns
    .map((events) => deeds.default.symbol(events, seat))
    .filter(Boolean)
    .slice(-MOST)
    .join("");
}

interface Kept {
  day: string;
  lines: Record<string, string>;
}

function all(): Kept {
  try {
    const found = JSON.parse(kept(KEY) ?? "null") as Partial<Kept> | null;
    if (typeof found?.day === "string" && typeof found.lines === "object" && found.lines) return found as Kept;
  } catch {
    // somebody else wrote there
  }
  return { day: "", lines: {} };
}

/** The symbols of a deal that was finished here; none of another day. */
export function keptSymbols(day: string, game: string): string {
  const { day: known, lines } = all();
  const line = known === day ? lines[game] : "";
  return typeof line === "string" ? line : "";
}

export function keepSymbols(day: string, game: string, symbols: string): void {
  const { day: known, lines } = all();
  keep(KEY, JSON.stringify({ day, lines: { ...(known === day ? lines : {}), [game]: symbols } }));
}
