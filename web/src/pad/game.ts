// A game on the pad: how it was set up, and every step since. What stands on the sheets or the track is worked out from
// the steps, so that any number of them can be taken back.

import squares from "virtual:squares";

import { afterSheetStep, newSheets, type Sheets, type SheetStep } from "./rules-triggs.ts";
import { afterTrackStep, newTrack, seatsOf, type Track, type TrackStep, type Variant } from "./rules-runtrip.ts";

interface Sitting {
  /** As typed; somebody without a name is called by their number. */
  names: string[];
  first: number;
}
export interface TriggsSetup extends Sitting {
  game: "triggs";
  rows: number[];
}
export interface RunTripSetup extends Sitting {
  game: "runtrip";
  variant: Variant;
  /** R19. */
  minutes: number | null;
  /** Whether the track on the table has our own symbols; others nobody knows. */
  symbols: boolean;
}
export type Setup = TriggsSetup | RunTripSetup;
export type Step = SheetStep | TrackStep;

/** The clock of R19: what was left when it was started, or when it was stopped. */
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
  kind: "triggs" | Variant;
  names: string[];
  /** Seats. */
  winners: number[];
  turns: number;
}

export const isTriggs = (game: Game): game is Game<TriggsSetup> => game.setup.game === "triggs";
export const isRunTrip = (game: Game): game is Game<RunTripSetup> => game.setup.game === "runtrip";

/** The symbols by square; null if those on the table are others. */
export const symbolsOf = (setup: RunTripSetup): readonly string[] | null => (setup.symbols ? squares : null);

/** The sheets after all steps; null if one of them cannot be made. */
export function sheetsOf({ setup, steps }: Pick<Game<TriggsSetup>, "setup" | "steps">): Sheets | null {
  const start: Sheets | null = newSheets(setup.rows, setup.names.length, setup.first);
  return steps.reduce((sheets: Sheets | null, step) => sheets && afterSheetStep(sheets, step as SheetStep), start);
}

/** The track after all steps; null if one of them cannot be made. */
export function trackOf({ setup, steps }: Pick<Game<RunTripSetup>, "setup" | "steps">): Track | null {
  const symbols = symbolsOf(setup);
  const start: Track | null = newTrack(setup.variant, setup.names.length, setup.first);
  return steps.reduce((track: Track | null, step) => track && afterTrackStep(track, step as TrackStep, symbols), start);
}

/** Who has won, and after how many turns; null while the game goes on. */
export function resultOf(game: Game): Pick<Finished, "winners" | "turns"> | null {
  if (isTriggs(game)) {
    const sheets = sheetsOf(game);
    return sheets && sheets.winner !== null ? { winners: [sheets.winner], turns: sheets.turns } : null;
  }
  if (!isRunTrip(game)) return null;
  const track = trackOf(game);
  if (!track?.winners) return null;
  return { winners: track.winners.flatMap((side) => seatsOf(track, side)).sort(), turns: track.turns };
}

/** What is left on a clock, in milliseconds. */
export function leftOn({ left, since }: Clock, now: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, now - since));
}
