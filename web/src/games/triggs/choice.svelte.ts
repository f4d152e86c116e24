// What the player on turn has chosen so far and not played yet: cards of the hand, and perhaps the row they are for.

import { readTriggs } from "./moves.ts";
import type { State } from "../../lib/shapes.ts";
import type { Pile, TriggsView } from "./shapes.ts";
import {
  type Crossing,
  crossingMoves,
  crossings,
  discarding,
  exactly,
  fit,
  formings,
  suggestion,
  type Way,
} from "./choosing.ts";

export class Choice {
  /** Places in the hand. */
  places = $state.raw<number[]>([]);
  row = $state<number | null>(null);

  readonly #state: () => State<TriggsView>;
  readonly #playing: () => boolean;

  /** What the choice is made from, and whether one may play at all now. */
  constructor(state: () => State<TriggsView>, playing: () => boolean) {
    this.#state = state;
    this.#playing = playing;
  }

  readonly view = $derived.by(() => this.#state().view);
  readonly moves = $derived.by(() => (this.#playing() ? this.#state().moves : []));
  readonly #read = $derived(this.moves.map(readTriggs));
  readonly hand = $derived.by(() => ascending(this.#hand()));
  readonly ways = $derived(formings(this.moves));

  /** From where one can draw, what can be crossed off, where the extra cross can go, which cards can be played. */
  readonly piles = $derived(new Set<Pile>(this.#read.flatMap((move) => (move.kind === "draw" ? [move.pile] : []))));
  readonly extras = $derived(new Set(this.#read.flatMap((move) => (move.kind === "extra" ? [move.row] : []))));
  readonly rows = $derived(new Set([...this.ways.keys(), ...this.extras]));
  readonly cards = $derived(
    new Set(
      this.#read.flatMap((move) => {
        if (move.kind === "discard") return [move.value];
        return move.kind === "form" ? move.cards : [];
      }),
    ),
  );

  readonly chosen = $derived(this.places.map((place) => this.hand[place]!));
  /** How the chosen row would be formed with the chosen cards. */
  readonly formed = $derived.by((): Way[] => {
    if (this.row === null) return [];
    return exactly(this.chosen, this.ways.get(this.row) ?? [], this.free(this.row)) ?? [];
  });
  /** What can be done with exactly the chosen cards. */
  readonly crossings = $derived.by((): Crossing[] => {
    const all = crossings(this.chosen, this.ways, (row) => this.free(row));
    return this.row === null ? all : all.filter(({ row }) => row === this.row);
  });
  readonly discarding = $derived(this.row === null ? discarding(this.chosen, this.moves) : null);
  readonly any = $derived(this.row !== null || this.places.length > 0);

  free(row: number): number {
    return this.view.rows[row - 1]! - (this.view.crossed[this.#state().seat ?? 0]?.[row - 1] ?? 0);
  }

  movesOf(crossing: Crossing): string[] {
    return crossingMoves(this.hand, this.ways.get(crossing.row) ?? [], crossing, this.free(crossing.row));
  }

  clear(): void {
    this.places = [];
    this.row = null;
  }

  /** Choose a row, with a good split of the hand. */
  take(row: number): void {
    this.row = row;
    this.form(suggestion(this.hand, this.ways.get(row) ?? [], this.free(row)));
  }

  /** Choose the cards of some formings. */
  form(ways: Way[]): void {
    const left = this.hand.map((card, place) => ({ card, place }));
    this.places = ways.flat().map(
      (card) =>
        left.splice(
          left.findIndex((other) => other.card === card),
          1,
        )[0]!.place,
    );
  }

  /** Choose a card, or put it back. One that has nothing to do with those chosen before begins anew. */
  toggle(place: number): void {
    const others = this.places.filter((other) => other !== place);
    const places = this.places.includes(place) ? others : [...others, place];
    const cards = places.map((other) => this.hand[other]!);
    const together = !cards.length || fit(cards, this.hand, this.moves, (row) => this.free(row));
    this.places = together ? places : [place];
    if (this.row !== null && !this.formed.length) this.row = null;
  }

  #hand(): number[] {
    const { seat, view } = this.#state();
    return seat === null ? [] : (view.hands[seat] ?? []).filter((card) => card !== null);
  }
}

function ascending(cards: number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}
