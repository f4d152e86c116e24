"""The shapes of requests and answers, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from race108.games.registry import games

#: Text without control characters, which no store, log or terminal should get to see.
_PLAIN = r"^[^\x00-\x1f\x7f-\x9f]*$"

Name = Annotated[str, Field(min_length=1, max_length=40, pattern=_PLAIN, description="What the others see.")]
Cut = Annotated[
    str,
    Field(
        min_length=1,
        max_length=60,
        pattern=_PLAIN,
        description="Where you cut the deck (R17): any text or number. It is mixed into the deal.",
    ),
]
#: The most that any game can be played by.
MOST_SEATS = max(about.players[-1] for about in games().values())
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
GameName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,16}$", description="A game, as GET /api/games names it.")]
Key = Annotated[str, Field(max_length=200, description="The key of an invite, or the whole link.")]
#: The same for requests and frames.
LONGEST_MOVE = 120
MOST_MOVES = 200
Move = Annotated[str, Field(max_length=LONGEST_MOVE)]


class Request(BaseModel):
    """What somebody sends: nothing but what is known, and of the right kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Clock(Request):
    """Limits of time; left out, there is none."""

    game_minutes: Annotated[float, Field(gt=0, le=1440, description="In games with a clock (R19).")] | None = None
    turn_seconds: Annotated[float, Field(ge=5, le=86_400)] | None = None


class Practice(Request):
    """A game from a chosen position or seed; everyone at the table sees that it is one."""

    position: dict[str, Any] | None = None
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None


class PracticeMoves(Request):
    """Moves to be tried from a position, away from any table."""

    position: dict[str, Any]
    seed: Annotated[int, Field(ge=0, lt=2**63, description="The same seed gives the same cards.")] = 1
    moves: Annotated[list[Move], Field(max_length=MOST_MOVES)] = []
    seat: SeatNumber | None = None


class NewTable(Request):
    """A table to be made."""

    game: GameName
    options: Annotated[dict[str, Any], Field(description="As GET /api/games names them; left out: the usual.")] = {}
    seats: Annotated[
        list[Annotated[str, Field(max_length=40, examples=["me", "open", "bot:search", "bot:level3"])]],
        Field(min_length=2, max_length=MOST_SEATS, examples=[["me", "bot:level3"]]),
    ]
    name: Name | None = None
    names: Annotated[list[Name | None], Field(max_length=MOST_SEATS)] | None = None
    public: bool = False
    onlookers: bool = True
    cutting: Annotated[bool, Field(description="The deal waits until every person has cut.")] = False
    cut: Cut | None = None
    clock: Clock = Clock()
    practice: Practice | None = None


class SitDown(Request):
    """A seat to be taken."""

    seat: SeatNumber | None = None
    name: Name | None = None
    key: Key | None = None
    cut: Cut | None = None


class WhichSeat(Request):
    """One of one's own seats; left out, the one that plays now or next."""

    seat: SeatNumber | None = None


class CutDeck(WhichSeat):
    """R17."""

    cut: Cut


class SeatBot(Request):
    """A bot for an empty or abandoned seat."""

    seat: SeatNumber
    bot: Annotated[str, Field(max_length=40, examples=["level3"])] = "level3"


class Play(WhichSeat):
    """Moves of one seat, all or none."""

    ply: Annotated[int, Field(ge=0, description="The ply of the state you saw.")]
    moves: Annotated[list[Move], Field(min_length=1, max_length=MOST_MOVES)]


class TakeBack(WhichSeat):
    """The last step of one's own turn."""

    ply: Annotated[int, Field(ge=0)]


class Say(Request):
    """A line of chat."""

    text: Annotated[str, Field(min_length=1, max_length=200)]


class Made(BaseModel):
    """A new table."""

    id: str
    seat: int | None = Field(description="Your first seat.")
    invite: str = Field(description="A link to send to others: /t/ID#KEY")


class Seated(BaseModel):
    """A seat that is yours."""

    id: str
    seat: int


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
    practice: bool
    clock: ClockShown
    made_at: float
    ply: int
    turn: int | None
    commit: str
    seats: list[SeatShown]
    yours: list[int]
    invite: str | None
    winners: list[int] | None
    rematch: str | None
    rules: int = Field(description="The version of the game's rules that the table was made with.")
    fault: str | None = Field(description="Why the table cannot be played at on this server; null if it can.")


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
    ply: int
    seat: int | None
    phase: Literal["waiting", "playing", "over"]
    turn: int | None
    view: View | None
    moves: list[str]
    take_back: bool
    names: list[str]
    clocks: Clocks
    log: list[LogTurn]
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


class LayoutFile(Request):
    """A layout of one's own, as it stands in a file."""

    game: GameName | None = None
    file: Annotated[str, Field(max_length=255, pattern=_PLAIN, description="The file's name, for what is said of it.")]
    toml: Annotated[str, Field(max_length=60_000, description="What stands in it.")]


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
