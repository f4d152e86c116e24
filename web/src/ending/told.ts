// A finished game with all that is told of it, loaded when it is over.

import { gameOf } from "../games/registry.ts";
import { ask } from "../lib/api.ts";
import type { ReplayShape } from "../lib/shapes.ts";
import { type Feat, type Race, raceOf, type Saying } from "./ending.ts";

export interface Ended {
  replay: ReplayShape;
  /** What a game that says nothing about its endings leaves out. */
  race: Race | null;
  why: Saying | null;
  feats: Feat[];
}

export async function endingOf(table: string): Promise<Ended> {
  const replay = await ask<ReplayShape>(`/tables/${table}/replay`);
  const part = (await gameOf(replay.game)?.ending?.())?.default;
  if (!part) return { replay, race: null, why: null, feats: [] };
  return { replay, race: raceOf(replay, part), why: part.why(replay), feats: part.feats(replay) };
}
