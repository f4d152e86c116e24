// The pages there are for a game.

import type { Game } from "../games/game.ts";

export interface GamePage {
  href: string;
  /** What its link says. */
  message: string;
}

export function pagesOf({ name, lesson, rules }: Game): GamePage[] {
  return [
    ...(lesson ? [{ href: `/learn/${name}`, message: "home-lesson" }] : []),
    ...(rules ? [{ href: `/rules/${name}`, message: "home-rules" }] : []),
    { href: `/new#${name}`, message: "home-set-up" },
  ];
}
