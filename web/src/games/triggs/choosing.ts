// What can be made of the cards in the hand. Which formings there are at all always comes from the legal moves; here
// they are only shared out among the cards one has and the boxes that are free.

import { readTriggs } from "./moves.ts";

/** The cards of one forming, the larger first: [11] or [7, 4]. */
export type Way = number[];

/** A row and how it would be formed. */
export interface Crossing {
  row: number;
  ways: Way[];
}

/** The ways to form each row, as the legal moves give them. */
export function formings(moves: string[]): Map<number, Way[]> {
  const ways = new Map<number, Way[]>();
  for (const text of moves) {
    const move = readTriggs(text);
    if (move.kind === "form") ways.set(move.value, [...(ways.get(move.value) ?? []), move.cards]);
  }
  return ways;
}

export const same = (one: Way, other: Way): boolean => one.join() === other.join();

/** How often a way is among others. */
export const times = (way: Way, among: Way[]): number => among.filter((other) => same(way, other)).length;

export const formMove = (row: number, way: Way): string => `form ${row}=${way.join("+")}`;

/** The hand without some cards, or null if they are not all there. */
export function without(hand: number[], cards: number[]): number[] | null {
  const left = [...hand];
  for (const card of cards) {
    const place = left.indexOf(card);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** The ways that could still follow those chosen, with the cards and boxes that are left. */
export function further(hand: number[], ways: Way[], chosen: Way[], free: number): Way[] {
  const left = without(hand, chosen.flat());
  if (!left || chosen.length >= free) return [];
  return ways.filter((way) => without(left, way));
}

/** A good split of the hand: as many crosses as possible, with as few cards as possible. */
export function suggestion(hand: number[], ways: Way[], free: number): Way[] {
  // No two ways of a row compete for a card: a pair's cards are in no other way. So each is taken as often as it goes.
  const all = [...ways]
    .sort((one, other) => one.length - other.length)
    .flatMap((way) => Array<Way>(most(hand, way, free)).fill(way));
  return all.slice(0, free);
}

/** How often one way can be formed. */
export function most(hand: number[], way: Way, free: number): number {
  let count = 0;
  while (
    count < free &&
    without(
      hand,
      Array<Way>(count + 1)
        .fill(way)
        .flat(),
    )
  )
    count += 1;
  return count;
}

/** The chosen ways with one more; if there is no room for it, the last of the others makes way. */
export function withWay(hand: number[], chosen: Way[], way: Way, free: number): Way[] {
  const kept = [...chosen];
  while (kept.length && (kept.length >= free || !without(hand, [...kept, way].flat()))) kept.pop();
  return [...kept, way];
}

export function withoutWay(chosen: Way[], way: Way): Way[] {
  const place = chosen.findLastIndex((other) => same(way, other));
  return chosen.filter((_, index) => index !== place);
}

/** What to send for a crossing: one move for each forming, and a stop where one could go on. */
export function crossingMoves(hand: number[], ways: Way[], { row, ways: chosen }: Crossing, free: number): string[] {
  const forms = chosen.map((way) => formMove(row, way));
  return further(hand, ways, chosen, free).length ? [...forms, "stop"] : forms;
}

/** How a row is formed from exactly these cards; null if it cannot be. */
export function exactly(cards: number[], ways: Way[], free: number): Way[] | null {
  const chosen = suggestion(cards, ways, free);
  return chosen.length && chosen.flat().length === cards.length ? chosen : null;
}

/** Every row that could be crossed off with exactly these cards. */
export function crossings(cards: number[], ways: Map<number, Way[]>, free: (row: number) => number): Crossing[] {
  return [...ways].flatMap(([row, itsWays]) => {
    const chosen = exactly(cards, itsWays, free(row));
    return chosen ? [{ row, ways: chosen }] : [];
  });
}

/** Discarding exactly these cards, if that is legal. */
export function discarding(cards: number[], moves: string[]): string | null {
  if (!cards.length || cards.some((card) => card !== cards[0])) return null;
  const move = `discard ${cards[0]}x${cards.length}`;
  return moves.includes(move) ? move : null;
}

/** Whether cards chosen so far can belong together: to a discard, or to the formings of one row. */
export function fit(cards: number[], hand: number[], moves: string[], free: (row: number) => number): boolean {
  if (discarding(cards, moves)) return true;
  return [...formings(moves)].some(([row, ways]) => {
    const whole = completed(cards, ways);
    return whole !== null && whole.length <= free(row) && without(hand, whole.flat()) !== null;
  });
}

/** The fewest formings that use all these cards, whatever the hand may hold. */
function completed(cards: number[], ways: Way[]): Way[] | null {
  const chosen: Way[] = [];
  let left = cards;
  while (left.length) {
    const way = ways.find((other) => other.includes(left[0]!));
    if (!way) return null;
    chosen.push(way);
    left = way.reduce((rest, card) => without(rest, [card]) ?? rest, left);
  }
  return chosen;
}
