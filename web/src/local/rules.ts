// What a game brings to a table in the browser (local.ts in its folder): its options, and its compiled code under the
// same names for every game. A state is handed about as bytes; nobody here looks into one.

import type { Dealer } from "../lib/kernel/ground.ts";
import type { Options } from "../lib/shapes.ts";
import type { Bytes, Desk, Weights } from "./desk.ts";

/** A whole table after a move, and the lines that were written of it (showing.py of the game says which). */
export interface Stood {
  state: Bytes;
  lines: string[];
}

/** A view that a bot plays from: nothing hidden is in it. */
export interface Seen {
  seat: number;
  /** The table as the seat knows it, and as it knew it at the beginning. */
  blind: Bytes;
  start: Bytes;
  /** What the seat can tell of the cards that others hold face down, where the blinded table does not say it. */
  backs: Bytes | null;
  /** Everything that has happened, as the seat saw it. */
  events: Int16Array;
}

export interface Thinking {
  weights: Weights;
  /** The moves worth thinking about as their actions, and how good each is: the chance to win. */
  ranked(seen: Seen, dealer: Dealer): { actions: number[]; worth: number }[];
  /** The move that seems best with the mistakes of a row of the game's table of them. */
  atLevel(seen: Seen, row: number, dealer: Dealer): number[];
  /** The move that does best over so many simulations. */
  searched(seen: Seen, rollouts: number, dealer: Dealer): number[];
  /** What the game's own judge works with (judge.ts in its folder). */
  readonly tools: unknown;
}

/** A message with its arguments, which words.ts puts into a language. */
export interface Message {
  say: string;
  [argument: string]: unknown;
}

/** What the judge says of a move. Chances to win, from 0 to 1. */
export interface Verdict {
  best: number[];
  second: number[] | null;
  worth: number;
  loss: number;
  /** Its place among "forced", "best", "close", "inexact", "mistake", "blunder". */
  grade: number;
  counts: boolean;
}

/** The judge of a game: it looks at what a seat knows, and at nothing else. */
export interface Judging {
  /** A legal move as its actions; null if none is written like that. */
  actions(seen: Seen, move: string): number[] | null;
  /** What a move was worth, or which one is best (null), with at most so many deals. */
  judged(seen: Seen, played: number[] | null, deals: number, dealer: Dealer): Verdict;
  /** How likely each side wins, 1 in all, from what a seat knows; it need not be on turn. */
  chances(seen: Seen, deals: number, dealer: Dealer): number[];
  /** Why one move is better than another: only what was really found. */
  reasons(seen: Seen, other: number[], better: number[]): Message[];
  /** The message that says what kind of move this is, and no more. */
  kind(move: string): string;
}

export interface Rules {
  readonly game: string;
  /** The version of its rules. */
  readonly version: number;
  readonly players: number;
  /** How many can win: everyone, or the sides of partners, who sit crosswise. */
  readonly sides: number;
  /** The kinds of events that move a token, in a game where it can be shown how they would; else none. */
  readonly steps: readonly string[];
  /** For levels 1 to 4 the row of the game's table of mistakes. */
  readonly levels: readonly number[];
  /** Which network its bots think with. */
  readonly net: string;
  options(): Options;
  /** With everything written out that could mean something else one day. */
  optionsInFull(): Options;
  /** What every view begins with. */
  readonly opening: string;

  deal(dealer: Dealer): Bytes;
  /** A table from a position. */
  read(position: Record<string, unknown>, dealer: Dealer): Bytes;
  /** Carry out the legal move that is written exactly so ("": nothing), and write how the table stands; null: no such move. */
  show(state: Bytes, dealer: Dealer, text: string, actor: number, most: number): Stood | null;
  /** The turn in the dealer's log: its events, and its sentences. */
  turn(dealer: Dealer): string[];
  /** The whole truth, after the opening. */
  truth(state: Bytes): string;
  blinded(state: Bytes, seat: number): Bytes;
  backs(state: Bytes, seat: number): Bytes | null;
  hideDraws(events: Int16Array, seat: number): void;
  /** Moves as texts, from their actions. */
  texts(state: Bytes, moves: number[][]): string[];
  /** Why the player on turn cannot use a thing, from what they see: a message, nothing, or "?". */
  why(blind: Bytes, thing: string): string;
  timeUp?(state: Bytes): Bytes;
  thinking(weights: Weights): Thinking;
}

/** What the folder of a game has: its rules with some options, which are checked already. */
export interface LocalPart {
  rules(desk: Desk, players: number, options: Options): Rules;
  /** The network that bots think with there. */
  net(players: number, options: Options): string;
  /** The options that a position speaks of, and for how many players it is. */
  optionsIn(position: Record<string, unknown>): { players: number; options: Options };
  /** What others may ask for by name. */
  layout?(name: string): object | null;
}
