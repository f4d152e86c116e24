// Events of the game with what they mean for what is seen: how long each takes, which card of the hand is a new one,
// which box of a sheet gets its cross when.

import { APART, FLIGHT } from "../../lib/motion.ts";
import { tempo } from "../../lib/settings.svelte.ts";
import type { GameEvent, State } from "../../lib/shapes.ts";
import type { TriggsEvent, TriggsView } from "./shapes.ts";

/** When a new cross is drawn, and how fast, in milliseconds. */
export interface Stroke {
  delay: number;
  duration: number;
}

const STROKE = 240;
const FASTEST = 110;

export const boxName = (seat: number, row: number, box: number): string => `${seat} ${row} ${box}`;
/** The cards of the hand, by value and how many of that value lie before it. */
export const cardNames = (hand: number[]): string[] =>
  hand.map((card, at) => `card ${card} ${hand.slice(0, at).filter((other) => other === card).length}`);

export const isExtra = (event: GameEvent): boolean => event[0] === "crossed" && event[3] === true;

/** Events with what they mean for the table: how long each lasts, which card of the hand or box of a sheet is new. */
export class News {
  /** For every event how long it takes until the next begins. */
  readonly lasts: number[];
  /** For every event which card of the own hand arrives with it, if one does. */
  readonly arrivals: string[];
  readonly #events: TriggsEvent[];
  readonly #state: State<TriggsView>;

  constructor(events: TriggsEvent[], state: State<TriggsView>) {
    this.#events = events;
    this.#state = state;
    this.lasts = this.#durations().map((time) => time * tempo());
    this.arrivals = this.#arriving();
  }

  /** When each new cross is drawn. */
  strokes(start: number): [string, Stroke][] {
    const { crossed } = this.#state.view;
    const left = new Map<string, number>();
    const sheetOf = (event: TriggsEvent) => `${event[1]} ${String(event[2])}`;
    for (const event of this.#events) {
      if (event[0] === "crossed") left.set(sheetOf(event), (left.get(sheetOf(event)) ?? 0) + 1);
    }
    let delay = start;
    return this.#events.flatMap((event, index): [string, Stroke][] => {
      const duration = this.lasts[index]!;
      const begins = delay;
      delay += duration;
      if (event[0] !== "crossed") return [];
      const [, seat, row] = event;
      const count = left.get(sheetOf(event))!;
      left.set(sheetOf(event), count - 1);
      return [[boxName(seat, row, crossed[seat]![row - 1]! - count), { delay: begins, duration }]];
    });
  }

  #durations(): number[] {
    let extras = (this.#state.log.at(-1)?.events ?? []).filter(isExtra).length - this.#events.filter(isExtra).length;
    return this.#events.map((event, index) => {
      if (event[0] === "crossed") {
        if (event[3]) extras += 1;
        return Math.max(FASTEST, STROKE * 0.86 ** Math.max(0, extras));
      }
      // The card below is turned up while the one above it leaves.
      if (this.#events[index + 1]?.[0] === "turned_up") return 0;
      if (event[0] === "drew" || event[0] === "removed" || event[0] === "turned_up") return FLIGHT * 0.7;
      if (event[0] === "formed" || event[0] === "refilled") return FLIGHT * 0.9;
      return event[0] === "discarded" ? APART : 0;
    });
  }

  #arriving(): string[] {
    const { seat, view } = this.#state;
    const hand = seat === null ? [] : (view.hands[seat] ?? []).map(Number);
    const names = cardNames(hand.sort((one, other) => one - other));
    // Of equal cards the new ones lie last: told from the end.
    return this.#events
      .toReversed()
      .map((event) => {
        if (event[0] !== "drew" || event[1] !== seat) return "";
        const at = names.findLastIndex((name) => name.startsWith(`card ${event[2]} `));
        return at < 0 ? "" : names.splice(at, 1)[0]!;
      })
      .toReversed();
  }
}
