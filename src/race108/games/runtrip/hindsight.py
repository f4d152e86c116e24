"""The judge of Run & Trip that looks back: it sees all hands, and what is left in the deck, not in which order.

For looking back on games that are over, never for playing one (``coach/ledger.py``). A table is judged when a turn
begins: how likely is it that each side wins, if all go on as ``value`` plays?
"""

from __future__ import annotations

from typing import Any

from race108.bots.net import HIDDEN, UNITS, add_amounts, add_features, outcome
from race108.games.runtrip.matching import SQUARES, best_match, spread
from race108.games.runtrip.rules import (
    GOAL,
    NUMBERS,
    OVER,
    STATE,
    TOKENS,
    is_last,
    number_of,
    side_of,
)
from race108.games.runtrip.value import (
    ALL_NUMBERS,
    SORTS,
    SUMS,
    count_numbers,
    front_first,
    hand_amounts,
    share_of_win,
)
from race108.kernel import Record, inner, record_dtype, tiny, zeros

COUNTS = 4  # cards of one number 0 ... 3 or more
SIZES = 14  # cards in a hand 0 ... 13 or more
SPREAD = 13  # how many of all squares the hand can match, in steps of eight
HAND = NUMBERS * COUNTS + SIZES + SPREAD
LEADS = 21  # in steps of five squares
GAINS = 6  # nothing, or what a trip would bring, in steps of four squares
COVERED = 6  # how many of the squares a token may run to could be matched
DECKED = 28

PAIR = 4  # for a hand and a token it may trip: the sum now; least, mean and best where it may run to
SEATS = 6
ON = 320
AMOUNTS = 448

#: Room to judge in; the worths of all sides are what is found.
SIGHT = record_dtype(
    [
        ("worths", "f8", 6),
        ("on", "i8", ON),
        ("amounts", "f4", AMOUNTS),
        ("sums", "f4", UNITS),
        ("numbers", "i8", (SEATS, ALL_NUMBERS)),
        ("best", "i8", (SEATS, TOKENS, PAIR)),  # by seat and token: the best sum now; how many, total, best to come
        ("least", "i8", (SEATS, TOKENS)),
        ("spread", "i8", SEATS),
        ("trial", STATE, 2),  # tables to try things on, for the ledger
    ]
)


@tiny
def features(players: int, sides: int, per_side: int) -> int:
    """How many features there are that are on or not."""
    tokens = sides * per_side
    ours = tokens * SQUARES + (tokens - per_side) * LEADS + players
    hands = players * (HAND + 2 * per_side)
    return ours + hands + players * (tokens - per_side) * (GAINS + COVERED) + DECKED + ALL_NUMBERS + 1


@tiny
def amounts_of(players: int, sides: int, per_side: int) -> int:
    """How many amounts there are."""
    tokens = sides * per_side
    return players * ((tokens - per_side) * PAIR + 2 * SORTS) + tokens + NUMBERS


@inner
def look_at_hands(s: Record, layout: Record, lore: Record, r: Record) -> None:
    """What every hand could do to every token now, and wherever it may run to next."""
    players, per_side, cards = int(s.players), int(s.per_side), zeros(2)
    for seat in range(players):
        count_numbers(s, seat, r.numbers[seat])
        r.spread[seat] = spread(layout, lore, int(s.hand[seat, 0]), int(s.hand[seat, 1]))
    for token in range(int(s.sides) * per_side):
        square, side = int(s.token[token]), token // per_side
        spared = s.mercy and is_last(s, square)
        for seat in range(players):
            if side_of(s, seat) == side:
                continue
            low, high = int(s.hand[seat, 0]), int(s.hand[seat, 1])
            best = r.best[seat, token]
            best[0] = 0 if spared else best_match(layout, square, low, high, cards)
            best[1], best[2], best[3], least = 0, 0, 0, GOAL
            for number in range(1, ALL_NUMBERS):
                holds = False
                for owner in range(side, players, int(s.sides)):  # R18. Either partner moves either token.
                    holds = holds or r.numbers[owner, number] > 0
                if holds and square + number < GOAL:
                    there = best_match(layout, square + number, low, high, cards)
                    best[1] += 1
                    best[2] += there
                    best[3] = max(int(best[3]), there)
                    least = min(least, there)
            r.least[seat, token] = least if best[1] > 0 else 0


@inner
def inputs_from(s: Record, lore: Record, seat: int, r: Record) -> int:
    """What the table is like as seen from a seat, once its hands have been looked at; says how many are on."""
    players, sides, per_side = int(s.players), int(s.sides), int(s.per_side)
    tokens, mine, on, amounts = sides * per_side, side_of(s, seat), r.on, r.amounts
    n, a, base = 0, 0, 0
    for i in range(tokens):
        square = int(s.token[front_first(s, (mine + i // per_side) % sides, i % per_side)])
        on[n] = base + square
        n += 1
        base += SQUARES
        amounts[a] = square / 50.0
        a += 1
        if i >= per_side:
            lead = int(s.token[front_first(s, mine, i % per_side)]) - square
            on[n] = base + min(max((lead + 52) // 5, 0), LEADS - 1)
            amounts[a - 1] = lead / 25.0
            n += 1
            base += LEADS
    on[n] = base + (int(s.turn) - seat + players) % players
    n += 1
    base += players
    for i in range(players):
        who = (seat + i) % players
        n = hand_features(s, who, base, r, n)
        base += HAND + 2 * per_side
        hand_amounts(lore, int(s.hand[who, 0]), int(s.hand[who, 1]), amounts, a)
        a += 2 * SORTS
        for k in range(1, sides):
            for rank in range(per_side):
                token = front_first(s, (side_of(s, who) + k) % sides, rank)
                best, least = r.best[who, token], int(r.least[who, token])
                on[n] = base + (0 if best[0] == 0 else min(1 + (int(best[0]) - 1) // 4, GAINS - 1))
                covered = 0 if best[3] == 0 else 1 if least == 0 else 2 + min(3, least // 4)
                on[n + 1] = base + GAINS + covered
                n += 2
                base += GAINS + COVERED
                amounts[a] = best[0] / SUMS
                amounts[a + 1] = least / SUMS
                amounts[a + 2] = best[2] / (SUMS * max(1, int(best[1])))
                amounts[a + 3] = best[3] / SUMS
                a += PAIR
    on[n] = base + (int(s.decked) + 3) // 4
    on[n + 1] = base + DECKED + (number_of(int(s.deck[s.decked - 1])) if s.decked > 0 else 0)
    n += 2
    if s.mercy:
        on[n] = base + DECKED + ALL_NUMBERS
        n += 1
    for number in range(NUMBERS):
        amounts[a + number] = 0.0
    for i in range(s.decked):
        amounts[a + number_of(int(s.deck[i])) - 1] += 1.0 / 12
    return n


@inner
def hand_features(s: Record, who: int, base: int, r: Record, n: int) -> int:
    """The numbers of a hand, how much it can match, and whether one or two cards of it reach the goal."""
    on, held, cards = r.on, r.numbers[who], 0
    for number in range(1, ALL_NUMBERS):
        cards += int(held[number])
        on[n] = base + (number - 1) * COUNTS + min(int(held[number]), COUNTS - 1)
        n += 1
    on[n] = base + NUMBERS * COUNTS + min(cards, SIZES - 1)
    on[n + 1] = base + NUMBERS * COUNTS + SIZES + min(int(r.spread[who]) // 8, SPREAD - 1)
    n += 2
    for rank in range(s.per_side):
        distance = GOAL - int(s.token[front_first(s, side_of(s, who), rank)])
        if distance <= NUMBERS and held[distance] > 0:
            on[n] = base + HAND + 2 * rank
            n += 1
        for number in range(max(1, distance - NUMBERS), min(NUMBERS, distance - 1) + 1):
            if held[number] > 0 and held[distance - number] > (1 if 2 * number == distance else 0):
                on[n] = base + HAND + 2 * rank + 1
                n += 1
                break
    return n


@inner
def judged_from(s: Record, lore: Record, seat: int, net: Any, r: Record) -> float:
    """How likely a seat's side wins, as the network sees it from there."""
    count = inputs_from(s, lore, seat, r)
    for unit in range(HIDDEN):
        r.sums[unit] = net.bias[unit]
    add_features(net, r.on, 0, count, r.sums)
    players, sides, per_side = int(s.players), int(s.sides), int(s.per_side)
    base, many = features(players, sides, per_side), amounts_of(players, sides, per_side)
    add_amounts(net, base, r.amounts, 0, many, r.sums)
    return outcome(net, r.sums)


@inner
def judge(s: Record, layout: Record, lore: Record, net: Any, r: Record) -> None:
    """How likely each side wins, 1 in all: when a turn begins, or when the game is over."""
    sides = int(s.sides)
    if s.phase == OVER:
        for side in range(sides):
            r.worths[side] = share_of_win(s, side)
        return
    look_at_hands(s, layout, lore, r)
    if sides == 2:  # one look is enough
        side = side_of(s, int(s.turn))
        r.worths[side] = judged_from(s, lore, int(s.turn), net, r)
        r.worths[1 - side] = 1.0 - r.worths[side]
        return
    total = 0.0
    for side in range(sides):
        r.worths[side] = judged_from(s, lore, side, net, r)
        total += r.worths[side]
    for side in range(sides):
        r.worths[side] /= total
