"""Training the judges that look back (``coach/ledger.py``): they learn from games of ``value``, counted in games.

Everything follows from the seed, the number of games and the network that plays: the same command makes the same judge.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from race108.bots.mind import mind_for, net_name
from race108.bots.net import Net
from race108.bots.weights import read_net, save_net, shipped_net
from race108.errors import BadWeights
from race108.games.registry import part_of
from race108.kernel import new_dealer
from race108.lab.train import BATCH, CHECKPOINT_SECONDS, Report, checkpoint, learn_together
from race108.ruleset import Ruleset

#: The learning rate falls evenly from the first game to the last.
RATES = 0.015, 0.0005
#: How much a batch counts in the running mean of the weights.
MEAN = 0.025


class Hindschool(Protocol):
    """Where a game's judge learns: ``value`` plays, compiled."""

    def beginner(self, seed: int) -> Net:
        """A judge that has not learned anything."""
        ...

    def learn(self, net: Net, games: int, dealer: Any, value: Net, rate: float) -> float:
        """Let ``value`` play some games, and learn from them; says how many turns one had."""
        ...


def hindschool_for(rules: Ruleset) -> Hindschool:
    """Where the judge of these rules learns."""
    school: Hindschool = part_of(rules.game, "hindschool").HINDSCHOOL(rules)
    return school


@dataclass(frozen=True)
class Hindsight:
    """What is to be learned: the judge of which rules, from how many games and which seed, by how many together."""

    rules: Ruleset
    games: int
    seed: int
    learners: int = 1

    @property
    def command(self) -> str:
        """The command that does this again, with the same network for ``value``."""
        rules = self.rules
        variant = f" --variant {rules.played.name}" if rules.played != rules.about.variants[0] else ""
        jobs = f" --jobs {self.learners}" if self.learners > 1 else ""
        return (
            f"race108 train {rules.game} --players {rules.players}{variant}"
            f" --games {self.games} --seed {self.seed} --hindsight{jobs}"
        )

    def rate(self, done: int) -> float:
        """The learning rate after so many games."""
        return RATES[0] + (RATES[1] - RATES[0]) * done / self.games


def train_hindsight(lesson: Hindsight, path: Path, resume: bool, report: Report) -> dict[str, Any]:
    """Learn from games of ``value`` and write the judge; says what was done."""
    rules = lesson.rules
    schools, value = [hindschool_for(rules) for _ in range(lesson.learners)], mind_for(rules).net
    net = schools[0].beginner(lesson.seed)
    inputs = len(net.first), len(net.first)
    mean = net.copy()
    about: dict[str, Any] = {"judge": net_name(rules), "seed": lesson.seed, "games": 0, "seconds": 0.0}
    about |= {"lesson": lesson.command, "value": version_of(rules)}
    if resume:
        (net, about), (mean, _) = (read_net(checkpoint(path), inputs, kind) for kind in ("", "mean_"))
        if about["lesson"] != lesson.command or about["value"] != version_of(rules):
            raise BadWeights("weights-other", file=checkpoint(path).name)
    schools[0].learn(net, 0, new_dealer(bytes(32)), value, 0.0)  # compile before the clock runs
    saved = time.monotonic()
    while about["games"] < lesson.games:
        done = int(about["games"])
        began = time.monotonic()
        rate = lesson.rate(done)
        learn_together([partial(one.learn, value=value, rate=rate) for one in schools], net, BATCH, lesson.seed, done)
        about |= {"games": done + BATCH, "seconds": round(about["seconds"] + time.monotonic() - began, 1)}
        for part, so_far in zip(net, mean, strict=True):
            so_far += np.float32(max(MEAN, 1.0 / (1.0 + done / BATCH))) * (part - so_far)
        report({**about, "left": lesson.games - about["games"]})
        if time.monotonic() - saved > CHECKPOINT_SECONDS:
            saved = time.monotonic()
            save_net(checkpoint(path), net, about, mean)
    about["command"] = lesson.command
    save_net(path, mean, about)
    checkpoint(path).unlink(missing_ok=True)
    return about


def version_of(rules: Ruleset) -> str:
    """Which network ``value`` plays with: the beginning of its file's SHA-256."""
    return hashlib.sha256(shipped_net(rules, net_name(rules)).read_bytes()).hexdigest()[:12]
