"""Who may know what in Run & Trip (R4)."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.games.runtrip import rules as r
from race108.kernel import Events, clone, events_in, inner, jit, lowest_bit


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
            s.hand[other, 0] = 0
            s.hand[other, 1] = 0
    for i in range(r.DECK):
        s.deck[i] = 0
        s.aside[i] = 0
        if i >= s.discards:
            s.discard[i] = 0


def seen(rows: bytes, seat: int) -> Events:
    """Events as this seat sees them: of a card others draw, only the number, as the card -number."""
    events = events_in(rows)
    hide_draws(events, seat)
    return events


@jit
def hide_draws(events: Events, seat: int) -> None:
    """Hide what a seat cannot see of the cards that others draw."""
    for i in range(events.shape[0]):
        if events[i, 0] == r.DREW and events[i, 1] != seat:
            events[i, 2] = -r.number_of(int(events[i, 2]))


def numbers_seen(state: Any, seat: int) -> Any:
    """How many cards of each number the others hold, as everyone sees; and in column 0, row 0, the deck's top."""
    numbers = np.zeros((6, r.NUMBERS + 1), dtype=np.int64)
    count_numbers(state, seat, numbers)
    return numbers


@jit
def count_numbers(state: Any, seat: int, numbers: Any) -> None:
    """Count the cards of the others by their numbers, and look at the top of the deck."""
    s = state[0]
    for other in range(s.players):
        if other != seat:
            count_hand(int(s.hand[other, 0]), 0, numbers[other])
            count_hand(int(s.hand[other, 1]), r.HALF, numbers[other])
    if s.decked > 0:
        numbers[0, 0] = r.number_of(int(s.deck[s.decked - 1]))


@inner
def count_hand(cards: int, first: int, numbers: Any) -> None:
    """Count half of a hand by its numbers."""
    while cards:
        numbers[r.number_of(first + lowest_bit(cards))] += 1
        cards &= cards - 1


def resample(blind: Any, numbers: Any, seat: int, dealer: Any) -> Any:
    """A whole table that could be the true one, for all the seat knows."""
    state = clone(blind)
    r.deal_unseen(state, seat, numbers, int(numbers[0, 0]), dealer)
    return state
