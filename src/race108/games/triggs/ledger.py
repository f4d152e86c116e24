"""What a move of Triggs was worth, and what chance made of it, as the judge that looks back sees it.

Chance decides in which order the hidden cards of each pile lie; which cards they are was decided by the deal or the
refill. The next card of a pile is taken as each of its values in turn, weighted with how many there are: that is exact.
Where more cards come to light at once (five for an empty hand, a refill) some orders are drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from race108.bots.net import Net
from race108.games.triggs.hindsight import SIGHT, inputs, judge
from race108.games.triggs.rules import ACT, CENTRE, DISCARDS, DRAW, OVER, VALUES, apply
from race108.games.triggs.value import ROOM, rank
from race108.kernel import Record, inner, jit_apart, scratch, shuffle

if TYPE_CHECKING:
    from race108.games.triggs.ruleset import Triggs

ORDERS = 24  # drawn where not every one can be looked at


@inner
def shuffle_hidden(s: Record, dealer: Record) -> None:
    """Lay the hidden cards of each pile in another order."""
    for pile in range(3):
        shuffle(s.pile[pile], int(s.height[pile]) - int(pile != CENTRE), dealer)


@inner
def add_worths(r: Record, weight: float) -> None:
    """One more of the things that could have happened."""
    for seat in range(6):
        r.total[seat] += weight * r.worths[seat]


@inner
def hidden_place(s: Record, pile: int) -> int:
    """Where the card lies that comes to light when one is drawn from a pile; below 0 if a refill brings it."""
    return int(s.height[pile]) - (1 if pile == CENTRE else 2)


@inner
def draw_as(s: Record, pile: int, v: int, dealer: Record) -> int:
    """Draw from a pile so that a card of this value comes to light, if there is one; says how many there are."""
    at, found, count = hidden_place(s, pile), 0, 0
    for i in range(at + 1):
        if s.pile[pile, i] == v:
            found = i
            count += 1
    if count > 0:
        s.pile[pile, found] = s.pile[pile, at]
        s.pile[pile, at] = v
        apply(s, pile, dealer)
    return count


@inner
def add_draw(s: Record, pile: int, weight: float, net: Any, r: Record, dealer: Record) -> None:
    """Everything that could come of the last draw of a turn."""
    after, at = r.trial[2], hidden_place(s, pile)
    if at < 0:
        for _ in range(ORDERS):
            r.trial[2] = s
            apply(after, pile, dealer)
            judge(after, net, r)
            add_worths(r, weight / ORDERS)
        return
    for v in range(1, VALUES + 1):
        r.trial[2] = s
        count = draw_as(after, pile, v, dealer)
        if count > 0:
            judge(after, net, r)
            add_worths(r, weight * count / (at + 1))


@inner
def choice(s: Record, value: Any, room: Record, dealer: Record) -> int:
    """What ``value`` plays: among equals the first, as the bot does."""
    count, _, _ = rank(s, value, room, dealer)
    best = 0
    for i in range(count):
        if room.worths[i] > room.worths[best]:
            best = i
    return int(room.moves[best])


@inner
def add_rest(s: Record, weight: float, value: Any, net: Any, room: Record, r: Record, dealer: Record) -> None:
    """Everything that could come of a turn of which at most one draw is left, which ``value`` chooses."""
    if s.phase == DRAW:
        add_draw(s, choice(s, value, room, dealer), weight, net, r, dealer)
    else:
        judge(s, net, r)
        add_worths(r, weight)


@inner
def expect(s: Record, action: int, value: Any, net: Any, room: Record, r: Record, dealer: Record) -> None:
    """The mean worth for each seat after an action, over all that chance may do, if ``value`` ends the turn."""
    before, after = r.trial[0], r.trial[1]
    for seat in range(6):
        r.total[seat] = 0.0
    for word in range(4):  # the same luck for every action that is compared
        dealer.rng[word] = r.rng[word]
    r.trial[0] = s
    if action >= DISCARDS:
        for _ in range(ORDERS):
            shuffle_hidden(before, dealer)
            r.trial[1] = before
            apply(after, action, dealer)
            while after.phase not in (ACT, OVER):
                apply(after, choice(after, value, room, dealer), dealer)
            judge(after, net, r)
            chance = 0
            for pile in range(3):
                chance |= int(after.height[pile]) ^ int(s.height[pile])
            if chance == 0:
                add_worths(r, 1.0)
                return
            add_worths(r, 1.0 / ORDERS)
        return
    shuffle_hidden(before, dealer)
    at = hidden_place(before, action)
    if at < 0:
        for _ in range(ORDERS):
            r.trial[1] = before
            apply(after, action, dealer)
            add_rest(after, 1.0 / ORDERS, value, net, room, r, dealer)
        return
    for v in range(1, VALUES + 1):
        r.trial[1] = before
        count = draw_as(after, action, v, dealer)
        if count > 0:
            add_rest(after, count / (at + 1), value, net, room, r, dealer)


@inner
def note_worth(s: Record, worths: Any, value: Any, net: Any, room: Record, r: Record, dealer: Record) -> None:
    """What a table is worth to each seat; in the middle of a turn, what ``value`` would make of it."""
    if s.phase in (ACT, OVER):
        judge(s, net, r)
        for seat in range(6):
            worths[seat] = r.worths[seat]
        return
    expect(s, choice(s, value, room, dealer), value, net, room, r, dealer)
    for seat in range(6):
        worths[seat] = r.total[seat]


@jit_apart
def account(
    state: Any, move: Any, after: Any, value: Any, judge_net: Any, room: Any, sight: Any, worths: Any, dealer: Any
) -> None:
    """What the table was worth to each seat, what ``value`` would have made of it, what the move did, and chance."""
    s, r, d = state[0], sight[0], dealer[0]
    for word in range(4):
        r.rng[word] = d.rng[word]
    for seat in range(6):
        r.worths[seat] = 0.0  # also for whom nobody sits
    note_worth(s, worths[0], value, judge_net, room[0], r, d)
    chosen = choice(s, value, room[0], d)
    expect(s, chosen, value, judge_net, room[0], r, d)
    for seat in range(6):
        worths[1, seat] = r.total[seat]
    if move[0] != chosen:
        expect(s, int(move[0]), value, judge_net, room[0], r, d)
    for seat in range(6):
        worths[2, seat] = r.total[seat]
    note_worth(after[0], worths[3], value, judge_net, room[0], r, d)


class TriggsLedger:
    """Accounts for the moves of a game of Triggs."""

    def __init__(self, rules: Triggs, value: Net, judge: Net) -> None:
        self._nets = value, judge

    @staticmethod
    def inputs(rules: Triggs) -> int:
        """How many inputs the judge of these rules has."""
        return inputs(rules.players)

    def account(self, state: Any, move: Any, after: Any, worths: Any, dealer: Any) -> None:
        """Write what the table is worth before a move, after what ``value`` plays, after the move, and after chance."""
        account(state, move, after, *self._nets, scratch(ROOM), scratch(SIGHT), worths, dealer)


LEDGER = TriggsLedger
