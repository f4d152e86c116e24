"""The ladder: everyone against everyone, two at a table, and what rating that makes, with how sure it is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from race108.bots.names import bot_in, players_of
from race108.games.registry import about
from race108.lab.duel import CHUNK, Played, play_chunk
from race108.lab.pictures import plots, save_picture
from race108.lab.work import Notebook, Place, Task, carry_out
from race108.progress import Progress
from race108.words import say

#: Who plays if nobody is named; level 5 is ``search``.
EVERYONE = ("random", "level1", "greedy", "level2", "level3", "level4", "value", "search")
#: The bot whose rating is fixed, and where.
ANCHOR, ANCHORED = "greedy", 1000.0
#: Every pair is credited one drawn game, so that a bot that has won them all has a rating too.
PRIOR = 1.0
RESAMPLES = 200
Shares = dict[tuple[int, int], list[float]]


@dataclass(frozen=True)
class Ladder:
    """What is played: which game, which bots, over how many deals for each pair."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    def tasks(self) -> list[Task]:
        """The work: a few deals of one pair at a time."""
        return [
            (self.game, pair, first, min(first + CHUNK, self.deals), self.seed, self.options)
            for first in range(0, self.deals, CHUNK)
            for pair in combinations(self.bots, 2)
        ]

    def header(self) -> dict[str, Any]:
        """What a notebook of this ladder begins with."""
        return {"race108": "ladder", "version": 1, **asdict(self)}


@dataclass(frozen=True)
class Rung:
    """A bot's rating with its 95 % interval, and its share of all its games."""

    bot: str
    name: str
    rating: float
    low: float
    high: float
    share: float


def play_ladder(
    ladder: Ladder, place: Place, notebook: Notebook | None, progress: Progress
) -> list[tuple[tuple[str, str], list[Played]]]:
    """Every deal: the two who played it, and its games."""
    tasks = ladder.tasks()
    deals: list[tuple[tuple[str, str], list[Played]]] = []
    for done, (task, chunk) in enumerate(carry_out(play_chunk, tasks, place, notebook), 1):
        deals += [(tasks[task][1], [Played.from_list(game) for game in games]) for games in chunk]
        progress(done, len(tasks))
    return deals


def shares_of(bots: tuple[str, ...], deals: Sequence[tuple[tuple[str, str], list[Played]]]) -> Shares:
    """For every pair of bots (by number) the first one's share of every deal."""
    number = {bot: i for i, bot in enumerate(bots)}
    shares: Shares = {}
    for (one, other), games in deals:
        mean = sum(game.shares[0] for game in games) / len(games)
        shares.setdefault((number[one], number[other]), []).append(mean)
    return shares


def ratings(bots: tuple[str, ...], shares: Shares) -> list[Rung]:
    """Ratings from the shares, the highest first. The interval comes from drawing the deals again, with replacement."""
    rng = np.random.default_rng(108)
    fitted = _fit(len(bots), {pair: float(np.mean(deals)) for pair, deals in shares.items()}, shares)
    again = []
    for _ in range(RESAMPLES):
        drawn = {pair: float(np.mean(rng.choice(deals, len(deals)))) for pair, deals in shares.items()}
        again.append(_anchored(bots, _fit(len(bots), drawn, shares)))
    low, high = np.quantile(np.array(again), (0.025, 0.975), axis=0)
    middle = _anchored(bots, fitted)
    rungs = [
        Rung(one.bot, one.name, float(middle[i]), float(low[i]), float(high[i]), _share(i, shares))
        for i, one in enumerate(players_of(bots))
    ]
    return sorted(rungs, key=lambda rung: -rung.rating)


def _share(bot: int, shares: Shares) -> float:
    own = [np.mean(deals) if pair[0] == bot else 1 - np.mean(deals) for pair, deals in shares.items() if bot in pair]
    return float(np.mean(own))


def _fit(bots: int, means: dict[tuple[int, int], float], shares: Shares) -> Any:
    """Bradley and Terry's model, by Zermelo's iteration: the strengths under which the results are likeliest."""
    wins, games = np.zeros((bots, bots)), np.zeros((bots, bots))
    for (one, other), mean in means.items():
        count = 2 * len(shares[one, other])
        wins[one, other] = count * mean + PRIOR / 2
        wins[other, one] = count * (1 - mean) + PRIOR / 2
        games[one, other] = games[other, one] = count + PRIOR
    strength = np.ones(bots)
    for _ in range(10_000):
        met = (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        new = wins.sum(axis=1) / met
        new /= np.exp(np.mean(np.log(new)))
        if np.max(np.abs(np.log(new / strength))) < 1e-9:
            break
        strength = new
    return 400 / math.log(10) * np.log(strength)


def _anchored(bots: tuple[str, ...], fitted: Any) -> Any:
    plain = [bot_in(bot) for bot in bots]
    fixed = fitted[plain.index(ANCHOR)] if ANCHOR in plain else float(np.mean(fitted))
    return fitted - fixed + ANCHORED


def draw_ladder(path: Path, ladder: Ladder, rungs: list[Rung], language: str) -> None:
    """A picture of the ratings with their intervals."""
    plt = plots()
    figure, axes = plt.subplots(figsize=(7, 0.42 * len(rungs) + 1.1), layout="constrained")
    for at, rung in enumerate(reversed(rungs)):
        axes.plot([rung.low, rung.high], [at, at], color="#6b7f99", linewidth=5, solid_capstyle="round", alpha=0.55)
        axes.plot([rung.rating], [at], "o", color="#14324f", markersize=7)
        axes.annotate(f"{rung.rating:.0f}", (rung.rating, at), xytext=(0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(rungs)), [rung.name for rung in reversed(rungs)])
    axes.set_ylim(-0.6, len(rungs) - 0.2)
    axes.set_xlabel(say("ladder-rating", language))
    axes.set_title(say("ladder-title", language, game=about(ladder.game).named()))
    axes.grid(axis="x", alpha=0.3)
    save_picture(figure, path)
