import { getContext, setContext, untrack } from "svelte";

import { inTurn } from "./inturn.ts";
import { place } from "./place.svelte.ts";

const AT_ONCE = Symbol("at once");

/** Whether all parts of what this component is in come at once. */
export const atOnce = (): boolean => getContext<boolean | undefined>(AT_ONCE) ?? false;

/**
 * Whether a table is still being laid, with all that comes in turn: it is seen when it is there, and not while it grows.
 * One that takes the place of another, as the next step of a lesson does, is there at once. For a table's component.
 */
export function laying(): { readonly now: boolean } {
  const again = untrack(() => place.atTable);
  setContext(AT_ONCE, again);
  let now = $state(!again);
  $effect(() => {
    // What the first parts brought with them has asked for its turn by then.
    if (!again)
      void inTurn()
        .then(inTurn)
        .then(() => (now = false));
  });
  return {
    get now(): boolean {
      return now;
    },
  };
}
