"""The judge: what a move was worth, from the mover's view alone, and which would have been better.

All of it is compiled (``verdict.py`` here, ``judge.py`` in a game's folder), so the browser has the same one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from race108.bots.mind import Mind
from race108.bots.thought import LONGEST
from race108.checks import is_whole
from race108.coach.verdict import GRADES, VERDICT
from race108.edge import CHANCES
from race108.errors import BadOption
from race108.game import View
from race108.games.registry import part_of
from race108.kernel import new_dealer, scratch

#: The most deals a move is judged by, and how many for a hint, which somebody waits for.
DEALS = 128
DEALS_OF_A_HINT = 64
#: How many deals say how the chances are while somebody plays.
DEALS_OF_CHANCES = 32
#: What the hidden cards are dealt anew by. It must not come from the game's own seed, which knows the true ones.
_SEED = bytes(32)

Actions = tuple[int, ...]
LEAST_DEALS, MOST_DEALS = 16, 100_000


def checked_deals(given: object) -> int:
    """How many deals somebody wants a move to be judged by at most; None: as many as usual."""
    if given is None:
        return DEALS
    if not isinstance(given, int) or not (is_whole(given) and LEAST_DEALS <= given <= MOST_DEALS):
        raise BadOption("review-bad-deals", least=LEAST_DEALS, most=MOST_DEALS)
    return given


@dataclass(frozen=True)
class Verdict:
    """What the judge says. Worth and loss are points of winning chance: 100 is a win."""

    best: Actions
    second: Actions | None
    worth: float
    loss: float
    grade: str
    counts: bool
    deals: int


def judged(view: View, played: Actions | None, mind: Mind, deals: int = DEALS, chance: int = 0) -> Verdict:
    """The verdict on a move of the seat on turn; None: which one is best. The same view gives the same verdict."""
    given, verdict = np.full(LONGEST, -1, dtype=np.int16), np.zeros(1, dtype=VERDICT)
    given[: len(played or ())] = played or ()
    compiled = part_of(view.rules.game, "judge")
    room, dealer = scratch(mind.room), new_dealer(_SEED, chance)
    compiled.judge(*mind.known(view), given, deals, room, verdict, dealer)
    return _read(verdict[0])


def chances(view: View, mind: Mind) -> tuple[float, ...]:
    """How likely each side wins, in points of winning chance, from what the view's seat knows; 100 in all."""
    worths, seat = np.zeros(CHANCES.shape[0] or 0), view.seat if view.seat is not None else view.turn
    compiled = part_of(view.rules.game, "judge")
    given = *mind.known(view), seat, DEALS_OF_CHANCES, scratch(mind.room), worths, new_dealer(_SEED)
    compiled.chances(*given)
    return tuple(100 * float(worth) for worth in worths[: view.rules.sides])


def _read(v: Any) -> Verdict:
    moves = [tuple(row[: row.index(-1)]) for row in v["moves"][: v["compared"]].tolist()]
    order = sorted(range(len(moves)), key=lambda place: -v["sums"][place])
    if not v["deals"] and GRADES[int(v["grade"])] == "close":  # nothing was played on: the order is the network's
        order[:2] = [1, 0]
    return Verdict(
        best=moves[order[0]],
        second=moves[order[1]] if len(order) > 1 else None,
        worth=100 * float(v["worth"]),
        loss=100 * float(v["loss"]),
        grade=GRADES[int(v["grade"])],
        counts=bool(v["counts"]),
        deals=int(v["deals"]),
    )
