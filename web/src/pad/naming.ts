// How people are called on the pad.

import type { Kind } from "../games/game.ts";
import { listed, say } from "../lib/words.svelte.ts";
import type { Finished, Setup } from "./game.ts";

/** Somebody without a name is called by their number. */
export const playerName = ({ names }: Pick<Setup, "names">, seat: number): string =>
  names[seat]?.trim() || say("pad-player", { number: seat + 1 });

/** Who has won, in a sentence. */
export function resultWords({ names, winners }: Pick<Finished, "names" | "winners">, kind: Kind | undefined): string {
  const won = listed(winners.map((seat) => playerName({ names }, seat)));
  if (winners.length === 1) return say("table-won-one", { names: won });
  const side = kind?.sides && winners.length === names.length / kind.sides;
  return side ? say("table-won-side", { names: won }) : say("table-won-share", { names: won });
}
