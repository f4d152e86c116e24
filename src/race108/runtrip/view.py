"""Who may know what in Run & Trip (R4)."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.kernel import Events, clone
from race108.runtrip import position
from race108.runtrip import rules as r
from race108.runtrip.layout import Layout


def blinded(state: Any, seat: int) -> Any:
    """A copy of the table without anything this seat (-1: an onlooker) cannot see."""
    blind = clone(state)
    s = blind[0]
    for other in range(int(s["players"])):
        if other != seat:
            s["hand"][other] = 0
    s["deck"] = 0
    s["aside"] = 0
    s["discard"][int(s["discards"]) :] = 0
    return blind


def seen(events: Events, seat: int) -> Events:
    """The events as this seat sees them: of a card others draw, only the number, as the card -number."""
    hidden = (events[:, 0] == r.DREW) & (events[:, 1] != seat)
    events = events.copy()
    events[hidden, 2] = -(events[hidden, 2] // r.PER_NUMBER + 1)
    return events


def numbers_seen(state: Any, seat: int) -> Any:
    """How many cards of each number the others hold, as everyone sees; and in column 0, row 0, the deck's top."""
    s = state[0]
    numbers = np.zeros((6, r.NUMBERS + 1), dtype=np.int64)
    for other in range(int(s["players"])):
        if other != seat:
            for card in position.hand_of(s, other):
                numbers[other, card // r.PER_NUMBER + 1] += 1
    if s["decked"] > 0:
        numbers[0, 0] = int(s["deck"][int(s["decked"]) - 1]) // r.PER_NUMBER + 1
    return numbers


def resample(blind: Any, numbers: Any, seat: int, dealer: Any) -> Any:
    """A whole table that could be the true one, for all the seat knows."""
    state = clone(blind)
    r.deal_unseen(state, seat, numbers, int(numbers[0, 0]), dealer)
    return state


def as_json(blind: Any, numbers: Any, seat: int, layout: Layout, even: bool) -> dict[str, Any]:
    """The position with ``8[?]`` for a card whose number alone is known, and ``?`` for any other."""
    view = position.write(blind, layout, even)
    s = blind[0]
    for other in range(int(s["players"])):
        if other != seat:
            view["hands"][other] = [
                f"{number}[?]" for number in range(1, r.NUMBERS + 1) for _ in range(int(numbers[other, number]))
            ]
    view["deck"] = ["?"] * int(s["decked"])
    if view["deck"]:
        view["deck"][0] = f"{int(numbers[0, 0])}[?]"
    if "aside" in view:
        view["aside"] = ["?"] * int(s["asided"])
    return view
