"""The shapes of answers, and of what the live connection tells, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Made(BaseModel):
    """A new table."""

    id: str
    seat: int | None = Field(description="Your first seat.")
    invite: str = Field(description="A link to send to others: /t/ID#KEY")
    number: int = Field(description="The number of the table's last change that this request knows of.")


class Seated(BaseModel):
    """A seat that is yours."""

    id: str
    seat: int
    number: int = Field(description="The number of the table's last change that this request knows of.")


class SeatShown(BaseModel):
    """A seat as everyone sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    away: bool
    resigned: bool
    cut: bool


class ClockShown(BaseModel):
    """The limits that were agreed."""

    game_minutes: float | None
    turn_seconds: float | None


class About(BaseModel):
    """A table, apart from its game."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    phase: Literal["waiting", "playing", "over"]
    public: bool
    onlookers: bool
    cutting: bool
    coach: bool = Field(description="A coach may help everybody who plays here; whoever sits down agrees to it.")
    practice: bool
    daily: str | None = Field(description="The day whose deal of the day is played here.")
    clock: ClockShown
    made_at: float
    number: int = Field(description="Of the last change of the table, its game and its seats.")
    ply: int
    turn: int | None
    commit: str
    seats: list[SeatShown]
    yours: list[int]
    helped: bool = Field(
        description="A coach may help you: you play with bots alone or all agreed (``coach``); never the day's deal."
    )
    invite: str | None
    winners: list[int] | None
    rematch: str | None
    late: list[int] = Field(description="The turns (their first moves) that a bot finished because time was up.")
    patience: float = Field(description="After so many seconds somebody who is not there may be stood in for by a bot.")
    rules: int = Field(description="The version of the game's rules that the table was made with.")
    fault: str | None = Field(description="Why the table cannot be played at on this server; null if it can.")


class DealOfTheDay(BaseModel):
    """One game's deal of the day, and how you have fared with it."""

    game: str
    bot: str = Field(description="Everybody's opponent.")
    commit: str = Field(description="The hash of the server's seed: today's records must fit it.")
    players: int = Field(description="How many have finished it.")
    table: str | None = Field(description="Where you play it; null: you have not begun.")
    won: bool | None = Field(description="Null: you have not finished.")
    rounds: int | None = Field(description="How many rounds a win took.")
    progress: int | None = Field(description="How far you came in a loss, in percent.")
    place: int | None = Field(description="Your place among those who have finished; equals share one.")


class Today(BaseModel):
    """The deals of this day."""

    day: str = Field(description="A date (UTC).")
    seconds_left: int
    deals: list[DealOfTheDay]


class Listed(BaseModel):
    """Some tables."""

    tables: list[About]


Event = Annotated[
    list[Any],
    Field(
        description="Its name and what belongs to it, for example ``drew``, a seat, a card (or null), a pile: see the"
        " description of the interface.",
    ),
]
Steps = Annotated[list[Event], Field(description="The events that move a token, in order; empty if none would move.")]


class LogTurn(BaseModel):
    """A turn; a later one with the same ``move`` takes its place."""

    move: int
    text: list[str] = Field(description="In words.")
    events: list[Event] = Field(description="What happened, in order.")


class View(BaseModel):
    """A position as one seat may know it; what else stands in it is for its game to say."""

    model_config = ConfigDict(extra="allow")

    game: str
    players: int
    turn: int
    phase: str
    winners: list[int] | None


class Clocks(BaseModel):
    """The seconds that are left."""

    game: float | None
    turn: float | None


class Results(BaseModel):
    """How a game ended."""

    winners: list[int]
    how: Literal["rules", "time", "resigned"]


class State(BaseModel):
    """What a seat, or an onlooker, may know."""

    type: Literal["state"]
    table: str
    number: int = Field(description="Of the last change of the table, its game and its seats.")
    ply: int
    seat: int | None
    phase: Literal["waiting", "playing", "over"]
    turn: int | None
    view: View | None
    moves: list[str] = Field(description="The legal moves, if it is this seat's turn; of very many the first 2000.")
    take_back: bool
    names: list[str]
    clocks: Clocks
    log: list[LogTurn] = Field(description="What has happened, turn by turn; of very many turns the last 500.")
    commit: str
    winners: list[int] | None
    results: Results | None


class PracticeState(State):
    """A state away from any table: ``table`` and ``commit`` are empty."""

    outlook: list[Steps] | None = Field(description="As Outlook has it, in games that have one, for the seat on turn.")


class Outlook(BaseModel):
    """How the tokens would move, and so where they would stand."""

    ply: int
    steps: list[Steps] = Field(description="One entry for each of the state's ``moves``, in their order.")


class Known(BaseModel):
    """What a seat knows, for a judge on its player's own device: what compiled code takes, in Base64."""

    ply: int
    seat: int
    blind: str = Field(description="The table without all that is hidden.")
    start: str = Field(description="The same, at the beginning.")
    backs: str | None = Field(description="What can be told of cards that others hold face down, if a game has that.")
    events: str = Field(description="All that has happened, as the seat saw it.")


class Why(BaseModel):
    """Why a thing cannot be used now; nulls if it can."""

    ply: int
    message: str | None = Field(description="The name of the message, the same in every language.")
    text: str | None = Field(description="One line, in your language.")


class Frame(BaseModel):
    """A game at one moment, with all that was hidden."""

    ply: int = Field(description="Its place among the frames, from 0.")
    move: str | None = Field(description="The move that led here; null at the start, and where the time was up.")
    seat: int | None = Field(description="Whose move it was.")
    position: View
    events: list[Event]
    text: list[str]


class Replay(BaseModel):
    """A whole game, move by move."""

    game: str
    players: int
    options: dict[str, Any]
    names: list[str]
    bots: list[str | None] = Field(description="Which bot played in each seat; null for a person.")
    practice: bool
    winners: list[int] | None
    results: Results | None
    commit: str | None
    frames: list[Frame]


class AboutTold(About):
    """A table has changed, apart from its game."""

    type: Literal["table"]


class ChatLine(BaseModel):
    """Something that was said."""

    number: int
    seat: int
    text: str
    at: int


class ChatTold(BaseModel):
    """What was said last, or just now."""

    type: Literal["chat"]
    lines: list[ChatLine]


class RefusedTold(BaseModel):
    """Something that cannot be done; without a ply it is the connection itself."""

    type: Literal["refused"]
    ply: int | None
    error: str


class SignTold(BaseModel):
    """``behind``: you read too slowly, and the newest state follows; ``pong`` answers a ``ping``."""

    type: Literal["behind", "pong"]


Told = Annotated[State | AboutTold | ChatTold | RefusedTold | SignTold, Field(discriminator="type")]


class LayoutRead(BaseModel):
    """A layout that can be played."""

    layout: str | dict[str, Any] = Field(description="As the options of a new table take it.")


class LayoutShown(BaseModel):
    """A layout that comes with a game."""

    name: str
    symbols: list[str]
    squares: list[str] = Field(description="The symbols of the squares 0 to 100.")


class Verdict(BaseModel):
    """What a check of a record found."""

    fair: bool
    lines: list[str]


class Error(BaseModel):
    """One sentence, in the language asked for."""

    error: str


class Done(BaseModel):
    """It is done."""

    ok: Literal[True] = True
    number: int = Field(description="The number of what was done: of the table's change, or of the line of chat.")
