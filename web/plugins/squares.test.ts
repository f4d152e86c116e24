import squares from "virtual:squares/runtrip/factors";
import { expect, it } from "vitest";

it("every square has its symbols, and the start and the goal have none", () => {
  expect(squares).toHaveLength(101);
  expect([squares[0], squares[1], squares[12], squares[97], squares[100]]).toEqual(["", "", "223", "P", ""]);
});
