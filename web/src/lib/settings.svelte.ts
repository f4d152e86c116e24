// What somebody has chosen for themselves on this device.

import { keep, kept } from "./keep.ts";

const KEY = "settings";
const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  motion: "system" as "system" | "on" | "off",
  sound: false,
  cards: "colour" as "colour" | "plain",
  /** Whoever likes to search is not shown what can be played. */
  finds: false,
  /** What others see at a table. */
  name: "",
  /** How strong a bot was asked for last. */
  level: 2,
};

export const settings = $state({ ...DEFAULTS, ...chosen() });

function chosen(): Partial<typeof DEFAULTS> {
  try {
    return JSON.parse(kept(KEY) ?? "{}") as Partial<typeof DEFAULTS>;
  } catch {
    return {}; // somebody else wrote there: the defaults will do
  }
}

/** Keep what is chosen, and show it on the whole page. Called once, from App. */
export function followSettings(): void {
  $effect(() => {
    keep(KEY, JSON.stringify(settings));
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme;
    dataset.cards = settings.cards;
    dataset.motion = settings.motion;
  });
}

/** Whether nothing should move: chosen here, or wished by the system. */
export function calm(): boolean {
  if (settings.motion !== "system") return settings.motion === "off";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
