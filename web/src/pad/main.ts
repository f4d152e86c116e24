// The pad is a page of its own: small, and once it was opened it needs no server any more.

import "../theme.css";

import { mount } from "svelte";

import { workOffline } from "../lib/offline.svelte.ts";
import { loadWords } from "../lib/words.svelte.ts";
import { loadParts } from "./game.ts";
import { pad } from "./pad.svelte.ts";
import PadPage from "./PadPage.svelte";

await Promise.all([loadWords("pad"), loadParts()]);
pad.open();
mount(PadPage, { target: document.getElementById("app")! });
workOffline("/pad");
