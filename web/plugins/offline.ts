// Tells the workers which files they keep, once these have their names. The pad's worker: the pad's scripts and styles,
// and its words in every language. The client's: everything, and apart the words of each language.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const PAD = "pad.html";
const PAD_WORKER = "pad-worker.js";
const WORKER = "worker.js";
const BESIDE_PAD = ["icon.svg", "pad.webmanifest", "pad-192.png", "pad-512.png"];
/** The words of a language and a room. */
const WORDS = /virtual:words\/([a-z]+)(?:\/([a-z]+))?$/;
/** Loaded when they are first needed, and kept from then on; those that play a usual game for two are there at once. */
const LATER = /\.net$|\/puzzles-[^/]*\.js$/;
const AT_ONCE = /\/(?!hindsight-)[^/]*-2-(?!varied)[^/]*\.net$/;

/** What a script brings along. */
type Made = { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };
type Bundle = Rolldown.OutputBundle;

export function offline(): Plugin {
  let beside: string[] = [];
  return {
    name: "race108-offline",
    apply: "build",
    configResolved: ({ publicDir }) => void (beside = readdirSync(resolve(publicDir))),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        begins(bundle, PAD_WORKER, { FILES: [...BESIDE_PAD, ...partsOf(bundle)].sort() });
        const words = wordsIn(bundle);
        const apart = new Set(Object.values(words).flat());
        const files = Object.keys(bundle).filter(
          (name) => name.startsWith("assets/") && !apart.has(name) && (!LATER.test(name) || AT_ONCE.test(name)),
        );
        const first = beside.filter((name) => !name.startsWith("shot-"));
        begins(bundle, WORKER, { FILES: [...first, ...files].sort(), WORDS: words });
      },
    },
  };
}

/** Put what a worker has to know before its script, with a version that tells all of it. */
function begins(bundle: Bundle, name: string, told: object): void {
  const worker = bundle[name];
  if (worker?.type !== "chunk") throw new Error(`${name} is not built`);
  const version = createHash("sha256")
    .update(worker.code + JSON.stringify(told) + pages(bundle))
    .digest("hex")
    .slice(0, 12);
  const known = Object.entries({ ...told, VERSION: version }).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  worker.code = `const ${known.join(",")};${worker.code}`;
}

/** The names of the other files tell their contents. */
const pages = (bundle: Bundle): string =>
  Object.values(bundle)
    .map((file) => (file.type === "asset" && file.fileName.endsWith(".html") ? String(file.source) : ""))
    .join("");

/** The files with words, by language. */
function wordsIn(bundle: Bundle): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of Object.values(bundle)) {
    const language = file.type === "chunk" && WORDS.exec(file.facadeModuleId ?? "")?.[1];
    if (language) (found[language] ??= []).push(file.fileName);
  }
  return found;
}

/** The pad's entry and all that can be loaded from it, styles too. */
function partsOf(bundle: Bundle): Set<string> {
  const entry = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(PAD));
  const todo = [entry!.fileName];
  const parts = new Set<string>();
  for (let name = todo.pop(); name; name = todo.pop()) {
    const chunk = bundle[name];
    if (parts.has(name) || !chunk) continue;
    parts.add(name);
    if (chunk.type !== "chunk") continue;
    const { importedCss, importedAssets } = (chunk as Made).viteMetadata ?? {};
    todo.push(
      ...chunk.imports,
      ...(importedCss ?? []),
      ...(chunk.name === "early" ? [] : (importedAssets ?? [])), // the hall, which no pad opens
      ...chunk.dynamicImports.filter((one) => belongs(bundle[one])),
    );
  }
  return parts;
}

/** The games' pads, and the words of the first page and of the pad: others are loaded by the same scripts, but not here. */
function belongs(chunk: Bundle[string] | undefined): boolean {
  if (chunk?.type !== "chunk") return false;
  const made = chunk.facadeModuleId ?? "";
  const words = WORDS.exec(made);
  return words ? (words[2] ?? "pad") === "pad" : /games\/[^/]+\/pad\/pad\.ts$/.test(made);
}
