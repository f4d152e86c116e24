"""What all OpenSpiel states of a game with the same options share: the rules, what is shown, paper to write on."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from race108.envs.episode import rewards_for
from race108.envs.features import Row, features_for
from race108.games.registry import part_of, rules_class
from race108.kernel import Events, new_dealer
from race108.ruleset import Ruleset, State

#: Rows beside those of the rules' events: a seat acted (seat, action), and what a seat held (seat, card).
ACTED, HELD = 0, -1
#: A row that begins a list of held cards, even of none, has this as its card.
NOTHING = -1


class Paper(threading.local):
    """What compiled functions write on; each thread has its own."""

    def __init__(self, rules: Ruleset, seen: npt.DTypeLike) -> None:
        self.dealer = new_dealer(bytes(32))
        self.dealer["told"] = 0
        self.told, self.order = self.dealer["told"], self.dealer["order"][0]
        self.left, self.wanted, self.rest = self.dealer["left"], self.dealer["wanted"], self.dealer["rest"][0]
        self.noting = new_dealer(bytes(32), noting=True)
        self.noting["told"] = 0
        self.shuffling = new_dealer(bytes(32))
        self.listed = np.zeros(rules.action_count, dtype=np.int16)
        self.list = self.listed.data  # shorter to slice
        self.seen = np.zeros(1, dtype=seen)


class Kit(ABC):
    """One game with its options."""

    rules: Ruleset
    dtype: np.dtype[Any]
    #: The rules' events by their numbers.
    words: tuple[str, ...]
    #: What chance can lay, with how many there are of each; an outcome is a card less ``first_card``.
    deck: dict[int, int]
    first_card: int
    #: How many cards a hand is dealt.
    dealt: int
    #: The phase in which a turn goes on by choice: one gets there only if one can.
    by_choice: int
    #: The record of what a seat has seen that the table no longer shows.
    seen: npt.DTypeLike = np.int8
    #: Options that are no parameters here.
    without: frozenset[str] = frozenset()
    #: Bounds that hold for every game.
    longest: int
    most_chance: int

    def __init__(self, key: tuple[Any, ...], rules: Ruleset) -> None:
        self.key = key
        self.rules = rules
        self.players = rules.players
        self.features = features_for(rules)
        self.paper = Paper(rules, self.seen)

    @abstractmethod
    def act(self, paper: Paper, state: State, action: int) -> int:
        """Try an action; see ``told.py`` for what it says."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """An action as text."""

    @abstractmethod
    def card_text(self, card: int) -> str:
        """A card as text."""

    @abstractmethod
    def held(self, state: State, seat: int) -> list[int]:
        """The cards of a hand."""

    @abstractmethod
    def observe(self, start: State, rows: Events, state: State, seat: int, observation: Row) -> None:
        """Write what a seat observes that has seen these rows since the start."""

    @abstractmethod
    def resample(self, start: State, rows: Events, state: State, seat: int, dealer: Any) -> State:
        """A table that could be the true one for a seat that has seen these rows since the start."""

    def row_text(self, row: Sequence[int]) -> str:
        """What a seat has seen, as text; what follows from the rules alone is left out."""
        kind, who, what, how = row
        if kind == ACTED:
            return f"{who}: {self.action_text(what)}"
        if kind == HELD:
            return f"{who} held" if what == NOTHING else self.card_text(what)
        return f"{self.words[kind]} {who} {what} {how}" if kind in self.rules.revealing else ""

    def can_go_on(self, state: State, legal: list[int]) -> bool:
        """Whether the hand on turn can be in this phase: it has something to do, and not only to stop."""
        return len(legal) > int(state["phase"][0] == self.by_choice)

    def returns(self, state: State) -> list[float]:
        """What the players get. A game called off is shared by all."""
        sides = list(range(self.rules.sides))
        return rewards_for(self.rules, self.rules.winners(state) if self.rules.over(state) else sides)

    @property
    def sum(self) -> float:
        """What all returns add up to, whoever wins."""
        return sum(rewards_for(self.rules, [0]))

    def state_from(self, packed: bytes) -> State:
        """A state from its bytes; from none, none."""
        return np.frombuffer(bytearray(packed), dtype=self.dtype) if packed else None

    def random_dealer(self, sampler: Callable[[], float]) -> Any:
        """A dealer whose generator begins with numbers from a sampler that gives numbers from 0 to 1."""
        words = [int(sampler() * (1 << 53)) << 11 | 1 for _ in range(4)]  # the generator must not begin with zeros only
        self.paper.shuffling["rng"] = np.array(words, dtype=np.uint64)
        return self.paper.shuffling


def kit_class(game: str) -> type[Kit]:
    """The kit that a game brings: its part ``openspiel``."""
    found: type[Kit] = part_of(game, "openspiel").KIT
    return found


@lru_cache(maxsize=64)
def kit_for(*key: Any) -> Kit:
    """The kit for a game, a number of players and options (each a pair); wrong ones are refused in one sentence."""
    game, players, *options = key
    return kit_class(game)(key, rules_class(game).from_options(players, dict(options)))
