// What the server sends, as the OpenAPI document describes it. Moves, cards and positions are written as everywhere in
// race108: "form 11=7+4", "8[5]".

export type Game = "triggs" | "runtrip";
export type Pile = "left" | "centre" | "right";

/** A position as one seat may know it: a card it does not know is null. */
export interface TriggsView {
  game: "triggs";
  players: number;
  rows: number[];
  refill: "emptied" | "all";
  hands: (number | null)[][];
  crossed: number[][];
  left: (number | null)[];
  centre: (number | null)[];
  right: (number | null)[];
  discard: number[];
  box: number[];
  turn: number;
  phase: "act" | "draw" | "form" | "extra" | "over";
  value: number | null;
  winners: number[] | null;
}

/** Where the tokens stand: a list for every player, or for every side in Team. */
export type Tokens = number[][];

/** Of a card that is not one's own only the number is known: "8[?]"; of a card in the deck nothing: "?". */
export interface RunTripView {
  game: "runtrip";
  players: number;
  variant: "basic" | "advanced" | "team";
  mercy: boolean;
  layout: string | { name: string; symbols: string[]; squares: string[] };
  tokens: Tokens;
  hands: string[][];
  deck: string[];
  discard: string[];
  aside?: string[];
  turn: number;
  phase: "act" | "trip" | "over";
  winners: number[] | null;
}

export type View = TriggsView | RunTripView;

export type TriggsEvent =
  | ["drew", number, number | null, Pile]
  | ["discarded", number, number, "discard" | "box"]
  | ["formed", number, number[]]
  | ["crossed", number, number, boolean]
  | ["filled", number, number]
  | ["refilled", Pile, number]
  | ["turned_up", Pile, number]
  | ["removed", Pile, number]
  | ["emptied", number]
  | ["won", number];

/** A token is its number over all tokens: the seat, or with two tokens a side 2 * side + (0: a, 1: b). */
export type RunTripEvent =
  | ["drew", number, string]
  | ["ran", number, string, number]
  | ["laid", number, string]
  | ["tripped", number, number, number]
  | Step
  | ["turned_up", number];

/** A token goes with a run or a trip, or it is pushed by the one that moved before it. */
export type Step = [why: "moved" | "pushed", token: number, from: number, to: number];

export type GameEvent = TriggsEvent | RunTripEvent;

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
  /** Only of a practice position: how the tokens would move, step by step, with each of the moves. */
  outlook?: Step[][];
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
  game: Game;
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

export interface Options {
  rows?: number[];
  refill?: "emptied" | "all";
  variant?: "basic" | "advanced" | "team";
  mercy?: boolean;
  layout?: RunTripView["layout"];
  cut?: number | null;
  even?: boolean;
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

export interface Layout {
  name: string;
  symbols: string[];
  /** By square, 0 to 100. */
  squares: string[];
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
  game: Game;
  players: number;
  options: Options;
  names: string[];
  practice: boolean;
  winners: number[] | null;
  results: Results | null;
  commit: string | null;
  frames: Frame<V>[];
}
