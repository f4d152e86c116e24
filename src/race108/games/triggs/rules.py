"""The rules of Triggs, in the rulebook's order, over one fixed-size record. T1-T16 are those of docs/rulings.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from race108.kernel import (
    Record,
    below,
    count_bits,
    deal_out,
    inner,
    jit,
    jit_apart,
    lowest_bit,
    note,
    nth_bit,
    record_dtype,
    shuffle,
    tiny,
)

VALUES = 12
COPIES = 9
DECK = VALUES * COPIES
HAND_LIMIT = 10
DEALT = 5

LEFT, CENTRE, RIGHT = 0, 1, 2
ACT, DRAW, FORM, EXTRA, OVER = 0, 1, 2, 3, 4

# Events (see kernel.note): who is a seat or a pile, values are 1 ... 12.
DREW = 1  # seat, value, pile
DISCARDED = 2  # seat, value, 1 when it goes to the box
FORMED = 3  # seat, the larger card, the smaller card or 0
CROSSED = 4  # seat, row, 1 when it was the extra cross
FILLED = 5  # seat, row
REFILLED = 6  # pile, value, how many of it
TURNED_UP = 7  # pile, value now on top
REMOVED = 8  # pile, value, -
EMPTIED = 9  # seat: played the last card, and draws five
WON = 10  # seat

# Rows and hands are indexed by value; index 0 is never used.
STATE = record_dtype(
    [
        ("open", "i8", 4),  # per seat: bit v is set while row v has a free box
        ("formable", "i8", 4),  # per seat: the formings whose row has a free box
        ("held", "i8", 4),  # per seat: bit v is set when the hand has a v
        ("twice", "i8", 4),  # per seat: bit v is set when the hand has two or more
        ("players", "i1"),
        ("turn", "i1"),
        ("phase", "i1"),
        ("value", "i1"),  # what is being formed, 0 when nothing is
        ("refill_all", "i1"),
        ("winner", "i1"),  # -1 while nobody has won
        ("highest", "i1"),  # cards above this value have become obsolete (T13)
        ("rows", "i1", VALUES + 1),
        ("crossed", "i1", (4, VALUES + 1)),
        ("hand", "i1", (4, VALUES + 1)),
        ("cards", "i1", 4),
        ("pile", "i1", (3, DECK)),
        ("height", "i1", 3),
        ("start", "i1", 3),
        ("discard", "i1", DECK),
        ("discards", "i1"),
        ("box", "i1", DECK),
        ("boxed", "i1"),
        ("known", "i1", (4, VALUES + 1)),  # of each hand: what everybody has seen being taken, and not yet shown
    ]
)

# --- actions: small integers ----------------------------------------------------------------------------------------

DISCARDS = 3  # 3 + 9 * (v - 1) + (k - 1): discard k cards of value v
FORMS = DISCARDS + VALUES * COPIES
#: Every way to form a value: (value, larger card, smaller card or 0), by value.
WAYS = tuple((value, value - small, small) for value in range(1, VALUES + 1) for small in range(value // 2 + 1))
STOP = FORMS + len(WAYS)
EXTRAS = STOP + 1  # EXTRAS + v - 1: the extra cross in row v
ACTIONS = EXTRAS + VALUES

_WAY = np.array(WAYS, dtype=np.int64)
Bits = npt.NDArray[np.int64]


def _ways_with(size: int, needed: Callable[[int, int, int], list[int]]) -> Bits:
    """For every mask of values (bit 0 is value 1), the ways whose needed values are all in it, as bits."""
    masks = np.arange(1 << size, dtype=np.int64)
    ways = np.zeros(1 << size, dtype=np.int64)
    for i, way in enumerate(WAYS):
        values = needed(*way)
        if values and max(values) <= size:
            bits = sum(1 << value - 1 for value in values)
            ways |= np.where(masks & bits == bits, 1 << i, 0)
    return ways


def _different_cards(_value: int, large: int, small: int) -> list[int]:
    return [large, small] if 0 < small < large else [large] if small == 0 else []


_WITH_HELD = _ways_with(VALUES, _different_cards)
_WITH_TWO = _ways_with(VALUES // 2, lambda _value, large, small: [large] if large == small else [])
#: The ways to form each value, as bits.
_WAYS_OF = np.array(
    [sum(1 << i for i, way in enumerate(WAYS) if way[0] == v) for v in range(VALUES + 1)], dtype=np.int64
)
_ALL_ROWS = (1 << VALUES + 1) - 2


# --- setup ----------------------------------------------------------------------------------------------------------


@inner
def deal(s: Record, players: int, rows: Any, refill_all: int, dealer: Record) -> None:
    """T2. Five cards each, three piles, a random first player."""
    s.players = players
    s.refill_all = refill_all
    s.phase = ACT
    s.value = 0
    s.winner = -1
    s.highest = VALUES
    s.discards = 0
    s.boxed = 0
    for v in range(1, VALUES + 1):
        s.rows[v] = rows[v]
        for i in range(COPIES):
            s.discard[(v - 1) * COPIES + i] = v
    deal_out(s.discard, DECK, DECK, dealer)
    s.turn = below(dealer, players)
    clear_sheets(s)
    dealt = 0
    for seat in range(players):
        for _ in range(DEALT):
            take(s, seat, int(s.discard[dealt]))
            dealt += 1
    starting_sizes(s)
    for pile in (LEFT, RIGHT, CENTRE):
        for i in range(s.start[pile]):
            s.pile[pile, i] = s.discard[dealt]
            dealt += 1
        s.height[pile] = s.start[pile]


@inner
def clear_sheets(s: Record) -> None:
    """Empty sheets and empty hands; a seat nobody sits in has no open rows."""
    for seat in range(4):
        for v in range(1, VALUES + 1):  # assigning slices would pull half of Numba into the first compile
            s.crossed[seat, v] = 0
            s.hand[seat, v] = 0
            s.known[seat, v] = 0
        s.cards[seat] = 0
        s.held[seat] = 0
        s.twice[seat] = 0
        s.open[seat] = _ALL_ROWS if seat < s.players else 0
        s.formable[seat] = ways_into(int(s.open[seat]))


@inner
def starting_sizes(s: Record) -> None:
    """T2. How many cards each pile has at the start."""
    rest = DECK - DEALT * int(s.players)
    s.start[LEFT] = rest // 4
    s.start[RIGHT] = rest // 4
    s.start[CENTRE] = rest - 2 * (rest // 4)


# --- hands ----------------------------------------------------------------------------------------------------------


@tiny
def take(s: Record, seat: int, value: int) -> None:
    """A card goes into a hand."""
    s.cards[seat] += 1
    s.hand[seat, value] += 1
    s.held[seat] |= 1 << value
    if s.hand[seat, value] == 2:
        s.twice[seat] |= 1 << value


@tiny
def lay(s: Record, seat: int, value: int) -> None:
    """A card leaves a hand for the discard pile."""
    lose(s, seat, value)
    s.discard[s.discards] = value
    s.discards += 1


@tiny
def lose(s: Record, seat: int, value: int) -> None:
    """A card leaves a hand."""
    s.cards[seat] -= 1
    s.hand[seat, value] -= 1
    if s.known[seat, value] > 0:
        s.known[seat, value] -= 1
    if s.hand[seat, value] == 1:
        s.twice[seat] &= ~(1 << value)
    elif s.hand[seat, value] == 0:
        s.held[seat] &= ~(1 << value)


# --- what a player may do -------------------------------------------------------------------------------------------


@inner
def legal(s: Record, out: Any) -> int:
    """Write the legal actions into ``out``, in ascending order, and say how many there are."""
    phase = int(s.phase)
    seat = int(s.turn)
    n = 0
    if phase == ACT:
        n = legal_draws(s, seat, out)
        n = legal_discards(s, seat, out, n)
        return legal_forms(formings(s, seat), out, n)
    if phase == DRAW:
        return legal_draws(s, seat, out)
    if phase == FORM:
        n = legal_forms(formings(s, seat) & ways_of(int(s.value)), out, n)
        out[n] = STOP
        return n + 1
    if phase == EXTRA:
        mask = int(s.open[seat])
        while mask:
            out[n] = EXTRAS - 1 + lowest_bit(mask)
            n += 1
            mask &= mask - 1
    return n


@tiny
def legal_draws(s: Record, seat: int, out: Any) -> int:
    n = 0
    mask = drawable(s, seat)
    while mask:
        out[n] = lowest_bit(mask)
        n += 1
        mask &= mask - 1
    return n


@tiny
def legal_discards(s: Record, seat: int, out: Any, n: int) -> int:
    """T4. One or more cards, all of one value."""
    mask = int(s.held[seat])
    while mask:
        v = lowest_bit(mask)
        first = DISCARDS + COPIES * (v - 1)
        for k in range(s.hand[seat, v]):
            out[n] = first + k
            n += 1
        mask &= mask - 1
    return n


@tiny
def legal_forms(ways: int, out: Any, n: int) -> int:
    while ways:
        out[n] = FORMS + lowest_bit(ways)
        n += 1
        ways &= ways - 1
    return n


@tiny
def drawable(s: Record, seat: int) -> int:
    """T3. The piles that are not empty, as bits, while the hand has fewer than ten cards."""
    if s.cards[seat] >= HAND_LIMIT:
        return 0
    return int(s.height[LEFT] > 0) | int(s.height[CENTRE] > 0) << 1 | int(s.height[RIGHT] > 0) << 2


@tiny
def formings(s: Record, seat: int) -> int:
    """T5. The ways to form a value with a free box from one card or from two, as a bit mask over WAYS."""
    cards = _WITH_HELD[s.held[seat] >> 1] | _WITH_TWO[(s.twice[seat] >> 1) & 63]
    return int(cards & s.formable[seat])


@inner
def way_part(way: int, part: int) -> int:
    """Of a way to form a value: the value, the larger card, or the smaller card or 0."""
    return int(_WAY[way, part])


@tiny
def ways_of(value: int) -> int:
    """The bits of WAYS that form this value."""
    return int(_WAYS_OF[value])


@inner
def ways_into(rows: int) -> int:
    """The bits of WAYS that form the values of these rows."""
    ways = 0
    while rows:
        ways |= int(_WAYS_OF[lowest_bit(rows)])
        rows &= rows - 1
    return ways


@tiny
def random_action(s: Record, dealer: Record) -> int:
    """Any legal action, each as likely as the others, without listing them: the r-th follows from counts and bits."""
    seat, phase = int(s.turn), int(s.phase)
    if phase == EXTRA:
        rows = int(s.open[seat])
        return EXTRAS - 1 + nth_bit(rows, below(dealer, count_bits(rows)))
    if phase == FORM:
        ways = formings(s, seat) & ways_of(int(s.value))
        n = count_bits(ways)
        r = below(dealer, n + 1)
        return FORMS + nth_bit(ways, r) if r < n else STOP
    piles = drawable(s, seat)
    draws = count_bits(piles)
    if phase == DRAW:
        return nth_bit(piles, below(dealer, draws))
    ways, cards = formings(s, seat), int(s.cards[seat])  # a hand of so many cards has as many legal discards
    r = below(dealer, draws + cards + count_bits(ways))
    if r < draws:
        return nth_bit(piles, r)
    r -= draws
    return nth_discard(s, seat, r) if r < cards else FORMS + nth_bit(ways, r - cards)


@inner
def nth_discard(s: Record, seat: int, r: int) -> int:
    mask = int(s.held[seat])
    v = lowest_bit(mask)
    while r >= s.hand[seat, v]:
        r -= int(s.hand[seat, v])
        mask &= mask - 1
        v = lowest_bit(mask)
    return DISCARDS + COPIES * (v - 1) + r


# --- what happens ---------------------------------------------------------------------------------------------------


@tiny
def apply(s: Record, action: int, dealer: Record) -> None:
    """Carry out a legal action."""
    seat = int(s.turn)
    if action < DISCARDS:
        draw(s, seat, action, dealer)
    elif action < FORMS:
        discard(s, seat, (action - DISCARDS) // COPIES + 1, (action - DISCARDS) % COPIES + 1, dealer)
    elif action < STOP:
        form(s, seat, action - FORMS, dealer)
    elif action == STOP:
        end_of_action(s, seat, dealer)
    else:
        cross(s, seat, action - EXTRAS + 1, 1, dealer)
        after_cross(s, seat, action - EXTRAS + 1, dealer)


@tiny
def draw(s: Record, seat: int, pile: int, dealer: Record) -> None:
    """Action A, one card of it. T3."""
    draw_card(s, seat, pile, dealer)
    first = s.phase == ACT
    if first and s.cards[seat] < HAND_LIMIT and (s.height[LEFT] | s.height[CENTRE] | s.height[RIGHT]) > 0:
        s.phase = DRAW
    else:
        next_turn(s)


@inner
def draw_card(s: Record, seat: int, pile: int, dealer: Record) -> None:
    """One card goes from a pile to a hand."""
    s.height[pile] -= 1
    value = int(s.pile[pile, s.height[pile]])
    take(s, seat, value)
    note(dealer, DREW, seat, value, pile)
    if pile != CENTRE:
        s.known[seat, value] += 1
        show_top(s, pile, dealer)
    settle(s, dealer)


@tiny
def discard(s: Record, seat: int, value: int, count: int, dealer: Record) -> None:
    """Action B. T4, and T13 for cards that have become obsolete."""
    to_box = value > s.highest
    for _ in range(count):
        note(dealer, DISCARDED, seat, value, int(to_box))
        if to_box:
            lose(s, seat, value)
            put_in_box(s, value)
        else:
            lay(s, seat, value)
    settle(s, dealer)
    end_of_action(s, seat, dealer)


@tiny
def form(s: Record, seat: int, way: int, dealer: Record) -> None:
    """Action C, one forming of it. T5, T6."""
    value, large, small = _WAY[way, 0], _WAY[way, 1], _WAY[way, 2]
    lay(s, seat, large)
    if small > 0:
        lay(s, seat, small)
    note(dealer, FORMED, seat, large, small)
    s.value = value
    cross(s, seat, value, 0, dealer)
    after_cross(s, seat, value, dealer)


@tiny
def cross(s: Record, seat: int, row: int, extra: int, dealer: Record) -> None:
    """Cross off one box."""
    s.crossed[seat, row] += 1
    note(dealer, CROSSED, seat, row, extra)
    if s.crossed[seat, row] == s.rows[row]:
        s.open[seat] &= ~(1 << row)
        s.formable[seat] = ways_into(int(s.open[seat]))
        note(dealer, FILLED, seat, row, 0)
        find_highest(s)


@tiny
def after_cross(s: Record, seat: int, row: int, dealer: Record) -> None:
    """A full sheet wins, a full row gives an extra cross, an open one may be formed again."""
    if s.open[seat] == 0:  # T8
        s.phase = OVER
        s.value = 0
        s.winner = seat
        note(dealer, WON, seat, 0, 0)
        return
    settle(s, dealer)
    if (s.open[seat] >> row) & 1 == 0:  # T7
        s.phase = EXTRA
        s.value = 0
    elif s.phase != EXTRA and formings(s, seat) & ways_of(row):  # T6
        s.phase = FORM
    else:
        end_of_action(s, seat, dealer)


@inner
def end_of_action(s: Record, seat: int, dealer: Record) -> None:
    """T9. After B or C a player with no cards left draws five from the centre; T12, or what there is."""
    if s.cards[seat] == 0:
        note(dealer, EMPTIED, seat, 0, 0)
        for _ in range(DEALT):
            if s.height[CENTRE] > 0:
                draw_card(s, seat, CENTRE, dealer)
    next_turn(s)


@tiny
def next_turn(s: Record) -> None:
    s.phase = ACT
    s.value = 0
    s.turn = s.turn + 1 if s.turn + 1 < s.players else 0


# --- the table: refills and obsolete cards --------------------------------------------------------------------------


@tiny
def settle(s: Record, dealer: Record) -> None:
    """T15. Most of the time there is nothing to settle."""
    if s.highest < VALUES or s.height[LEFT] == 0 or s.height[CENTRE] == 0 or s.height[RIGHT] == 0:
        settle_now(s, dealer)


@inner
def settle_now(s: Record, dealer: Record) -> None:
    """T15. Removals, then refills, until nothing changes."""
    changed = True
    while changed:
        changed = False
        if s.highest < VALUES:
            changed = remove_top(s, LEFT, dealer) | remove_top(s, RIGHT, dealer)
        if s.discards > 0 and (s.height[LEFT] == 0 or s.height[CENTRE] == 0 or s.height[RIGHT] == 0):
            refill(s, dealer)
            changed = True


@inner
def refill(s: Record, dealer: Record) -> None:
    """T10. Every empty pile is rebuilt from the discards; T11, then the others may be raised too."""
    for pile in (CENTRE, LEFT, RIGHT):
        if s.height[pile] == 0:
            raise_pile(s, pile, dealer)
            if pile != CENTRE:
                show_top(s, pile, dealer)
    if s.refill_all:
        for pile in (CENTRE, LEFT, RIGHT):
            raise_pile(s, pile, dealer)


@inner
def raise_pile(s: Record, pile: int, dealer: Record) -> None:
    """Raise a pile to its starting size from the shuffled discards, as far as they go; new cards go underneath."""
    added = min(int(s.start[pile]) - int(s.height[pile]), int(s.discards))
    if added <= 0:
        return
    deal_out(s.discard, int(s.discards), added, dealer)
    s.discards -= added
    for i in range(int(s.height[pile]) - 1, -1, -1):
        s.pile[pile, i + added] = s.pile[pile, i]
    for i in range(added):
        s.pile[pile, i] = s.discard[s.discards + i]
    s.height[pile] += added
    note_refill(s, pile, added, dealer)


@inner
def note_refill(s: Record, pile: int, added: int, dealer: Record) -> None:
    """Everybody saw the discards, so everybody knows which cards went into the pile; not in which order."""
    if dealer.noting == 0:
        return
    for value in range(1, VALUES + 1):
        count = 0
        for i in range(added):
            count += int(s.pile[pile, i] == value)
        if count > 0:
            note(dealer, REFILLED, pile, value, count)


@inner
def show_top(s: Record, pile: int, dealer: Record) -> None:
    """The next card of a face-up pile can now be seen."""
    if s.height[pile] > 0:
        note(dealer, TURNED_UP, pile, int(s.pile[pile, s.height[pile] - 1]), 0)


@inner
def find_highest(s: Record) -> None:
    """T13. 12s leave the game when everybody's row 12 is full, and then 11s when every row 11 is full too."""
    rows = s.open[0] | s.open[1] | s.open[2] | s.open[3]
    s.highest = 12 if rows >> 12 else 11 if rows >> 11 else 10


@inner
def remove_top(s: Record, pile: int, dealer: Record) -> bool:
    """T13. Obsolete cards on top of a face-up pile go to the box, one after the other."""
    removed = False
    while s.height[pile] > 0 and s.pile[pile, s.height[pile] - 1] > s.highest:
        s.height[pile] -= 1
        value = int(s.pile[pile, s.height[pile]])
        put_in_box(s, value)
        note(dealer, REMOVED, pile, value, 0)
        show_top(s, pile, dealer)
        removed = True
    return removed


@tiny
def put_in_box(s: Record, value: int) -> None:
    s.box[s.boxed] = value
    s.boxed += 1


# --- the edge: what Python calls, with an array of one record -------------------------------------------------------


@jit
def start_game(state: Any, players: int, rows: Any, refill_all: int, dealer: Any) -> None:
    deal(state[0], players, rows, refill_all, dealer[0])


@jit
def any_action(state: Any, dealer: Any) -> int:
    return random_action(state[0], dealer[0])


@jit
def legal_actions(state: Any, out: Any) -> int:
    return legal(state[0], out)


@jit
def step(state: Any, action: int, dealer: Any) -> None:
    """Carry out an action that is known to be legal."""
    apply(state[0], action, dealer[0])


@jit
def step_and_list(state: Any, action: int, dealer: Any, out: Any) -> int:
    """Carry out a legal action, write what is legal then into ``out``, and say how many: one call instead of two."""
    step(state, action, dealer)
    return legal_actions(state, out)


@jit
def prepare_table(state: Any) -> None:
    """Empty sheets, hands and piles for the number of players the record names."""
    clear_sheets(state[0])
    starting_sizes(state[0])


@jit
def take_card(state: Any, seat: int, value: int) -> None:
    take(state[0], seat, value)


@jit
def count_sheets(state: Any) -> None:
    """Find the open rows from the crosses."""
    s = state[0]
    for seat in range(s.players):
        for row in range(1, VALUES + 1):
            if s.crossed[seat, row] == s.rows[row]:
                s.open[seat] &= ~(1 << row)
        s.formable[seat] = ways_into(int(s.open[seat]))
    find_highest(s)


@jit
def shuffle_cards(cards: Any, count: int, dealer: Any) -> None:
    shuffle(cards, count, dealer[0])


@jit
def settle_table(state: Any, dealer: Any) -> None:
    settle(state[0], dealer[0])


@jit_apart
def playouts(state: Any, players: int, rows: Any, refill_all: int, games: int, cap: int, dealer: Any) -> int:
    """Random games from the deal, each at most ``cap`` actions long; says how many actions there were."""
    s, d = state[0], dealer[0]
    actions = 0
    for _ in range(games):
        deal(s, players, rows, refill_all, d)
        count = 0
        while s.phase != OVER and count < cap:
            apply(s, random_action(s, d), d)
            count += 1
        actions += count
    return actions
