// How somebody has fared on this device: games and wins against each rival, wins in a row, and the best deed in each game.
// It belongs to nobody else and is sent nowhere. Whatever stands in the storage, something sensible is made of it.

import { keep, kept } from "./keep.ts";

const KEY = "record";
const VERSION = 1;
/** So many of the last games decide which rival is suggested; so many tables are remembered as counted. */
const LAST = 5;
const COUNTED = 200;
const LEVELS = [1, 5] as const;

/** A bot by its level, or people. */
export type Rival = number | "people";

export interface Tally {
  played: number;
  won: number;
  /** The last games, the newest last. */
  last: boolean[];
}

export interface GameRecord {
  rivals: Record<string, Tally>;
  /** Wins in a row: now, and the most there ever were. */
  row: number;
  longest: number;
  /** The best that was done in one turn, as the game itself counts. */
  deed: number;
}

export interface Book {
  version: typeof VERSION;
  games: Record<string, GameRecord>;
  /** The tables whose results are in here. */
  counted: string[];
}

export interface Outcome {
  table: string;
  game: string;
  rival: Rival;
  won: boolean;
  deed: number;
}

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);
const count = (found: unknown): number =>
  typeof found === "number" && Number.isFinite(found) && found > 0 ? Math.min(Math.trunc(found), 1_000_000) : 0;
const entries = (found: unknown) => (isRecord(found) ? Object.entries(found).slice(0, 50) : []);

function tally(found: unknown): Tally {
  const { played, won, last } = isRecord(found) ? found : {};
  const games = count(played);
  return {
    played: games,
    won: Math.min(count(won), games),
    last: (Array.isArray(last) ? last : []).filter((one): one is boolean => typeof one === "boolean").slice(-LAST),
  };
}

function gameRecord(found: unknown): GameRecord {
  const { rivals, row, longest, deed } = isRecord(found) ? found : {};
  const known = entries(rivals).filter(([rival]) => /^(\d|people)$/.test(rival));
  const now = count(row);
  return {
    rivals: Object.fromEntries(known.map(([rival, one]) => [rival, tally(one)])),
    row: now,
    longest: Math.max(count(longest), now),
    deed: count(deed),
  };
}

/** What stands in a text, as far as it can be understood. A later version of ours is left alone: it starts anew here. */
export function read(text: string | null): Book {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    // somebody else wrote there
  }
  const { version, games, counted } = isRecord(found) ? found : {};
  const ours = version === VERSION;
  return {
    version: VERSION,
    games: Object.fromEntries(ours ? entries(games).map(([game, one]) => [game, gameRecord(one)]) : []),
    counted: ours && Array.isArray(counted) ? counted.filter((id): id is string => typeof id === "string") : [],
  };
}

/** The book with one more game in it; a game that is there already does not count twice. */
export function noted(book: Book, { table, game, rival, won, deed }: Outcome): Book {
  if (book.counted.includes(table)) return book;
  const before = book.games[game] ?? gameRecord(null);
  const old = before.rivals[rival] ?? tally(null);
  const row = won ? before.row + 1 : 0;
  const now: GameRecord = {
    rivals: {
      ...before.rivals,
      [rival]: { played: old.played + 1, won: old.won + Number(won), last: [...old.last, won].slice(-LAST) },
    },
    row,
    longest: Math.max(before.longest, row),
    deed: Math.max(before.deed, deed),
  };
  return { ...book, games: { ...book.games, [game]: now }, counted: [...book.counted, table].slice(-COUNTED) };
}

/** The level to try next, from the last games against the one that is chosen; null: stay with it. */
export function suggested(record: GameRecord | undefined, level: number): number | null {
  const last = record?.rivals[level]?.last ?? [];
  const won = last.filter(Boolean).length;
  if (last.length < 3) return null;
  if (won >= last.length - 1 && level < LEVELS[1]) return level + 1;
  if (won === 0 && level > LEVELS[0]) return level - 1;
  return null;
}

export function totals(record: GameRecord | undefined): { played: number; won: number } {
  const all = Object.values(record?.rivals ?? {});
  const sum = (what: "played" | "won") => all.reduce((total, one) => total + one[what], 0);
  return { played: sum("played"), won: sum("won") };
}

export const book = (): Book => read(kept(KEY));
export const note = (outcome: Outcome): void => keep(KEY, JSON.stringify(noted(book(), outcome)));
export const forget = (): void => keep(KEY, JSON.stringify(read(null)));
