"""What has happened in Triggs, for programs that show it (T16: only what the viewer has seen stands in the events).

`["drew",seat,card,pile]` (a card others may not see is null), `["discarded",seat,card,"discard" or "box"]`,
`["formed",seat,[11]]` or `["formed",seat,[7,4]]`, `["crossed",seat,row,extra]` (whether it was the extra cross),
`["filled",seat,row]`, `["refilled",pile,cards]` (how many), `["turned_up",pile,card]`, `["removed",pile,card]` (an
obsolete card goes to the box), `["emptied",seat]` (no cards left), `["won",seat]`. Cards and rows are 1 to 12, piles
`left`, `centre`, `right`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from race108.games.triggs import rules as r
from race108.kernel import events_in
from race108.ruleset import Happenings

PILES = ("left", "centre", "right")

#: An event by its kind, from whose or which it is, and two numbers.
_NAMED: dict[int, Callable[[int, int, int], tuple[Any, ...]]] = {
    r.DREW: lambda seat, card, pile: ("drew", seat, card or None, PILES[pile]),
    r.DISCARDED: lambda seat, card, to_box: ("discarded", seat, card, "box" if to_box else "discard"),
    r.FORMED: lambda seat, large, small: ("formed", seat, (large, small) if small else (large,)),
    r.CROSSED: lambda seat, row, extra: ("crossed", seat, row, bool(extra)),
    r.FILLED: lambda seat, row, _: ("filled", seat, row),
    r.REFILLED: lambda pile, _, count: ("refilled", PILES[pile], count),
    r.TURNED_UP: lambda pile, card, _: ("turned_up", PILES[pile], card),
    r.REMOVED: lambda pile, card, _: ("removed", PILES[pile], card),
    r.EMPTIED: lambda seat, *_: ("emptied", seat),
    r.WON: lambda seat, *_: ("won", seat),
}


@lru_cache(maxsize=1 << 12)
def happened(events: bytes) -> Happenings:
    """The events by their names; the same turns come again and again."""
    named: list[tuple[Any, ...]] = []
    for kind, who, what, how in events_in(events).tolist():
        event = _NAMED[kind](who, what, how)
        if kind == r.REFILLED and named and named[-1][:2] == event[:2]:  # noted value by value
            event = (*event[:2], named.pop()[2] + how)
        named.append(event)
    return tuple(named)
