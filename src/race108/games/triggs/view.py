"""Who may know what in Triggs (T16)."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.games.triggs import rules as r
from race108.games.triggs.memory import MEMORY, deal_unseen, remember_all
from race108.kernel import Events, clone, events_in, jit


def blinded(state: Any, seat: int) -> Any:
    """A copy of the table without anything this seat (-1: an onlooker) cannot see."""
    blind = clone(state)
    hide_cards(blind, seat)
    return blind


@jit
def hide_cards(state: Any, seat: int) -> None:
    """Take every card off the table that a seat cannot see."""
    s = state[0]
    for other in range(s.players):
        if other != seat:
            for value in range(1, r.VALUES + 1):
                s.hand[other, value] = 0
            s.held[other] = 0
            s.twice[other] = 0
    for pile in range(3):
        top = -1 if pile == r.CENTRE else s.height[pile] - 1
        for i in range(r.DECK):
            if i != top:
                s.pile[pile, i] = 0
    for i in range(s.discards, r.DECK):  # what lay there once
        s.discard[i] = 0
    for i in range(s.boxed, r.DECK):
        s.box[i] = 0


def seen(rows: bytes, seat: int) -> Events:
    """Events as this seat sees them: cards others draw from the centre are hidden."""
    events = events_in(rows)
    hide_draws(events, seat)
    return events


@jit
def hide_draws(events: Events, seat: int) -> None:
    """Hide what a seat cannot see of the cards that others draw."""
    for i in range(events.shape[0]):
        if events[i, 0] == r.DREW and events[i, 3] == r.CENTRE and events[i, 1] != seat:
            events[i, 2] = 0


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
