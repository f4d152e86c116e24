"""What a seat observes, index by index: everything it may know and has seen, and nothing else.

An observation is one row of small whole numbers (``int8``) of a fixed length for a game and its number of players.
Seats and sides are told as seen from the observer: 0 is the own one, 1 the next one in turn, and so on.

>>> from race108.envs.features import features_of
>>> features = features_of("triggs", players=2)
>>> len(features), features["hand"], features.name(features["hand"].first)
(184, Block(name='hand', first=61, shape=(12,), most=9), 'hand[1]')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from race108.envs import VERSION
from race108.game import rules_class
from race108.games.runtrip import rules as runtrip
from race108.games.runtrip.ruleset import RunTrip
from race108.games.triggs import rules as triggs
from race108.ruleset import Ruleset

Row = npt.NDArray[np.int8]


@dataclass(frozen=True)
class Block:
    """Some neighbouring indices that belong together: a table of counts, or flags of which some are 1."""

    name: str
    first: int
    shape: tuple[int, ...]
    most: int  # the largest number that can stand here; 1 for flags

    @property
    def size(self) -> int:
        """How many indices there are."""
        return prod(self.shape)


class Features:
    """The blocks of an observation, in their order."""

    version = VERSION

    def __init__(self, blocks: list[tuple[str, tuple[int, ...], int, list[tuple[Any, ...]]]]) -> None:
        self.blocks: dict[str, Block] = {}
        self._labels: list[str] = []
        for name, shape, most, labels in blocks:
            self.blocks[name] = Block(name, len(self._labels), shape, most)
            for place in product(*labels):
                self._labels.append(name + "".join(f"[{part}]" for part in place))

    def __getitem__(self, name: str) -> Block:
        return self.blocks[name]

    def __len__(self) -> int:
        """How long an observation is."""
        return len(self._labels)

    def name(self, index: int) -> str:
        """What stands at an index."""
        return self._labels[index]

    @cached_property
    def most(self) -> Row:
        """The largest number at every index; an observation divided by it lies between 0 and 1."""
        return np.concatenate([np.full(block.size, block.most, dtype=np.int8) for block in self.blocks.values()])

    def part(self, observation: Any, name: str) -> Any:
        """One block of an observation, or of many, in its own shape."""
        block = self.blocks[name]
        found = observation[..., block.first : block.first + block.size]
        return found.reshape(*observation.shape[:-1], *block.shape)

    def told(self, observation: Row) -> dict[str, int]:
        """Everything in an observation that is not 0, by its name."""
        return {self._labels[i]: int(observation[i]) for i in np.flatnonzero(observation)}


def features_of(game: str, players: int = 2, **options: Any) -> Features:
    """What a seat observes in a game with these options."""
    return features_for(rules_class(game).from_options(players, options))


def features_for(rules: Ruleset) -> Features:
    """What a seat observes by these rules."""
    blocks = _runtrip(rules) if isinstance(rules, RunTrip) else _triggs(rules.players)
    return Features([(name, tuple(map(len, labels)), most, labels) for name, most, labels in blocks])


Blocks = list[tuple[str, int, list[tuple[Any, ...]]]]


def _triggs(players: int) -> Blocks:
    values = tuple(range(1, triggs.VALUES + 1))
    seats, others, piles = tuple(range(players)), tuple(range(1, players)), ("left", "centre", "right")
    return [
        # The order is that of envs/triggs.py, which writes it.
        ("phase", 1, [("act", "draw", "form", "extra", "over")]),
        ("turn", 1, [seats]),
        ("forming", 1, [values]),  # T6. the value that is being formed
        ("highest", 1, [(10, 11, 12)]),  # T13. the highest cards still in the game
        ("boxes", triggs.COPIES, [values]),  # T1. boxes in each row
        ("refill_all", 1, [("yes",)]),  # T11
        ("crossed", triggs.COPIES, [seats, values]),
        ("cards", triggs.HAND_LIMIT, [seats]),  # how many cards each hand has
        ("hand", triggs.COPIES, [values]),  # the own hand
        ("known", triggs.COPIES, [others, values]),  # T16. taken face up by another and not yet shown
        ("height", triggs.DECK, [piles]),
        ("top", 1, [("left", "right"), values]),
        ("discards", triggs.COPIES, [values]),
        ("box", triggs.COPIES, [values]),  # T13. out of the game
        ("unseen", triggs.COPIES, [values]),  # in a pile, or hidden in another's hand
        # T16. What refills have put into a pile since it was last empty, less what the seat has seen of it again.
        ("refilled", triggs.COPIES, [piles, values]),
    ]


def _runtrip(rules: RunTrip) -> Blocks:
    players, two = rules.players, rules.variant != "basic"
    sides = 2 if rules.variant == "team" else players
    numbers, cards = tuple(range(1, runtrip.NUMBERS + 1)), tuple(range(runtrip.DECK))
    seats, others = tuple(range(players)), tuple(range(1, players))
    tokens = tuple(f"{side}{'ab'[which]}" for side in range(sides) for which in range(1 + two))
    return [
        # The order is that of envs/runtrip.py, which writes it.
        ("phase", 1, [("act", "trip", "lay", "over")]),
        ("turn", 1, [seats]),
        ("variant", 1, [("basic", "advanced", "team")]),
        ("mercy", 1, [("yes",)]),  # R14
        ("square", 1, [tokens, tuple(range(runtrip.GOAL + 1))]),
        ("hand", 1, [cards]),  # the own hand; a card is 12 * (number - 1) + which
        ("numbers", runtrip.PER_NUMBER, [others, numbers]),  # R4. the backs of the others' cards
        ("cards", runtrip.DECK, [seats]),  # how many cards each hand has
        ("top", 1, [numbers]),  # R4. the number on top of the deck
        ("deck", runtrip.DECK, [("cards",)]),
        ("aside", runtrip.DECK, [("cards",)]),  # R20
        ("discards", 1, [cards]),
        # R6. A trip in the making: whom, with which own token, the sum so far, the cards laid for it.
        ("target", 1, [tokens]),
        ("own", 1, [("a", "b")]),
        ("total", 9 * runtrip.MOST_SYMBOLS, [("sum",)]),
        ("laid", 1, [cards]),
    ]
