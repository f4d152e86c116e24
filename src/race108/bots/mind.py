"""What the learned bots think with: a network for one game and number of players, and the compiled code around it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Self

import numpy as np

from race108.bots.net import Net
from race108.bots.thought import LONG, THOUGHT, TURNS, drop_clear, end_round
from race108.bots.weights import read_net, shipped_net
from race108.game import View
from race108.games.registry import part_of
from race108.kernel import pick, scratch
from race108.ruleset import Ruleset

#: A move as its actions, and how good the best turn is that begins with it: the chance to win, 0 ... 1.
Ranked = list[tuple[tuple[int, ...], float]]

#: So many simulations are one compiled call; more of them are made step by step, since nobody waits for so long.
AT_ONCE = 2_000


class Mind(ABC):
    """Judges the moves of a view, and plays on from re-dealt tables. A game's own is ``MIND`` in its part ``mind``."""

    #: The game's compiled thinking: ``search``, ``begin_search``, ``play_batch`` and ``choose_at_level``.
    compiled: ClassVar[Any]
    #: The record it works in.
    room: ClassVar[np.dtype[Any]]
    #: For levels 1 to 4 the row of the game's table of mistakes; 3.4 is the third, and the fourth in 40 % of the moves.
    levels: ClassVar[tuple[float, float, float, float]] = (1.0, 2.0, 3.0, 4.0)

    def __init__(self, net: Net) -> None:
        self.net = net

    @classmethod
    @abstractmethod
    def inputs(cls, rules: Any) -> tuple[int, ...]:
        """How many inputs the first networks for these rules had, and so on, up to the newest."""

    @classmethod
    def with_net(cls, rules: Any, net: Net) -> Self:
        """A mind for these rules."""
        return cls(net)

    @abstractmethod
    def ranked(self, view: View, dealer: Any) -> Ranked:
        """The moves worth thinking about, the best one first."""

    @abstractmethod
    def seen(self, view: View) -> tuple[Any, ...]:
        """What compiled code judges the moves of a view with."""

    @abstractmethod
    def known(self, view: View) -> tuple[Any, ...]:
        """The same, with what dealing the hidden cards anew needs."""

    def searched(self, view: View, dealer: Any, rollouts: int) -> tuple[int, ...]:
        """The move that does best over so many simulations."""
        known, thought = self.known(view), new_thought()
        if rollouts <= AT_ONCE:
            self.compiled.search(*known, rollouts, scratch(self.room), thought, dealer)
        else:
            self.search_in_steps(known, rollouts, thought, dealer)
        return chosen(thought)

    def search_in_steps(self, known: tuple[Any, ...], rollouts: int, thought: Any, dealer: Any) -> None:
        """The same search, bit by bit, that can be interrupted (Ctrl-C) after each batch of simulations."""
        thought["long"] = rollouts >= LONG
        self.compiled.begin_search(*known, scratch(self.room), thought, dealer)
        while thought["left"][0] > 1:
            while thought["left"][0] > 1 and thought["played"][0] * thought["rounds"][0] < TURNS * rollouts:
                self.play_batch(known, thought, dealer)
                drop_clear(thought)
            end_round(thought)

    def begin_search(self, known: tuple[Any, ...], dealer: Any, *, long: bool = False) -> Any:
        """A thought with the moves that are worth simulating; ``long``: there is time for many simulations."""
        thought = new_thought()
        thought["long"] = long
        self.compiled.begin_search(*known, scratch(self.room), thought, dealer)
        return thought

    def play_batch(self, known: tuple[Any, ...], thought: Any, dealer: Any) -> None:
        """A few simulations of every move that is left."""
        self.compiled.play_batch(*known, scratch(self.room), thought, dealer)

    def at_level(self, view: View, dealer: Any, level: int) -> tuple[int, ...]:
        """The move that seems best with the mistakes of a level."""
        thought = new_thought()
        row, more = divmod(round(100 * self.levels[level - 1]), 100)
        if more and pick(dealer, 100) < more:
            row += 1
        self.compiled.choose_at_level(*self.seen(view), row, scratch(self.room), thought, dealer)
        return chosen(thought)


def new_thought() -> Any:
    """An array of one thought."""
    return np.zeros(1, dtype=THOUGHT)


def chosen(thought: Any) -> tuple[int, ...]:
    """The actions of the move that a thought has come to."""
    actions = thought["moves"][0, 0].tolist()
    return tuple(actions[: actions.index(-1)])


def best_first(moves: list[tuple[int, ...]], worths: Any) -> Ranked:
    """Moves with their worths, the best one first."""
    order = np.argsort(-worths, kind="stable")
    return [(moves[i], float(worths[i])) for i in order]


# --- which network --------------------------------------------------------------------------------------------------

#: How the name of a network ends that has learned from games with other options each.
VARIED = "-varied"


def net_name(rules: Ruleset) -> str:
    """What the network for these rules is called: there is one per game, variant and number of players."""
    variant = f"{rules.played.name}-" if len(rules.about.variants) > 1 else ""
    return f"{rules.game}-{variant}{rules.players}"


def net_file(rules: Ruleset, panel: int | None = None) -> Path:
    """Where the network lies that plays these rules; for options of one's own there may be one that has seen many."""
    usual = shipped_net(rules, net_name(rules), panel)
    varied = usual.with_stem(usual.stem + VARIED)
    return varied if panel is None and not rules.usual and varied.exists() else usual


def net_inputs(rules: Ruleset) -> tuple[int, ...]:
    """How many inputs the first networks for these rules had, and so on, up to the newest."""
    return _mind(rules).inputs(rules)


def mind_for(rules: Ruleset, weights: Path | None = None, panel: int | None = None) -> Mind:
    """The mind for these rules, with the network that comes with race108, an older one of a panel, or one of a file."""
    return mind_with(rules, _net(weights or net_file(rules, panel), net_inputs(rules)))


def mind_with(rules: Ruleset, net: Net) -> Mind:
    """The mind for these rules with a network at hand."""
    return _mind(rules).with_net(rules, net)


def _mind(rules: Ruleset) -> type[Mind]:
    found: type[Mind] = part_of(rules.game, "mind").MIND
    return found


@cache
def _net(path: Path, inputs: tuple[int, ...]) -> Net:
    return read_net(path, inputs)[0]
