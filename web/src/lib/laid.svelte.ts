import { setContext, untrack } from "svelte";

import { allThere, first, LAYING, soon } from "./inturn.ts";
import { place } from "./place.svelte.ts";

/**
 * Whether a table is still being laid, with all that comes in turn: it is seen when it is there, and not while it grows.
 * One that takes the place of another, as the next step of a lesson does, is there at once. For a table's component.
 */
export function laying(): { readonly now: boolean } {
  const again = untrack(() => place.atTable);
  setContext(LAYING, again ? () => null : soon);
  let now = $state(!again);
  $effect(() => {
    if (again) return;
    const laid = allThere();
    first(laid);
    void laid.then(() => (now = false));
  });
  return {
    get now(): boolean {
      return now;
    },
  };
}
