"""The bot ``value`` for Run & Trip: it plays the whole turn after which its network likes the table best.

A turn is judged by the table it leaves, before the two cards are drawn: where everybody stands, which numbers
everybody holds (all can see them), and what the own symbols can match. Turns of several trips are found with a beam.
"""

from __future__ import annotations

from typing import Any

from race108.bots.net import HIDDEN, MOST_AMOUNTS, MOST_ON, UNITS, add_amounts, add_features, outcome
from race108.bots.thought import BATCH, LONGEST
from race108.games.runtrip.matching import PARTS, SQUARES, WHOLE, begin_hand, best_of_part, matches, spread_of_part
from race108.games.runtrip.rules import (
    ACTIONS,
    DECK,
    END,
    GOAL,
    HALF,
    LAY,
    NUMBERS,
    OVER,
    PER_NUMBER,
    STATE,
    TRIP,
    apply,
    is_last,
    legal,
    number_of,
    side_of,
    unseen_halves,
)
from race108.kernel import (
    Record,
    count_bits,
    highest_bit,
    inner,
    jit_apart,
    lowest_bit,
    record_dtype,
    shuffle,
    tiny,
    zero_floats,
    zeros,
)

# --- features: which are on -----------------------------------------------------------------------------------------

FAR = 50  # leads are told apart up to so many squares
LEADS = 2 * FAR + 1
COUNTS = 4  # cards of one number 0 ... 3 or more
SIZES = 14  # cards in a hand 0 ... 13 or more
SEAT = NUMBERS * COUNTS + SIZES
GAINS = 6  # nothing, or what a trip would bring, in steps of four squares
COVERED = 6  # how many of the squares an opponent may run to could be matched
SPREAD = 13  # how many of all squares the hand can match, in steps of eight
RISKS = 9
DECKED = 28
ALL_NUMBERS = NUMBERS + 1  # and 0, for none
TOPS = ALL_NUMBERS
HELD = 13  # cards in a hand for which the chance of a match is known


#: What one knows about a layout before the game: how likely so many cards can match each square, and which kinds of
#: squares there are (a square that stands for all with the same symbols, and how many those are).
LORE = record_dtype(
    [
        ("chances", "f8", (SQUARES, HELD)),
        ("kinds", "i8"),
        ("kind", "i8", SQUARES),
        ("many", "i8", SQUARES),
        ("sort", "i8", DECK),  # which symbols a card shows, as a number; SORTS: some that no network has seen
    ]
)


def inputs(players: int, sides: int, per_side: int) -> tuple[int, int, int]:
    """How many inputs the first networks had, those that know all threats, and the newest, which know the race, too."""
    tokens = sides * per_side
    plain = (
        tokens * SQUARES  # where every token stands
        + (tokens - per_side) * LEADS  # how far it is behind mine
        + players * (SEAT + per_side + 1)  # everybody's numbers, and whether one reaches the goal; one is spare
        + (tokens - per_side) * (GAINS + COVERED)  # what I could do to it
        + SPREAD
        + per_side * ((players - 1) * RISKS + 1)  # what could be done to me; whether two of my cards reach the goal
        + DECKED
        + TOPS
        + 1  # Mercy
    )
    threats = plain + per_side * (players - 1) * DANGER + (tokens - per_side) * CHANCES + 2 * SORTS
    return plain, threats, threats + (sides - 1) * RIVAL + RACE


# --- amounts: how much there is of something ------------------------------------------------------------------------

DANGER = 3  # for an own token and another hand: exact covers of its square, what they add up to, and one's mean
CHANCES = 4  # for an opponent's token: the best sum to trip it now; least, mean and best where it may run to
SORTS = 18  # cards of the usual layout by their symbols: how many of one's own, and their numbers added up
SUMS = 20.0  # a large trip
RIVAL = 4  # for another side: how far it is behind, and would be if all ran with all cards; its cards, and their sum
RACE = 10  # how far the best of them is behind, also by how soon the end is; one's own cards; all dangers and chances
LARGE = 25.0  # a large lead
MANY_CARDS = 8.0  # a large hand
SOON = 3.0  # cards for each player that are left when the end is near


@tiny
def amounts_of(net: Any, s: Record) -> int:
    """How many amounts a network looks at: all of them, or none if it was made before there were any."""
    players, per_side = int(s.players), int(s.per_side)
    tokens = int(s.sides) * per_side
    return int(net.first.shape[0]) - inputs_before_deck(players, tokens, per_side) - DECKED - TOPS - 1


@inner
def begin_amounts(s: Record, numbers: Any, seat: int, room: Any) -> None:
    """Find out how likely each unseen card is in each other hand: as likely as any other of its number."""
    low, high = unseen_halves(s, seat)
    room.unseen[0] = low
    room.unseen[1] = high
    of_number = zeros(ALL_NUMBERS)
    number_cards(low, high, of_number)
    for i in range(1, int(s.players)):
        who = (seat + i) % int(s.players)
        for number in range(1, ALL_NUMBERS):
            room.likely[i, number] = numbers[who, number] / max(1, of_number[number])
        for square in range(SQUARES):
            room.covers[i, square, 0] = -1.0


@inner
def find_covers(layout: Record, square: int, i: int, room: Any) -> None:
    """How many exact covers of a square another hand can be expected to have, and what their numbers add up to.

    A sum over all sets of cards, each with the chance that all of it is in the hand, part by part.
    """
    full = int(layout.full[square])
    many, sums = zero_floats(PARTS), zero_floats(PARTS)
    many[0] = 1.0
    reach = 1  # the parts that can be made so far
    for half in range(2):
        cards = int(layout.fit[square, half]) & int(room.unseen[half])
        while cards:
            card = HALF * half + lowest_bit(cards)
            cards &= cards - 1
            number = number_of(card)
            likely = room.likely[i, number]
            if likely > 0.0:
                weight = int(layout.weight[square, card])
                parts = reach & int(layout.room[square, card])
                reach |= parts << weight
                while parts:  # the highest one first: no card is laid twice
                    part = highest_bit(parts)
                    parts ^= 1 << part
                    many[part + weight] += likely * many[part]
                    sums[part + weight] += likely * (sums[part] + number * many[part])
    room.covers[i, square, 0] = many[full] if full > 0 else 0.0
    room.covers[i, square, 1] = sums[full] if full > 0 else 0.0


@inner
def danger_amounts(s: Record, layout: Record, seat: int, mine: int, room: Any, n: int) -> int:
    """For every own token and every other hand: how likely it is tripped, and how far."""
    players = int(s.players)
    for rank in range(s.per_side):
        square = int(s.token[front_first(s, mine, rank)])
        spared = s.mercy and is_last(s, square)
        for i in range(1, players):
            many, sums = 0.0, 0.0
            if not spared and side_of(s, (seat + i) % players) != mine:
                if room.covers[i, square, 0] < 0.0:
                    find_covers(layout, square, i, room)
                many, sums = room.covers[i, square, 0], room.covers[i, square, 1]
            room.amounts[n] = many / (1.0 + many)
            room.amounts[n + 1] = sums / (SUMS + sums)
            room.amounts[n + 2] = sums / many / SUMS if many > 0.0 else 0.0
            n += DANGER
    return n


@inner
def hand_amounts(lore: Record, low: int, high: int, amounts: Any, n: int) -> None:
    """One's own cards by their symbols: how many, and their numbers added up."""
    for i in range(2 * SORTS):
        amounts[n + i] = 0.0
    for half in range(2):
        cards = low if half == 0 else high
        while cards:
            card = HALF * half + lowest_bit(cards)
            cards &= cards - 1
            sort = int(lore.sort[card])
            if sort < SORTS:
                amounts[n + sort] += 0.5
                amounts[n + SORTS + sort] += number_of(card) / SUMS


@inner
def race_amounts(s: Record, numbers: Any, seat: int, mine: int, room: Any, n: int) -> None:
    """R13. Most games of many players end without cards: how far all of them come, and how soon that will be.

    Then the dangers and chances of all opponents together: those for each of them are known already.
    """
    players, sides, per_side = int(s.players), int(s.sides), int(s.per_side)
    amounts, held, cards, sums = room.amounts, zeros(ALL_NUMBERS), zeros(6), zeros(6)
    count_numbers(s, seat, held)
    left = int(room.tally[LEFT])
    for i in range(players):
        who = (seat + i) % players
        for number in range(1, ALL_NUMBERS):
            count = int(held[number]) if i == 0 else int(numbers[who, number])
            cards[side_of(s, who)] += count
            sums[side_of(s, who)] += count * number
            left += count
    last, total = last_token(s, mine), all_squares(s, mine) + int(sums[mine])
    lead, far_lead = GOAL, GOAL
    for i in range(1, sides):
        side = (mine + i) % sides
        ahead, far_ahead = last - last_token(s, side), total - all_squares(s, side) - int(sums[side])
        lead, far_lead = min(lead, ahead), min(far_lead, far_ahead)
        amounts[n] = bounded(ahead)
        amounts[n + 1] = bounded(far_ahead)
        amounts[n + 2] = cards[side] / MANY_CARDS
        amounts[n + 3] = sums[side] / (2.0 * SUMS)
        n += RIVAL
    soon = SOON * players / (SOON * players + left)
    amounts[n] = bounded(lead)
    amounts[n + 1] = bounded(far_lead)
    amounts[n + 2] = soon * bounded(lead)
    amounts[n + 3] = soon * bounded(far_lead)
    amounts[n + 4] = soon
    amounts[n + 5] = cards[mine] / MANY_CARDS
    amounts[n + 6] = sums[mine] / (2.0 * SUMS)
    many, far, best = 0.0, 0.0, 0.0
    if not (s.mercy and is_last(s, last)):
        for i in range(1, players):
            if side_of(s, (seat + i) % players) != mine:
                many += room.covers[i, last, 0]
                far += room.covers[i, last, 1]
    for token in range((sides - 1) * per_side):
        best = max(best, float(amounts[per_side * (players - 1) * DANGER + token * CHANCES]))
    amounts[n + 7] = many / (1.0 + many)
    amounts[n + 8] = far / (SUMS + far)
    amounts[n + 9] = best


@inner
def last_token(s: Record, side: int) -> int:
    """The square of a side's last token, which decides."""
    return int(s.token[front_first(s, side, int(s.per_side) - 1)])


@inner
def all_squares(s: Record, side: int) -> int:
    """The squares of a side's tokens, added up."""
    squares = 0
    for token in range(side * s.per_side, (side + 1) * s.per_side):
        squares += int(s.token[token])
    return squares


@tiny
def bounded(squares: int) -> float:
    """A lead; a very large one is no more than twice a large one."""
    return float(min(max(squares / LARGE, -2.0), 2.0))


BEAM = 8
CHAIN = 8  # trips in one turn
MOVES = 256  # ways to begin a turn

#: Room to think in: first what is found out, then what is worked with.
ROOM = record_dtype(
    [
        ("moves", "i2", (MOVES, LONGEST)),  # every move of the seat on turn: its actions, ended by -1,
        ("worths", "f8", MOVES),  # and the worth of the best whole turn that begins with it
        ("best_on", "i8", MOST_ON),  # the features and amounts at the end of the best turn
        ("best_amounts", "f4", MOST_AMOUNTS),
        ("tally", "i8", 7),
        ("frontier", STATE, BEAM),  # tables from which one may trip again, and which move each began with
        ("origin", "i8", BEAM),
        ("following", STATE, BEAM),  # the same after one more trip
        ("next_origin", "i8", BEAM),
        ("next_worth", "f8", BEAM),
        ("tried", STATE, LONGEST),  # one move, action by action
        ("path", "i8", LONGEST),
        ("left", "i8", LONGEST),
        ("out", "i2", (LONGEST, ACTIONS)),
        ("fixed", "f4", HIDDEN),  # of the first layer, what the turn does not change; and both with what it does
        ("sums", "f4", UNITS),
        ("on", "i8", MOST_ON),
        ("amounts", "f4", MOST_AMOUNTS),
        ("unseen", "i8", 2),  # cards that may be anywhere, how likely one of a number is in each other hand,
        ("likely", "f8", (6, ALL_NUMBERS)),
        ("covers", "f8", (6, SQUARES, 2)),  # and the exact covers of a square such a hand has; -1: not yet known
        *WHOLE,
        # For searching: the moves in order, and tables to play on with the numbers that everybody sees.
        ("order", "i8", MOVES),
        ("deals", STATE, BATCH),
        ("table", STATE, (1,)),
        ("numbers", "i8", (6, ALL_NUMBERS)),
    ]
)

# What is tallied while thinking.
COUNT, BEST, FEATURES, OTHERS, KEPT, AMOUNTS, LEFT = 0, 1, 2, 3, 4, 5, 6


@tiny
def bucket(count: int, most: int) -> int:
    """A count, or the highest one told apart."""
    return count if count < most else most


@inner
def others_features(s: Record, numbers: Any, top: int, decked: int, seat: int, on: Any) -> int:
    """What a turn of one's own does not change: the others' numbers, and the deck."""
    players, per_side = int(s.players), int(s.per_side)
    tokens = int(s.sides) * per_side
    base = tokens * SQUARES + (tokens - per_side) * LEADS
    n = 0
    for i in range(1, players):
        n = numbers_features(numbers[(seat + i) % players], base + i * (SEAT + per_side + 1), on, n)
    base = inputs_before_deck(players, tokens, per_side)
    on[n] = base + (decked + 3) // 4
    on[n + 1] = base + DECKED + top
    n += 2
    if s.mercy:
        on[n] = base + DECKED + TOPS
        n += 1
    return n


@tiny
def inputs_before_deck(players: int, tokens: int, per_side: int) -> int:
    """Where the features of the deck begin."""
    before = tokens * SQUARES + (tokens - per_side) * (LEADS + GAINS + COVERED) + players * (SEAT + per_side + 1)
    return before + SPREAD + per_side * ((players - 1) * RISKS + 1)


@inner
def numbers_features(numbers: Any, base: int, on: Any, n: int) -> int:
    """How many cards of each number a hand has, and how many in all."""
    cards = 0
    for number in range(1, NUMBERS + 1):
        count = int(numbers[number])
        cards += count
        on[n] = base + (number - 1) * COUNTS + bucket(count, COUNTS - 1)
        n += 1
    on[n] = base + NUMBERS * COUNTS + bucket(cards, SIZES - 1)
    return n + 1


@inner
def front_first(s: Record, side: int, rank: int) -> int:
    """A side's first or last token, by rank."""
    first = side * int(s.per_side)
    if s.per_side == 1:
        return first
    ahead = first if s.token[first] >= s.token[first + 1] else first + 1
    return ahead if rank == 0 else 2 * first + 1 - ahead


@inner
def own_features(s: Record, layout: Record, lore: Record, numbers: Any, seat: int, room: Any, n: int) -> int:
    """Where everybody stands, what one's own hand holds and could do, and what the others could do."""
    players, sides, per_side = int(s.players), int(s.sides), int(s.per_side)
    tokens = sides * per_side
    mine, on = side_of(s, seat), room.on
    for i in range(sides):
        side = (mine + i) % sides
        for rank in range(per_side):
            square = int(s.token[front_first(s, side, rank)])
            on[n] = (i * per_side + rank) * SQUARES + square
            n += 1
            if i > 0:
                lead = int(s.token[front_first(s, mine, rank)]) - square
                on[n] = tokens * SQUARES + ((i - 1) * per_side + rank) * LEADS + min(max(lead, -FAR), FAR) + FAR
                n += 1
    base = tokens * SQUARES + (tokens - per_side) * LEADS
    held = zeros(ALL_NUMBERS)
    count_numbers(s, seat, held)
    n = numbers_features(held, base, on, n)
    for i in range(players):
        who = (seat + i) % players
        hand = held if i == 0 else numbers[who]
        for rank in range(per_side):
            distance = GOAL - int(s.token[front_first(s, side_of(s, who), rank)])
            if distance <= NUMBERS and hand[distance] > 0:
                on[n] = base + i * (SEAT + per_side + 1) + SEAT + rank
                n += 1
    base += players * (SEAT + per_side + 1)
    n = threat_features(s, layout, numbers, seat, mine, base, room, n)
    base += (tokens - per_side) * (GAINS + COVERED)
    on[n] = base + spread_of_part(layout, int(s.hand[seat, 0]), int(s.hand[seat, 1]), room) // 8
    return risk_features(s, lore, numbers, held, seat, mine, base + SPREAD, on, n + 1)


@inner
def threat_features(s: Record, layout: Record, numbers: Any, seat: int, mine: int, base: int, room: Any, n: int) -> int:
    """For every opponent's token: what a trip would bring now, and how many squares it may run to could be matched."""
    players, sides, per_side = int(s.players), int(s.sides), int(s.per_side)
    low, high = int(s.hand[seat, 0]), int(s.hand[seat, 1])
    on, at, amount = room.on, base, per_side * (players - 1) * DANGER
    for i in range(1, sides):
        side = (mine + i) % sides
        for rank in range(per_side):
            square = int(s.token[front_first(s, side, rank)])
            gain = 0
            if not (s.mercy and is_last(s, square)):
                gain = best_of_part(layout, square, low, high, room)
            on[n] = at + (0 if gain == 0 else min(1 + (gain - 1) // 4, GAINS - 1))
            reachable, covered, least, best, total = 0, 0, GOAL, 0, 0
            for number in range(1, NUMBERS + 1):
                holds = int(numbers[(seat + i) % players, number]) > 0
                if players > sides:  # R18. Either partner moves either token.
                    holds = holds or int(numbers[(seat + i + sides) % players, number]) > 0
                if holds and square + number < GOAL:
                    reachable += 1
                    if room.tally[AMOUNTS] == 0:
                        covered += int(matches(layout, square + number, low, high))
                    else:
                        there = best_of_part(layout, square + number, low, high, room)
                        covered += int(there > 0)
                        least, best, total = min(least, there), max(best, there), total + there
            on[n + 1] = at + GAINS + (0 if covered == 0 else 1 + (COVERED - 2) * covered // reachable)
            room.amounts[amount] = gain / SUMS
            room.amounts[amount + 1] = (0 if reachable == 0 else least) / SUMS
            room.amounts[amount + 2] = total / (SUMS * max(1, reachable))
            room.amounts[amount + 3] = best / SUMS
            n += 2
            at += GAINS + COVERED
            amount += CHANCES
    return n


@inner
def risk_features(
    s: Record, lore: Record, numbers: Any, held: Any, seat: int, mine: int, base: int, on: Any, n: int
) -> int:
    """For every own token: how likely each other hand can match its square; whether two own cards reach the goal."""
    players, per_side = int(s.players), int(s.per_side)
    for rank in range(per_side):
        square = int(s.token[front_first(s, mine, rank)])
        spared = s.mercy and is_last(s, square)
        for i in range(1, players):
            who = (seat + i) % players
            cards = 0
            for number in range(1, NUMBERS + 1):
                cards += int(numbers[who, number])
            chance = 0.0
            if not spared and side_of(s, who) != mine:
                chance = lore.chances[square, bucket(cards, HELD - 1)]
            risk = 0 if chance == 0.0 else 1 + min(RISKS - 2, int(chance * (RISKS - 1)))
            on[n] = base + (rank * (players - 1) + i - 1) * RISKS + risk
            n += 1
        distance = GOAL - square
        for number in range(max(1, distance - NUMBERS), min(NUMBERS, distance - 1) + 1):
            if held[number] > 0 and held[distance - number] > (1 if 2 * number == distance else 0):
                on[n] = base + per_side * (players - 1) * RISKS + rank
                n += 1
                break
    return n


# --- counting ------------------------------------------------------------------------------------------------------


@jit_apart
def learn_layout(layout: Any, lore: Any, hands: int, dealer: Any) -> None:
    """Find out how often hands of 0 ... 12 cards can match each kind of square, from so many dealt at random."""
    t, known = layout[0], lore[0]
    cards = zeros(DECK)
    for card in range(DECK):
        cards[card] = card
    for _ in range(hands):
        shuffle(cards, DECK, dealer[0])
        for square in range(1, GOAL):
            full = int(t.full[square])
            reach = 1
            for i in range(1, HELD):
                card = cards[i]
                reach |= (reach & t.room[square, card]) << int(t.weight[square, card])
                if full > 0:
                    known.chances[square, i] += (reach >> full & 1) / hands


@inner
def count_numbers(s: Record, seat: int, numbers: Any) -> None:
    """How many cards of each number a hand has."""
    number_cards(int(s.hand[seat, 0]), int(s.hand[seat, 1]), numbers)


@inner
def number_cards(low: int, high: int, numbers: Any) -> None:
    """How many of some cards have each number."""
    twelve = (1 << PER_NUMBER) - 1
    for number in range(1, 5):
        numbers[number] = count_bits(low >> PER_NUMBER * (number - 1) & twelve)
    # Number 5 lies across both halves of the deck.
    numbers[5] = count_bits(low >> 48) + count_bits(high & 63)
    for number in range(6, NUMBERS + 1):
        numbers[number] = count_bits(high >> (PER_NUMBER * (number - 1) - HALF) & twelve)


@inner
def public_numbers(s: Record, numbers: Any) -> None:
    """R4. What everybody sees of a whole table: the numbers in all hands, and in [0, 0] the deck's top."""
    for who in range(s.players):
        count_numbers(s, who, numbers[who])
    numbers[0, 0] = number_of(int(s.deck[s.decked - 1])) if s.decked > 0 else 0


# --- thinking -------------------------------------------------------------------------------------------------------


@inner
def worth(s: Record, layout: Record, lore: Record, numbers: Any, seat: int, net: Any, room: Any) -> Any:
    """How good the table is for a seat whose turn ends now, and how many features it has."""
    if s.phase == OVER:
        return share_of_win(s, seat), 0
    others = room.tally[OTHERS]
    count = own_features(s, layout, lore, numbers, seat, room, others)
    for unit in range(HIDDEN):
        room.sums[unit] = room.fixed[unit]
    add_features(net, room.on, others, count, room.sums)
    amounts = int(room.tally[AMOUNTS])
    if amounts > 0:
        n = danger_amounts(s, layout, seat, side_of(s, seat), room, 0)
        n += (int(s.sides) - 1) * int(s.per_side) * CHANCES
        hand_amounts(lore, int(s.hand[seat, 0]), int(s.hand[seat, 1]), room.amounts, n)
        if amounts > n + 2 * SORTS:
            race_amounts(s, numbers, seat, side_of(s, seat), room, n + 2 * SORTS)
        add_amounts(net, int(net.first.shape[0]) - amounts, room.amounts, 0, amounts, room.sums)
    return outcome(net, room.sums), count


@inner
def share_of_win(s: Record, seat: int) -> float:
    """1 for a win, a part of it for a shared one."""
    if not s.winners >> side_of(s, seat) & 1:
        return 0.0
    return 1.0 / count_bits(int(s.winners))


@inner
def rank(s: Record, layout: Record, lore: Record, numbers: Any, net: Any, room: Any, dealer: Record) -> Any:
    """Judge every move of the seat on turn; the result is in ``room``.

    Of others' hands only their ``numbers`` are used, of the deck only its top number. Says how many moves there are,
    which is best, and how many features the end of its turn has.
    """
    seat, tally = int(s.turn), room.tally
    room.frontier[0] = s
    blind(room.frontier[0], numbers, seat)
    tally[COUNT], tally[BEST], tally[FEATURES] = 0, 0, 0
    begin_hand(layout, lore, int(s.hand[seat, 0]), int(s.hand[seat, 1]), room)
    tally[AMOUNTS] = amounts_of(net, s)
    tally[LEFT] = int(s.decked)
    if tally[AMOUNTS] > 0:
        begin_amounts(s, numbers, seat, room)
    tally[OTHERS] = others_features(s, numbers, int(numbers[0, 0]), int(s.decked), seat, room.on)
    for unit in range(HIDDEN):
        room.fixed[unit] = net.bias[unit]
    add_features(net, room.on, 0, tally[OTHERS], room.fixed)
    if s.phase == TRIP:  # R7. One may stop here.
        room.path[0] = END
        value, features = worth(room.frontier[0], layout, lore, numbers, seat, net, room)
        add_move(room, 0, value, features)
    beam = 1
    for depth in range(CHAIN):
        tally[KEPT] = 0
        for table in range(beam):
            try_moves(room, table, depth, layout, lore, numbers, seat, net, dealer)
        beam = int(tally[KEPT])
        for table in range(beam):
            room.frontier[table] = room.following[table]
            room.origin[table] = room.next_origin[table]
    return tally[COUNT], tally[BEST], tally[FEATURES]


@inner
def blind(s: Record, numbers: Any, seat: int) -> None:
    """Leave of the others' hands only whether there are cards, and nothing of the deck: nobody draws while thinking."""
    s.decked = 0
    for who in range(s.players):
        if who != seat:
            some = 0
            for number in range(1, NUMBERS + 1):
                some |= int(numbers[who, number])
            s.hand[who, 0] = int(some > 0)
            s.hand[who, 1] = 0


@inner
def try_moves(
    room: Any, table: int, depth: int, layout: Record, lore: Record, numbers: Any, seat: int, net: Any, dealer: Record
) -> None:
    """Judge the tables after every move from one: a run is one action, a trip an aim and its cards."""
    tried, left, out = room.tried, room.left, room.out
    tried[0] = room.frontier[table]
    left[0] = legal(tried[0], layout, out[0])
    level = 0
    while level >= 0:
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        action = int(out[level, left[level]])
        if action == END or (depth == 0 and room.tally[COUNT] == MOVES):
            continue
        room.path[level] = action
        tried[level + 1] = tried[level]
        after = tried[level + 1]
        apply(after, layout, action, dealer)
        if after.phase == LAY:
            level += 1
            left[level] = legal(after, layout, out[level])
            continue
        value, features = worth(after, layout, lore, numbers, seat, net, room)
        if depth == 0:
            origin = add_move(room, level, value, features)
        else:
            origin = int(room.origin[table])
            keep_if_best(room, origin, value, features)
        if after.phase == TRIP:
            into_beam(room, after, origin, value)


@inner
def add_move(room: Any, last: int, value: float, features: int) -> int:
    """A way to begin the turn: the actions of the path."""
    move = int(room.tally[COUNT])
    room.tally[COUNT] = move + 1
    for i in range(last + 1):
        room.moves[move, i] = room.path[i]
    room.moves[move, last + 1] = -1
    room.worths[move] = -1.0
    keep_if_best(room, move, value, features)
    return move


@inner
def keep_if_best(room: Any, move: int, value: float, features: int) -> None:
    """Note the worth of a turn that begins with a move, and the features of its end if none was better."""
    best = room.tally[BEST]
    if value > room.worths[move]:
        if move == best or value > room.worths[best]:
            room.tally[BEST] = move
            room.tally[FEATURES] = features
            for i in range(features):
                room.best_on[i] = room.on[i]
            for i in range(room.tally[AMOUNTS]):
                room.best_amounts[i] = room.amounts[i]
        room.worths[move] = value


@inner
def into_beam(room: Any, s: Record, origin: int, value: float) -> None:
    """Keep a table from which one may trip again, if it is among the best ones."""
    at = int(room.tally[KEPT])
    if at < BEAM:
        room.tally[KEPT] = at + 1
    else:
        at = 0
        for i in range(1, BEAM):
            if room.next_worth[i] < room.next_worth[at]:
                at = i
        if value <= room.next_worth[at]:
            return
    room.following[at] = s
    room.next_origin[at] = origin
    room.next_worth[at] = value


@inner
def play_move(s: Record, layout: Record, move: Any, dealer: Record) -> None:
    """Carry out the actions of one move."""
    i = 0
    while move[i] >= 0:
        apply(s, layout, int(move[i]), dealer)
        i += 1


@jit_apart
def rank_moves(
    state: Any, layout: Any, lore: Any, numbers: Any, net: Any, moves: Any, worths: Any, room: Any, dealer: Any
) -> int:
    """Every move of the seat on turn and its worth; says how many there are."""
    r = room[0]
    count, _, _ = rank(state[0], layout[0], lore[0], numbers, net, r, dealer[0])
    for move in range(count):
        worths[move] = r.worths[move]
        for i in range(LONGEST):
            moves[move, i] = r.moves[move, i]
    return int(count)
