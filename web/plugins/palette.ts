// The colours, which are the same in the browser, on paper and in a terminal, from the one file they stand in: as
// properties in theme.css, and by name in the pages ("%table%", "%table-dark%").

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

interface Palette {
  colours: Record<string, string | [light: string, dark: string]>;
  values: string[];
  tokens: string[];
  primes: Record<string, string>;
}

const PLACE = "/* palette */";

export function palette(file: string): Plugin {
  const path = resolve(file);
  const read = () => JSON.parse(readFileSync(path, "utf-8")) as Palette;
  return {
    name: "race108-palette",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("theme.css")) return null;
      this.addWatchFile(path);
      return code.replace(PLACE, properties(read()).join("\n  "));
    },
    transformIndexHtml: (page) =>
      page.replace(/%([a-z-]+?)(-dark)?%/g, (_, name: string, dark?: string) => {
        const colour = read().colours[name];
        if (!colour) throw new Error(`there is no colour ${name}`);
        return typeof colour === "string" ? colour : colour[dark ? 1 : 0];
      }),
  };
}

/** The values of cards are v1 to v12, the tokens t0 to t5, the primes p2, p3, p5, p7 and pp. */
export function properties({ colours, values, tokens, primes }: Palette): string[] {
  const written = Object.entries(colours).map(([name, colour]) => [
    name,
    typeof colour === "string" ? colour : `light-dark(${colour.join(", ")})`,
  ]);
  const cards = values.map((colour, index) => [`v${index + 1}`, colour]);
  const owners = tokens.map((colour, index) => [`t${index}`, colour]);
  const symbols = Object.entries(primes).map(([prime, colour]) => [`p${prime}`, colour]);
  return [...written, ...cards, ...owners, ...symbols].map(([name, colour]) => `--${name}: ${colour};`);
}
