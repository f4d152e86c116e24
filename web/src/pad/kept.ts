// What the pad keeps on the device. Whatever is found there is read with care: it may come from an older pad, a newer
// one, or somebody else. What cannot be read is put aside, never thrown away, and never a reason to stop.

import { GAMES, gameOf } from "../games/registry.ts";
import { areAll, type Data, isData, isText, isWhole } from "./checks.ts";
import { type Finished, type Game, gameFinished, partOf, type Setup, type Step } from "./game.ts";

const VERSION = 1;
export const GAME = "pad-game";
export const HISTORY = "pad-history";
export const SETUP = "pad-setup";
const ASIDE = "-aside";

/** More than any game has; what is longer was not made by us. */
const MOST_STEPS = 5000;
const MOST_PLAYERS = Math.max(...GAMES.flatMap(({ facts }) => facts.players));
export const MOST_FINISHED = 500;
export const LONGEST_NAME = 24;
export const MOST_MINUTES = 600;

const isName = (data: unknown): data is string => isText(data, LONGEST_NAME);
const isTime = (data: unknown): data is number => isWhole(data, 0, 8.64e15);

export function isSetup(data: unknown): data is Setup {
  if (!isData(data) || !areAll(data.names, MOST_PLAYERS, isName)) return false;
  const part = partOf(String(data.game));
  const game = gameOf(String(data.game));
  if (!part || !game || !isWhole(data.first, 0, data.names.length - 1)) return false;
  const kind = game.kinds.length > 1 ? game.kinds.find(({ name }) => name === data.variant) : game.kinds[0];
  const timed = !game.facts.clock || data.minutes === null || isWhole(data.minutes, 1, MOST_MINUTES);
  return timed && Boolean(kind?.players.includes(data.names.length)) && part.isGiven(data);
}

/** Only the shape: whether it can be made is for the rules to say. */
const isStep = (data: unknown): data is Step => Array.isArray(data) && typeof data[0] === "string";

const isClock = (data: unknown): boolean =>
  isData(data) && isTime(data.left) && (data.since === null || isTime(data.since));

export function isGame(data: unknown): data is Game {
  if (!isData(data) || !isText(data.id, 40) || !isTime(data.began) || !isSetup(data.setup)) return false;
  if (!areAll(data.steps, MOST_STEPS, isStep) || !(data.clock === null || isClock(data.clock))) return false;
  const game = data as unknown as Game;
  const part = partOf(game.setup.game)!;
  return game.steps.every((step) => part.isStep(step)) && part.standing(game) !== null;
}

function isFinished(data: unknown): data is Finished {
  if (!isData(data) || !isText(data.id, 40) || !isTime(data.ended) || !isWhole(data.turns, 1, MOST_STEPS)) return false;
  const count = areAll(data.names, MOST_PLAYERS, isName) ? data.names.length : 0;
  const isSeat = (seat: unknown): seat is number => isWhole(seat, 0, count - 1);
  const { game, kind } = data as unknown as Finished;
  const known = gameFinished({ game, kind })?.kinds.some(({ name }) => name === kind);
  return count > 0 && Boolean(known) && areAll(data.winners, count, isSeat);
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
