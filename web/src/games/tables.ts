// The table of each game, loaded when somebody plays or looks at it.

import type { Component } from "svelte";

import { Refused } from "../lib/api.ts";
import { soon } from "../lib/inturn.ts";
import type { TableProps } from "../lib/props.ts";
import { say } from "../lib/words.svelte.ts";
import type { TablePart } from "./game.ts";
import { gameOf } from "./registry.ts";

/** Whoever feeds a table gives it the view of its own game. */
export interface GameTable extends TablePart {
  default: Component<TableProps>;
}

export async function tableOf(game: string): Promise<GameTable> {
  const part = gameOf(game)?.table;
  if (!part) throw new Refused(say("table-no-game", { game }), 0);
  const table = (await part()) as GameTable;
  await soon(); // it has just been read: laying it as well would be too much for one frame
  return table;
}

/** Why there is no table to be seen, in a sentence. */
export const whyNoTable = (fault: unknown): string => (fault instanceof Refused ? fault.message : say("no-server"));
