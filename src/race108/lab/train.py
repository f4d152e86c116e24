"""Training as a command: learns from so many games, keeps checkpoints and the best so far, says if it helped.

Everything follows from the seed, the number of games and how many learn together: the same command makes the same
network, stopped or not.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from race108.bots.mind import VARIED, net_inputs, net_name
from race108.bots.net import Net, grown
from race108.bots.weights import PANEL, read_net, save_net, shipped_net
from race108.errors import BadOption, BadWeights
from race108.games.registry import part_of
from race108.kernel import new_dealer
from race108.ruleset import Ruleset

#: Games from one report to the next.
BATCH = 250
#: The learning rate falls evenly from the first to the last game; the more a network knows, the lower it begins.
RATES, RATES_GROWN, RATES_ON = (0.02, 0.001), (0.006, 0.0004), (0.004, 0.0004)
#: For this share of the games one turn in so many is random: the first ones might not end otherwise.
EXPLORE, EXPLORED = 3, 0.05
#: What is measured and kept is a running mean of the weights: it is steadier than they are. It is that of about a tenth
#: of all games, and of no fewer than so many.
MEAN, FEWEST = 0.1, 10_000
CHECKPOINT_SECONDS = 30.0
#: The learning curve: so many points, each from so many games against the panel; at the end more.
POINTS, CONTEST, LAST_CONTEST = 4, 300, 3000

Report = Callable[[dict[str, Any]], None]
#: Plays so many games with a dealer and learns from them; says how many turns a seat had in one.
Learner = Callable[[Net, int, Any], float]


class School(Protocol):
    """Where a game is learned: compiled self-play, and contests between two networks."""

    def beginner(self, seed: int) -> Net:
        """A network that has not learned anything."""
        ...

    def learn(self, net: Net, games: int, dealer: Any, rate: float, explore: int) -> float:
        """Play and learn from some games; says how many turns a seat had in one."""
        ...

    def contest(self, one: Net, other: Net, games: int, dealer: Any) -> float:
        """The first network on one side, in turn, against the second on all others: its share of the wins."""
        ...


def school_for(rules: Ruleset, *, varied: bool = False) -> School:
    """Where these rules are learned; ``varied``: with options that are others in every game, if a game can do that."""
    part = part_of(rules.game, "school")
    if varied and not hasattr(part, "VARIED"):
        raise BadOption("train-not-varied", game=rules.about.named())
    school: School = (part.VARIED if varied else part.SCHOOL)(rules)
    return school


@dataclass(frozen=True)
class Lesson:
    """What is to be learned: which rules, how many games, from which seed, and what is known already.

    That can be what the panel's network knows (``grow``), or what one in a file knows. ``varied``: the options change
    from game to game, for players who make up their own. ``learners``: so many share every batch of games, on as many
    cores, and what each has learned is added up.
    """

    rules: Ruleset
    games: int
    seed: int
    grow: bool = False
    start: Path | None = None
    varied: bool = False
    learners: int = 1

    @property
    def command(self) -> str:
        """The command that does this again."""
        rules = self.rules
        variant = f" --variant {rules.played.name}" if rules.played != rules.about.variants[0] else ""
        grow = " --grow" if self.grow else ""
        grow += f" --from {self.start.name}" if self.start else ""
        grow += " --varied" if self.varied else ""
        grow += f" --jobs {self.learners}" if self.learners > 1 else ""
        return (
            f"race108 train {rules.game} --players {rules.players}{variant}"
            f" --games {self.games} --seed {self.seed}{grow}"
        )

    def rate(self, done: int) -> float:
        """The learning rate after so many games."""
        first, last = RATES_ON if self.start else RATES_GROWN if self.grow else RATES
        return first + (last - first) * done / self.games

    def counts(self, done: int) -> float:
        """How much the weights after so many games count in their mean: those of the beginning are soon forgotten."""
        return max(BATCH / max(FEWEST, MEAN * self.games), 1.0 / (1.0 + done / BATCH))

    def explore(self, done: int) -> int:
        """How seldom a turn is random after so many games; 0: never."""
        return EXPLORE if not self.grow and not self.start and done < EXPLORED * self.games else 0


def train(lesson: Lesson, path: Path, resume: bool, report: Report) -> dict[str, Any]:
    """Learn by self-play and write the best network there was; says what was done."""
    rules = lesson.rules
    panel, schools = panel_net(rules), [school_for(rules, varied=lesson.varied) for _ in range(lesson.learners)]
    school = schools[0]
    net, mean, about = _begin(lesson, school, panel, path, resume)
    reference = panel or school.beginner(lesson.seed)
    quiet = new_dealer(bytes(32))
    school.learn(net, 0, quiet, 0.0, 0)  # compile before the clock runs
    school.contest(net, reference, 0, quiet)
    saved = time.monotonic()
    while about["games"] < lesson.games:
        done = int(about["games"])
        began = time.monotonic()
        rate, explore = lesson.rate(done), lesson.explore(done)
        learners = [partial(one.learn, rate=rate, explore=explore) for one in schools]
        turns = learn_together(learners, net, BATCH, lesson.seed, done)
        about |= {"games": done + BATCH, "seconds": round(about["seconds"] + time.monotonic() - began, 1)}
        for part, so_far in zip(net, mean, strict=True):
            so_far += np.float32(lesson.counts(done)) * (part - so_far)
        if about["games"] * POINTS >= lesson.games * (len(about["curve"]) + 1):
            share = school.contest(mean, reference, CONTEST, new_dealer(bytes(32), len(about["curve"]) + 1))
            about["curve"] = [*about["curve"], [about["games"], round(share, 4)]]
            if share + 2 * _error(share, CONTEST) >= max(point[1] for point in about["curve"]):
                save_net(path, mean, about)  # the later one is kept, unless it is clearly worse than one before
        report({**about, "left": lesson.games - about["games"], "turns": turns})
        if time.monotonic() - saved > CHECKPOINT_SECONDS:
            saved = time.monotonic()
            save_net(checkpoint(path), net, about, mean)
    about |= {"command": lesson.command, "panel": PANEL}
    best, told = read_net(path, net_inputs(rules))
    about["best"] = told["games"]
    share = school.contest(best, reference, LAST_CONTEST, quiet)
    about["against_panel"] = [round(share, 4), round(1.96 * _error(share, LAST_CONTEST), 4)]
    save_net(path, best, about)
    with suppress(FileNotFoundError):
        checkpoint(path).unlink()
    return about


def learn_together(learners: Sequence[Learner], net: Net, games: int, seed: int, done: int) -> float:
    """Learn from some games, alone or each from a part of them; says how many turns a seat had in one."""
    if len(learners) == 1:
        return learners[0](net, games, new_dealer(seed.to_bytes(32, "big"), done))
    places = range(len(learners))
    nets = [net.copy() for _ in places]
    parts = [games * (place + 1) // len(learners) - games * place // len(learners) for place in places]
    dealers = [new_dealer(seed.to_bytes(32, "big"), done + place) for place in places]
    with ThreadPoolExecutor(len(learners)) as pool:
        turns = list(pool.map(lambda learn, *given: learn(*given), learners, nets, parts, dealers))
    before = net.copy()
    for learned in nets:
        for part, old, new in zip(net, before, learned, strict=True):
            part += new - old
    return float(np.average(turns, weights=parts))


def _error(share: float, games: int) -> float:
    """The standard error of a share of so many games."""
    return math.sqrt(share * (1 - share) / games)


def checkpoint(path: Path) -> Path:
    """Where training goes on from: the weights as they are, not the best ones, and not rounded."""
    return path.with_suffix(".checkpoint.npz")


def _begin(
    lesson: Lesson, school: School, panel: Net | None, path: Path, resume: bool
) -> tuple[Net, Net, dict[str, Any]]:
    """The network that learns, the mean of its weights, and what is said about it so far."""
    inputs = net_inputs(lesson.rules)
    if resume:
        (net, about), (mean, _) = (read_net(checkpoint(path), inputs, kind) for kind in ("", "mean_"))
        if about["lesson"] != lesson.command:
            raise BadWeights("weights-other", file=checkpoint(path).name)
        return net, mean, about
    name = net_name(lesson.rules) + (VARIED if lesson.varied else "")
    about = {"net": name, "seed": lesson.seed, "games": 0, "seconds": 0.0, "curve": []}
    about["lesson"] = lesson.command
    if lesson.start:
        net, before = read_net(lesson.start, inputs)
        about["before"] = [*before.get("before", []), before.get("command")]
        return grown(net, inputs[-1], lesson.seed), grown(net, inputs[-1], lesson.seed), about
    net = grown(panel, inputs[-1], lesson.seed) if lesson.grow and panel else school.beginner(lesson.seed)
    return net, net.copy(), about


def panel_net(rules: Ruleset) -> Net | None:
    """The panel's network for these rules, if there is one."""
    path = shipped_net(rules, net_name(rules), PANEL)
    return read_net(path, net_inputs(rules))[0] if path.exists() else None
