// What somebody has done in a game: their best turn, and every turn as one symbol that gives no card away.

import type { Deeds } from "../game.ts";
import type { RunTripEvent } from "./shapes.ts";

const trips = (events: RunTripEvent[], seat: number) =>
  events.filter((event) => event[0] === "tripped" && event[1] === seat);

export default {
  /** The most trips in one turn. */
  best: (turns, seat) => Math.max(0, ...turns.map((events) => trips(events as RunTripEvent[], seat).length)),
  /** A run, or how often somebody was tripped. */
  symbol(events, seat) {
    if (!events.some((event) => /^(ran|laid)$/.test(event[0]) && event[1] === seat)) return "";
    const made = trips(events as RunTripEvent[], seat).length;
    return made === 0 ? "⬜" : made === 1 ? "🟨" : made === 2 ? "🟧" : "🟥";
  },
} satisfies Deeds;
