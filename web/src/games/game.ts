// What a game is in the browser: a folder whose index.ts lists its parts. A part is loaded when somebody needs it, and one
// that is missing is left out of every menu.

import type { Component } from "svelte";

import type { GameEvent, Options, ReplayShape } from "../lib/shapes.ts";
import type { EndingPart } from "../ending/ending.ts";
import type { LessonPart } from "../learn/lessons.ts";
import type { PadPart } from "../pad/game.ts";
import type { PrintPart } from "../print/things.ts";
import type { Row } from "../replay/statistics.ts";
import type { RulesPart } from "../rules/pages.ts";

/** What the server says of a game (GET /api/games). It has the last word; this keeps a form from offering what cannot be. */
export interface Facts {
  name: string;
  /** Where it stands among the others. */
  place: number;
  players: readonly number[];
  variants: readonly VariantFacts[];
  options: readonly OptionFacts[];
  /** Whether a whole game can have a time limit. */
  clock: boolean;
}

export interface VariantFacts {
  name: string;
  players: readonly number[];
  /** How many sides there are, if partners play together: they sit crosswise. */
  sides: number | null;
  /** Whether the players may not talk. */
  silent: boolean;
  /** Whether the deck is cut unless the players agree otherwise. */
  cut: boolean;
}

export interface OptionFacts {
  name: string;
  kind: string;
  default: unknown;
  choices: readonly string[] | null;
  /** With how many players, and in which variants, there is something to choose; null: always. */
  players: readonly number[] | null;
  variants: readonly string[] | null;
}

/** What somebody chooses first: a variant as people see it, which may be one of the server's with an option. */
export interface Kind extends VariantFacts {
  /** What a table of this kind is asked for with. */
  options: Options;
}

type Part<T> = () => Promise<T>;
type Shown<Props extends Record<string, unknown> = Record<string, never>> = Part<{ default: Component<Props> }>;

export interface TablePart {
  /** A component that takes TableProps with the view of its own game. */
  default: unknown;
  /** A sentence of the server's with the game's own things drawn in it, and as it can be read aloud. */
  Told?: Component<{ text: string }>;
  aloud?: (sentence: string) => string;
  /** Who did what happened in a turn. */
  whose?: (events: readonly GameEvent[]) => number | null;
}

/** What somebody has done in a game, turn by turn. */
export interface Deeds {
  /** Their best turn, as a number that the game counts by (GAME-deed says it in words). */
  best: (turns: GameEvent[][], seat: number) => number;
  /** A turn of theirs as one symbol that gives no card away; none if it was somebody else's. */
  symbol: (events: GameEvent[], seat: number) => string;
}

export interface GameParts {
  facts: Facts;
  /** Without any there is one, which is the game itself in its first variant. */
  kinds?: readonly Kind[];
  table: Part<TablePart>;
  /** A scene of it for the first page, and a few of its cards for smaller places. */
  picture?: Shown;
  emblem?: Shown;
  /** What marks a player or a side: small, and in the middle of forms, so it does not come later. */
  mark?: Component<{ owner: number }>;
  lesson?: Part<{ default: LessonPart }>;
  rules?: Part<{ default: RulesPart }>;
  statistics?: Part<{ default: (replay: ReplayShape) => Row[] }>;
  /** Why and how a game of it ended, and what is told of it later. */
  ending?: Part<{ default: EndingPart }>;
  deeds?: Part<{ default: Deeds }>;
  pad?: Part<{ default: PadPart }>;
  print?: Part<{ default: PrintPart }>;
  /** What somebody can choose for themselves. */
  settings?: Shown;
  /** Options that need more than a box to tick or a few names: by the option's name, a component with a value to bind. */
  choices?: Readonly<Record<string, Part<{ default: unknown }>>>;
}

export interface Game extends GameParts {
  name: string;
  kinds: readonly Kind[];
}
