// Every text a person reads, from the Fluent catalogues in locale/web, compiled (plugins/words.ts). A language is loaded
// when it is needed, and so are the rooms that say much or are seldom visited: needWords("rules").

import { CATALOGUES, KEY, type Language, type Loader, type Room, wished } from "./catalogues.ts";
import { keep } from "./keep.ts";
import { joined } from "./listing.ts";
import { type Given, type Messages, speaker } from "./saying.ts";
export { isLanguage, type Language, LANGUAGES, type Room } from "./catalogues.ts";

let spoken = $state<Language>("en");
let speech = $state.raw<{ messages: Messages } & ReturnType<typeof speaker>>({ messages: {}, ...speaker("en") });
const rooms = new Set<"" | Room>([""]);

/** The language that is spoken now. */
export const language = {
  get now(): Language {
    return spoken;
  },
};

async function load(wish: Language): Promise<void> {
  const loaded = await Promise.all([...rooms].map((room) => CATALOGUES[wish][room]()));
  const messages = Object.assign({}, ...loaded.map((one) => one.default)) as Messages;
  speech = { messages, ...speaker(wish) };
  spoken = wish;
  document.documentElement.lang = wish;
}

/** Load the words before anything is shown, also those of a room. A language named in the address is remembered. */
export async function loadWords(...first: Room[]): Promise<void> {
  for (const room of first) rooms.add(room);
  const wish = wished();
  if (new URLSearchParams(location.search).has("language")) keep(KEY, wish);
  await load(wish);
}

/** Speak another language from now on. */
export async function setLanguage(wish: Language): Promise<void> {
  keep(KEY, wish);
  await load(wish);
}

const needed = new Map<Room, Promise<void>>();

/** Load the words of a room that says much. What fails can be tried again. */
export function needWords(room: Room): Promise<void> {
  const asked = needed.get(room);
  if (asked) return asked;
  rooms.add(room);
  const loading = load(spoken).catch((fault: unknown) => {
    rooms.delete(room);
    needed.delete(room);
    throw fault;
  });
  needed.set(room, loading);
  return loading;
}

/** Words that come with what says them: by language, how they are loaded. */
export async function withWords(loaders: Record<Language, Loader>): Promise<void> {
  const { default: more } = await loaders[spoken]();
  speech = { ...speech, messages: { ...speech.messages, ...more } };
}

/** A message in the language that is spoken. A missing one is a mistake of ours, and the tests look for it. */
export function say(id: string, given: Given = {}): string {
  const message = speech.messages[id];
  if (message === undefined) return `⟨${id}⟩`;
  return typeof message === "string" ? message : message(given, speech.write, speech.called);
}

/** Several things in one sentence, as the language joins them. */
export const listed = (items: readonly string[]): string => joined(items, say);
