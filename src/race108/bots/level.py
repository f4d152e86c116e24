"""Levels 1 to 5, for people: the learned bots with the mistakes people make.

Two things go wrong for a beginner: good moves are overlooked, the more easily the more cards they take, and what is
seen is judged wrongly. Level 1 does both a lot, level 4 hardly; level 5 is ``search`` and makes no mistakes on purpose.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from race108.bots.mind import Mind
from race108.bots.random import pick
from race108.bots.search import choose as search
from race108.game import View
from race108.games.runtrip import rules as runtrip
from race108.games.triggs import rules as triggs


@dataclass(frozen=True)
class Mistakes:
    """How often a move of one card is overlooked, and how far a judgement is off (in log odds of winning)."""

    overlooked: float
    misjudged: float


MISTAKES: dict[str, dict[int, Mistakes]] = {
    "triggs": {1: Mistakes(0.18, 0.7), 2: Mistakes(0.105, 0.44), 3: Mistakes(0.06, 0.3), 4: Mistakes(0.015, 0.1)},
    "runtrip": {1: Mistakes(0.35, 1.2), 2: Mistakes(0.17, 0.5), 3: Mistakes(0.08, 0.25), 4: Mistakes(0.02, 0.06)},
}
_FINE = 1 << 24


def choose(view: View, dealer: Any, mind: Mind, level: int) -> tuple[int, ...]:
    """The move that seems best among those that are seen."""
    if level not in MISTAKES[mind.game]:
        return search(view, dealer, mind)
    mistakes = MISTAKES[mind.game][level]
    chosen, best = view.actions[0], -math.inf
    for actions, worth in mind.ranked(view, dealer):
        seen = _fraction(dealer) < (1 - mistakes.overlooked) ** cards_of(mind.game, actions)
        seems = _log_odds(worth) + mistakes.misjudged * _error(dealer) - (0.0 if seen else 100.0)
        if seems > best:  # of moves that were all overlooked one is played all the same
            chosen, best = actions, seems
    return chosen


def cards_of(game: str, actions: tuple[int, ...]) -> int:
    """How many cards of the hand one has to think of to find a move."""
    if game == "runtrip":
        return max(1, sum(runtrip.LAYS <= action < runtrip.AIMS for action in actions))
    if triggs.FORMS <= actions[0] < triggs.STOP:
        return 2 if triggs.WAYS[actions[0] - triggs.FORMS][2] else 1
    return 1


def _log_odds(worth: float) -> float:
    inside = min(max(worth, 1e-4), 1 - 1e-4)
    return math.log(inside / (1 - inside))


def _fraction(dealer: Any) -> float:
    return pick(dealer, _FINE) / _FINE


def _error(dealer: Any) -> float:
    """A bell-shaped error of size one: the sum of twelve even ones."""
    return sum(_fraction(dealer) for _ in range(12)) - 6.0
