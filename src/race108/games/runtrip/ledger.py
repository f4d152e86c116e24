"""What a move of Run & Trip was worth, and what chance made of it, as the judge that looks back sees it.

Chance decides in which order the deck lies: which card of the number on top is drawn first, which card second, and
which number is seen then. Some of these orders are drawn, always the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from race108.bots.net import Net
from race108.games.runtrip.hindsight import LONGEST_TURN, SIGHT, amounts_of, features, judge
from race108.games.runtrip.rules import TRIP, apply, number_of
from race108.games.runtrip.value import ROOM, forget_hands, public_numbers, rank
from race108.kernel import Record, below, inner, jit_apart, scratch

if TYPE_CHECKING:
    from race108.games.runtrip.ruleset import RunTrip

ORDERS = 32


@inner
def order_deck(s: Record, dealer: Record) -> None:
    """Lay the three cards on top of the deck anew; of the first one everybody knows the number."""
    top = int(s.decked) - 1
    number, fitting, found = number_of(int(s.deck[top])), 0, top
    for i in range(top + 1):
        fitting += int(number_of(int(s.deck[i])) == number)
    wanted, seen = below(dealer, fitting), 0
    for i in range(top + 1):
        if number_of(int(s.deck[i])) == number:
            if seen == wanted:
                found = i
            seen += 1
    s.deck[top], s.deck[found] = s.deck[found], s.deck[top]
    for place in range(top - 1, max(-1, top - 3), -1):
        other = int(below(dealer, place + 1))
        s.deck[place], s.deck[other] = s.deck[other], s.deck[place]


@inner
def add_move(r: Record, actions: int, move: Any) -> int:
    """A move's actions behind those of the turn so far."""
    i = 0
    while move[i] >= 0 and actions < LONGEST_TURN:
        r.turn[actions] = move[i]
        actions += 1
        i += 1
    return actions


@inner
def expect(
    s: Record,
    layout: Record,
    lore: Record,
    actions: int,
    value: Any,
    net: Any,
    room: Record,
    r: Record,
    dealer: Record,
) -> None:
    """The mean worth for each side after a move, over all that chance may do, if ``value`` ends the turn.

    So many actions of the turn are noted.
    """
    after = r.trial[0]
    for side in range(6):
        r.total[side] = 0.0
    for word in range(4):  # the same luck for every move that is compared
        dealer.rng[word] = r.rng[word]
    r.trial[0] = s
    done = 0
    while done < actions:
        apply(after, layout, int(r.turn[done]), dealer)
        done += 1
        if done == actions and after.phase == TRIP:
            public_numbers(after, room.numbers)
            _, best, _ = rank(after, layout, lore, room.numbers, value, room, dealer)
            actions = add_move(r, actions, room.moves[best])
    orders = ORDERS if after.decked < s.decked else 1
    for _ in range(orders):
        r.trial[0] = s
        if orders > 1:
            order_deck(after, dealer)
        for i in range(actions):
            apply(after, layout, int(r.turn[i]), dealer)
        judge(after, layout, lore, net, r)
        for side in range(6):
            r.total[side] += r.worths[side] / orders


@jit_apart
def account(
    state: Any,
    layout: Any,
    lore: Any,
    move: Any,
    after: Any,
    value: Any,
    judge_net: Any,
    room: Any,
    sight: Any,
    worths: Any,
    dealer: Any,
) -> None:
    """What the table was worth to each side, what ``value`` would have made of it, what the move did, and chance."""
    s, t, k, w, r, d = state[0], layout[0], lore[0], room[0], sight[0], dealer[0]
    for word in range(4):
        r.rng[word] = d.rng[word]
    for side in range(6):
        r.worths[side] = 0.0  # also for those there are not
    forget_hands(w)
    forget_hands(r)
    public_numbers(s, w.numbers)
    _, best, _ = rank(s, t, k, w.numbers, value, w, d)
    same, i = w.moves[best, 0] == move[0], 0
    while same and move[i] >= 0:
        i += 1
        same = w.moves[best, i] == move[i]
    expect(s, t, k, add_move(r, 0, w.moves[best]), value, judge_net, w, r, d)
    for side in range(6):
        worths[1, side] = r.total[side]
    if not same:
        expect(s, t, k, add_move(r, 0, move), value, judge_net, w, r, d)
    for side in range(6):
        worths[2, side] = r.total[side]
    for which in range(2):
        table = s if which == 0 else after[0]
        if table.phase == TRIP:  # in the middle of a turn: what ``value`` would make of it
            public_numbers(table, w.numbers)
            _, best, _ = rank(table, t, k, w.numbers, value, w, d)
            expect(table, t, k, add_move(r, 0, w.moves[best]), value, judge_net, w, r, d)
            for side in range(6):
                worths[3 * which, side] = r.total[side]
        else:
            judge(table, t, k, judge_net, r)
            for side in range(6):
                worths[3 * which, side] = r.worths[side]


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

    def account(self, state: Any, move: Any, after: Any, worths: Any, dealer: Any) -> None:
        """Write what the table is worth before a move, after what ``value`` plays, after the move, and after chance."""
        given = state, self._layout, self._lore, move, after, *self._nets
        account(*given, scratch(ROOM), scratch(SIGHT), worths, dealer)


LEDGER = RunTripLedger
