import { describe, expect, it } from "vitest";

import { ROWS } from "../home/games.ts";
import { addressOf, optionsOf, type Wish } from "./wish.ts";

const WISH: Wish = {
  thing: "sheets",
  game: "runtrip",
  rows: [...ROWS],
  pages: 3,
  paper: "a4",
  style: "plain",
  language: "de",
  layout: null,
};
const LAYOUT = { format: 1, name: "mine", symbols: [], squares: [], cards: {} } as unknown as Wish["layout"];

describe("what is asked of the server", () => {
  it("names only the options that a thing has", () => {
    expect(addressOf(WISH)).toBe("/api/print/sheets?pages=3&paper=a4&style=plain&language=de");
    expect(addressOf({ ...WISH, thing: "rules" })).toBe("/api/print/rules?game=runtrip&paper=a4&style=plain&language=de");
  });
  it("tells rows of one’s own", () => {
    expect(optionsOf({ ...WISH, rows: ROWS.map(() => 9) }).rows).toBe("9,9,9,9,9,9,9,9,9,9,9,9");
  });
  it("asks for large paper only where there is some", () => {
    expect(optionsOf({ ...WISH, thing: "board", paper: "a3" }).paper).toBe("a3");
    expect(optionsOf({ ...WISH, thing: "cards", paper: "a3" }).paper).toBe("a4");
  });
  it("asks for as many pages as can be", () => {
    expect([0, 99, NaN, 2.4].map((pages) => optionsOf({ ...WISH, pages }).pages)).toEqual([1, 50, 1, 2]);
  });
  it("has no address with a layout of one’s own, which only the track and the cards of one game need", () => {
    expect(addressOf({ ...WISH, thing: "board", layout: LAYOUT })).toBeNull();
    expect(addressOf({ ...WISH, thing: "cards", layout: LAYOUT })).toBeNull();
    expect(addressOf({ ...WISH, thing: "cards", game: "triggs", layout: LAYOUT })).toContain("game=triggs");
  });
});
