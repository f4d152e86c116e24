// A review under way: the worker judges one portion after the other, and the page shows what is there.

import type { State } from "../lib/shapes.ts";
import type { Decision, Opened } from "../local/coach.ts";
import { here as ask } from "./hints.ts";

export class Reviewing {
  decisions = $state.raw<Decision[]>([]);
  done = $state(false);
  /** Judging has stopped halfway; what is there stays. */
  stopped = $state(false);
  #over = false;

  private constructor(readonly opened: Opened) {}

  static async of(record: object): Promise<Reviewing> {
    return new Reviewing(await ask<Opened>("/coach/review", { record }));
  }

  /** Judge everything. */
  async go(): Promise<void> {
    const { key, moves } = this.opened;
    while (!this.#over && this.decisions.length < moves) {
      const wish = { key, from: this.decisions.length };
      const more = await ask<{ decisions: Decision[] }>("/coach/decisions", wish).catch(() => null);
      if (!more) return void (this.stopped = true);
      this.decisions = [...this.decisions, ...more.decisions];
    }
    this.done = this.decisions.length === moves;
  }

  stop(): void {
    this.#over = true;
  }

  /** The position before a move, as the mover saw it. */
  at(ply: number): Promise<State> {
    return ask<State>("/coach/at", { key: this.opened.key, ply });
  }

  /** What another move would have been worth there. */
  try(ply: number, move: string): Promise<Decision> {
    return ask<Decision>("/coach/try", { key: this.opened.key, ply, move });
  }
}
