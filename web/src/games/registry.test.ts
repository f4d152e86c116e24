import { describe, expect, it, test } from "vitest";

import { pagesOf } from "../home/pages.ts";
import type { GameParts } from "./game.ts";
import { game, gameOf, GAMES, gamesWith, kindOf, optionsFor, optionsOf } from "./registry.ts";
import { tableOf } from "./tables.ts";

const variant = { name: "usual", players: [2, 3], sides: null, silent: false, cut: false };
const facts = { name: "made-up", place: 3, players: [2, 3], variants: [variant], options: [], clock: false };
const bare: GameParts = { facts, table: () => Promise.resolve({ default: null }) };

test("every folder is a game, in the order they want", () => {
  expect(GAMES.map(({ name }) => name)).toEqual(["triggs", "runtrip"]);
});

test("a folder is called as its game is", () => {
  for (const path of Object.keys(import.meta.glob("./*/index.ts"))) {
    expect(gameOf(path.split("/")[1]), path).toBeDefined();
  }
});

describe("a game that has nothing but a table", () => {
  const made = game(bare);
  const all = [...GAMES, made];

  it("is one kind, which is the game itself", () => {
    expect(made.kinds).toEqual([{ ...variant, name: "made-up", options: {} }]);
  });
  it.each(["lesson", "rules", "statistics", "pad", "print", "settings", "picture"] as const)(
    "is in no menu for %s",
    (part) => {
      expect(gamesWith(part, all).map(({ name }) => name)).not.toContain("made-up");
    },
  );
  it("has only the page on which a table is set up", () => {
    expect(pagesOf(made).map(({ href }) => href)).toEqual(["/new#made-up"]);
  });
  it("is in a menu once it has the part", () => {
    const rules = () => Promise.resolve({ default: { chapters: [], questions: [] } });
    const taught = game({ ...bare, rules });
    expect(gamesWith("rules", [made, taught])).toEqual([taught]);
    expect(pagesOf(taught).map(({ href }) => href)).toEqual(["/rules/made-up", "/new#made-up"]);
  });
});

describe("a game that only the server knows", () => {
  it("has no table here, and that is said", async () => {
    await expect(tableOf("chess")).rejects.toThrow("table-no-game");
  });
  it("is of no kind", () => expect(kindOf({ game: "chess", options: {} })).toBeUndefined());
});

describe("the kind of a table", () => {
  it.each([
    [{}, "basic"],
    [{ variant: "basic", mercy: true }, "mercy"],
    [{ variant: "team" }, "team"],
    [{ variant: "advanced", mercy: false, even: true }, "advanced"],
  ])("with %j is %s", (options, kind) => expect(kindOf({ game: "runtrip", options })?.name).toBe(kind));
});

describe("options", () => {
  const whole = {
    ...facts,
    options: [
      { name: "long", kind: "flag", default: false, choices: null, players: [3], variants: null },
      { name: "deck", kind: "choice", default: "old", choices: ["old", "new"], players: null, variants: null },
      { name: "odd", kind: "flag", default: false, choices: null, players: null, variants: ["other"] },
      { name: "file", kind: "layout", default: null, choices: null, players: null, variants: null },
    ],
  };
  const made = game({ ...bare, facts: whole });
  const [kind] = made.kinds as [(typeof made.kinds)[0]];

  it("are those that fit the players and the variant", () => {
    expect(optionsFor(made, kind, 2).map(({ name }) => name)).toEqual(["deck"]);
    expect(optionsFor(made, kind, 3).map(({ name }) => name)).toEqual(["long", "deck"]);
  });
  it("are not what nobody can show, unless the game can", () => {
    const shown = { ...made, choices: { file: () => Promise.resolve({ default: null }) } };
    expect(optionsFor(shown, kind, 2).map(({ name }) => name)).toEqual(["deck", "file"]);
  });
  it("are not what the kind decides", () => {
    expect(optionsFor(made, { ...kind, options: { deck: "new" } }, 2)).toEqual([]);
  });
  it("are asked for as they were chosen, or as they usually are", () => {
    expect(optionsOf(made, kind, 3, { long: true, file: "x" })).toEqual({ long: true, deck: "old" });
  });
});
