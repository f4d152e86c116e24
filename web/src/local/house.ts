// What the hall stands on: the module, the games that have a part for it, their words and networks. Loaded once.

import netsAt from "virtual:nets";

import moduleAt from "../../../src/race108/race108.wasm?url";
import type { Facts } from "../games/game.ts";
import { compiled, Kernel } from "../lib/kernel/module.ts";
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

type Loader = () => Promise<{ default: Messages }>;
const TOLD: Record<string, Loader[]> = {
  en: [() => import("virtual:told/en"), () => import("virtual:told/en/games")],
  de: [() => import("virtual:told/de"), () => import("virtual:told/de/games")],
  es: [() => import("virtual:told/es"), () => import("virtual:told/es/games")],
  it: [() => import("virtual:told/it"), () => import("virtual:told/it/games")],
};

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
  const known = language in TOLD ? language : "en";
  let asked = spoken.get(known);
  if (!asked) {
    asked = Promise.all(TOLD[known]!.map((load) => load())).then(
      (loaded) => new Words(known, Object.assign({}, ...loaded.map((one) => one.default)) as Messages),
    );
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

/** Begin to load what a question will need: nobody waits for the module first. */
export function ahead(sent: Sent): void {
  if ("language" in sent) words(sent.language).catch(() => undefined);
  if (sent.kind !== "ask" || sent.path !== "/tables" || !sent.wish) return;
  const { game, seats, options } = sent.wish as { game: string; seats: string[]; options?: Options };
  const name = parts[game]?.net(seats.length, options ?? {});
  if (name && name in netsAt && seats.some((seat) => seat.startsWith("bot:"))) nets(name).catch(() => undefined);
}

export async function house(): Promise<House> {
  const kernel = await Kernel.of(await compiled(fetch(moduleAt)));
  return { desk: new Desk(kernel), parts, nets, words };
}
