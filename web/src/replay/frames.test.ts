import { describe, expect, test } from "vitest";

import type { Frame, ReplayShape, View } from "../lib/shapes.ts";
import { idIn, logTo, stateAt, turnEnds } from "./frames.ts";

const position = { turn: 1 } as View;
const frame = (ply: number, seat: number | null, ...text: string[]) =>
  ({ ply, move: ply ? "…" : null, seat, position, events: [], text }) as unknown as Frame;
const frames = [frame(0, null), frame(1, 0, "a"), frame(2, 0, "b"), frame(3, 1, "c"), frame(4, 0, "d")];
const results = { winners: [0], how: "rules" };
const replay = { names: ["Ann", "Ben"], winners: [0], results, commit: null, frames } as unknown as ReplayShape;

describe("a game frame by frame", () => {
  test("the log goes as far as the frame, turn by turn", () => {
    expect(logTo(frames, 0)).toEqual([]);
    expect(logTo(frames, 3)).toEqual([
      { move: 0, text: ["a", "b"], events: [] },
      { move: 2, text: ["c"], events: [] },
    ]);
  });
  test("nothing can be played", () => expect(stateAt(replay, 3, null).moves).toEqual([]));
  test("only the last frame is the end", () => {
    expect(stateAt(replay, 3, null)).toMatchObject({ phase: "playing", turn: 1, winners: null });
    expect(stateAt(replay, 4, 1)).toMatchObject({ phase: "over", turn: null, winners: [0], seat: 1 });
  });
  test("turns end where the next seat begins", () => expect(turnEnds(frames)).toEqual([0, 2, 3, 4]));
});

describe("a table's address", () => {
  test("of its page, its invite or its replay", () => {
    expect(idIn("https://play.example.org/t/abc-DEF_123#key")).toBe("abc-DEF_123");
    expect(idIn(" http://127.0.0.1:8108/replay/abcdef#42 ")).toBe("abcdef");
  });
  test("or the id alone", () => expect(idIn("abc-DEF_123")).toBe("abc-DEF_123"));
  test("anything else is none", () => {
    expect(idIn("")).toBeNull();
    expect(idIn("https://example.org/")).toBeNull();
    expect(idIn("two words")).toBeNull();
  });
});
