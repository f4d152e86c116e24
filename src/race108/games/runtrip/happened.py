"""What has happened in Run & Trip, for programs that show it (R4: only what the viewer has seen stands in the events).

`["drew",seat,"8[5]"]` (of others `"8[?]"`), `["ran",seat,card,token]`, `["laid",seat,card]` (for the trip that
follows), `["tripped",seat,token,sum]`, `["moved",token,from,to]` (by the run or the trip before),
`["pushed",token,from,to]` (by the token of the event before), `["turned_up",number]` (on top of the deck). Every step
is an event of its own: a token that is pushed and then goes forward has two.

A token is its index over all tokens: that of its player or, where a side has two, twice its side and 1 more for b.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.kernel import events_in
from race108.ruleset import Happenings


@lru_cache(maxsize=1 << 12)
def happened(events: bytes, layout: Layout) -> Happenings:
    """The events by their names."""
    return tuple(_named(kind, who, what, how, layout) for kind, who, what, how in events_in(events).tolist())


def _named(kind: int, who: int, what: int, how: int, layout: Layout) -> tuple[Any, ...]:
    if kind == r.DREW:
        return ("drew", who, f"{-what}[?]" if what < 0 else layout.cards[what])
    if kind == r.RAN:
        return ("ran", who, layout.cards[what], how)
    if kind == r.LAID:
        return ("laid", who, layout.cards[what])
    if kind == r.TRIPPED:
        return ("tripped", who, what, how)
    if kind == r.MOVED:
        return ("moved", who, what, how)
    if kind == r.PUSHED:
        return ("pushed", who, what, how)
    return ("turned_up", what)
