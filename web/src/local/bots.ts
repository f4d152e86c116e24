// Bots in the browser. They get what their seat sees (a blinded table), never the dealer's, and decide as race108's own
// do: the same view and the same chance give the same move.

import type { Desk, Weights } from "./desk.ts";
import { type Game, MOST_MOVES_TOLD, Shown } from "./game.ts";
import { Refusal } from "./refusal.ts";
import type { Rules, Seen, Thinking } from "./rules.ts";
import type { Dealer } from "../lib/kernel/ground.ts";
import { freshSeed } from "./seed.ts";

const ROLLOUTS = 400;
const HIGHEST = 5;
/** Who can play here. */
export const BOTS = /^(random|value|search|level[1-5])$/;

/** Where a network comes from. */
export type Nets = (name: string) => Promise<Weights>;

/** A network from its file (plugins/nets.ts). */
export function unpacked(file: ArrayBuffer): Weights {
  const [HIDDEN, DEEP, UNITS] = [64, 32, 96];
  const head = new DataView(file);
  const [rows, middle] = [head.getUint32(0, true), head.getUint32(4, true)];
  const many = rows * HIDDEN;
  const bytes = new Uint8Array(file, 8, 2 * many);
  const first = Float32Array.from({ length: many }, (_, i) => half(bytes[i]! | (bytes[many + i]! << 8)));
  let at = 8 + 2 * many;
  const next = (count: number) => {
    const part = new Float32Array(file.slice(at, at + 4 * count));
    at += 4 * count;
    return part;
  };
  return { first, bias: next(HIDDEN), middle: next(middle * DEEP), second: next(UNITS), last: next(1) };
}

/** A number of 16 bits. */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023];
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

export class Bots {
  readonly #weights = new Map<string, Promise<Weights>>();

  constructor(
    readonly desk: Desk,
    readonly nets: Nets,
  ) {}

  /** Have what a bot thinks with at hand. */
  async ready(rules: Rules, bot: string): Promise<Weights | null> {
    if (bot === "random") return null;
    let asked = this.#weights.get(rules.net);
    if (!asked) {
      asked = this.nets(rules.net);
      this.#weights.set(rules.net, asked);
      asked.catch(() => this.#weights.delete(rules.net)); // the next one to ask may have better luck
    }
    return asked;
  }

  /** What a bot plays for the rest of its turn, or up to the next thing it cannot foresee. */
  async turn(game: Game, bot: string, chance = freshSeed()): Promise<string[]> {
    const { rules, desk } = game;
    const weights = await this.ready(rules, bot);
    const thinking = weights && rules.thinking(weights);
    const dealer = desk.deals(chance, 0, null);
    const moves: string[] = [];
    let seen: Seen | null = game.seenBy(game.turn);
    while (seen) {
      const move: string = thinking
        ? rules.texts(seen.blind, [this.#chosen(rules, seen, bot, thinking, dealer)])[0]!
        : this.#any(rules, seen, dealer);
      moves.push(move);
      seen = this.#after(rules, seen, move, dealer);
    }
    return moves;
  }

  /** The view after a move of one's own; null when the turn is over, or something hidden would come to light. */
  #after(rules: Rules, seen: Seen, move: string, dealer: Dealer): Seen | null {
    const chance = dealer.bytes();
    this.desk.deals(new Uint8Array(32), 0, new Int16Array());
    const { state, lines } = rules.show(seen.blind, dealer, move, seen.seat, -1)!;
    const events = this.desk.noted(0);
    dealer.put(chance);
    const [, over, between, revealed] = JSON.parse(lines[0]!) as [number, boolean, boolean, boolean];
    if (over || between || revealed) return null;
    return { ...seen, blind: state, events: Int16Array.of(...seen.events, ...events) };
  }

  /** Any legal move. */
  #any(rules: Rules, { blind, seat }: Seen, dealer: Dealer): string {
    const { lines } = rules.show(blind, dealer, "", seat, MOST_MOVES_TOLD)!;
    const moves = JSON.parse(new Shown(lines, rules.players, seat).moves) as string[];
    return moves[this.desk.ground.pick(dealer, moves.length)]!;
  }

  #chosen(rules: Rules, seen: Seen, bot: string, thinking: Thinking, dealer: Dealer): number[] {
    const level = /^level([1-5])$/.exec(bot)?.[1];
    if (bot === "search" || level === String(HIGHEST)) return thinking.searched(seen, ROLLOUTS, dealer);
    if (level) {
      const grade = Math.round(100 * rules.levels[Number(level) - 1]!);
      const [row, more] = [Math.floor(grade / 100), grade % 100];
      const worse = more > 0 && this.desk.ground.pick(dealer, 100) < more;
      return thinking.atLevel(seen, worse ? row + 1 : row, dealer);
    }
    if (bot === "value") return best(thinking.ranked(seen, dealer));
    throw new Refusal("unknown-bot", { bot, known: "" });
  }
}

/** The first of the best. */
export const best = (moves: { actions: number[]; worth: number }[]): number[] =>
  moves.reduce((one, other) => (other.worth > one.worth ? other : one)).actions;
