// The tables on the home page, asked for again every few seconds while somebody looks.

import { isSite } from "../lib/address.ts";
import { ask, localTables, reason } from "../lib/api.ts";
import type { Listed } from "../lib/api-types.ts";
import type { About } from "../lib/shapes.ts";
import { type Away, awayTables, bringBack, isAway, putAway } from "./away.ts";
import { isMyTurn, sorted } from "./tables.ts";

const EVERY = 10_000;

export class Lists {
  /** null: not known yet. */
  own = $state.raw<About[] | null>(null);
  open = $state.raw<About[] | null>(null);
  /** Why they are not known, in a sentence. */
  trouble = $state("");
  /** How many games of this device cannot be read. */
  broken = $state(0);

  /** Those of the server's, as far as they are known. */
  #server: About[] | null = null;
  #away = $state.raw<Away>(awayTables());
  readonly #all = $derived(sorted(this.own ?? []));
  readonly #mine = $derived(this.#all.filter((table) => !isAway(this.#away, table)));

  get going(): About[] {
    return this.#mine.filter((table) => table.phase !== "over");
  }
  get over(): About[] {
    return this.#mine.filter((table) => table.phase === "over");
  }
  get myTurn(): About[] {
    return this.#mine.filter(isMyTurn);
  }
  /** How many of mine were put away. */
  get away(): number {
    return this.#all.length - this.#mine.length;
  }
  putAway(table: About): void {
    this.#away = putAway(this.#away, table);
  }
  bringBack(): void {
    this.#away = bringBack();
  }
  /** Public tables at which I do not sit. */
  get others(): About[] {
    return (this.open ?? []).filter((table) => !table.yours.length);
  }

  /** Keep them fresh; returns how to end it. */
  follow(): () => void {
    const look = () => document.visibilityState === "visible" && void this.#refresh();
    const timer = setInterval(look, EVERY);
    addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      removeEventListener("visibilitychange", look);
    };
  }

  async #refresh(): Promise<void> {
    const local = localTables().then(({ tables, broken }) => {
      this.broken = broken;
      return tables;
    });
    if (isSite) return void ([this.own, this.open] = [await local, []]);
    try {
      const [own, open] = await Promise.all([ask<Listed>("/tables"), ask<Listed>("/tables?public=1")]);
      this.#server = own.tables;
      [this.open, this.trouble] = [open.tables, ""];
    } catch (fault) {
      // What was known before stays in sight.
      if (!this.#server) this.trouble = reason(fault);
    }
    this.own = [...(await local), ...(this.#server ?? [])];
  }
}
