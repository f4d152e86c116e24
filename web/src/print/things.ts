// What can be printed, and how it is asked of the server. Which things there are, and what can be made different about
// them, each game says itself.

import type { Component } from "svelte";

import { isSite } from "../lib/address.ts";
import type { Language } from "../lib/words.svelte.ts";

export const STYLES = ["colour", "plain"] as const;
export const MOST_PAGES = 50;
export type Paper = "a4" | "a3" | "letter";

/** Something that can be made different: an option of the server's, and how it is chosen. */
export interface Different {
  option: string;
  /** The message over the choice. */
  title: string;
  /** A component with a value to bind. */
  Choice: unknown;
  usual: unknown;
  /** As the server wants it; nothing if it is as usual. */
  written: (value: unknown) => string | object | undefined;
}
export type DifferentChoice = Component<{ value: unknown }, Record<string, never>, "value">;

export interface Thing {
  papers?: readonly Paper[];
  /** Whether several pages are worth asking for. */
  pages?: boolean;
  different?: Different;
}

/** What the folder of a game has to print, beside its rules. */
export interface PrintPart {
  things: Readonly<Record<string, Thing>>;
}

/** A thing of a game. */
export interface Offer {
  game: string;
  name: string;
  thing: Thing;
  /** Whether others have it too, so that the server has to be told whose. */
  shared: boolean;
}

export interface Wish {
  thing: string;
  game: string;
  pages: number;
  paper: Paper;
  style: (typeof STYLES)[number];
  language: Language;
  /** By option. */
  different: Record<string, unknown>;
}

export function offersOf(parts: readonly (readonly [game: string, part: PrintPart])[]): Offer[] {
  const own = parts.flatMap(([game, { things }]) =>
    Object.entries(things).map(([name, thing]) => ({ game, name, thing })),
  );
  const all = [...own, ...parts.map(([game]) => ({ game, name: "rules", thing: {} }))];
  return all.map((one) => ({ ...one, shared: all.some(({ game, name }) => name === one.name && game !== one.game) }));
}

/** The thing that is wished: of the game that is wished, if it has one. */
export function offered(offers: readonly Offer[], { thing, game }: Pick<Wish, "thing" | "game">): Offer {
  const those = offers.filter(({ name }) => name === thing);
  return those.find((one) => one.game === game) ?? those[0]!;
}

export const papersFor = ({ thing }: Offer): readonly Paper[] => thing.papers ?? ["a4", "letter"];

/** The options of a wish that its thing has, without those that are as usual. */
export function optionsOf(offer: Offer, wish: Wish): Record<string, string | number | object> {
  const { pages, paper, style, language } = wish;
  const { option, usual, written } = offer.thing.different ?? {};
  const own = option && written?.(wish.different[option] ?? usual);
  return {
    ...(offer.shared && { game: offer.game }),
    ...(option && own && { [option]: own }),
    ...(offer.thing.pages && { pages: Math.min(MOST_PAGES, Math.max(1, Math.round(pages) || 1)) }),
    paper: papersFor(offer).includes(paper) ? paper : "a4",
    style,
    language,
  };
}

/** The address of the file; null if the wish is too long for one. Where no server is, files lie ready. */
export function addressOf(offer: Offer, wish: Wish): string | null {
  if (isSite) {
    const { paper, style, language } = optionsOf(offer, wish) as Record<string, string>;
    return `./print/${[offer.game, offer.name, paper, style, language].join("-")}.pdf`;
  }
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(optionsOf(offer, wish))) {
    if (typeof value === "object") return null;
    given.set(name, String(value));
  }
  return `/api/print/${offer.name}?${given}`;
}
