import { describe, expect, it } from "vitest";

import { type Book, noted, type Outcome, read, suggested, totals } from "./record.ts";

let tables = 0;
const game = (won: boolean, more: Partial<Outcome> = {}): Outcome => ({
  table: `table ${++tables}`,
  game: "triggs",
  rival: 3,
  won,
  deed: 0,
  ...more,
});
const after = (...outcomes: Outcome[]): Book => outcomes.reduce(noted, read(null));
const won = (...games: boolean[]) => after(...games.map((one) => game(one))).games.triggs;

describe("the record on this device", () => {
  it("counts games and wins against each rival", () => {
    const record = after(game(true), game(false), game(true, { rival: "people" })).games.triggs!;
    expect(record.rivals["3"]).toMatchObject({ played: 2, won: 1 });
    expect(record.rivals.people).toMatchObject({ played: 1, won: 1 });
    expect(totals(record)).toEqual({ played: 3, won: 2 });
  });

  it("counts a table once, however often its result is looked at", () => {
    const outcome = game(true);
    expect(after(outcome, outcome, outcome).games.triggs!.rivals["3"]!.played).toBe(1);
  });

  it("knows the longest row of wins, and the best deed", () => {
    const record = after(game(true, { deed: 4 }), game(true), game(false), game(true, { deed: 2 })).games.triggs!;
    expect(record).toMatchObject({ row: 1, longest: 2, deed: 4 });
  });

  it("is there again, and understands only what it can", () => {
    const kept = after(game(true, { deed: 3 }), game(false));
    expect(read(JSON.stringify(kept))).toEqual(kept);
    const rubbish = [
      null,
      "",
      "{",
      "7",
      '"x"',
      "[]",
      '{"version":2,"games":{}}',
      '{"version":1,"games":7,"counted":{}}',
    ];
    for (const text of rubbish) expect(read(text)).toEqual(read(null));
    const spoilt = {
      version: 1,
      games: { triggs: { rivals: { 3: { played: 2, won: 9, last: [1, true] }, x: 4 }, row: -3 } },
    };
    expect(read(JSON.stringify(spoilt)).games.triggs).toEqual({
      rivals: { 3: { played: 2, won: 2, last: [true] } },
      row: 0,
      longest: 0,
      deed: 0,
    });
  });

  it("does not grow without end", () => {
    const long = Array.from({ length: 300 }, () => game(true)).reduce(noted, read(null));
    expect(long.counted.length).toBe(200);
    expect(long.games.triggs!.rivals["3"]!.last.length).toBe(5);
  });
});

describe("the next rival", () => {
  it("is a stronger one after wins, a weaker one after losses, and otherwise the same", () => {
    expect(suggested(won(true, true, true), 3)).toBe(4);
    expect(suggested(won(false, true, true, true, true), 3)).toBe(4);
    expect(suggested(won(false, false, false), 3)).toBe(2);
    expect(suggested(won(true, false, true), 3)).toBe(4);
    expect(suggested(won(false, true, false), 3)).toBeNull();
    expect(suggested(won(true, true), 3)).toBeNull();
    expect(suggested(undefined, 3)).toBeNull();
  });

  it("is never stronger than the strongest or weaker than the weakest", () => {
    const always = (rival: number, all: boolean) =>
      after(...Array.from({ length: 5 }, () => game(all, { rival }))).games.triggs;
    expect(suggested(always(5, true), 5)).toBeNull();
    expect(suggested(always(1, false), 1)).toBeNull();
  });
});
