"""How the bots ``search`` and ``level1`` to ``level4`` think in Run & Trip, compiled as a whole.

See ``bots/thought.py`` for what does not depend on the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.bots.thought import (
    BATCH,
    LONG,
    LONGEST,
    MANY,
    add_deal,
    begin_rounds,
    best_first,
    candidates,
    drop_half,
    drop_worse,
    round_is_paid,
    seeming_worth,
)
from race108.games.runtrip.rules import ACT, AIMS, LAYS, OVER, resample
from race108.games.runtrip.value import play_move, public_numbers, rank, share_of_win
from race108.kernel import Record, inner, jit_apart, zero_floats

#: By level: how often a move of one card is overlooked, and how far a judgement is off (in log odds of winning).
MISTAKES = np.array([(0.0, 0.0), (0.35, 1.2), (0.17, 0.5), (0.08, 0.25), (0.02, 0.06)])


@inner
def cards_of(move: Any) -> int:
    """How many cards of the hand one has to think of to find a move."""
    cards, i = 0, 0
    while move[i] >= 0:
        cards += int(LAYS <= move[i] < AIMS)
        i += 1
    return max(1, cards)


@inner
def take_move(t: Record, move: int, actions: Any) -> None:
    """The actions of a move, for the thought; what lies behind their end means nothing."""
    last = 0
    while actions[last] >= 0:
        t.moves[move, last] = actions[last]
        last += 1
    for i in range(last, LONGEST):
        t.moves[move, i] = -1


@inner
def take_candidates(
    s: Record, layout: Record, lore: Record, numbers: Any, net: Any, room: Record, t: Record, dealer: Record
) -> None:
    """Begin to think: the few best moves."""
    count, _, _ = rank(s, layout, lore, numbers, net, room, dealer)
    best_first(room.worths, count, room.order)
    count = candidates(t, count)
    for move in range(count):
        take_move(t, move, room.moves[room.order[move]])
    begin_rounds(t, count)


@inner
def expected(
    s: Record, layout: Record, lore: Record, seat: int, ahead: int, net: Any, room: Record, dealer: Record
) -> float:
    """Play on, all seats as ``value`` plays, and say what the seat then expects.

    It is asked at the beginning of a later turn of its own: what would the best turn be worth?
    """
    own = 0
    while s.phase != OVER:
        public_numbers(s, room.numbers)
        _, best, _ = rank(s, layout, lore, room.numbers, net, room, dealer)
        if s.phase == ACT and s.turn == seat:
            own += 1
            if own == ahead:
                return float(room.worths[best])
        play_move(s, layout, room.moves[best], dealer)
    return share_of_win(s, seat)


@inner
def simulate(
    s: Record, layout: Record, lore: Record, numbers: Any, net: Any, room: Record, t: Record, dealer: Record
) -> None:
    """Deal what the seat on turn cannot see a few times anew, and play every move that is left on every deal."""
    seat = int(s.turn)
    deals, table, results = room.deals, room.table, zero_floats(MANY)
    for deal in range(BATCH):
        deals[deal] = s
        resample(deals[deal], seat, numbers, int(numbers[0, 0]), dealer)
    for deal in range(BATCH):
        for move in range(t.left):
            table[0] = deals[deal]
            play_move(table[0], layout, t.moves[move], dealer)
            results[move] = expected(table[0], layout, lore, seat, int(t.ahead), net, room, dealer)
        add_deal(t, results)


# --- the edge -------------------------------------------------------------------------------------------------------


@jit_apart
def begin_search(
    state: Any, layout: Any, lore: Any, numbers: Any, net: Any, room: Any, thought: Any, dealer: Any
) -> None:
    """Begin a search by the clock: with ``play_batch`` while there is time, and ``end_round`` when there is none."""
    take_candidates(state[0], layout[0], lore[0], numbers, net, room[0], thought[0], dealer[0])


@jit_apart
def play_batch(
    state: Any, layout: Any, lore: Any, numbers: Any, net: Any, room: Any, thought: Any, dealer: Any
) -> None:
    """A few simulations of every move that is left."""
    simulate(state[0], layout[0], lore[0], numbers, net, room[0], thought[0], dealer[0])


@jit_apart
def search(
    state: Any, layout: Any, lore: Any, numbers: Any, net: Any, rollouts: int, room: Any, thought: Any, dealer: Any
) -> None:
    """Search with so many simulations in all. The same dealer gives the same move."""
    s, tables, known, r, t, d = state[0], layout[0], lore[0], room[0], thought[0], dealer[0]
    t.long = int(rollouts >= LONG)
    take_candidates(s, tables, known, numbers, net, r, t, d)
    while t.left > 1:
        while not round_is_paid(t, rollouts):
            simulate(s, tables, known, numbers, net, r, t, d)
            drop_worse(t)
        drop_half(t)


@jit_apart
def choose_at_level(
    state: Any, layout: Any, lore: Any, numbers: Any, net: Any, level: int, room: Any, thought: Any, dealer: Any
) -> None:
    """The move that seems best to a level below the highest."""
    r, t, d = room[0], thought[0], dealer[0]
    count, _, _ = rank(state[0], layout[0], lore[0], numbers, net, r, d)
    best_first(r.worths, count, r.order)
    best = -np.inf
    for place in range(count):
        move = int(r.order[place])
        cards = cards_of(r.moves[move])
        seems = seeming_worth(r.worths[move], cards, MISTAKES[level, 0], MISTAKES[level, 1], d)
        if seems > best:
            best = seems
            take_move(t, 0, r.moves[move])
    t.left = 1
