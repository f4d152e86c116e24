"""What a seat observes, index by index: everything it may know and has seen, and nothing else.

An observation is one row of small whole numbers (``int8``) of a fixed length for a game and its number of players.
Seats and sides are told as seen from the observer: 0 is the own one, 1 the next one in turn, and so on.

>>> from race108.envs.features import features_of
>>> features = features_of("triggs", players=2)
>>> len(features), features["hand"], features.name(features["hand"].first)
(184, Block(name='hand', first=61, shape=(12,), most=9), 'hand[1]')
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from race108.envs import VERSION
from race108.game import rules_class
from race108.games.registry import part_of
from race108.ruleset import Ruleset

Row = npt.NDArray[np.int8]
#: Blocks as a game names them: the name, the largest number, and for every axis what its places mean.
Blocks = Sequence[tuple[str, int, Sequence[Sequence[Any]]]]


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

    def __init__(self, blocks: Blocks) -> None:
        self.blocks: dict[str, Block] = {}
        self._labels: list[str] = []
        for name, most, labels in blocks:
            self.blocks[name] = Block(name, len(self._labels), tuple(map(len, labels)), most)
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

    def parts(self, observation: Any) -> dict[str, Any]:
        """All blocks of an observation, by their names; what is written into them stands in the observation."""
        return {name: self.part(observation, name) for name in self.blocks}

    def told(self, observation: Row) -> dict[str, int]:
        """Everything in an observation that is not 0, by its name."""
        return {self._labels[i]: int(observation[i]) for i in np.flatnonzero(observation)}


def features_of(game: str, players: int = 2, **options: Any) -> Features:
    """What a seat observes in a game with these options."""
    return features_for(rules_class(game).from_options(players, options))


def features_for(rules: Ruleset) -> Features:
    """What a seat observes by these rules."""
    return Features(part_of(rules.game, "environment").features(rules))
