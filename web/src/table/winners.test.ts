import { describe, expect, test } from "vitest";

import { verdict, winningSeats } from "./winners.ts";

const table = { game: "runtrip", names: ["Ann", "Ben", "Cem", "Dora"] };

describe("who has won", () => {
  test("a side in Team is two seats that sit crosswise", () => {
    expect(winningSeats({ ...table, options: { variant: "team" }, winners: [1] })).toEqual([1, 3]);
    expect(verdict({ ...table, options: { variant: "team" }, winners: [1] }, [])).toBe("side");
    expect(verdict({ ...table, options: { variant: "team" }, winners: [1] }, [3])).toBe("you");
  });
  test("one player", () => {
    expect(verdict({ ...table, options: {}, winners: [2] }, [0])).toBe("one");
    expect(verdict({ ...table, options: {}, winners: [2] }, [2])).toBe("you");
  });
  test("several, when the time was up", () => {
    expect(verdict({ ...table, options: {}, winners: [0, 2] }, [1])).toBe("share");
    expect(verdict({ ...table, options: {}, winners: [0, 2] }, [2])).toBe("you-share");
  });
  test("among people on one device names are told, not 'you'", () => {
    expect(verdict({ ...table, options: {}, winners: [0] }, [0, 1])).toBe("one");
  });
});
