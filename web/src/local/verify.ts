// Checking a finished game: was it dealt as promised, and played by the rules? (verify.py)

import type { Desk } from "./desk.ts";
import type { Game } from "./game.ts";
import type { Parts } from "./making.ts";
import { Refusal } from "./refusal.ts";
import { type FullRecord, replaying, resultsOf } from "./replay.ts";
import { sha256Text } from "./seed.ts";
import type { Words } from "./words.ts";

export function verified(desk: Desk, parts: Parts, record: object, words: Words, asked: URLSearchParams): object {
  try {
    return { fair: true, lines: checked(desk, parts, record as FullRecord, words, asked) };
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    return { fair: false, lines: [words.say(fault.id, fault.given)] };
  }
}

function checked(desk: Desk, parts: Parts, record: FullRecord, words: Words, asked: URLSearchParams): string[] {
  let game: Game | null = null;
  for (const one of replaying(desk, parts, record)) game = one;
  const lines = [words.say("verify-moves", { count: game!.ply })];
  const contributions = game!.contributions;
  if (contributions) lines.push(words.say("verify-seed", { count: contributions.length - 1 }));
  const cuts = cutsOf(contributions, record.table?.cuts, asked.getAll("cut"));
  if (cuts.length) lines.push(words.say("verify-cuts", { cuts: cuts.join(", ") }));
  const promised = asked.get("promised");
  const commit = promised ?? record.table?.commit;
  if (promised && !contributions) throw new Refusal("verify-bad-commit");
  if (commit !== undefined && commit !== null && contributions) {
    if (sha256Text(contributions[0]!) !== commit) throw new Refusal("verify-bad-commit");
    lines.push(words.say("verify-commit", { commit }));
  } else lines.push(words.say("verify-no-commit"));
  if (record.results) {
    resultsOf(game!, record);
    lines.push(words.say(game!.over ? "verify-results" : "verify-resigned"));
  }
  return lines;
}

/** The cuts the deal was made from: all that the table's history tells of, and those that somebody knows of. */
function cutsOf(contributions: string[] | null, told: unknown, known: string[]): string[] {
  const used = (contributions ?? []).slice(1);
  if (contributions && told !== undefined && JSON.stringify(lastCuts(told)) !== JSON.stringify(used)) {
    throw new Refusal("verify-bad-cuts");
  }
  for (const cut of known) if (!used.includes(cut)) throw new Refusal("verify-cut-missing", { cut });
  return used;
}

/** Of everyone who cut and stayed, the last cut, as a deal is made from it. */
function lastCuts(told: unknown): string[] {
  const last = new Map<number, string>();
  for (const pair of Array.isArray(told) ? (told as unknown[]) : []) {
    const [seat, cut] = Array.isArray(pair) ? (pair as [number, string | null]) : [-1, null];
    if (cut === null) last.delete(seat);
    else last.set(seat, cut);
  }
  return [...last.keys()].toSorted((one, other) => one - other).map((seat) => `${seat + 1}:${last.get(seat)!}`);
}
