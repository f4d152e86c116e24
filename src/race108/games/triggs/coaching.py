"""The coach of Triggs, for whoever reads: its reasons in words, and what kind of move an action is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from race108.bots.thought import LONGEST
from race108.coach.reason import MOST_REASONS, REASON
from race108.coach.words import Told, player_named
from race108.game import View
from race108.games.triggs import rules as r
from race108.games.triggs.reasons import PATTERNS, find_reasons
from race108.kernel import scratch


def reasons(view: View, _mind: Any, other: tuple[int, ...], better: tuple[int, ...]) -> list[list[int]]:
    """The patterns that make one move better than another, each with its figures."""
    moves, out = np.full((2, LONGEST), -1, dtype=np.int16), np.zeros((MOST_REASONS, REASON), dtype=np.int16)
    moves[0, : len(other)], moves[1, : len(better)] = other, better
    count = find_reasons(view.table, moves[0], moves[1], scratch(r.STATE, 2), out)
    return [[int(figure) for figure in row] for row in out[:count].tolist()]


def told(_view: View, reason: Sequence[int], names: Sequence[str] | None = None) -> Told:
    """A reason as a message with its arguments."""
    name, figures = PATTERNS[reason[0]]
    said: dict[str, Any] = dict(zip(figures, reason[1:], strict=False))
    if "player" in said:
        said["player"] = player_named(said["player"], names)
    return f"triggs-reason-{name}", said


def kind(_view: View, actions: tuple[int, ...]) -> str:
    """The message that says what kind of move this is, and no more."""
    action = actions[0]
    if action < r.DISCARDS:
        return "triggs-hint-draw-centre" if action == r.CENTRE else "triggs-hint-draw"
    if action < r.FORMS:
        return "triggs-hint-discard"
    if action < r.STOP:
        return "triggs-hint-form"
    return "triggs-hint-stop" if action == r.STOP else "triggs-hint-extra"
