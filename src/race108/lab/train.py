"""Training as a command: learns for some minutes, keeps checkpoints, goes on where it stopped, says if it helped."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, cast

import numpy as np

from race108.bots.mind import lore_of, net_inputs, net_name
from race108.bots.net import Net, new_net
from race108.bots.weights import read_net, save_net, shipped_net
from race108.games.runtrip import learning as train_runtrip
from race108.games.runtrip import rules as runtrip
from race108.games.runtrip.notation import VARIANTS
from race108.games.runtrip.ruleset import RunTrip
from race108.games.triggs import learning as train_triggs
from race108.games.triggs import rules as triggs
from race108.games.triggs.ruleset import Triggs
from race108.kernel import new_dealer
from race108.ruleset import Ruleset

#: Games between two looks at the clock, and the learning rate from the first to the last of them.
BATCH = 250
RATES = (0.02, 0.001)
#: For this share of the time one turn in so many is random: the first games of Triggs would not end otherwise.
EXPLORE, EXPLORED = 3, 0.05
CHECKPOINT_SECONDS = 30.0
#: The learning curve: so many points, each from so many games against the previous best.
POINTS, CONTEST = 24, 400

Report = Callable[[dict[str, Any]], None]


class School(Protocol):
    """Where a game is learned: compiled self-play, and contests between two networks."""

    def beginner(self, seed: int) -> Net:
        """A network that has not learned anything."""
        ...

    def learn(self, net: Net, games: int, rate: float, explore: int, dealer: Any) -> float:
        """Play and learn from some games; says how many turns a seat had in one."""
        ...

    def contest(self, one: Net, other: Net, games: int, dealer: Any) -> float:
        """The first network on one seat, in turn, against the second on all others: its share of the wins."""
        ...


class TriggsSchool:
    """Learning Triggs with the rows of its rules."""

    def __init__(self, rules: Triggs) -> None:
        self.players = rules.players
        self._table = np.zeros(1, dtype=triggs.STATE)
        self._rows = np.array((0, *rules.rows), dtype=np.int8)

    def beginner(self, seed: int) -> Net:
        """A network that knows one thing: crosses are good."""
        return train_triggs.beginner(self.players, seed)

    def learn(self, net: Net, games: int, rate: float, explore: int, dealer: Any) -> float:
        """Play and learn."""
        turns = train_triggs.train_games(self._table, self._rows, self.players, net, games, rate, explore, dealer)
        return float(turns) / max(1, games) / self.players

    def contest(self, one: Net, other: Net, games: int, dealer: Any) -> float:
        """Play without learning."""
        return float(train_triggs.contest(self._table, self._rows, self.players, one, other, games, dealer))


class RunTripSchool:
    """Learning Run & Trip with the layout of its rules; with four to six players half of the games have Mercy."""

    def __init__(self, rules: RunTrip) -> None:
        self._inputs = net_inputs(rules)
        self._players, self._variant = rules.players, VARIANTS.index(rules.variant)
        self._layout, self._lore = rules.layout.tables, lore_of(rules.layout)
        self._table = np.zeros(1, dtype=runtrip.STATE)

    def beginner(self, seed: int) -> Net:
        """A network of small random weights: games end by themselves."""
        return new_net(self._inputs, seed)

    def learn(self, net: Net, games: int, rate: float, explore: int, dealer: Any) -> float:
        """Play and learn."""
        turns = train_runtrip.train_games(
            self._table, self._layout, self._lore, self._players, self._variant, net, games, rate, dealer
        )
        return float(turns) / max(1, games) / self._players

    def contest(self, one: Net, other: Net, games: int, dealer: Any) -> float:
        """Play without learning."""
        return float(
            train_runtrip.contest(
                self._table, self._layout, self._lore, self._players, self._variant, one, other, games, dealer
            )
        )


def school_for(rules: Ruleset) -> School:
    """Where these rules are learned."""
    return RunTripSchool(rules) if isinstance(rules, RunTrip) else TriggsSchool(cast(Triggs, rules))


def train(rules: Ruleset, minutes: float, seed: int, path: Path, resume: bool, report: Report) -> dict[str, Any]:
    """Learn by self-play for some minutes and write the network; says what was done.

    The clock is stopped while the network is measured, so a learning curve costs no learning.
    """
    school = school_for(rules)
    about: dict[str, Any] = {"net": net_name(rules), "seed": seed, "games": 0, "seconds": 0.0, "curve": []}
    if resume:
        net, about = read_net(path, net_inputs(rules))
    else:
        net = school.beginner(seed)
    best = _previous_best(rules, net)
    quiet = new_dealer(bytes(32))
    school.learn(net, 0, 0.0, 0, quiet)  # compile before the clock runs
    school.contest(net, best, 0, quiet)
    before, end, took, points = float(about["seconds"]), 60 * minutes, 0.0, 0
    saved = time.monotonic()
    while took < end:
        done = took / end
        explore = EXPLORE if done < EXPLORED and not resume else 0
        dealer = new_dealer(seed.to_bytes(32, "big"), int(about["games"]))  # so that going on is not repeating
        began = time.monotonic()
        turns = school.learn(net, BATCH, RATES[0] + (RATES[1] - RATES[0]) * done, explore, dealer)
        took += time.monotonic() - began
        about |= {"games": about["games"] + BATCH, "seconds": round(before + took, 1)}
        if took * POINTS >= end * (points + 1):
            points += 1
            share = school.contest(net, best, CONTEST, new_dealer(bytes(32), points))
            about["curve"] = [*about["curve"], [about["seconds"], about["games"], round(share, 4)]]
        report({**about, "left": max(0.0, end - took), "turns": turns})
        if time.monotonic() - saved > CHECKPOINT_SECONDS:
            saved = time.monotonic()
            save_net(path, net, about)
    about["command"] = command(rules, minutes, seed)
    about["against_best"] = round(school.contest(net, best, 5 * CONTEST, quiet), 4)
    save_net(path, net, about)
    return about


def command(rules: Ruleset, minutes: float, seed: int) -> str:
    """The command that does this again."""
    variant = f" --variant {rules.variant}" if isinstance(rules, RunTrip) and rules.variant != "basic" else ""
    return f"race108 train {rules.game} --players {rules.players}{variant} --minutes {minutes:g} --seed {seed}"


def _previous_best(rules: Ruleset, beginner: Net) -> Net:
    """The network that comes with race108; for what nobody has learned yet, the beginner."""
    path = shipped_net(rules, net_name(rules))
    return read_net(path, net_inputs(rules))[0] if path.exists() else beginner.copy()
