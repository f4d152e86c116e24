"""Levels 1 to 5, for people: the learned bots with the mistakes people make.

Two things go wrong for a beginner: good moves are overlooked, the more easily the more cards they take, and what is
seen is judged wrongly. Level 1 does both a lot, level 4 hardly; level 5 is ``search`` and makes no mistakes on purpose.
"""

from __future__ import annotations

from typing import Any

from race108.bots.mind import Mind
from race108.bots.search import choose as search
from race108.bots.thought import HIGHEST
from race108.game import View


def choose(view: View, dealer: Any, mind: Mind, level: int) -> tuple[int, ...]:
    """The move that seems best among those that are seen."""
    return search(view, dealer, mind) if level == HIGHEST else mind.at_level(view, dealer, level)
