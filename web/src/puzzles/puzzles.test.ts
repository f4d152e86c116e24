import { describe, expect, test } from "vitest";

import type { Decision } from "../local/coach.ts";
import { dayNumber } from "./day.ts";
import { DAYS, type Mistake, read as readMistakes, tried, withGame } from "./mistakes.ts";
import { after, type Progress, solvedOf } from "./progress.ts";
import { nextOf, puzzleOfTheDay, type PuzzleFile, read } from "./puzzles.ts";

const FILE: PuzzleFile = {
  version: 1,
  game: "made-up",
  tables: [{ players: 3, options: { long: true } }],
  puzzles: [
    [0, 0, 7, 1, "a,b,c", "d"],
    [0, 0, 8, 0, "a", "d"],
    [0, 3, 9, 2, "a,b", "d"],
    [0, 0, 10, 0, "a", "d"],
  ],
};
const PUZZLES = read(FILE);
const NOTHING: Progress = { done: {}, row: 0, longest: 0, day: 0 };
const [FIRST, SECOND, HARDEST, THIRD] = PUZZLES.map(({ id }) => id) as [string, string, string, string];

describe("puzzles in the file", () => {
  test("are records up to a decision, the mover a person and the others bots", () =>
    expect(PUZZLES[0]).toMatchObject({
      size: "easy",
      record: {
        game: "made-up",
        players: 3,
        options: { long: true },
        seed: 7,
        moves: ["a", "b", "c"],
        table: { bots: ["level1", null, "level3"] },
      },
    }));
  test("have names of their own", () => expect(new Set([FIRST, SECOND, HARDEST, THIRD]).size).toBe(4));
  test("come one after the other, then those that went wrong, then again", () => {
    expect(nextOf(PUZZLES, "easy", NOTHING)?.id).toBe(FIRST);
    const one = after(after(NOTHING, FIRST, true), SECOND, false);
    expect(nextOf(PUZZLES, "easy", one)?.id).toBe(THIRD);
    const all = after(one, THIRD, true);
    expect(nextOf(PUZZLES, "easy", all)?.id).toBe(SECOND);
    expect(nextOf(PUZZLES, "easy", all, SECOND)?.id).toBe(FIRST);
    expect(nextOf(PUZZLES, "very-hard", after(NOTHING, HARDEST, true), HARDEST)?.id).toBe(HARDEST);
    expect(nextOf(PUZZLES, "medium", NOTHING)).toBeUndefined();
  });
  test("each is the puzzle of one day before any is it again", () => {
    const days = [0, 1, 2, 3].map((day) => puzzleOfTheDay(PUZZLES, 20_000 + day)?.id);
    expect(new Set(days).size).toBe(4);
    expect(puzzleOfTheDay(PUZZLES, 20_004)?.id).toBe(days[0]);
    expect(puzzleOfTheDay([], 20_000)).toBeUndefined();
  });
  test("a day is the same everywhere", () =>
    expect(dayNumber(Date.UTC(2026, 0, 2, 23, 59))).toBe(dayNumber(Date.UTC(2026, 0, 2))));
});

describe("progress", () => {
  test("a row ends with a wrong try, and the longest is remembered", () => {
    const two = after(after(NOTHING, FIRST, true), SECOND, true);
    expect(two).toMatchObject({ row: 2, longest: 2 });
    expect(after(two, THIRD, false)).toMatchObject({ row: 0, longest: 2, done: { [FIRST]: 1, [THIRD]: 0 } });
  });
  test("what was solved at once is counted by size", () => {
    const some = after(after(after(NOTHING, FIRST, true), SECOND, false), HARDEST, true);
    expect([solvedOf(some, "easy"), solvedOf(some, "hard"), solvedOf(some, "very-hard")]).toEqual([1, 0, 1]);
  });
  test("the day is remembered", () => expect(after(NOTHING, FIRST, false, 20_000).day).toBe(20_000));
});

describe("one's own mistakes", () => {
  const decision = (ply: number, seat: number, grade: Decision["grade"], loss: number): Decision => ({
    ply,
    seat,
    played: "a",
    best: "b",
    worth: 50,
    loss,
    grade,
    counts: true,
    why: [],
  });
  const RECORD = {
    game: "made-up",
    players: 2,
    options: {},
    seed: "ab".repeat(32),
    moves: [..."abcdefgh"],
    results: 1,
  };
  const DECISIONS = [
    decision(0, 0, "mistake", 5),
    decision(1, 1, "blunder", 30),
    decision(2, 0, "blunder", 20),
    decision(3, 0, "inexact", 3),
    decision(4, 0, "mistake", 6),
    decision(5, 0, "mistake", 7),
  ];
  const kept = withGame([], RECORD, DECISIONS, [0], 100);
  test("are the three dearest of one's own, each with the game up to it, and come back tomorrow", () => {
    expect(kept.map(({ record }) => record.moves.length)).toEqual([3, 6, 5]);
    expect(kept.every(({ due, solved, record }) => due === 101 && solved === 0 && !("results" in record))).toBe(true);
  });
  test("a game that is reviewed again adds nothing", () => {
    const later = tried(kept, kept[0]!.id, true, 101);
    expect(withGame(later, RECORD, DECISIONS, [0], 120)).toEqual(later);
  });
  test("come back after 1, 3, 7 and 21 days, and then no more", () => {
    let all: Mistake[] = kept.slice(0, 1);
    const days: number[] = [];
    for (let today = 100; all.length;) {
      days.push(all[0]!.due - today);
      today = all[0]!.due;
      all = tried(all, all[0]!.id, true, today);
    }
    expect(days).toEqual([...DAYS]);
  });
  test("one that goes wrong again begins anew", () => {
    const twice = tried(tried(kept, kept[0]!.id, true, 101), kept[0]!.id, true, 104);
    expect(tried(twice, kept[0]!.id, false, 111)[0]).toMatchObject({ solved: 0, due: 112 });
  });
  test("only the newest are kept", () => {
    let all: Mistake[] = [];
    for (let game = 0; game < 30; game += 1) all = withGame(all, { ...RECORD, seed: game }, DECISIONS, [0], 100);
    expect(all.length).toBe(40);
    expect(all.at(-1)!.id).toMatch(/^29\./);
  });
  test("whatever stands there, what cannot be understood is left out", () => {
    expect(readMistakes("nonsense")).toEqual([]);
    expect(readMistakes(JSON.stringify([1, null, {}, { ...kept[0], solved: 9 }, kept[0]]))).toEqual([kept[0]]);
  });
});
