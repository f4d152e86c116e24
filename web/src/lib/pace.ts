// One thing after the other: bots play in no time, and people want to see what they did. What comes while something is
// still being shown waits for it; whoever does anything sees the newest at once.

/** Shows something; says for how many milliseconds it wants to be looked at. */
type Show = () => number;

export class Pace {
  #waiting: { show: Show; before: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Goes up when nobody waits any more for what was waited for. */
  #round = 0;
  /** Resolves when what is being shown has come to rest; without it the time alone counts. */
  readonly #rest: (() => Promise<void>) | undefined;

  constructor(rest?: () => Promise<void>) {
    this.#rest = rest;
  }

  /** Show this now, or after what is being shown; `before`: first wait so long, as somebody who thinks. */
  take(show: Show, before = 0): void {
    this.#waiting.push({ show, before });
    if (this.#timer === undefined) this.#next();
  }

  /** Show everything that waits, at once. */
  hurry(): void {
    this.#stop();
    while (this.#waiting.length) this.#waiting.shift()!.show();
  }

  /** Nobody wants to see any more what waits. */
  forget(): void {
    this.#stop();
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const [first] = this.#waiting;
    if (!first) return;
    if (first.before > 0) {
      this.#timer = setTimeout(() => this.#next(), first.before);
      first.before = 0;
      return;
    }
    this.#waiting.shift();
    const time = first.show();
    if (time > 0) this.#timer = setTimeout(() => this.#afterRest(), time);
    else this.#next();
  }

  #afterRest(): void {
    if (!this.#rest) return this.#next();
    const round = this.#round;
    void this.#rest().then(() => {
      if (round === this.#round) this.#next();
    });
  }

  #stop(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
