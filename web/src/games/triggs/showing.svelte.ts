// What has just happened, shown as it happens: cards travel, crosses are drawn, a chain of extra crosses gathers speed.

import { APART, FLIGHT, flip, fly, pause, place, skip, type Spot } from "../../lib/motion.ts";
import { calm, tempo } from "../../lib/settings.svelte.ts";
import type { GameEvent, State } from "../../lib/shapes.ts";
import type { TriggsEvent, TriggsView } from "./shapes.ts";
import * as sound from "../../lib/sound.ts";
import NumberCard from "./cards/NumberCard.svelte";
import TurningCard from "./cards/TurningCard.svelte";
import { cardNames, isExtra, News, type Stroke } from "./news.ts";

/** Of a card that flies, in rem. */
const SIZE = 4;
/** Further behind than this, nothing is shown any more: the game has gone on. */
const BEHIND = 2500;
const BANNER = 2600;
/** The last stroke is over for sure. */
const FADE = 400;

export class Showing {
  strokes = $state.raw<ReadonlyMap<string, Stroke>>(new Map());
  /** Cards of the hand that are still on their way. */
  arriving = $state.raw<ReadonlySet<string>>(new Set());
  /** How many extra crosses a chain has, while it is an event. */
  chain = $state(0);

  /** The table, in which everything has its place. */
  root: HTMLElement | undefined;
  #hand: Map<number, DOMRect[]> = new Map();
  #until = 0;
  #round = 0;
  #banner: ReturnType<typeof setTimeout> | undefined;

  /** Note where the cards of the hand lie, before the table changes. */
  remember(hand: number[]): void {
    this.#hand = new Map();
    for (const [at, name] of cardNames(hand).entries()) {
      const lies = this.#at(name);
      const card = hand[at]!;
      if (lies) this.#hand.set(card, [...(this.#hand.get(card) ?? []), lies.getBoundingClientRect()]);
    }
  }

  /** Whoever plays on need not wait. */
  skip(): void {
    this.#round += 1;
    this.#until = 0;
    this.strokes = new Map();
    this.arriving = new Set();
    skip();
  }

  show(events: GameEvent[], state: State<TriggsView>): void {
    if (calm() || !tempo() || document.visibilityState === "hidden") {
      this.#stamp(events, state);
      return this.skip();
    }
    const now = performance.now();
    if (this.#until - now > BEHIND) this.skip();
    let time = Math.max(0, this.#until - now);
    const news = new News(events as TriggsEvent[], state);
    this.strokes = new Map([...this.strokes, ...news.strokes(time)]);
    this.arriving = new Set([...this.arriving, ...news.arrivals.filter((name) => name !== "")]);
    for (const [index, event] of (events as TriggsEvent[]).entries()) {
      void this.#later(time, () => this.#happen(event, state, news.arrivals[index]));
      time += news.lasts[index]!;
    }
    this.#until = now + time;
    void this.#later(time, () => this.#stamp(events, state));
    void this.#later(time + FADE, () => {
      if (performance.now() > this.#until) this.strokes = new Map();
    });
  }

  async #later(time: number, happen: () => Promise<void> | void): Promise<void> {
    const round = this.#round;
    if (time > 0) await pause(time);
    if (round === this.#round) await happen();
  }

  async #happen(event: TriggsEvent, { seat }: State<TriggsView>, arrival = ""): Promise<void> {
    const home = (whose: number) => (whose === seat ? this.#at("hand") : this.#at(`seat ${whose}`));
    switch (event[0]) {
      case "drew": {
        sound.card();
        const target = arrival ? this.#at(arrival) : home(event[1]);
        // From the centre it comes face down, and turns on its way; to others it goes face down.
        const [from, value] = [this.#at(event[3]), event[2]];
        const turns = value !== null && (event[1] === seat) === (event[3] === "centre");
        if (turns) {
          await fly(from, target, TurningCard, { value, size: SIZE, away: event[1] !== seat, lasts: FLIGHT });
        } else await this.#fly(from, target, value);
        this.arriving = new Set([...this.arriving].filter((name) => name !== arrival));
        return;
      }
      case "discarded":
        sound.card();
        return this.#fly(this.#from(event[1], seat, event[2]), this.#at(event[3]), event[2]);
      case "formed":
        sound.card();
        for (const card of event[2]) void this.#fly(this.#from(event[1], seat, card), this.#at("discard"), card);
        return;
      case "crossed":
        return sound.pencil();
      case "turned_up":
        return flip(this.#at(event[1]));
      case "refilled": {
        const backs = Math.min(event[2], 4);
        for (let back = 0; back < backs; back++) {
          void this.#fly(this.#at("discard"), this.#at(event[1]), null, back * APART * 0.6);
        }
        return;
      }
      case "removed":
        return this.#fly(this.#at(event[1]), this.#at("box"), event[2]);
    }
  }

  #fly(from: Spot, to: Spot, value: number | null, delay = 0): Promise<void> {
    return fly(from, to, NumberCard, { value, size: SIZE }, { delay });
  }

  #from(whose: number, seat: number | null, card: number): Spot {
    if (whose !== seat) return this.#at(`seat ${whose}`);
    return this.#hand.get(card)?.pop() ?? this.#at("hand");
  }

  #at(name: string): HTMLElement | null {
    return this.root ? place(this.root, name) : null;
  }

  #stamp(events: GameEvent[], { log }: State<TriggsView>): void {
    if (!events.some(isExtra)) return;
    sound.wood();
    this.chain = (log.at(-1)?.events ?? []).filter(isExtra).length;
    clearTimeout(this.#banner);
    this.#banner = setTimeout(() => (this.chain = 0), BANNER);
  }
}
