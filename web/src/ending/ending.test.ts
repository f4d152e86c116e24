import { describe, expect, test } from "vitest";

import { decidedAfter } from "./ending.ts";

describe("when it was decided", () => {
  test("after the turn since which the winner was ahead for good", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 0],
          [5, 8],
          [9, 8],
          [12, 8],
        ],
        [0],
      ),
    ).toBe(3);
  });
  test("in the last turn, when it was open until then", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 0],
          [5, 8],
          [9, 8],
        ],
        [0],
      ),
    ).toBe(3);
  });
  test("in the first, when nobody ever caught the winner", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 0],
          [9, 3],
        ],
        [0],
      ),
    ).toBe(1);
  });
  test("never, when whoever won was behind: somebody gave up", () => {
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 9],
        ],
        [0],
      ),
    ).toBeNull();
  });
  test("nor when nobody has won", () =>
    expect(
      decidedAfter(
        [
          [0, 0],
          [5, 9],
        ],
        [],
      ),
    ).toBeNull());
  test("those who share a win are both ahead of the rest", () => {
    expect(
      decidedAfter(
        [
          [0, 0, 0],
          [5, 4, 4],
          [5, 5, 4],
        ],
        [0, 1],
      ),
    ).toBe(2);
  });
});
