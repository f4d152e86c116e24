// What the server tells of this game: positions and events.

import type { View } from "../../lib/shapes.ts";

/** Where the tokens stand: a list for every player, or for every side in Team. */
export type Tokens = number[][];

/** Of a card that is not one's own only the number is known: "8[?]"; of a card in the deck nothing: "?". */
export interface RunTripView extends View {
  game: "runtrip";
  players: number;
  variant: "basic" | "advanced" | "team";
  mercy: boolean;
  layout: string | { name: string; symbols: string[]; squares: string[] };
  tokens: Tokens;
  hands: string[][];
  deck: string[];
  discard: string[];
  aside?: string[];
  turn: number;
  phase: "act" | "trip" | "over";
  winners: number[] | null;
}

/** A token is its number over all tokens: the seat, or with two tokens a side 2 * side + (0: a, 1: b). */
export type RunTripEvent =
  | ["drew", number, string]
  | ["ran", number, string, number]
  | ["laid", number, string]
  | ["tripped", number, number, number]
  | Step
  | ["turned_up", number];

/** A token goes with a run or a trip, or it is pushed by the one that moved before it. */
export type Step = [why: "moved" | "pushed", token: number, from: number, to: number];
