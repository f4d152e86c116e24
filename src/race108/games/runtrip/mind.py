"""What the learned bots of Run & Trip think with: a move is a run, a whole trip, or the end of the turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Self

import numpy as np

from race108.bots.mind import Mind, Mistakes, Ranked, best_first
from race108.bots.net import Net
from race108.game import View
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.games.runtrip.ruleset import RunTrip
from race108.games.runtrip.value import LONGEST, LORE, MOVES, inputs, learn_layout, rank_moves, simulate
from race108.kernel import new_dealer


class RunTripMind(Mind):
    """Finds chains of trips with a beam, and knows the layout."""

    mistakes = {1: Mistakes(0.35, 1.2), 2: Mistakes(0.17, 0.5), 3: Mistakes(0.08, 0.25), 4: Mistakes(0.02, 0.06)}

    def __init__(self, net: Net, layout: Layout) -> None:
        super().__init__(net)
        self.layout = layout.lookup
        self.lore = lore_of(layout)

    @classmethod
    def inputs(cls, rules: RunTrip) -> int:
        return inputs(rules.players, rules.sides, rules.played.tokens)

    @classmethod
    def with_net(cls, rules: RunTrip, net: Net) -> Self:
        return cls(net, rules.layout)

    def ranked(self, view: View, dealer: Any) -> Ranked:
        moves, worths = np.zeros((MOVES, LONGEST), dtype=np.int16), np.zeros(MOVES)
        count = rank_moves(view.table, self.layout, self.lore, view.knowledge, self.net, moves, worths, dealer)
        lengths = np.argmin(moves[:count], axis=1).tolist()  # a row ends with -1
        rows = [tuple(row[:length]) for row, length in zip(moves[:count].tolist(), lengths, strict=True)]
        return best_first(rows, worths[:count])

    def simulate(self, deals: Any, moves: list[tuple[int, ...]], turns: int, dealer: Any) -> Any:
        rows = np.full((len(moves), LONGEST), -1, dtype=np.int16)
        for row, move in zip(rows, moves, strict=True):
            row[: len(move)] = move
        totals = np.zeros(len(moves))
        simulate(deals, self.layout, self.lore, self.net, rows, turns, totals, dealer)
        return totals

    def cards_of(self, actions: tuple[int, ...]) -> int:
        return max(1, sum(r.LAYS <= action < r.AIMS for action in actions))


@cache
def lore_of(layout: Layout) -> Any:
    """What one knows about a layout before the game: an array of one record."""
    lore = np.zeros(1, dtype=LORE)
    squares = Counter(symbols for symbols in layout.squares if symbols)
    lore["kinds"] = len(squares)
    for kind, (symbols, many) in enumerate(squares.items()):
        lore["kind"][0, kind] = layout.squares.index(symbols)
        lore["many"][0, kind] = many
    learn_layout(layout.lookup, lore, 2000, new_dealer(bytes(32)))
    return lore


MIND = RunTripMind
