"""The bot ``random``: every legal move is as likely as any other."""

from __future__ import annotations

from typing import Any

from race108.game import View
from race108.kernel import pick


def choose(view: View, dealer: Any, among: list[tuple[int, ...]] | None = None) -> tuple[int, ...]:
    """Any legal move, or any of some."""
    moves = view.actions if among is None else among
    return moves[pick(dealer, len(moves))]
