// Who has won, in names.

import { kindOf, sideOf } from "../games/registry.ts";
import type { Options } from "../lib/shapes.ts";

export interface Ended {
  game: string;
  names: string[];
  options: Options;
  winners: number[] | null;
}

/** The seats that have won: with partners those of a side. */
export function winningSeats({ winners, ...table }: Ended): number[] {
  const kind = kindOf(table);
  const seats = table.names.map((_, seat) => seat);
  return seats.filter((seat) => winners?.includes(sideOf(kind, seat)));
}

/** Which sentence tells the result to whoever has these seats on their own device. */
export function verdict(ended: Ended, yours: number[]): "you" | "you-share" | "one" | "share" | "side" {
  const won = winningSeats(ended);
  const team = Boolean(kindOf(ended)?.sides);
  const mine = won.filter((seat) => yours.includes(seat));
  if (yours.length === 1 && mine.length) return won.length > 1 && !team ? "you-share" : "you";
  if (won.length <= 1) return "one";
  return team ? "side" : "share";
}
