"""Learning Triggs by self-play: TD(lambda) on the tables at the end of one's own turns."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from race108.bots.net import MOST_AMOUNTS, MOST_ON, UNITS, Net, learn, new_net
from race108.games.triggs.rules import ACT, OVER, STATE, VALUES, apply, deal, legal
from race108.games.triggs.ruleset import Triggs
from race108.games.triggs.value import BOXES, OWN, ROOM, amounts_of, describe_end, features, inputs, rank
from race108.kernel import Record, below, inner, jit_apart, scratch

LAMBDA = 0.7
TURNS = 120  # of one seat in one game; one that goes on, as the first ones may, teaches nothing
#: Where every game has rows of its own, the longest one has two to so many boxes.
LONGEST_ROW = 7


def beginner(players: int, seed: int) -> Net:
    """A network that knows one thing: crosses are good. Without it the first games would never end."""
    plain, *_, newest = inputs(players)
    net = new_net(newest, seed)
    own = plain - OWN
    for row in range(VALUES):
        for free in range(BOXES):
            net.first[own + row * BOXES + free, 0] = 0.1 * (BOXES - free)
    net.second[0] = 4.0
    net.last[0] = -16.0  # an empty sheet is far from winning
    return net


@inner
def new_rows(rows: Any, dealer: Record) -> None:
    """A sheet as somebody might make it up: short everywhere, or with some long rows."""
    most = 2 + below(dealer, LONGEST_ROW - 1)
    for value in range(1, VALUES + 1):
        rows[value] = 1 + below(dealer, most)


@inner
def play_game(
    s: Record,
    rows: Any,
    players: int,
    net: Any,
    explore: int,
    room: Record,
    dealer: Record,
    log: Any,
    counts: Any,
    amounts: Any,
) -> Any:
    """One game of the network against itself. Keeps the features and the worth of every turn's end, per seat."""
    deal(s, players, rows, 0, dealer)
    worths = np.zeros((4, TURNS), dtype=np.float64)
    turns = np.zeros(4, dtype=np.int64)
    while s.phase != OVER:
        seat = int(s.turn)
        if turns[seat] >= TURNS:
            break
        _, best = rank(s, net, room, dealer)
        action, value = int(room.moves[best]), room.worths[best]
        planned = explore == 0 or s.phase != ACT or below(dealer, explore) > 0
        if not planned:
            action = int(room.moves[below(dealer, legal(s, room.moves))])
        apply(s, action, dealer)
        if planned and s.phase in (ACT, OVER):  # the turn has ended as planned at its last step
            turn, count = int(turns[seat]), describe_end(seat, net, room)
            for i in range(count):
                log[seat, turn, i] = room.on[i]
            for i in range(amounts_of(net, players)):
                amounts[seat, turn, i] = room.amounts[i]
            counts[seat, turn] = count
            worths[seat, turn] = value
            turns[seat] = turn + 1
    return worths, turns


@inner
def learn_game(
    s: Record, players: int, net: Any, rate: float, log: Any, counts: Any, amounts: Any, worths: Any, turns: Any
) -> None:
    """Walk back through the game: every turn's end learns a mix of the next one's worth and what came of it."""
    sums = np.zeros(UNITS, dtype=np.float32)
    base, many = features(players), amounts_of(net, players)
    for seat in range(players):
        target = 1.0 if s.winner == seat else 0.0
        for turn in range(turns[seat] - 1, -1, -1):
            given = log[seat, turn], counts[seat, turn], base, amounts[seat, turn], many
            learn(net, *given, target, rate, sums)
            target = (1.0 - LAMBDA) * worths[seat, turn] + LAMBDA * target


@jit_apart
def train_games(
    state: Any,
    rows: Any,
    varied: bool,
    players: int,
    net: Any,
    games: int,
    rate: float,
    explore: int,
    room: Any,
    dealer: Any,
) -> int:
    """Play and learn from some games; says how many turns there were."""
    log = np.zeros((4, TURNS, MOST_ON), dtype=np.int16)
    counts = np.zeros((4, TURNS), dtype=np.int64)
    amounts = np.zeros((4, TURNS, MOST_AMOUNTS), dtype=np.float32)
    total = 0
    for _ in range(games):
        if varied:
            new_rows(rows, dealer[0])
        worths, turns = play_game(state[0], rows, players, net, explore, room[0], dealer[0], log, counts, amounts)
        for seat in range(players):
            total += turns[seat]
        if state[0].phase == OVER:
            learn_game(state[0], players, net, rate, log, counts, amounts, worths, turns)
    return total


@jit_apart
def contest(
    state: Any, rows: Any, varied: bool, players: int, one: Any, other: Any, games: int, room: Any, dealer: Any
) -> float:
    """The first network on one seat, in turn, against the second on all others: its share of the wins."""
    s, r, d = state[0], room[0], dealer[0]
    won = 0
    for game in range(games):
        if varied and game % players == 0:  # everyone has each sheet once
            new_rows(rows, d)
        deal(s, players, rows, 0, d)
        steps = 0
        while s.phase != OVER and steps < 4 * 4 * TURNS:
            net = one if s.turn == game % players else other
            _, best = rank(s, net, r, d)
            apply(s, int(r.moves[best]), d)
            steps += 1
        won += int(s.winner == game % players)
    return won / max(1, games)


class TriggsSchool:
    """Learning Triggs with the rows of its rules, or with other rows in every game."""

    def __init__(self, rules: Triggs, varied: bool = False) -> None:
        self.players, self._varied = rules.players, varied
        self._table = np.zeros(1, dtype=STATE)
        self._rows = np.array((0, *rules.rows), dtype=np.int8)

    def beginner(self, seed: int) -> Net:
        """A network that knows one thing: crosses are good."""
        return beginner(self.players, seed)

    def learn(self, net: Net, games: int, dealer: Any, rate: float, explore: int) -> float:
        """Play and learn."""
        given = self._table, self._rows, self._varied, self.players
        turns = train_games(*given, net, games, rate, explore, scratch(ROOM), dealer)
        return float(turns) / max(1, games) / self.players

    def contest(self, one: Net, other: Net, games: int, dealer: Any) -> float:
        """Play without learning."""
        given = self._table, self._rows, self._varied, self.players
        return float(contest(*given, one, other, games, scratch(ROOM), dealer))


SCHOOL = TriggsSchool
#: For sheets of one's own.
VARIED = partial(TriggsSchool, varied=True)
