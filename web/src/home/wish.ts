// A table as somebody wishes it: what the form shows and remembers, and the request that is made of it.

import type { Game, Options } from "../lib/shapes.ts";
import { cutsByRule, type Kind, MOST_PLAYERS, PLAYERS, ROWS, uneven, type Variant } from "./games.ts";

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
  game: Game;
  variant: Variant;
  players: number;
  seats: SeatWish[];
  /** null: no limit. */
  turnSeconds: number | null;
  gameMinutes: number | null;
  public: boolean;
  onlookers: boolean;
  /** null: as the rules have it. */
  cutting: boolean | null;
  refill: "emptied" | "all";
  rows: number[];
  even: boolean;
}

export type LayoutWish = NonNullable<Options["layout"]>;

const KEY = "new-table";

export function firstWish(level: number): Wish {
  const seats = Array.from({ length: MOST_PLAYERS }, (_, seat): SeatWish => {
    return { sitter: seat === 0 ? "me" : "bot", name: "", level };
  });
  return {
    game: "triggs",
    variant: "basic",
    players: 2,
    seats,
    turnSeconds: null,
    gameMinutes: null,
    public: false,
    onlookers: true,
    cutting: null,
    refill: "emptied",
    rows: [...ROWS],
    even: false,
  };
}

/** What was chosen last time, as far as it is still to be understood. */
export function remembered(text: string | null, level: number): Wish {
  const first = firstWish(level);
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Wish>;
    const seats = kept.seats?.length === MOST_PLAYERS ? kept.seats : first.seats;
    return fitting({ ...first, ...kept, seats, cutting: null });
  } catch {
    return first;
  }
}

export const recall = (level: number): Wish => remembered(localStorage.getItem(KEY), level);
export const remember = (wish: Wish): void => localStorage.setItem(KEY, JSON.stringify(wish));

export const kindWished = (wish: Pick<Wish, "game" | "variant">): Kind =>
  wish.game === "triggs" ? "triggs" : wish.variant;

/** The same wish with a number of players who can play it: the nearest. */
export function fitting(wish: Wish): Wish {
  const allowed = PLAYERS[kindWished(wish)];
  const players = Math.min(Math.max(wish.players, allowed[0]!), allowed.at(-1)!);
  return { ...wish, players };
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
export const cutsWished = (wish: Wish): boolean => wish.cutting ?? cutsByRule(kindWished(wish));

/** What the button does: "bots" begins against bots alone, "watch" without me, "invite" waits for others … */
export type Purpose = "bots" | "invite" | "public" | "cut" | "watch" | "start";

export function purpose(wish: Wish): Purpose {
  const sitters = seatsIn(wish).map((seat) => seat.sitter);
  if (sitters.includes("open")) return wish.public ? "public" : "invite";
  if (sitters.every((sitter) => sitter === "bot")) return "watch";
  if (cutsWished(wish)) return "cut";
  const alone = sitters.filter((sitter) => sitter !== "bot").length === 1;
  return alone && kindWished(wish) !== "team" ? "bots" : "start";
}

/** The body of POST /api/tables. */
export function requested(wish: Wish, myName: string, layout: LayoutWish | null): object {
  const kind = kindWished(wish);
  const seats = seatsIn(wish);
  const names = seats.map(({ sitter, name }) => {
    const known = sitter === "me" ? myName : sitter === "here" ? name : "";
    return known.trim() || null;
  });
  return {
    game: wish.game,
    options: kind === "triggs" ? triggsOptions(wish) : runTripOptions(kind, wish, layout),
    seats: seats.map(({ sitter, level }) => {
      return sitter === "bot" ? `bot:level${level}` : sitter === "open" ? "open" : "me";
    }),
    names,
    public: wish.public,
    onlookers: wish.onlookers,
    cutting: cutsWished(wish),
    clock: {
      turn_seconds: wish.turnSeconds,
      game_minutes: kind === "triggs" ? null : wish.gameMinutes,
    },
  };
}

const triggsOptions = ({ rows, refill }: Wish): Options => ({ rows: [...rows], refill });

function runTripOptions(kind: Variant, wish: Wish, layout: LayoutWish | null): Options {
  return {
    variant: kind === "mercy" ? "basic" : kind,
    mercy: kind === "mercy",
    even: wish.even && uneven(kind, wish.players),
    ...(layout ? { layout } : {}),
  };
}
