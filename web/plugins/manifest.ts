// What a device is told that puts the client on its home screen: its name, colours, icons and shortcuts. Every address is
// relative, so it holds at a server and in any folder.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const NAME = "app.webmanifest";
/** Pictures of the client, where they are there: name, width and height, for which screens, and what is seen. */
const SHOTS = [
  ["web-phone-", "narrow"],
  ["web-", "wide"],
] as const;

interface Places {
  games: string;
  words: string;
  palette: string;
  pictures: string;
}

export function manifest(places: Places): Plugin {
  return {
    name: "race108-manifest",
    apply: "build",
    // It is made here, so that Vite does not know it.
    transformIndexHtml: { order: "post", handler: (page) => page.replace(`"/${NAME}"`, `"./${NAME}"`) },
    generateBundle() {
      const source = JSON.stringify(told(places), null, 2);
      this.emitFile({ type: "asset", fileName: NAME, source });
      for (const { file, path } of shots(places.pictures)) {
        this.emitFile({ type: "asset", fileName: file, source: readFileSync(path) });
      }
    },
  };
}

/** The games by the names of their folders, and as they are called. */
function games({ games, words }: Places): [name: string, called: string][] {
  const folders = readdirSync(resolve(games), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => {
    const catalogue = readFileSync(resolve(words, `${name}.ftl`), "utf-8");
    return [name, new RegExp(`^${name}-name = (.*)$`, "m").exec(catalogue)?.[1] ?? name];
  });
}

export function told(places: Places): object {
  const { colours } = JSON.parse(readFileSync(resolve(places.palette), "utf-8")) as { colours: { table: string[] } };
  const table = colours.table[0];
  const all = games(places).reverse();
  return {
    name: "race108",
    short_name: "race108",
    description: `${all.map(([, called]) => called).join(", ")}: against bots, with friends or on one device`,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: table,
    theme_color: table,
    categories: ["games"],
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "app-192.png", sizes: "192x192", type: "image/png" },
      { src: "app-512.png", sizes: "512x512", type: "image/png" },
      { src: "app-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    screenshots: shots(places.pictures).map(({ file, sizes, form }) => ({
      src: file,
      sizes,
      type: "image/png",
      form_factor: form,
    })),
    shortcuts: [
      ...all.map(([name, called]) => ({ name: called, url: `./new#${name}` })),
      { name: "Pad", url: "./pad" },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: "app-192.png", sizes: "192x192" }] })),
  };
}

/** A PNG says its size right after its name. */
function shots(folder: string): { file: string; path: string; sizes: string; form: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.startsWith("web-") && file.endsWith(".png"))
    .sort()
    .map((file) => {
      const path = resolve(folder, file);
      const head = readFileSync(path).subarray(16, 24);
      const form = SHOTS.find(([begins]) => file.startsWith(begins))![1];
      return { file: `shot-${file}`, path, sizes: `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`, form };
    });
}
