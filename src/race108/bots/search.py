"""The bot ``search``: a little lookahead on top of ``value``; the strongest one.

The best few moves are played out on tables whose hidden cards are dealt anew, all seats playing as ``value`` does, up
to a later turn of one's own. After each round the worse half of the moves is dropped, and the rest are looked at again
(sequential halving).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from race108.bots.mind import Mind
from race108.game import View

#: Deals that are played between two looks at the clock.
BATCH = 4


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, or so many milliseconds."""

    rollouts: int | None = None
    ms: int | None = None


DEFAULT = Budget(rollouts=400)


def choose(view: View, dealer: Any, mind: Mind, budget: Budget = DEFAULT) -> tuple[int, ...]:
    """The move that does best over the simulations. With a budget of rollouts the same seed gives the same move."""
    began = time.monotonic()
    ranked = mind.ranked(view, dealer)[: mind.candidates]
    moves = [move for move, _ in ranked]
    rounds = max(1, (len(moves) - 1).bit_length())
    totals = np.zeros(len(moves))
    for number in range(rounds):
        if len(moves) == 1:
            break
        done = 0
        while not _spent(budget, began, done, number, rounds):
            deals = np.concatenate([view.resample(dealer) for _ in range(BATCH)])
            totals += mind.simulate(deals, moves, mind.turns, dealer)
            done += BATCH * len(moves)
        order = np.argsort(-totals, kind="stable")[: (len(moves) + 1) // 2]
        moves, totals = [moves[i] for i in order], totals[order]
    return moves[0]


def _spent(budget: Budget, began: float, done: int, number: int, rounds: int) -> bool:
    """Whether a round has used its share of the budget."""
    if budget.ms is not None:
        return 1000 * (time.monotonic() - began) >= budget.ms * (number + 1) / rounds
    return done >= (budget.rollouts or 0) / rounds
