"""Bots with a manner: they judge as ``value`` does, and among moves that are nearly as good take those they like.

What a manner likes is a game's own matter (its part ``manner``); how strongly, too, so that all are about as strong.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from race108.bots.mind import Mind
from race108.game import View
from race108.games.registry import part_of

#: A move that is so much worse than the best, in log odds of winning, is not played for the love of it.
NEAR = 0.4


@dataclass(frozen=True)
class Manner:
    """What somebody likes about a move, as a number of about 0 to 1, and how much of the log odds that is worth."""

    weight: float
    likes: Callable[[View, tuple[int, ...]], float]


def choose(view: View, dealer: Any, mind: Mind, name: str) -> tuple[int, ...]:
    """Of the moves that are nearly the best, the one that is liked most for its worth and for its kind."""
    manner: Manner = part_of(view.rules.game, "manner").MANNERS[name]
    ranked = [(actions, _log_odds(worth)) for actions, worth in mind.ranked(view, dealer)]
    near = [(actions, odds) for actions, odds in ranked if odds >= ranked[0][1] - NEAR]
    if len(near) == 1:
        return near[0][0]
    return max(near, key=lambda one: one[1] + manner.weight * manner.likes(view, one[0]))[0]


def _log_odds(worth: float) -> float:
    inside = min(max(worth, 1e-4), 1 - 1e-4)
    return math.log(inside / (1 - inside))
