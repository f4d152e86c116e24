// The layouts that come with a game, whole, for a table in the browser: "virtual:layouts/GAME".

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:layouts/";

/** The folder is that of the games in the Python package. */
export function layouts(folder: string): Plugin {
  return {
    name: "race108-layouts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const place = resolve(folder, id.slice(PREFIX.length + 1), "layouts");
      const files = readdirSync(place).filter((file) => file.endsWith(".toml"));
      const found = files.map((file) => {
        this.addWatchFile(resolve(place, file));
        return [file.replace(".toml", ""), layoutIn(readFileSync(resolve(place, file), "utf-8"))] as const;
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}

/** As cards are written, the sign after the symbols counts too. */
const inOrder = (faces: string[]): string[] =>
  faces
    .map((face) => `${face}]`)
    .toSorted()
    .map((face) => face.slice(0, -1));

/** A layout in the order in which race108 writes it out: one of our own files, whose shape is known. */
export function layoutIn(toml: string): object {
  const texts = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
  const list = (key: string) => texts(new RegExp(`^${key} = \\[([^\\]]*)\\]`, "m").exec(toml)?.[1] ?? "");
  const symbols = list("symbols");
  const squares = list("squares");
  const cards = Object.fromEntries(
    [...toml.matchAll(/^([1-9]) = \[([^\]]*)\]/gm)].map((match) => [match[1]!, inOrder(texts(match[2]!))]),
  );
  if (squares.length !== 99 || Object.keys(cards).length !== 9)
    throw new Error("a layout has 99 squares and 9 numbers");
  return { format: 1, name: /^name = "([^"]*)"/m.exec(toml)![1], symbols, squares, cards };
}
