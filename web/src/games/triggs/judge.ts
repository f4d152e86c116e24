// The judge of Triggs, as the coach in the browser calls it.

import { onceFor, upTo } from "../../local/desk.ts";
import { found, read } from "../../local/judging.ts";
import type { Judging, Rules, Thinking } from "../../local/rules.ts";
import { LENGTHS, State, Verdict } from "./kernel.ts";
import type { Tools } from "./local.ts";
import patterns from "./judge.json";

const made = onceFor((kernel) => ({
  played: kernel.numbers(Int16Array, LENGTHS.judge.played),
  other: kernel.numbers(Int16Array, LENGTHS.findReasons.other),
  better: kernel.numbers(Int16Array, LENGTHS.findReasons.better),
  out: kernel.numbers(Int16Array, LENGTHS.findReasons.out),
  legal: kernel.numbers(Int16Array, LENGTHS.legalActions.out),
  after: kernel.records(State, 2),
  verdict: kernel.record(Verdict),
  worths: kernel.numbers(Float64Array, LENGTHS.chances.worths),
}));

export function judging(rules: Rules, thinking: Thinking): Judging {
  const { desk, call, room, known } = thinking.tools as Tools;
  const { played, other, better, out, legal, after, verdict, worths } = made(desk);
  return {
    actions(seen, move) {
      const [state] = known(seen);
      const all = [...legal.subarray(0, call.legalActions(state, legal))].map((action) => [action]);
      return all[rules.texts(seen.blind, all).indexOf(move)] ?? null;
    },
    judged(seen, move, deals, dealer) {
      played.fill(-1).set(move ?? []);
      verdict.put(new Uint8Array(Verdict.size));
      call.judge(...known(seen), played, deals, room, verdict, dealer);
      return read(verdict, (place) => upTo(verdict.moves.row(place)));
    },
    chances(seen, deals, dealer) {
      call.chances(...known(seen), seen.seat, deals, room, worths, dealer);
      return [...worths.subarray(0, rules.sides)];
    },
    reasons(seen, worse, best) {
      other.fill(-1).set(worse);
      better.fill(-1).set(best);
      const [state] = known(seen);
      const count = call.findReasons(state, other, better, after, out);
      return found(patterns, out, count).map(({ name, figures: { player, ...figures } }) => ({
        say: `triggs-reason-${name}`,
        ...figures,
        ...(player !== undefined && { player: { seat: player } }),
      }));
    },
    kind: (move) => `triggs-hint-${move === "draw C" ? "draw-centre" : move.split(" ")[0]!}`,
  };
}
