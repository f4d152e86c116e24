import type { GameEvent } from "../../lib/shapes.ts";

export { aloud } from "./cards/words.ts";
export { default as Told } from "./Told.svelte";
export { default } from "./RunTripTable.svelte";

/** Whoever runs, trips or draws stands first in it; tokens are moved by somebody. */
const DEEDS: readonly unknown[] = ["drew", "ran", "laid", "tripped"];
export const whose = (events: readonly GameEvent[]): number | null =>
  (events.find(([kind]) => DEEDS.includes(kind))?.[1] as number | undefined) ?? null;
