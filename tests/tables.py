"""Tables for tests: a test says what matters to its rule, and what it leaves unsaid is filled in.

Cards that are named nowhere go where they do no harm, in ascending order, so that every test is the same each time.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from typing import Any, Generic, Protocol, TypeVar

import pytest

from oracle.table import OracleTable
from race108.errors import BadMove, BadOption, BadPosition, Race108Error
from race108.game import Game
from race108.games.runtrip.layout import named_layout

SEED = 108

Json = dict[str, Any]

# --- Triggs ---------------------------------------------------------------------------------------------------------

#: T1. Boxes in the rows 1 ... 12.
ROWS = (2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5)
#: Crosses, row by row: a full sheet, and one with a free box in every row.
FULL = dict(enumerate(ROWS, 1))
ONE_SHORT = {row: boxes - 1 for row, boxes in FULL.items()}

Sheet = Mapping[int, int]


def triggs_position(
    *hands: Sequence[int],
    players: int = 2,
    crossed: Sheet | None = None,
    others_crossed: Sheet | None = None,
    left: Sequence[int] | None = None,
    centre: Sequence[int] | None = None,
    right: Sequence[int] | None = None,
    discard: Sequence[int] | None = None,
    box: Sequence[int] = (),
    **more: Any,
) -> Json:
    """Player 1 is on turn. ``crossed`` is player 1's sheet (row: crosses), ``others_crossed`` everybody else's.

    A hand that is not given has five cards, a face-up pile three; the rest lies in the centre, or else in the first of
    left, right and discard that is not given.
    """
    said = (*hands, left, centre, right, discard, box)
    spare = list((Counter(list(range(1, 13)) * 9) - Counter(card for cards in said for card in cards or ())).elements())

    def some(cards: Sequence[int] | None, count: int) -> list[int]:
        return list(cards) if cards is not None else [spare.pop(0) for _ in range(count)]

    given = {"left": left, "centre": centre, "right": right, "discard": discard}
    everyones = [some(hands[seat] if seat < len(hands) else None, 5) for seat in range(players)]
    piles = {"left": some(left, 3), "centre": some(centre, 0), "right": some(right, 3), "discard": some(discard, 0)}
    rest = next((key for key in ("centre", "left", "right", "discard") if given[key] is None), None)
    if rest:
        piles[rest] += spare
    sheets = [crossed or {}, *([others_crossed or {}] * (players - 1))]
    return {
        "game": "triggs",
        "players": players,
        "hands": everyones,
        "crossed": [[sheet.get(row, 0) for row in range(1, 13)] for sheet in sheets],
        **piles,
        "box": list(box),
        **more,
    }


def hand(game: Table, seat: int = 0) -> list[Any]:
    """The cards a player holds."""
    cards: list[Any] = game.position()["hands"][seat]
    return cards


def crosses(game: Table, row: int, seat: int = 0) -> int:
    """The crosses in a row of a player's sheet."""
    return int(game.position()["crossed"][seat][row - 1])


def moves(game: Table, word: str = "") -> set[str]:
    """The legal moves, or those that begin with a word."""
    return {move for move in game.moves() if move.split()[0] == word or not word}


# --- Run & Trip -----------------------------------------------------------------------------------------------------


def runtrip_position(
    tokens: Sequence[int | Sequence[int]],
    *hands: Sequence[str],
    players: int | None = None,
    deck: Sequence[str] | None = None,
    turn: int = 0,
    **more: Any,
) -> Json:
    """``tokens`` has one entry per player or side; ``hands`` begins with the player on turn and goes on clockwise.

    A hand that is not given has two cards. The rest lies in the deck or, if that is given, in the discard pile.
    """
    said = {card for cards in (*hands, deck or ()) for card in cards}
    spare = [card for card in named_layout("factors").cards if card not in said]
    count = players or len(tokens)
    clockwise = [list(cards) for cards in hands] + [[spare.pop(0), spare.pop(0)] for _ in range(count - len(hands))]
    return {
        "game": "runtrip",
        "players": count,
        "tokens": [[token] if isinstance(token, int) else list(token) for token in tokens],
        "hands": [clockwise[(seat - turn) % count] for seat in range(count)],
        "deck": spare if deck is None else list(deck),
        "discard": [] if deck is None else spare,
        "turn": turn,
        **more,
    }


def tokens(game: Table) -> list[Any]:
    """The squares of all tokens: one number per player, or one list per player or side with two tokens."""
    squares: list[list[int]] = game.position()["tokens"]
    return [pair[0] if len(pair) == 1 else pair for pair in squares]


def factors_text() -> str:
    """The file of the layout ``factors``."""
    return (files("race108.games.runtrip") / "layouts" / "factors.toml").read_text(encoding="utf-8")


def factors() -> Json:
    """The layout ``factors`` as an object that can be changed."""
    return tomllib.loads(factors_text())


# --- both implementations -------------------------------------------------------------------------------------------

G_co = TypeVar("G_co", bound="Table", covariant=True)


class Table(Protocol):
    """What both implementations of the rules can do."""

    @property
    def turn(self) -> int:
        """The seat on turn."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def winners(self) -> list[int] | None:
        """Who has won, once the game is over."""

    def play(self, *moves: str) -> None:
        """Play moves, one after the other."""

    def moves(self) -> list[str]:
        """The legal moves."""

    def position(self) -> Json:
        """The whole truth."""

    def time_up(self) -> None:
        """The time limit has passed."""


class Tables(Generic[G_co]):
    """Sets up tables of one implementation."""

    def __init__(self, new: Callable[..., G_co], at: Callable[[Json], G_co]) -> None:
        self.new = new
        self.at = at

    def triggs(self, *hands: Sequence[int], **more: Any) -> G_co:
        """A game that stands at ``triggs_position``."""
        return self.at(triggs_position(*hands, **more))

    def runtrip(self, tokens: Sequence[int | Sequence[int]], *hands: Sequence[str], **more: Any) -> G_co:
        """A game that stands at ``runtrip_position``."""
        return self.at(runtrip_position(tokens, *hands, **more))

    def advanced(self, tokens: Sequence[Sequence[int]], *hands: Sequence[str], **more: Any) -> G_co:
        """A game of the Advanced variant."""
        return self.runtrip(tokens, *hands, variant="advanced", **more)

    def team(self, tokens: Sequence[Sequence[int]], *hands: Sequence[str], **more: Any) -> G_co:
        """A game of the Team variant."""
        return self.runtrip(tokens, *hands, variant="team", players=4, **more)


Rules = Tables[Table]

KERNEL = Tables(Game.new, partial(Game.from_position, seed=SEED))
ORACLE = Tables(OracleTable.new, partial(OracleTable.at, seed=SEED))
triggs, runtrip, advanced, team = KERNEL.triggs, KERNEL.runtrip, KERNEL.advanced, KERNEL.team

# --- errors ---------------------------------------------------------------------------------------------------------


def refused(game: Table, move: str, kind: type[BadMove], words: str = "") -> str:
    """The sentence with which a move is refused. The error is of exactly this kind, and nothing has changed.

    The oracle refuses as well, but without a word.
    """
    before = game.position()
    with pytest.raises(ValueError) as caught:
        game.play(move)
    assert game.position() == before
    if isinstance(game, OracleTable):
        return ""
    assert caught.type is kind
    assert words in str(caught.value)
    return str(caught.value)


def fault_of(position: object, kind: type[Race108Error] = BadPosition) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(kind) as caught:
        Game.from_position(position, seed=SEED)
    return str(caught.value)


def fault_of_option(game: str, players: int = 2, **options: Any) -> str:
    """The sentence with which a new game is refused."""
    with pytest.raises(BadOption) as caught:
        Game.new(game, players, SEED, **options)
    return str(caught.value)
