"""The bot ``search``: a little lookahead on top of ``value``; the strongest one.

The best few moves are played out on tables whose hidden cards are dealt anew, all seats playing as ``value`` does, up
to a later turn of one's own. After each round the worse half of the moves is dropped, and the rest are looked at again,
one turn further ahead (sequential halving). What is clearly worse is dropped at once, and a search ends as soon as one
move is left. All of that is compiled (``thought.py``, here and in a game's folder); only the clock is not.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from race108.bots.mind import Mind, chosen
from race108.bots.thought import drop_clear, end_round
from race108.game import View


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, or so many milliseconds."""

    rollouts: int | None = None
    ms: int | None = None


DEFAULT = Budget(rollouts=400)
#: In so many milliseconds there is time for many simulations (``thought.LONG``).
LONG_MS = 150


def choose(view: View, dealer: Any, mind: Mind, budget: Budget = DEFAULT) -> tuple[int, ...]:
    """The move that does best over the simulations. With a budget of rollouts the same seed gives the same move."""
    if budget.ms is None:
        return mind.searched(view, dealer, budget.rollouts or 0)
    return _by_the_clock(view, dealer, mind, budget.ms)


def _by_the_clock(view: View, dealer: Any, mind: Mind, ms: int) -> tuple[int, ...]:
    began = time.monotonic()
    known = mind.known(view)
    thought = mind.begin_search(known, dealer, long=ms >= LONG_MS)
    while thought["left"][0] > 1:
        enough = began + ms / 1000 * (thought["ended"][0] + 1) / thought["rounds"][0]
        while thought["left"][0] > 1 and time.monotonic() < enough:
            mind.play_batch(known, thought, dealer)
            drop_clear(thought)
        end_round(thought)
    return chosen(thought)
