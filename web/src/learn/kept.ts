// How far somebody has come in the lessons, on this device.

const KEY = "learn";

function all(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {}; // somebody else wrote there: begin at the beginning
  }
}

/** The step to go on with, from 0; as many as there are steps once the lesson is finished. */
export function keptStep(game: string, steps: number): number {
  return Math.min(Math.max(Math.trunc(Number(all()[game])) || 0, 0), steps);
}

export function keepStep(game: string, step: number): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: step }));
}
