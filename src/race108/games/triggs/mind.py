"""What the learned bots of Triggs think with: a move is one action."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.bots.mind import Mind, Mistakes, Ranked, best_first
from race108.game import View
from race108.games.triggs import rules as r
from race108.games.triggs.ruleset import Triggs
from race108.games.triggs.value import inputs, rank_moves, simulate


class TriggsMind(Mind):
    """Follows every whole turn by the rules."""

    mistakes = {1: Mistakes(0.18, 0.7), 2: Mistakes(0.105, 0.44), 3: Mistakes(0.06, 0.3), 4: Mistakes(0.015, 0.1)}

    @classmethod
    def inputs(cls, rules: Triggs) -> int:
        return inputs(rules.players)

    def ranked(self, view: View, dealer: Any) -> Ranked:
        moves, worths = np.zeros(r.ACTIONS, dtype=np.int16), np.zeros(r.ACTIONS)
        count = rank_moves(view.table, self.net, moves, worths, dealer)
        return best_first([(action,) for action in moves[:count].tolist()], worths[:count])

    def simulate(self, deals: Any, moves: list[tuple[int, ...]], turns: int, dealer: Any) -> Any:
        totals = np.zeros(len(moves))
        simulate(deals, self.net, np.array([move[0] for move in moves], dtype=np.int16), turns, totals, dealer)
        return totals

    def cards_of(self, actions: tuple[int, ...]) -> int:
        if r.FORMS <= actions[0] < r.STOP:
            return 2 if r.WAYS[actions[0] - r.FORMS][2] else 1
        return 1


MIND = TriggsMind
