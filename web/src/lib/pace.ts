// One thing after the other: bots play in no time, and people want to see what they did. What comes while something is
// still being shown waits for it; whoever does anything sees the newest at once.

/** Shows something; says for how many milliseconds it wants to be looked at. */
type Show = () => number;

export class Pace {
  #waiting: Show[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show this now, or after what is being shown. */
  take(show: Show): void {
    this.#waiting.push(show);
    if (this.#timer === undefined) this.#next();
  }

  /** Show everything that waits, at once. */
  hurry(): void {
    this.#stop();
    while (this.#waiting.length) this.#waiting.shift()!();
  }

  /** Nobody wants to see any more what waits. */
  forget(): void {
    this.#stop();
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    const show = this.#waiting.shift();
    if (!show) return;
    const time = show();
    if (time > 0) this.#timer = setTimeout(() => this.#next(), time);
    else this.#next();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
