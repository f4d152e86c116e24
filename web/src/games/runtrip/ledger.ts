// The ledger of Run & Trip, as the coach in the browser calls it.

import { onceFor, type Weights } from "../../local/desk.ts";
import { rows } from "../../local/judging.ts";
import type { Accounting } from "../../local/ledger.ts";
import type { Rules, Thinking } from "../../local/rules.ts";
import { LENGTHS, Sight, State } from "./kernel.ts";
import type { Tools } from "./local.ts";

const made = onceFor((kernel) => ({
  state: kernel.record(State),
  move: kernel.numbers(Int16Array, LENGTHS.account.move),
  sight: kernel.record(Sight),
  worths: kernel.numbers(Float64Array, LENGTHS.account.worths),
}));

export function accounting(rules: Rules, thinking: Thinking, judge: Weights): Accounting {
  const { desk, call, room, fixed, net } = thinking.tools as Tools;
  const { state, move, sight, worths } = made(desk);
  const sees = desk.net(`hindsight/${rules.net}`, judge);
  return {
    account(table, actions, orders, dealer) {
      state.put(table);
      move.fill(-1).set(actions);
      call.account(state, ...fixed, move, orders, net, sees, room, sight, worths, dealer);
      return rows(worths, rules.sides);
    },
  };
}
