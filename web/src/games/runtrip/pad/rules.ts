// The rules of Run & Trip as far as they concern the track: where tokens end after a run or a trip, who is pushed, and who
// has won. The pad lies on a real table and works without a connection, so it cannot ask the server, which has the last
// word everywhere else. Cards are none of its business. tests/test_pad_rules.py holds this file to the server's rules.

import type { Step } from "../shapes.ts";
import { squaresAfter } from "../tokens.ts";

export const GOAL = 100;
export const START = 0;
export const HIGHEST_CARD = 9;
/** A square has at most six symbols, so no trip takes more cards. */
export const MOST_CARDS = 6;

export type Variant = "basic" | "mercy" | "advanced" | "team";

export interface Track {
  readonly variant: Variant;
  readonly players: number;
  /** The square of each token: one a player, or two a side, those of side 0 first. */
  readonly tokens: readonly number[];
  readonly turn: number;
  /** Turns that were begun, this one included. */
  readonly turns: number;
  /** R7. Somebody was tripped this turn: one may trip again, but not run. */
  readonly tripped: boolean;
  /** The sides that have won; null while the game goes on. */
  readonly winners: readonly number[] | null;
}

export type TrackStep =
  | readonly ["run", token: number, number: number]
  | readonly ["trip", own: number, target: number, cards: readonly number[]]
  /** R7. The turn ends after a trip; R13, a player without cards is skipped. */
  | readonly ["next"]
  /** R13. Nobody has a card left; R19, the time is up. */
  | readonly ["end", "cards" | "time"];

/** Why a token cannot be moved or tripped so. */
export type Refusal = "over" | "not-yours" | "no-run" | "safe" | "last" | "goal";

export const perSide = (variant: Variant): number => (variant === "advanced" || variant === "team" ? 2 : 1);
export const sideOf = ({ variant }: Pick<Track, "variant">, seat: number): number =>
  variant === "team" ? seat % 2 : seat;
export const ownerOf = ({ variant }: Pick<Track, "variant">, token: number): number =>
  Math.floor(token / perSide(variant));
/** R18. Partners sit opposite each other. */
export const seatsOf = (track: Pick<Track, "variant" | "players">, side: number): number[] =>
  Array.from({ length: track.players }, (_, seat) => seat).filter((seat) => sideOf(track, seat) === side);
export const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);

export function newTrack(variant: Variant, players: number, first: number): Track {
  const sides = variant === "team" ? 2 : players;
  const tokens = Array.from({ length: sides * perSide(variant) }, () => START);
  return { variant, players, tokens, turn: first, turns: 1, tripped: false, winners: null };
}

/** R8. One token per square: who stands there is pushed back one, and may push another. */
function arrive(tokens: readonly number[], token: number, square: number, why: Step[0] = "moved"): Step[] {
  const step: Step = [why, token, tokens[token]!, square];
  const after = squaresAfter(tokens, [step]);
  const pushed = square === START ? -1 : after.findIndex((other, number) => number !== token && other === square);
  return pushed < 0 ? [step] : [step, ...arrive(after, pushed, square - 1, "pushed")];
}

/** R5, R10. A token that would pass 100 stays where it is. */
function run(tokens: readonly number[], token: number, number: number): Step[] {
  const square = tokens[token]! + number;
  return square > GOAL ? [] : arrive(tokens, token, square);
}

/** R6, R9, R11. The other goes back, pushes and all, then one's own token goes forward from where it then stands. */
function trip(tokens: readonly number[], own: number, target: number, total: number): Step[] {
  const back = arrive(tokens, target, Math.max(START, tokens[target]! - total));
  return [...back, ...run(squaresAfter(tokens, back), own, total)];
}

/** The last token of every side, which counts (R15). */
function lastTokens({ variant, tokens }: Pick<Track, "variant" | "tokens">): number[] {
  const each = perSide(variant);
  return Array.from({ length: tokens.length / each }, (_, side) =>
    Math.min(...tokens.slice(side * each, (side + 1) * each)),
  );
}

/** R13, R15. The sides furthest ahead; level ones share the win. */
export function ahead(track: Pick<Track, "variant" | "tokens">): number[] {
  const last = lastTokens(track);
  const best = Math.max(...last);
  return last.flatMap((square, side) => (square === best ? [side] : []));
}

/** R14. The token in the last position cannot be tripped; R6, nor one on a square without symbols. */
export function whyNotTrip(track: Track, target: number, squares: readonly string[] | null): Refusal | null {
  if (track.winners) return "over";
  const square = track.tokens[target];
  if (square === undefined || ownerOf(track, target) === sideOf(track, track.turn)) return "not-yours";
  if (square === START || square === GOAL || squares?.[square] === "") return "safe";
  return track.variant === "mercy" && square === Math.min(...track.tokens) ? "last" : null;
}

/** Why a step cannot be made; null if it can. Whose symbols nobody knows are never too few. */
export function whyNot(track: Track, step: TrackStep, squares: readonly string[] | null): Refusal | null {
  if (track.winners) return "over";
  if (step[0] === "next" || step[0] === "end") return null;
  if (ownerOf(track, step[1]) !== sideOf(track, track.turn)) return "not-yours";
  if (step[0] === "run" && track.tripped) return "no-run"; // R7
  const refused = step[0] === "trip" ? whyNotTrip(track, step[2], squares) : null;
  return refused ?? (reachesGoalInVain(track, step) ? "goal" : null);
}

/** R16. With two tokens, one may go to 100 only if that wins the game. */
function reachesGoalInVain(track: Track, step: TrackStep): boolean {
  if (perSide(track.variant) === 1) return false;
  const tokens = tokensAfter(track, step);
  if (tokens[step[1] as number] !== GOAL) return false;
  const best = ahead({ ...track, tokens });
  return best.length > 1 || best[0] !== sideOf(track, track.turn);
}

/** How the tokens move, one after the other. */
export function movesOf({ tokens }: Pick<Track, "tokens">, step: TrackStep): Step[] {
  if (step[0] === "run") return run(tokens, step[1], step[2]);
  if (step[0] === "trip") return trip(tokens, step[1], step[2], sum(step[3]));
  return [];
}

/** Where all tokens stand after a step. */
export const tokensAfter = (track: Pick<Track, "tokens">, step: TrackStep): readonly number[] =>
  squaresAfter(track.tokens, movesOf(track, step));

/** The track after a step; null if the step cannot be made. */
export function afterTrackStep(track: Track, step: TrackStep, squares: readonly string[] | null): Track | null {
  if (whyNot(track, step, squares)) return null;
  if (step[0] === "end") return { ...track, winners: ahead(track) };
  const moved = { ...track, tokens: tokensAfter(track, step) };
  if (moved.tokens.includes(GOAL)) return { ...moved, winners: ahead(moved) }; // R13
  if (step[0] === "trip") return { ...moved, tripped: true };
  return { ...moved, turn: (track.turn + 1) % track.players, turns: track.turns + 1, tripped: false };
}
