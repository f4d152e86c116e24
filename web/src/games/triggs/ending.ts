// What is told of a finished game of Triggs: how the sheets filled, and the longest chain.

import type { EndingPart, Feat } from "../../ending/ending.ts";
import type { GameEvent, ReplayShape, View } from "../../lib/shapes.ts";
import { turnEnds } from "../../replay/frames.ts";
import type { TriggsEvent, TriggsView } from "./shapes.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** The turns, each with its last frame. */
function turns({ frames }: ReplayShape): { seat: number; frame: number; events: TriggsEvent[] }[] {
  const ends = turnEnds(frames);
  return ends.slice(1).map((frame, turn) => ({
    seat: frames[frame]!.seat ?? 0,
    frame,
    events: frames
      .slice(ends[turn]! + 1, frame + 1)
      .flatMap((one): readonly GameEvent[] => one.events) as unknown as TriggsEvent[],
  }));
}

/** The turn in which most of something happened. */
function most(replay: ReplayShape, message: string, least: number, counts: (event: TriggsEvent) => boolean): Feat[] {
  const counted = turns(replay).map((turn) => ({ ...turn, count: turn.events.filter(counts).length }));
  const best = counted.reduce<(typeof counted)[number] | null>(
    (best, turn) => (turn.count > (best?.count ?? 0) ? turn : best),
    null,
  );
  if (!best || best.count < least) return [];
  return [{ message, given: { count: best.count }, seats: [best.seat], frame: best.frame }];
}

export default {
  progress: (view: View) => (view as TriggsView).crossed.map(sum),
  goal: (view: View) => sum((view as TriggsView).rows),
  sides: ({ players }: View) => Array.from({ length: players }, (_, seat) => [seat]),
  why: () => ({ message: "triggs-ending-full", given: {} }),
  feats: (replay: ReplayShape) => [
    ...most(replay, "triggs-feat-chain", 1, (event) => event[0] === "crossed" && event[3]),
    ...most(replay, "triggs-feat-turn", 2, (event) => event[0] === "crossed"),
  ],
} satisfies EndingPart;
