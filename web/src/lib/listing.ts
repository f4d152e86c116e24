// Several things in one sentence. The browser can do that too, but it takes long before it does so for the first time.

import type { Given } from "./saying.ts";

/** As Spanish hears it: "hielo" begins with another sound than "hilo". */
const SOUNDS_LIKE_I = /^(i|hi$|hi[^ae])/i;

export function joined(items: readonly string[], say: (id: string, given: Given) => string): string {
  if (items.length < 2) return items[0] ?? "";
  const last = items.at(-1)!;
  const given = { before: items.slice(0, -1).join(", "), last, sound: SOUNDS_LIKE_I.test(last) ? "i" : "any" };
  return items.length === 2 ? say("list-two", given) : say("list-more", given);
}
