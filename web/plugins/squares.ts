// The symbols on the track's squares, from the layout that comes with the game, for pages that work without the server.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:squares";

export function squares(file: string): Plugin {
  return {
    name: "race108-squares",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const path = resolve(file);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(["", ...listed(readFileSync(path, "utf-8")), ""])}`;
    },
  };
}

/** The list called squares in a layout file. */
function listed(toml: string): string[] {
  const found = /^squares = \[([^\]]*)\]/m.exec(toml)?.[1] ?? "";
  const symbols = [...found.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
  if (symbols.length !== 99) throw new Error(`a layout has 99 squares, not ${symbols.length}`);
  return symbols;
}
