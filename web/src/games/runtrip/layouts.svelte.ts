// The symbols of the squares. The usual layout is here, another that has a name is asked for once; one of somebody's own comes with the table.

import factors from "virtual:squares/runtrip/factors";

import { ask } from "../../lib/api.ts";
import type { LayoutShown } from "../../lib/shapes.ts";
import type { RunTripView } from "./shapes.ts";
import { GOAL } from "./road.ts";

const BLANK: string[] = Array.from({ length: GOAL + 1 }, () => "");
let known = $state.raw<Record<string, string[]>>({ factors });
const asked = new Set<string>(["factors"]);

/** Load a layout, if it is one that has to be loaded. What fails is tried again at the next table. */
export function needLayout(layout: RunTripView["layout"]): void {
  if (typeof layout !== "string" || asked.has(layout)) return;
  asked.add(layout);
  ask<LayoutShown>(`/layouts/${layout}`).then(
    ({ squares }) => (known = { ...known, [layout]: squares }),
    () => asked.delete(layout),
  );
}

/** The symbols by square, 0 to 100; none until they are there. */
export function symbolsOn(layout: RunTripView["layout"]): string[] {
  return typeof layout === "string" ? (known[layout] ?? BLANK) : ["", ...layout.squares, ""];
}
