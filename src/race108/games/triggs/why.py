"""Why a thing on the table of Triggs cannot be used now, for the player on turn, from what that player sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from race108.errors import IllegalMove
from race108.games.triggs import rules as r
from race108.games.triggs.notation import PILES

Reason = IllegalMove
PILE_NAMES = ("pile-left", "pile-centre", "pile-right")


def why(s: Any, legal: list[int], thing: list[str]) -> Reason | None:
    """``["row", "9"]``, ``["pile", "L"]`` or ``["card", "7"]``: why not, in one line, or None if it can be used.

    Raises LookupError for anything else.
    """
    match thing:
        case ["row", value] if value in _VALUES:
            return _row(s, legal, int(value))
        case ["card", value] if value in _VALUES:
            return _card(s, legal, int(value))
        case ["pile", pile] if pile in tuple(PILES):
            return _pile(s, legal, PILES.index(pile))
    raise LookupError


_VALUES = frozenset(map(str, range(1, r.VALUES + 1)))


def _row(s: Any, legal: list[int], value: int) -> Reason | None:
    if r.EXTRAS + value - 1 in legal or _forms(legal, lambda way: way[0] == value):
        return None
    if s["crossed"][s["turn"], value] == s["rows"][value]:
        return Reason("triggs-why-row-full", row=value)
    return _busy(s) or Reason("triggs-why-no-sum", value=value)


def _pile(s: Any, legal: list[int], pile: int) -> Reason | None:
    if pile in legal:
        return None
    if s["height"][pile] == 0 and s["phase"] in (r.ACT, r.DRAW):
        return Reason("triggs-why-pile-empty", pile=(PILE_NAMES[pile], {}))
    return _busy(s) or Reason("triggs-why-hand-full")


def _card(s: Any, legal: list[int], value: int) -> Reason | None:
    first = r.DISCARDS + r.COPIES * (value - 1)
    if any(first <= action < first + r.COPIES for action in legal) or _forms(legal, lambda way: value in way[1:]):
        return None
    if s["phase"] == r.FORM and s["hand"][s["turn"], value]:
        return Reason("triggs-why-card", card=value, value=int(s["value"]))
    return _busy(s) or Reason("triggs-why-no-card", value=value)


def _forms(legal: list[int], fits: Callable[[tuple[int, int, int]], bool]) -> bool:
    return any(r.FORMS <= action < r.STOP and fits(r.WAYS[action - r.FORMS]) for action in legal)


def _busy(s: Any) -> Reason | None:
    """What has to be done first, in the middle of a turn."""
    if s["phase"] == r.DRAW:
        return Reason("triggs-why-second")
    if s["phase"] == r.EXTRA:
        return Reason("triggs-why-extra")
    return Reason("triggs-why-forming", value=int(s["value"])) if s["phase"] == r.FORM else None
