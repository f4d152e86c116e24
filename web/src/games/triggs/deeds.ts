// What somebody has done in a game: their best turn, and every turn as one symbol that gives no card away.

import type { Deeds } from "../game.ts";
import type { TriggsEvent } from "./shapes.ts";

const crosses = (events: TriggsEvent[], seat: number) =>
  events.filter((event) => event[0] === "crossed" && event[1] === seat);

export default {
  /** The longest chain: the most extra crosses in one turn. */
  best: (turns, seat) =>
    Math.max(0, ...turns.map((events) => crosses(events as TriggsEvent[], seat).filter((event) => event[3]).length)),
  /** Cards were taken or put away, or a few boxes or many were crossed off. */
  symbol(events, seat) {
    if (!events.some((event) => /^(drew|discarded|formed)$/.test(event[0]) && event[1] === seat)) return "";
    const made = crosses(events as TriggsEvent[], seat).length;
    return made === 0 ? "⬜" : made === 1 ? "🟨" : made === 2 ? "🟧" : "🟥";
  },
} satisfies Deeds;
