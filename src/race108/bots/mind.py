"""What the learned bots think with: a network for one game and number of players, and the compiled code around it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np

from race108.bots.net import Net
from race108.bots.weights import read_net, shipped_net
from race108.game import View
from race108.games.registry import part_of
from race108.ruleset import Ruleset

#: A move as its actions, and how good the best turn is that begins with it: the chance to win, 0 ... 1.
Ranked = list[tuple[tuple[int, ...], float]]


@dataclass(frozen=True)
class Mistakes:
    """How often a move of one card is overlooked, and how far a judgement is off (in log odds of winning)."""

    overlooked: float
    misjudged: float


class Mind(ABC):
    """Judges the moves of a view, and plays on from re-dealt tables. A game's own is ``MIND`` in its part ``mind``."""

    #: How many moves ``search`` looks at, and how many turns of one's own ahead.
    candidates: ClassVar[int] = 8
    turns: ClassVar[int] = 2
    #: What goes wrong at the levels for people; the highest level is ``search``.
    mistakes: ClassVar[Mapping[int, Mistakes]]

    def __init__(self, net: Net) -> None:
        self.net = net

    @classmethod
    @abstractmethod
    def inputs(cls, rules: Any) -> int:
        """How many features the network for these rules looks at."""

    @classmethod
    def with_net(cls, rules: Any, net: Net) -> Self:
        """A mind for these rules."""
        return cls(net)

    @abstractmethod
    def ranked(self, view: View, dealer: Any) -> Ranked:
        """The moves worth thinking about, the best one first."""

    @abstractmethod
    def simulate(self, deals: Any, moves: list[tuple[int, ...]], turns: int, dealer: Any) -> Any:
        """Play every move on every deal, all seats by this mind, for so many own turns; what came of it, added up."""

    @abstractmethod
    def cards_of(self, actions: tuple[int, ...]) -> int:
        """How many cards of the hand one has to think of to find a move."""


def best_first(moves: list[tuple[int, ...]], worths: Any) -> Ranked:
    """Moves with their worths, the best one first."""
    order = np.argsort(-worths, kind="stable")
    return [(moves[i], float(worths[i])) for i in order]


# --- which network --------------------------------------------------------------------------------------------------


def net_name(rules: Ruleset) -> str:
    """What the network for these rules is called: there is one per game, variant and number of players."""
    variant = f"{rules.played.name}-" if len(rules.about.variants) > 1 else ""
    return f"{rules.game}-{variant}{rules.players}"


def net_inputs(rules: Ruleset) -> int:
    """How many features it looks at."""
    return _mind(rules).inputs(rules)


def mind_for(rules: Ruleset, weights: Path | None = None) -> Mind:
    """The mind for these rules, with the network that comes with race108 or one from a file."""
    return mind_with(rules, _net(weights or shipped_net(rules, net_name(rules)), net_inputs(rules)))


def mind_with(rules: Ruleset, net: Net) -> Mind:
    """The mind for these rules with a network at hand."""
    return _mind(rules).with_net(rules, net)


def _mind(rules: Ruleset) -> type[Mind]:
    found: type[Mind] = part_of(rules.game, "mind").MIND
    return found


@cache
def _net(path: Path, inputs: int) -> Net:
    return read_net(path, inputs)[0]
