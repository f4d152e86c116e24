// What the hall stands on: the module, the games that have a part for it, their words and networks. Loaded once.

import netsAt from "virtual:nets";
import toldAt from "virtual:told";

import type { Facts } from "../games/game.ts";
import { Kernel } from "../lib/kernel/module.ts";
import type { Messages } from "../lib/saying.ts";
import type { Options } from "../lib/shapes.ts";
import { unpacked } from "./bots.ts";
import { Desk } from "./desk.ts";
import type { House } from "./hall.ts";
import type { Parts } from "./making.ts";
import type { Sent } from "./post.ts";
import type { LocalPart } from "./rules.ts";
import { Words } from "./words.ts";

const PARTS = import.meta.glob<LocalPart>("../games/*/local.ts", { eager: true, import: "default" });
const FACTS = import.meta.glob<Facts>("../games/*/facts.json", { eager: true, import: "default" });

/** The games, by the names of their folders. */
export const parts: Parts = Object.fromEntries(
  Object.entries(PARTS).map(([path, part]) => {
    const facts = FACTS[path.replace("local.ts", "facts.json")]!;
    return [facts.name, { ...part, facts }];
  }),
);

const spoken = new Map<string, Promise<Words>>();

/** The words of a language. What fails can be tried again. */
export function words(language: string): Promise<Words> {
  const known = language in toldAt ? language : "en";
  let asked = spoken.get(known);
  if (!asked) {
    const loaded = import(/* @vite-ignore */ toldAt[known]!) as Promise<{ default: Messages }>;
    asked = loaded.then(({ default: messages }) => new Words(known, messages));
    spoken.set(known, asked);
    asked.catch(() => spoken.delete(known));
  }
  return asked;
}

const loading = new Map<string, Promise<ArrayBuffer>>();

async function nets(name: string) {
  let asked = loading.get(name);
  if (!asked) {
    asked = loaded(name);
    loading.set(name, asked);
    asked.catch(() => loading.delete(name));
  }
  return unpacked(await asked);
}

async function loaded(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(netsAt[name]!);
  if (!answer.ok) throw new Error(`The network ${name} could not be loaded: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Begin to load the network that a table's bots will need. */
export function ahead(sent: Sent): void {
  if (sent.kind !== "ask" || sent.path !== "/tables" || !sent.wish) return;
  const { game, seats, options } = sent.wish as { game: string; seats: string[]; options?: Options };
  const name = parts[game]?.net(seats.length, options ?? {});
  if (name && name in netsAt && seats.some((seat) => seat.startsWith("bot:"))) nets(name).catch(() => undefined);
}

export const house = async (module: Promise<WebAssembly.Module>): Promise<House> => ({
  desk: new Desk(await Kernel.of(await module)),
  parts,
  nets,
  words,
});
