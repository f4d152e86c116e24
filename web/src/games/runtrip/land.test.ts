import { describe, expect, test } from "vitest";

import { arranged, footOf, laneOf, landOf, middle } from "./land.ts";

/** Windows of every kind: a desk, a wall, a phone, a small phone, a phone on its side. */
const LANDS = {
  desk: landOf(790, 740, 10, 35),
  wall: landOf(1300, 1370, 10, 35),
  phone: landOf(374, 420, 5, 59),
  small: landOf(304, 300, 5, 59),
  sideways: landOf(410, 350, 10, 26),
  "small phone with large letters": landOf(288, 350, 5, 118),
};

describe.each(Object.entries(LANDS))("on a %s", (_, land) => {
  const squares = Array.from({ length: 100 }, (_, index) => index + 1);

  test("every stone lies on the land, and none on another", () => {
    for (const square of squares) {
      const { x, y } = middle(land, square);
      expect(x - land.wide / 2).toBeGreaterThanOrEqual(0);
      expect(x + land.wide / 2).toBeLessThanOrEqual(land.width);
      expect(y - land.high / 2).toBeGreaterThan(0);
      expect(y + land.high / 2).toBeLessThan(land.height);
    }
    expect(land.wide).toBeLessThan(land.cell);
    expect(land.high).toBeLessThan(land.pitch);
  });

  test("the road climbs: every ten squares it is higher", () => {
    for (let square = 1; square <= 90; square++) {
      expect(middle(land, square + 10).y).toBeLessThan(middle(land, square).y);
    }
    expect(middle(land, 0).y).toBeGreaterThan(middle(land, 1).y);
  });

  test("a pawn stands on its own stone, and leaves room for the symbols beside it", () => {
    for (const square of squares) {
      const [at, foot] = [middle(land, square), footOf(land, square)];
      expect(Math.abs(foot.x - at.x)).toBeLessThan(land.wide / 2);
      expect(Math.abs(foot.y - at.y)).toBeLessThan(land.high / 2);
      // Not into the row above, nor over the left half of the next stone.
      expect(foot.y - land.pawn.high).toBeGreaterThan(at.y - land.pitch);
      expect(land.pawn.wide).toBeLessThan(0.55 * land.wide);
    }
  });

  test("six wait on the meadow, each in a place of their own", () => {
    const feet = Array.from({ length: 6 }, (_, queue) => footOf(land, 0, queue));
    feet.slice(1).forEach((foot, place) => {
      expect(foot.x - feet[place]!.x).toBeGreaterThan(0.4 * land.pawn.wide);
    });
    for (const { x, y } of feet) {
      expect(x + land.pawn.wide / 2).toBeLessThanOrEqual(land.width);
      expect(y).toBeLessThan(land.height);
    }
  });

  test("a trail keeps to the edge of the stones", () => {
    for (const { x, y } of laneOf(land, 8, 23)) {
      const on = squares.some((square) => {
        const at = middle(land, square);
        return Math.abs(x - at.x) < 0.46 * land.wide && Math.abs(y - at.y) < 0.46 * land.high;
      });
      expect(on).toBe(false);
    }
  });
});

test("where rows would be too low, the road is longer than its window", () => {
  expect(LANDS.phone.height).toBeGreaterThan(420);
  expect(LANDS.desk.height).toBe(740);
  const large = LANDS["small phone with large letters"];
  expect(large.high).toBeLessThan(1.1 * large.wide);
  expect(LANDS.sideways.height).toBe(350); // all ten rows in sight
});

test("symbols are as large as their room allows", () => {
  expect(arranged(1, 60, 30)).toEqual({ columns: 1, size: 30 });
  expect(arranged(3, 60, 30)).toEqual({ columns: 3, size: 20 });
  expect(arranged(4, 40, 40)).toEqual({ columns: 2, size: 20 });
  expect(arranged(6, 60, 40)).toEqual({ columns: 3, size: 20 });
  expect(arranged(0, 60, 40).columns).toBe(1);
});

test("a trail back is the trail there, the other way round", () => {
  expect(laneOf(LANDS.desk, 12, 5)).toEqual(laneOf(LANDS.desk, 5, 12).reverse());
});
