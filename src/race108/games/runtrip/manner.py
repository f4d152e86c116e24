"""The manners of bots in Run & Trip: what each likes about a move."""

from __future__ import annotations

from dataclasses import dataclass

from race108.bots.manner import Manner
from race108.game import View
from race108.games.runtrip import rules as r

TEN = 10.0


@dataclass(frozen=True)
class Happened:
    """What a move does: squares gained, squares that others lose, the numbers it spends, and how it leaves one."""

    forward: float
    back: float
    spent: float
    trip: bool
    symbols: float  # on one's own squares: those with many are hard to match


def _tried(view: View, actions: tuple[int, ...]) -> Happened:
    before, after = view.table[0], view.tried(actions)[0][0]
    per_side = int(before["per_side"])
    first = view.turn % int(before["sides"]) * per_side
    mine = range(first, first + per_side)
    moved = [int(to) - int(was) for was, to in zip(before["token"], after["token"], strict=True)]
    cards = [action % r.DECK for action in actions if action < r.LAYS]
    cards += [action - r.LAYS for action in actions if r.LAYS <= action < r.AIMS]
    full = view.rules.layout.squares  # type: ignore[attr-defined]
    return Happened(
        forward=sum(moved[token] for token in mine) / TEN,
        back=-sum(squares for token, squares in enumerate(moved) if token not in mine) / TEN,
        spent=sum(card // r.PER_NUMBER + 1 for card in cards) / TEN,
        trip=len(actions) > 1,
        symbols=sum(len(full[after["token"][token]]) or 4 for token in mine) / (4 * per_side),
    )


def careful(view: View, actions: tuple[int, ...]) -> float:
    """Stands where it is hard to be tripped."""
    return _tried(view, actions).symbols


def eager(view: View, actions: tuple[int, ...]) -> float:
    """Goes forward as far as it can."""
    return _tried(view, actions).forward


def daring(view: View, actions: tuple[int, ...]) -> float:
    """Trips whenever it can, and does not mind where it stands then."""
    happened = _tried(view, actions)
    return (0.5 + happened.spent / 2 if happened.trip else 0.0) - happened.symbols / 2


def spiteful(view: View, actions: tuple[int, ...]) -> float:
    """Sends others back."""
    return _tried(view, actions).back


def patient(view: View, actions: tuple[int, ...]) -> float:
    """Saves its cards, above all the high ones."""
    return -_tried(view, actions).spent


MANNERS = {
    "careful": Manner(0.14, careful),
    "eager": Manner(0.18, eager),
    "daring": Manner(0.18, daring),
    "spiteful": Manner(0.20, spiteful),
    "patient": Manner(0.13, patient),
}
