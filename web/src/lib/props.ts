// What the table of a game is given, by whoever feeds it: a live table, a lesson or a replay.

import type { Snippet } from "svelte";

import type { GameEvent, Outlook, State, View } from "./shapes.ts";

export interface TableProps<V extends View = View, Hint = object> {
  /** The newest state, as one seat sees it. */
  state: State<V>;
  /** The bot that plays in each seat, by its name ("level3"); where a person plays, nothing (characters/Who.svelte). */
  bots?: readonly (string | null)[];
  /** Something was sent and is not answered: nothing else can be sent. */
  busy?: boolean;
  /** Play moves, for the state that is shown. Without it there is nothing to click. */
  play?: (moves: string[]) => void;
  takeBack?: () => void;
  /** Why a thing on the table, named as in moves, cannot be used now: one line, or "" if it can. */
  why?: (thing: string) => Promise<string>;
  /** What would happen with each of state.moves, in a game that can tell. */
  outlook?: () => Promise<Outlook[]>;
  /** What has just happened and is to be shown as it happens; empty when a table is shown for the first time. */
  fresh?: GameEvent[];
  /** What a lesson wants to be looked at, as the lesson of the same game tells it. */
  hint?: Hint | null;
  /** Everything lies open: a replay. */
  open?: boolean;
  /** What happened last and who did it, in place of the table's own words for it. */
  story?: Snippet;
  /** What stands beside the game: the log, the chat, the clocks. */
  aside?: Snippet;
  /** What takes the place of the action bar: a handover, a result. */
  instead?: Snippet;
}
