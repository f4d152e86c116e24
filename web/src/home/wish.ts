// A table as somebody wishes it: what the form shows and remembers, and the request that is made of it.

import type { Game, Kind } from "../games/game.ts";
import { GAMES, gameOf, kindCalled, optionsOf } from "../games/registry.ts";
import type { Wished } from "../lib/api.ts";
import type { Options } from "../lib/shapes.ts";

const MOST_PLAYERS = Math.max(...GAMES.flatMap(({ facts }) => facts.players));

/** Who sits there: me, somebody beside me on this device, somebody who gets the link, or a bot. */
export type Sitter = "me" | "here" | "open" | "bot";

export interface SeatWish {
  sitter: Sitter;
  /** Of somebody beside me. */
  name: string;
  /** Of a bot. */
  level: number;
}

export interface Wish {
  game: string;
  /** The name of a kind, in games that have several. */
  variant: string;
  players: number;
  seats: SeatWish[];
  /** null: no limit. */
  turnSeconds: number | null;
  gameMinutes: number | null;
  public: boolean;
  onlookers: boolean;
  /** null: as the rules have it. */
  cutting: boolean | null;
  /** Whether the coach may help everybody. */
  coach: boolean;
  /** The options that were chosen, by game. */
  options: Record<string, Options>;
}

const KEY = "new-table";

export function firstWish(level: number): Wish {
  const seats = Array.from({ length: MOST_PLAYERS }, (_, seat): SeatWish => {
    return { sitter: seat === 0 ? "me" : "bot", name: "", level };
  });
  return {
    game: GAMES[0]!.name,
    variant: "",
    players: 2,
    seats,
    turnSeconds: null,
    gameMinutes: null,
    public: false,
    onlookers: true,
    cutting: null,
    coach: false,
    options: {},
  };
}

/** What was chosen last time, as far as it is still to be understood. On help all agree anew. */
export function remembered(text: string | null, level: number): Wish {
  const first = firstWish(level);
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Wish>;
    const seats = kept.seats?.length === MOST_PLAYERS ? kept.seats : first.seats;
    return fitting({ ...first, ...kept, seats, cutting: null, coach: false });
  } catch {
    return first;
  }
}

export const recall = (level: number): Wish => remembered(localStorage.getItem(KEY), level);
export const remember = (wish: Wish): void => localStorage.setItem(KEY, JSON.stringify(lasting(wish)));

/** A file that was read is for one table only. */
export function lasting(wish: Wish): Wish {
  const isFile = ({ kind }: { kind: string }) => kind === "layout";
  const kept = GAMES.map(({ name, facts }) => {
    const files = new Set(facts.options.filter(isFile).map((option) => option.name));
    return [
      name,
      Object.fromEntries(Object.entries(wish.options[name] ?? {}).filter(([option]) => !files.has(option))),
    ];
  });
  return { ...wish, options: Object.fromEntries(kept) as Wish["options"] };
}

export const gameWished = ({ game }: Pick<Wish, "game">): Game => gameOf(game) ?? GAMES[0]!;
export const kindWished = (wish: Pick<Wish, "game" | "variant">): Kind => kindCalled(gameWished(wish), wish.variant);

/** The same wish with a number of players who can play it: the nearest. */
export function fitting(wish: Wish): Wish {
  const allowed = kindWished(wish).players;
  const players = Math.min(Math.max(wish.players, allowed[0]!), allowed.at(-1)!);
  return { ...wish, game: gameWished(wish).name, players };
}

/** Somebody else in a seat. There is only one of me: whoever sat where I go takes my old seat. */
export function seated(seats: SeatWish[], seat: number, sitter: Sitter, level?: number): SeatWish[] {
  const before = seats[seat]!;
  return seats.map((other, number) => {
    if (number === seat) return { ...other, sitter, level: level ?? other.level };
    if (sitter === "me" && other.sitter === "me") return before;
    return other;
  });
}

export const seatsIn = (wish: Wish): SeatWish[] => wish.seats.slice(0, wish.players);
export const cutsWished = (wish: Wish): boolean => wish.cutting ?? kindWished(wish).cut;

/** What the button does: "bots" begins against bots alone, "watch" without me, "invite" waits for others … */
export type Purpose = "bots" | "invite" | "public" | "cut" | "watch" | "start";

export function purpose(wish: Wish): Purpose {
  const sitters = seatsIn(wish).map((seat) => seat.sitter);
  if (sitters.includes("open")) return wish.public ? "public" : "invite";
  if (sitters.every((sitter) => sitter === "bot")) return "watch";
  if (cutsWished(wish)) return "cut";
  const alone = sitters.filter((sitter) => sitter !== "bot").length === 1;
  return alone && !kindWished(wish).sides ? "bots" : "start";
}

/** The body of POST /api/tables. */
export function requested(wish: Wish, myName: string): Wished {
  const game = gameWished(wish);
  const seats = seatsIn(wish);
  const names = seats.map(({ sitter, name }) => {
    const known = sitter === "me" ? myName : sitter === "here" ? name : "";
    return known.trim() || null;
  });
  return {
    game: wish.game,
    options: optionsOf(game, kindWished(wish), wish.players, wish.options[wish.game] ?? {}),
    seats: seats.map(({ sitter, level }) => {
      return sitter === "bot" ? `bot:level${level}` : sitter === "open" ? "open" : "me";
    }),
    names,
    public: wish.public,
    onlookers: wish.onlookers,
    cutting: cutsWished(wish),
    coach: wish.coach,
    clock: {
      turn_seconds: wish.turnSeconds,
      game_minutes: game.facts.clock ? wish.gameMinutes : null,
    },
  };
}
