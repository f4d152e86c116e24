// How things are called, for those who look and for those who listen.

import { symbolNames } from "./cards/words.ts";
import { numberOf } from "./moves.ts";
import type { RunTripView, Step } from "./shapes.ts";
import { listed, say } from "../../lib/words.svelte.ts";
import { stays, type Way } from "./choosing.ts";
import { seatsOf, squaresAfter, type Token } from "./tokens.ts";

const LONGEST = 18;

/** What is needed to call somebody by name. */
export interface Cast {
  view: RunTripView;
  names: string[];
  /** The side of whoever looks, if they play. */
  side: number | null;
  tokens: Token[];
}

export const squareName = (square: number): string => (square === 0 ? say("runtrip-start") : String(square));

/** A player, or in Team a side. */
export function ownerName({ view, names }: Cast, owner: number): string {
  if (view.variant === "team") return say("runtrip-side", { number: owner + 1 });
  return names[owner] ?? "";
}

/** A side with its players: "Team 2 (Bob and Dana)". */
export function sideNames(cast: Cast, owner: number): string {
  const players = seatsOf(cast.view, owner).map((seat) => cast.names[seat] ?? "");
  return cast.view.variant === "team" ? `${ownerName(cast, owner)} (${listed(players)})` : listed(players);
}

export function tokenName(cast: Cast, number: number): string {
  const token = cast.tokens[number];
  if (!token) return "";
  const { owner, letter } = token;
  if (owner === cast.side) return letter ? say("runtrip-your-token", { letter }) : say("runtrip-you");
  return letter ? say("runtrip-their-token", { owner: ownerName(cast, owner), letter }) : ownerName(cast, owner);
}

/** The same with names that leave room for the rest of a sentence. */
function briefly(cast: Cast): Cast {
  const brief = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name);
  return { ...cast, names: cast.names.map(brief) };
}

/** A token with its square and the symbols there. */
export function standing(cast: Cast, token: Token, squares: string[]): string {
  const symbols = squares[token.square];
  const args = { who: tokenName(cast, token.number), square: token.square };
  return symbols ? say("runtrip-stands", { ...args, symbols: symbolNames(symbols) }) : say("runtrip-stands-safe", args);
}

/** What a way does, in words: "Bob (12 → 5), pushing Cleo (5 → 4), you (20 → 27)". */
export function outcomeWords(cast: Cast, way: Way): string {
  const brief = briefly(cast);
  const words = (way.steps ?? []).map((step) => stepWords(step, (token) => tokenName(brief, token)));
  const own = cast.tokens[way.own];
  if (own && stays(way)) {
    words.push(say("runtrip-stays", { letter: own.letter || "none", square: own.square }));
  }
  return words.join(", ");
}

/** A step in words; whoever is pushed is pushed by the one of the step before. */
export function stepWords([why, token, from, to]: Step, nameOf: (token: number) => string): string {
  const args = { who: nameOf(token), from: squareName(from), to: squareName(to) };
  return why === "pushed" ? say("runtrip-pushes", args) : say("runtrip-goes", args);
}

/** What a way plays: "Run 8", "Trip Bob with 3 and 4". */
export function wayName(cast: Cast, way: Way): string {
  if (way.target === null) return say("runtrip-way-run", { number: way.sum });
  return say("runtrip-way-trip", { who: tokenName(cast, way.target), cards: cardNumbers(way) });
}

/** What the button that plays a way says. */
export function wayButton(cast: Cast, way: Way): string {
  if (way.target !== null) {
    return say("runtrip-do-trip", { who: tokenName(briefly(cast), way.target), sum: way.sum });
  }
  const own = cast.tokens[way.own];
  const letter = own?.letter ?? "";
  if (!own || !way.steps) return say("runtrip-way-run", { number: way.sum });
  const square = squaresAfter(
    cast.tokens.map((token) => token.square),
    way.steps,
  )[way.own]!;
  if (stays(way)) return say("runtrip-do-stay", { number: way.sum, square });
  if (letter) return say("runtrip-do-run-token", { number: way.sum, square, letter });
  return say("runtrip-do-run", { number: way.sum, square });
}

const cardNumbers = (way: Way): string => listed(way.cards.map((card) => String(numberOf(card))));
