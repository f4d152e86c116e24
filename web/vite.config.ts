/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./plugins/compressed.ts";
import { early } from "./plugins/early.ts";
import { layouts } from "./plugins/layouts.ts";
import { manifest } from "./plugins/manifest.ts";
import { nets } from "./plugins/nets.ts";
import { offline } from "./plugins/offline.ts";
import { palette } from "./plugins/palette.ts";
import { squares } from "./plugins/squares.ts";
import { told } from "./plugins/told.ts";
import { typeface } from "./plugins/typeface.ts";
import { words } from "./plugins/words.ts";

// What the first page and the pad are both made of (pictures to scan are on neither): of a game what it says of itself, and its cards.
const SHARED = new RegExp(
  "node_modules(?!.uqr)|src.(lib(?!.(kernel|dress|laid))|parts|theme|home.(pages|invite)|settings.LanguageSelect|table.(time|winners))\\b|" +
    "src.games.([a-z]+\\.ts|[a-z]+.(index\\.ts|facts|kinds|cards|news|road|Cross))|public.icon",
);
// What the first script needs, which asks for the rest (early.ts).
const EARLY = /src.(early|lib.(address|catalogues|keep|kernel.module)|local.opening)\b|preload-helper/;
// What the first page and every table have in common, and tables with replays: small, and fewer files to ask for.
const FIRST = new RegExp(
  "src.(main|App|lib.(dress|laid)|characters|home.(?!NewTable|Seats|OptionChoice|MoreChoices|wish)|local.(keep|[cC]arry)|table.Log|replay.(frames|Statistics)|" +
    "games.[a-z]+.(Picture|Row|Square|moves))\\b",
);

const GAMES = "../src/race108/games";
/** What a table on this device is made of; it is built by itself, for its worker. */
const local = () => [layouts(GAMES), nets(GAMES), told("../locale", GAMES)];

// The client is built into the package, where the server finds it.
export default defineConfig({
  // Relative: a server has them at its root, a web host in any folder.
  base: "./",
  plugins: [
    svelte(),
    palette("../src/race108/palette.json"),
    words("../locale/web"),
    squares(GAMES),
    ...local(),
    typeface(),
    early(),
    manifest({
      games: "src/games",
      words: "../locale/web/en",
      palette: "../src/race108/palette.json",
      pictures: "../docs/pictures",
    }),
    offline(),
    compressed(),
  ],
  build: {
    outDir: "../src/race108/server/client",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // A picture inlined as data: would be sent with every page that mentions it; the surfaces are small, and seen on all.
    assetsInlineLimit: (file) => /surface.[a-z]+\.svg$/.test(file),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The pad is a page of its own. Each page has a worker that keeps it on the device.
      input: {
        index: "index.html",
        pad: "pad.html",
        worker: "src/offline/worker.ts",
        "pad-worker": "src/pad/worker.ts",
      },
      output: {
        // A worker must keep its name: a browser looks there for a newer one.
        entryFileNames: ({ name }) => (name.endsWith("worker") ? "[name].js" : "assets/[name]-[hash].js"),
        // What every page needs is one file: a phone on a slow network pays for each one it has to ask for.
        codeSplitting: {
          groups: [
            { name: "early", test: EARLY, priority: 2 },
            { name: "shared", test: SHARED, priority: 1 },
            { name: "first", test: FIRST },
          ],
        },
      },
    },
  },
  worker: { format: "es", plugins: local },
  server: { proxy: { "/api": { target: process.env.RACE108_API ?? "http://127.0.0.1:8108", ws: true } } },
  test: { include: ["{src,plugins}/**/*.test.ts"], environment: "node" },
});
