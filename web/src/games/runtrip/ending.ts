// What is told of a finished game of Run & Trip: how far everyone was, why it ended, and the trip that hurt most.

import type { EndingPart, Feat, Saying } from "../../ending/ending.ts";
import type { ReplayShape, View } from "../../lib/shapes.ts";
import type { RunTripEvent, RunTripView } from "./shapes.ts";
import { hasTwo, isStep, seatsOf } from "./tokens.ts";

const GOAL = 100;
/** With two tokens the last one counts. */
const progress = (view: View) => (view as RunTripView).tokens.map((squares) => Math.min(...squares));

function why({ frames, winners, results }: ReplayShape): Saying {
  const view = frames.at(-1)!.position as RunTripView;
  const won = winners ?? [];
  if (won.some((side) => view.tokens[side]!.includes(GOAL))) return { message: "runtrip-ending-goal", given: {} };
  const squares = progress(view);
  const best = (sides: number[]) => Math.max(0, ...sides.map((side) => squares[side]!));
  const others = [...squares.keys()].filter((side) => !won.includes(side));
  const given = { first: best(won), second: best(others), tokens: hasTwo(view) ? "two" : "one" };
  if (won.length > 1) return { message: "runtrip-ending-shared", given };
  return { message: results?.how === "time" ? "runtrip-ending-time" : "runtrip-ending-cards", given };
}

/** The trip that threw somebody back farthest. */
function bestTrip({ frames }: ReplayShape): Feat[] {
  let best: Feat[] = [];
  let most = 0;
  for (const [frame, { events }] of frames.entries()) {
    const happened = events as unknown as RunTripEvent[];
    for (const [place, event] of happened.entries()) {
      if (event[0] !== "tripped") continue;
      const fall = happened.slice(place).find((one) => isStep(one) && one[1] === event[2]);
      const back = fall && isStep(fall) ? fall[2] - fall[3] : 0;
      if (back <= most) continue;
      most = back;
      best = [{ message: "runtrip-feat-trip", given: { count: back }, seats: [event[1]], frame }];
    }
  }
  return best;
}

/** How often anybody was pushed. */
function pushes({ frames }: ReplayShape): Feat[] {
  const pushed = frames.flatMap(({ events }, frame) => events.filter(([kind]) => kind === "pushed").map(() => frame));
  return pushed.length > 2
    ? [{ message: "runtrip-feat-pushes", given: { count: pushed.length }, seats: [], frame: pushed[0]! }]
    : [];
}

export default {
  progress,
  goal: () => GOAL,
  sides: (view: View) => (view as RunTripView).tokens.map((_, side) => seatsOf(view as RunTripView, side)),
  why,
  feats: (replay: ReplayShape) => [...bestTrip(replay), ...pushes(replay)],
} satisfies EndingPart;
