"""The shapes of requests, as the OpenAPI document shows them: what somebody may wish for."""

from __future__ import annotations

from typing import Annotated, Any

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


Thing = Annotated[
    str,
    Field(
        min_length=1,
        max_length=40,
        examples=["row 9", "pile L", "card 7", "card 8[5]", "token 2", "token 2b"],
        description="A thing on the table, with the names that moves have for it.",
    ),
]


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


class PracticeWhy(PracticeMoves):
    """A thing that was touched after those moves."""

    thing: Thing


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
    coach: Annotated[
        bool, Field(description="A coach may help everybody who plays here; whoever sits down agrees to it.")
    ] = False
    cut: Cut | None = None
    clock: Clock = Clock()
    practice: Practice | None = None


class TryOfTheDay(Request):
    """A try at the deal of the day."""

    game: GameName
    name: Name | None = None


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


class LayoutFile(Request):
    """A layout of one's own, as it stands in a file."""

    game: GameName | None = None
    file: Annotated[str, Field(max_length=255, pattern=_PLAIN, description="The file's name, for what is said of it.")]
    toml: Annotated[str, Field(max_length=60_000, description="What stands in it.")]
