"""How the bots ``search`` and ``level1`` to ``level4`` think in Triggs, compiled as a whole.

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
from race108.games.triggs.memory import resample
from race108.games.triggs.rules import ACT, FORMS, OVER, STOP, WAYS, apply
from race108.games.triggs.value import play_plan, rank
from race108.kernel import Record, chance_of, inner, jit_apart, put_back, tiny, zero_floats

#: By level: how often a move of one card is overlooked, and how far a judgement is off (in log odds of winning).
MISTAKES = np.array([(0.0, 0.0), (0.18, 0.7), (0.105, 0.44), (0.06, 0.3), (0.015, 0.1)])

_CARDS = np.array([2 if small else 1 for _value, _large, small in WAYS], dtype=np.int64)


@tiny
def cards_of(action: int) -> int:
    """How many cards of the hand one has to think of to find an action."""
    return int(_CARDS[action - FORMS]) if FORMS <= action < STOP else 1


@inner
def take_move(t: Record, move: int, action: int) -> None:
    """An action as a move of the thought."""
    t.moves[move, 0] = action
    for i in range(1, LONGEST):
        t.moves[move, i] = -1


@inner
def take_candidates(s: Record, net: Any, room: Record, t: Record, dealer: Record) -> None:
    """Begin to think: the few best moves."""
    count, _ = rank(s, net, room, dealer)
    best_first(room.worths, count, room.order)
    count = candidates(t, count)
    for move in range(count):
        take_move(t, move, int(room.moves[room.order[move]]))
    begin_rounds(t, count)


@inner
def expected(s: Record, seat: int, ahead: int, net: Any, room: Record, dealer: Record) -> float:
    """Play on, all seats as ``value`` plays, and say what the seat then expects.

    It is asked at the beginning of a later turn of its own: what would the best turn be worth?
    """
    own = 0
    while s.phase != OVER:
        _, best = rank(s, net, room, dealer)
        if s.phase == ACT and s.turn == seat:
            own += 1
            if own == ahead:
                return float(room.worths[best])
        play_plan(s, room, dealer)
    return 1.0 if s.winner == seat else 0.0


@inner
def simulate(s: Record, memory: Record, net: Any, room: Record, t: Record, dealer: Record) -> None:
    """Deal what the seat on turn cannot see a few times anew, and play every move that is left on every deal.

    Later shuffles are the same for all moves, too (*common random numbers*).
    """
    seat = int(s.turn)
    deals, table, results = room.deals, room.table, zero_floats(MANY)
    for deal in range(BATCH):
        deals[deal] = s
        resample(memory, deals[deal], seat, dealer)
    for deal in range(BATCH):
        chance = chance_of(dealer)
        for move in range(t.left):
            put_back(dealer, chance)
            table[0] = deals[deal]
            apply(table[0], int(t.moves[move, 0]), dealer)
            results[move] = expected(table[0], seat, int(t.ahead), net, room, dealer)
        add_deal(t, results)


# --- the edge -------------------------------------------------------------------------------------------------------


@jit_apart
def begin_search(state: Any, memory: Any, net: Any, room: Any, thought: Any, dealer: Any) -> None:
    """Begin a search by the clock: with ``play_batch`` while there is time, and ``end_round`` when there is none."""
    take_candidates(state[0], net, room[0], thought[0], dealer[0])


@jit_apart
def play_batch(state: Any, memory: Any, net: Any, room: Any, thought: Any, dealer: Any) -> None:
    """A few simulations of every move that is left."""
    simulate(state[0], memory[0], net, room[0], thought[0], dealer[0])


@jit_apart
def search(state: Any, memory: Any, net: Any, rollouts: int, room: Any, thought: Any, dealer: Any) -> None:
    """Search with so many simulations in all. The same dealer gives the same move."""
    s, m, r, t, d = state[0], memory[0], room[0], thought[0], dealer[0]
    t.long = int(rollouts >= LONG)
    take_candidates(s, net, r, t, d)
    while t.left > 1:
        while not round_is_paid(t, rollouts):
            simulate(s, m, net, r, t, d)
            drop_worse(t)
        drop_half(t)


@jit_apart
def choose_at_level(state: Any, net: Any, level: int, room: Any, thought: Any, dealer: Any) -> None:
    """The move that seems best to a level below the highest."""
    r, t, d = room[0], thought[0], dealer[0]
    count, _ = rank(state[0], net, r, d)
    best_first(r.worths, count, r.order)
    best = -np.inf
    for place in range(count):
        move = int(r.order[place])
        action = int(r.moves[move])
        seems = seeming_worth(r.worths[move], cards_of(action), MISTAKES[level, 0], MISTAKES[level, 1], d)
        if seems > best:
            best = seems
            take_move(t, 0, action)
    t.left = 1
