"""Why one action of Triggs is better than another: patterns that are looked for, from what the player can see.

Each pattern is a fact about the two actions, which a sentence states; ``tests/triggs/test_reasons.py`` checks every
one of them in another way. What a pattern is about is the *better* action or the *other* one.
"""

from __future__ import annotations

from typing import Any

from race108.coach.reason import add
from race108.games.triggs.rules import (
    ACT,
    CENTRE,
    COPIES,
    DISCARDS,
    EXTRAS,
    FORMS,
    HAND_LIMIT,
    LEFT,
    RIGHT,
    STOP,
    VALUES,
    lose,
    take,
    way_part,
)
from race108.games.triggs.value import crosses_with
from race108.kernel import Record, inner, jit

#: By pattern: the end of its message's name (``triggs-reason-…``), and what its figures are called there.
PATTERNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("wins", ()),
    ("fills", ("row",)),
    ("chain", ("count",)),
    ("crosses", ("count", "row")),
    ("more", ("count", "row", "other")),
    ("stops", ("row",)),
    ("takes", ("card", "row")),
    ("prepares", ("row",)),
    ("spends", ("row",)),
    ("nothing-new", ("card",)),
    ("denies", ("card", "player")),
    ("throws", ("card",)),
    ("empties", ()),
    ("full-hand", ()),
    ("by-hand", ("row", "other")),
    ("race", ("player", "count")),
    ("rid", ("card",)),
    ("ready", ("count", "other")),
)
WINS, FILLS, CHAIN, CROSSES, MORE, STOPS, TAKES, PREPARES, SPENDS = range(9)
NOTHING_NEW, DENIES, THROWS, EMPTIES, FULL_HAND, BY_HAND, RACE, RID, READY = range(9, 18)

FEW_BOXES = 5  # so few left are a threat


@inner
def row_of(action: int) -> int:
    """The row an action crosses in; 0 when it crosses none."""
    if FORMS <= action < STOP:
        return way_part(action - FORMS, 0)
    return action - EXTRAS + 1 if action >= EXTRAS else 0


@inner
def thrown(action: int) -> int:
    """The value that is discarded, or 0."""
    return (action - DISCARDS) // COPIES + 1 if DISCARDS <= action < FORMS else 0


@inner
def drawn(s: Record, action: int) -> int:
    """The face-up card that is drawn, or 0."""
    if action >= DISCARDS or action == CENTRE or s.height[action] == 0:
        return 0
    return int(s.pile[action, s.height[action] - 1])


@inner
def free_in(s: Record, seat: int, row: int) -> int:
    """The free boxes of a row."""
    return int(s.rows[row]) - int(s.crossed[seat, row])


@inner
def can_cross(s: Record, seat: int, row: int) -> int:
    """How many crosses the hand can make in a row in one turn."""
    return min(crosses_with(s.hand[seat], row), free_in(s, seat, row))


@inner
def can_fill(s: Record, seat: int, row: int) -> bool:
    """Whether the hand can fill a row that is open in one turn."""
    return 0 < free_in(s, seat, row) <= crosses_with(s.hand[seat], row)


@inner
def after_it(s: Record, seat: int, action: int, after: Record) -> None:
    """The hand after an action, and the sheet; nothing else changes here."""
    row, value, card = row_of(action), thrown(action), drawn(s, action)
    if FORMS <= action < STOP:
        lose(after, seat, way_part(action - FORMS, 1))
        if way_part(action - FORMS, 2) > 0:
            lose(after, seat, way_part(action - FORMS, 2))
    if row > 0:
        after.crossed[seat, row] += 1
    if value > 0:
        for _ in range((action - DISCARDS) % COPIES + 1):
            lose(after, seat, value)
    if card > 0:
        take(after, seat, card)


@inner
def crosses_of(s: Record, seat: int, action: int, after: Record) -> int:
    """The crosses in its row with which a turn can go on after an action, itself among them."""
    row = row_of(action)
    if row == 0:
        return 0
    return 1 if action >= EXTRAS else 1 + can_cross(after, seat, row)


@inner
def rows_ready(s: Record, seat: int) -> int:
    """In how many rows the hand can make a cross."""
    rows = 0
    for row in range(1, VALUES + 1):
        rows += int(can_cross(s, seat, row) > 0)
    return rows


@inner
def boxes_left(s: Record, seat: int) -> int:
    """The free boxes of a sheet."""
    boxes = 0
    for row in range(1, VALUES + 1):
        boxes += free_in(s, seat, row)
    return boxes


@inner
def new_row(s: Record, seat: int, after: Record) -> int:
    """The highest row in which the hand can make more crosses than before; 0 when there is none."""
    for row in range(VALUES, 0, -1):
        if can_cross(after, seat, row) > can_cross(s, seat, row):
            return row
    return 0


@inner
def is_useless(s: Record, seat: int, value: int) -> bool:
    """Whether no open row can take a card, alone or in a sum."""
    for row in range(value, VALUES + 1):
        if free_in(s, seat, row) > 0:
            return False
    return True


@inner
def about_crosses(s: Record, seat: int, other: int, better: int, after: Any, out: Any, n: int) -> int:
    """What the better action crosses off, and the other one does not."""
    row, other_row = row_of(better), row_of(other)
    count, other_count = crosses_of(s, seat, better, after[1]), crosses_of(s, seat, other, after[0])
    fills = row > 0 and count == free_in(s, seat, row)
    other_fills = other_row > 0 and other_count == free_in(s, seat, other_row)
    left = boxes_left(s, seat)
    ones = 0
    for v in range(1, VALUES + 1):
        ones += int(v != row and free_in(s, seat, v) == 1)
    wins = fills and left - count <= ones  # T7. The extra crosses fill the other rows, one after the other
    chain = min(ones + 1, left - count)
    forms, other_forms = FORMS <= better < STOP, FORMS <= other < STOP
    n = add(out, n, wins and not other_fills, WINS, 0, 0, 0, 0)
    n = add(out, n, fills and not other_fills and not wins and chain == 1, FILLS, row, 0, 0, 0)
    n = add(out, n, fills and not other_fills and not wins and chain > 1, CHAIN, chain, 0, 0, 0)
    n = add(out, n, forms and other < FORMS, CROSSES, count, row, 0, 0)
    n = add(out, n, forms and other_forms and count > other_count, MORE, count, row, other_count, 0)
    n = add(out, n, forms and other == STOP, STOPS, row, 0, 0, 0)
    by_hand = other >= EXTRAS and better >= EXTRAS and can_cross(s, seat, other_row) > 0
    n = add(out, n, by_hand and can_cross(s, seat, row) == 0, BY_HAND, other_row, row, 0, 0)
    for i in range(1, s.players):
        rival = (seat + i) % int(s.players)
        near = row > 0 and other_row == 0 and other != STOP and boxes_left(s, rival) <= FEW_BOXES
        n = add(out, n, near, RACE, rival, boxes_left(s, rival), 0, 0)
    return n


@inner
def about_hand(s: Record, seat: int, other: int, better: int, after: Any, out: Any, n: int) -> int:
    """What the two actions leave in the hand."""
    card, other_card = drawn(s, better), drawn(s, other)
    row = new_row(s, seat, after[1])
    n = add(out, n, card > 0 and other_card != card and row > 0, TAKES, card, row, 0, 0)
    found = False
    for v in range(VALUES, 0, -1):
        kept = can_fill(after[1], seat, v) and not can_fill(after[0], seat, v) and row_of(other) != v
        if kept and row_of(better) != v and not found:
            found = True
            n = add(out, n, True, SPENDS if can_fill(s, seat, v) else PREPARES, v, 0, 0, 0)
    idle = other_card > 0 and card != other_card and new_row(s, seat, after[0]) == 0
    n = add(out, n, idle, NOTHING_NEW, other_card, 0, 0, 0)
    following = (seat + 1) % int(s.players)
    wanted = card > 0 and other_card != card and free_in(s, following, card) == 1
    n = add(out, n, wanted, DENIES, card, following, 0, 0)
    value, other_value = thrown(better), thrown(other)
    useful = other_value > 0 and other_value != value and free_in(s, seat, other_value) > 0
    n = add(out, n, useful, THROWS, other_value, 0, 0, 0)
    n = add(out, n, after[1].cards[seat] == 0 and after[0].cards[seat] > 0, EMPTIES, 0, 0, 0, 0)
    filled = s.phase == ACT and other < DISCARDS and better >= DISCARDS and s.cards[seat] >= HAND_LIMIT - 2
    filled = filled and s.height[LEFT] + s.height[CENTRE] + s.height[RIGHT] > 1
    n = add(out, n, filled, FULL_HAND, 0, 0, 0, 0)
    n = add(out, n, value > 0 and other_value != value and is_useless(s, seat, value), RID, value, 0, 0, 0)
    ready, other_ready = rows_ready(after[1], seat), rows_ready(after[0], seat)
    return add(out, n, ready > other_ready, READY, ready, other_ready, 0, 0)


@jit
def find_reasons(state: Any, other: Any, better: Any, after: Any, out: Any) -> int:
    """The patterns that make the better action better than the other one; says how many. ``after`` is room for two."""
    s = state[0]
    seat = int(s.turn)
    after[0] = s
    after[1] = s
    after_it(s, seat, int(other[0]), after[0])
    after_it(s, seat, int(better[0]), after[1])
    n = about_crosses(s, seat, int(other[0]), int(better[0]), after, out, 0)
    return about_hand(s, seat, int(other[0]), int(better[0]), after, out, n)
