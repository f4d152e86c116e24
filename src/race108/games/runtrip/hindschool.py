"""How the judge of Run & Trip that looks back learns: from games of ``value``, turn by turn, by what came of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.bots.net import UNITS, Net, learn, new_net
from race108.games.runtrip.hindsight import (
    AMOUNTS,
    ON,
    SIGHT,
    amounts_of,
    features,
    inputs_from,
    judged_from,
    look_at_hands,
)
from race108.games.runtrip.mind import lore_of
from race108.games.runtrip.rules import ACT, NUMBERS, OVER, STATE, TRIP, deal
from race108.games.runtrip.ruleset import RunTrip
from race108.games.runtrip.school import mercy_or_not
from race108.games.runtrip.value import ROOM, play_move, public_numbers, rank, share_of_win
from race108.kernel import Record, below, inner, jit_apart, scratch

LAMBDA = 0.8
ODD, SELDOM = 24, 6  # one turn in six is random, among the first few
TURNS = 120  # two cards are drawn at the end of each, and a hand that is left is soon played
SIDES = 6


@inner
def learn_game(
    s: Record,
    layout: Record,
    lore: Record,
    value: Any,
    net: Any,
    rate: float,
    room: Record,
    r: Record,
    dealer: Record,
    log: Any,
    counts: Any,
    amounts: Any,
    worths: Any,
    movers: Any,
) -> int:
    """Play one game as ``value`` does, in half of the games after some random turns, and learn from it backwards."""
    sides, players, per_side = int(s.sides), int(s.players), int(s.per_side)
    views = 1 if sides == 2 else sides
    base, many = features(players, sides, per_side), amounts_of(players, sides, per_side)
    numbers = np.zeros((6, NUMBERS + 1), dtype=np.int64)
    turns, odd = 0, below(dealer, ODD) if below(dealer, 2) == 0 else 0
    while s.phase != OVER:
        if s.phase == ACT and turns < TURNS:
            look_at_hands(s, layout, lore, r)
            total = 0.0
            for view in range(views):
                seat = (int(s.turn) + view) % players
                worths[turns, view] = judged_from(s, lore, seat, net, r)
                total += worths[turns, view]
                n = inputs_from(s, lore, seat, r)
                counts[turns, view] = n
                for i in range(n):
                    log[turns, view, i] = r.on[i]
                for i in range(many):
                    amounts[turns, view, i] = r.amounts[i]
            if views > 1:
                for view in range(views):
                    worths[turns, view] /= total
            movers[turns] = s.turn
            turns += 1
        public_numbers(s, numbers)
        count, best, _ = rank(s, layout, lore, numbers, value, room, dealer)
        odd -= int(s.phase != TRIP)
        if odd > 0 and s.phase != TRIP and below(dealer, SELDOM) == 0:
            turns = 0  # what led here says nothing about how the game goes on
            play_move(s, layout, room.moves[below(dealer, count)], dealer)
        else:
            play_move(s, layout, room.moves[best], dealer)
    sums = np.zeros(UNITS, dtype=np.float32)
    targets = np.zeros(SIDES, dtype=np.float64)  # by side
    for side in range(sides):
        targets[side] = share_of_win(s, side)
    for turn in range(turns - 1, -1, -1):
        mover = int(movers[turn])
        for view in range(views):
            side = (mover + view) % sides
            learn(net, log[turn, view], counts[turn, view], base, amounts[turn, view], many, targets[side], rate, sums)
        for view in range(sides):
            side = (mover + view) % sides
            worth = worths[turn, view] if view < views else 1.0 - worths[turn, 0]
            targets[side] = (1.0 - LAMBDA) * worth + LAMBDA * targets[side]
    return turns


@jit_apart
def learn_games(
    state: Any,
    layout: Any,
    lore: Any,
    players: int,
    variant: int,
    value: Any,
    net: Any,
    games: int,
    rate: float,
    room: Any,
    sight: Any,
    dealer: Any,
) -> int:
    """Play and learn from some games; says how many turns there were."""
    log = np.zeros((TURNS, SIDES, ON), dtype=np.int16)
    counts = np.zeros((TURNS, SIDES), dtype=np.int64)
    amounts = np.zeros((TURNS, SIDES, AMOUNTS), dtype=np.float32)
    worths, movers = np.zeros((TURNS, SIDES), dtype=np.float64), np.zeros(TURNS, dtype=np.int64)
    s, t, k, d = state[0], layout[0], lore[0], dealer[0]
    total = 0
    for _ in range(games):
        deal(s, players, variant, mercy_or_not(players, variant, d), 0, 0, d)
        total += learn_game(s, t, k, value, net, rate, room[0], sight[0], d, log, counts, amounts, worths, movers)
    return total


class RunTripHindschool:
    """Where the judge of Run & Trip learns; with four to six players half of the games have Mercy."""

    def __init__(self, rules: RunTrip) -> None:
        self._players, self._variant = rules.players, rules.variant_number
        shape = rules.players, rules.sides, rules.played.tokens
        self._inputs = features(*shape) + amounts_of(*shape)
        self._layout, self._lore = rules.layout.lookup, lore_of(rules.layout)
        self._table = np.zeros(1, dtype=STATE)

    def beginner(self, seed: int) -> Net:
        """A judge that has not learned anything."""
        return new_net(self._inputs, seed)

    def learn(self, net: Net, games: int, dealer: Any, value: Net, rate: float) -> float:
        """Let ``value`` play some games, and learn from them."""
        given = self._table, self._layout, self._lore, self._players, self._variant, value, net, games, rate
        return float(learn_games(*given, scratch(ROOM), scratch(SIGHT), dealer)) / max(1, games)


HINDSCHOOL = RunTripHindschool
