// Asking the server. What it refuses, it says in a sentence for people, in their language.

import { language, say } from "./words.svelte.ts";

/** Something that could not be done; the message says why and what to do. */
export class Refused extends Error {
  constructor(
    message: string,
    /** The HTTP status; 0 if there was no answer at all. */
    readonly status: number,
  ) {
    super(message);
  }
}

/** After so many milliseconds something that was sent and not answered is sent again. */
const AGAIN = [400, 1500];

/** GET an address below /api, or, if there is something to send, POST it. */
export async function ask<T>(path: string, wish?: object): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language.now, "Content-Type": "application/json" };
  // Sent twice, it is carried out once.
  if (wish !== undefined) headers["Idempotency-Key"] = [...crypto.getRandomValues(new Uint32Array(4))].join("-");
  const request = wish === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(wish) };
  let answer = await fetch(`/api${path}`, request).catch(() => null);
  for (const pause of wish === undefined ? [] : AGAIN) {
    if (answer && answer.status !== 503) break;
    await new Promise((done) => setTimeout(done, pause));
    answer = await fetch(`/api${path}`, request).catch(() => null);
  }
  if (!answer) throw new Refused(say("no-server"), 0);
  const told = (await answer.json().catch(() => ({ error: say("no-server") }))) as T & { error?: string };
  if (!answer.ok) throw new Refused(told.error ?? say("no-server"), answer.status);
  return told;
}

/** What to tell somebody about anything that went wrong. */
export function reason(fault: unknown): string {
  return fault instanceof Refused ? fault.message : say("went-wrong");
}
