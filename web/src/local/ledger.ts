// The ledger of luck (coach/ledger.py, to the last digit): how the result of a finished game came about. One judge that
// sees all cards says what each table is worth to each side; it is loaded for looking back, and nobody else can ask it.

import type { Dealer } from "../lib/kernel/ground.ts";
import { best } from "./bots.ts";
import type { Bytes, Desk, Weights } from "./desk.ts";
import type { Game } from "./game.ts";
import { Refusal } from "./refusal.ts";
import { type FullRecord, resultsOf } from "./replay.ts";
import type { Judging, Rules, Seen, Thinking } from "./rules.ts";
import { joined, sha256 } from "./seed.ts";

/** In so many orders the hidden cards are laid. */
const ORDERS = 64;
const POINTS = 100;

/** Where a seat's result came from, in points of winning chance: the five parts add up to it. */
export interface Line {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  unexplained: number;
  result: number;
}

/** Something for each side. */
type Sides = number[];
/** What a table is worth, with what `value` makes of it, and with the move; the last two are one if `value` made it. */
type Looks = [before: Sides, expected: Sides, played: Sides];

/** A game's own part, compiled (ledger.ts in its folder). */
export interface Accounting {
  /** Three rows of worths; no move: the third one is not filled. */
  account(state: Bytes, move: number[], orders: number, dealer: Dealer): Looks;
}

export const ACCOUNTS = import.meta.glob<{
  accounting: (rules: Rules, thinking: Thinking, judge: Weights) => Accounting;
}>("../games/*/ledger.ts");

/** How a game came to its end, and every table on the way: there is one more than moves. */
export interface Past {
  rules: Rules;
  seed: Bytes;
  dealt: boolean;
  states: Bytes[];
  shares: Sides;
  /** Who gave it up; null: nobody did. */
  gaveUp: number | null;
}

/** What the ledger needs to know of a game that has ended; null if it has not, or not as its record says. */
export function pastOf(game: Game, record: FullRecord, states: Bytes[]): Past | null {
  const { rules, seed } = game;
  let winners: number[] | null | undefined;
  try {
    winners = resultsOf(game, record)?.winners;
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
  }
  if (!winners) return null;
  const won = (seat: number) => winners.includes(seat % rules.sides);
  const lost = Array.from({ length: rules.players }, (_, seat) => seat).filter((seat) => !won(seat));
  const named: unknown = record.table?.resigned;
  const resigned = lost.find((seat) => Array.isArray(named) && named.includes(seat)) ?? lost[0]!;
  const shares = equal(rules.sides).map((_, side) => Number(winners.includes(side)) / winners.length);
  return { rules, seed, dealt: !("position" in record), states, shares, gaveUp: game.over ? null : resigned };
}

const equal = (sides: number): Sides => Array<number>(sides).fill(1 / sides);
const less = (one: Sides, other: Sides): Sides => one.map((worth, side) => worth - other[side]!);

export class Ledger {
  readonly #looks: Looks[] = [];
  /** What was played, as its actions; null: it is not among the moves that can be listed. */
  readonly #moves: (number[] | null)[] = [];
  readonly #chance: Bytes;

  constructor(
    readonly desk: Desk,
    readonly past: Past,
    /** What each mover knew, and what they played. */
    readonly plies: readonly { seen: Seen; played: string }[],
    readonly judging: Judging,
    readonly thinking: Thinking,
    readonly accounting: Accounting,
  ) {
    this.#chance = sha256(joined(new TextEncoder().encode("race108 ledger"), past.seed));
  }

  get done(): boolean {
    return this.#looks.length === this.past.states.length;
  }

  /** One more table is looked at. */
  look(): void {
    const ply = this.#looks.length;
    const { seen, played } = this.plies[ply] ?? {};
    const move = seen ? this.judging.actions(seen, played!) : null;
    const dealer = this.desk.deals(this.#chance, ply, null);
    const other = move && String(best(this.thinking.ranked(seen!, dealer))) !== String(move) ? move : null;
    const looks = this.accounting.account(this.past.states[ply]!, other ?? [], ORDERS, dealer);
    if (!other) looks[2] = looks[1];
    this.#looks.push(looks);
    this.#moves.push(move);
  }

  /** Every seat's line, once all tables were looked at. */
  lines(): Line[] {
    const { rules, dealt, shares, gaveUp } = this.past;
    const first = this.#looks[0]![0];
    const start = dealt ? equal(rules.sides) : first;
    const parts = { luck: less(first, start), unexplained: equal(rules.sides).fill(0) };
    const decided = Array.from({ length: rules.players }, () => equal(rules.sides).fill(0));
    const add = (sum: Sides, more: Sides) => more.forEach((part, side) => (sum[side]! += part));
    for (const [ply, { seen }] of this.plies.entries()) {
      const [[before, expected, played], after] = [this.#looks[ply]!, this.#looks[ply + 1]![0]];
      add(parts.unexplained, less(this.#moves[ply] ? expected : after, before));
      if (!this.#moves[ply]) continue;
      add(decided[seen.seat]!, less(played, expected));
      add(parts.luck, less(after, played));
    }
    add(gaveUp === null ? parts.unexplained : decided[gaveUp]!, less(shares, this.#looks.at(-1)![0]));
    return decided.map((own, seat) => {
      const side = seat % rules.sides;
      const all = decided.reduce((sum, one) => sum + one[side]!, 0);
      return {
        seat,
        start: POINTS * start[side]!,
        luck: POINTS * parts.luck[side]!,
        own: POINTS * own[side]!,
        others: POINTS * (all - own[side]!),
        unexplained: POINTS * parts.unexplained[side]!,
        result: POINTS * shares[side]!,
      };
    });
  }
}
