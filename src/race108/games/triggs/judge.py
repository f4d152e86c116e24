"""The judge of Triggs: what an action was worth, compared with the best ones over the same deals.

Every action is judged by itself, as it was decided: the second card of a draw with the first one known, another
forming with what is left. What follows in the turn is played as well as ``value`` can. See ``coach/verdict.py``.
"""

from __future__ import annotations

from typing import Any

from race108.bots.thought import LONGEST, best_first
from race108.coach.verdict import (
    AHEAD,
    COMPARED,
    FIRST_LOOK,
    add_deal,
    begin,
    conclude,
    is_clear,
    make_whole,
    settle_early,
)
from race108.games.triggs.memory import resample
from race108.games.triggs.rules import OVER, apply, legal
from race108.games.triggs.thought import expected
from race108.games.triggs.value import play_plan, rank
from race108.kernel import Record, chance_of, inner, jit_apart, put_back, zero_floats


@inner
def take(v: Record, place: int, action: int) -> None:
    """An action as one of the moves that are compared."""
    v.moves[place, 0] = action
    for i in range(1, LONGEST):
        v.moves[place, i] = -1


@inner
def take_moves(s: Record, action: int, net: Any, room: Record, v: Record, dealer: Record) -> bool:
    """The action played (-1: none) and the best few others; says whether there is anything to compare."""
    all_legal = legal(s, room.lists[0])
    count, _ = rank(s, net, room, dealer)
    best_first(room.worths, count, room.order)
    first, last = room.order[0], room.order[count - 1]
    places = 0
    if action >= 0:
        take(v, 0, action)
        places = 1
    known = action < 0
    for i in range(count):
        move = int(room.moves[room.order[i]])
        if move == action:
            known = True
        elif places < COMPARED:
            take(v, places, move)
            places += 1
    begin(v, places, int(action >= 0))
    best, spread = float(room.worths[first]), float(room.worths[first] - room.worths[last])
    if not known:
        spread = 1.0  # an action that ``value`` does not even consider
    return not settle_early(v, all_legal, best, spread, action < 0 or action == room.moves[first]) and places > 1


@inner
def compare(s: Record, memory: Record, net: Any, room: Record, v: Record, deals: int, dealer: Record) -> None:
    """Play every move on so many deals more, with the same chance for all."""
    seat, results = int(s.turn), zero_floats(COMPARED)
    for _ in range(deals):
        room.deals[0] = s
        resample(memory, room.deals[0], seat, dealer)
        chance = chance_of(dealer)
        for move in range(v.compared):
            put_back(dealer, chance)
            room.table[0] = room.deals[0]
            apply(room.table[0], int(v.moves[move, 0]), dealer)
            results[move] = expected(room.table[0], seat, AHEAD, net, room, dealer)
        add_deal(v, results)


@jit_apart
def judge(state: Any, memory: Any, net: Any, played: Any, deals: int, room: Any, verdict: Any, dealer: Any) -> None:
    """Judge the move played, or find the best one if that is none (-1), with at most so many deals."""
    s, r, v, d = state[0], room[0], verdict[0], dealer[0]
    if not take_moves(s, int(played[0]), net, r, v, d):
        return
    look = FIRST_LOOK
    while v.deals < deals:
        compare(s, memory[0], net, r, v, min(look, deals) - int(v.deals), d)
        if is_clear(v):
            break
        look *= 2
    conclude(v)


@jit_apart
def chances(state: Any, memory: Any, net: Any, seat: int, deals: int, room: Any, worths: Any, dealer: Any) -> None:
    """How likely each seat wins, 1 in all, from what one of them knows.

    What it cannot see is dealt anew, and all play as ``value`` does until everybody was on turn: what each expects of
    its best turn then is its chance.
    """
    s, r, d = state[0], room[0], dealer[0]
    t, players = r.table[0], int(s.players)
    for who in range(players):
        worths[who] = 0.0
    for _ in range(deals):
        r.table[0] = s
        resample(memory[0], r.table[0], seat, d)
        asked = 0
        while t.phase != OVER and asked + 1 < 1 << players:
            _, best = rank(t, net, r, d)
            if asked >> int(t.turn) & 1 == 0:
                asked |= 1 << int(t.turn)
                worths[t.turn] += r.worths[best]
            play_plan(t, r, d)
        for who in range(players):
            if asked >> who & 1 == 0:
                worths[who] += 1.0 if t.winner == who else 0.0
    make_whole(worths, players)
