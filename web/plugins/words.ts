// The client's words: a chunk or two per language, made from the Fluent catalogues, and one for each room that is seldom
// visited or says much (the rules, the lessons, the coach and its puzzles, the pad), so that nobody loads a language or a rulebook they do not read.
// What a game says in such a room stands in a file of its own, GAME-rules.ftl, and comes with the room.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

import { compiled } from "./messages.ts";

const PREFIX = "virtual:words/";
const LATER = ["coach", "learn", "pad", "print", "puzzle", "rules"];
/** Said everywhere but on the pad, which goes without them. */
const PLAY = ["characters", "daily", "ending", "friends", "local", "play", "replay", "site", "story", "verify"];

export function words(folder: string): Plugin {
  return {
    name: "race108-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language, room] = id.slice(PREFIX.length + 1).split("/") as [string, string?];
      const all = readdirSync(resolve(folder, language)).sort();
      const files = all.filter((file) => roomOf(file) === room);
      const texts = files.map((file) => {
        const path = resolve(folder, language, file);
        this.addWatchFile(path);
        return readFileSync(path, "utf-8");
      });
      return `export default ${compiled(texts.join("\n"))}`;
    },
  };
}

/** The room a file belongs to; undefined if its words are said everywhere. */
function roomOf(file: string): string | undefined {
  const name = file.replace(".ftl", "");
  const of = (room: string) => name === room || name.endsWith(`-${room}`);
  return PLAY.some(of) ? "play" : LATER.find(of);
}
