"""Thousands of games at once: one compiled call steps them all, and writes into the same arrays every time.

>>> from race108.envs.batch import Batch
>>> batch = Batch("triggs", players=2, games=1000, seed=7)
>>> batch.step(batch.any_actions())
>>> batch.observations.shape, batch.masks.shape, bool(batch.illegal.any())
((1000, 184), (1000, 172), False)
"""

from __future__ import annotations

import hashlib
import struct
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from race108.checks import is_whole
from race108.envs.episode import MOST_ACTIONS, rules_for
from race108.envs.features import Features, Row, features_for
from race108.envs.many import Compiled, Games
from race108.errors import BadOption
from race108.games.registry import part_of
from race108.kernel import new_dealer
from race108.seed import seed_from

MOST_GAMES = 1 << 20
MOST_THREADS = 256


class Batch:
    """Many games by the same rules, each with random numbers of its own: none hangs on the others or on their count.

    A game that has ended is dealt anew by the next step, whatever its action is (``over`` tells). Without a ``learner``
    the arrays tell about the seat on turn; with one, the other seats act at random within the step, and the arrays
    always tell about the learner's seat. ``threads`` step the games together; what happens does not depend on them.
    """

    def __init__(
        self,
        game: str | None = None,
        players: int = 2,
        games: int = 1024,
        seed: object = None,
        *,
        learner: int | None = None,
        most_actions: int = MOST_ACTIONS,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.rules = rules_for(game, players, options)
        self.features: Features = features_for(self.rules)
        counts = (
            ("games", games, MOST_GAMES),
            ("most_actions", most_actions, 1 << 31),
            ("threads", threads, MOST_THREADS),
        )
        for name, given, most in counts:
            if not is_whole(given) or not 1 <= given <= most:
                raise BadOption("bad-count", option=name, most=most)
        if learner is not None and not (is_whole(learner) and 0 <= learner < players):
            raise BadOption("bad-seat", most=players - 1)
        self._learner = -1 if learner is None else learner
        self._cap = most_actions
        self._compiled = self._compiled_code()
        self._chooser = new_dealer(bytes(32))
        self._actions = np.zeros(games, dtype=np.int64)
        self._games = Games(
            states=np.zeros(games, dtype=self._compiled.state),
            seen=np.zeros(games, dtype=self._compiled.seen),
            numbers=np.zeros((games, 4), dtype=np.uint64),
            observations=np.zeros((games, len(self.features)), dtype=np.int8),
            masks=np.zeros((games, self.rules.action_count), dtype=np.int8),
            rewards=np.zeros((games, players), dtype=np.float32),
            acted=np.zeros(games, dtype=np.int8),
            turn=np.zeros(games, dtype=np.int8),
            over=np.zeros(games, dtype=np.bool_),
            called_off=np.zeros(games, dtype=np.bool_),
            illegal=np.zeros(games, dtype=np.bool_),
            count=np.zeros(games, dtype=np.int64),
        )
        #: What each thread steps, and the dealer it does that with.
        cuts = np.linspace(0, games, min(threads, games) + 1).astype(int).tolist()
        self._shares = [
            (slice(first, end), Games(*(part[first:end] for part in self._games)), self._new_dealer())
            for first, end in pairwise(cuts)
        ]
        self._others = ThreadPoolExecutor(len(cuts) - 2, "batch") if len(cuts) > 2 else None
        self.deal(seed)

    def _new_dealer(self) -> Any:
        return new_dealer(bytes(32), noting=self._compiled.noting)

    def _compiled_code(self) -> Compiled:
        environment = part_of(self.rules.game, "environment")
        if not hasattr(environment, "batch"):
            raise BadOption("no-batch", game=self.rules.about.named())
        found: Compiled = environment.batch(self.rules)
        return found

    def deal(self, seed: object = None) -> None:
        """Begin all games anew."""
        root = seed_from(seed)
        for i in range(len(self)):
            digest = hashlib.sha256(b"race108 batch 1\n" + root + struct.pack(">Q", i)).digest()
            self._games.numbers[i] = struct.unpack("<4Q", digest)
        self._chooser["rng"] = struct.unpack("<4Q", hashlib.sha256(b"race108 choose 1\n" + root).digest())
        self._games.over[:] = True
        self._step(self._actions)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action in every game; an illegal one changes nothing and costs its seat a reward of -1."""
        given = np.asarray(actions)
        if given.shape != (len(self),) or given.dtype.kind not in "iu":
            raise BadOption("bad-actions", count=len(self))
        self._step(given.astype(np.int64, copy=False))

    def _step(self, actions: npt.NDArray[np.int64]) -> None:
        own, *rest = self._shares
        others = [self._others.submit(self._step_share, actions, *share) for share in rest] if self._others else []
        self._step_share(actions, *own)
        for other in others:
            other.result()

    def _step_share(self, actions: npt.NDArray[np.int64], share: slice, games: Any, dealer: Any) -> None:
        setup = self._compiled.setup
        self._compiled.code.step_all(games, setup, actions[share], self._learner, self._cap, dealer)

    def any_actions(self) -> npt.NDArray[np.int64]:
        """Any legal action in every game, in an array that the next call writes again."""
        self._compiled.code.choose_all(self._games, self._compiled.setup, self._actions, self._chooser)
        return self._actions

    def __len__(self) -> int:
        return len(self._actions)

    @property
    def observations(self) -> Row:
        """What the seat on turn (or the learner's) observes, a row per game; ``features`` names the columns."""
        return self._games.observations  # type: ignore[no-any-return]

    @property
    def masks(self) -> Row:
        """1 for every legal action, a row per game."""
        return self._games.masks  # type: ignore[no-any-return]

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the last step has brought each seat, a row per game."""
        return self._games.rewards  # type: ignore[no-any-return]

    @property
    def turn(self) -> Row:
        """The seat on turn."""
        return self._games.turn  # type: ignore[no-any-return]

    @property
    def acted(self) -> Row:
        """The seat whose action was the last."""
        return self._games.acted  # type: ignore[no-any-return]

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended with the last step."""
        return self._games.over  # type: ignore[no-any-return]

    @property
    def called_off(self) -> npt.NDArray[np.bool_]:
        """Which games have gone on for too many actions, and end without a winner."""
        return self._games.called_off  # type: ignore[no-any-return]

    @property
    def illegal(self) -> npt.NDArray[np.bool_]:
        """Where the last action was illegal."""
        return self._games.illegal  # type: ignore[no-any-return]
