import type { GameEvent } from "../../lib/shapes.ts";

export { aloud } from "./told.ts";
export { default as Told } from "./Told.svelte";
export { default } from "./TriggsTable.svelte";

/** Whoever does anything stands first in it; piles do nothing by themselves. */
const DEEDS: readonly unknown[] = ["drew", "discarded", "formed", "crossed"];
export const whose = (events: readonly GameEvent[]): number | null =>
  (events.find(([kind]) => DEEDS.includes(kind))?.[1] as number | undefined) ?? null;
