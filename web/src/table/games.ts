// The table of each game, loaded when somebody plays or looks at it.

import type { Component } from "svelte";

import { inTurn } from "../lib/inturn.ts";
import type { TableProps } from "../lib/props.ts";
import type { Game } from "../lib/shapes.ts";

/** Whoever feeds a table gives it the view of its own game. */
export type GameTable = Component<TableProps>;

const TABLES: Record<Game, () => Promise<{ default: unknown }>> = {
  triggs: () => import("../triggs/TriggsTable.svelte"),
  runtrip: () => import("../runtrip/RunTripTable.svelte"),
};

export async function tableOf(game: Game): Promise<GameTable> {
  const table = (await TABLES[game]()).default as GameTable;
  await inTurn(); // it has just been read: laying it as well would be too much for one frame
  return table;
}
