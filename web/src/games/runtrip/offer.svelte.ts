// What is on offer for what was touched so far, and where it would lead.

import type { State } from "../../lib/shapes.ts";
import type { RunTripView, Step } from "./shapes.ts";
import * as choosing from "./choosing.ts";
import { changes, hasTwo, sideOf, squaresAfter, tokensOf } from "./tokens.ts";

export interface Source {
  state: State<RunTripView>;
  /** Whether there is anything to choose. */
  mine: boolean;
  /** Where every token stands. */
  squares: number[];
  /** Somebody wants to find by themselves which cards trip whom. */
  finds: boolean;
}

export class Offer {
  #source: () => Source;
  /** How the tokens would move with each move, once the server has told. */
  #ahead = $state.raw<{ state: State<RunTripView>; steps: Step[][] } | null>(null);

  readonly ways = $derived.by(() => {
    const { state, mine } = this.#source();
    if (!mine || state.seat === null) return [];
    const outlook = this.#ahead?.state === state ? this.#ahead.steps : null;
    return choosing.waysOf(state.moves, sideOf(state.view, state.seat), hasTwo(state.view), outlook);
  });
  /** The tokens that can be tripped, each with the number of ways; whoever finds them may try every rival. */
  readonly lit = $derived.by(() => {
    const { state, mine, finds } = this.#source();
    if (!finds || !mine || state.seat === null) return choosing.trippable(this.ways);
    const side = sideOf(state.view, state.seat);
    const rivals = tokensOf(state.view).filter(({ owner, square }) => owner !== side && square > 0);
    return new Map(rivals.map(({ number }) => [number, 0]));
  });
  readonly playable = $derived.by(() => {
    const { state, mine, finds } = this.#source();
    if (finds && mine && state.seat !== null) return new Set(state.view.hands[state.seat]);
    return new Set(this.ways.flatMap((way) => way.cards));
  });

  /** Lasts until the table changes. */
  choice: choosing.Choice = $derived.by(() => {
    void this.#source().state;
    return choosing.NOTHING;
  });
  readonly offers = $derived.by(() => {
    if (this.nothing) return [];
    return this.#source().finds ? choosing.found(this.choice, this.ways) : choosing.offered(this.choice, this.ways);
  });
  readonly picked = $derived.by(() => choosing.chosen(this.choice, this.offers));
  /** A way that is only looked at; lasts until others are on offer. */
  glimpsed: choosing.Way | null = $derived.by(() => {
    void this.offers;
    return null;
  });
  readonly seen = $derived.by(() => this.glimpsed ?? this.picked);
  /** Who would stand elsewhere, and where. */
  readonly ghosts = $derived.by(() => {
    const { squares } = this.#source();
    return changes(squares, squaresAfter(squares, this.seen?.steps ?? []));
  });

  constructor(source: () => Source) {
    this.#source = source;
  }

  /** Ask what the moves would do; an answer for a table that has moved on meanwhile is not kept. */
  async ask(outlook: () => Promise<Step[][]>): Promise<void> {
    const { state } = this.#source();
    const steps = await outlook();
    if (this.#source().state === state && steps.length === state.moves.length) this.#ahead = { state, steps };
  }

  get nothing(): boolean {
    return choosing.isNothing(this.choice);
  }

  touchCard(card: string): void {
    this.choice = this.#source().finds
      ? choosing.takeCard(this.choice, card)
      : choosing.touchCard(this.choice, card, this.ways);
  }

  touchToken(token: number): void {
    this.choice = this.#source().finds
      ? choosing.takeToken(this.choice, token)
      : choosing.touchToken(this.choice, token, this.ways);
  }

  choose(way: choosing.Way): void {
    this.choice = { ...this.choice, move: way.move };
  }

  cancel(): void {
    this.choice = choosing.NOTHING;
  }
}
