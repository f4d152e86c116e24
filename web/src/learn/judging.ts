// Whether a step is done, and what to show to somebody who does not know how to go on.

import { readRunTrip, readTriggs } from "../lib/moves.ts";
import type { Hint } from "../lib/props.ts";
import type { Game, GameEvent } from "../lib/shapes.ts";
import type { Goal, LessonTurn } from "./lessons.ts";

/** Whether everything that should happen has happened, each as often as it is named, in any order. */
export function met(goals: Goal[], events: readonly GameEvent[]): boolean {
  const left = [...events];
  return goals.every((goal) => {
    const place = left.findIndex((event) => goal.every((part, index) => part === null || part === event[index]));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** The next move of the way a lesson knows: the first of it that is still to be played and can be played now. */
export function nextMove({ play }: LessonTurn, played: string[], legal: string[]): string | null {
  const left = [...play];
  for (const move of played) {
    const place = left.indexOf(move);
    if (place >= 0) left.splice(place, 1);
  }
  return left.find((move) => legal.includes(move)) ?? null;
}

/** What a move touches. */
export function hintOf(game: Game, move: string): Hint {
  return game === "triggs" ? triggsHint(move) : runTripHint(move);
}

function triggsHint(text: string): Hint {
  const move = readTriggs(text);
  if (move.kind === "draw") return { piles: [move.pile] };
  if (move.kind === "discard") return { cards: [String(move.value)] };
  if (move.kind === "form") return { rows: [move.value], cards: move.cards.map(String) };
  return move.kind === "extra" ? { rows: [move.row] } : {};
}

function runTripHint(text: string): Hint {
  const move = readRunTrip(text);
  if (move.kind === "run") return { cards: [move.card] };
  return move.kind === "trip" ? { cards: move.cards, tokens: [tokenOf(move.target)] } : {};
}

/** "2" is the token of player 2; "2b" the second of side 2. */
function tokenOf(target: string): number {
  const owner = Number.parseInt(target, 10) - 1;
  return /[ab]$/.test(target) ? 2 * owner + (target.endsWith("b") ? 1 : 0) : owner;
}

/** What somebody did who did something else: the kind of the move their turn began with. */
export function kindOf(move: string): string {
  return move.split(" ")[0]!;
}
