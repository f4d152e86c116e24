"""What the coach says is a message with its arguments, which whoever reads it puts into their language."""

from __future__ import annotations

from collections.abc import Sequence

from race108.words import Argument

Told = tuple[str, dict[str, Argument]]


def player_named(seat: int, names: Sequence[str] | None) -> Argument:
    """A player as sentences call them."""
    return names[seat] if names else ("player", {"number": seat + 1})
