// Simple figures of a finished game, counted from what has happened.

import type { ReplayShape } from "../../lib/shapes.ts";
import { type Row, turnsOf } from "../../replay/statistics.ts";
import type { TriggsEvent } from "./shapes.ts";

export default function figures({ players, frames }: ReplayShape): Row[] {
  const turns = turnsOf(frames);
  return Array.from({ length: players }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat).map((turn) => turn.events as TriggsEvent[]);
    const count = (kind: TriggsEvent[0]) => own.flat().filter((event) => event[0] === kind && event[1] === seat).length;
    const extras = own.map((turn) => turn.filter((event) => event[0] === "crossed" && event[3]).length);
    return {
      seats: [seat],
      figures: {
        "triggs-figure-per-turn": own.length ? count("crossed") / own.length : 0,
        // The most extra crosses in one turn.
        "triggs-figure-chain": Math.max(0, ...extras),
        "triggs-figure-drawn": count("drew"),
        "triggs-figure-discarded": count("discarded"),
        "replay-figure-turns": own.length,
      },
    };
  });
}
