import { describe, expect, test } from "vitest";

import type { Frame, GameEvent, ReplayShape } from "../lib/shapes.ts";
import { runTripFigures, triggsFigures, turnsOf } from "./statistics.ts";

function replay(game: "triggs" | "runtrip", position: object, ...moves: [number, ...GameEvent[]][]): ReplayShape {
  const begun = { ply: 0, move: null, position, events: [], text: [] };
  const frame = { move: "…", position, text: [] };
  const frames = moves.map(([seat, ...events], place) => ({ ...frame, ply: place + 1, seat, events }));
  const shape = { game, players: 2, options: {}, names: ["Ann", "Ben"], frames: [begun, ...frames] as Frame[] };
  return shape as unknown as ReplayShape;
}

describe("figures of Triggs", () => {
  const game = replay(
    "triggs",
    {},
    [0, ["drew", 0, 7, "left"]],
    [0, ["drew", 0, 4, "centre"]],
    [1, ["discarded", 1, 9, "discard"], ["discarded", 1, 9, "discard"]],
    [0, ["formed", 0, [7, 4]], ["crossed", 0, 11, false], ["filled", 0, 11]],
    [0, ["crossed", 0, 3, true], ["filled", 0, 3]],
    [0, ["crossed", 0, 5, true]],
  );
  const [ann, ben] = triggsFigures(game).map((row) => row.figures);
  test("moves of one seat in a row are one turn", () => {
    expect(turnsOf(game.frames).map((turn) => turn.seat)).toEqual([0, 1, 0]);
  });
  test("crosses, extra ones too", () => expect(ann).toMatchObject({ turns: 2, crosses: 3 }));
  test("a chain is the extra crosses of one turn", () => expect([ann!.chain, ben!.chain]).toEqual([2, 0]));
  test("cards drawn and discarded", () => {
    expect(ann).toMatchObject({ drawn: 2, discarded: 0 });
    expect(ben).toMatchObject({ drawn: 0, discarded: 2 });
  });
});

describe("figures of Run & Trip", () => {
  test("squares run and lost, trips made and suffered", () => {
    const game = replay(
      "runtrip",
      { tokens: [[0], [0]] },
      [0, ["ran", 0, "8[5]", 0], ["moved", 0, 0, 8]],
      [1, ["ran", 1, "8[2]", 1], ["moved", 1, 0, 8], ["pushed", 0, 8, 7]],
      [0, ["laid", 0, "3[2]"], ["tripped", 0, 1, 3], ["moved", 1, 8, 5], ["moved", 0, 7, 10]],
    );
    const [ann, ben] = runTripFigures(game).map((row) => row.figures);
    expect(ann).toMatchObject({ turns: 2, run: 11, made: 1, suffered: 0, lost: 1 });
    expect(ben).toMatchObject({ turns: 1, run: 8, made: 0, suffered: 1, lost: 3 });
  });
  test("who is pushed back by the one they trip loses a square and runs from there", () => {
    const game = replay(
      "runtrip",
      { tokens: [[9], [12]] },
      [0, ["laid", 0, "3[223]"], ["tripped", 0, 1, 3], ["moved", 1, 12, 9], ["pushed", 0, 9, 8], ["moved", 0, 8, 11]],
    );
    expect(runTripFigures(game)[0]!.figures).toMatchObject({ run: 3, lost: 1 });
  });
  test("in Team they are those of a side, with both its tokens", () => {
    const game = replay(
      "runtrip",
      { tokens: [[0, 0], [0, 0]] },
      [0, ["moved", 0, 0, 8]],
      [1, ["tripped", 1, 0, 4], ["moved", 0, 8, 4]],
      [2, ["moved", 1, 0, 5]],
    );
    const sides = runTripFigures({ ...game, players: 4, options: { variant: "team" } });
    expect(sides.map((row) => row.seats)).toEqual([[0, 2], [1, 3]]);
    expect(sides[0]!.figures).toMatchObject({ turns: 2, run: 13, suffered: 1, lost: 4 });
    expect(sides[1]!.figures).toMatchObject({ turns: 1, run: 0, made: 1 });
  });
});
