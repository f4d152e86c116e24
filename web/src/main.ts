import "./early.ts";
import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { dress } from "./lib/dress.ts";
import { inTurn } from "./lib/inturn.ts";
import { workOffline } from "./lib/offline.svelte.ts";
import { followLinks } from "./lib/route.svelte.ts";
import { loadWords } from "./lib/words.svelte.ts";
import { furnished } from "./local/opening.ts";

// A server that was renewed meanwhile has other files: the page is loaded again, but not for ever.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("reloaded"));
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

await loadWords("play");
// The way to the hall, if it is being opened, and the table. Any sooner a browser, which has only so many lines to a host,
// would take these before the module.
if (furnished) for (const part of [import("./local/here.ts"), import("./table/Table.svelte")]) part.catch(() => {});
followLinks();
mount(App, { target: document.getElementById("app")! });
void Promise.resolve(furnished).then(inTurn).then(dress);

// What is kept on the device is loaded once nobody waits for anything else.
const LATER = 2_500;
if (document.readyState === "complete") setTimeout(workOffline, LATER);
else addEventListener("load", () => setTimeout(workOffline, LATER));
