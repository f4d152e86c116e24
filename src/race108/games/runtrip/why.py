"""Why a card or a token of Run & Trip cannot be used now, for the player on turn, from what that player sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

from race108.errors import IllegalMove
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout, symbols_of
from race108.games.runtrip.notation import all_moves
from race108.games.runtrip.showing import LETTERS
from race108.words import Argument

Reason = IllegalMove

#: So many moves are looked through for a card; nobody has as many but in a position that was made up.
_LOOKED_THROUGH = 2_000
#: What the symbols of ``factors`` look like; those of other layouts are called what they are.
_SHAPES = {
    "2": "runtrip-shape-2",
    "3": "runtrip-shape-3",
    "5": "runtrip-shape-5",
    "7": "runtrip-shape-7",
    "P": "runtrip-shape-prime",
}


def why(state: Any, layout: Layout, legal: list[int], thing: list[str]) -> Reason | None:
    """``["card", "8[5]"]`` or ``["token", "2b"]``: why not, in one line, or None if it can be used.

    Raises LookupError for anything else.
    """
    match thing:
        case ["card", card]:
            return _card(state, layout, legal, layout.card_number[card])
        case ["token", token]:
            return _token(state[0], layout, legal, _number_of(token, state[0]))
    raise LookupError


def _number_of(token: str, s: Any) -> int:
    """The kernel's number of a token that is named as in moves: the side, and a letter where there are two."""
    sides, per_side = int(s["sides"]), int(s["per_side"])
    letters = [""] if per_side == 1 else list(LETTERS)
    names = [f"{side + 1}{letter}" for side in range(sides) for letter in letters]
    return {name: number for number, name in enumerate(names)}[token]


def _card(state: Any, layout: Layout, legal: list[int], card: int) -> Reason | None:
    s = state[0]
    if card not in _held(s):
        return Reason("runtrip-why-no-card", card=layout.cards[card])
    if any(action < r.LAYS and action % r.DECK == card for action in legal):
        return None
    lay = r.LAYS + card
    if any(lay in move for move in all_moves(state, layout, _LOOKED_THROUGH)):
        return None
    return Reason("runtrip-why-after-trip")  # before a trip every card can run, with one token or the other (R16)


def _token(s: Any, layout: Layout, legal: list[int], token: int) -> Reason | None:
    if any(r.AIMS <= action < r.END and (action - r.AIMS) // 2 == token for action in legal):
        return None
    if token // int(s["per_side"]) == int(s["turn"]) % int(s["sides"]):
        return Reason("runtrip-why-own")
    square = int(s["token"][token])
    if not layout.squares[square]:
        return Reason("runtrip-why-safe", square=square)
    if s["mercy"] and square == min(s["token"][: int(s["sides"])].tolist()):  # R14: one token each
        return Reason("runtrip-why-mercy")
    return _unmatched(layout, square, [symbols_of(layout.cards[card]) for card in _held(s)])


def _held(s: Any) -> list[int]:
    halves = [int(half) for half in s["hand"][s["turn"]]]
    return [card for card in range(r.DECK) if halves[card // r.HALF] >> card % r.HALF & 1]


def _unmatched(layout: Layout, square: int, hand: list[str]) -> Reason:
    """Which symbols a square needs, and which of them the hand has too few of."""
    needed = Counter(layout.squares[square])
    needs = _and([_counted(symbol, count) for symbol, count in needed.items()])
    for symbol, count in needed.items():
        have = "".join(hand).count(symbol)
        if have == 0:
            return Reason("runtrip-why-none", needs=needs, have=_counted(symbol, 0))
        if have < count:
            return Reason("runtrip-why-few", needs=needs, have=_counted(symbol, have))
    for symbol, count in needed.items():
        if sum(card.count(symbol) for card in hand if Counter(card) <= needed) < count:
            return Reason("runtrip-why-more", needs=needs, symbol=_counted(symbol, 1))
    return Reason("runtrip-why-exactly", needs=needs)


def _counted(symbol: str, count: int) -> Argument:
    """So many of a symbol, in words."""
    return (_SHAPES.get(symbol, "runtrip-shape-own"), {"count": count, "symbol": symbol})


def _and(phrases: list[Argument]) -> Argument:
    if len(phrases) == 1:
        return phrases[0]
    return ("runtrip-why-and", {"first": phrases[:-1], "last": phrases[-1]})
