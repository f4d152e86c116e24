import { expect, test } from "vitest";

import { type Gait, gait } from "./gait.ts";
import { footOf, landOf } from "./land.ts";

const land = landOf(790, 740, 10, 35);
const moves = (how: Gait, from: number, to: number, pace = 1) => gait(land, how, from, to, footOf(land, to), pace);

test("a walk touches every square on its way, and ends where the pawn stands", () => {
  const { way, body } = moves("walk", 8, 13);
  expect(way).toHaveLength(6);
  expect(way.at(-1)).toEqual({ transform: "translate(0.0px, 0.0px)" });
  expect(body).toHaveLength(11); // down and up for every step
});

test("a far way takes no more than about a second, and who is behind hurries", () => {
  expect(moves("walk", 1, 2).time).toBeLessThan(350);
  expect(moves("walk", 10, 60).time).toBeLessThan(1200);
  expect(moves("walk", 1, 5, 0.5).time).toBe(moves("walk", 1, 5).time / 2);
});

test("every way of moving ends upright and in place", () => {
  for (const how of ["walk", "hop", "tumble", "stumble", "glide"] as const) {
    const { way, body } = moves(how, 12, how === "walk" ? 15 : 9);
    expect(way.at(-1)!.transform).toBe("translate(0.0px, 0.0px)");
    expect(["none", "rotate(-360deg)"]).toContain(body.at(-1)!.transform);
  }
});
