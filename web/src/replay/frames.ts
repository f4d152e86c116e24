// A finished game, frame by frame, as a table can show it.

import type { Frame, ReplayShape, State, Turn } from "../lib/shapes.ts";

/** The turns up to a frame, as a log tells them. */
export function logTo(frames: Frame[], place: number): Turn[] {
  const turns: (Turn & { seat: number | null })[] = [];
  for (const { ply, seat = null, text, events } of frames.slice(1, place + 1)) {
    if (!turns.length || turns.at(-1)!.seat !== seat) turns.push({ move: ply - 1, seat, text: [], events: [] });
    turns.at(-1)!.text.push(...text);
    turns.at(-1)!.events.push(...events);
  }
  return turns.filter((turn) => turn.text.length).map(({ move, text, events }) => ({ move, text, events }));
}

/** The game at a frame, seen by a player (whose things lie nearest) or from outside. */
export function stateAt(replay: ReplayShape, place: number, seat: number | null): State {
  const frame = replay.frames[place]!;
  const ended = place === replay.frames.length - 1 && replay.winners !== null;
  return {
    table: "",
    number: 0,
    ply: frame.ply,
    seat,
    phase: ended ? "over" : "playing",
    turn: ended ? null : frame.position.turn,
    view: frame.position,
    moves: [],
    take_back: false,
    names: replay.names,
    clocks: { game: null, turn: null },
    log: logTo(replay.frames, place),
    commit: replay.commit ?? "",
    winners: ended ? replay.winners : null,
    results: ended ? replay.results : null,
  };
}

/** Where turns end: the start of the game, and the last frame of every turn. */
export function turnEnds(frames: Frame[]): number[] {
  const last = frames.length - 1;
  const whose = (place: number) => frames[place]?.seat ?? null;
  const ends = (place: number) => place === 0 || place === last || whose(place) !== whose(place + 1);
  return [...frames.keys()].filter(ends);
}

/** The id of a table in its address, or what may be one. */
export function idIn(text: string): string | null {
  const wish = text.trim();
  return /\/(?:t|replay)\/([\w-]{1,32})/.exec(wish)?.[1] ?? /^([\w-]{6,32})$/.exec(wish)?.[1] ?? null;
}
