"""What tables and moves of Run & Trip were worth, as the judge that looks back sees it.

Chance decides in which order the deck lies: which card of the number on top is drawn, and which cards come after it.
Some orders are drawn, and in each of them ``value`` plays on for a few rounds before the judge looks: what a card is
good for shows when it is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from race108.bots.net import Net
from race108.games.runtrip.hindsight import SIGHT, amounts_of, features, judge
from race108.games.runtrip.rules import ACT, OVER, number_of
from race108.games.runtrip.value import ROOM, play_move, public_numbers, rank
from race108.kernel import Record, below, inner, jit_apart, scratch, shuffle

if TYPE_CHECKING:
    from race108.games.runtrip.ruleset import RunTrip

AHEAD = 3  # rounds


@inner
def sort_deck(s: Record) -> None:
    """Lay the deck in order, a card of the number everybody knows on top: how it lay says nothing from now on."""
    top = int(s.decked) - 1
    number = number_of(int(s.deck[top]))
    for i in range(1, top + 1):
        card, place = int(s.deck[i]), i
        while place > 0 and s.deck[place - 1] > card:
            s.deck[place] = s.deck[place - 1]
            place -= 1
        s.deck[place] = card
    for i in range(top + 1):
        if number_of(int(s.deck[i])) == number:
            s.deck[i], s.deck[top] = s.deck[top], s.deck[i]
            return


@inner
def shuffle_deck(s: Record, dealer: Record) -> None:
    """Lay the deck in another order; of the card on top everybody knows the number."""
    top = int(s.decked) - 1
    number, fitting = number_of(int(s.deck[top])), 0
    for i in range(top + 1):
        fitting += int(number_of(int(s.deck[i])) == number)
    left = below(dealer, fitting)
    for i in range(top + 1):
        if number_of(int(s.deck[i])) == number:
            if left == 0:
                s.deck[top], s.deck[i] = s.deck[i], s.deck[top]
                break
            left -= 1
    shuffle(s.deck, top, dealer)


@inner
def play_turns(s: Record, layout: Record, lore: Record, turns: int, value: Any, room: Record, dealer: Record) -> None:
    """End the turn, if one has begun, and play so many more as ``value`` does.

    Once the deck is gone (R12) nobody draws, and nothing is left to chance: then it is played to the end. With five
    players that is half of the game.
    """
    while s.phase != OVER:
        if s.phase == ACT:
            if turns <= 0 and s.decked > 0:
                return
            turns -= 1
        public_numbers(s, room.numbers)
        _, best, _ = rank(s, layout, lore, room.numbers, value, room, dealer)
        play_move(s, layout, room.moves[best], dealer)


@jit_apart
def account(
    state: Any,
    layout: Any,
    lore: Any,
    move: Any,
    orders: int,
    value: Any,
    judge_net: Any,
    room: Any,
    sight: Any,
    worths: Any,
    dealer: Any,
) -> None:
    """What a table is worth to each side, then what ``value`` makes of it, and what another move does if there is one.

    All three on the same orders, so that they differ by as little chance as can be.
    """
    t, k, w, r, d = layout[0], lore[0], room[0], sight[0], dealer[0]
    s, start = r.trial[0], r.trial[1]
    for row in range(3):
        for side in range(6):
            worths[row, side] = 0.0
    r.trial[1] = state[0]
    if start.decked == 0 or start.phase == OVER:
        orders = 1  # nothing is left to chance
    else:
        sort_deck(start)
    for _ in range(orders):
        if start.decked > 0:
            shuffle_deck(start, d)
        for row in range(3 if move[0] >= 0 else 2):
            turns = AHEAD * int(start.players)
            if row != 1:
                r.trial[0] = start
            elif start.phase == ACT:
                turns = 1  # more; in the middle of a turn the second row is the same as the first
            else:
                turns = 0
            if row == 2:
                play_move(s, t, move, d)
            play_turns(s, t, k, turns, value, w, d)
            judge(s, t, k, judge_net, r)
            for side in range(s.sides):
                worths[row, side] += r.worths[side] / orders


class RunTripLedger:
    """Accounts for the moves of a game of Run & Trip."""

    def __init__(self, rules: RunTrip, value: Net, judge: Net) -> None:
        from race108.games.runtrip.mind import lore_of

        self._layout, self._lore = rules.layout.lookup, lore_of(rules.layout)
        self._nets = value, judge

    @staticmethod
    def inputs(rules: RunTrip) -> int:
        """How many inputs the judge of these rules has."""
        shape = rules.players, rules.sides, rules.played.tokens
        return features(*shape) + amounts_of(*shape)

    def account(self, state: Any, move: Any, orders: int, worths: Any, dealer: Any) -> None:
        """Write what the table is worth, what ``value`` makes of it, and what another move does if there is one."""
        given = state, self._layout, self._lore, move, orders, *self._nets
        account(*given, scratch(ROOM), scratch(SIGHT), worths, dealer)


LEDGER = RunTripLedger
