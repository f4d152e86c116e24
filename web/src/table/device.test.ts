import { describe, expect, test } from "vitest";

import type { Seat } from "../lib/shapes.ts";
import { handTo, nextOf, playing } from "./device.ts";

const seat = (resigned: boolean) => ({ resigned }) as Seat;

describe("several people on one device", () => {
  test("the first to look is the one who plays now", () => expect(nextOf([0, 2], 2, 3)).toBe(2));
  test("while a bot plays, the next of them", () => expect(nextOf([0, 2], 1, 3)).toBe(2));
  test("round the table", () => expect(nextOf([0, 1], 2, 4)).toBe(0));
  test("nobody, where nobody plays here", () => expect(nextOf([], 1, 3)).toBeNull());
  test("the device goes on when another of them is on turn", () => expect(handTo(0, [0, 2], 2)).toBe(2));
  test("it stays during the turn of a bot", () => expect(handTo(0, [0, 2], 1)).toBeNull());
  test("it stays with the one who is on turn", () => expect(handTo(2, [0, 2], 2)).toBeNull());
  test("it stays when the game is over", () => expect(handTo(0, [0, 2], null)).toBeNull());
  test("whoever has resigned gets it no more", () => {
    expect(playing({ yours: [0, 1], seats: [seat(true), seat(false)] })).toEqual([1]);
  });
});
