"""Triggs for machines that learn, compiled: what players have seen, what a seat observes, and many games at once."""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np

from race108.envs.many import compiled_reward, keep_numbers, may_act, must_deal, note_end, take_numbers
from race108.games.triggs.memory import was_known
from race108.games.triggs.rules import (
    ACTIONS,
    CENTRE,
    COPIES,
    DISCARDED,
    DREW,
    FORMED,
    LEFT,
    OVER,
    REFILLED,
    REMOVED,
    RIGHT,
    TURNED_UP,
    VALUES,
    apply,
    deal,
    legal,
    random_action,
)
from race108.kernel import Record, inner, jit, jit_apart, record_dtype, tiny

#: What the table no longer shows, but its players have seen (T16).
SEEN = record_dtype(
    [
        ("known", "i1", (4, VALUES + 1)),  # cards of a hand that were taken face up
        ("older", "i1", 3),  # hidden cards of a pile that lie on top of what refills have put into it
        ("newer", "i1"),  # what is left of the refills of the centre
        ("refilled", "i1", (3, VALUES + 1)),  # what refills have put into a pile and nobody has turned up since
        ("centre", "i1", (4, VALUES + 1)),  # the same of the centre, less what the seat itself has drawn from it
        ("discards", "i1", VALUES + 1),  # the discard pile and the box, counted by value
        ("box", "i1", VALUES + 1),
    ]
)
PHASES = 5


@inner
def begin(s: Record, seen: Record) -> None:
    """After the deal nobody has seen anything that the table does not show."""
    for value in range(VALUES + 1):
        for seat in range(4):
            seen.known[seat, value] = 0
        seen.discards[value] = 0
        seen.box[value] = 0
    for i in range(s.discards):
        seen.discards[s.discard[i]] += 1
    for i in range(s.boxed):
        seen.box[s.box[i]] += 1
    for pile in range(3):
        seen.older[pile] = s.height[pile] if pile == CENTRE else max(0, s.height[pile] - 1)
        forget_refills(seen, pile)


@inner
def forget_refills(seen: Record, pile: int) -> None:
    """A pile begins anew."""
    for value in range(VALUES + 1):
        seen.refilled[pile, value] = 0
        if pile == CENTRE:
            seen.newer = 0
            for seat in range(4):
                seen.centre[seat, value] = 0


@inner
def follow(seen: Record, dealer: Record) -> None:
    """Take note of what has just happened."""
    pile = -1  # that is being refilled
    for i in range(dealer.noted):
        kind, who = int(dealer.log[i, 0]), int(dealer.log[i, 1])
        what, how = int(dealer.log[i, 2]), int(dealer.log[i, 3])
        if kind == REFILLED:
            if who == CENTRE:
                see_refill(seen, what, how, pile != who)
            else:
                seen.refilled[who, what] += how
            seen.discards[what] -= how
        elif kind == DREW and how != CENTRE:
            seen.known[who, what] += 1
        elif kind == DREW:
            if not was_older(seen, CENTRE):
                seen.newer -= 1
                seen.centre[who, what] = max(0, seen.centre[who, what] - 1)
        elif kind == TURNED_UP:
            if not was_older(seen, who):
                seen.refilled[who, what] -= 1
        elif kind == FORMED:
            shown(seen, who, what)
            if how > 0:
                shown(seen, who, how)
        elif kind == DISCARDED and how == 0:
            shown(seen, who, what)
        elif kind == DISCARDED:
            was_known(seen.known, who, what)
            seen.box[what] += 1
        elif kind == REMOVED:
            seen.box[what] += 1
        pile = who if kind == REFILLED else -1


@tiny
def shown(seen: Record, seat: int, value: int) -> None:
    """A card goes from a hand to the discard pile."""
    was_known(seen.known, seat, value)
    seen.discards[value] += 1


@tiny
def was_older(seen: Record, pile: int) -> bool:
    """Whether the hidden card that leaves a pile lay on top of all refills."""
    if seen.older[pile] > 0:
        seen.older[pile] -= 1
        return True
    return False


@inner
def see_refill(seen: Record, value: int, count: int, first: bool) -> None:
    """Cards go into the centre. What others have drawn may have come back: nobody counts more than there are."""
    if first and seen.older[CENTRE] == 0 and seen.newer == 0:
        forget_refills(seen, CENTRE)
    seen.newer += count
    for seat in range(4):
        seen.centre[seat, value] = min(COPIES, seen.centre[seat, value] + count)


# --- what a seat observes -------------------------------------------------------------------------------------------


@inner
def observe(s: Record, seen: Record, seat: int, out: Any) -> None:
    """Write what a seat observes; ``environment.py`` names every index."""
    players = int(s.players)
    for i in range(PHASES + players + VALUES + 3):
        out[i] = 0
    at = 0
    out[at + s.phase] = 1
    at += PHASES
    out[at + after(int(s.turn) - seat, players)] = 1
    at += players
    if s.value > 0:
        out[at + s.value - 1] = 1
    at += VALUES
    out[at + s.highest - 10] = 1
    at = copied(s.rows, at + 3, out)
    out[at] = s.refill_all
    at += 1
    for i in range(players):
        at = copied(s.crossed[after(seat + i - players, players)], at, out)
    for i in range(players):
        out[at + i] = s.cards[after(seat + i - players, players)]
    hand = at + players
    at = copied(s.hand[seat], hand, out)
    for i in range(1, players):
        at = copied(seen.known[after(seat + i - players, players)], at, out)
    for pile in range(3):
        out[at + pile] = s.height[pile]
    tops = at + 3
    for i in range(2 * VALUES):
        out[tops + i] = 0
    if s.height[LEFT] > 0:
        out[tops + s.pile[LEFT, s.height[LEFT] - 1] - 1] = 1
    if s.height[RIGHT] > 0:
        out[tops + VALUES + s.pile[RIGHT, s.height[RIGHT] - 1] - 1] = 1
    at = copied(seen.discards, tops + 2 * VALUES, out)
    unseen = copied(seen.box, at, out)
    for v in range(VALUES):
        gone = out[tops + v] + out[tops + VALUES + v] + out[tops + 2 * VALUES + v] + out[tops + 3 * VALUES + v]
        for i in range(players):  # the own hand, then what is known of the others'
            gone += out[hand + VALUES * i + v]
        out[unseen + v] = COPIES - gone
    at = unseen + VALUES
    at = copied(seen.refilled[LEFT], at, out)
    for v in range(VALUES):
        out[at + v] = min(seen.centre[seat, v + 1], out[unseen + v])
    copied(seen.refilled[RIGHT], at + VALUES, out)


@tiny
def after(seat: int, players: int) -> int:
    """A seat's number, counted around the table."""
    return seat + players if seat < 0 else seat


@tiny
def copied(row: Any, at: int, out: Any) -> int:
    """Copy a row of numbers by value; says where it ends."""
    for v in range(VALUES):
        out[at + v] = row[v + 1]
    return at + VALUES


@inner
def mark_legal(s: Record, actions: Any, mask: Any) -> None:
    """Write 1 for every legal action, and 0 for the others."""
    for i in range(len(mask)):
        mask[i] = 0
    for i in range(legal(s, actions)):
        mask[actions[i]] = 1


# --- one game -------------------------------------------------------------------------------------------------------


@jit
def begin_and_look(state: Any, seen: Any, listed: Any, observation: Any, mask: Any) -> int:
    """The deal is done: write what the seat on turn observes and may do; says who that is, and in which phase."""
    begin(state[0], seen[0])
    return look_around(state[0], seen[0], listed, observation, mask)


@jit
def act_and_look(
    state: Any, before: Any, seen: Any, action: int, chance: int, dealer: Any, listed: Any, observation: Any, mask: Any
) -> int:
    """Carry out a legal action and write what the seat on turn then observes and may do.

    When the dealer's numbers are needed and they are not the right ones (``chance`` is 0), nothing changes, and the
    answer is -1: finding the right ones takes longer than everything else here, and they are rarely needed.
    """
    d = dealer[0]
    d.noted = 0
    first, third = d.rng[0], d.rng[2]
    before[0] = state[0]
    apply(state[0], action, d)
    if chance == 0 and (d.rng[0] != first or d.rng[2] != third):
        state[0] = before[0]
        return -1
    follow(seen[0], d)
    return look_around(state[0], seen[0], listed, observation, mask)


@inner
def look_around(s: Record, seen: Record, listed: Any, observation: Any, mask: Any) -> int:
    """Write what the seat on turn observes and may do; says who that is, and in which phase."""
    observe(s, seen, int(s.turn), observation)
    mark_legal(s, listed, mask)
    return int(s.turn) + 8 * int(s.phase)


@jit
def look(state: Any, seen: Any, seat: int, observation: Any) -> None:
    """Write what any seat observes."""
    observe(state[0], seen[0], seat, observation)


# --- many games -----------------------------------------------------------------------------------------------------

#: The options of the rules.
Setup = namedtuple("Setup", "players rows refill_all")


@inner
def play(s: Record, seen: Record, action: int, dealer: Record) -> None:
    """Carry out a legal action, and remember what was seen."""
    dealer.noted = 0
    apply(s, action, dealer)
    follow(seen, dealer)


@inner
def pay(s: Record, rewards: Any) -> None:
    """What the end of the game brings every seat; nobody shares a win."""
    for seat in range(s.players):
        rewards[seat] = compiled_reward(s.winner == seat, 1)


@jit_apart
def step_all(games: Any, setup: Any, actions: Any, learner: int, cap: int, dealer: Any) -> None:
    """One action in every game, or a new deal where one is over; with a learner, the others then act at random."""
    d = dealer[0]
    listed = np.empty(ACTIONS, dtype=np.int16)
    for i in range(len(actions)):
        s, seen = games.states[i], games.seen[i]
        take_numbers(games, i, d)
        if must_deal(games, i):
            deal(s, setup.players, setup.rows, setup.refill_all, d)
            begin(s, seen)
        elif may_act(games, i, int(actions[i]), int(s.turn)):
            play(s, seen, int(actions[i]), d)
        while learner >= 0 and s.turn != learner and s.phase != OVER:
            play(s, seen, random_action(s, d), d)
        if s.phase == OVER:
            pay(s, games.rewards[i])
        keep_numbers(games, i, d)
        note_end(games, i, int(s.turn), int(s.phase == OVER), cap)
        observe(s, seen, int(s.turn) if learner < 0 else learner, games.observations[i])
        mark_legal(s, listed, games.masks[i])


@jit_apart
def choose_all(games: Any, setup: Any, actions: Any, dealer: Any) -> None:
    """Any legal action in every game; in one that is over it does not matter which."""
    for i in range(len(actions)):
        s = games.states[i]
        actions[i] = 0 if s.phase == OVER else random_action(s, dealer[0])
