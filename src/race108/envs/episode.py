"""One game for an environment: actions in, observations out, and the same game as a record or a view.

The deal and everything else that chance decides are those of ``Game`` with the same seed, so a game that an agent has
played can be saved, verified, and looked at in the browser.

What a game brings for this is its module ``environment``. Two functions are enough:

``features(rules) -> list[(name, most, labels)]``
    The blocks of an observation, in their order (see ``features.py``): its name, the largest number that can stand in
    it (1 for flags, at most 127), and for every axis a sequence of what its places mean.
``observe(view, seat, told) -> None``
    Write what a seat observes. ``view`` is what it may know (a ``View`` with ``turn``, ``json`` and ``events``), so
    nothing hidden can get in; ``told`` has an array for every block, by its name and in its shape, full of zeros, into
    which it is written. Seats are counted from the observer: 0 is the own one.

So a small game is observed by this:

    def features(rules):
        return [("turn", 1, [range(rules.players)]), ("square", 30, [range(rules.players)])]

    def observe(view, seat, told):
        told["turn"][view.turn - seat] = 1
        told["square"][:] = view.json["squares"][seat:] + view.json["squares"][:seat]

Everything else comes from its ``Ruleset``: ``deal``, ``legal``, ``step``, ``turn``, ``over``, ``winners``, and what a
view needs. A move of several actions is complete when it is one of ``moves``: none may be the beginning of another.

A game that is to be fast has compiled code. It brings

``EPISODE``
    A ``CompiledEpisode`` that acts, observes and lists what is legal in one compiled call, instead of ``observe``;
``batch(rules) -> Compiled``
    and what it takes to step many games in one compiled call (see ``many.py``).
"""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from race108.envs.features import Features, Row, features_for
from race108.envs.many import reward
from race108.errors import IllegalMove
from race108.game import Game, View, rules_class
from race108.games.registry import games_with, part_of
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


class Episode:
    """One game after another by the same rules. What the seat on turn observes and may do is always at hand."""

    observation: Row
    mask: Row
    turn: int
    over: bool

    def __init__(self, rules: Ruleset, *, watched: bool = False) -> None:
        """Views can be had of a watched episode: it keeps everything that happens. One without compiled code is."""
        self.rules = rules
        self.features: Features = features_for(rules)
        self._environment = part_of(rules.game, "environment")
        self._watched = watched
        self._dealer = new_dealer(bytes(32), noting=True)
        self.deal(bytes(32))

    def deal(self, seed: bytes) -> None:
        """Begin a new game."""
        self.seed = seed
        self.count = 0
        self.moves: list[tuple[int, ...]] = []
        self._move: list[int] = []
        self._events = bytearray()
        self._starts: dict[int, Any] = {}
        self._dealer["noted"] = 0
        self._state = self.rules.deal(new_dealer(seed))
        self._start = self._state.copy()
        self._begin()

    def act(self, action: int) -> None:
        """Carry out an action of the seat on turn; an illegal one is refused, and nothing changes."""
        if not (0 <= action < len(self.mask) and self.mask[action]):
            raise IllegalMove("illegal-action", action=str(action))
        self.count += 1
        self._move.append(int(action))
        if self._act(action):
            self.moves.append(tuple(self._move))
            self._move = []

    # --- what compiled code does otherwise --------------------------------------------------------------------------

    def _begin(self) -> None:
        """Look at a new deal."""
        self._look_around()
        self._complete = set(self.rules.moves(self._state))

    def _act(self, action: int) -> bool:
        """Carry out a legal action, and look at what has come of it; says whether the move is complete."""
        if len(self._move) == 1:  # chance decides once for a move, as in ``Game``
            set_dealer(self._dealer, self.seed, len(self.moves) + 1)
        self._dealer["noted"] = 0
        self.rules.step(self._state, action, self._dealer)
        self._events += noted(self._dealer)
        self._look_around()
        if tuple(self._move) not in self._complete:
            return False
        self._complete = set() if self.over else set(self.rules.moves(self._state))
        return True

    def _look_around(self) -> None:
        """Who is on turn, and what that seat observes and may do."""
        self.turn, self.over = self.rules.turn(self._state), self.rules.over(self._state)
        self.observation = self._observed(self.turn)
        self.mask = np.zeros(self.rules.action_count, dtype=np.int8)
        if not self.over:
            self.mask[self.rules.legal(self._state)] = 1

    def _observed(self, seat: int) -> Row:
        """What a seat observes, in an array of its own."""
        observation = np.zeros(len(self.features), dtype=np.int8)
        self._environment.observe(self.view(seat), seat, self.features.parts(observation))
        return observation

    # --- what can be asked ------------------------------------------------------------------------------------------

    def observed_by(self, seat: int) -> Row:
        """What any seat observes."""
        return self.observation if seat == self.turn else self._observed(seat)

    def rewards(self) -> list[float]:
        """What the game has brought every seat; nothing while it goes on."""
        winners = self.winners
        return [0.0] * self.rules.players if winners is None else rewards_for(self.rules, winners)

    @property
    def winners(self) -> list[int] | None:
        """Who has won (of partners: which side), once the game is over."""
        return self.rules.winners(self._state) if self.over else None

    def view(self, seat: int) -> View:
        """What a seat may know, for bots."""
        events = self.rules.seen(bytes(self._events), seat)
        backs = self.rules.backs(self._state, seat)
        if seat not in self._starts:
            self._starts[seat] = self.rules.blinded(self._start, seat)
        return View(
            self.rules, seat, self.turn, self.rules.blinded(self._state, seat), backs, events, self._starts[seat]
        )

    def game(self) -> Game:
        """The game so far, without a move that is not complete: to save it, replay it or look at it."""
        game = Game.with_options(self.rules.game, self.rules.players, self.seed, self.rules.options())
        for move in self.moves:
            game.play(game.view().write(move))
        return game

    def record(self) -> Json:
        """The record of the game so far."""
        return self.game().record()


class CompiledEpisode(Episode):
    """An episode whose game has compiled code that acts, observes and lists what is legal in one call."""

    #: A phase in which a move lacks something, if there is one.
    unfinished: ClassVar[int] = -1

    def __init__(self, rules: Ruleset, *, watched: bool = False) -> None:
        self._listed: npt.NDArray[np.int16] = np.empty(rules.action_count, dtype=np.int16)
        super().__init__(rules, watched=watched)

    @abstractmethod
    def _begin(self) -> None:
        """Look at a new deal."""

    @abstractmethod
    def _act(self, action: int) -> bool:
        """Carry out a legal action, and look at what has come of it; says whether the move is complete."""

    @abstractmethod
    def _look(self, seat: int, observation: Row) -> None:
        """Write what a seat observes."""

    def _fresh(self) -> tuple[Row, Row]:
        """New arrays: those handed out before stay as they were."""
        self.observation = np.empty(len(self.features), dtype=np.int8)
        self.mask = np.empty(self.rules.action_count, dtype=np.int8)
        return self.observation, self.mask

    def _now(self, told: int) -> bool:
        """Compiled code says who is on turn, plus 8 times the phase; what has happened is kept if it is wanted."""
        self.turn, phase = told & 7, told >> 3
        self.over = phase == self.rules.last_phase
        if self._watched:
            self._events += noted(self._dealer)
        return phase != self.unfinished

    def _observed(self, seat: int) -> Row:
        observation = np.empty(len(self.features), dtype=np.int8)
        self._look(seat, observation)
        return observation


def rewards_for(rules: Ruleset, winners: list[int]) -> list[float]:
    """What a game that these have won brings every seat."""
    seats = rules.seats_of(winners)
    return [reward(seat in seats, len(winners)) for seat in range(rules.players)]


def rules_for(game: str | None, players: int, options: Mapping[str, Any]) -> Ruleset:
    """The rules of a game, or else of the first there is; wrong players or options are refused in one sentence."""
    return rules_class(games_with("environment")[0] if game is None else game).from_options(players, options)


def episode_for(game: str | None, players: int, options: Mapping[str, Any], *, watched: bool = False) -> Episode:
    """An episode of a game; wrong players or options are refused in one sentence."""
    rules = rules_for(game, players, options)
    made: type[Episode] = getattr(part_of(rules.game, "environment"), "EPISODE", Episode)
    return made(rules, watched=watched)
