// The symbols on a track's squares, from a layout that comes with a game, for pages that work without the server:
// "virtual:squares/GAME/LAYOUT".

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:squares/";

/** The folder is that of the games in the Python package. */
export function squares(folder: string): Plugin {
  return {
    name: "race108-squares",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [game, layout] = id.slice(PREFIX.length + 1).split("/") as [string, string];
      const path = resolve(folder, game, "layouts", `${layout}.toml`);
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
