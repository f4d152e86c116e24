"""What a seat has seen in Triggs, and dealing anew what it has not (T16).

Hidden cards come in *batches*: the first deal is one, and every refill is another, whose cards all players know because
they lay in the discard pile (only their order is hidden). A card drawn from the centre is hidden in somebody's hand,
but its batch is known. When a player shows a card and could have it from more than one batch, nobody can tell which:
such a *debt* is settled anew, at random with the right odds, every time the hidden cards are dealt.
"""

from __future__ import annotations

from typing import Any

from race108.games.triggs.rules import (
    CENTRE,
    COPIES,
    DECK,
    DISCARDED,
    DREW,
    FORMED,
    REFILLED,
    TURNED_UP,
    VALUES,
)
from race108.kernel import (
    Events,
    Record,
    fraction,
    inner,
    jit,
    record_dtype,
    shuffle,
    tiny,
    zero_floats,
    zero_rows,
    zeros,
)

ALL_VALUES = VALUES + 1  # and 0, for none
BATCHES = 48
DEBTS = 240
#: How many ways of settling the debts are tried before one is chosen by its weight.
TRIES = 32
PATIENCE = 10_000

# A memory is made for every view, so it is small: only what a game without end could swell takes four bytes.
MEMORY = record_dtype(
    [
        ("batches", "i2"),
        ("unseen", "i4", (BATCHES, VALUES + 1)),  # cards of a batch nobody has been seen with
        ("layers", "i2", 3),  # per pile, from the top down: which batch, how many hidden cards
        ("layer_batch", "i2", (3, BATCHES)),
        ("layer_cards", "i2", (3, BATCHES)),
        ("slots", "i4", (4, BATCHES)),  # hidden cards of a hand by batch; debts are not yet taken off
        ("known", "i1", (4, VALUES + 1)),  # cards of a hand that were taken face up
        ("owed", "i2", 4),  # open debts of a hand since it last had no hidden card
        ("debts", "i2"),
        ("debt_seat", "i1", DEBTS),
        ("debt_value", "i1", DEBTS),
        ("debt_first", "i2", DEBTS),  # the first debt that shares its slots
        ("debt_slots", "i2", (DEBTS, BATCHES)),  # the slots when the card was shown
    ]
)


# --- remembering ----------------------------------------------------------------------------------------------------


@inner
def remember(m: Record, start: Record, seat: int, events: Events) -> None:
    """Go through everything a seat (-1: an onlooker) has seen since the start."""
    begin(m, start, seat)
    refilled = -1
    for i in range(events.shape[0]):
        kind, who, what, how = int(events[i, 0]), int(events[i, 1]), int(events[i, 2]), int(events[i, 3])
        if kind == REFILLED:
            if refilled != who:
                new_batch(m, who)
            m.unseen[m.batches - 1, what] += how
            m.layer_cards[who, m.layers[who] - 1] += how
        elif kind == DREW:
            see_draw(m, seat, who, what, how)
        elif kind == TURNED_UP:
            m.unseen[uncover(m, who), what] -= 1
        elif kind == DISCARDED and who != seat:
            see_card(m, who, what)
        elif kind == FORMED and who != seat:
            see_card(m, who, what)
            if how > 0:
                see_card(m, who, how)
        refilled = who if kind == REFILLED else -1


@inner
def begin(m: Record, start: Record, seat: int) -> None:
    """At the start all hidden cards are one batch; of the start nothing is read that the seat did not see."""
    m.batches = 1
    m.debts = 0
    for batch in range(BATCHES):
        for value in range(1, VALUES + 1):
            m.unseen[batch, value] = COPIES if batch == 0 else 0
        for hand in range(4):
            m.slots[hand, batch] = 0
    for hand in range(4):
        m.owed[hand] = 0
        for value in range(1, VALUES + 1):
            m.known[hand, value] = 0
            if hand == seat:
                m.unseen[0, value] -= start.hand[hand, value]
        if hand != seat and hand < start.players:
            m.slots[hand, 0] = start.cards[hand]
    for i in range(start.discards):
        m.unseen[0, start.discard[i]] -= 1
    for i in range(start.boxed):
        m.unseen[0, start.box[i]] -= 1
    for pile in range(3):
        hidden = int(start.height[pile])
        if pile != CENTRE and hidden > 0:
            hidden -= 1
            m.unseen[0, start.pile[pile, hidden]] -= 1
        m.layers[pile] = 1
        m.layer_batch[pile, 0] = 0
        m.layer_cards[pile, 0] = hidden


@inner
def new_batch(m: Record, pile: int) -> None:
    """A refill goes underneath the pile."""
    if m.batches < BATCHES:  # in a game without end the last ones are taken together
        m.batches += 1
    if m.layers[pile] > 0 and m.layer_cards[pile, m.layers[pile] - 1] == 0:
        m.layers[pile] -= 1
    if m.layers[pile] < BATCHES:
        m.layers[pile] += 1
    m.layer_batch[pile, m.layers[pile] - 1] = m.batches - 1
    m.layer_cards[pile, m.layers[pile] - 1] = 0


@inner
def uncover(m: Record, pile: int) -> int:
    """Take one hidden card off a pile; says from which batch it is."""
    while m.layers[pile] > 1 and m.layer_cards[pile, 0] == 0:
        m.layers[pile] -= 1
        for i in range(m.layers[pile]):
            m.layer_batch[pile, i] = m.layer_batch[pile, i + 1]
            m.layer_cards[pile, i] = m.layer_cards[pile, i + 1]
    m.layer_cards[pile, 0] -= 1
    return int(m.layer_batch[pile, 0])


@inner
def see_draw(m: Record, seat: int, who: int, value: int, pile: int) -> None:
    if pile != CENTRE:
        if who != seat:
            m.known[who, value] += 1
        return
    batch = uncover(m, pile)
    if who == seat:
        m.unseen[batch, value] -= 1
    else:
        m.slots[who, batch] += 1


@inner
def see_card(m: Record, who: int, value: int) -> None:
    """A player shows a card: one known to all, or one from a batch that is certain, or a debt."""
    if was_known(m.known, who, value):
        return
    possible, batch = 0, 0
    for b in range(m.batches):
        if m.slots[who, b] > 0:
            possible += 1
            batch = b
    if possible == 1 and m.owed[who] == 0:
        m.slots[who, batch] -= 1
        m.unseen[batch, value] -= 1
    elif m.debts < DEBTS:
        owe(m, who, value)


@tiny
def was_known(known: Any, who: int, value: int) -> bool:
    """Whether a card that is shown was known to be in the hand; then it is no longer."""
    if known[who, value] > 0:
        known[who, value] -= 1
        return True
    return False


@inner
def owe(m: Record, who: int, value: int) -> None:
    debt = int(m.debts)
    m.debts += 1
    m.debt_seat[debt] = who
    m.debt_value[debt] = value
    m.debt_first[debt] = debt
    for earlier in range(debt):
        if m.owed[who] > 0 and m.debt_seat[earlier] == who:
            m.debt_first[debt] = m.debt_first[earlier]
    m.owed[who] += 1
    slots = 0
    for b in range(m.batches):
        m.debt_slots[debt, b] = m.slots[who, b]
        slots += int(m.slots[who, b])
    if slots == m.owed[who]:  # every hidden card has been shown: these slots are closed
        m.owed[who] = 0
        for b in range(m.batches):
            m.slots[who, b] = 0


# --- dealing anew ---------------------------------------------------------------------------------------------------


@inner
def resample(m: Record, s: Record, seat: int, dealer: Record) -> None:
    """Deal every hidden card at random among all that fits what the seat has seen."""
    unseen, batch_of_debt, cards = zero_rows(BATCHES, ALL_VALUES), zeros(DEBTS), zeros(DECK)
    settle_debts(m, unseen, batch_of_debt, dealer)
    for who in range(s.players):
        if who != seat:
            for value in range(1, VALUES + 1):
                for _ in range(m.known[who, value]):
                    give(s, who, value)
    for batch in range(m.batches):
        count = 0
        for value in range(1, VALUES + 1):
            for _ in range(unseen[batch, value]):
                cards[count] = value
                count += 1
        shuffle(cards, count, dealer)
        count = deal_hands(m, s, seat, batch, batch_of_debt, cards, count)
        for pile in range(3):
            count = deal_layers(m, s, pile, batch, cards, count)


@inner
def deal_hands(m: Record, s: Record, seat: int, batch: int, batch_of_debt: Any, cards: Any, count: int) -> int:
    for who in range(s.players):
        if who == seat:
            continue
        slots = int(m.slots[who, batch])
        if m.owed[who] > 0:
            for debt in range(m.debts):
                if m.debt_seat[debt] == who and batch_of_debt[debt] == batch and still_open(m, debt):
                    slots -= 1
        for _ in range(min(slots, count)):
            count -= 1
            give(s, who, int(cards[count]))
    return count


@inner
def still_open(m: Record, debt: int) -> bool:
    """Whether a debt belongs to the hidden cards its player holds now."""
    who = m.debt_seat[debt]
    newest = -1
    for later in range(m.debts):
        if m.debt_seat[later] == who:
            newest = int(m.debt_first[later])
    return bool(m.owed[who] > 0 and m.debt_first[debt] == newest)


@inner
def deal_layers(m: Record, s: Record, pile: int, batch: int, cards: Any, count: int) -> int:
    at = int(s.height[pile]) - (1 if pile == CENTRE else 2)
    for layer in range(m.layers[pile]):
        for _ in range(m.layer_cards[pile, layer]):
            if m.layer_batch[pile, layer] == batch and count > 0:
                count -= 1
                s.pile[pile, at] = cards[count]
            at -= 1
    return count


@tiny
def give(s: Record, seat: int, value: int) -> None:
    """A card for a hand whose size is known already."""
    s.hand[seat, value] += 1
    s.held[seat] |= 1 << value
    if s.hand[seat, value] == 2:
        s.twice[seat] |= 1 << value


@inner
def settle_debts(m: Record, unseen: Any, batch_of_debt: Any, dealer: Record) -> None:
    """Say for every debt which batch the card was from.

    One way after another is drawn, each card's batch with the odds at that moment; of all ways one is kept with a
    chance in proportion to its weight, which makes up for what the later cards told about the earlier ones.
    """
    if m.debts == 0:
        start_counts(m, unseen)
        return
    tried = zeros(DEBTS)
    total = 0.0
    tries = 0
    while tries < TRIES or (total == 0.0 and tries < PATIENCE):
        tries += 1
        start_counts(m, unseen)
        weight = try_debts(m, unseen, tried, dealer)
        total += weight
        if weight > 0.0 and fraction(dealer) * total < weight:
            for debt in range(m.debts):
                batch_of_debt[debt] = tried[debt]
    start_counts(m, unseen)
    for debt in range(m.debts):
        unseen[batch_of_debt[debt], m.debt_value[debt]] -= 1


@inner
def start_counts(m: Record, unseen: Any) -> None:
    for batch in range(m.batches):
        for value in range(1, VALUES + 1):
            unseen[batch, value] = m.unseen[batch, value]


@inner
def try_debts(m: Record, unseen: Any, tried: Any, dealer: Record) -> float:
    """Settle all debts in one way and say its weight; 0.0 when it turns out impossible."""
    weight = 1.0
    odds = zero_floats(BATCHES)
    for debt in range(m.debts):
        value = int(m.debt_value[debt])
        total = 0.0
        for batch in range(m.batches):
            odds[batch] = 0.0
            slots = int(m.debt_slots[debt, batch])
            for earlier in range(m.debt_first[debt], debt):
                if m.debt_first[earlier] == m.debt_first[debt] and tried[earlier] == batch:
                    slots -= 1
            if slots > 0 and unseen[batch, value] > 0:
                hidden = 0
                for v in range(1, VALUES + 1):
                    hidden += unseen[batch, v]
                odds[batch] = slots * unseen[batch, value] / hidden
            total += odds[batch]
        if total <= 0.0:
            return 0.0
        weight *= total
        point = fraction(dealer) * total
        batch = -1
        for b in range(m.batches):
            if odds[b] > 0.0 and point >= 0.0:
                batch = b
                point -= odds[b]
        tried[debt] = batch
        unseen[batch, value] -= 1
    return weight


# --- the edge -------------------------------------------------------------------------------------------------------


@jit
def remember_all(memory: Any, start: Any, seat: int, events: Events) -> None:
    remember(memory[0], start[0], seat, events)


@jit
def deal_unseen(memory: Any, state: Any, seat: int, dealer: Any) -> None:
    resample(memory[0], state[0], seat, dealer[0])
