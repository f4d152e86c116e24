"""The manners of bots in Triggs: what each likes about a move."""

from __future__ import annotations

from race108.bots.manner import Manner
from race108.game import View
from race108.games.triggs import rules as r


def _fills(view: View, actions: tuple[int, ...]) -> bool:
    """Whether a row is full then."""
    return any(event[0] == r.FILLED for event in view.tried(actions)[1].tolist())


def _wanted(view: View, value: int) -> bool:
    """Whether the next player has a free box in a row."""
    table = view.table[0]
    following = (view.turn + 1) % int(table["players"])
    return bool(table["crossed"][following, value] < table["rows"][value])


def _top(view: View, pile: int) -> int:
    """The card that lies on a pile; 0: nobody knows."""
    table = view.table[0]
    height = int(table["height"][pile])
    return 0 if pile == r.CENTRE or height == 0 else int(table["pile"][pile, height - 1])


def careful(view: View, actions: tuple[int, ...]) -> float:
    """Takes what can be seen."""
    action = actions[0]
    return (1.0 if action != r.CENTRE else 0.0) if action < r.DISCARDS else 0.5


def eager(view: View, actions: tuple[int, ...]) -> float:
    """Crosses off now rather than later."""
    return 1.0 if r.FORMS <= actions[0] < r.STOP else 0.0


def daring(view: View, actions: tuple[int, ...]) -> float:
    """Draws the unknown, and crosses off to fill a row."""
    action = actions[0]
    if action < r.DISCARDS:
        return 1.0 if action == r.CENTRE else 0.0
    return 0.7 if action >= r.FORMS and _fills(view, actions) else 0.0


def spiteful(view: View, actions: tuple[int, ...]) -> float:
    """Takes what the next player wants."""
    action = actions[0]
    if action < r.DISCARDS:
        top = _top(view, action)
        return 1.0 if top and _wanted(view, top) else 0.0
    return 0.3


def patient(view: View, actions: tuple[int, ...]) -> float:
    """Collects cards, to cross off many at once."""
    action = actions[0]
    if action < r.DISCARDS:
        return 1.0
    return 0.5 if action >= r.FORMS and _fills(view, actions) else 0.0


MANNERS = {
    "careful": Manner(0.12, careful),
    "eager": Manner(0.09, eager),
    "daring": Manner(0.07, daring),
    "spiteful": Manner(0.12, spiteful),
    "patient": Manner(0.08, patient),
}
