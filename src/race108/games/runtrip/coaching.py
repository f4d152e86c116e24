"""The coach of Run & Trip, for whoever reads: its reasons in words, and what kind of move a move is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from race108.bots.thought import LONGEST
from race108.coach.reason import MOST_REASONS, REASON
from race108.coach.words import Told, player_named
from race108.game import View
from race108.games.runtrip import rules as r
from race108.games.runtrip.reasons import PATTERNS, find_reasons
from race108.games.runtrip.showing import LETTERS
from race108.kernel import new_dealer, scratch
from race108.words import Argument


def reasons(view: View, mind: Any, other: tuple[int, ...], better: tuple[int, ...]) -> list[list[int]]:
    """The patterns that make one move better than another, each with its figures."""
    moves, out = np.full((2, LONGEST), -1, dtype=np.int16), np.zeros((MOST_REASONS, REASON), dtype=np.int16)
    moves[0, : len(other)], moves[1, : len(better)] = other, better
    given = (view.table, mind.layout, view.knowledge, moves[0], moves[1])
    count = find_reasons(*given, scratch(r.STATE, 2), out, new_dealer(bytes(32)))
    return [[int(figure) for figure in row] for row in out[:count].tolist()]


def told(view: View, reason: Sequence[int], names: Sequence[str] | None = None) -> Told:
    """A reason as a message with its arguments."""
    name, figures = PATTERNS[reason[0]]
    said: dict[str, Any] = dict(zip(figures, reason[1:], strict=False))
    if "token" in said:
        said["token"] = _token(view, said["token"], names)
    return f"runtrip-reason-{name}", said


def _token(view: View, token: int, names: Sequence[str] | None) -> Argument:
    """What a token is called: by its player where that is clear, else by its letter."""
    s = view.table[0]
    side, which = divmod(token, int(s["per_side"]))
    if s["per_side"] == 1:
        return player_named(side, names)
    owner = ("side", {"number": side + 1}) if s["variant"] == r.TEAM else player_named(side, names)
    return ("token-of", {"owner": owner, "letter": LETTERS[which]})


def kind(_view: View, actions: tuple[int, ...]) -> str:
    """The message that says what kind of move this is, and no more."""
    if actions[0] < r.LAYS:
        return "runtrip-hint-run"
    return "runtrip-hint-end" if actions[0] == r.END else "runtrip-hint-trip"
