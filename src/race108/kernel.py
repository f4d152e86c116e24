"""The ground both games stand on: the compiler switch, the generator, shuffling, and the log of events.

The rules are plain functions over one fixed-size record. An engine compiles them, or brings them compiled; with
``RACE108_ENGINE=python`` the same source runs interpreted, for debugging. How a seed becomes random numbers is said
exactly in ``docs/chance.md``.
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from race108 import engine
from race108.seed import chance_words

#: A record of a game's dtype. Its fields are known to the compiler, not to the type checker.
Record = Any

F = TypeVar("F", bound=Callable[..., Any])

ENGINE = engine.chosen()
#: Only Numba turns the functions below into something else; elsewhere they can be called from Python as they stand.
INTERPRETED = ENGINE != "numba"

_engine: Any = import_module(f"race108.engine.{ENGINE}")


def jit(function: F) -> F:
    """A short compiled function that Python calls.

    It keeps the interpreter lock: giving it up for some microseconds may mean waiting long for it afterwards.
    """
    compiled: F = _engine.jit(function)
    return compiled


def jit_apart(function: F) -> F:
    """A compiled function that Python calls and that works for a while: other threads run meanwhile."""
    compiled: F = _engine.jit_apart(function)
    return compiled


def inner(function: F) -> F:
    """A function that only compiled functions call."""
    compiled: F = _engine.inner(function)
    return compiled


def tiny(function: F) -> F:
    """A function that is compiled into its callers: so small that a call would cost more than its work."""
    compiled: F = _engine.tiny(function)
    return compiled


def record_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a record; interpreted code needs ``np.record`` to write ``s.field``."""
    plain = np.dtype(fields, align=True)
    return np.dtype((np.record, plain)) if INTERPRETED else plain


def clone(state: Any) -> Any:
    """A copy of an array of one record, byte for byte: NumPy's own would leave rubbish between the fields."""
    return np.frombuffer(bytearray(state.tobytes()), dtype=state.dtype)


# --- memory to work in: compiled functions of the edge allocate none ------------------------------------------------

#: Whole numbers (of 64 bits), rows of them, floating-point ones, those of 32 bits: all 0, and gone when the function
#: that asked for them returns, so they must not leave it. As many as a constant says, and few: they lie on the stack.
zeros: Callable[[int], Any] = _engine.zeros
zero_rows: Callable[[int, int], Any] = _engine.zero_rows
zero_floats: Callable[[int], Any] = _engine.zero_floats
zero_singles: Callable[[int], Any] = _engine.zero_singles

# --- sums of rows: what a network spends its time with ----------------------------------------------------------------

LANES = engine.LANES
#: ``add_rows(rows, column, some, first, last, sums, at)`` adds LANES numbers of the rows some[first:last], from a
#: column on, to as many sums; ``add_weighted(rows, column, some, weights, count, sums, at)`` those of the first few,
#: each as often as its weight says. In single precision and in the order of the rows: the same bits on every engine.
add_rows: Callable[..., None] = _engine.add_rows
add_weighted: Callable[..., None] = _engine.add_weighted

_OWN = threading.local()


def scratch(dtype: Any, *shape: int) -> Any:
    """This thread's array of one record, or of numbers, for compiled functions to work in.

    What they left there means nothing.
    """
    held: dict[Any, Any] = _OWN.__dict__.setdefault("held", {})
    if (dtype, shape) not in held:
        held[dtype, shape] = np.zeros(shape or 1, dtype=dtype)
    return held[dtype, shape]


# --- bits -----------------------------------------------------------------------------------------------------------

lowest_bit: Callable[[int], int] = _engine.lowest_bit
highest_bit: Callable[[int], int] = _engine.highest_bit
count_bits: Callable[[int], int] = _engine.count_bits


@tiny
def nth_bit(mask: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0 and from the lowest."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


# --- the generator: xoshiro256** ------------------------------------------------------------------------------------

_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


if INTERPRETED:

    def _times(x: Any, small: Any) -> Any:
        """x * small modulo 2**64; NumPy would warn of the overflow."""
        return np.uint64(int(x) * int(small) & 0xFFFFFFFFFFFFFFFF)

else:

    @tiny
    def _times(x: Any, small: Any) -> Any:
        """x * small modulo 2**64."""
        return x * small


@tiny
def _rotated(x: Any, by: Any) -> Any:
    return (x << by) | (x >> (np.uint64(64) - by))


@tiny
def next_word(dealer: Record) -> Any:
    """The next 64 random bits of xoshiro256**, whose four state words the dealer holds."""
    a, b, c, d = dealer.rng[0], dealer.rng[1], dealer.rng[2], dealer.rng[3]
    word = _times(_rotated(_times(b, np.uint64(5)), np.uint64(7)), np.uint64(9))
    c ^= a
    d ^= b
    dealer.rng[1] = b ^ c
    dealer.rng[0] = a ^ d
    dealer.rng[2] = c ^ (b << np.uint64(17))
    dealer.rng[3] = _rotated(d, np.uint64(45))
    return word


@tiny
def below(dealer: Record, n: int) -> int:
    """A number from 0 to n - 1, every one equally likely."""
    many = np.uint64(n)
    product = (next_word(dealer) >> _32) * many
    if (product & _LOW) < many:
        unfair = np.uint64(0x100000000) % many
        while (product & _LOW) < unfair:
            product = (next_word(dealer) >> _32) * many
    return int(product >> _32)


@tiny
def chance_of(dealer: Record) -> Any:
    """Where a dealer's chance stands: to have the same again, put it back."""
    return dealer.rng[0], dealer.rng[1], dealer.rng[2], dealer.rng[3]


@tiny
def put_back(dealer: Record, chance: Any) -> None:
    """Let a dealer's chance go on from where it stood."""
    dealer.rng[0], dealer.rng[1], dealer.rng[2], dealer.rng[3] = chance


@inner
def fraction(dealer: Record) -> float:
    """A number from 0 up to, but not including, 1: a whole number of its 2**24ths, so sums of a few are exact."""
    return below(dealer, 1 << 24) / (1 << 24)


@inner
def shuffle(cards: Any, count: int, dealer: Record) -> None:
    """Shuffle the first ``count`` cards."""
    for i in range(count - 1, 0, -1):
        j = below(dealer, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@inner
def deal_out(cards: Any, count: int, wanted: int, dealer: Record) -> None:
    """Shuffle the first ``count`` cards, of which the last ``wanted`` are used; or lay these as the dealer was told.

    Telling is how chance becomes explicit: who wants to decide it runs the rules, sees which cards are left to lay when
    the order ends, and runs them again with one card more.
    """
    if dealer.told < 0:
        shuffle(cards, count, dealer)
        return
    for i in range(count - 1, count - 1 - wanted, -1):
        if dealer.used == dealer.told:
            if dealer.left == 0:
                dealer.left = i + 1
                dealer.wanted = wanted - (count - 1 - i)
                for k in range(i + 1):
                    dealer.rest[k] = cards[k]
            return
        j = i
        while j > 0 and cards[j] != dealer.order[dealer.used]:
            j -= 1
        cards[i], cards[j] = cards[j], cards[i]
        dealer.used += 1


# --- the dealer: shuffles, and notes what happens -------------------------------------------------------------------

#: An event is a row (kind, who, what, how); each game says what its kinds mean.
Events = npt.NDArray[np.int16]
LOG_ROWS = 512
EVENT = 4  # numbers in a row
MOST_TOLD = 1024  # cards whose order can be told at once

DEALER = record_dtype(
    [
        ("rng", "u8", 4),
        ("noting", "i8"),  # 1 when events are wanted
        ("noted", "i8"),
        ("log", "i2", (LOG_ROWS, EVENT)),
        # For explicit chance (see deal_out): an order, how many cards of it were told (-1: shuffle) and used;
        ("told", "i8"),
        ("used", "i8"),
        ("order", "i1", MOST_TOLD),
        # where it ended, the cards that were left, and how many of them are wanted.
        ("left", "i8"),
        ("wanted", "i8"),
        ("rest", "i1", 108),
    ]
)


def new_dealer(seed: bytes, ply: int = 0, *, noting: bool = False) -> Any:
    """An array of one dealer, with the generator of one ply of a game."""
    dealer = np.zeros(1, dtype=DEALER)
    dealer["told"] = -1
    set_dealer(dealer, seed, ply)
    dealer["noting"] = noting
    return dealer


_RNG, _NOTED = struct.Struct("<4Q"), struct.Struct("<q")
_DEALER_FIELDS: Any = DEALER.fields
_RNG_AT, _NOTED_AT = (int(_DEALER_FIELDS[name][1]) for name in ("rng", "noted"))


def set_dealer(dealer: Any, seed: bytes, ply: int, first: int = 0) -> None:
    """Give a dealer the generator of another ply, and leave so much of its log."""
    _RNG.pack_into(dealer, _RNG_AT, *chance_words(seed, ply))
    _NOTED.pack_into(dealer, _NOTED_AT, first)


def log_length(dealer: Any) -> int:
    """How many events are noted."""
    length: int = _NOTED.unpack_from(dealer, _NOTED_AT)[0]
    return length


def noted(dealer: Any, first: int = 0) -> bytes:
    """What the dealer has noted, from the row ``first`` of its log on, in a form that cannot change."""
    rows: bytes = dealer["log"][0, first : log_length(dealer)].tobytes()
    return rows


def note_again(dealer: Any, events: Events) -> None:
    """Put these events into the log, instead of what is there."""
    dealer["log"][0, : len(events)] = events
    dealer["noted"] = len(events)


def events_in(rows: bytes) -> Events:
    """Rows of a dealer's log as an array; a copy, to be changed at will."""
    return np.frombuffer(bytearray(rows), dtype=np.int16).reshape(-1, EVENT)


@tiny
def note(dealer: Record, kind: int, who: int, what: int, how: int) -> None:
    """Note an event, if events are wanted."""
    if dealer.noting:
        write_down(dealer, kind, who, what, how)


@inner
def write_down(dealer: Record, kind: int, who: int, what: int, how: int) -> None:
    """Note an event."""
    row = int(dealer.noted)
    dealer.noted = row + 1
    dealer.log[row, 0] = kind
    dealer.log[row, 1] = who
    dealer.log[row, 2] = what
    dealer.log[row, 3] = how


# --- for rules that are not compiled ---------------------------------------------------------------------------------


@jit
def pick(dealer: Any, count: int) -> int:
    """A number below ``count``, for plain Python."""
    return below(dealer[0], count)


def shuffled(dealer: Any, cards: list[int]) -> list[int]:
    """The cards in a random order, for plain Python."""
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = pick(dealer, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def note_down(dealer: Any, kind: int, who: int, what: int = 0, how: int = 0) -> None:
    """Note an event, if events are wanted, for plain Python."""
    if dealer["noting"][0]:
        row = int(dealer["noted"][0])
        dealer["log"][0, row] = kind, who, what, how
        dealer["noted"] = row + 1
