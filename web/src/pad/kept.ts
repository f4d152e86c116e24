// What the pad keeps on the device. Whatever is found there is read with care: it may come from an older pad, a newer
// one, or somebody else. What cannot be read is put aside, never thrown away, and never a reason to stop.

import { MOST_BOXES, PLAYERS, ROWS, VARIANTS } from "../home/games.ts";
import { type Finished, type Game, isRunTrip, isTriggs, type Setup, sheetsOf, type Step, trackOf } from "./game.ts";
import { HIGHEST_CARD, MOST_CARDS } from "./rules-runtrip.ts";

const VERSION = 1;
export const GAME = "pad-game";
export const HISTORY = "pad-history";
export const SETUP = "pad-setup";
const ASIDE = "-aside";

/** More than any game has; what is longer was not made by us. */
const MOST_STEPS = 5000;
export const MOST_FINISHED = 500;
export const LONGEST_NAME = 24;
export const MOST_MINUTES = 600;

type Data = Record<string, unknown>;
const isData = (data: unknown): data is Data => typeof data === "object" && data !== null && !Array.isArray(data);
const isText = (data: unknown, most: number): data is string => typeof data === "string" && data.length <= most;
const isWhole = (data: unknown, least: number, most: number): data is number =>
  Number.isInteger(data) && (data as number) >= least && (data as number) <= most;
const areAll = <T>(data: unknown, most: number, good: (one: unknown) => one is T): data is T[] =>
  Array.isArray(data) && data.length <= most && data.every(good);
const isName = (data: unknown): data is string => isText(data, LONGEST_NAME);
const isTime = (data: unknown): data is number => isWhole(data, 0, 8.64e15);

export function isSetup(data: unknown): data is Setup {
  if (!isData(data) || !areAll(data.names, 6, isName)) return false;
  const count = data.names.length;
  if (!isWhole(data.first, 0, count - 1)) return false;
  if (data.game === "triggs") {
    const isSize = (size: unknown): size is number => isWhole(size, 1, MOST_BOXES);
    return PLAYERS.triggs.includes(count) && areAll(data.rows, ROWS.length, isSize) && data.rows.length === ROWS.length;
  }
  const variant = VARIANTS.find((name) => name === data.variant);
  if (data.game !== "runtrip" || !variant || !PLAYERS[variant].includes(count)) return false;
  return (data.minutes === null || isWhole(data.minutes, 1, MOST_MINUTES)) && typeof data.symbols === "boolean";
}

/** Only the shape: whether it can be made is for the rules to say. */
function isStep(data: unknown): data is Step {
  if (!Array.isArray(data)) return false;
  const [kind, one, two, cards] = data as unknown[];
  const isCard = (card: unknown): card is number => isWhole(card, 1, HIGHEST_CARD);
  if (kind === "next") return data.length === 1;
  if (kind === "end") return one === "cards" || one === "time";
  if (kind === "cross") return isWhole(one, 1, ROWS.length) && isWhole(two, 1, MOST_BOXES);
  if (kind === "run") return isWhole(one, 0, 5) && isCard(two);
  return kind === "trip" && isWhole(one, 0, 5) && isWhole(two, 0, 5) && areAll(cards, MOST_CARDS, isCard) && cards.length > 0;
}

const isClock = (data: unknown): boolean =>
  isData(data) && isTime(data.left) && (data.since === null || isTime(data.since));

export function isGame(data: unknown): data is Game {
  if (!isData(data) || !isText(data.id, 40) || !isTime(data.began) || !isSetup(data.setup)) return false;
  if (!areAll(data.steps, MOST_STEPS, isStep) || !(data.clock === null || isClock(data.clock))) return false;
  const game = data as unknown as Game;
  const known = isTriggs(game) ? ["cross", "next"] : ["run", "trip", "next", "end"];
  if (!game.steps.every(([kind]) => known.includes(kind))) return false;
  return (isTriggs(game) && sheetsOf(game) !== null) || (isRunTrip(game) && trackOf(game) !== null);
}

function isFinished(data: unknown): data is Finished {
  if (!isData(data) || !isText(data.id, 40) || !isTime(data.ended) || !isWhole(data.turns, 1, MOST_STEPS)) return false;
  const count = areAll(data.names, 6, isName) ? data.names.length : 0;
  const isSeat = (seat: unknown): seat is number => isWhole(seat, 0, count - 1);
  const known = data.kind === "triggs" || VARIANTS.some((variant) => variant === data.kind);
  return count > 0 && known && areAll(data.winners, count, isSeat);
}

export const isHistory = (data: unknown): data is Finished[] => areAll(data, MOST_FINISHED, isFinished);

/** What is kept under a key; null if there is nothing. What cannot be read is put aside, and spoilt() is told. */
export function read<T>(key: string, good: (data: unknown) => data is T, spoilt: () => void): T | null {
  const text = localStorage.getItem(key);
  if (text === null) return null;
  const found = parsed(text);
  if (found?.version === VERSION && good(found.data)) return found.data;
  localStorage.setItem(key + ASIDE, text);
  localStorage.removeItem(key);
  spoilt();
  return null;
}

function parsed(text: string): Data | null {
  try {
    const found: unknown = JSON.parse(text);
    return isData(found) ? found : null;
  } catch {
    return null;
  }
}

/** Keep something; nothing keeps nothing. */
export function write(key: string, data: unknown): void {
  if (data === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ version: VERSION, data }));
}
