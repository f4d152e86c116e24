import { say } from "./words.svelte.ts";

/** How long something lasts, in the largest unit that fits; null: for ever. */
export function lasting(seconds: number | null): string {
  if (seconds === null) return say("home-no-limit");
  if (seconds < 60) return say("home-seconds", { count: seconds });
  if (seconds < 3600) return say("home-minutes", { count: Math.round(seconds / 60) });
  if (seconds < 86_400) return say("home-hours", { count: Math.round(seconds / 3600) });
  return say("home-days", { count: Math.round(seconds / 86_400) });
}
