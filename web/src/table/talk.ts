// What is said at a table: lines of chat, and quick words, which everyone reads in their own language. On the way a quick
// word is a line like any other ("/well-played"), so it is kept, limited and silenced as all that is said.

import { keep, kept } from "../lib/keep.ts";
import type { ChatLine } from "../lib/shapes.ts";
import { say } from "../lib/words.svelte.ts";

export const QUICK = ["hello", "well-played", "lucky", "ouch", "thinking", "thanks"] as const;
/** … and what is said by declining a rematch. */
const WORDS = [...QUICK, "not-now"] as const;
export type Quick = (typeof WORDS)[number];

export const quickText = (word: Quick): string => `/${word}`;
/** The quick word that a line is, if it is one. */
export const quickIn = (text: string): Quick | undefined => WORDS.find((word) => text === quickText(word));
/** A line as its reader sees it. */
export function spoken(text: string): string {
  const word = quickIn(text);
  return word ? say(`react-${word}`) : text;
}

const KEY = "chat-read";
const MOST = 50;

function all(): [string, number][] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "[]");
    const isPair = (one: unknown): one is [string, number] =>
      Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number";
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return []; // somebody else wrote there
  }
}

/** The number of the last line that was read at a table, on this device; null: none is known of. */
export const lastRead = (table: string): number | null => all().find(([id]) => id === table)?.[1] ?? null;

export function markRead(table: string, number: number): void {
  if ((lastRead(table) ?? -1) >= number) return;
  keep(KEY, JSON.stringify([...all().filter(([id]) => id !== table), [table, number]].slice(-MOST)));
}

/** The lines of others that were not read yet. */
export const unreadOf = (lines: ChatLine[], read: number, mine: number | null | undefined): ChatLine[] =>
  lines.filter(({ number, seat }) => number > read && seat !== mine);
