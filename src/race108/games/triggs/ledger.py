"""What tables and moves of Triggs were worth, as the judge that looks back sees it.

Chance decides in which order the hidden cards of each pile lie; which cards they are was decided by the deal or the
refill. Some orders are drawn, and in each of them ``value`` plays on for a few rounds before the judge looks: what a
card is good for shows when it is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from race108.bots.net import Net
from race108.games.triggs.hindsight import SIGHT, inputs, judge
from race108.games.triggs.rules import ACT, CENTRE, OVER, apply
from race108.games.triggs.value import ROOM, rank
from race108.kernel import Record, inner, jit_apart, scratch, shuffle

if TYPE_CHECKING:
    from race108.games.triggs.ruleset import Triggs

AHEAD = 5  # rounds


@inner
def hidden_cards(s: Record, pile: int) -> int:
    """How many cards of a pile nobody sees."""
    return max(0, int(s.height[pile]) - int(pile != CENTRE))


@inner
def sort_hidden(s: Record) -> None:
    """Lay the hidden cards of each pile in order: how they lay says nothing from now on."""
    for pile in range(3):
        cards = s.pile[pile]
        for i in range(1, hidden_cards(s, pile)):
            card, place = int(cards[i]), i
            while place > 0 and cards[place - 1] > card:
                cards[place] = cards[place - 1]
                place -= 1
            cards[place] = card


@inner
def choice(s: Record, value: Any, room: Record, dealer: Record) -> int:
    """What ``value`` plays: among equals the first, as the bot does."""
    count, _ = rank(s, value, room, dealer)
    best = 0
    for i in range(count):
        if room.worths[i] > room.worths[best]:
            best = i
    return int(room.moves[best])


@inner
def play_turns(s: Record, turns: int, value: Any, room: Record, dealer: Record) -> None:
    """End the turn, if one has begun, and play so many more as ``value`` does."""
    while s.phase != OVER:
        if s.phase == ACT:
            if turns == 0:
                return
            turns -= 1
        apply(s, choice(s, value, room, dealer), dealer)


@jit_apart
def account(
    state: Any,
    move: Any,
    orders: int,
    value: Any,
    judge_net: Any,
    room: Any,
    sight: Any,
    worths: Any,
    dealer: Any,
) -> None:
    """What a table is worth to each seat, then what ``value`` makes of it, and what another move does if there is one.

    All three on the same orders, so that they differ by as little chance as can be.
    """
    w, r, d = room[0], sight[0], dealer[0]
    s, start = r.trial[0], r.trial[1]
    for row in range(3):
        for seat in range(6):
            worths[row, seat] = 0.0
    r.trial[1] = state[0]
    sort_hidden(start)
    for _ in range(orders):
        for pile in range(3):
            shuffle(start.pile[pile], hidden_cards(start, pile), d)
        for row in range(3 if move[0] >= 0 else 2):
            turns = AHEAD * int(start.players)
            if row != 1:
                r.trial[0] = start
            elif start.phase == ACT:
                turns = 1  # more; in the middle of a turn the second row is the same as the first
            else:
                turns = 0
            if row == 2:
                apply(s, int(move[0]), d)
            play_turns(s, turns, value, w, d)
            judge(s, judge_net, r)
            for seat in range(s.players):
                worths[row, seat] += r.worths[seat] / orders


class TriggsLedger:
    """Accounts for the moves of a game of Triggs."""

    def __init__(self, rules: Triggs, value: Net, judge: Net) -> None:
        self._nets = value, judge

    @staticmethod
    def inputs(rules: Triggs) -> int:
        """How many inputs the judge of these rules has."""
        return inputs(rules.players)

    def account(self, state: Any, move: Any, orders: int, worths: Any, dealer: Any) -> None:
        """Write what the table is worth, what ``value`` makes of it, and what another move does if there is one."""
        account(state, move, orders, *self._nets, scratch(ROOM), scratch(SIGHT), worths, dealer)


LEDGER = TriggsLedger
