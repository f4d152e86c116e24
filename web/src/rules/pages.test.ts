import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { leadsTo, RULES } from "./pages.ts";

const catalogue = (language: string) => readFileSync(`../locale/web/${language}/rules.ftl`, "utf-8");
const ids = (language: string) => [...catalogue(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);

function spoken(): string[] {
  return Object.entries(RULES).flatMap(([game, { chapters, questions }]) => [
    ...chapters.flatMap(({ name, paragraphs }) => [
      `rules-${game}-${name}`,
      ...paragraphs.map(([paragraph]) => `rules-${game}-${name}-${paragraph}`),
    ]),
    ...questions.flatMap(({ name }) => [`rules-${game}-ask-${name}`, `rules-${game}-answer-${name}`]),
  ]);
}

describe.each(["en", "de", "es", "it"])("in %s", (language) => {
  test("every paragraph of the rules can be said", () => {
    expect(ids(language)).toEqual(expect.arrayContaining(spoken()));
  });
});

describe.each([
  ["triggs", "T", 16],
  ["runtrip", "R", 20],
] as const)("the rules of %s", (game, letter, count) => {
  const rulings = Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  test("explain every ruling somewhere", () => {
    expect(rulings.filter((ruling) => !leadsTo(RULES[game], ruling))).toEqual([]);
  });
  test("answer every question with a ruling that is explained", () => {
    for (const { ruling } of RULES[game].questions) expect(leadsTo(RULES[game], ruling), ruling).toBeDefined();
  });
  test("have each address only once", () => {
    const addresses = RULES[game].chapters.map(({ name }) => name);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

test("a ruling leads to the first paragraph that has its number", () => {
  expect(leadsTo(RULES.triggs, "T7")).toBe("chain-extra");
  expect(leadsTo(RULES.triggs, "T99")).toBeUndefined();
});
