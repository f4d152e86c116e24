// Tells the pad's worker which files the pad is made of, once they have their names: its scripts and styles, and its words
// in every language.

import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const PAGE = "pad.html";
const WORKER = "pad-worker.js";
/** In the folder public. */
const BESIDE = ["icon.svg", "pad.webmanifest", "pad-192.png", "pad-512.png"];

/** What a script brings along. */
type Made = { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } };

export function offline(): Plugin {
  return {
    name: "race108-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error(`${WORKER} is not built`);
        const files = [...BESIDE, ...partsOf(bundle)].sort();
        const version = createHash("sha256")
          .update(worker.code + contents(bundle))
          .digest("hex")
          .slice(0, 12);
        worker.code = `const FILES=${JSON.stringify(files)},VERSION=${JSON.stringify(version)};${worker.code}`;
      },
    },
  };
}

/** The pad's entry and all that can be loaded from it, styles too. */
function partsOf(bundle: Rolldown.OutputBundle): Set<string> {
  const entry = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.facadeModuleId?.endsWith(PAGE));
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
      ...(importedAssets ?? []),
      ...chunk.dynamicImports.filter((one) => belongs(bundle[one])),
    );
  }
  return parts;
}

/** The games' pads, and the words of the first page and of the pad: others are loaded by the same scripts, but not here. */
function belongs(chunk: Rolldown.OutputBundle[string] | undefined): boolean {
  if (chunk?.type !== "chunk") return false;
  const made = chunk.facadeModuleId ?? "";
  const words = /virtual:words\/[a-z]+(?:\/([a-z]+))?$/.exec(made);
  return words ? (words[1] ?? "pad") === "pad" : /games\/[^/]+\/pad\/pad\.ts$/.test(made);
}

/** The names of the files tell their contents, except of the page itself. */
function contents(bundle: Rolldown.OutputBundle): string {
  const page = bundle[PAGE];
  return [...partsOf(bundle)].sort().join() + (page?.type === "asset" ? String(page.source) : "");
}
