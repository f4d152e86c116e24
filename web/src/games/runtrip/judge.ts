// The judge of Run & Trip, as the coach in the browser calls it.

import { onceFor, upTo } from "../../local/desk.ts";
import { found, read } from "../../local/judging.ts";
import type { Judging, Rules, Seen, Thinking } from "../../local/rules.ts";
import { LENGTHS, State, Verdict } from "./kernel.ts";
import type { Tools } from "./local.ts";
import told from "./local.json";
import patterns from "./judge.json";

/** More moves are hardly ever there, and nobody is told more. */
const MOST_MOVES = 2048;
/** So many are put into text at once. */
const WRITTEN = 64;
const LETTERS = "ab";

const made = onceFor((kernel) => ({
  played: kernel.numbers(Int16Array, LENGTHS.judge.played),
  other: kernel.numbers(Int16Array, LENGTHS.findReasons.other),
  better: kernel.numbers(Int16Array, LENGTHS.findReasons.better),
  out: kernel.numbers(Int16Array, LENGTHS.findReasons.out),
  legal: kernel.numbers(Int16Array, told.longest * MOST_MOVES),
  after: kernel.records(State, 2),
  verdict: kernel.record(Verdict),
  worths: kernel.numbers(Float64Array, LENGTHS.chances.worths),
}));

export function judging(rules: Rules, thinking: Thinking): Judging {
  const { desk, call, room, known } = thinking.tools as Tools;
  const { played, other, better, out, legal, after, verdict, worths } = made(desk);
  const isTeam = rules.sides < rules.players;

  /** What a token is called: by its player where that is clear, else by its letter. */
  const token = ({ blind }: Seen, number: number) => {
    const state = after.at(0);
    state.put(blind);
    const side = Math.floor(number / state.perSide);
    if (state.perSide === 1) return { seat: side };
    const owner = isTeam ? { say: "side", number: side + 1 } : { seat: side };
    return { say: "token-of", owner, letter: LETTERS[number % state.perSide]! };
  };

  return {
    actions(seen, move) {
      const [state, layout] = known(seen);
      const count = Math.min(MOST_MOVES, call.legalMoves(state, layout, legal));
      for (let first = 0; first < count; first += WRITTEN) {
        const rows = Array.from({ length: Math.min(WRITTEN, count - first) }, (_, row) =>
          upTo(legal.subarray(told.longest * (first + row), told.longest * (first + row + 1))),
        );
        const place = rules.texts(seen.blind, rows).indexOf(move);
        if (place >= 0) return rows[place]!;
      }
      return null;
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
      const [state, layout, , numbers] = known(seen);
      const dealer = desk.deals(new Uint8Array(32), 0, null);
      const count = call.findReasons(state, layout, numbers, other, better, after, out, dealer);
      return found(patterns, out, count).map(({ name, figures }) => ({
        say: `runtrip-reason-${name}`,
        ...figures,
        ...("token" in figures && { token: token(seen, figures.token) }),
      }));
    },
    kind: (move) => `runtrip-hint-${move.split(" ")[0]!}`,
  };
}
