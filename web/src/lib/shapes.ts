// What the server sends, as the OpenAPI document describes it. Moves, cards and positions are written as everywhere in
// race108: "form 11=7+4", "8[5]".

/** The options a game was begun with, as its folder knows them. */
export type Options = Record<string, unknown>;

/** A position as one seat may know it; the rest of it is in the folder of its game. */
export interface View {
  game: string;
  players: number;
  turn: number;
  phase: string;
  winners: number[] | null;
}

/** What has happened: its kind, and whatever belongs to it. */
export type GameEvent = readonly [kind: string, ...rest: unknown[]];

/** What would happen with a move, in a game that can tell. */
export type Outlook = GameEvent[];

/** A turn: the move it began with, what happened, and the same in words. */
export interface Turn {
  move: number;
  text: string[];
  events: GameEvent[];
}

export interface Clocks {
  game: number | null;
  turn: number | null;
}

export interface Results {
  winners: number[];
  how: "rules" | "time" | "resigned";
}

export interface State<V extends View = View> {
  table: string;
  ply: number;
  seat: number | null;
  phase: "waiting" | "playing" | "over";
  turn: number | null;
  view: V;
  moves: string[];
  take_back: boolean;
  names: string[];
  clocks: Clocks;
  log: Turn[];
  commit: string;
  winners: number[] | null;
  results: Results | null;
  /** Only of a practice position: what would happen with each of the moves. */
  outlook?: Outlook[];
}

/** A table whose game has not been dealt yet has nothing to see. */
export type TableState = Omit<State, "view"> & { view: View | null };

export interface Seat {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  here: boolean;
  away: boolean;
  resigned: boolean;
  cut: boolean;
}

/** Everything about a table that is not the game. */
export interface About {
  id: string;
  game: string;
  players: number;
  options: Options;
  phase: "waiting" | "playing" | "over";
  public: boolean;
  onlookers: boolean;
  cutting: boolean;
  practice: boolean;
  clock: { game_minutes: number | null; turn_seconds: number | null };
  made_at: number;
  ply: number;
  turn: number | null;
  commit: string;
  seats: Seat[];
  yours: number[];
  invite: string | null;
  winners: number[] | null;
  rematch: string | null;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name?: string;
  text: string;
}

export interface Made {
  id: string;
  seat: number | null;
  invite: string;
}

export interface Frame<V extends View = View> {
  ply: number;
  move: string | null;
  seat?: number;
  position: V;
  events: GameEvent[];
  text: string[];
}

/** A finished game, move by move, with everything open. */
export interface ReplayShape<V extends View = View> {
  game: string;
  players: number;
  options: Options;
  names: string[];
  practice: boolean;
  winners: number[] | null;
  results: Results | null;
  commit: string | null;
  frames: Frame<V>[];
}
