"""Learning Run & Trip by self-play: TD(lambda) on the tables at the end of one's own turns."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.bots.net import MOST_AMOUNTS, MOST_ON, UNITS, Net, learn, new_net
from race108.games.runtrip.mind import RunTripMind, lore_of
from race108.games.runtrip.rules import ACT, BASIC, NUMBERS, OVER, STATE, deal
from race108.games.runtrip.ruleset import RunTrip
from race108.games.runtrip.value import (
    ROOM,
    amounts_of,
    play_move,
    public_numbers,
    rank,
    share_of_win,
)
from race108.kernel import Record, below, inner, jit_apart, scratch, tiny

LAMBDA = 0.7
TURNS = 56  # a seat has no more: 108 cards, two drawn at the end of each


@inner
def play_game(
    s: Record,
    layout: Record,
    lore: Record,
    net: Any,
    room: Any,
    dealer: Record,
    log: Any,
    counts: Any,
    amounts: Any,
    worths: Any,
) -> Any:
    """One game of the network against itself. Keeps the features and the worth of every turn's end, per seat."""
    numbers = np.zeros((6, NUMBERS + 1), dtype=np.int64)
    turns = np.zeros(6, dtype=np.int64)
    while s.phase != OVER:
        seat = int(s.turn)
        public_numbers(s, numbers)
        _, best, features = rank(s, layout, lore, numbers, net, room, dealer)
        play_move(s, layout, room.moves[best], dealer)
        if s.phase in (ACT, OVER) and features > 0 and turns[seat] < TURNS:  # the turn has ended
            turn = int(turns[seat])
            for i in range(features):
                log[seat, turn, i] = room.best_on[i]
            for i in range(amounts_of(net, s)):
                amounts[seat, turn, i] = room.best_amounts[i]
            counts[seat, turn] = features
            worths[seat, turn] = room.worths[best]
            turns[seat] = turn + 1
    return turns


@inner
def learn_game(s: Record, net: Any, rate: float, log: Any, counts: Any, amounts: Any, worths: Any, turns: Any) -> None:
    """Walk back through the game: every turn's end learns a mix of the next one's worth and what came of it."""
    sums = np.zeros(UNITS, dtype=np.float32)
    many = amounts_of(net, s)
    base = net.first.shape[0] - many
    for seat in range(s.players):
        target = share_of_win(s, seat)
        for turn in range(turns[seat] - 1, -1, -1):
            given = log[seat, turn], counts[seat, turn], base, amounts[seat, turn], many
            learn(net, *given, target, rate, sums)
            target = (1.0 - LAMBDA) * worths[seat, turn] + LAMBDA * target


@tiny
def mercy_or_not(players: int, variant: int, dealer: Record) -> int:
    """R14. Where Mercy is possible, half of the games have it: one network knows both."""
    return int(below(dealer, 2) == 1) if variant == BASIC and players >= 4 else 0


@jit_apart
def train_games(
    state: Any,
    layout: Any,
    lore: Any,
    players: int,
    variant: int,
    net: Any,
    games: int,
    rate: float,
    room: Any,
    dealer: Any,
) -> int:
    """Play and learn from some games; says how many turns there were."""
    log = np.zeros((6, TURNS, MOST_ON), dtype=np.int16)
    counts, worths = np.zeros((6, TURNS), dtype=np.int64), np.zeros((6, TURNS), dtype=np.float64)
    amounts = np.zeros((6, TURNS, MOST_AMOUNTS), dtype=np.float32)
    s, t, r, d = state[0], layout[0], room[0], dealer[0]
    total = 0
    for _ in range(games):
        deal(s, players, variant, mercy_or_not(players, variant, d), 0, 0, d)
        turns = play_game(s, t, lore[0], net, r, d, log, counts, amounts, worths)
        learn_game(s, net, rate, log, counts, amounts, worths, turns)
        for seat in range(players):
            total += turns[seat]
    return total


@jit_apart
def contest(
    state: Any,
    layout: Any,
    lore: Any,
    players: int,
    variant: int,
    one: Any,
    other: Any,
    games: int,
    room: Any,
    dealer: Any,
) -> float:
    """The first network on one side, in turn, against the second on all others: its share of the wins."""
    s, t, r, d = state[0], layout[0], room[0], dealer[0]
    numbers = np.zeros((6, NUMBERS + 1), dtype=np.int64)
    won = 0.0
    for game in range(games):
        deal(s, players, variant, mercy_or_not(players, variant, d), 0, 0, d)
        side = game % int(s.sides)
        while s.phase != OVER:
            net = one if s.turn % s.sides == side else other
            public_numbers(s, numbers)
            _, best, _ = rank(s, t, lore[0], numbers, net, r, d)
            play_move(s, t, r.moves[best], d)
        won += share_of_win(s, side)
    return won / max(1, games)


class RunTripSchool:
    """Learning Run & Trip with the layout of its rules; with four to six players half of the games have Mercy."""

    def __init__(self, rules: RunTrip) -> None:
        self._inputs = RunTripMind.inputs(rules)[-1]
        self._players, self._variant = rules.players, rules.variant_number
        self._layout, self._lore = rules.layout.lookup, lore_of(rules.layout)
        self._table = np.zeros(1, dtype=STATE)

    def beginner(self, seed: int) -> Net:
        """A network of small random weights: games end by themselves."""
        return new_net(self._inputs, seed)

    def learn(self, net: Net, games: int, dealer: Any, rate: float, explore: int) -> float:
        """Play and learn."""
        given = self._table, self._layout, self._lore, self._players, self._variant
        return float(train_games(*given, net, games, rate, scratch(ROOM), dealer)) / max(1, games) / self._players

    def contest(self, one: Net, other: Net, games: int, dealer: Any) -> float:
        """Play without learning."""
        given = self._table, self._layout, self._lore, self._players, self._variant
        return float(contest(*given, one, other, games, scratch(ROOM), dealer))


SCHOOL = RunTripSchool
