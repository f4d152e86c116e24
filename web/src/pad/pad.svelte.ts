// The pad itself: the game that is on it, and those that were. Everything is kept at once, so that a reload, or a phone
// that falls asleep, changes nothing.

import { notice } from "../lib/announce.svelte.ts";
import { say } from "../lib/words.svelte.ts";
import { type Finished, type Game, kindOfSetup, leftOn, resultOf, type Setup, type Step } from "./game.ts";
import { GAME, HISTORY, isGame, isHistory, isSetup, MOST_FINISHED, read, SETUP, write } from "./kept.ts";

/** After time was up and that was taken back. */
const ONE_MORE = 60_000;

class Pad {
  game = $state.raw<Game | null>(null);
  history = $state.raw<Finished[]>([]);
  /** How the last game was set up, for the next one. */
  setup = $state.raw<Setup | null>(null);
  #keeps = true;

  /** Read what is kept, also when another window of the same browser has changed it. */
  open(): void {
    this.#load();
    addEventListener("storage", (event) => {
      if (event.key?.startsWith("pad-") && !event.key.endsWith("-aside")) this.#load();
    });
  }

  #load(): void {
    try {
      this.game = read(GAME, isGame, () => notice(say("pad-spoilt-game"), { trouble: true }));
      this.history = read(HISTORY, isHistory, () => notice(say("pad-spoilt-history"), { trouble: true })) ?? [];
      this.setup = read(SETUP, isSetup, () => undefined);
    } catch {
      this.#cannotKeep();
    }
  }

  begin(setup: Setup): void {
    const clock = setup.minutes ? { left: setup.minutes * 60_000, since: null } : null;
    this.setup = setup;
    this.#set({ id: newId(), began: Date.now(), setup, steps: [], clock });
    this.#keep(SETUP, setup);
  }

  /** Make a step, which the rules allow. */
  step(step: Step): void {
    if (this.game) this.#set({ ...this.game, steps: [...this.game.steps, step] });
  }

  get canUndo(): boolean {
    return Boolean(this.game?.steps.length);
  }

  /** Take the last step back, whoever made it. */
  undo(): void {
    if (!this.game || !this.canUndo) return;
    const last = this.game.steps.at(-1)!;
    const outOfTime = last[0] === "end" && last[1] === "time";
    const clock = outOfTime && this.game.clock ? { left: ONE_MORE, since: null } : this.game.clock;
    this.#set({ ...this.game, steps: this.game.steps.slice(0, -1), clock });
  }

  startClock(): void {
    if (this.game?.clock) this.#set({ ...this.game, clock: { ...this.game.clock, since: Date.now() } });
  }

  stopClock(): void {
    if (this.game?.clock)
      this.#set({ ...this.game, clock: { left: leftOn(this.game.clock, Date.now()), since: null } });
  }

  /** The table is cleared; a game that is over stays in the history. */
  putAway(): void {
    this.#set(null);
  }

  forget(id: string): void {
    this.#remember(this.history.filter((finished) => finished.id !== id));
  }

  #set(game: Game | null): void {
    this.game = game;
    this.#keep(GAME, game);
    if (game) this.#noteResult(game);
  }

  /** A game that is over stands in the history, and one that goes on again does not. */
  #noteResult(game: Game): void {
    const result = resultOf(game);
    const others = this.history.filter(({ id }) => id !== game.id);
    if (Boolean(result) === others.length < this.history.length) return;
    if (!result) return this.#remember(others);
    const { game: name, names } = game.setup;
    const kind = kindOfSetup(game.setup).name;
    const entry: Finished = { id: game.id, ended: Date.now(), game: name, kind, names, ...result };
    this.#remember([entry, ...others].slice(0, MOST_FINISHED));
  }

  #remember(history: Finished[]): void {
    this.history = history;
    this.#keep(HISTORY, history);
  }

  #keep(key: string, data: unknown): void {
    try {
      if (this.#keeps) write(key, data);
    } catch {
      this.#cannotKeep();
    }
  }

  /** A private window, or a full device: said once, and the game goes on. */
  #cannotKeep(): void {
    this.#keeps = false;
    notice(say("pad-cannot-keep"), { trouble: true });
  }
}

/** Also where a page without https may not ask for one. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

export const pad = new Pad();
