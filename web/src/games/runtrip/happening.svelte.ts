// What has just happened, shown as it happens: cards travel, tokens walk, pushed ones hop, tripped ones tumble back. The
// table itself is already in its new state; only where the tokens are shown follows step by step.

import { APART, FLIGHT, flip, fly, pause, place, skip } from "../../lib/motion.ts";
import { calm, tempo } from "../../lib/settings.svelte.ts";
import type { GameEvent } from "../../lib/shapes.ts";
import type { RunTripEvent, Step } from "./shapes.ts";
import { card as cardSound, pawn, wood } from "../../lib/sound.ts";
import RunCard from "./cards/RunCard.svelte";
import type { Gait } from "./gait.ts";
import { changes, isStep } from "./tokens.ts";

export interface Stage {
  root: () => HTMLElement | undefined;
  travel: (token: number, from: number, to: number, how: Gait, pace: number) => Promise<void>;
  /** Whose hand lies open here. */
  seat: () => number | null;
}

export class Happening {
  /** Where each token is shown. */
  shown = $state.raw<number[]>([]);
  /** Own cards that are still on their way from the deck. */
  arriving = $state.raw<ReadonlySet<string>>(new Set());
  /** The steps of the last turn: they leave a trail until the next one begins. */
  trail = $state.raw<readonly Step[]>([]);

  #stage: Stage;
  #truth: number[];
  #queue: Promise<void> = Promise.resolve();
  /** Goes up when whatever is still to be shown is not wanted any more. */
  #round = 0;
  #waiting = $state(0);
  /** The steps of the turn that is true now, and of a turn that has been shown to its end. */
  #last: readonly Step[];
  #ended = true;
  #actor: number | null = null;
  /** Where cards lay before they were played. */
  #left = new Map<string, DOMRect>();

  constructor(stage: Stage, tokens: number[], last: readonly Step[]) {
    this.#stage = stage;
    this.shown = this.#truth = tokens;
    this.trail = this.#last = last;
  }

  /** Whether everything has arrived. */
  get still(): boolean {
    return this.#waiting === 0;
  }

  /** Remember where cards lie that are about to be played. */
  leave(cards: string[]): void {
    for (const card of cards) {
      const lies = this.#stage.root()?.querySelector(`[data-card="${card}"] > *`);
      if (lies) this.#left.set(card, lies.getBoundingClientRect());
    }
  }

  /** Show what happened, after what is being shown. What changed without a word was taken back, or leafed through. */
  follow(events: GameEvent[], truth: number[], last: readonly Step[]): void {
    const known = changes(this.#truth, truth).length === 0;
    this.#truth = truth;
    this.#last = last;
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
      if (round === this.#round) [this.shown, this.trail] = [truth, last];
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
    this.trail = this.#last;
    this.arriving = new Set();
    skip();
  }

  #glide(): void {
    const moved = changes(this.shown, this.#truth);
    this.hurry();
    for (const { token, from, to } of moved) void this.#stage.travel(token, from, to, "glide", 1);
  }

  /** Who is behind hurries. */
  get #pace(): number {
    return tempo() * (this.#waiting > 3 ? 0.5 : this.#waiting > 1 ? 0.75 : 1);
  }

  async #show(events: RunTripEvent[], round: number): Promise<void> {
    for (const group of together(events)) {
      const [kind] = group[0]!;
      for (const event of group) {
        if (round !== this.#round) return;
        this.#turn(event);
        await this.#move(event);
      }
      const carried = Promise.all(group.map((event, order) => this.#carry(event, order)));
      // Nothing waits for drawn cards.
      if (kind !== "drew" && kind !== "turned_up") await carried;
    }
  }

  /** Whoever plays a card after somebody has drawn, or after somebody else, begins a turn: the old trail goes. */
  #turn([kind, who]: RunTripEvent): void {
    if (kind === "drew") this.#ended = true;
    if (kind !== "ran" && kind !== "laid") return;
    if (this.#ended || who !== this.#actor) this.trail = [];
    [this.#ended, this.#actor] = [false, who];
  }

  /** The tripped one stumbles and tumbles back, whoever is in its way hops, and then one's own walks. */
  async #move(event: RunTripEvent): Promise<void> {
    if (event[0] === "tripped") {
      wood();
      const square = this.shown[event[2]] ?? 0;
      await this.#stage.travel(event[2], square, square, "stumble", this.#pace);
    }
    if (!isStep(event)) return;
    const [why, token, from, to] = event;
    const how = why === "pushed" ? "hop" : to < from ? "tumble" : "walk";
    this.shown = this.shown.with(token, to);
    await this.#stage.travel(token, from, to, how, this.#pace);
    pawn();
    this.trail = [...this.trail, event];
    await pause(60 * this.#pace);
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
      await fly(from, place(root, "discard"), RunCard, { card, size: 3 }, flight);
    }
    if (event[0] === "drew") {
      const [, seat, card] = event;
      const own = seat === this.#stage.seat() ? root.querySelector(`[data-card="${card}"] > *`) : null;
      cardSound();
      await fly(place(root, "deck"), own ?? place(root, `player-${seat}`), RunCard, { card, size: 3 }, flight);
      this.arriving = new Set([...this.arriving].filter((other) => other !== card));
    }
    if (event[0] === "turned_up") await flip(place(root, "deck")?.firstElementChild ?? null);
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
