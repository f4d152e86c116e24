// A game on the pad: how it was set up, and every step since. What stands on the table is worked out from the steps, so
// that any number of them can be taken back.

import type { Component } from "svelte";

import { GAMES, gameOf, kindCalled } from "../games/registry.ts";
import type { Game as OneGame, Kind } from "../games/game.ts";

export interface Setup {
  game: string;
  /** As typed; somebody without a name is called by their number. */
  names: string[];
  first: number;
  /** The name of a kind, in games that have several. */
  variant?: string;
  /** The limit of the whole game, in games that can have one; null: none. */
  minutes?: number | null;
}

/** What was done, and whatever belongs to it. In every game with a clock ["end", "time"] ends it. */
export type Step = readonly [what: string, ...rest: unknown[]];

/** The clock of the whole game: what was left when it was started, or when it was stopped. */
export interface Clock {
  left: number;
  /** When it was started, by Date.now(); null while it stands. */
  since: number | null;
}

export interface Game<S extends Setup = Setup> {
  id: string;
  began: number;
  setup: S;
  steps: readonly Step[];
  clock: Clock | null;
}

export interface Finished {
  id: string;
  ended: number;
  /** Missing in what older pads have kept. */
  game?: string;
  kind: string;
  names: string[];
  /** Seats. */
  winners: number[];
  turns: number;
}

/** How a game stands: who has won, if anybody, and how many turns were begun. */
export interface Standing {
  winners: number[] | null;
  turns: number;
}

/** What a game asks for before it begins, beside what every game asks for. */
export type Given = Record<string, unknown>;

/** What the folder of a game has for the pad. */
export interface PadPart {
  Board: Component<{ game: Game }>;
  Choices: Component<{ given: Given }, Record<string, never>, "given">;
  usual: Given;
  /** Whatever is found on a device is looked at with care: what was given, and the shape of a step. */
  isGiven(data: Given): boolean;
  isStep(step: Step): boolean;
  /** null if one of the steps cannot be made. */
  standing(game: Game): Standing | null;
  /** A step that ends the game, for when the real table says so. */
  end?: { step: Step; message: string };
}

const PARTS = new Map<string, PadPart>();

/** The games on the pad. Called once, before anything kept is read. */
export async function loadParts(games: readonly OneGame[] = GAMES): Promise<void> {
  await Promise.all(games.map(async ({ name, pad }) => pad && PARTS.set(name, (await pad()).default)));
}

export const partOf = (game: string): PadPart | undefined => PARTS.get(game);

export const kindOfSetup = ({ game, variant }: Pick<Setup, "game" | "variant">): Kind =>
  kindCalled(gameOf(game)!, variant ?? "");

/** Which game was played; kinds had names of their own when there was nothing else to tell by. */
export const gameFinished = ({ game, kind }: Pick<Finished, "game" | "kind">): OneGame | undefined =>
  gameOf(game) ?? GAMES.find(({ kinds }) => kinds.some(({ name }) => name === kind));

/** Who has won, and after how many turns; null while the game goes on. */
export function resultOf(game: Game): Pick<Finished, "winners" | "turns"> | null {
  const standing = partOf(game.setup.game)?.standing(game);
  return standing?.winners ? { winners: standing.winners, turns: standing.turns } : null;
}

/** What is left on a clock, in milliseconds. */
export function leftOn({ left, since }: Clock, now: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, now - since));
}
