"""The judge of Triggs that looks back: it sees all hands, and what is left in the piles as counts, not in which order.

For looking back on games that are over, never for playing one (``coach/ledger.py``). A table is judged when a turn
begins: how likely is it that each seat wins, if all go on as ``value`` plays?
"""

from __future__ import annotations

from typing import Any

from race108.bots.net import HIDDEN, UNITS, add_amounts, add_features, outcome
from race108.games.triggs.rules import CENTRE, COPIES, OVER, STATE, VALUES
from race108.kernel import Record, inner, record_dtype, tiny

BOXES = 6  # free boxes 0 ... 5 or more
COUNTS = 6  # cards of a value 0 ... 5 or more
SIZES = 11
CROSSES = BOXES + 1  # that a hand could make in a row, and whether they fill it
SEAT = VALUES * (BOXES + COUNTS + CROSSES) + 2 * (VALUES + 1) + SIZES
TOPS = 2 * (VALUES + 1)

PILES = 4 * VALUES + 4  # cards of each value in each pile and among the discards, and how many in all
NEAR = 9
OWN = VALUES + NEAR

ON = 4 * (3 * VALUES + VALUES + 3) + 3
AMOUNTS = PILES + 4 * OWN

#: Room to judge in; the worths of all seats are what is found.
SIGHT = record_dtype(
    [
        ("worths", "f8", 6),
        ("on", "i8", ON),
        ("amounts", "f4", AMOUNTS),
        ("sums", "f4", UNITS),
        ("crosses", "i8", VALUES + 1),
        ("trial", STATE, 2),  # tables to try things on, for the ledger
    ]
)


@tiny
def features(players: int) -> int:
    """How many features there are that are on or not."""
    return TOPS + players + SEAT * players


def inputs(players: int) -> int:
    """How many inputs a judge has."""
    return TOPS + players + SEAT * players + PILES + OWN * players


@inner
def crosses_with(hand: Any, v: int) -> int:
    """How often a hand could form a value."""
    crosses = int(hand[v])
    for small in range(1, (v + 1) // 2):
        crosses += min(int(hand[small]), int(hand[v - small]))
    if v % 2 == 0:
        crosses += int(hand[v // 2]) // 2
    return crosses


@inner
def ready(s: Record, seat: int) -> int:
    """How many crosses a hand could make in all rows, each for itself."""
    count = 0
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        if free > 0:
            count += min(free, crosses_with(s.hand[seat], v))
    return count


@inner
def seat_inputs(s: Record, seat: int, base: int, r: Record, n: int, a: int) -> int:
    """A sheet and a hand, row by row, and what the hand could do with the sheet at once."""
    on, amounts, hand = r.on, r.amounts, s.hand[seat]
    boxes, open_rows, ones = 0, 0, 0
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        crosses = crosses_with(hand, v)
        r.crosses[v] = min(crosses, free)
        at = base + (v - 1) * (BOXES + COUNTS + CROSSES)
        on[n] = at + min(free, BOXES - 1)
        on[n + 1] = at + BOXES + min(int(hand[v]), COUNTS - 1)
        on[n + 2] = at + BOXES + COUNTS + min(crosses, free, BOXES - 1)
        n += 3
        if 0 < free <= crosses:
            on[n] = at + BOXES + COUNTS + BOXES
            n += 1
        amounts[a + v - 1] = (free - r.crosses[v]) * 0.25
        boxes += free
        open_rows += int(free > 0)
        ones += int(free == 1)
    at = base + VALUES * (BOXES + COUNTS + CROSSES)
    on[n] = at + open_rows
    on[n + 1] = at + VALUES + 1 + ones
    on[n + 2] = at + 2 * (VALUES + 1) + min(int(s.cards[seat]), SIZES - 1)
    best, second, count = 0, 0, 0
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        crosses = int(r.crosses[v])
        count += crosses
        if 0 < free == crosses:  # T7. A full row gives an extra cross, and so does one that lacked one box.
            crosses += min(boxes - free, ones - int(free == 1) + 1)
        if crosses > best:
            best, second = crosses, best
        elif crosses > second:
            second = crosses
    a += VALUES
    amounts[a] = boxes / 40.0
    amounts[a + 1] = best / 8.0
    amounts[a + 2] = second / 8.0
    amounts[a + 3] = 1.0 if best >= boxes else 0.0
    amounts[a + 4] = count / 10.0
    amounts[a + 5] = max(0, boxes - best - second) / 20.0
    amounts[a + 6] = s.cards[seat] / 10.0
    for side in range(2):  # what the face-up cards would add
        pile = 2 * side
        amounts[a + 7 + side] = 0.0
        if s.height[pile] > 0:
            top = int(s.pile[pile, s.height[pile] - 1])
            hand[top] += 1
            amounts[a + 7 + side] = (ready(s, seat) - count) / 5.0
            hand[top] -= 1
    return n + 3


@inner
def pile_amounts(s: Record, amounts: Any) -> None:
    """How many cards of each value lie in each pile and among the discards; in which order is nobody's business."""
    for i in range(PILES):
        amounts[i] = 0.0
    for pile in range(3):
        known = 0 if pile == CENTRE else 1
        for i in range(int(s.height[pile]) - known):
            amounts[VALUES * pile + s.pile[pile, i] - 1] += 1.0 / COPIES
        amounts[4 * VALUES + pile] = s.height[pile] / 50.0
    for i in range(s.discards):
        amounts[VALUES * 3 + s.discard[i] - 1] += 1.0 / COPIES
    amounts[4 * VALUES + 3] = s.discards / 50.0


@inner
def table_inputs(s: Record, r: Record) -> None:
    """What looks the same from every seat."""
    for side in range(2):
        pile = 2 * side
        top = int(s.pile[pile, s.height[pile] - 1]) if s.height[pile] > 0 else 0
        r.on[side] = side * (VALUES + 1) + top
    pile_amounts(s, r.amounts)


@inner
def inputs_from(s: Record, seat: int, r: Record) -> int:
    """What the table is like as seen from a seat, behind what looks the same from all; says how many are on."""
    players = int(s.players)
    r.on[2] = TOPS + (int(s.turn) - seat + players) % players
    n = 3
    for i in range(players):
        n = seat_inputs(s, (seat + i) % players, TOPS + players + SEAT * i, r, n, PILES + OWN * i)
    return n


@inner
def judged_from(s: Record, seat: int, net: Any, r: Record) -> float:
    """How likely a seat wins, as the network sees it from there."""
    count = inputs_from(s, seat, r)
    for unit in range(HIDDEN):
        r.sums[unit] = net.bias[unit]
    add_features(net, r.on, 0, count, r.sums)
    players = int(s.players)
    add_amounts(net, features(players), r.amounts, 0, PILES + OWN * players, r.sums)
    return outcome(net, r.sums)


@inner
def judge(s: Record, net: Any, r: Record) -> None:
    """How likely each seat wins, 1 in all: when a turn begins, or when the game is over."""
    players = int(s.players)
    if s.phase == OVER:
        for seat in range(players):
            r.worths[seat] = 1.0 if s.winner == seat else 0.0
        return
    table_inputs(s, r)
    if players == 2:  # one look is enough
        seat = int(s.turn)
        r.worths[seat] = judged_from(s, seat, net, r)
        r.worths[1 - seat] = 1.0 - r.worths[seat]
        return
    total = 0.0
    for seat in range(players):
        r.worths[seat] = judged_from(s, seat, net, r)
        total += r.worths[seat]
    for seat in range(players):
        r.worths[seat] /= total
