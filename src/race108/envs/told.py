"""Both games with explicit chance, compiled: an action is tried, and when it needs cards that nobody has told, nothing
happens but that the dealer knows which (see ``kernel.deal_out``)."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.games.runtrip import rules as runtrip
from race108.games.triggs import observing as seeing
from race108.games.triggs import rules as triggs
from race108.kernel import EVENT, LOG_ROWS, Record, inner, jit, tiny

#: What an attempt to act says instead of who is on turn.
ILLEGAL, ASKS = -1, -2
#: Otherwise it says how many actions are legal then, plus this times the seat on turn. Of a finished game it says 0.
SEATS_FROM = 512


@jit
def act_triggs(state: Any, action: int, dealer: Any, listed: Any) -> int:
    """Carry out an action as far as the told cards go, and list what is legal then."""
    s, d = state[0], dealer[0]
    if not is_listed(action, listed, triggs.legal(s, listed)):
        return ILLEGAL
    before = np.empty(1, dtype=triggs.STATE)
    before[0] = s
    nothing_used(d)
    triggs.apply(s, action, d)
    if d.left > 0:
        state[0] = before[0]
        return ASKS
    return triggs.legal(s, listed) + SEATS_FROM * int(s.turn) if s.phase != triggs.OVER else 0


@jit
def act_runtrip(state: Any, action: int, dealer: Any, listed: Any, layout: Any) -> int:
    """Carry out an action, and list what is legal then. After the deal nothing is left to chance."""
    s, t = state[0], layout[0]
    if not is_listed(action, listed, runtrip.legal(s, t, listed)):
        return ILLEGAL
    runtrip.apply(s, t, action, dealer[0])
    return runtrip.legal(s, t, listed) + SEATS_FROM * int(s.turn) if s.phase != runtrip.OVER else 0


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


@jit
def observe_triggs(start: Any, rows: Any, state: Any, seen: Any, seat: int, dealer: Any, observation: Any) -> None:
    """Write what a seat observes that has seen these rows since the start."""
    d = dealer[0]
    seeing.begin(start[0], seen[0])
    first = 0
    while first < rows.shape[0]:
        count = min(LOG_ROWS, rows.shape[0] - first)
        for i in range(count):
            for k in range(EVENT):
                d.log[i, k] = rows[first + i, k]
        d.noted = count
        seeing.follow(seen[0], d)
        first += count
    d.noted = 0
    seeing.observe(state[0], seen[0], seat, observation)
