// What is told apart from the page itself: to those who listen, in a live region; to those who look, in a notice.

import { untrack } from "svelte";

/** So many sentences stay to be read when several come at once. */
const KEPT = 6;

let count = 0;
let spoken = $state.raw<{ text: string; number: number }[]>([]);
let shown = $state.raw<{ text: string; number: number; trouble: boolean } | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const told = {
  get spoken() {
    return spoken;
  },
  get shown() {
    return shown;
  },
};

/** Tell those who listen, politely: after whatever is being read. */
export function announce(text: string): void {
  // Whoever tells something because something else has changed does not wait for what others tell.
  if (text) spoken = [...untrack(() => spoken), { text, number: ++count }].slice(-KEPT);
}

/** Show a short notice as well, which goes away by itself; what went wrong stays longer. */
export function notice(text: string, { trouble = false } = {}): void {
  announce(text);
  shown = { text, number: count, trouble };
  clearTimeout(timer);
  timer = setTimeout(() => (shown = null), trouble ? 9000 : 4000);
}

export function dismiss(): void {
  shown = null;
}
