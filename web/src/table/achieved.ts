// A game that is over goes into the record of this device; of a deal of the day, also its line of symbols.

import { levelOf } from "../characters/characters.ts";
import { gameOf } from "../games/registry.ts";
import { keepSymbols, symbolsOf } from "../home/daily.ts";
import { note, type Rival } from "../lib/record.ts";
import type { About, TableState, Turn } from "../lib/shapes.ts";
import { winningSeats } from "./winners.ts";

/** Whom one played against: people if there were any, otherwise the strongest bot that has a level; null: nobody known. */
export function rivalOf({ seats, yours }: Pick<About, "seats" | "yours">): Rival | null {
  const others = seats.filter(({ seat }) => !yours.includes(seat));
  if (others.some(({ kind }) => kind === "person")) return "people";
  const levels = others.flatMap(({ bot }) => levelOf(bot) ?? []);
  return levels.length ? Math.max(...levels) : null;
}

/** Practice does not count, nor does a game in which somebody played against themselves. */
export async function achieve(about: About, now: TableState, log: Turn[]): Promise<void> {
  const { game, yours, options, practice, daily } = about;
  const [seat] = yours;
  const rival = rivalOf(about);
  if (seat === undefined || yours.length > 1 || practice || rival === null || !now.winners) return;
  const turns = log.map(({ events }) => events);
  const deeds = await gameOf(game)
    ?.deeds?.()
    .catch(() => undefined);
  const won = winningSeats({ game, options, winners: now.winners, names: now.names }).includes(seat);
  note({ table: about.id, game, rival, won, deed: deeds?.default.best(turns, seat) ?? 0 });
  if (daily) keepSymbols(daily, game, await symbolsOf(game, turns, seat));
}
