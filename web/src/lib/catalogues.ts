// The languages there are, how the words of each are loaded, and which one somebody wishes: all that is needed to ask for
// words before there is a page to say them on (early.ts).

import { isSite } from "./address.ts";
import { kept } from "./keep.ts";
import type { Messages } from "./saying.ts";

export const LANGUAGES = { en: "English", de: "Deutsch", es: "Español", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Room = "learn" | "pad" | "play" | "print" | "rules";

export type Loader = () => Promise<{ default: Messages }>;

export const CATALOGUES: Record<Language, Record<"" | Room, Loader>> = {
  en: {
    "": () => import("virtual:words/en"),
    learn: () => import("virtual:words/en/learn"),
    pad: () => import("virtual:words/en/pad"),
    play: () => import("virtual:words/en/play"),
    print: () => import("virtual:words/en/print"),
    rules: () => import("virtual:words/en/rules"),
  },
  de: {
    "": () => import("virtual:words/de"),
    learn: () => import("virtual:words/de/learn"),
    pad: () => import("virtual:words/de/pad"),
    play: () => import("virtual:words/de/play"),
    print: () => import("virtual:words/de/print"),
    rules: () => import("virtual:words/de/rules"),
  },
  es: {
    "": () => import("virtual:words/es"),
    learn: () => import("virtual:words/es/learn"),
    pad: () => import("virtual:words/es/pad"),
    play: () => import("virtual:words/es/play"),
    print: () => import("virtual:words/es/print"),
    rules: () => import("virtual:words/es/rules"),
  },
  it: {
    "": () => import("virtual:words/it"),
    learn: () => import("virtual:words/it/learn"),
    pad: () => import("virtual:words/it/pad"),
    play: () => import("virtual:words/it/play"),
    print: () => import("virtual:words/it/print"),
    rules: () => import("virtual:words/it/rules"),
  },
};

/** Where the language that was chosen is kept. */
export const KEY = "language";

export function isLanguage(wish: unknown): wish is Language {
  return typeof wish === "string" && wish in LANGUAGES;
}

/** The one in the address, the one chosen here before, or one the browser prefers, as the server found, if there is one. */
export function wished(): Language {
  const asked = new URLSearchParams(location.search).get("language");
  const preferred = isSite ? navigator.languages.map((tag) => tag.slice(0, 2)) : [document.documentElement.lang];
  const wishes = [asked, kept(KEY), ...preferred];
  return wishes.find(isLanguage) ?? "en";
}
