// Why what was touched cannot be used now, in one line. The reason comes from whoever feeds the table, never from here.

import { announce } from "./announce.svelte.ts";

export class WhyNot {
  readonly #why: () => ((thing: string) => Promise<string>) | undefined;
  readonly #moment: () => unknown;

  /** How to ask, and what the answer is good for: at another moment it is void. */
  constructor(why: () => ((thing: string) => Promise<string>) | undefined, moment: () => unknown) {
    this.#why = why;
    this.#moment = moment;
  }

  text: string = $derived.by(() => {
    void this.#moment();
    return "";
  });

  /** Something that cannot be used was touched; named as in moves ("row 9"). */
  async ask(thing: string): Promise<void> {
    const moment = this.#moment();
    const text = (await this.#why()?.(thing)) ?? "";
    if (moment !== this.#moment()) return;
    this.text = text;
    announce(text);
  }

  /** Something else was touched. */
  clear(): void {
    this.text = "";
  }
}
