// What the server sends. Its OpenAPI document says it all but one thing: whatever shows a view knows whose it is. Moves,
// cards and positions are written as everywhere in race108: "form 11=7+4", "8[5]".

import type * as api from "./api-types.ts";

export type { About, ChatLine, Known, LayoutShown, Made, Results, SeatShown as Seat, Why } from "./api-types.ts";

/** The options a game was begun with, as its folder knows them. */
export type Options = api.About["options"];

/** What every view has; the rest of it is in the folder of its game. */
export type View = Pick<api.View, "game" | "players" | "turn" | "phase" | "winners">;

/** What has happened: its kind, and whatever belongs to it. */
export type GameEvent = readonly [kind: string, ...rest: unknown[]];

/** What would happen with a move, in a game that can tell. */
export type Outlook = GameEvent[];

/** The same with events that are more than lists. */
type Happened<T extends { events: unknown[][] }> = Omit<T, "events"> & { events: GameEvent[] };

/** A turn: the move it began with, what happened, and the same in words. */
export type Turn = Happened<api.LogTurn>;

type Shown<V> = Omit<api.State, "type" | "view" | "log"> & { view: V; log: Turn[] };

/** A practice position also tells what would happen with each of the moves. */
export type State<V extends View = View> = Shown<V> & { outlook?: Outlook[] | null };

/** A table whose game has not been dealt yet has nothing to see. */
export type TableState = Shown<View | null>;

/** What comes through the line to a table. */
export type Message = (TableState & { type: "state" }) | api.AboutTold | api.ChatTold | api.RefusedTold | api.SignTold;

export type Frame<V extends View = View> = Happened<Omit<api.Frame, "position">> & { position: V };

/** A finished game, move by move, with everything open. */
export type ReplayShape<V extends View = View> = Omit<api.Replay, "frames"> & { frames: Frame<V>[] };
