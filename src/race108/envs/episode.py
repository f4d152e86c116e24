"""One game for an environment: actions in, observations out, and the same game as a record or a view.

The deal and every refill are those of ``Game`` with the same seed, so a game that an agent has played can be saved,
verified, and looked at in the browser.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from race108.envs.features import Features, Row, features_for
from race108.errors import IllegalMove
from race108.game import Game, View, rules_class
from race108.games.runtrip import observing as compiled_runtrip
from race108.games.runtrip import rules as runtrip
from race108.games.runtrip.ruleset import RunTrip
from race108.games.triggs import observing as compiled_triggs
from race108.games.triggs import rules as triggs
from race108.games.triggs.ruleset import Triggs
from race108.kernel import new_dealer, noted, set_dealer
from race108.ruleset import Json, Ruleset
from race108.seed import fresh_seed, seed_from

#: Actions after which a game is called off: a policy may go on for ever.
MOST_ACTIONS = 5_000


class Seeds:
    """The seeds of one game after another: given ones, and without one those that follow from the last given."""

    def __init__(self) -> None:
        self._last = fresh_seed()

    def next(self, seed: object = None) -> bytes:
        """The seed of the next game."""
        self._last = seed_from(seed) if seed is not None else hashlib.sha256(b"race108 next 1\n" + self._last).digest()
        return self._last


class Table(ABC):
    """One game after another by the same rules. What the seat on turn observes and may do is always at hand."""

    observation: Row
    mask: Row
    turn: int
    over: bool

    def __init__(self, rules: Ruleset, *, watched: bool = False) -> None:
        """Views can be had of a watched table only: it keeps everything that happens."""
        self.rules = rules
        self.features: Features = features_for(rules)
        self._watched = watched
        self._dealer = new_dealer(bytes(32), noting=True)
        self._listed: npt.NDArray[np.int16] = np.empty(rules.action_count, dtype=np.int16)
        self.deal(bytes(32))

    def deal(self, seed: bytes) -> None:
        """Begin a new game."""
        self.seed = seed
        self.count = 0
        self.moves: list[tuple[int, ...]] = []
        self._move: list[int] = []
        self._events = bytearray()
        self._starts: dict[int, Any] = {}
        self._state = self.rules.deal(new_dealer(seed))
        self._start = self._state.copy() if self._watched else None
        self._now(self._begin())

    def act(self, action: int) -> None:
        """Carry out an action of the seat on turn; an illegal one is refused, and nothing changes."""
        if not (0 <= action < len(self.mask) and self.mask[action]):
            raise IllegalMove("illegal-action", action=str(action))
        self.count += 1
        self._move.append(int(action))
        self._now(self._act(action))
        if self._watched:
            self._events += noted(self._dealer)

    @abstractmethod
    def _begin(self) -> int:
        """Look at a new deal."""

    @abstractmethod
    def _act(self, action: int) -> int:
        """Carry out a legal action, and look at the table."""

    @abstractmethod
    def _look(self, seat: int, observation: Row) -> None:
        """Write what a seat observes."""

    def _fresh(self) -> tuple[Row, Row]:
        """New arrays: those handed out before stay as they were."""
        self.observation = np.empty(len(self.features), dtype=np.int8)
        self.mask = np.empty(self.rules.action_count, dtype=np.int8)
        return self.observation, self.mask

    def _now(self, told: int) -> None:
        self.turn, phase = told & 7, told >> 3
        self.over = phase == self.rules.last_phase
        if self._move and phase != self._unfinished:
            self.moves.append(tuple(self._move))
            self._move = []

    #: A phase in which a move lacks something, if there is one.
    _unfinished = -1

    def observed_by(self, seat: int) -> Row:
        """What any seat observes."""
        if seat == self.turn:
            return self.observation
        observation = np.empty(len(self.features), dtype=np.int8)
        self._look(seat, observation)
        return observation

    def rewards(self) -> list[float]:
        """What the game has brought every seat; nothing while it goes on."""
        winners = self.winners
        return [0.0] * self.rules.players if winners is None else rewards_for(self.rules, winners)

    @property
    def winners(self) -> list[int] | None:
        """Who has won (in team: which side), once the game is over."""
        return self.rules.winners(self._state) if self.over else None

    def view(self, seat: int) -> View:
        """What a seat may know, for bots."""
        events = self.rules.seen(bytes(self._events), seat)
        backs = self.rules.backs(self._state, seat, events)
        if seat not in self._starts:
            self._starts[seat] = self.rules.blinded(self._start, seat)
        return View(
            self.rules, seat, self.turn, self.rules.blinded(self._state, seat), backs, events, self._starts[seat]
        )

    def game(self) -> Game:
        """The game so far, without a trip that is still being laid: to save it, replay it or look at it."""
        game = Game.with_options(self.rules.game, self.rules.players, self.seed, self.rules.options())
        for move in self.moves:
            game.play(game.view().write(move))
        return game

    def record(self) -> Json:
        """The record of the game so far."""
        return self.game().record()


class TriggsTable(Table):
    """A table of Triggs."""

    def _begin(self) -> int:
        self._before = np.zeros(1, dtype=triggs.STATE)
        self._seen = np.zeros(1, dtype=compiled_triggs.SEEN)
        return int(compiled_triggs.begin_and_look(self._state, self._seen, self._listed, *self._fresh()))

    def _act(self, action: int) -> int:
        arguments = self._state, self._before, self._seen, action
        told = compiled_triggs.act_and_look(*arguments, 0, self._dealer, self._listed, *self._fresh())
        if told < 0:
            set_dealer(self._dealer, self.seed, self.count)
            told = compiled_triggs.act_and_look(*arguments, 1, self._dealer, self._listed, self.observation, self.mask)
        return int(told)

    def _look(self, seat: int, observation: Row) -> None:
        compiled_triggs.look(self._state, self._seen, seat, observation)


class RunTripTable(Table):
    """A table of Run & Trip."""

    _unfinished = runtrip.LAY

    def __init__(self, rules: RunTrip, *, watched: bool = False) -> None:
        self._layout = rules.layout.tables
        super().__init__(rules, watched=watched)

    def _begin(self) -> int:
        return int(compiled_runtrip.begin_and_look(self._state, self._layout, self._listed, *self._fresh()))

    def _act(self, action: int) -> int:
        arguments = self._state, self._layout, action, self._dealer, self._listed
        return int(compiled_runtrip.act_and_look(*arguments, *self._fresh()))

    def _look(self, seat: int, observation: Row) -> None:
        compiled_runtrip.look(self._state, seat, observation)


def rewards_for(rules: Ruleset, winners: list[int]) -> list[float]:
    """1 for who has won, -1 for the others; of a shared win each has a part."""
    seats = rules.seats_of(winners)
    return [2 / len(winners) - 1 if seat in seats else -1.0 for seat in range(rules.players)]


def table_for(game: str, players: int, options: Mapping[str, Any], *, watched: bool = False) -> Table:
    """A table for a game; wrong players or options are refused in one sentence."""
    rules = rules_class(game).from_options(players, options)
    if isinstance(rules, RunTrip):
        return RunTripTable(rules, watched=watched)
    assert isinstance(rules, Triggs)
    return TriggsTable(rules, watched=watched)
