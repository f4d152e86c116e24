"""The bot ``greedy``: a few rules of thumb per game, one page of code each. It looks at its view and nothing else."""

from __future__ import annotations

from typing import Any

from race108.bots.random import choose as choose_any
from race108.game import View
from race108.games.registry import part_of


def choose(view: View, dealer: Any) -> tuple[int, ...]:
    """The move the rules of thumb like best; among equals, any."""
    score = part_of(view.rules.game, "greedy").score
    scores = [score(view, actions) for actions in view.actions]
    best = max(scores)
    liked = [actions for actions, value in zip(view.actions, scores, strict=True) if value == best]
    return choose_any(view, dealer, liked)
