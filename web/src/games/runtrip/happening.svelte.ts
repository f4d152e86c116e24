// What has just happened, shown as it happens: cards travel, tokens run, pushed ones hop back. The table itself is
// already in its new state; only where the tokens are shown follows step by step.

import { APART, FLIGHT, fly, pause, place, skip } from "../../lib/motion.ts";
import { calm } from "../../lib/settings.svelte.ts";
import type { GameEvent } from "../../lib/shapes.ts";
import type { RunTripEvent, Step } from "./shapes.ts";
import { card as cardSound } from "../../lib/sound.ts";
import RunCard from "./cards/RunCard.svelte";
import { changes, isStep } from "./tokens.ts";

export interface Stage {
  root: () => HTMLElement | undefined;
  travel: (token: number, from: number, to: number, duration: number) => Promise<void>;
  /** Whose hand lies open here. */
  seat: () => number | null;
}

const RUN = 240;
const HOP = 170;

export class Happening {
  /** Where each token is shown. */
  shown = $state.raw<number[]>([]);
  /** Own cards that are still on their way from the deck. */
  arriving = $state.raw<ReadonlySet<string>>(new Set());

  #stage: Stage;
  #truth: number[];
  #queue: Promise<void> = Promise.resolve();
  /** Goes up when whatever is still to be shown is not wanted any more. */
  #round = 0;
  #waiting = 0;
  /** Where cards lay before they were played. */
  #left = new Map<string, DOMRect>();

  constructor(stage: Stage, tokens: number[]) {
    this.#stage = stage;
    this.shown = this.#truth = tokens;
  }

  /** Remember where cards lie that are about to be played. */
  leave(cards: string[]): void {
    for (const card of cards) {
      const lies = this.#stage.root()?.querySelector(`[data-card="${card}"]`);
      if (lies) this.#left.set(card, lies.getBoundingClientRect());
    }
  }

  /** Show what happened, after what is being shown. What changed without a word was taken back, or leafed through. */
  follow(events: GameEvent[], truth: number[]): void {
    const known = changes(this.#truth, truth).length === 0;
    this.#truth = truth;
    if (!events.length) {
      if (!known) this.#glide();
      return;
    }
    const round = this.#round;
    this.#waiting += 1;
    if (!calm()) this.#expect(events as RunTripEvent[]);
    this.#queue = this.#queue.then(async () => {
      if (round === this.#round) await this.#show(events as RunTripEvent[], round);
      this.#waiting -= 1;
      if (round === this.#round) this.shown = truth;
    });
  }

  #expect(events: RunTripEvent[]): void {
    const drawn = events.filter((event) => event[0] === "drew" && event[1] === this.#stage.seat());
    this.arriving = new Set([...this.arriving, ...drawn.map((event) => String(event[2]))]);
  }

  /** Somebody plays on: everything lies where it belongs. */
  hurry(): void {
    this.#round += 1;
    this.shown = this.#truth;
    this.arriving = new Set();
    skip();
  }

  #glide(): void {
    const moved = changes(this.shown, this.#truth);
    this.hurry();
    for (const { token, from, to } of moved) void this.#stage.travel(token, from, to, RUN);
  }

  /** Who is behind hurries. */
  get #pace(): number {
    return this.#waiting > 3 ? 0.5 : this.#waiting > 1 ? 0.75 : 1;
  }

  async #show(events: RunTripEvent[], round: number): Promise<void> {
    for (const group of together(events)) {
      const [kind] = group[0]!;
      for (const step of group.filter(isStep)) {
        if (round === this.#round) await this.#move(step);
      }
      const carried = Promise.all(group.map((event, order) => this.#carry(event, order)));
      // Nothing waits for drawn cards.
      if (kind !== "drew") await carried;
      if (round !== this.#round) return;
    }
  }

  async #move([why, token, from, to]: Step): Promise<void> {
    this.shown = this.shown.with(token, to);
    await this.#stage.travel(token, from, to, (why === "pushed" ? HOP : RUN) * this.#pace);
    await pause(40 * this.#pace);
  }

  async #carry(event: RunTripEvent, order: number): Promise<void> {
    const root = this.#stage.root();
    if (!root) return;
    const flight = { delay: order * APART * this.#pace, duration: FLIGHT * this.#pace };
    if (event[0] === "ran" || event[0] === "laid") {
      const [, seat, card] = event;
      const from = this.#left.get(card) ?? place(root, `player-${seat}`);
      this.#left.delete(card);
      cardSound();
      await fly(from, place(root, "discard"), RunCard, { card, size: 2.4 }, flight);
    }
    if (event[0] === "drew") {
      const [, seat, card] = event;
      const own = seat === this.#stage.seat() ? root.querySelector(`[data-card="${card}"]`) : null;
      cardSound();
      await fly(place(root, "deck"), own ?? place(root, `player-${seat}`), RunCard, { card, size: 2.4 }, flight);
      this.arriving = new Set([...this.arriving].filter((other) => other !== card));
    }
  }
}

/** Events of one kind that follow each other: cards that are played together also travel together. */
function together(events: RunTripEvent[]): RunTripEvent[][] {
  const groups: RunTripEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.[0] === event[0]) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
