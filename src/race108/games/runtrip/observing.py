"""Run & Trip for machines that learn, compiled: what a seat observes, and many games at once."""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np

from race108.envs.many import compiled_reward, keep_numbers, may_act, must_deal, note_end, take_numbers
from race108.games.runtrip.rules import (
    ACTIONS,
    DECK,
    GOAL,
    HALF,
    LAY,
    NUMBERS,
    OVER,
    apply,
    deal,
    legal,
    number_of,
    side_of,
)
from race108.kernel import Record, below, count_bits, inner, jit, jit_apart, lowest_bit, tiny

PHASES = 4
VARIANTS = 3
SQUARES = GOAL + 1


# --- what a seat observes -------------------------------------------------------------------------------------------


@inner
def observe(s: Record, seat: int, out: Any) -> None:
    """Write what a seat observes, as ``environment.py`` names it. Everything it has seen still lies on the table."""
    players, sides, each = int(s.players), int(s.sides), int(s.per_side)
    tokens = sides * each
    for i in range(len(out)):
        out[i] = 0
    at = 0
    out[at + s.phase] = 1
    at += PHASES
    out[at + (s.turn - seat) % players] = 1
    at += players
    out[at + s.variant] = 1
    at += VARIANTS
    out[at] = s.mercy
    at += 1
    mine = side_of(s, seat)
    for token in range(tokens):
        out[at + SQUARES * seen_from(mine, token, sides, each) + s.token[token]] = 1
    at += SQUARES * tokens
    mark_cards(int(s.hand[seat, 0]), at, out)
    mark_cards(int(s.hand[seat, 1]), at + HALF, out)
    at += DECK
    for i in range(1, players):
        other = (seat + i) % players
        count_numbers(int(s.hand[other, 0]), 0, at, out)
        count_numbers(int(s.hand[other, 1]), HALF, at, out)
        at += NUMBERS
    for i in range(players):
        other = (seat + i) % players
        out[at + i] = count_bits(int(s.hand[other, 0])) + count_bits(int(s.hand[other, 1]))
    at += players
    if s.decked > 0:
        out[at + number_of(int(s.deck[s.decked - 1])) - 1] = 1
    at += NUMBERS
    out[at] = s.decked
    out[at + 1] = s.asided
    at += 2
    for i in range(s.discards):
        out[at + s.discard[i]] = 1
    at += DECK
    if s.phase == LAY:
        observe_trip(s, seen_from(mine, int(s.target), sides, each), tokens, at, out)


@inner
def observe_trip(s: Record, target: int, tokens: int, at: int, out: Any) -> None:
    """R6. A trip in the making: its cards are the last ones of the discard pile, as many as make up its sum."""
    out[at + target] = 1
    at += tokens
    out[at + s.own % s.per_side] = 1
    out[at + 2] = s.total
    at += 3
    left, i = int(s.total), int(s.discards)
    while left > 0:
        i -= 1
        out[at + s.discard[i]] = 1
        left -= number_of(int(s.discard[i]))


@tiny
def seen_from(mine: int, token: int, sides: int, each: int) -> int:
    """A token's place when the own side is the first."""
    return (token // each - mine) % sides * each + token % each


@tiny
def mark_cards(cards: int, at: int, out: Any) -> None:
    """Write 1 for every card of half a hand."""
    while cards:
        out[at + lowest_bit(cards)] = 1
        cards &= cards - 1


@tiny
def count_numbers(cards: int, first: int, at: int, out: Any) -> None:
    """R4. The numbers on the backs of half a hand."""
    while cards:
        out[at + number_of(first + lowest_bit(cards)) - 1] += 1
        cards &= cards - 1


@inner
def mark_legal(s: Record, layout: Record, actions: Any, mask: Any) -> None:
    """Write 1 for every legal action, and 0 for the others."""
    for i in range(len(mask)):
        mask[i] = 0
    for i in range(legal(s, layout, actions)):
        mask[actions[i]] = 1


# --- one game -------------------------------------------------------------------------------------------------------


@jit
def begin_and_look(state: Any, layout: Any, listed: Any, observation: Any, mask: Any) -> int:
    """The deal is done: write what the seat on turn observes and may do; says who that is, and in which phase."""
    return look_around(state[0], layout[0], listed, observation, mask)


@jit
def act_and_look(state: Any, layout: Any, action: int, dealer: Any, listed: Any, observation: Any, mask: Any) -> int:
    """Carry out a legal action and write what the seat on turn then observes and may do."""
    dealer[0].noted = 0
    apply(state[0], layout[0], action, dealer[0])  # after the deal nothing is left to chance
    return look_around(state[0], layout[0], listed, observation, mask)


@inner
def look_around(s: Record, layout: Record, listed: Any, observation: Any, mask: Any) -> int:
    """Write what the seat on turn observes and may do; says who that is, and in which phase."""
    observe(s, int(s.turn), observation)
    mark_legal(s, layout, listed, mask)
    return int(s.turn) + 8 * int(s.phase)


@jit
def look(state: Any, seat: int, observation: Any) -> None:
    """Write what any seat observes."""
    observe(state[0], seat, observation)


# --- many games -----------------------------------------------------------------------------------------------------

#: The options of the rules.
Setup = namedtuple("Setup", "players variant mercy cut aside layout")


@inner
def pay(s: Record, rewards: Any) -> None:
    """What the end of the game brings every seat."""
    sharing = count_bits(int(s.winners))
    for seat in range(s.players):
        rewards[seat] = compiled_reward(bool(s.winners >> side_of(s, seat) & 1), sharing)


@inner
def any_action(s: Record, layout: Record, listed: Any, dealer: Record) -> int:
    """Any legal action."""
    return int(listed[below(dealer, legal(s, layout, listed))])


@jit_apart
def step_all(games: Any, setup: Any, actions: Any, learner: int, cap: int, dealer: Any) -> None:
    """One action in every game, or a new deal where one is over; with a learner, the others then act at random."""
    d, layout = dealer[0], setup.layout[0]
    listed = np.empty(ACTIONS, dtype=np.int16)
    for i in range(len(actions)):
        s = games.states[i]
        take_numbers(games, i, d)
        if must_deal(games, i):
            deal(s, setup.players, setup.variant, setup.mercy, setup.cut, setup.aside, d)
        elif may_act(games, i, int(actions[i]), int(s.turn)):
            apply(s, layout, int(actions[i]), d)
        while learner >= 0 and s.turn != learner and s.phase != OVER:
            apply(s, layout, any_action(s, layout, listed, d), d)
        if s.phase == OVER:
            pay(s, games.rewards[i])
        keep_numbers(games, i, d)
        note_end(games, i, int(s.turn), int(s.phase == OVER), cap)
        observe(s, int(s.turn) if learner < 0 else learner, games.observations[i])
        mark_legal(s, layout, listed, games.masks[i])


@jit_apart
def choose_all(games: Any, setup: Any, actions: Any, dealer: Any) -> None:
    """Any legal action in every game; in one that is over it does not matter which."""
    listed = np.empty(ACTIONS, dtype=np.int16)
    for i in range(len(actions)):
        s = games.states[i]
        actions[i] = 0 if s.phase == OVER else any_action(s, setup.layout[0], listed, dealer[0])
