// A recorded game move by move, as one who sees everything (server/replaying.py).

import type { Options } from "../lib/shapes.ts";
import type { Desk } from "./desk.ts";
import { Game, type GameRecord, optionsHash, RECORD_VERSION, seedIn } from "./game.ts";
import { partOf, type Parts, refusing, rulesFor } from "./making.ts";
import { Refusal } from "./refusal.ts";
import type { Words } from "./words.ts";

const MOST_MOVES = 3_000;
const LONGEST_NAME = 40;

export interface FullRecord extends GameRecord {
  results?: { winners: number[] | null; how: string };
  table?: Record<string, unknown>;
}

/** The game a record tells of: as it begins, and after every move. */
export function* replaying(desk: Desk, parts: Parts, given: object): Generator<Game> {
  const record = checkedRecord(parts, given);
  const rules = rulesFor(desk, parts, record.game, record.players, record.options as Options);
  const seed = seedIn(record);
  if (record.options_hash !== undefined && record.options_hash !== optionsHash(rules))
    throw new Refusal("record-options-hash");
  const position = record.position as Record<string, unknown> | undefined;
  const game = position ? refusing(() => Game.from(desk, rules, seed, position)) : Game.dealt(desk, rules, seed);
  game.contributions = record.contributions ?? null;
  yield game;
  for (const [i, move] of record.moves.entries()) {
    try {
      game.play([move]);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      throw new Refusal("record-move", { ply: i + 1, fault: fault.id });
    }
    yield game;
  }
  if (record.time_up) {
    game.timeUp();
    yield game;
  }
}

function checkedRecord(parts: Parts, given: object): FullRecord {
  const record = given as FullRecord;
  if (record.race108 !== 1 && record.race108 !== RECORD_VERSION)
    throw new Refusal("record-not-one", { version: RECORD_VERSION });
  partOf(parts, record.game);
  if (record.rules !== 1) throw new Refusal("record-shape", { key: "rules" });
  const isTexts = (texts: unknown) => Array.isArray(texts) && texts.every((text) => typeof text === "string");
  if (!isTexts(record.moves)) throw new Refusal("record-shape", { key: "moves" });
  if (record.moves.length > MOST_MOVES)
    throw new Refusal("record-too-long", { count: record.moves.length, most: MOST_MOVES });
  if (record.contributions !== undefined && !isTexts(record.contributions))
    throw new Refusal("record-shape", { key: "contributions" });
  if (!Number.isInteger(record.players)) throw new Refusal("record-shape", { key: "players" });
  if (typeof record.options !== "object" || record.options === null)
    throw new Refusal("record-shape", { key: "options" });
  return record;
}

/** The whole game as JSON, all hands open. */
export function replayed(desk: Desk, parts: Parts, record: object, words: Words): object {
  const { table: about = {} } = record as FullRecord;
  const games = replaying(desk, parts, record);
  const game = games.next().value as Game;
  const seats = seatsOf(about, game.rules.players);
  const names = words.names(seats);
  const position = () => JSON.parse(game.truth()) as object;
  const frames: object[] = [{ ply: 0, move: null, seat: null, position: position(), events: [], text: [] }];
  let seat = game.turn;
  while (!games.next().done) {
    const ply = frames.length;
    if (game.ply === ply) {
      const { events, told } = game.truthOf(ply);
      const text = words.told(told, null, names);
      const move = game.moves[ply - 1]!;
      frames.push({ ply, move, seat, position: position(), events: JSON.parse(events) as unknown[], text });
    } else {
      const text = [words.say("terminal-time-up")];
      frames.push({ ply, move: null, seat: null, position: position(), events: [], text });
    }
    seat = game.turn;
  }
  const results = resultsOf(game, record as FullRecord);
  return {
    game: game.rules.game,
    players: game.rules.players,
    options: game.rules.options(),
    names,
    bots: seats.map(({ bot }) => bot),
    practice: about.practice === true || "position" in record,
    winners: results && results.winners,
    results,
    commit: typeof about.commit === "string" ? about.commit : null,
    frames,
  };
}

/** Who played; a record from elsewhere may say anything, or nothing. */
export function seatsOf(about: Record<string, unknown>, players: number) {
  const texts = (given: unknown) =>
    Array.from({ length: players }, (_, seat) => {
      const text = Array.isArray(given) && given.length === players ? (given[seat] as unknown) : null;
      return typeof text === "string" ? text.slice(0, LONGEST_NAME) : null;
    });
  const [names, bots] = [texts(about.names), texts(about.bots)];
  return names.map((name, seat) => {
    const bot = bots[seat]!;
    return bot && /^[a-z0-9-]+$/.test(bot) ? { kind: "bot", name: null, bot } : { kind: "person", name, bot: null };
  });
}

/** How a replayed game ended, if it did; a record that says otherwise is refused. */
export function resultsOf(game: Game, record: FullRecord): { winners: number[] | null; how: string } | null {
  let possible: { winners: number[] | null; how: string }[];
  if (game.over) possible = [{ winners: game.winners, how: record.time_up ? "time" : "rules" }];
  else if (record.results) {
    const { sides, players } = game.rules;
    const told = record.table?.resigned;
    const named = Array.isArray(told)
      ? told.filter((seat) => Number.isInteger(seat) && seat >= 0 && seat < players)
      : [];
    const seats = named.length ? (named as number[]) : Array.from({ length: players }, (_, seat) => seat);
    possible = sides === 2 ? seats.map((seat) => ({ winners: [1 - (seat % 2)], how: "resigned" })) : [];
  } else return null;
  const said = record.results ?? possible[0]!;
  const found = possible.find(
    (one) => one.how === said.how && JSON.stringify(one.winners) === JSON.stringify(said.winners),
  );
  if (!found) throw new Refusal("verify-bad-results");
  return found;
}
