// From touching cards and tokens to a move. No rules: every way to play comes from the server, with where it leads.

import { numberOf, readRunTrip } from "./moves.ts";
import type { Step } from "./shapes.ts";
import { numberOfToken } from "./tokens.ts";

/** A legal run or trip. */
export interface Way {
  move: string;
  kind: "run" | "trip";
  cards: string[];
  sum: number;
  /** Whom it trips. */
  target: number | null;
  /** The own token that goes forward. */
  own: number;
  /** How the tokens would move, in this order, once that is known. */
  steps: Step[] | null;
}

export interface Choice {
  /** In the order in which they were touched. */
  cards: readonly string[];
  target: number | null;
  /** One of the ways on offer, once somebody has chosen it. */
  move: string | null;
}

export const NOTHING: Choice = { cards: [], target: null, move: null };

export const isNothing = (choice: Choice): boolean => choice.target === null && choice.cards.length === 0;

/** Every legal run and trip of one side. */
export function waysOf(moves: string[], side: number, two: boolean, outlook: Step[][] | null): Way[] {
  return moves.flatMap((move, place) => {
    const read = readRunTrip(move);
    if (read.kind === "end") return [];
    const cards = read.kind === "run" ? [read.card] : read.cards;
    const way: Way = {
      move,
      kind: read.kind,
      cards,
      sum: cards.reduce((sum, card) => sum + numberOf(card), 0),
      target: read.kind === "trip" ? numberOfToken(Number(read.target[0]) - 1, read.target.slice(1), two) : null,
      own: numberOfToken(side, read.token, two),
      steps: outlook?.[place] ?? null,
    };
    return [way];
  });
}

const has = (way: Way, cards: readonly string[]) => cards.every((card) => way.cards.includes(card));
const on = (ways: Way[], target: number | null) =>
  target === null ? ways : ways.filter((way) => way.target === target);

/** Few cards first, then far: a hand is worth keeping. */
function best(one: Way, other: Way): number {
  return one.cards.length - other.cards.length || other.sum - one.sum || (one.move < other.move ? -1 : 1);
}

/** What is on offer for the cards and the token that were touched. */
export function offered(choice: Choice, ways: Way[]): Way[] {
  if (isNothing(choice)) return [];
  const { cards, target } = choice;
  const possible = on(ways, target).filter((way) => has(way, cards));
  const exact = cards.length ? possible.filter((way) => way.cards.length === cards.length) : [];
  if (exact.length)
    return exact.sort((one, other) => +(one.kind === "trip") - +(other.kind === "trip") || best(one, other));
  // Nothing is played with just these cards: what goes with more of them, and the run of the card touched last.
  const last = cards.at(-1);
  const runs = target === null ? ways.filter((way) => way.kind === "run" && way.cards[0] === last) : [];
  return [...runs, ...possible.sort(best)];
}

/** The way that would be played: the only one, or the one that was chosen; among several nobody chooses for a player. */
export function chosen(choice: Choice, offers: Way[]): Way | null {
  return offers.find((way) => way.move === choice.move) ?? (offers.length === 1 ? offers[0]! : null);
}

/** Touch a card: it joins the others if anything can be played with all of them, otherwise it takes their place. */
export function touchCard(choice: Choice, card: string, ways: Way[]): Choice {
  const { cards, target } = choice;
  if (cards.includes(card)) return { cards: cards.filter((other) => other !== card), target, move: null };
  const possible = on(ways, target);
  const together = [...cards, card];
  if (possible.some((way) => has(way, together))) return { cards: together, target, move: null };
  const stillTrips = possible.some((way) => has(way, [card]));
  return { cards: [card], target: stillTrips ? target : null, move: null };
}

/** Touch a token: every way to trip it, with the chosen cards if they help; touched again it is left alone. */
export function touchToken(choice: Choice, token: number, ways: Way[]): Choice {
  if (choice.target === token) return NOTHING;
  const helps = on(ways, token).some((way) => has(way, choice.cards));
  return { cards: helps ? choice.cards : [], target: token, move: null };
}

// --- for those who find the cards themselves --------------------------------------------------------------------------

/** Touch a card: any goes with any other. */
export function takeCard(choice: Choice, card: string): Choice {
  const { cards, target } = choice;
  const held = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
  return { cards: held, target, move: null };
}

/** Touch a token: it is the one to be tripped with the cards that are or will be touched. */
export const takeToken = (choice: Choice, token: number): Choice => ({
  cards: choice.cards,
  target: choice.target === token ? null : token,
  move: null,
});

/** What is played with exactly these cards, and on exactly this token; without a token it is a run. */
export function found(choice: Choice, ways: Way[]): Way[] {
  const { cards, target } = choice;
  return ways.filter((way) => way.target === target && way.cards.length === cards.length && has(way, cards));
}

/** Which tokens can be tripped, each with the number of ways. */
export function trippable(ways: Way[]): Map<number, number> {
  const counted = new Map<number, number>();
  for (const { target } of ways) if (target !== null) counted.set(target, (counted.get(target) ?? 0) + 1);
  return new Map([...counted].sort(([one], [other]) => one - other));
}

/** Whether it is known that the own token would pass 100, and so stays where it is. */
export const stays = ({ own, steps }: Way): boolean => !!steps && !steps.some(([, token]) => token === own);

/** A hand in order: by number, then by symbols. */
export const inOrder = (hand: readonly string[]): string[] => [...hand].sort();
