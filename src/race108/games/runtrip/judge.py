"""The judge of Run & Trip: what a run, a trip or the end of a turn was worth, compared over the same deals.

What follows in the turn is played as well as ``value`` can. See ``coach/verdict.py``.
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
from race108.games.runtrip.rules import OVER, resample, side_of
from race108.games.runtrip.thought import expected
from race108.games.runtrip.value import play_move, public_numbers, rank, share_of_win
from race108.kernel import Record, inner, jit_apart, zero_floats


@inner
def is_same(a: Any, b: Any) -> bool:
    """Whether two moves have the same actions."""
    i = 0
    while a[i] >= 0 and a[i] == b[i]:
        i += 1
    return bool(a[i] == b[i])


@inner
def take(v: Record, place: int, actions: Any) -> None:
    """A move as one of those that are compared; what lies behind its end means nothing."""
    last = 0
    while actions[last] >= 0:
        v.moves[place, last] = actions[last]
        last += 1
    for i in range(last, LONGEST):
        v.moves[place, i] = -1


@inner
def take_moves(
    s: Record,
    layout: Record,
    lore: Record,
    numbers: Any,
    net: Any,
    played: Any,
    room: Record,
    v: Record,
    dealer: Record,
) -> bool:
    """The move played (if any) and the best few others; says whether there is anything to compare."""
    count, _, _ = rank(s, layout, lore, numbers, net, room, dealer)
    best_first(room.worths, count, room.order)
    first, last = room.order[0], room.order[count - 1]
    places, known = 0, played[0] < 0
    if not known:
        take(v, 0, played)
        places = 1
    judged = places
    for i in range(count):
        move = room.moves[room.order[i]]
        if judged and is_same(move, played):
            known = True
        elif places < COMPARED:
            take(v, places, move)
            places += 1
    begin(v, places, judged)
    best, spread = float(room.worths[first]), float(room.worths[first] - room.worths[last])
    if not known:
        spread = 1.0  # one of very many moves, which ``value`` has not looked at
    is_best = judged == 0 or is_same(room.moves[first], played)
    return not settle_early(v, count, best, spread, is_best) and places > 1


@inner
def compare(
    s: Record,
    layout: Record,
    lore: Record,
    numbers: Any,
    net: Any,
    room: Record,
    v: Record,
    deals: int,
    dealer: Record,
) -> None:
    """Play every move on so many deals more. After the deal there is no chance in this game: it is the same for all."""
    seat, results = int(s.turn), zero_floats(COMPARED)
    for _ in range(deals):
        room.deals[0] = s
        resample(room.deals[0], seat, numbers, int(numbers[0, 0]), dealer)
        for move in range(v.compared):
            room.table[0] = room.deals[0]
            play_move(room.table[0], layout, v.moves[move], dealer)
            results[move] = expected(room.table[0], layout, lore, seat, AHEAD, net, room, dealer)
        add_deal(v, results)


@jit_apart
def judge(
    state: Any,
    layout: Any,
    lore: Any,
    numbers: Any,
    net: Any,
    played: Any,
    deals: int,
    room: Any,
    verdict: Any,
    dealer: Any,
) -> None:
    """Judge the move played, or find the best one if that is none (-1), with at most so many deals."""
    s, tables, known, r, v, d = state[0], layout[0], lore[0], room[0], verdict[0], dealer[0]
    if not take_moves(s, tables, known, numbers, net, played, r, v, d):
        return
    look = FIRST_LOOK
    while v.deals < deals:
        compare(s, tables, known, numbers, net, r, v, min(look, deals) - int(v.deals), d)
        if is_clear(v):
            break
        look *= 2
    conclude(v)


@jit_apart
def chances(
    state: Any,
    layout: Any,
    lore: Any,
    numbers: Any,
    net: Any,
    seat: int,
    deals: int,
    room: Any,
    worths: Any,
    dealer: Any,
) -> None:
    """How likely each side wins, 1 in all, from what one seat knows.

    What it cannot see is dealt anew, and all play as ``value`` does until everybody was on turn: what each expects of
    its best turn then is its side's chance.
    """
    s, tables, known, r, d = state[0], layout[0], lore[0], room[0], dealer[0]
    t, players = r.table[0], int(s.players)
    for side in range(s.sides):
        worths[side] = 0.0
    for _ in range(deals):
        r.table[0] = s
        resample(r.table[0], seat, numbers, int(numbers[0, 0]), d)
        asked = 0
        while t.phase != OVER and asked + 1 < 1 << players:
            public_numbers(t, r.numbers)
            _, best, _ = rank(t, tables, known, r.numbers, net, r, d)
            if asked >> int(t.turn) & 1 == 0:
                asked |= 1 << int(t.turn)
                worths[side_of(t, int(t.turn))] += r.worths[best]
            play_move(t, tables, r.moves[best], d)
        for who in range(players):
            if asked >> who & 1 == 0:
                worths[side_of(t, who)] += share_of_win(t, who)
    make_whole(worths, int(s.sides))
