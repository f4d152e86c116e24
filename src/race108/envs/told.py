"""What compiled code with explicit chance shares: an action is tried, and when it needs cards that nobody has told,
nothing happens but that the dealer knows which (see ``kernel.deal_out``)."""

from __future__ import annotations

from typing import Any

from race108.kernel import Record, inner, tiny

#: What an attempt to act says instead of who is on turn.
ILLEGAL, ASKS = -1, -2
#: Otherwise it says how many actions are legal then, plus this times the seat on turn. Of a finished game it says 0.
SEATS_FROM = 512


@tiny
def is_listed(action: int, listed: Any, count: int) -> bool:
    """Whether an action is one of those listed."""
    for i in range(count):
        if listed[i] == action:
            return True
    return False


@inner
def nothing_used(d: Record) -> None:
    """Begin with the first told card."""
    d.used = 0
    d.left = 0
    d.wanted = 0
