// Lessons and what-ifs: moves played from a position, for whoever asks. Nothing is kept.

import type { Desk } from "./desk.ts";
import { why } from "./hall.ts";
import { type Parts, refusing, rulesIn } from "./making.ts";
import { newSeat, newSetup, Table } from "./table.ts";
import type { Words } from "./words.ts";

type Wish = Record<string, unknown>;

/** A table where the moves have been played. */
function played(desk: Desk, parts: Parts, wish: Wish): Table {
  const position = wish.position as Wish;
  const rules = rulesIn(desk, parts, position);
  const seats = Array.from({ length: rules.players }, () => newSeat("person", null));
  const table = new Table(
    desk,
    rules,
    newSetup(rules.options(), seats, { practice: { position, seed: wish.seed ?? 1 } }),
  );
  refusing(() => table.dealIfReady());
  for (const move of (wish.moves as string[] | undefined) ?? []) table.play(table.turn ?? 0, [move]);
  return table;
}

/** The state one seat would be sent at a table where this had been played, and where its moves would lead. */
export function practised(desk: Desk, parts: Parts, wish: Wish, words: Words): object {
  const table = played(desk, parts, wish);
  const seat = (wish.seat as number | null | undefined) ?? null;
  const state = JSON.parse(table.state(seat, words, true)) as object;
  const ahead = table.rules.steps.length > 0 && seat !== null && seat === table.turn;
  return { ...state, table: "", commit: "", number: 0, outlook: ahead ? table.game!.outlook(seat) : null };
}

export function whyInPractice(desk: Desk, parts: Parts, wish: Wish, words: Words): object {
  const table = played(desk, parts, wish);
  return why(table.game!, wish.seat as number, String(wish.thing), table, words);
}
