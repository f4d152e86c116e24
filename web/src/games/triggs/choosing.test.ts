import { describe, expect, it } from "vitest";

import {
  crossingMoves,
  crossings,
  discarding,
  exactly,
  fit,
  formings,
  further,
  suggestion,
  withoutWay,
  withWay,
} from "./choosing.ts";

const hand = [1, 4, 7, 7, 10, 11, 11];
const crossing = ["form 4=4", "form 7=7", "form 11=11", "form 11=10+1", "form 11=7+4"];
const moves = ["draw L", "discard 7x1", "discard 7x2", ...crossing];
const elevens = formings(moves).get(11)!;
const plenty = () => 9;

describe("formings", () => {
  it("are those of the legal moves, row by row", () => {
    expect(formings(moves)).toEqual(
      new Map([
        [4, [[4]]],
        [7, [[7]]],
        [11, [[11], [10, 1], [7, 4]]],
      ]),
    );
  });
});

describe("the suggestion", () => {
  it("makes as many crosses as the cards allow", () => {
    expect(suggestion(hand, elevens, 5)).toEqual([[11], [11], [10, 1], [7, 4]]);
  });

  it("never makes more crosses than there are boxes, and prefers single cards", () => {
    expect(suggestion(hand, elevens, 3)).toEqual([[11], [11], [10, 1]]);
  });

  it("forms a double from two equal cards each", () => {
    expect(suggestion([3, 3, 3], [[3, 3]], 3)).toEqual([[3, 3]]);
    expect(suggestion([3, 3, 3, 3], [[3, 3]], 3)).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  it("forms a pair as often as both its cards are there", () => {
    expect(suggestion([2, 2, 5, 5, 5, 7], [[7], [5, 2]], 4)).toEqual([[7], [5, 2], [5, 2]]);
  });
});

describe("what is sent", () => {
  it("ends with a stop when one could go on", () => {
    expect(crossingMoves(hand, elevens, { row: 11, ways: [[11]] }, 5)).toEqual(["form 11=11", "stop"]);
  });

  it("has no stop when the row is full", () => {
    expect(crossingMoves(hand, elevens, { row: 11, ways: [[11]] }, 1)).toEqual(["form 11=11"]);
  });

  it("has no stop when no cards are left to go on with", () => {
    const ways = suggestion(hand, elevens, 5);
    expect(crossingMoves(hand, elevens, { row: 11, ways }, 5)).toEqual([
      "form 11=11",
      "form 11=11",
      "form 11=10+1",
      "form 11=7+4",
    ]);
  });
});

describe("changing the ways", () => {
  it("adds one where there is room", () => {
    expect(withWay(hand, [[11]], [7, 4], 5)).toEqual([[11], [7, 4]]);
  });

  it("swaps the last one where the boxes are used up", () => {
    expect(withWay(hand, [[11], [11]], [7, 4], 2)).toEqual([[11], [7, 4]]);
  });

  it("takes one of two equal ways away", () => {
    expect(withoutWay([[11], [7, 4], [11]], [11])).toEqual([[11], [7, 4]]);
  });

  it("knows what can still follow", () => {
    expect(further(hand, elevens, [[11], [11], [7, 4]], 5)).toEqual([[10, 1]]);
    expect(further(hand, elevens, [[11], [11], [7, 4]], 3)).toEqual([]);
  });
});

describe("chosen cards", () => {
  it("of one value can be discarded, as many as the moves say", () => {
    expect(discarding([7, 7], moves)).toBe("discard 7x2");
    expect(discarding([7, 7, 7], moves)).toBeNull();
    expect(discarding([7, 4], moves)).toBeNull();
    expect(discarding([], moves)).toBeNull();
  });

  it("form every row they make up without a rest", () => {
    expect(crossings([7, 4], formings(moves), plenty)).toEqual([{ row: 11, ways: [[7, 4]] }]);
    expect(crossings([11, 4, 7], formings(moves), plenty)).toEqual([{ row: 11, ways: [[11], [7, 4]] }]);
    expect(crossings([7, 1], formings(moves), plenty)).toEqual([]);
    expect(crossings([3, 3], formings(["form 3=3", "form 6=3+3"]), plenty)).toEqual([
      { row: 3, ways: [[3], [3]] },
      { row: 6, ways: [[3, 3]] },
    ]);
  });

  it("do not form more than the boxes take", () => {
    expect(exactly([11, 11], elevens, 1)).toBeNull();
  });

  it("fit together as long as something can become of them", () => {
    const fits = (cards: number[]) => fit(cards, hand, moves, plenty);
    expect(fits([10])).toBe(true); // with the 1 it makes 11
    expect(fits([11, 10])).toBe(true);
    expect(fits([7, 7])).toBe(true);
    expect(fits([7, 10])).toBe(true); // 7 + 4 and 10 + 1
    expect(fits([1, 4, 11])).toBe(true);
    expect(fits([7, 7, 11])).toBe(false); // there is only one 4
  });
});
