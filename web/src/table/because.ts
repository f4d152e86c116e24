// Who has won and why, in sentences.

import type { Saying } from "../ending/ending.ts";
import type { Results, Seat } from "../lib/shapes.ts";
import { listed, say } from "../lib/words.svelte.ts";
import { type Ended, verdict, winningSeats } from "./winners.ts";

const namesOf = (result: Ended) => listed(winningSeats(result).map((seat) => result.names[seat]!));

export const headlineOf = (result: Ended, yours: number[]): string =>
  say(`table-won-${verdict(result, yours)}`, { names: namesOf(result) });

interface Because {
  why: Saying | null;
  how: Results["how"];
  result: Ended;
  yours: number[];
  seats: Seat[];
}

export function whyOf({ why, how, result, yours, seats }: Because): string {
  if (how === "resigned") {
    const resigned = seats.filter((seat) => seat.resigned).map((seat) => seat.name);
    return say("table-by-resigning", { names: listed(resigned) });
  }
  if (!why) return how === "time" ? say("table-by-time") : "";
  const who = verdict(result, yours).startsWith("you") ? "you" : "other";
  return say(why.message, { who, names: namesOf(result), ...why.given });
}
