// Several people on one device: whose hand may be seen, and when the device changes hands.

import type { About } from "../lib/shapes.ts";

/** The seats of this device whose players still play for themselves. */
export function playing(about: Pick<About, "yours" | "seats">): number[] {
  return about.yours.filter((seat) => !about.seats[seat]?.resigned);
}

/** Of the seats of this device, the one that plays now or next. */
export function nextOf(seats: number[], turn: number | null, players: number): number | null {
  const wait = (seat: number) => (seat - (turn ?? 0) + players) % players;
  return seats.length ? seats.reduce((first, seat) => (wait(seat) < wait(first) ? seat : first)) : null;
}

/** To whom the one who holds the device must hand it now: bots and people elsewhere play while it stays. */
export function handTo(holder: number | null, seats: number[], turn: number | null): number | null {
  return holder !== null && turn !== null && turn !== holder && seats.includes(turn) ? turn : null;
}
