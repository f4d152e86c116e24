"""What the learned bots of Triggs think with: a move is one action."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from race108.bots.mind import Mind, Ranked, best_first
from race108.game import View
from race108.games.triggs import rules as r
from race108.games.triggs import thought
from race108.games.triggs.ruleset import Triggs
from race108.games.triggs.value import ROOM, inputs, rank_moves
from race108.kernel import scratch


class TriggsMind(Mind):
    """Follows every whole turn by the rules."""

    compiled: ClassVar[Any] = thought
    room = ROOM
    levels = (2.1, 2.6, 3.35, 4.0)

    @classmethod
    def inputs(cls, rules: Triggs) -> tuple[int, ...]:
        return inputs(rules.players)

    def ranked(self, view: View, dealer: Any) -> Ranked:
        moves, worths = np.zeros(r.ACTIONS, dtype=np.int16), np.zeros(r.ACTIONS)
        given = (*self.seen(view), moves, worths, scratch(ROOM), dealer)
        count = rank_moves(*given)
        return best_first([(action,) for action in moves[:count].tolist()], worths[:count])

    def seen(self, view: View) -> tuple[Any, ...]:
        return view.table, self.net

    def known(self, view: View) -> tuple[Any, ...]:
        return view.table, view.knowledge, self.net


MIND = TriggsMind
