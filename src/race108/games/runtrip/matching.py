"""What hands can match: whether some cards show exactly the symbols of a square, and what the best of them add up to.

During a turn a hand only loses cards. So what the whole hand could do is worked out once: a part of it can do the same
as long as it has the cards that did it.
"""

from __future__ import annotations

from typing import Any

from race108.games.runtrip.rules import GOAL, HALF, number_of
from race108.kernel import Record, highest_bit, inner, tiny, zeros

SQUARES = GOAL + 1
PARTS = 64

#: What is known of the hand at the beginning of a turn: fields of the room that a bot thinks in.
WHOLE: list[Any] = [
    ("whole", "i8", 2),
    ("best_sum", "i8", SQUARES),  # the highest sum that matches a square, and the cards that make it; -1: not yet known
    ("best_cards", "i8", (SQUARES, 2)),
    ("matched", "i8"),  # so many kinds of squares can be matched:
    ("matched_kind", "i8", (SQUARES, 2)),  # one of them, how many there are like it,
    ("matched_cards", "i8", (SQUARES, 2)),  # and cards that match them
]


@tiny
def has(low: int, high: int, cards: Any) -> bool:
    """Whether all these cards are in a hand."""
    return bool(low & cards[0] == cards[0] and high & cards[1] == cards[1])


@inner
def begin_hand(layout: Record, lore: Record, low: int, high: int, room: Any) -> None:
    """A turn begins: find out which kinds of squares the whole hand can match, and with what."""
    room.whole[0], room.whole[1] = low, high
    for square in range(SQUARES):
        room.best_sum[square] = -1
    found = 0
    for kind in range(lore.kinds):
        if match(layout, int(lore.kind[kind]), low, high, room.matched_cards[found]):
            room.matched_kind[found, 0], room.matched_kind[found, 1] = lore.kind[kind], lore.many[kind]
            found += 1
    room.matched = found


@inner
def spread_of_part(layout: Record, low: int, high: int, room: Any) -> int:
    """How many of all squares a part of the hand can match."""
    squares = 0
    for i in range(room.matched):
        if has(low, high, room.matched_cards[i]) or matches(layout, int(room.matched_kind[i, 0]), low, high):
            squares += int(room.matched_kind[i, 1])
    return squares


@inner
def best_of_part(layout: Record, square: int, low: int, high: int, room: Any) -> int:
    """The highest sum of cards, of a part of the hand, that match a square; 0 when none do."""
    cards = room.best_cards[square]
    if room.best_sum[square] < 0:
        room.best_sum[square] = best_match(layout, square, int(room.whole[0]), int(room.whole[1]), cards)
    if room.best_sum[square] == 0 or has(low, high, cards):
        return int(room.best_sum[square])
    others = zeros(2)
    return best_match(layout, square, low, high, others)


@inner
def spread(layout: Record, lore: Record, low: int, high: int) -> int:
    """How many of all squares a hand can match."""
    squares = 0
    for kind in range(lore.kinds):
        if matches(layout, int(lore.kind[kind]), low, high):
            squares += int(lore.many[kind])
    return squares


@inner
def matches(layout: Record, square: int, low: int, high: int) -> bool:
    """Whether some of these cards show exactly the symbols of a square."""
    full = int(layout.full[square])
    if full == 0:
        return False
    low &= int(layout.fit[square, 0])
    high &= int(layout.fit[square, 1])
    reach = 1
    while high:
        bit = highest_bit(high)
        high ^= 1 << bit
        reach |= (reach & layout.room[square, HALF + bit]) << int(layout.weight[square, HALF + bit])
    while low:
        bit = highest_bit(low)
        low ^= 1 << bit
        reach |= (reach & layout.room[square, bit]) << int(layout.weight[square, bit])
    return bool(reach >> full & 1)


@inner
def match(layout: Record, square: int, low: int, high: int, cards: Any) -> bool:
    """The same, and which cards do."""
    part = int(layout.full[square])
    low &= int(layout.fit[square, 0])
    high &= int(layout.fit[square, 1])
    if part == 0 or low | high == 0:
        return False
    laid, reached = zeros(PARTS), zeros(PARTS)
    count, reach = 0, 1
    while low | high:
        bit = highest_bit(high) if high else highest_bit(low)
        card = HALF + bit if high else bit
        if high:
            high ^= 1 << bit
        else:
            low ^= 1 << bit
        laid[count], reached[count] = card, reach
        count += 1
        reach |= (reach & layout.room[square, card]) << int(layout.weight[square, card])
    if not reach >> part & 1:
        return False
    cards[0], cards[1] = 0, 0
    while part:  # back to where nothing was laid: a card was needed if this part could not be made before it
        count -= 1
        if not reached[count] >> part & 1:
            card = int(laid[count])
            cards[card // HALF] |= 1 << (card % HALF)
            part -= int(layout.weight[square, card])
    return True


@inner
def best_match(layout: Record, square: int, low: int, high: int, cards: Any) -> int:
    """The highest sum of cards that match a square, and which they are; 0 when none do."""
    full = int(layout.full[square])
    if full == 0 or not matches(layout, square, low, high):
        return 0
    low &= int(layout.fit[square, 0])
    high &= int(layout.fit[square, 1])
    sums, lows, highs = zeros(PARTS), zeros(PARTS), zeros(PARTS)
    reach = 1
    while low | high:
        bit = highest_bit(high) if high else highest_bit(low)
        card = HALF + bit if high else bit
        weight, number = int(layout.weight[square, card]), number_of(card)
        parts = reach & int(layout.room[square, card])
        known = reach
        reach |= parts << weight
        while parts:  # the highest one first: no card is laid twice
            part = highest_bit(parts)
            parts ^= 1 << part
            to = part + weight
            if not known >> to & 1 or sums[part] + number > sums[to]:
                sums[to] = sums[part] + number
                lows[to] = lows[part] | (0 if high else 1 << bit)
                highs[to] = highs[part] | (1 << bit if high else 0)
        if high:
            high ^= 1 << bit
        else:
            low ^= 1 << bit
    cards[0], cards[1] = lows[full], highs[full]
    return int(sums[full])
