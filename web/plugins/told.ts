// What a table in the browser says, from the server's own catalogues: sentences about a game, why a thing cannot be used,
// and what is refused. "virtual:told" says where that is in each language: the page asks for it ahead, and the worker,
// which is built by itself, finds the same file. What the coach says of each game is "virtual:told/LANGUAGE/coach".

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";

import { compiled } from "./messages.ts";

const ID = "virtual:told";
const PREFIX = `${ID}/`;
/** Of what is said everywhere, that which a table says. */
const TABLE = new RegExp(
  "^(bot-name|count|player|side|why-.*|take-back-.*|verify-(?!no-file).*|illegal-move|not-your-turn|game-over|terminal-time-up|" +
    "table-(stale|not-over|not-begun|not-your-seat|unknown|dealt|rows-broken|bad-seat)|position-choice|frame-unknown|" +
    "record-(contributions|move|not-one|options-hash|shape|too-long)|unknown-(bot|option)|option-elsewhere|" +
    "bad-(choice|players|seed))$",
);
/** Of what a game says, that which happens at a table, and why a thing cannot be used there. */
const GAMES = /^(a-value|many-values|side)$|^(drawn|pile|square|tell|token)\b|-(shape|why)-/;
/** And that which the coach says. */
const COACH = /-(reason|hint)-/;

export function told(general: string, games: string): Plugin {
  let building = false;
  /** The script with the words of a language, and the catalogues it was made of. */
  function script(language: string, room?: string): { source: string; paths: string[] } {
    const all = readdirSync(games).map((game) => resolve(games, game, "words", `${language}.ftl`));
    const own = room === "coach" ? COACH : GAMES;
    const wanted: [string, RegExp][] = all.filter((path) => existsSync(path)).map((path) => [path, own]);
    if (!room) wanted.unshift([resolve(general, `${language}.ftl`), TABLE]);
    const texts = wanted.map(([path, names]) => entries(readFileSync(path, "utf-8"), (name) => names.test(name)));
    return { source: `export default ${compiled(texts.join("\n"))}`, paths: wanted.map(([path]) => path) };
  }
  return {
    name: "race108-told",
    configResolved: (config) => void (building = config.command === "build"),
    resolveId: (id) => (id === ID || id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) {
        const languages = readdirSync(general).filter((file) => file.endsWith(".ftl"));
        const places = languages
          .map((file) => basename(file, ".ftl"))
          .map((language) => {
            if (!building) return `${language}:"/@id/__x00__${PREFIX}${language}"`;
            const { source, paths } = script(language);
            paths.forEach((path) => this.addWatchFile(path));
            const asset = this.emitFile({ type: "asset", name: `told-${language}.js`, source });
            return `${language}:import.meta.ROLLUP_FILE_URL_${asset}`;
          });
        return `export default {${places.join(",")}}`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, room] = id.slice(PREFIX.length + 1).split("/") as [string, string?];
      const { source, paths } = script(language, room);
      paths.forEach((path) => this.addWatchFile(path));
      return source;
    },
  };
}

/** The messages of a catalogue that are wanted. */
function entries(catalogue: string, wanted: (name: string) => boolean): string {
  return catalogue
    .split(/^(?=[a-z][a-z0-9-]* *=)/m)
    .slice(1)
    .filter((entry) => wanted(entry.split("=")[0]!.trim()))
    .map((entry) => entry.replace(/^#.*$/gm, ""))
    .join("\n");
}
