// What the table of a game is given, by whoever feeds it: a live table, a lesson or a replay.

import type { Snippet } from "svelte";

import type { GameEvent, Pile, State, Step, View } from "./shapes.ts";

/** What a lesson wants to be looked at. */
export interface Hint {
  piles?: Pile[];
  rows?: number[];
  /** Cards of the hand: "7", "8[5]". */
  cards?: string[];
  /** Tokens, by their number over all. */
  tokens?: number[];
}

export interface TableProps<V extends View = View> {
  /** The newest state, as one seat sees it. */
  state: State<V>;
  /** Something was sent and is not answered: nothing else can be sent. */
  busy?: boolean;
  /** Play moves, for the state that is shown. Without it there is nothing to click. */
  play?: (moves: string[]) => void;
  takeBack?: () => void;
  /** Run & Trip: how the tokens would move, step by step, with each of state.moves. */
  outlook?: () => Promise<Step[][]>;
  /** What has just happened and is to be shown as it happens; empty when a table is shown for the first time. */
  fresh?: GameEvent[];
  hint?: Hint | null;
  /** Everything lies open: a replay. */
  open?: boolean;
  /** What stands beside the game: the log, the chat, the clocks. */
  aside?: Snippet;
  /** What takes the place of the action bar: a handover, a result. */
  instead?: Snippet;
}
