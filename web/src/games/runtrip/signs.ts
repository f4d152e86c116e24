// What everybody at a table would see at a glance: who is ahead, which token counts, and who is spared.

import type { RunTripView } from "./shapes.ts";
import { hasTwo, type Token } from "./tokens.ts";

/** The token of each side that counts at the end: the last of its two, or the only one. */
export function counting(tokens: readonly Token[]): Set<number> {
  const last = new Map<number, Token>();
  for (const token of tokens) {
    const other = last.get(token.owner);
    if (!other || token.square < other.square) last.set(token.owner, token);
  }
  return new Set([...last.values()].map(({ number }) => number));
}

/** The token that is ahead of all others that count; nobody leads on the start. */
export function leading(tokens: readonly Token[]): number | null {
  const counted = counting(tokens);
  const first = tokens
    .filter(({ number, square }) => counted.has(number) && square > 0)
    .sort((one, other) => other.square - one.square)[0];
  return first?.number ?? null;
}

/** With Mercy the token in the last place carries a sign; whoever stands on the start needs none. */
export function spared(view: RunTripView, tokens: readonly Token[]): number | null {
  if (!view.mercy || hasTwo(view)) return null;
  const last = tokens.reduce((one, other) => (other.square < one.square ? other : one));
  return last.square > 0 ? last.number : null;
}
