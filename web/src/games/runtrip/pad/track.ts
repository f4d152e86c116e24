// The track of a game on the pad, worked out from its steps.

import squares from "virtual:squares/runtrip/factors";

import type { Game, Setup } from "../../../pad/game.ts";
import { afterTrackStep, newTrack, type Track, type TrackStep, type Variant } from "./rules.ts";

export interface RunTripSetup extends Setup {
  variant: Variant;
  /** Whether the track on the table has our own symbols; others nobody knows. */
  symbols: boolean;
}

/** The symbols by square; null if those on the table are others. */
export const symbolsOf = (setup: RunTripSetup): readonly string[] | null => (setup.symbols ? squares : null);

/** The track after all steps; null if one of them cannot be made. */
export function trackOf({ setup, steps }: Pick<Game<RunTripSetup>, "setup" | "steps">): Track | null {
  const symbols = symbolsOf(setup);
  const start: Track | null = newTrack(setup.variant, setup.names.length, setup.first);
  return steps.reduce((track: Track | null, step) => track && afterTrackStep(track, step as TrackStep, symbols), start);
}
