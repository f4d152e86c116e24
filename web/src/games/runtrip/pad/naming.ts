// How tokens and squares are called on the pad.

import { say } from "../../../lib/words.svelte.ts";
import type { Setup } from "../../../pad/game.ts";
import { playerName } from "../../../pad/naming.ts";
import { ownerOf, perSide, type Track } from "./rules.ts";

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
