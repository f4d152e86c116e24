"""Who may know what in Triggs (T16)."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.kernel import Events, clone
from race108.triggs import position
from race108.triggs import rules as r
from race108.triggs.memory import MEMORY, deal_unseen, remember_all


def blinded(state: Any, seat: int) -> Any:
    """A copy of the table without anything this seat (-1: an onlooker) cannot see."""
    blind = clone(state)
    s = blind[0]
    for other in range(int(s["players"])):
        if other != seat:
            s["hand"][other] = 0
            s["held"][other] = s["twice"][other] = 0
    for pile in range(3):
        height = int(s["height"][pile])
        s["pile"][pile, height:] = 0
        s["pile"][pile, : height if pile == r.CENTRE else max(0, height - 1)] = 0
    s["discard"][int(s["discards"]) :] = 0  # what lay there once
    s["box"][int(s["boxed"]) :] = 0
    return blind


def seen(events: Events, seat: int) -> Events:
    """The events as this seat sees them: cards others draw from the centre are hidden."""
    hidden = (events[:, 0] == r.DREW) & (events[:, 3] == r.CENTRE) & (events[:, 1] != seat)
    events = events.copy()
    events[hidden, 2] = 0
    return events


def memory_of(start: Any, seat: int, events: Events) -> Any:
    """What a seat knows from everything it has seen: an array of one record."""
    memory = np.zeros(1, dtype=MEMORY)
    remember_all(memory, start, seat, events)
    return memory


def resample(blind: Any, memory: Any, seat: int, dealer: Any) -> Any:
    """A whole table that could be the true one, for all the seat knows."""
    state = clone(blind)
    deal_unseen(memory, state, seat, dealer)
    return state


def as_json(blind: Any, memory: Any, seat: int) -> dict[str, Any]:
    """The position with ``None`` for every card the seat does not know."""
    view = position.write(blind)
    s = blind[0]
    for other in range(int(s["players"])):
        if other != seat:
            known = [v for v in range(1, r.VALUES + 1) for _ in range(int(memory[0]["known"][other, v]))]
            view["hands"][other] = known + [None] * (int(s["cards"][other]) - len(known))
    for key in position.PILE_KEYS:
        view[key] = [card or None for card in view[key]]
    return view
