// What the server tells of this game: positions and events.

import type { View } from "../../lib/shapes.ts";

export type Pile = "left" | "centre" | "right";

/** A position as one seat may know it: a card it does not know is null. */
export interface TriggsView extends View {
  game: "triggs";
  players: number;
  rows: number[];
  refill: "emptied" | "all";
  hands: (number | null)[][];
  crossed: number[][];
  left: (number | null)[];
  centre: (number | null)[];
  right: (number | null)[];
  discard: number[];
  box: number[];
  turn: number;
  phase: "act" | "draw" | "form" | "extra" | "over";
  value: number | null;
  winners: number[] | null;
}

export type TriggsEvent =
  | ["drew", number, number | null, Pile]
  | ["discarded", number, number, "discard" | "box"]
  | ["formed", number, number[]]
  | ["crossed", number, number, boolean]
  | ["filled", number, number]
  | ["refilled", Pile, number]
  | ["turned_up", Pile, number]
  | ["removed", Pile, number]
  | ["emptied", number]
  | ["won", number];
