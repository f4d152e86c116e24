"""The bot ``value`` for Triggs: it plays the whole turn whose outcome its network likes best.

Whatever a seat cannot see is a card of value 0 on the table it thinks with, so drawing from the face-down pile gives a
hand with an unknown card, and the network has learned what that is worth.
"""

from __future__ import annotations

from typing import Any

from race108.bots.net import HIDDEN, MOST_AMOUNTS, MOST_ON, UNITS, add_amounts, add_features, outcome
from race108.bots.thought import BATCH
from race108.games.triggs.rules import (
    ACT,
    ACTIONS,
    CENTRE,
    COPIES,
    DISCARDS,
    EXTRA,
    EXTRAS,
    FORM,
    OVER,
    STATE,
    VALUES,
    apply,
    legal,
)
from race108.kernel import Record, inner, jit_apart, lowest_bit, record_dtype, tiny, zeros

# --- features: which are on --------------------------------------------------------------------------------------

BOXES = 6  # free boxes 0 ... 5 or more
COUNTS = 6  # cards of a value 0 ... 5 or more
SIZES = 11
ROWS = VALUES * BOXES
SHEET = ROWS + 2 * (VALUES + 1)  # the rows, how many are open, how many lack one box
OTHER = SHEET + SIZES
TOPS = 2 * (VALUES + 1)
READY = VALUES * (BOXES + 1)  # crosses the hand can make in each row, and whether they fill it
OWN = SHEET + (VALUES + 1) * COUNTS + SIZES + READY
DEPTH = 40  # formings and extra crosses of one turn


@tiny
def features(players: int) -> int:
    """How many features there are that are on or not."""
    return TOPS + OTHER * (players - 1) + OWN


# --- amounts: how much there is of something ------------------------------------------------------------------------

LEFT_OVER = VALUES + 4  # cards of each value that could be anywhere, what is in the piles and among the discards
SEEN = VALUES + 4  # of every other player: the boxes left, the cards seen being taken, and what those could cross
SHORT = VALUES  # crosses that the hand cannot yet make in a row
NEAR = 6
REST = 5  # how soon the hand is empty, which brings five new cards (T9)
TOP = 2  # what a face-up card would bring
DRAWN = VALUES + 5  # and one that nobody has seen: in each row, and on the whole
OFTEN = COPIES + 1  # how often a hand may hold a value, and never more
ALL_VALUES = VALUES + 1  # and 0, for none
CHAINS = 8  # crosses of one turn, about as many as there ever are


@tiny
def amounts_of(net: Any, players: int) -> int:
    """How many amounts a network looks at: all of them, or none if it was made before there were any."""
    return int(net.first.shape[0]) - features(players)


@tiny
def of_table(players: int) -> int:
    """How many amounts a turn of one's own does not change. They come first."""
    return LEFT_OVER + SEEN * (players - 1)


def inputs(players: int) -> tuple[int, ...]:
    """How many inputs the first networks had, those before ``DRAWN``, and the newest."""
    plain = TOPS + OTHER * (players - 1) + OWN
    of_others = LEFT_OVER + SEEN * (players - 1)
    before = plain + of_others + SHORT + NEAR + REST + 2 * TOP + 2 * players
    return plain, before, before + DRAWN


@inner
def table_amounts(s: Record, seat: int, room: Record) -> None:
    """What a turn of one's own does not change: the unseen cards, how soon a pile is refilled, what the others have."""
    amounts, known = room.amounts, room.counted
    for v in range(1, VALUES + 1):
        amounts[v - 1] = (COPIES - s.hand[seat, v]) / COPIES
    for i in range(s.discards):
        amounts[s.discard[i] - 1] -= 1.0 / COPIES
    for i in range(s.boxed):
        amounts[s.box[i] - 1] -= 1.0 / COPIES
    for pile in range(3):
        amounts[VALUES + pile] = s.height[pile] / 50.0
        if pile != CENTRE and s.height[pile] > 0 and s.pile[pile, s.height[pile] - 1] > 0:
            amounts[s.pile[pile, s.height[pile] - 1] - 1] -= 1.0 / COPIES
    amounts[VALUES + 3] = s.discards / 50.0
    for i in range(1, s.players):
        other, boxes, ones, seen, ready, best = (seat + i) % int(s.players), 0, 0, 0, 0, 0
        at = LEFT_OVER + SEEN * (i - 1)
        for v in range(1, VALUES + 1):
            free = int(s.rows[v]) - int(s.crossed[other, v])
            boxes += free
            ones += int(free == 1)
            known[v] = s.known[other, v]
            seen += int(s.known[other, v])
            amounts[at + v - 1] = s.known[other, v] * 0.5
            amounts[v - 1] -= s.known[other, v] / COPIES
        for v in range(1, VALUES + 1):
            free = int(s.rows[v]) - int(s.crossed[other, v])
            crosses = min(crosses_with(known, v), free)
            ready += crosses
            best = max(best, with_extra(crosses, free, boxes, ones))
        amounts[at + VALUES] = boxes / 40.0
        amounts[at + VALUES + 1] = best / CHAINS
        amounts[at + VALUES + 2] = ready / 10.0
        amounts[at + VALUES + 3] = (s.cards[other] - seen) / 10.0
    unseen = 0.0
    for v in range(1, VALUES + 1):
        unseen += amounts[v - 1]
    for v in range(1, VALUES + 1):
        room.likely[v] = amounts[v - 1] / unseen if amounts[v - 1] > 0.01 else 0.0


@tiny
def with_extra(crosses: int, free: int, boxes: int, ones: int) -> int:
    """The crosses of a turn, with the extra ones (T7): a full row brings one, and so does one that lacked one box."""
    if crosses < free or free == 0:
        return crosses
    return crosses + min(boxes - free, ones - int(free == 1) + 1)


@inner
def own_amounts(s: Record, seat: int, room: Record) -> None:
    """What the hand lacks row by row, the most crosses it could make in one turn, how soon it is empty, and the tops.

    The crosses of every row have been counted.
    """
    amounts, counted, hand = room.amounts, room.counted, s.hand[seat]
    at = of_table(int(s.players))
    boxes, ones, ready = 0, 0, 0
    kinds = int(hand[0])
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        boxes += free
        ones += int(free == 1)
        kinds += int(hand[v] > 0)
    best, second, rest, cards = 0, 0, kinds, 0
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        crosses = min(int(counted[v]), free)
        ready += crosses
        amounts[at + v - 1] = (free - crosses) * 0.25
        if crosses > 0:
            used = used_up(hand, v, free)
            rest = min(rest, kinds - (used & 15))
            cards = max(cards, used >> 4)
        crosses = with_extra(crosses, free, boxes, ones)
        if crosses > best:
            best, second = crosses, best
        elif crosses > second:
            second = crosses
    at += SHORT
    amounts[at] = boxes / 40.0
    amounts[at + 1] = best / CHAINS
    amounts[at + 2] = second / CHAINS
    amounts[at + 3] = 1.0 if best >= boxes else 0.0
    amounts[at + 4] = ready / 10.0
    amounts[at + 5] = max(0, boxes - best - second) / 20.0
    at += NEAR
    amounts[at] = kinds / 6.0
    amounts[at + 1] = rest / 6.0
    amounts[at + 2] = 1.0 if rest == 0 else 0.0
    amounts[at + 3] = 1.0 if kinds == 1 else 0.0
    amounts[at + 4] = (s.cards[seat] - cards) / 10.0
    top_amounts(s, seat, boxes, ones, room, at + REST)
    drawn_amounts(s, seat, boxes, ones, best, room, at + REST + 2 * (TOP + int(s.players)))


@inner
def drawn_amounts(s: Record, seat: int, boxes: int, ones: int, best: int, room: Record, at: int) -> None:
    """What a card that nobody has seen would bring, on average: to each row, to the best turn, to filling a row.

    The last two are about those that the hand already has, drawn from the face-down pile (``hide``).
    """
    amounts, counted, hand = room.amounts, room.counted, s.hand[seat]
    for i in range(DRAWN):
        amounts[at + i] = 0.0
    # Rows that lack more than the hand can cross, those that one cross more would fill, and values held more often
    # than so many times: all as bits.
    wanting, filling, more, crosses = 0, 0, zeros(OFTEN), zeros(ALL_VALUES)
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        wanting |= int(free > counted[v]) << v
        filling |= int(free == counted[v] + 1) << v
        crosses[v] = with_extra(int(counted[v]) + 1, free, boxes, ones)
        for times in range(hand[v]):
            more[times] |= 1 << v
    gain, fills, wins = 0.0, 0.0, 0.0
    for card in range(1, VALUES + 1):
        likely = room.likely[card]
        if likely > 0.0:
            held = int(hand[card])
            rows = (more[held] << card | (held & 1) << 2 * card | 1 << card) & wanting
            filled, most = int(rows & filling > 0), best
            while rows:
                v = lowest_bit(rows)
                rows &= rows - 1
                amounts[at + v - 1] += likely
                most = max(most, int(crosses[v]))
            gain += likely * (most - best)
            fills += likely * filled
            wins += likely * int(most >= boxes)
    at += VALUES
    amounts[at] = gain
    amounts[at + 1] = fills
    amounts[at + 2] = wins
    amounts[at + 3] = gain * hand[0]
    amounts[at + 4] = fills * hand[0]


@inner
def top_amounts(s: Record, seat: int, boxes: int, ones: int, room: Record, at: int) -> None:
    """What a face-up card would bring the hand, and how many boxes of its row everybody has free."""
    amounts, counted, hand, players = room.amounts, room.counted, s.hand[seat], int(s.players)
    for side in range(2):
        pile = 2 * side
        top = int(s.pile[pile, s.height[pile] - 1]) if s.height[pile] > 0 else 0
        gain, many = 0, 0
        if top > 0:
            for v in range(top, VALUES + 1):
                free = int(s.rows[v]) - int(s.crossed[seat, v])
                if free > counted[v] and fits(hand, top, v):
                    many += 1
                    gain = max(gain, with_extra(int(counted[v]) + 1, free, boxes, ones))
        amounts[at] = gain / CHAINS
        amounts[at + 1] = many / 6.0
        at += TOP
        for i in range(players):
            who = (seat + i) % players
            amounts[at + i] = (s.rows[top] - s.crossed[who, top]) * 0.2 if top > 0 else 0.0
        at += players


@inner
def used_up(hand: Any, v: int, free: int) -> int:
    """What forming a value as often as possible takes out of a hand: values that are gone, and 16 for every card."""
    used = min(int(hand[v]), free)
    left, gone, cards = free - used, int(hand[v] > 0 and used == hand[v]), used
    for small in range(1, (v + 1) // 2):
        pairs = min(int(hand[small]), int(hand[v - small]), left)
        if pairs > 0:
            left -= pairs
            cards += 2 * pairs
            gone += int(pairs == hand[small]) + int(pairs == hand[v - small])
    if v % 2 == 0:
        pairs = min(int(hand[v // 2]) // 2, left)
        if pairs > 0:
            cards += 2 * pairs
            gone += int(2 * pairs == hand[v // 2])
    return gone + 16 * cards


@tiny
def fits(hand: Any, card: int, v: int) -> bool:
    """Whether one more card would form a value once more."""
    if v == card:
        return True
    other = v - card
    return bool(hand[card] % 2 == 1) if other == card else bool(hand[other] > hand[card])


@inner
def sheet_features(s: Record, seat: int, base: int, on: Any, n: int) -> int:
    """A sheet row by row, how many rows are open, and how many lack only one box."""
    rows, last_box = 0, 0
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        on[n] = base + (v - 1) * BOXES + min(free, BOXES - 1)
        n += 1
        rows += int(free > 0)
        last_box += int(free == 1)
    on[n] = base + ROWS + rows
    on[n + 1] = base + ROWS + VALUES + 1 + last_box
    return n + 2


@inner
def table_features(s: Record, seat: int, on: Any) -> int:
    """What a turn of one's own does not change: the others. The face-up tops come with the own features."""
    n = 0
    for i in range(1, s.players):
        other = (seat + i) % int(s.players)
        base = TOPS + OTHER * (i - 1)
        n = sheet_features(s, other, base, on, n)
        on[n] = base + SHEET + min(int(s.cards[other]), SIZES - 1)
        n += 1
    return n


@inner
def own_features(s: Record, seat: int, room: Record, n: int) -> int:
    """One's own sheet and hand, and the tops that the next player finds."""
    on = room.on
    base = TOPS + OTHER * (int(s.players) - 1)
    n = sheet_features(s, seat, base, on, n)
    base += SHEET
    for v in range(VALUES + 1):
        on[n] = base + v * COUNTS + min(int(s.hand[seat, v]), COUNTS - 1)
        n += 1
    base += (VALUES + 1) * COUNTS
    on[n] = base + min(int(s.cards[seat]), SIZES - 1)
    n = ready_features(s, seat, base + SIZES, on, n + 1, room.counted)
    for side in range(2):
        pile = 2 * side
        top = int(s.pile[pile, s.height[pile] - 1]) if s.height[pile] > 0 else 0
        on[n] = side * (VALUES + 1) + top
        n += 1
    return n


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
def ready_features(s: Record, seat: int, base: int, on: Any, n: int, counted: Any) -> int:
    """For every row, how many crosses the hand could make there, and whether that would fill it."""
    for v in range(1, VALUES + 1):
        free = int(s.rows[v]) - int(s.crossed[seat, v])
        crosses = crosses_with(s.hand[seat], v)
        counted[v] = crosses
        at = base + (v - 1) * (BOXES + 1)
        on[n] = at + min(crosses, free, BOXES - 1)
        n += 1
        if 0 < free <= crosses:
            on[n] = at + BOXES
            n += 1
    return n


# --- thinking ----------------------------------------------------------------------------------------------------


@inner
def hide(s: Record) -> None:
    """Make every hidden card of the piles a card of value 0."""
    for pile in range(3):
        hidden = int(s.height[pile]) - (0 if pile == CENTRE else 1)
        for i in range(hidden):
            s.pile[pile, i] = 0


@inner
def worth(s: Record, seat: int, net: Any, room: Record, n: int) -> float:
    """How good the table is for a seat whose turn has ended."""
    if s.phase == OVER:
        return 1.0 if s.winner == seat else 0.0
    count = own_features(s, seat, room, n)
    for unit in range(HIDDEN):
        room.sums[unit] = room.fixed[unit]
    add_features(net, room.on, n, count, room.sums)
    amounts = amounts_of(net, int(s.players))
    if amounts > 0:
        own_amounts(s, seat, room)
        add_amounts(net, features(int(s.players)), room.amounts, of_table(int(s.players)), amounts, room.sums)
    return outcome(net, room.sums)


@inner
def options_of(s: Record, last: int, out: Any) -> int:
    """The actions worth trying: formings in one order only, and an extra cross that fills a row before any other."""
    n = legal(s, out)
    if s.phase == EXTRA:
        for i in range(n):
            row = int(out[i]) - EXTRAS + 1
            if s.rows[row] - s.crossed[s.turn, row] == 1:
                out[0] = out[i]
                return 1
        return n
    if s.phase == FORM:
        kept = 0
        for i in range(n):
            if out[i] >= last:
                out[kept] = out[i]
                kept += 1
        return kept
    return n


#: Room to think in: first what is found out, then what is worked with.
ROOM = record_dtype(
    [
        ("moves", "i2", ACTIONS),  # every action of the seat on turn,
        ("worths", "f8", ACTIONS),  # and the worth of the best whole turn that begins with it
        ("plan", "i2", DEPTH),  # the actions of the best turn,
        ("end", STATE, (1,)),  # and the table it ends with
        ("pairs", "f8", (3, 3)),  # worth of drawing from one pile, then from another
        ("stack", STATE, DEPTH + 1),
        ("path", "i2", DEPTH),
        ("lists", "i2", (DEPTH, ACTIONS)),
        ("left", "i8", DEPTH),
        ("fixed", "f4", HIDDEN),  # of the first layer, what the turn does not change; and both with what it does
        ("sums", "f4", UNITS),
        ("on", "i8", MOST_ON),
        ("amounts", "f4", MOST_AMOUNTS),
        ("likely", "f8", VALUES + 1),  # how likely a card that nobody has seen has each value
        ("counted", "i8", VALUES + 1),  # crosses of every row, or cards of every value, just counted
        # For searching: the moves in order, and tables to play on.
        ("order", "i8", ACTIONS),
        ("deals", STATE, BATCH),
        ("table", STATE, (1,)),
    ]
)


@inner
def rank(s: Record, net: Any, room: Record, dealer: Record) -> Any:
    """Judge every action of the seat on turn; the result is in ``room``.

    What the seat cannot see of ``s`` does not matter. The turn is followed by the rules themselves on copies of the
    table. Says how many actions there are, and which is best.
    """
    seat = int(s.turn)
    stack, lists, left = room.stack, room.lists, room.left
    for unit in range(HIDDEN):
        room.fixed[unit] = net.bias[unit]
    table = table_features(s, seat, room.on)
    add_features(net, room.on, 0, table, room.fixed)
    if amounts_of(net, int(s.players)) > 0:
        table_amounts(s, seat, room)
        add_amounts(net, features(int(s.players)), room.amounts, 0, of_table(int(s.players)), room.fixed)
    stack[0] = s
    hide(stack[0])
    count = options_of(stack[0], 0, lists[0])
    left[0] = count
    for i in range(count):
        room.moves[i] = lists[0, i]
        room.worths[i] = -1.0
    depth, best, best_worth = 0, 0, -1.0
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        action = int(lists[depth, left[depth]])
        room.path[depth] = action
        stack[depth + 1] = stack[depth]
        after = stack[depth + 1]
        apply(after, action, dealer)
        if after.phase not in (ACT, OVER) and depth + 1 < DEPTH:
            depth += 1
            left[depth] = options_of(after, action if after.phase == FORM else 0, lists[depth])
            continue
        if depth == 1 and drawn_before(stack[0], room.path):
            value = room.pairs[room.path[1], room.path[0]]
        else:
            value = worth(after, seat, net, room, table)
        if depth == 1 and action < DISCARDS:
            room.pairs[room.path[0], action] = value
        first = left[0]
        room.worths[first] = max(room.worths[first], value)
        if value > best_worth:
            best, best_worth = first, value
            room.end[0] = after
            for i in range(depth + 1):
                room.plan[i] = room.path[i]
    return count, best


@tiny
def drawn_before(s: Record, path: Any) -> bool:
    """Whether drawing from two piles was judged the other way round: the last pile comes first. No pile is refilled."""
    one, other = int(path[0]), int(path[1])
    return one < other < DISCARDS and bool(s.height[one] > 1) and bool(s.height[other] > 1)


@inner
def describe_end(seat: int, net: Any, room: Record) -> int:
    """The features and amounts of the table with which the best turn ends; says how many features there are."""
    end = room.end[0]
    count = own_features(end, seat, room, table_features(end, seat, room.on))
    if amounts_of(net, int(end.players)) > 0:
        own_amounts(end, seat, room)
    return count


@inner
def play_plan(s: Record, room: Record, dealer: Record) -> None:
    """Play the best turn that was found, up to its end, or up to a draw: what was drawn is thought about."""
    step, draws = 0, room.plan[0] < DISCARDS
    while step == 0 or (step < DEPTH and not (draws or s.phase in (ACT, OVER))):
        apply(s, int(room.plan[step]), dealer)
        step += 1


@jit_apart
def rank_moves(state: Any, net: Any, moves: Any, worths: Any, room: Any, dealer: Any) -> int:
    """Every action of the seat on turn and its worth; says how many there are."""
    r = room[0]
    count, _ = rank(state[0], net, r, dealer[0])
    for i in range(count):
        moves[i] = r.moves[i]
        worths[i] = r.worths[i]
    return int(count)
