// What can be chosen for a table: the games and their variants, how many can play each, and how strong the bots are.
// The server has the last word; this only keeps a form from offering what cannot be.

import type { About, Game } from "../lib/shapes.ts";

/** Triggs, or a variant of Run & Trip. */
export type Kind = "triggs" | "basic" | "mercy" | "advanced" | "team";
export type Variant = Exclude<Kind, "triggs">;

export const GAMES = ["triggs", "runtrip"] as const satisfies readonly Game[];
export const VARIANTS = ["basic", "mercy", "advanced", "team"] as const satisfies readonly Variant[];
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const MOST_PLAYERS = 6;

export const PLAYERS: Record<Kind, readonly number[]> = {
  triggs: [2, 3, 4],
  basic: [2, 3, 4, 5, 6],
  mercy: [4, 5, 6],
  advanced: [2, 3],
  team: [4],
};

/** The boxes of the rows 1 to 12 on a sheet (T1). */
export const ROWS: readonly number[] = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5];
export const MOST_BOXES = 9;

export function kindOf({ game, options }: Pick<About, "game" | "options">): Kind {
  if (game === "triggs") return "triggs";
  return options.mercy ? "mercy" : (options.variant ?? "basic");
}

/** R17. Where the deck is cut unless the players agree otherwise. */
export const cutsByRule = (kind: Kind): boolean => kind === "advanced" || kind === "team";

/** R20. Where the deck gives the seats unequal numbers of draws. */
export const uneven = (kind: Kind, players: number): boolean => kind !== "triggs" && (players === 4 || players === 5);
