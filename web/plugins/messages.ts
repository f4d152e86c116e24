// Fluent messages as JavaScript: a text is a string, and one with something in it a function. So a browser has nothing
// to parse before it can show the first word.

import { FluentResource } from "@fluent/bundle";

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;
type Element = Exclude<Pattern, string>[number];
type Select = Extract<Element, { type: "select" }>;

/** The source of an object with every message of a catalogue. */
export function compiled(catalogue: string): string {
  const { body } = new FluentResource(catalogue);
  const entries = body.map(({ id, value }) => `${JSON.stringify(id)}:${message(id, value)}`);
  return `{${entries.join(",\n")}}`;
}

function message(id: string, pattern: Pattern | null): string {
  if (pattern === null || id.startsWith("-")) throw new Error(`${id}: only messages with a text can be said`);
  return typeof pattern === "string" ? JSON.stringify(pattern) : `(g,w,c)=>${text(pattern)}`;
}

function text(pattern: Pattern): string {
  if (typeof pattern === "string") return JSON.stringify(pattern);
  // What begins with a text is a text, whatever is added.
  const parts = pattern.map(part);
  return parts.length === 1 ? parts[0]! : `(${parts.join("+")})`;
}

function part(element: Element): string {
  if (typeof element === "string") return JSON.stringify(element);
  if (element.type === "select") return chosen(element);
  if (element.type === "str") return JSON.stringify(element.value);
  return `w(${given(element)})`;
}

/** The first variant that fits; the one with a star if none does. */
function chosen({ selector, variants, star }: Select): string {
  const value = given(selector);
  const cases = variants.map(({ key, value: pattern }) => {
    const fits = key.type === "num" ? `${value}===${key.value}` : `c(${value},${JSON.stringify(key.value)})`;
    return `${fits}?${text(pattern)}:`;
  });
  return `(${cases.join("")}${text(variants[star]!.value)})`;
}

function given(element: Element): string {
  if (typeof element === "string" || element.type !== "var")
    throw new Error(`not used so far: ${JSON.stringify(element)}`);
  return `g[${JSON.stringify(element.name)}]`;
}
