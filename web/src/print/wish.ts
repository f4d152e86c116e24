// What is to be printed, as it is asked of the server. Which option goes with which thing stands here once.

import { ROWS } from "../home/games.ts";
import type { LayoutWish } from "../home/wish.ts";
import type { Game } from "../lib/shapes.ts";
import type { Language } from "../lib/words.svelte.ts";

export const THINGS = ["sheets", "cards", "board", "rules"] as const;
export const STYLES = ["colour", "plain"] as const;
export const MOST_PAGES = 50;
export type Thing = (typeof THINGS)[number];
export type Paper = "a4" | "a3" | "letter";

export interface Wish {
  thing: Thing;
  game: Game;
  rows: number[];
  pages: number;
  paper: Paper;
  style: (typeof STYLES)[number];
  language: Language;
  /** null: the usual one. */
  layout: LayoutWish | null;
}

export const hasGame = ({ thing }: Wish): boolean => thing === "cards" || thing === "rules";
export const hasLayout = ({ thing, game }: Wish): boolean => thing === "board" || (thing === "cards" && game === "runtrip");
/** Only the track is worth a large sheet of paper. */
export const papersFor = ({ thing }: Wish): readonly Paper[] => (thing === "board" ? ["a4", "a3", "letter"] : ["a4", "letter"]);

/** The options of a wish that its thing has, without those that are as usual. */
export function optionsOf(wish: Wish): Record<string, string | number | LayoutWish> {
  const { thing, game, rows, pages, paper, style, language, layout } = wish;
  const own = rows.some((boxes, row) => boxes !== ROWS[row]);
  return {
    ...(hasGame(wish) && { game }),
    ...(thing === "sheets" && own && { rows: rows.join() }),
    ...(thing === "sheets" && { pages: Math.min(MOST_PAGES, Math.max(1, Math.round(pages) || 1)) }),
    ...(hasLayout(wish) && layout !== null && { layout }),
    paper: papersFor(wish).includes(paper) ? paper : "a4",
    style,
    language,
  };
}

/** The address of the file; null if the wish is too long for one, because of a layout of one's own. */
export function addressOf(wish: Wish): string | null {
  const options = optionsOf(wish);
  if (typeof options.layout === "object") return null;
  const given = Object.entries(options).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/print/${wish.thing}?${new URLSearchParams(given)}`;
}
