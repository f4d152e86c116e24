// How people and tokens are called on the pad.

import { listed, say } from "../lib/words.svelte.ts";
import type { Finished, Setup } from "./game.ts";
import { ownerOf, perSide, type Track } from "./rules-runtrip.ts";

/** Somebody without a name is called by their number. */
export const playerName = ({ names }: Pick<Setup, "names">, seat: number): string =>
  names[seat]?.trim() || say("pad-player", { number: seat + 1 });

export function ownerName(setup: Setup, track: Track, owner: number): string {
  return track.variant === "team" ? say("runtrip-side", { number: owner + 1 }) : playerName(setup, owner);
}

export const letterOf = (track: Track, token: number): string => (perSide(track.variant) === 2 ? "ab"[token % 2]! : "");

export function tokenName(setup: Setup, track: Track, token: number): string {
  const owner = ownerName(setup, track, ownerOf(track, token));
  const letter = letterOf(track, token);
  return letter ? say("runtrip-their-token", { owner, letter }) : owner;
}

export const squareName = (square: number): string => (square === 0 ? say("runtrip-start") : String(square));

/** Who has won, in a sentence. */
export function resultWords({ names, winners, kind }: Pick<Finished, "names" | "winners" | "kind">): string {
  const won = listed(winners.map((seat) => playerName({ names }, seat)));
  if (winners.length === 1) return say("table-won-one", { names: won });
  return kind === "team" && winners.length === 2 ? say("table-won-side", { names: won }) : say("table-won-share", { names: won });
}
