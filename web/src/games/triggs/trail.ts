// What has just happened leaves a trail until the next turn: the boxes that were crossed off, the piles cards came from
// and went to.

import { boxName } from "./news.ts";
import type { TriggsEvent } from "./shapes.ts";

/** The names of those boxes and places. */
export function trailOf(events: readonly TriggsEvent[], crossed: readonly number[][]): ReadonlySet<string> {
  const trail = new Set<string>();
  const left = crossed.map((rows) => [...rows]);
  // The newest crosses of a row are its last ones.
  for (const event of events) {
    if (event[0] === "drew") trail.add(event[3]);
    else if (event[0] === "discarded") trail.add(event[3]);
    else if (event[0] === "formed") trail.add("discard");
    else if (event[0] === "crossed") {
      const [, seat, row] = event;
      const box = --left[seat]![row - 1]!;
      trail.add(boxName(seat, row, box));
    }
  }
  return trail;
}
