// One step of a lesson being played. Nothing is kept anywhere: the position and all moves are sent each time, to this device's own table if it can be had.

import { announce, notice } from "../lib/announce.svelte.ts";
import { ask, reason } from "../lib/api.ts";
import { pause } from "../lib/motion.ts";
import type { GameEvent, State, Why } from "../lib/shapes.ts";
import { newSentences, unseen } from "../lib/turns.ts";
import { kindOf, met, nextMove } from "./judging.ts";
import { SEAT, type Step } from "./lessons.ts";

/** How long the others think. */
const THINKING = 1100;

export class Practice {
  state = $state.raw<State | null>(null);
  fresh = $state.raw<GameEvent[]>([]);
  busy = $state(false);
  /** How the step went: it goes on, it is done, or something else was played. */
  verdict = $state<"open" | "done" | "other">("open");
  #moves = $state.raw<string[]>([]);
  #turn = $state(0);
  /** How many moves and events there were when the turn began. */
  #since = $state.raw({ moves: 0, events: 0 });

  constructor(readonly step: Step) {}

  begin(): Promise<boolean> {
    return this.#ask([]);
  }

  /** The same once more, in the language that is spoken now. */
  refresh(): Promise<boolean> {
    return this.#ask(this.#moves);
  }

  async play(moves: string[]): Promise<void> {
    if (this.busy || this.verdict !== "open") return;
    if (await this.#ask([...this.#moves, ...moves])) await this.#judge();
  }

  takeBack(): void {
    if (!this.busy) void this.#ask(this.#moves.slice(0, -1));
  }

  /** Why a thing cannot be used now, in a line. */
  async why(thing: string): Promise<string> {
    const { position, seed } = this.step;
    const wish = { position, seed, moves: this.#moves, seat: SEAT, thing };
    const answer = await ask<Why>("/practice/why", wish).catch(() => null);
    return answer?.text ?? "";
  }

  /** What could be played next, as far as the lesson knows a way from here. */
  get next(): string | null {
    if (!this.state || this.verdict !== "open") return null;
    return nextMove(this.step.turns[this.#turn]!, this.#moves.slice(this.#since.moves), this.state.moves);
  }

  /** What the turn was begun with. */
  get kind(): string {
    return kindOf(this.#moves[this.#since.moves] ?? "");
  }

  async #judge(): Promise<void> {
    const state = this.state!;
    if (state.turn === SEAT) return;
    const { goal, reply } = this.step.turns[this.#turn]!;
    if (!met(goal, this.#events().slice(this.#since.events))) this.verdict = "other";
    else if (this.#turn === this.step.turns.length - 1) this.verdict = "done";
    else if (reply) await this.#answer(reply);
  }

  async #answer(reply: string[]): Promise<void> {
    this.busy = true;
    await pause(THINKING);
    this.busy = false;
    if (!(await this.#ask([...this.#moves, ...reply]))) return;
    this.#turn += 1;
    this.#since = { moves: this.#moves.length, events: this.#events().length };
  }

  #events(): GameEvent[] {
    return this.state?.log.flatMap((turn) => turn.events) ?? [];
  }

  async #ask(moves: string[]): Promise<boolean> {
    const { position, seed } = this.step;
    this.busy = true;
    try {
      const state = await ask<State>("/practice", { position, seed, moves, seat: SEAT });
      const before = this.state?.log ?? [];
      this.fresh = this.state ? unseen(before, state.log) : [];
      if (this.state && moves !== this.#moves) announce(newSentences(before, state.log).join(" "));
      this.#moves = moves;
      this.state = state;
      return true;
    } catch (fault) {
      notice(reason(fault), { trouble: true });
      return false;
    } finally {
      this.busy = false;
    }
  }
}
