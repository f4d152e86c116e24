"""race108: play, study and teach machines race games of 108 cards.

>>> from race108 import Game
>>> game = Game.new("runtrip", players=3, seed=7)
>>> game.turn in (0, 1, 2)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from race108.errors import (
    AmbiguousMove,
    BadLayout,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    CannotTakeBack,
    IllegalMove,
    Race108Error,
    UnreadableMove,
)

if TYPE_CHECKING:
    from race108.game import Game, View

__version__ = "0.1.0"

__all__ = [
    "AmbiguousMove",
    "BadLayout",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotTakeBack",
    "Game",
    "IllegalMove",
    "Race108Error",
    "UnreadableMove",
    "View",
]


def __getattr__(name: str) -> Any:
    """Load the rules only when they are asked for: the compiler takes a moment."""
    if name in ("Game", "View"):
        from race108 import game

        return getattr(game, name)
    raise AttributeError(f"module 'race108' has no attribute {name!r}")
