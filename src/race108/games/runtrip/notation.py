"""Run & Trip in text: what somebody means who does not write a move exactly as it is written, or why it cannot be.

A run and ``end`` are one action. A trip is several: aim, then lay its cards one by one in ascending order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
import orjson

from race108.errors import AmbiguousMove, IllegalMove, UnreadableMove
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout, can_match, symbols_of
from race108.games.runtrip.showing import LETTERS, LONGEST_MOVE, MOST_MOVES, write_moves
from race108.kernel import clone
from race108.shown import written
from race108.words import number, shown, some

#: A text that fits more moves than this is ambiguous enough.
MOST_TOLD = 12

_TWO_CARDS = re.compile(r"run(?: [0-9]+(?:\[[^\]]*\])?){2,}(?: ?[ab])?")

#: Says the legal actions of a state, and carries one out.
Legal = Callable[[Any], list[int]]
Step = Callable[[Any, int], None]

_CARD = re.compile(r"([0-9]+)(?:\[([^\]]*)\])?")
_SHAPE = re.compile(
    r"(?P<run>run)(?P<runs>(?: [0-9]+(?:\[[^\]]*\])?)?)(?: ?(?P<token>[ab]))?"
    r"|(?P<trip>trip) (?P<side>[0-9]+) ?(?P<which>[ab])?"
    r"(?P<cards>(?: [0-9]+\[[^\]]*\])*)(?: ?(?P<own>[ab]))?"
    r"|(?P<end>end)"
)

Actions = tuple[int, ...]


class Notation(NamedTuple):
    """How the moves with a layout are written, where each side has one token or two."""

    layout: Layout
    per_side: int

    def texts(self, moves: Sequence[Actions]) -> list[str]:
        """Moves as texts."""
        found: list[str] = []
        for first in range(0, len(moves), MOST_MOVES):
            rows = np.full((len(moves[first : first + MOST_MOVES]), LONGEST_MOVE), -1, dtype=np.int16)
            for row, actions in zip(rows, moves[first:], strict=False):
                row[: len(actions)] = actions
            found += orjson.loads(written(write_moves, rows, self.layout.lookup, self.per_side))
        return found


def all_moves(state: Any, layout: Layout, most: int | None = None) -> list[Actions]:
    """Every legal move as its actions, or the first so many.

    In play there are some hundreds at most. A hand that somebody made up, as large as a hand can be, has up to 35 426
    with ``factors`` and, with a layout made up for it, 198 344. Counting those takes the kernel 3 ms; telling them all
    takes half a second, so whoever serves others asks for some.
    """
    room, count = 0, 64 if most is None else most
    while count > room:  # more moves than this are rare
        room = count
        out = np.empty((room, LONGEST_MOVE), dtype=np.int16)
        count = r.legal_moves(state, layout.lookup, out)
        if most is not None:
            count = min(count, most)
    return [tuple(row[: row.index(-1)]) for row in out[:count].tolist()]


# --- reading --------------------------------------------------------------------------------------------------------


def read(text: str, state: Any, notation: Notation, legal: Legal, step: Step) -> Actions:
    """The actions of the legal move that a text means; an error says why there is none, or that there are several."""
    s, layout = state[0], notation.layout
    tidy = " ".join(text.lower().replace("[", " [").replace("]", "] ").split()).replace(" [", "[")
    shape = _SHAPE.fullmatch(tidy)
    if _TWO_CARDS.fullmatch(tidy):  # R5
        raise IllegalMove("runtrip-run-one-card")
    if shape is None:
        message = "runtrip-unreadable" if notation.per_side == 1 else "runtrip-unreadable-tokens"
        raise UnreadableMove(message, text=shown(text))
    named = shape["runs"] or shape["cards"] or ""
    cards = [_read_card(card[1], card[2], layout) for card in _CARD.finditer(named)]
    if notation.per_side == 1 and (shape["token"] or shape["which"] or shape["own"]):
        raise UnreadableMove("runtrip-one-token")
    if shape["trip"]:
        _check_target(s, shape)
        if cards and None not in cards:
            trips = _exact_trips(state, shape, sorted(card for card in cards if card is not None), legal, step)
            return _only(trips, notation, tidy, lambda: _no_trip(s, layout, shape, cards))
    first = [action for action in legal(state) if _fits(s, action, shape, cards)]
    if shape["trip"]:
        ways = (way for aim in first for way in _trips(state, (aim,), legal, step))
        fitting = list(islice(ways, MOST_TOLD + 1))
    else:
        fitting = [(action,) for action in first]
    return _only(fitting, notation, tidy, lambda: _reason(s, layout, shape, cards))


def _only(fitting: list[Actions], notation: Notation, tidy: str, reason: Callable[[], IllegalMove]) -> Actions:
    if not fitting:
        raise reason()
    if len(fitting) > 1:
        raise AmbiguousMove("ambiguous", text=tidy, moves=some(notation.texts(fitting), MOST_TOLD))
    return fitting[0]


def _trips(state: Any, so_far: Actions, legal: Legal, step: Step) -> Iterator[Actions]:
    """Every trip that begins with these actions, one after another: whoever asks may have heard enough soon."""
    after = clone(state)
    step(after, so_far[-1])
    if after[0]["phase"] != r.LAY:
        yield so_far
        return
    for card in legal(after):
        yield from _trips(after, (*so_far, card), legal, step)


def _read_card(digits: str, symbols: str | None, layout: Layout) -> int | None:
    """A card of the layout; None stands for any card with the number (then its number is checked by _fits)."""
    if not 1 <= number(digits) <= r.NUMBERS:
        raise UnreadableMove("runtrip-no-such-number", number=digits[:9])
    if symbols is None:
        return None
    exact = {symbol.lower(): symbol for symbol in layout.symbols}
    shown = [exact.get(symbol, "") for symbol in symbols.replace(" ", "")]
    if "" in shown:
        raise UnreadableMove("runtrip-no-such-symbol", symbols=symbols, known=list(layout.symbols))
    text = f"{int(digits)}[{''.join(sorted(shown, key=layout.symbols.index))}]"
    if text not in layout.card_number:
        raise UnreadableMove("runtrip-no-such-card", card=text)
    return layout.card_number[text]


def _check_target(s: Any, shape: re.Match[str]) -> None:
    if not 1 <= number(shape["side"]) <= int(s["sides"]):
        raise UnreadableMove("runtrip-no-such-side", side=shape["side"][:9], sides=int(s["sides"]))


def _exact_trips(state: Any, shape: re.Match[str], cards: list[int], legal: Legal, step: Step) -> list[Actions]:
    """The trips with exactly these cards that are legal: one per choice of tokens that the text leaves open."""
    s = state[0]
    per_side = int(s["per_side"])
    first = (int(shape["side"]) - 1) * per_side
    targets = [first + LETTERS.index(shape["which"])] if shape["which"] else range(first, first + per_side)
    owns = [LETTERS.index(shape["own"])] if shape["own"] else range(per_side)
    found: list[Actions] = []
    for move in ((r.AIMS + 2 * t + o, *(r.LAYS + card for card in cards)) for t in targets for o in owns):
        after = clone(state)
        for i, action in enumerate(move):
            if action not in legal(after):
                break
            step(after, action)
            if after[0]["phase"] != r.LAY:
                if i == len(move) - 1:
                    found.append(move)
                break
    return found


def _fits(s: Any, first: int, shape: re.Match[str], cards: list[int | None]) -> bool:
    """Whether a move that a text means can begin with this action."""
    if shape["end"]:
        return first == r.END
    if shape["trip"]:
        if not r.AIMS <= first < r.END:
            return False
        target, own = divmod(first - r.AIMS, 2)
        side, which = divmod(target, int(s["per_side"]))
        return (
            side + 1 == int(shape["side"])
            and (not shape["which"] or LETTERS[which] == shape["which"])
            and (not shape["own"] or LETTERS[own] == shape["own"])
        )
    if first >= r.LAYS or (shape["token"] and LETTERS[first // r.DECK] != shape["token"]):
        return False
    if not cards:
        return True
    if cards[0] is not None:
        return first % r.DECK == cards[0]
    return (first % r.DECK) // r.PER_NUMBER + 1 == int(shape["runs"])


# --- why not --------------------------------------------------------------------------------------------------------


def _reason(s: Any, layout: Layout, shape: re.Match[str], cards: list[int | None]) -> IllegalMove:
    """Which rule a move breaks, in one sentence that says what to do."""
    if shape["end"]:
        return IllegalMove("runtrip-must-act")
    if shape["trip"]:
        return _no_trip(s, layout, shape, cards)
    if s["phase"] == r.TRIP:
        return IllegalMove("runtrip-no-run-after-trip")
    if cards and cards[0] is not None and not _holds(s, cards[0]):
        return IllegalMove("runtrip-card-missing", card=layout.cards[cards[0]])
    if (
        cards
        and cards[0] is None
        and not any(_holds(s, (int(shape["runs"]) - 1) * r.PER_NUMBER + i) for i in range(r.PER_NUMBER))
    ):
        return IllegalMove("runtrip-number-missing", number=int(shape["runs"]))
    return IllegalMove("runtrip-goal-not-winning")


def _holds(s: Any, card: int) -> bool:
    return bool(int(s["hand"][s["turn"], card // r.HALF]) >> card % r.HALF & 1)


def _no_trip(s: Any, layout: Layout, shape: re.Match[str], cards: list[int | None]) -> IllegalMove:
    side, per_side = int(shape["side"]) - 1, int(s["per_side"])
    if side == int(s["turn"]) % int(s["sides"]):
        return IllegalMove("runtrip-own-token")
    squares = [int(s["token"][side * per_side + which]) for which in range(per_side)]
    if shape["which"]:
        square = squares[LETTERS.index(shape["which"])]
    else:  # the token that could be meant: one that is not safe
        square = next((square for square in squares if layout.squares[square]), squares[0])
    if not layout.squares[square]:
        return IllegalMove("runtrip-safe-square", square=square)
    if s["mercy"] and square == min(int(s["token"][token]) for token in range(int(s["sides"]) * per_side)):
        return IllegalMove("runtrip-mercy")
    held = [card for card in cards if card is not None]
    for card in held:
        if not _holds(s, card):
            return IllegalMove("runtrip-card-missing", card=layout.cards[card])
        if held.count(card) > 1:
            return IllegalMove("runtrip-card-twice", card=layout.cards[card])
    if not held and not can_match(layout, square, (card for card in range(r.DECK) if _holds(s, card))):
        return IllegalMove("runtrip-cannot-match", square=square, symbols=" ".join(layout.squares[square]))
    shown = sorted("".join(symbols_of(layout.cards[card]) for card in held), key=layout.symbols.index)
    if held and "".join(shown) != layout.squares[square]:
        return IllegalMove(
            "runtrip-no-match", shown=" ".join(shown), square=square, symbols=" ".join(layout.squares[square])
        )
    return IllegalMove("runtrip-goal-not-winning")
