import { describe, expect, it } from "vitest";

import { gamesWith } from "../games/registry.ts";
import { ROWS } from "../games/triggs/rows.ts";
import { addressOf, offered, offersOf, optionsOf, type Wish } from "./things.ts";

const PARTS = await Promise.all(
  gamesWith("print").map(async ({ name, print }) => [name, (await print()).default] as const),
);
const OFFERS = offersOf(PARTS);
const WISH: Wish = {
  thing: "sheets",
  game: "runtrip",
  pages: 3,
  paper: "a4",
  style: "plain",
  language: "de",
  different: {},
};
const LAYOUT = { format: 1, name: "mine", symbols: [], squares: [], cards: {} };

const address = (changes: Partial<Wish>) =>
  addressOf(offered(OFFERS, { ...WISH, ...changes }), { ...WISH, ...changes });
const options = (changes: Partial<Wish>) =>
  optionsOf(offered(OFFERS, { ...WISH, ...changes }), { ...WISH, ...changes });

describe("what is offered", () => {
  it("is what the games have, and the rules of each", () => {
    expect([...new Set(OFFERS.map(({ name }) => name))]).toEqual(["sheets", "cards", "board", "rules"]);
  });
  it("is the rules alone of a game that has nothing else", () => {
    expect(offersOf([["made-up", { things: {} }]])).toEqual([
      { game: "made-up", name: "rules", thing: {}, shared: false },
    ]);
  });
});

describe("what is asked of the server", () => {
  it("names only the options that a thing has", () => {
    expect(address({})).toBe("/api/print/sheets?pages=3&paper=a4&style=plain&language=de");
    expect(address({ thing: "rules" })).toBe("/api/print/rules?game=runtrip&paper=a4&style=plain&language=de");
  });
  it("tells rows of one’s own", () => {
    expect(options({ different: { rows: ROWS.map(() => 9) } }).rows).toBe("9,9,9,9,9,9,9,9,9,9,9,9");
    expect(options({ different: { rows: [...ROWS] } }).rows).toBeUndefined();
  });
  it("asks for large paper only where there is some", () => {
    expect(options({ thing: "board", paper: "a3" }).paper).toBe("a3");
    expect(options({ thing: "cards", paper: "a3" }).paper).toBe("a4");
  });
  it("asks for as many pages as can be", () => {
    expect([0, 99, NaN, 2.4].map((pages) => options({ pages }).pages)).toEqual([1, 50, 1, 2]);
  });
  it("has no address with a layout of one’s own, which only the track and the cards of one game need", () => {
    const different = { layout: LAYOUT };
    expect(address({ thing: "board", different })).toBeNull();
    expect(address({ thing: "cards", different })).toBeNull();
    expect(address({ thing: "cards", game: "triggs", different })).toContain("game=triggs");
  });
});
