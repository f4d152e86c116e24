import { describe, expect, test } from "vitest";

import { levelOf, moodOf } from "./characters.ts";

describe("the characters", () => {
  test("a level has a face, other bots and people have none", () => {
    expect(levelOf("level1")).toBe(1);
    expect(levelOf("level5")).toBe(5);
    expect([levelOf("greedy"), levelOf("level9"), levelOf("level12"), levelOf(null)]).toEqual([null, null, null, null]);
  });
  test("whoever is on turn thinks, the others wait", () => {
    expect([moodOf(1, 1, null), moodOf(0, 1, null)]).toEqual(["thinking", "waiting"]);
  });
  test("in the end some are delighted and some are beaten", () => {
    expect([moodOf(1, null, [1]), moodOf(0, null, [1])]).toEqual(["delighted", "beaten"]);
  });
});
