"""Levels 1 to 5, for people: the learned bots with the mistakes people make.

Two things go wrong for a beginner: good moves are overlooked, the more easily the more cards they take, and what is
seen is judged wrongly. Level 1 does both a lot, level 4 hardly; level 5 is ``search`` and makes no mistakes on purpose.
"""

from __future__ import annotations

import math
from typing import Any

from race108.bots.mind import Mind
from race108.bots.search import choose as search
from race108.game import View
from race108.kernel import pick

_FINE = 1 << 24


def choose(view: View, dealer: Any, mind: Mind, level: int) -> tuple[int, ...]:
    """The move that seems best among those that are seen."""
    if level not in mind.mistakes:
        return search(view, dealer, mind)
    mistakes = mind.mistakes[level]
    chosen, best = view.actions[0], -math.inf
    for actions, worth in mind.ranked(view, dealer):
        seen = _fraction(dealer) < (1 - mistakes.overlooked) ** mind.cards_of(actions)
        seems = _log_odds(worth) + mistakes.misjudged * _error(dealer) - (0.0 if seen else 100.0)
        if seems > best:  # of moves that were all overlooked one is played all the same
            chosen, best = actions, seems
    return chosen


def _log_odds(worth: float) -> float:
    inside = min(max(worth, 1e-4), 1 - 1e-4)
    return math.log(inside / (1 - inside))


def _fraction(dealer: Any) -> float:
    return pick(dealer, _FINE) / _FINE


def _error(dealer: Any) -> float:
    """A bell-shaped error of size one: the sum of twelve even ones."""
    return sum(_fraction(dealer) for _ in range(12)) - 6.0
