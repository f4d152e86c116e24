// Who has won, in names.

import type { Options, Results } from "../lib/shapes.ts";

interface Ended {
  names: string[];
  options: Options;
  winners: number[] | null;
}

/** The seats that have won: in Team those of a side, who sit crosswise. */
export function winningSeats({ names, options, winners }: Ended): number[] {
  const seats = names.map((_, seat) => seat);
  const sides = options.variant === "team";
  return seats.filter((seat) => winners?.includes(sides ? seat % 2 : seat));
}

/** Which sentence tells the result to whoever has these seats on their own device. */
export function verdict(ended: Ended, yours: number[]): "you" | "you-share" | "one" | "share" | "side" {
  const won = winningSeats(ended);
  const team = ended.options.variant === "team";
  const mine = won.filter((seat) => yours.includes(seat));
  if (yours.length === 1 && mine.length) return won.length > 1 && !team ? "you-share" : "you";
  if (won.length <= 1) return "one";
  return team ? "side" : "share";
}

export type How = Results["how"];
