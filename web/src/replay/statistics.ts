// Simple figures of a finished game, counted from what has happened.

import type { Frame, GameEvent, ReplayShape, RunTripEvent, RunTripView, TriggsEvent } from "../lib/shapes.ts";
import { isStep } from "../runtrip/tokens.ts";

export interface TriggsFigures {
  game: "triggs";
  turns: number;
  crosses: number;
  /** The most extra crosses in one turn. */
  chain: number;
  drawn: number;
  discarded: number;
}

export interface RunTripFigures {
  game: "runtrip";
  turns: number;
  /** Squares forward, by running and by tripping. */
  run: number;
  made: number;
  suffered: number;
  /** Squares back, by being tripped or pushed. */
  lost: number;
}

/** The figures of a seat or, in Team, of the seats of a side. */
export interface Row<F> {
  seats: number[];
  figures: F;
}

interface Turn {
  seat: number;
  events: GameEvent[];
}

/** A game's turns: the moves of one seat in a row. */
export function turnsOf(frames: Frame[]): Turn[] {
  const turns: Turn[] = [];
  for (const { seat, events } of frames) {
    if (seat === undefined || seat === null) continue;
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, events: [] });
    turns.at(-1)!.events.push(...events);
  }
  return turns;
}

export function triggsFigures({ players, frames }: ReplayShape): Row<TriggsFigures>[] {
  const turns = turnsOf(frames);
  return Array.from({ length: players }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat).map((turn) => turn.events as TriggsEvent[]);
    const count = (kind: TriggsEvent[0]) => own.flat().filter((event) => event[0] === kind && event[1] === seat).length;
    const chain = Math.max(0, ...own.map((turn) => turn.filter((event) => event[0] === "crossed" && event[3]).length));
    return {
      seats: [seat],
      figures: {
        game: "triggs",
        turns: own.length,
        crosses: count("crossed"),
        chain,
        drawn: count("drew"),
        discarded: count("discarded"),
      },
    };
  });
}

export function runTripFigures({ players, options, frames }: ReplayShape): Row<RunTripFigures>[] {
  const team = options.variant === "team";
  const turns = turnsOf(frames);
  const events = turns.flatMap((turn) => turn.events as RunTripEvent[]);
  const tokens = (frames[0]!.position as RunTripView).tokens[0]!.length;
  return Array.from({ length: team ? 2 : players }, (_, side) => {
    const seats = team ? [side, side + 2] : [side];
    const ours = (token: number) => Math.floor(token / tokens) === side;
    const steps = events.flatMap((event) => (isStep(event) && ours(event[1]) ? [event[3] - event[2]] : []));
    const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
    const trips = events.filter((event) => event[0] === "tripped");
    return {
      seats,
      figures: {
        game: "runtrip",
        turns: turns.filter((turn) => seats.includes(turn.seat)).length,
        run: sum(steps.filter((step) => step > 0)),
        made: trips.filter((event) => seats.includes(event[1])).length,
        suffered: trips.filter((event) => ours(event[2])).length,
        lost: -sum(steps.filter((step) => step < 0)),
      },
    };
  });
}
