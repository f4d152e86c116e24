import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";

import { type Given, type Messages, speaker } from "../src/lib/saying.ts";
import { compiled } from "./messages.ts";

const CATALOGUES = new URL("../../locale/web/", import.meta.url);
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 21, 100, 101, 999, 1000, 1234, 1_000_000, -1, 1.5];

const parsed = (catalogue: string) => new Function(`return ${compiled(catalogue)}`)() as Messages;

function catalogue(language: string): string {
  const folder = new URL(`${language}/`, CATALOGUES);
  return readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), "utf-8"))
    .join("\n");
}

/** Every name of an argument, and every word by which a variant is chosen. */
function mentioned(text: string): { names: string[]; words: string[] } {
  const names = [...new Set([...text.matchAll(/\$([a-z_]+)/gi)].map((found) => found[1]!))];
  const words = [...new Set([...text.matchAll(/\[([a-z_]+)\]/g)].map((found) => found[1]!))];
  return { names, words };
}

describe.each(readdirSync(CATALOGUES))("every message in %s", (language) => {
  const source = catalogue(language);
  const messages = parsed(source);
  const fluent = new FluentBundle(language, { useIsolating: false });
  fluent.addResource(new FluentResource(source));
  const { write, called } = speaker(language);
  const { names, words } = mentioned(source);

  function asFluent(given: Given): string[][] {
    return Object.entries(messages).map(([id, message]) => {
      const theirs = fluent.formatPattern(fluent.getMessage(id)!.value!, given);
      return [id, typeof message === "string" ? message : message(given, write, called), theirs];
    });
  }

  test.each([...NUMBERS, ...words, "Ann", ""])("is what Fluent says, given %s", (value) => {
    const said = asFluent(Object.fromEntries(names.map((name) => [name, value])));
    expect(said.length).toBeGreaterThan(300);
    for (const [id, ours, theirs] of said) expect(ours, id).toBe(theirs);
  });
});

describe("a compiled message", () => {
  const { write, called } = speaker("en");
  const say = (catalogue: string, given: Given) => {
    const { it: message } = parsed(catalogue);
    return typeof message === "string" ? message : message!(given, write, called);
  };

  it("begins as a text, even with two numbers side by side", () => {
    expect(say("it = { $one }{ $two }", { one: 1, two: 2 })).toBe("12");
  });
  it("shows what was forgotten", () => {
    expect(say("it = with { $name }", {})).toBe("with ⟨⟩");
  });
  it("keeps quotes, signs and escapes as they are", () => {
    expect(say('it = "A" \\ `$x` ’ { "{" }', {})).toBe('"A" \\ `$x` ’ {');
  });
});

test("what cannot be compiled is refused when the client is built", () => {
  expect(() => compiled("-term = word")).toThrow("-term");
  expect(() => compiled("it = { NUMBER($x) }")).toThrow("not used so far");
});
