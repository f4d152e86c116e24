import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { gamesWith } from "../games/registry.ts";
import { leadsTo } from "./pages.ts";

const RULES = await Promise.all(
  gamesWith("rules").map(async ({ name, rules }) => [name, (await rules()).default] as const),
);
const RULINGS: Record<string, [letter: string, count: number]> = { triggs: ["T", 16], runtrip: ["R", 20] };

const catalogue = (language: string, game: string) =>
  readFileSync(`../locale/web/${language}/${game}-rules.ftl`, "utf-8");
const ids = (language: string, game: string) =>
  [...catalogue(language, game).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

describe.each(RULES)("the rules of %s", (game, rules) => {
  const said = [
    "pitch",
    "players",
    "argue",
    ...rules.chapters.flatMap(({ name, paragraphs }) => [
      name,
      ...paragraphs.map(([paragraph]) => `${name}-${paragraph}`),
    ]),
    ...rules.questions.flatMap(({ name }) => [`ask-${name}`, `answer-${name}`]),
  ];
  test.each(["en", "de", "es", "it"])("can be said in %s", (language) => {
    expect(ids(language, game)).toEqual(expect.arrayContaining(said.map((name) => `rules-${game}-${name}`)));
  });
  const [letter, count] = RULINGS[game]!;
  const rulings = Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  test("explain every ruling somewhere", () => {
    expect(rulings.filter((ruling) => !leadsTo(rules, ruling))).toEqual([]);
  });
  test("answer every question with a ruling that is explained", () => {
    for (const { ruling } of rules.questions) expect(leadsTo(rules, ruling), ruling).toBeDefined();
  });
  test("have each address only once", () => {
    const addresses = rules.chapters.map(({ name }) => name);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test("a ruling leads to the first paragraph that has its number", () => {
  const [, rules] = RULES[0]!;
  expect(leadsTo(rules, "T7")).toBe("chain-extra");
  expect(leadsTo(rules, "T99")).toBeUndefined();
});
