"""The edge: which compiled functions the outside may call, and what it hands over to each.

A game lists its own in its part ``edge``, with the kind of every argument. This one table is what the exports of the
WebAssembly module (``tools/kernel.py`` builds it) and their callers (``engine/wasm.py``) are made from. Whoever stands
outside reads and writes records by the offsets of their dtype: they are the same everywhere.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

import numpy as np

from race108.bots.net import DEEP, HIDDEN, UNITS, Net
from race108.bots.thought import LONGEST, THOUGHT, drop_clear, end_round
from race108.coach.reason import MOST_REASONS, REASON
from race108.coach.verdict import VERDICT
from race108.games.registry import games_with, part_of
from race108.kernel import DEALER, pick
from race108.writing import LONGEST_TEXT, ROOM

_OURS = Path(__file__).parent / "games"

# --- what is handed over --------------------------------------------------------------------------------------------

#: What becomes of an array: it is only read; it is changed; a list is written into it from its beginning, as long as
#: the result says; nobody ever changes it, so that it need not be handed over twice; or compiled code only works in it,
#: and neither needs what was there nor leaves anything that means something.
Use = Literal["read", "changed", "listed", "kept", "scratch"]


@dataclass(frozen=True)
class Whole:
    """A whole number of 32 bits, which compiled code sees with 64."""


@dataclass(frozen=True)
class Array:
    """Records or numbers, one after the other. None as the first length: as many as the caller has."""

    use: Use
    dtype: np.dtype[Any]
    shape: tuple[int | None, ...]

    @property
    def is_open(self) -> bool:
        """Whether the caller says how many there are."""
        return self.shape[0] is None

    @property
    def row(self) -> int:
        """The bytes of one of the first length."""
        size = self.dtype.itemsize
        for length in self.shape[1:]:
            size *= length or 0
        return size


@dataclass(frozen=True)
class Parts:
    """A named tuple of arrays."""

    made: Callable[..., Any]
    arrays: tuple[Array, ...]


Kind = Whole | Array | Parts

WHOLE = Whole()


def read(dtype: Any, *shape: int | None) -> Array:
    """An array that is only read; without a shape it is one record."""
    return Array("read", np.dtype(dtype), shape or (1,))


def changed(dtype: Any, *shape: int | None) -> Array:
    """An array that may be changed."""
    return Array("changed", np.dtype(dtype), shape or (1,))


def listed(dtype: Any, *shape: int | None) -> Array:
    """Room for a list, of which the result says how long it is."""
    return Array("listed", np.dtype(dtype), shape)


def kept(dtype: Any, *shape: int | None) -> Array:
    """An array that stays as it is for as long as it is there."""
    return Array("kept", np.dtype(dtype), shape or (1,))


def scratch(dtype: Any, *shape: int) -> Array:
    """A record or numbers to work in (``kernel.scratch`` makes them); compiled code allocates nothing itself."""
    return Array("scratch", np.dtype(dtype), shape or (1,))


#: Who deals, what the learned bots think with, and what they have come to.
DEALT_BY = changed(DEALER)
THINKS = changed(THOUGHT)
#: A move as its actions, ending with -1; what the coach says of it, and why another one is better.
MOVE = read("i2", LONGEST)
JUDGES = changed(VERDICT)
REASONS = listed("i2", MOST_REASONS, REASON)
#: What the ledger says of a move: three rows of worths, with room for as many sides as any game has; and a row of them.
WORTHS = changed("f8", 3, 6)
CHANCES = changed("f8", 6)
#: A move as it is written, ending with a 0; and room for what is written (``writing.py``).
TEXT = read("u1", LONGEST_TEXT)
PAGE = listed("u1", ROOM)
NET = Parts(
    Net,
    (kept("f4", None, HIDDEN), kept("f4", HIDDEN), kept("f4", None, DEEP), kept("f4", UNITS), kept("f4", 1)),
)

# --- the table ------------------------------------------------------------------------------------------------------

#: What a function gives back.
Gives = Literal["nothing", "whole"]


@dataclass(frozen=True)
class Entry:
    """One function of the edge, and the kinds of its arguments in their order."""

    function: Callable[..., Any]
    kinds: Mapping[str, Kind]
    gives: Gives
    #: Whether it works for a while, so that other threads should run meanwhile.
    apart: bool

    @property
    def name(self) -> str:
        """What it is called within its game."""
        return self.function.__name__


def entry(function: Callable[..., Any], *, gives: Gives = "nothing", apart: bool = False, **kinds: Kind) -> Entry:
    """A function for the table; every argument must be there, by its name."""
    return entry_with(function, kinds, gives=gives, apart=apart)


def entry_with(
    function: Callable[..., Any], kinds: Mapping[str, Kind], *, gives: Gives = "nothing", apart: bool = False
) -> Entry:
    """The same for functions that share some of their arguments."""
    wanted = list(inspect.signature(function).parameters)
    if wanted != list(kinds):
        raise TypeError(f"{function.__name__} takes {', '.join(wanted)}, and its entry says {', '.join(kinds)}")
    return Entry(function, kinds, gives, apart)


#: What is for every game.
GROUND = (
    entry(pick, dealer=DEALT_BY, count=WHOLE, gives="whole"),
    entry(drop_clear, thought=THINKS),
    entry(end_round, thought=THINKS),
)


@cache
def edge() -> dict[str, Entry]:
    """Every function of the edge by the name it is exported under: the game's and its own."""
    tables = {"ground": GROUND} | {game: part_of(game, "edge").EDGE for game in games_with("edge") if _is_ours(game)}
    return {f"{game}_{one.name}": one for game, table in tables.items() for one in table}


def _is_ours(game: str) -> bool:
    """Whether a game comes with race108; what others add is not in the module."""
    return (_OURS / game / "edge.py").exists()
