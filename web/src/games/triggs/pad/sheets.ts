// The sheets of a game on the pad, worked out from its steps.

import type { Game, Setup } from "../../../pad/game.ts";
import { afterSheetStep, newSheets, type Sheets, type SheetStep } from "./rules.ts";

export interface TriggsSetup extends Setup {
  rows: number[];
}

/** The sheets after all steps; null if one of them cannot be made. */
export function sheetsOf({ setup, steps }: Pick<Game<TriggsSetup>, "setup" | "steps">): Sheets | null {
  const start: Sheets | null = newSheets(setup.rows, setup.names.length, setup.first);
  return steps.reduce((sheets: Sheets | null, step) => sheets && afterSheetStep(sheets, step as SheetStep), start);
}
