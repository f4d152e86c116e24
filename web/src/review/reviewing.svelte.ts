// A review under way: the worker judges one portion after the other, and the page shows what is there.

import type { State } from "../lib/shapes.ts";
import type { Decision, Opened } from "../local/coach.ts";
import type { Line } from "../local/ledger.ts";
import { here as ask } from "./hints.ts";

export class Reviewing {
  decisions = $state.raw<Decision[]>([]);
  done = $state(false);
  /** Judging has stopped halfway; what is there stays. */
  stopped = $state(false);
  /** Every seat's line of the ledger, when it is made; none where there cannot be one. */
  ledger = $state.raw<Line[]>([]);
  accounted = $state(false);
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
    await this.#account();
  }

  /** Once everything is judged: where the result came from. */
  async #account(): Promise<void> {
    while (!this.#over && !this.accounted && this.opened.ledger === "made") {
      const wish = { key: this.opened.key };
      const more = await ask<{ lines: Line[]; done: boolean }>("/coach/ledger", wish).catch(() => null);
      this.ledger = more?.lines ?? [];
      this.accounted = more?.done ?? true;
    }
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
