// What somebody has chosen for themselves on this device.

import { keep, kept } from "./keep.ts";

const KEY = "settings";
export const SPEEDS = ["slow", "normal", "fast", "once"] as const;
export type Speed = (typeof SPEEDS)[number];
const DEFAULTS = {
  theme: "system" as "system" | "light" | "dark",
  motion: "system" as "system" | "on" | "off",
  sound: false,
  cards: "colour" as "colour" | "plain",
  /** Whoever likes to search is not shown what can be played. */
  finds: false,
  /** How fast the others play, and things move. */
  speed: "normal" as Speed,
  /** What others see at a table. */
  name: "",
  /** How strong a bot was asked for last. */
  level: 2,
  /** Where others can be met, for pages that no server has sent. */
  server: "",
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

const TEMPO: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, once: 0 };

/** How long everything takes that is shown as it happens, compared with what is usual; 0: at once. */
export const tempo = (): number => TEMPO[settings.speed] ?? 1;
