import { expect, test } from "vitest";

import { fans } from "./fan.ts";

const cards = (count: number) => Array.from({ length: count }, (_, index) => `card ${index}`);

test("few cards lie beside each other, in an arc", () => {
  const [fan, ...more] = fans(cards(5), 440, 70);
  expect(more).toEqual([]);
  expect(fan!.step).toBeGreaterThan(70);
  expect(fan!.fanned.map(({ turn }) => turn)).toEqual([-6, -3, 0, 3, 6]);
  expect(fan!.fanned[2]!.drop).toBe(0);
  expect(fan!.fanned[0]!.drop).toBe(fan!.fanned[4]!.drop);
});

test("many cards overlap, and fit their room", () => {
  const [fan] = fans(cards(12), 440, 70);
  expect(11 * fan!.step + 70).toBeLessThanOrEqual(441);
});

test("every card can be hit with a finger, however many there are", () => {
  for (const count of [1, 2, 9, 15, 27, 40]) {
    for (const room of [280, 358, 440, 700]) {
      const rows = fans(cards(count), room, 54);
      expect(rows.flatMap(({ fanned }) => fanned.map(({ card }) => card))).toEqual(cards(count));
      for (const { step } of rows) expect(step).toBeGreaterThanOrEqual(24);
    }
  }
});

test("an empty hand is no fan", () => {
  expect(fans([], 440, 70)).toEqual([]);
});
