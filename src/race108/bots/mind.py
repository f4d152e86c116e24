"""What the learned bots think with: a network for one game and number of players, and the compiled code around it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from race108.bots.net import Net
from race108.bots.weights import read_net, shipped_net
from race108.game import View
from race108.games.runtrip.layout import Layout
from race108.kernel import new_dealer
from race108.ruleset import Ruleset

#: A move as its actions, and how good the best turn is that begins with it: the chance to win, 0 ... 1.
Ranked = list[tuple[tuple[int, ...], float]]


class Mind(ABC):
    """Judges the moves of a view, and plays on from re-dealt tables."""

    game: ClassVar[str]

    def __init__(self, net: Net) -> None:
        self.net = net

    @abstractmethod
    def ranked(self, view: View, dealer: Any) -> Ranked:
        """The moves worth thinking about, the best one first."""

    @abstractmethod
    def simulate(self, deals: Any, moves: list[tuple[int, ...]], turns: int, dealer: Any) -> Any:
        """Play every move on every deal, all seats by this mind, for so many own turns; what came of it, added up."""


class TriggsMind(Mind):
    """Triggs: a move is one action."""

    game = "triggs"

    def ranked(self, view: View, dealer: Any) -> Ranked:
        from race108.games.triggs.rules import ACTIONS
        from race108.games.triggs.value import rank_moves

        moves, worths = np.zeros(ACTIONS, dtype=np.int16), np.zeros(ACTIONS)
        count = rank_moves(view.table, self.net, moves, worths, dealer)
        return _best_first([(action,) for action in moves[:count].tolist()], worths[:count])

    def simulate(self, deals: Any, moves: list[tuple[int, ...]], turns: int, dealer: Any) -> Any:
        from race108.games.triggs.value import simulate

        totals = np.zeros(len(moves))
        simulate(deals, self.net, np.array([move[0] for move in moves], dtype=np.int16), turns, totals, dealer)
        return totals


class RunTripMind(Mind):
    """Run & Trip: a move is a run, a whole trip, or the end of the turn."""

    game = "runtrip"

    def __init__(self, net: Net, layout: Layout) -> None:
        super().__init__(net)
        self.layout = layout.tables
        self.lore = lore_of(layout)

    def ranked(self, view: View, dealer: Any) -> Ranked:
        from race108.games.runtrip.value import LONGEST, MOVES, rank_moves

        moves, worths = np.zeros((MOVES, LONGEST), dtype=np.int16), np.zeros(MOVES)
        count = rank_moves(view.table, self.layout, self.lore, view.knowledge, self.net, moves, worths, dealer)
        lengths = np.argmin(moves[:count], axis=1).tolist()  # a row ends with -1
        rows = [tuple(row[:length]) for row, length in zip(moves[:count].tolist(), lengths, strict=True)]
        return _best_first(rows, worths[:count])

    def simulate(self, deals: Any, moves: list[tuple[int, ...]], turns: int, dealer: Any) -> Any:
        from race108.games.runtrip.value import LONGEST, simulate

        rows = np.full((len(moves), LONGEST), -1, dtype=np.int16)
        for row, move in zip(rows, moves, strict=True):
            row[: len(move)] = move
        totals = np.zeros(len(moves))
        simulate(deals, self.layout, self.lore, self.net, rows, turns, totals, dealer)
        return totals


def _best_first(moves: list[tuple[int, ...]], worths: Any) -> Ranked:
    order = np.argsort(-worths, kind="stable")
    return [(moves[i], float(worths[i])) for i in order]


# --- which network --------------------------------------------------------------------------------------------------


def net_name(rules: Ruleset) -> str:
    """What the network for these rules is called: there is one per game, variant and number of players."""
    from race108.games.runtrip.ruleset import RunTrip

    return f"runtrip-{rules.variant}-{rules.players}" if isinstance(rules, RunTrip) else f"triggs-{rules.players}"


def net_inputs(rules: Ruleset) -> int:
    """How many features it looks at."""
    from race108.games.runtrip.ruleset import RunTrip

    if isinstance(rules, RunTrip):
        from race108.games.runtrip.value import inputs

        team = rules.variant == "team"
        return inputs(rules.players, 2 if team else rules.players, 1 if rules.variant == "basic" else 2)
    from race108.games.triggs.value import inputs as triggs_inputs

    return triggs_inputs(rules.players)


def mind_for(rules: Ruleset, weights: Path | None = None) -> Mind:
    """The mind for these rules, with the network that comes with race108 or one from a file."""
    return mind_with(rules, _net(weights or shipped_net(rules, net_name(rules)), net_inputs(rules)))


def mind_with(rules: Ruleset, net: Net) -> Mind:
    """The mind for these rules with a network at hand."""
    from race108.games.runtrip.ruleset import RunTrip

    return RunTripMind(net, rules.layout) if isinstance(rules, RunTrip) else TriggsMind(net)


@cache
def _net(path: Path, inputs: int) -> Net:
    return read_net(path, inputs)[0]


@cache
def lore_of(layout: Layout) -> Any:
    """What one knows about a layout before the game: an array of one record."""
    from race108.games.runtrip.value import LORE, learn_layout

    lore = np.zeros(1, dtype=LORE)
    squares = Counter(symbols for symbols in layout.squares if symbols)
    lore["kinds"] = len(squares)
    for kind, (symbols, many) in enumerate(squares.items()):
        lore["kind"][0, kind] = layout.squares.index(symbols)
        lore["many"][0, kind] = many
    learn_layout(layout.tables, lore, 2000, new_dealer(bytes(32)))
    return lore
