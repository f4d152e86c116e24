"""How the judge of Triggs that looks back learns: from games of ``value``, turn by turn, by what came of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.bots.net import UNITS, Net, learn, new_net
from race108.games.triggs.hindsight import AMOUNTS, ON, OWN, PILES, SIGHT, features, inputs, inputs_from, table_inputs
from race108.games.triggs.hindsight import judge as judge_table
from race108.games.triggs.rules import ACT, OVER, STATE, apply, deal, legal
from race108.games.triggs.ruleset import Triggs
from race108.games.triggs.value import ROOM, rank
from race108.kernel import Record, below, inner, jit_apart, scratch

LAMBDA = 0.8
ODD, SELDOM = 60, 8  # one turn in eight is random, among the first few dozen
TURNS = 300  # of all seats in one game; one that goes on teaches nothing


@inner
def learn_game(
    s: Record,
    rows: Any,
    players: int,
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
) -> int:
    """Play one game as ``value`` does, in half of the games after some random turns, and learn from it backwards."""
    deal(s, players, rows, int(below(dealer, 4) == 0), dealer)
    views = 1 if players == 2 else players
    turns, odd = 0, below(dealer, ODD) if below(dealer, 2) == 0 else 0
    while s.phase != OVER and turns < TURNS:
        if s.phase == ACT:
            table_inputs(s, r)
            for view in range(views):
                seat = (int(s.turn) + view) % players
                n = inputs_from(s, seat, r)
                counts[turns, view] = n
                for i in range(n):
                    log[turns, view, i] = r.on[i]
                for i in range(PILES + OWN * players):
                    amounts[turns, view, i] = r.amounts[i]
            judge_table(s, net, r)
            for seat in range(players):
                worths[turns, seat] = r.worths[seat]
            worths[turns, players] = s.turn
            turns += 1
        odd -= int(s.phase == ACT)
        if odd > 0 and s.phase == ACT and below(dealer, SELDOM) == 0:
            action = int(room.moves[below(dealer, legal(s, room.moves))])
            turns = 0  # what led here says nothing about how the game goes on
        else:
            _, best = rank(s, value, room, dealer)
            action = int(room.moves[best])
        apply(s, action, dealer)
    if s.phase != OVER:
        return turns
    sums = np.zeros(UNITS, dtype=np.float32)
    targets = np.zeros(players, dtype=np.float64)
    for seat in range(players):
        targets[seat] = 1.0 if s.winner == seat else 0.0
    base, many = features(players), PILES + OWN * players
    for turn in range(turns - 1, -1, -1):
        mover = int(worths[turn, players])
        for view in range(views):
            seat = (mover + view) % players
            learn(net, log[turn, view], counts[turn, view], base, amounts[turn, view], many, targets[seat], rate, sums)
        for seat in range(players):
            targets[seat] = (1.0 - LAMBDA) * worths[turn, seat] + LAMBDA * targets[seat]
    return turns


@jit_apart
def learn_games(
    state: Any,
    rows: Any,
    players: int,
    value: Any,
    net: Any,
    games: int,
    rate: float,
    room: Any,
    sight: Any,
    dealer: Any,
) -> int:
    """Play and learn from some games; says how many turns there were."""
    log = np.zeros((TURNS, 4, ON), dtype=np.int16)
    counts = np.zeros((TURNS, 4), dtype=np.int64)
    amounts = np.zeros((TURNS, 4, AMOUNTS), dtype=np.float32)
    worths = np.zeros((TURNS, 5), dtype=np.float64)
    total = 0
    for _ in range(games):
        total += learn_game(
            state[0],
            rows,
            players,
            value,
            net,
            rate,
            room[0],
            sight[0],
            dealer[0],
            log,
            counts,
            amounts,
            worths,
        )
    return total


class TriggsHindschool:
    """Where the judge of Triggs learns."""

    def __init__(self, rules: Triggs) -> None:
        self.players = rules.players
        self._table = np.zeros(1, dtype=STATE)
        self._rows = np.array((0, *rules.rows), dtype=np.int8)

    def beginner(self, seed: int) -> Net:
        """A judge that has not learned anything."""
        return new_net(inputs(self.players), seed)

    def learn(self, net: Net, games: int, dealer: Any, value: Net, rate: float) -> float:
        """Let ``value`` play some games, and learn from them."""
        given = self._table, self._rows, self.players, value, net, games, rate, scratch(ROOM), scratch(SIGHT)
        return float(learn_games(*given, dealer)) / max(1, games)


HINDSCHOOL = TriggsHindschool
