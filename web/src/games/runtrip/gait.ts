// How pawns move: they walk from stone to stone, hop when they are pushed, and tumble when they are tripped.

import { footOf, type Land, type Point } from "./land.ts";
import { wayAlong } from "./road.ts";

export type Gait = "walk" | "hop" | "tumble" | "stumble" | "glide";

export interface Moves {
  time: number;
  easing: string;
  /** Of the pawn with its shadow, seen from where it ends; and of its body above that. */
  way: Keyframe[];
  body: Keyframe[];
}

const STEP = 95;
const LONGEST = 1150;

const at = (from: Point, end: Point): Keyframe => ({
  transform: `translate(${(from.x - end.x).toFixed(1)}px, ${(from.y - end.y).toFixed(1)}px)`,
});

/** Far ways are walked faster. */
const walking = (steps: number): number => Math.min(120 + STEP * steps, LONGEST);

export function gait(land: Land, how: Gait, from: number, to: number, end: Point, pace: number): Moves {
  const begin = footOf(land, from);
  const up = (part: number, more = "") => ({ transform: `translateY(${(-part * land.pitch).toFixed(1)}px) ${more}` });
  const flat = { transform: "none" };
  const still = [at(end, end), at(end, end)];
  if (how === "stumble") {
    const lean = (degrees: number) => ({ transform: `rotate(${degrees}deg)` });
    return { time: 260 * pace, easing: "linear", way: still, body: [flat, lean(-16), lean(12), lean(-7), flat] };
  }
  if (how === "walk") {
    const squares = wayAlong(from, to);
    const feet = squares.map((square, place) => (place === squares.length - 1 ? end : footOf(land, square)));
    const body = squares.slice(1).flatMap(() => [
      { ...flat, easing: "ease-out" },
      { ...up(0.2), easing: "ease-in" },
    ]);
    return {
      time: walking(squares.length - 1) * pace,
      easing: "linear",
      way: feet.map((foot) => at(foot, end)),
      body: [...body, flat],
    };
  }
  const way = [at(begin, end), at(end, end)];
  if (how === "hop") {
    return { time: 260 * pace, easing: "ease-in-out", way, body: [flat, up(0.5, "rotate(-8deg)"), flat] };
  }
  if (how === "tumble") {
    const turns = "rotate(-360deg)";
    const landed = [up(0.14, turns), { transform: turns }];
    const body = [flat, up(0.75, "rotate(-150deg)"), { transform: turns, offset: 0.8 }, ...landed];
    return { time: (420 + 6 * Math.abs(from - to)) * pace, easing: "cubic-bezier(.4,0,.5,1)", way, body };
  }
  return { time: 240 * pace, easing: "ease-in-out", way, body: [flat, flat] };
}
