import { describe, expect, it } from "vitest";

import type { GameEvent, State } from "../../lib/shapes.ts";
import type { TriggsEvent, TriggsView } from "./shapes.ts";
import { boxName, News } from "./news.ts";

interface Table {
  hand?: number[];
  crossed?: number[];
  /** What has happened in this turn already. */
  before?: GameEvent[];
}

function news(events: TriggsEvent[], { hand = [], crossed = [0, 0], before = [] }: Table = {}): News {
  const view = { hands: [hand, []], crossed: [crossed, [0, 0]] } as unknown as TriggsView;
  const log = [{ move: 1, text: [], events: [...before, ...events] }];
  return new News(events, { seat: 0, view, log } as unknown as State<TriggsView>);
}

describe("cards that arrive", () => {
  it("are the last of their value in the hand", () => {
    const drawn = news(
      [
        ["drew", 0, 7, "left"],
        ["drew", 0, 7, "centre"],
      ],
      { hand: [7, 4, 7, 7] },
    );
    expect(drawn.arrivals).toEqual(["card 7 1", "card 7 2"]);
  });

  it("are not those of others", () => {
    expect(news([["drew", 1, null, "centre"]], { hand: [7] }).arrivals).toEqual([""]);
  });

  it("are not those that have left again", () => {
    expect(news([["drew", 0, 5, "left"]], { hand: [7] }).arrivals).toEqual([""]);
  });
});

describe("new crosses", () => {
  it("are drawn in the last boxes of their row, one after the other", () => {
    const twice: TriggsEvent[] = [
      ["crossed", 0, 2, false],
      ["crossed", 0, 2, false],
    ];
    const strokes = news(twice, { crossed: [0, 3] }).strokes(50);
    expect(strokes.map(([box]) => box)).toEqual([boxName(0, 2, 1), boxName(0, 2, 2)]);
    const [first, second] = strokes.map(([, stroke]) => stroke);
    expect(first!.delay).toBe(50);
    expect(second!.delay).toBe(50 + first!.duration);
  });

  it("of a chain are drawn faster each time, also when it comes in pieces", () => {
    const extra: TriggsEvent = ["crossed", 0, 1, true];
    const after = (count: number) => news([extra], { before: Array<GameEvent>(count).fill(extra) }).lasts[0]!;
    const durations = [1, 2, 3].map(after);
    expect(durations).toEqual([...durations].sort((one, other) => other - one));
    expect(durations[2]).toBeLessThan(durations[0]!);
  });
});

it("the card below is turned up while the one above it leaves", () => {
  const [drew, turned] = news(
    [
      ["drew", 0, 7, "left"],
      ["turned_up", "left", 5],
    ],
    { hand: [7] },
  ).lasts;
  expect(drew).toBe(0);
  expect(turned).toBeGreaterThan(0);
});
