// The table of each game, loaded when somebody plays or looks at it.

import type { Component } from "svelte";

import type { TableProps } from "../lib/props.ts";
import type { Game } from "../lib/shapes.ts";

/** Whoever feeds a table gives it the view of its own game. */
export type GameTable = Component<TableProps>;

const TABLES: Record<Game, () => Promise<{ default: unknown }>> = {
  triggs: () => import("../triggs/TriggsTable.svelte"),
  runtrip: () => import("../runtrip/RunTripTable.svelte"),
};

export async function tableOf(game: Game): Promise<GameTable> {
  return (await TABLES[game]()).default as GameTable;
}
