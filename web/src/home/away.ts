// Tables that somebody has put away from their list, on this device. Each comes back when something happens there.

import { keep, kept } from "../lib/keep.ts";
import type { About } from "../lib/shapes.ts";

const KEY = "tables-away";
const MOST = 200;

/** By the table's id: the number of its last change when it was put away. */
export type Away = Record<string, number>;

export function read(text: string | null): Away {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    const known = Object.entries(found).filter((one): one is [string, number] => typeof one[1] === "number");
    return Object.fromEntries(known.slice(-MOST));
  } catch {
    return {}; // somebody else wrote there
  }
}

export const isAway = (away: Away, { id, number }: Pick<About, "id" | "number">): boolean => (away[id] ?? -1) >= number;

export const awayTables = (): Away => read(kept(KEY));

export function putAway(away: Away, { id, number }: Pick<About, "id" | "number">): Away {
  const now = { ...away, [id]: number };
  keep(KEY, JSON.stringify(now));
  return now;
}

export function bringBack(): Away {
  keep(KEY, "{}");
  return {};
}
