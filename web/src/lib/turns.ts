// The log of a game as it grows: the server sends every turn once, later only the turn under way, and again whatever
// is left of it when something was taken back.

import type { GameEvent, Turn } from "./shapes.ts";

const sameTurn = (turns: Turn[], turn: Turn) => turns.find((other) => other.move === turn.move);

/** What of the newest turns has not happened before. */
export function unseen(before: Turn[], news: Turn[]): GameEvent[] {
  return news.flatMap((turn) => turn.events.slice(sameTurn(before, turn)?.events.length ?? 0));
}

/** The sentences of the newest turns that nobody has heard yet; one that has grown is told again. */
export function newSentences(before: Turn[], news: Turn[]): string[] {
  return news.flatMap((turn) => {
    const heard = sameTurn(before, turn)?.text ?? [];
    const shorter = turn.events.length <= (sameTurn(before, turn)?.events.length ?? 0);
    const first = turn.text.findIndex((sentence, place) => sentence !== heard[place]);
    return first < 0 || shorter ? [] : turn.text.slice(first);
  });
}

/** The log with the newest turns; what was taken back goes. */
export function merged(before: Turn[], news: Turn[]): Turn[] {
  const first = Math.min(...news.map((turn) => turn.move));
  return [...before.filter((turn) => turn.move < first), ...news.filter((turn) => turn.text.length)];
}
