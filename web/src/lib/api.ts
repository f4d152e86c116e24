// Asking the server. What it refuses, it says in a sentence for people, in their language.

import { isSite } from "./address.ts";
import { keep, kept } from "./keep.ts";
import type { About, Made, Options } from "./shapes.ts";
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

/** Whether anybody has played here without the server. */
export const PLAYED = "played-here";

/** What this device answers itself, if it can: its own tables, and lessons. */
const HERE = /^\/(tables\/local-|practice)/;
/** What the server knows best, and this device can do where there is none. */
const EITHER = /^\/(replay$|verify|layouts\/)/;

/** GET an address below /api, or, if there is something to send, POST it. */
export async function ask<T>(path: string, wish?: object): Promise<T> {
  if (HERE.test(path) || (isSite && EITHER.test(path))) return here<T>(path, wish);
  try {
    return await askServer<T>(path, wish);
  } catch (fault) {
    const alone = fault instanceof Refused && fault.status === 0 && EITHER.test(path);
    if (!alone) throw fault;
    return here<T>(path, wish, fault);
  }
}

/** Ask on this device; where that cannot be, whatever needs no table of this device is asked of the server. */
async function here<T>(path: string, wish?: object, otherwise?: Refused): Promise<T> {
  const hall = await import("../local/here.ts").catch(() => null);
  try {
    if (hall) return await hall.ask<T>(path, wish);
  } catch (fault) {
    if (!(fault instanceof hall!.NoHall)) throw fault;
  }
  if (path.startsWith("/tables/")) throw new Refused(say("went-wrong"), 0);
  if (otherwise) throw otherwise;
  return askServer<T>(path, wish);
}

/** Make a table: on this device if nobody else is to come, at once and without the server; else there. */
export async function makeTable(wish: Wished): Promise<Made> {
  if (isForHere(wish)) {
    const hall = await import("../local/here.ts").catch(() => null);
    try {
      if (hall) {
        keep(PLAYED, "yes");
        return await hall.ask<Made>("/tables", wish);
      }
    } catch (fault) {
      if (!(fault instanceof hall!.NoHall)) throw fault;
    }
  }
  if (isSite && isForHere(wish)) throw new Refused(say("site-not-loaded"), 0);
  return askServer<Made>("/tables", wish);
}

/**
 * The tables on this device, and how many of its games cannot be read; none, and nothing is loaded, where nobody has ever
 * played without the server.
 */
export async function localTables(): Promise<LocalTables> {
  const none = { tables: [], broken: 0 };
  if (!kept(PLAYED)) return none;
  const { ask: askHall } = await import("../local/here.ts");
  return askHall<LocalTables>("/tables").catch(() => none);
}

export interface LocalTables {
  tables: About[];
  broken: number;
}

export interface Wished {
  game: string;
  seats: string[];
  options?: Options;
  public?: boolean;
  cutting?: boolean;
  clock?: { turn_seconds: number | null; game_minutes: number | null };
  [more: string]: unknown;
}

/** Whether all who play sit at this device, or are bots, and nobody watches a clock. */
export function isForHere({ seats, public: open, clock }: Wished): boolean {
  const timed = clock && (clock.turn_seconds !== null || clock.game_minutes !== null);
  const here = seats.every((seat) => seat === "me" || seat.startsWith("bot:")) && seats.includes("me");
  return here && !open && !timed;
}

async function askServer<T>(path: string, wish?: object): Promise<T> {
  if (isSite) throw new Refused(say("server-needed"), 0);
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
