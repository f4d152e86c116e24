"""Training as a command: learns for some minutes, keeps checkpoints, goes on where it stopped, says if it helped."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from race108.bots.mind import net_inputs, net_name
from race108.bots.net import Net
from race108.bots.weights import read_net, save_net, shipped_net
from race108.games.registry import part_of
from race108.kernel import new_dealer
from race108.ruleset import Ruleset

#: Games between two looks at the clock, and the learning rate from the first to the last of them.
BATCH = 250
RATES = (0.02, 0.001)
#: For this share of the time one turn in so many is random: the first games might not end otherwise.
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


def school_for(rules: Ruleset) -> School:
    """Where these rules are learned."""
    school: School = part_of(rules.game, "school").SCHOOL(rules)
    return school


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
    variant = f" --variant {rules.played.name}" if rules.played != rules.about.variants[0] else ""
    return f"race108 train {rules.game} --players {rules.players}{variant} --minutes {minutes:g} --seed {seed}"


def _previous_best(rules: Ruleset, beginner: Net) -> Net:
    """The network that comes with race108; for what nobody has learned yet, the beginner."""
    path = shipped_net(rules, net_name(rules))
    return read_net(path, net_inputs(rules))[0] if path.exists() else beginner.copy()
