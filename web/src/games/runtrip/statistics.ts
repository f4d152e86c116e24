// Simple figures of a finished game, counted from what has happened; in Team those of a side.

import type { ReplayShape } from "../../lib/shapes.ts";
import { type Row, turnsOf } from "../../replay/statistics.ts";
import type { RunTripEvent, RunTripView } from "./shapes.ts";
import { isStep, seatsOf } from "./tokens.ts";

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

export default function figures({ frames }: ReplayShape): Row[] {
  const turns = turnsOf(frames);
  const events = turns.flatMap((turn) => turn.events as RunTripEvent[]);
  const trips = events.filter((event) => event[0] === "tripped");
  const view = frames[0]!.position as RunTripView;
  return view.tokens.map((tokens, side) => {
    const seats = seatsOf(view, side);
    const ours = (token: number) => Math.floor(token / tokens.length) === side;
    const steps = events.flatMap((event) => (isStep(event) && ours(event[1]) ? [event[3] - event[2]] : []));
    return {
      seats,
      figures: {
        // Squares forward, by running and by tripping; squares back, by being tripped or pushed.
        "runtrip-figure-run": sum(steps.filter((step) => step > 0)),
        "runtrip-figure-lost": 0 - sum(steps.filter((step) => step < 0)),
        "runtrip-figure-made": trips.filter((event) => seats.includes(event[1])).length,
        "runtrip-figure-suffered": trips.filter((event) => ours(event[2])).length,
        "replay-figure-turns": turns.filter((turn) => seats.includes(turn.seat)).length,
      },
    };
  });
}
