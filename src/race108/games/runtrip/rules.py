"""The rules of Run & Trip, in the rulebook's order, over one fixed-size record. R1-R20 are those of docs/rulings.md."""

from __future__ import annotations

from typing import Any

from race108.games.runtrip import ABOUT
from race108.kernel import (
    Record,
    below,
    deal_out,
    highest_bit,
    inner,
    jit,
    jit_apart,
    lowest_bit,
    note,
    record_dtype,
    shuffle,
    tiny,
    zeros,
)

DECK = 108
PER_NUMBER = 12
NUMBERS = 9
GOAL = 100
START = 0
HALF = 54  # a set of cards is two words of 54 bits
TOKENS = 6  # the most there can be on the track
MOST_SYMBOLS = 6  # on one square, so a trip takes no more cards than this
MOST_ON_A_CARD = 12  # a card with more symbols than a square has room for is only good for running
DEALT = 2

BASIC, ADVANCED, TEAM = 0, 1, 2
SIDES = tuple(variant.sides or 0 for variant in ABOUT.variants)  # 0: as many as there are players
PER_SIDE = tuple(variant.tokens for variant in ABOUT.variants)
ACT, TRIP, LAY, OVER = 0, 1, 2, 3

# Events (see kernel.note): who is a seat or a token, cards are 0 ... 107.
DREW = 1  # seat, card
RAN = 2  # seat, card, token
TRIPPED = 3  # seat, token tripped, sum
LAID = 4  # seat, card
MOVED = 5  # token, from, to: by the run or the trip before
PUSHED = 6  # token, from, to: by the token of the event before
TURNED_UP = 7  # -, number now on top of the deck
STEPS = (MOVED, PUSHED)  # what tokens do, each step in its true order

STATE = record_dtype(
    [
        ("hand", "i8", (6, 2)),
        ("players", "i1"),
        ("variant", "i1"),
        ("mercy", "i1"),
        ("sides", "i1"),
        ("per_side", "i1"),  # tokens per side
        ("turn", "i1"),
        ("phase", "i1"),
        ("winners", "i1"),  # bit per side
        # A trip in the making: whom, with which token, what is left to match, the sum and the last card so far.
        ("target", "i1"),
        ("own", "i1"),
        ("rest", "i1"),
        ("total", "i1"),
        ("last", "i1"),
        ("token", "i1", TOKENS),  # side * per_side + which
        ("deck", "i1", DECK),  # the top is the last
        ("decked", "i1"),
        ("discard", "i1", DECK),
        ("discards", "i1"),
        ("aside", "i1", DECK),
        ("asided", "i1"),
    ]
)

#: R1. A layout as tables. The parts (sub-multisets) of a square's symbols are numbered; 0 is nothing, ``full`` is all.
LAYOUT = record_dtype(
    [
        ("full", "i8", GOAL + 1),  # 0: a safe square
        ("fit", "i8", (GOAL + 1, 2)),  # the cards whose symbols are part of the square's
        ("room", "i8", (GOAL + 1, DECK)),  # bit p is set when part p and the card together are part of the square's
        ("weight", "i1", (GOAL + 1, DECK)),  # the number of a card's symbols among the parts
        ("face", "u1", (DECK, MOST_ON_A_CARD + 4)),  # how many signs a card is written with, and these
        ("shown", "u1", (GOAL + 1, MOST_SYMBOLS)),  # the symbols of a square, equal ones side by side; then 0
    ]
)

# --- actions: small integers ----------------------------------------------------------------------------------------

RUNS = 0  # RUNS + 108 * token + card
LAYS = RUNS + 2 * DECK  # LAYS + card
AIMS = LAYS + DECK  # AIMS + 2 * target + own token
END = AIMS + 2 * TOKENS
ACTIONS = END + 1
MOST_AIMS = END - AIMS


# --- the layout -----------------------------------------------------------------------------------------------------

_STEPS = MOST_SYMBOLS + 1


@jit
def fill_layout(layout: Any) -> int:
    """Number the parts of every square's symbols, and note to which parts each card can be added.

    The symbols of squares and cards stand there already (``shown``, ``face``). Says the first square that no cards can
    match, which must not be; 0 if there is none.
    """
    t = layout[0]
    unmatched = 0
    most, steps, many = zeros(MOST_SYMBOLS), zeros(_STEPS), zeros(MOST_SYMBOLS)
    for square in range(GOAL + 1):
        kinds = count_kinds(t, square, most)
        steps[0] = 1
        for k in range(kinds):
            steps[k + 1] = steps[k] * (most[k] + 1)
        t.full[square] = steps[kinds] - 1
        reach = 1
        for card in range(DECK):
            weight = weigh_card(t, square, card, kinds, most, steps, many) if kinds else -1
            if weight >= 0:
                t.fit[square, card // HALF] |= 1 << (card % HALF)
                t.weight[square, card] = weight
                t.room[square, card] = parts_with_room(kinds, most, steps, many)
                reach |= (reach & t.room[square, card]) << weight
        if unmatched == 0 and (reach >> int(t.full[square])) & 1 == 0:
            unmatched = square
    return unmatched


@inner
def count_kinds(t: Record, square: int, most: Any) -> int:
    """How often each symbol stands on a square; says how many different ones there are."""
    kinds = 0
    for i in range(MOST_SYMBOLS):
        if t.shown[square, i]:
            if i == 0 or t.shown[square, i] != t.shown[square, i - 1]:
                most[kinds] = 0
                kinds += 1
            most[kinds - 1] += 1
    return kinds


@inner
def weigh_card(t: Record, square: int, card: int, kinds: int, most: Any, steps: Any, many: Any) -> int:
    """The number of a card's symbols among the parts of a square's; -1 if they are none."""
    length = int(t.face[card, 0]) - 3  # the symbols stand in brackets, after the number
    known, weight, i = 0, 0, 0
    for k in range(kinds):
        many[k] = 0
        for c in range(length):
            many[k] += int(t.face[card, 3 + c] == t.shown[square, i])
        if many[k] > most[k]:
            return -1
        known += many[k]
        weight += many[k] * steps[k]
        i += most[k]
    return weight if known == length else -1


@inner
def parts_with_room(kinds: int, most: Any, steps: Any, many: Any) -> int:
    """The parts to which so many of each symbol can be added, as bits."""
    parts = 0
    for part in range(steps[kinds]):
        fits = True
        for k in range(kinds):
            fits = fits and part // steps[k] % (most[k] + 1) + many[k] <= most[k]
        if fits:
            parts |= 1 << part
    return parts


# --- setup ----------------------------------------------------------------------------------------------------------


@inner
def deal(s: Record, players: int, variant: int, mercy: int, cut: int, aside: int, dealer: Record) -> None:
    """R3. Shuffle, R17 cut, two cards each, R20 set some aside; a random first player."""
    new_table(s, players, variant, mercy)
    order = s.deck
    for card in range(DECK):
        s.aside[card] = card
    deal_out(s.aside, DECK, DECK, dealer)
    s.turn = below(dealer, players)
    for i in range(DECK):  # the list's first card is the top of the deck
        order[DECK - 1 - i] = s.aside[(i + cut) % DECK]
    for seat in range(players):
        for _ in range(DEALT):
            s.decked -= 1
            take(s, seat, int(order[s.decked]))
    for i in range(aside):
        s.decked -= 1
        s.aside[i] = order[s.decked]
    s.asided = aside


@inner
def new_table(s: Record, players: int, variant: int, mercy: int) -> None:
    """All tokens on the start, nobody has a card, every card is in the deck."""
    s.players = players
    s.variant = variant
    s.mercy = mercy
    s.sides = SIDES[variant] if SIDES[variant] else players
    s.per_side = PER_SIDE[variant]
    s.phase = ACT
    s.winners = 0
    s.target = 0
    s.own = 0
    s.rest = 0
    s.total = 0
    s.last = -1
    s.decked = DECK
    s.discards = 0
    s.asided = 0
    for token in range(TOKENS):
        s.token[token] = START
        s.hand[token, 0] = 0
        s.hand[token, 1] = 0


# --- cards ----------------------------------------------------------------------------------------------------------


@tiny
def number_of(card: int) -> int:
    return card // PER_NUMBER + 1


@tiny
def take(s: Record, seat: int, card: int) -> None:
    s.hand[seat, card // HALF] |= 1 << (card % HALF)


@tiny
def play_card(s: Record, seat: int, card: int) -> None:
    """A card goes from a hand to the discard pile."""
    s.hand[seat, card // HALF] &= ~(1 << (card % HALF))
    s.discard[s.discards] = card
    s.discards += 1


@tiny
def side_of(s: Record, seat: int) -> int:
    """R18. Partners sit opposite each other."""
    return seat % int(s.sides)


# --- what a player may do -------------------------------------------------------------------------------------------


@tiny
def legal(s: Record, layout: Record, out: Any) -> int:
    """Write the legal actions into ``out``, in ascending order, and say how many there are."""
    phase = int(s.phase)
    if phase == ACT:
        return legal_aims(s, layout, out, legal_runs(s, out))
    if phase == TRIP:
        n = legal_aims(s, layout, out, 0)
        out[n] = END
        return n + 1
    if phase == LAY:
        low, high = next_cards(s, layout, int(s.target), int(s.own), int(s.rest), int(s.last), int(s.total))
        return list_cards(low, high, LAYS, out, 0)
    return 0


@tiny
def legal_runs(s: Record, out: Any) -> int:
    """R5. Any card of the hand, with any token of the side, but R16."""
    n = 0
    seat = int(s.turn)
    for which in range(s.per_side):
        low, high = int(s.hand[seat, 0]), int(s.hand[seat, 1])
        token = side_of(s, seat) * int(s.per_side) + which
        distance = GOAL - int(s.token[token])
        if distance <= NUMBERS and not may_reach_goal(s, token):
            low &= ~numbered(distance, 0)
            high &= ~numbered(distance, 1)
        n = list_cards(low, high, RUNS + DECK * which, out, n)
    return n


@tiny
def numbered(number: int, half: int) -> int:
    """The cards with this number, within one half of the deck. Number 5 lies across both halves."""
    first = PER_NUMBER * (number - 1) - HALF * half
    if first <= -PER_NUMBER or first >= HALF:
        return 0
    bits = (1 << PER_NUMBER) - 1
    moved = bits << first if first >= 0 else bits >> -first
    return moved & ((1 << HALF) - 1)


@inner
def list_cards(low: int, high: int, base: int, out: Any, n: int) -> int:
    while low:
        out[n] = base + lowest_bit(low)
        n += 1
        low &= low - 1
    while high:
        out[n] = base + HALF + lowest_bit(high)
        n += 1
        high &= high - 1
    return n


@inner
def legal_aims(s: Record, layout: Record, out: Any, n: int) -> int:
    """R6. The opponents' tokens whose square the hand can match exactly."""
    mine = side_of(s, int(s.turn)) * int(s.per_side)
    for target in range(int(s.sides) * int(s.per_side)):
        square = int(s.token[target])
        if layout.full[square] == 0 or mine <= target < mine + s.per_side or (s.mercy and is_last(s, square)):
            continue
        for which in range(s.per_side):
            low, high = next_cards(s, layout, target, mine + which, int(layout.full[square]), -1, 0)
            if low or high:
                out[n] = AIMS + 2 * target + which
                n += 1
    return n


@tiny
def is_last(s: Record, square: int) -> bool:
    """R14. Whether no token stands behind this square."""
    for token in range(int(s.sides) * int(s.per_side)):
        if s.token[token] < square:
            return False
    return True


@inner
def next_cards(s: Record, layout: Record, target: int, own: int, rest: int, last: int, total: int) -> Any:
    """The cards that can be laid next, in ascending order, so that the rest of the square can still be matched."""
    square = int(s.token[target])
    seat = int(s.turn)
    low = int(s.hand[seat, 0]) & int(layout.fit[square, 0]) & above(last, 0)
    high = int(s.hand[seat, 1]) & int(layout.fit[square, 1]) & above(last, 1)
    if low | high == 0:
        return 0, 0
    if s.variant != BASIC:
        forbidden = forbidden_sums(s, target, own)
        if forbidden:
            return next_cards_minding_goal(layout, square, rest, low, high, total, forbidden)
    # From the highest card down; reach has a bit for every part the higher cards can make.
    reach = 1
    next_low, next_high = 0, 0
    while high:
        bit = highest_bit(high)
        high ^= 1 << bit
        room, weight = layout.room[square, HALF + bit], int(layout.weight[square, HALF + bit])
        if rest >= weight and (room & reach) >> (rest - weight) & 1:
            next_high |= 1 << bit
        reach |= (reach & room) << weight
    while low:
        bit = highest_bit(low)
        low ^= 1 << bit
        room, weight = layout.room[square, bit], int(layout.weight[square, bit])
        if rest >= weight and (room & reach) >> (rest - weight) & 1:
            next_low |= 1 << bit
        reach |= (reach & room) << weight
    return next_low, next_high


@tiny
def above(last: int, half: int) -> int:
    """The cards above the last one laid, within one half of the deck."""
    first = last + 1 - HALF * half
    if first <= 0:
        return (1 << HALF) - 1
    if first >= HALF:
        return 0
    return (1 << HALF) - (1 << first)


@inner
def list_moves(s: Record, layout: Record, out: Any) -> int:
    """Write every legal move into a row of ``out``, its actions and then -1; says how many there are, if too many."""
    actions = zeros(ACTIONS)
    n = 0
    for i in range(legal(s, layout, actions)):
        if AIMS <= actions[i] < END:
            n = list_trips(s, layout, int(actions[i]), out, n)
        else:
            if n < out.shape[0]:
                out[n, 0] = actions[i]
                out[n, 1] = -1
            n += 1
    return n


@inner
def list_trips(s: Record, layout: Record, aimed: int, out: Any, n: int) -> int:
    """R6. Every way to match the square aimed at, card by card in ascending order."""
    target = (aimed - AIMS) // 2
    own = side_of(s, int(s.turn)) * int(s.per_side) + (aimed - AIMS) % 2
    square = int(s.token[target])
    cards, rest, total = zeros(MOST_SYMBOLS), zeros(MOST_SYMBOLS), zeros(MOST_SYMBOLS)
    low, high = zeros(MOST_SYMBOLS), zeros(MOST_SYMBOLS)
    laid = 0
    rest[0], total[0] = layout.full[square], 0
    low[0], high[0] = next_cards(s, layout, target, own, int(rest[0]), -1, 0)
    while laid >= 0:
        if low[laid]:
            card = lowest_bit(low[laid])
            low[laid] &= low[laid] - 1
        elif high[laid]:
            card = HALF + lowest_bit(high[laid])
            high[laid] &= high[laid] - 1
        else:
            laid -= 1
            continue
        cards[laid] = card
        left = int(rest[laid]) - int(layout.weight[square, card])
        if left > 0:
            laid += 1
            rest[laid], total[laid] = left, total[laid - 1] + number_of(card)
            low[laid], high[laid] = next_cards(s, layout, target, own, left, card, int(total[laid]))
            continue
        if n < out.shape[0]:
            out[n, 0] = aimed
            for i in range(laid + 1):
                out[n, i + 1] = LAYS + cards[i]
            out[n, laid + 2] = -1
        n += 1
    return n


# --- R16: a token may go to 100 only to win -------------------------------------------------------------------------


@inner
def wins_at_goal(s: Record, side: int) -> bool:
    """R16. Whether a side's last token is ahead of every other side's last token."""
    last = last_token(s, side)
    for other in range(s.sides):
        if other != side and last_token(s, other) >= last:
            return False
    return True


@inner
def last_token(s: Record, side: int) -> int:
    last = GOAL
    for which in range(s.per_side):
        last = min(last, int(s.token[side * int(s.per_side) + which]))
    return last


@tiny
def may_reach_goal(s: Record, token: int) -> bool:
    """Whether a run may take this token to 100."""
    if s.variant == BASIC:
        return True
    before = s.token[token]
    s.token[token] = GOAL
    allowed = wins_at_goal(s, token // int(s.per_side))
    s.token[token] = before
    return allowed


@tiny
def forbidden_sums(s: Record, target: int, own: int) -> int:
    """R16. The sums (as bits) with which a trip would take the token to 100 without winning."""
    forbidden = 0
    distance = GOAL - int(s.token[own])
    for total in (distance, distance + 1):  # the tripped token may push this one back first (R11)
        if total <= HALF:
            tokens = packed_tokens(s)
            carry_out_trip(s, target, own, total, None)
            if s.token[own] == GOAL and not wins_at_goal(s, own // int(s.per_side)):
                forbidden |= 1 << total
            unpack_tokens(s, tokens)
    return forbidden


@inner
def packed_tokens(s: Record) -> int:
    packed = 0
    for token in range(TOKENS):
        packed |= int(s.token[token]) << (7 * token)
    return packed


@tiny
def unpack_tokens(s: Record, packed: int) -> None:
    for token in range(TOKENS):
        s.token[token] = (packed >> (7 * token)) & 127


@inner
def next_cards_minding_goal(
    layout: Record, square: int, rest: int, low: int, high: int, total: int, forbidden: int
) -> Any:
    """As next_cards, where some sums are forbidden: for every part, the sums the higher cards can make it with."""
    sums = zeros(64)
    sums[0] = 1
    next_low, next_high = 0, 0
    while low | high:
        bit = highest_bit(high) if high else highest_bit(low)
        card = HALF + bit if high else bit
        room, weight = int(layout.room[square, card]), int(layout.weight[square, card])
        number = number_of(card)
        if rest >= weight and room >> (rest - weight) & 1:
            if (int(sums[rest - weight]) << (total + number)) & ~forbidden:
                if high:
                    next_high |= 1 << bit
                else:
                    next_low |= 1 << bit
        for part in range(rest - weight, -1, -1):
            if room >> part & 1:
                sums[part + weight] |= sums[part] << number
        if high:
            high ^= 1 << bit
        else:
            low ^= 1 << bit
    return next_low, next_high


# --- what happens ---------------------------------------------------------------------------------------------------


@tiny
def apply(s: Record, layout: Record, action: int, dealer: Record) -> None:
    """Carry out a legal action."""
    seat = int(s.turn)
    if action < LAYS:
        run(s, seat, action % DECK, action // DECK, dealer)
    elif action < AIMS:
        lay(s, layout, seat, action - LAYS, dealer)
    elif action < END:
        aim(s, layout, (action - AIMS) // 2, (action - AIMS) % 2)
    else:
        end_of_turn(s, seat, dealer)


@tiny
def run(s: Record, seat: int, card: int, which: int, dealer: Record) -> None:
    """R5."""
    token = side_of(s, seat) * int(s.per_side) + which
    play_card(s, seat, card)
    note(dealer, RAN, seat, card, token)
    go_forward(s, token, number_of(card), dealer)
    if s.token[token] == GOAL:
        finish(s)
    else:
        end_of_turn(s, seat, dealer)


@tiny
def aim(s: Record, layout: Record, target: int, which: int) -> None:
    """R6. Choose whom to trip, and the own token that goes forward."""
    s.target = target
    s.own = side_of(s, int(s.turn)) * int(s.per_side) + which
    s.rest = layout.full[s.token[target]]
    s.total = 0
    s.last = -1
    s.phase = LAY


@tiny
def lay(s: Record, layout: Record, seat: int, card: int, dealer: Record) -> None:
    """R6. One more card of a trip; with the last one it is carried out."""
    play_card(s, seat, card)
    note(dealer, LAID, seat, card, 0)
    s.rest -= layout.weight[s.token[s.target], card]
    s.total += number_of(card)
    s.last = card
    if s.rest > 0:
        return
    note(dealer, TRIPPED, seat, int(s.target), int(s.total))
    carry_out_trip(s, int(s.target), int(s.own), int(s.total), dealer)
    own = int(s.own)
    s.phase = TRIP
    forget_trip(s)
    if s.token[own] == GOAL:
        finish(s)
    elif not any_trip(s, layout):  # R7
        end_of_turn(s, seat, dealer)


@tiny
def forget_trip(s: Record) -> None:
    s.target = 0
    s.own = 0
    s.total = 0
    s.last = -1


@tiny
def any_trip(s: Record, layout: Record) -> bool:
    """R7. Whether a further trip is possible."""
    return legal_aims(s, layout, zeros(MOST_AIMS), 0) > 0


@inner
def carry_out_trip(s: Record, target: int, own: int, total: int, dealer: Record | None) -> None:
    """R6, R11. The opponent goes back, pushes and all, then the own token goes forward."""
    arrive(s, target, max(START, int(s.token[target]) - total), dealer)  # R9
    go_forward(s, own, total, dealer)


@inner
def go_forward(s: Record, token: int, squares: int, dealer: Record | None) -> None:
    """R10. A token that would pass 100 stays where it is."""
    square = int(s.token[token]) + squares
    if square <= GOAL:
        arrive(s, token, square, dealer)


@inner
def arrive(s: Record, token: int, square: int, dealer: Record | None) -> None:
    """R8. One token per square: who stands there is pushed back one, and may push another."""
    put(s, token, square, MOVED, dealer)
    while square != START:
        pushed = -1
        for other in range(int(s.sides) * int(s.per_side)):
            if other != token and s.token[other] == square:
                pushed = other
        if pushed < 0:
            return
        square -= 1
        put(s, pushed, square, PUSHED, dealer)
        token = pushed


@inner
def put(s: Record, token: int, square: int, event: int, dealer: Record | None) -> None:
    """Put a token on a square. Without a dealer it is only tried out, and nothing is noted."""
    if dealer is not None:
        note(dealer, event, token, int(s.token[token]), square)
    s.token[token] = square


@inner
def end_of_turn(s: Record, seat: int, dealer: Record) -> None:
    """R12. Draw two cards, or what is left; the next player with cards is on turn."""
    for _ in range(DEALT):
        if s.decked > 0:
            s.decked -= 1
            take(s, seat, int(s.deck[s.decked]))
            note(dealer, DREW, seat, int(s.deck[s.decked]), 0)
            if s.decked > 0:
                note(dealer, TURNED_UP, 0, number_of(int(s.deck[s.decked - 1])), 0)
    s.phase = ACT
    for i in range(1, int(s.players) + 1):
        following = (seat + i) % int(s.players)
        if s.hand[following, 0] | s.hand[following, 1]:
            s.turn = following
            return
    finish(s)


@inner
def finish(s: Record) -> None:
    """R13, R15. The game ends: the side whose last token is furthest ahead wins; equal ones share."""
    s.phase = OVER
    best = START
    for side in range(s.sides):
        best = max(best, last_token(s, side))
    s.winners = 0
    for side in range(s.sides):
        if last_token(s, side) == best:
            s.winners |= 1 << side


# --- what a seat cannot see, dealt anew -----------------------------------------------------------------------------


@inner
def resample(s: Record, seat: int, numbers: Any, top: int, dealer: Record) -> None:
    """R4. Give the others cards of the numbers seen in their hands, and the deck what is left with the right top.

    ``s`` knows only what the seat knows: its own hand, the tokens, the discards, how many cards are where.
    """
    unseen = zeros(DECK)
    count = unseen_cards(s, seat, unseen)
    shuffle(unseen, count, dealer)
    for other in range(s.players):
        for number in range(1, NUMBERS + 1):
            for _ in range(numbers[other, number]):
                count = deal_number(s, other, number, unseen, count)
    if s.decked > 0:
        at = find_number(unseen, count, top)
        unseen[at], unseen[count - 1] = unseen[count - 1], unseen[at]
        s.deck[s.decked - 1] = unseen[count - 1]
        count -= 1
    shuffle(unseen, count, dealer)  # taking cards out by number has disturbed the order
    for i in range(int(s.decked) - 1):
        s.deck[i] = unseen[i]
    for i in range(s.asided):
        s.aside[i] = unseen[max(0, int(s.decked) - 1) + i]


@inner
def unseen_cards(s: Record, seat: int, unseen: Any) -> int:
    """The cards this seat (or an onlooker, seat -1) has neither in hand nor seen played."""
    low, high = unseen_halves(s, seat)
    return list_cards(low, high, 0, unseen, 0)


@inner
def unseen_halves(s: Record, seat: int) -> Any:
    """The same as bits, by the halves of the deck."""
    low, high = (1 << HALF) - 1, (1 << HALF) - 1
    if seat >= 0:
        low &= ~int(s.hand[seat, 0])
        high &= ~int(s.hand[seat, 1])
    for i in range(s.discards):
        card = int(s.discard[i])
        if card < HALF:
            low &= ~(1 << card)
        else:
            high &= ~(1 << (card - HALF))
    return low, high


@inner
def find_number(cards: Any, count: int, number: int) -> int:
    for i in range(count):
        if number_of(int(cards[i])) == number:
            return i
    return count - 1


@inner
def deal_number(s: Record, seat: int, number: int, unseen: Any, count: int) -> int:
    """Move the first unseen card with this number into a hand."""
    at = find_number(unseen, count, number)
    take(s, seat, int(unseen[at]))
    unseen[at] = unseen[count - 1]
    return count - 1


# --- the edge: what Python calls, with arrays of one record ---------------------------------------------------------


@jit
def start_game(state: Any, players: int, variant: int, mercy: int, cut: int, aside: int, dealer: Any) -> None:
    deal(state[0], players, variant, mercy, cut, aside, dealer[0])


@jit
def empty_table(state: Any, players: int, variant: int, mercy: int) -> None:
    new_table(state[0], players, variant, mercy)


@jit
def take_card(state: Any, seat: int, card: int) -> None:
    take(state[0], seat, card)


@jit
def shuffle_cards(cards: Any, count: int, dealer: Any) -> None:
    shuffle(cards, count, dealer[0])


@jit
def legal_actions(state: Any, layout: Any, out: Any) -> int:
    return legal(state[0], layout[0], out)


@jit
def legal_moves(state: Any, layout: Any, out: Any) -> int:
    return list_moves(state[0], layout[0], out)


@jit
def step(state: Any, layout: Any, action: int, dealer: Any) -> None:
    """Carry out an action that is known to be legal."""
    apply(state[0], layout[0], action, dealer[0])


@jit
def step_and_list(state: Any, layout: Any, action: int, dealer: Any, out: Any) -> int:
    """Carry out a legal action, write what is legal then into ``out``, and say how many: one call instead of two."""
    step(state, layout, action, dealer)
    return legal_actions(state, layout, out)


@jit
def time_up(state: Any) -> None:
    """R19. The time limit has passed."""
    finish(state[0])


@jit
def deal_unseen(state: Any, seat: int, numbers: Any, top: int, dealer: Any) -> None:
    resample(state[0], seat, numbers, top, dealer[0])


@jit_apart
def playouts(
    state: Any, layout: Any, players: int, variant: int, mercy: int, aside: int, games: int, dealer: Any
) -> Any:
    """Random games from the deal; says how many actions there were."""
    s, t, d = state[0], layout[0], dealer[0]
    out = zeros(ACTIONS)
    actions = 0
    for _ in range(games):
        deal(s, players, variant, mercy, 0, aside, d)
        while s.phase != OVER:
            n = legal(s, t, out)
            apply(s, t, int(out[below(d, n)]), d)
            actions += 1
    return actions
