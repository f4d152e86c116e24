"""The bot ``value``: a learned evaluation, the best whole turn, no search."""

from __future__ import annotations

from typing import Any

from race108.bots.mind import Mind
from race108.game import View


def choose(view: View, dealer: Any, mind: Mind) -> tuple[int, ...]:
    """The first move of the turn whose end the network likes best."""
    return mind.ranked(view, dealer)[0][0]
