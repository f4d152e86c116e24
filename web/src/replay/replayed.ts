// A finished game for tests: whose moves, and what happened with each.

import type { Frame, GameEvent, ReplayShape } from "../lib/shapes.ts";

export function replayed(position: object, ...moves: [seat: number, ...events: GameEvent[]][]): ReplayShape {
  const begun = { ply: 0, move: null, position, events: [], text: [] };
  const frame = { move: "…", position, text: [] };
  const frames = moves.map(([seat, ...events], place) => ({ ...frame, ply: place + 1, seat, events }));
  const shape = { players: 2, options: {}, names: ["Ann", "Ben"], frames: [begun, ...frames] as unknown as Frame[] };
  return shape as unknown as ReplayShape;
}
