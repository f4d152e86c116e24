import { expect, test } from "vitest";

import type { ReplayShape } from "../../lib/shapes.ts";
import { replayed } from "../../replay/replayed.ts";
import figures from "./statistics.ts";

/** The figures by their short names. */
function figured(game: ReplayShape): object[] {
  return figures(game).map(({ seats, figures: told }) => {
    const short = Object.entries(told).map(([name, value]) => [name.split("-figure-")[1]!, value] as const);
    return { seats, ...(Object.fromEntries(short) as Record<string, number>) };
  });
}

test("squares run and lost, trips made and suffered", () => {
  const [ann, ben] = figured(
    replayed(
      { variant: "basic", players: 2, tokens: [[0], [0]] },
      [0, ["ran", 0, "8[5]", 0], ["moved", 0, 0, 8]],
      [1, ["ran", 1, "8[2]", 1], ["moved", 1, 0, 8], ["pushed", 0, 8, 7]],
      [0, ["laid", 0, "3[2]"], ["tripped", 0, 1, 3], ["moved", 1, 8, 5], ["moved", 0, 7, 10]],
    ),
  );
  expect(ann).toMatchObject({ turns: 2, run: 11, made: 1, suffered: 0, lost: 1 });
  expect(ben).toMatchObject({ turns: 1, run: 8, made: 0, suffered: 1, lost: 3 });
});

test("who is pushed back by the one they trip loses a square and runs from there", () => {
  const [ann] = figured(
    replayed({ variant: "basic", players: 2, tokens: [[9], [12]] }, [
      0,
      ["laid", 0, "3[223]"],
      ["tripped", 0, 1, 3],
      ["moved", 1, 12, 9],
      ["pushed", 0, 9, 8],
      ["moved", 0, 8, 11],
    ]),
  );
  expect(ann).toMatchObject({ run: 3, lost: 1 });
});

test("in Team they are those of a side, with both its tokens", () => {
  const sides = figured(
    replayed(
      {
        variant: "team",
        players: 4,
        tokens: [
          [0, 0],
          [0, 0],
        ],
      },
      [0, ["moved", 0, 0, 8]],
      [1, ["tripped", 1, 0, 4], ["moved", 0, 8, 4]],
      [2, ["moved", 1, 0, 5]],
    ),
  );
  expect(sides[0]).toMatchObject({ seats: [0, 2], turns: 2, run: 13, suffered: 1, lost: 4 });
  expect(sides[1]).toMatchObject({ seats: [1, 3], turns: 1, run: 0, made: 1 });
});
