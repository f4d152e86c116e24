"""Triggs in an environment (see ``envs/episode.py``): what a seat observes, and its compiled code."""

from __future__ import annotations

import numpy as np

from race108.envs.episode import CompiledEpisode
from race108.envs.features import Blocks, Row
from race108.envs.many import Compiled
from race108.games.triggs import observing
from race108.games.triggs import rules as r
from race108.games.triggs.ruleset import Triggs
from race108.kernel import set_dealer


def features(rules: Triggs) -> Blocks:
    """What stands in an observation, in the order in which ``observing.observe`` writes it."""
    players, values, piles = rules.players, range(1, r.VALUES + 1), ("left", "centre", "right")
    seats, others = range(players), range(1, players)
    return [
        ("phase", 1, [("act", "draw", "form", "extra", "over")]),
        ("turn", 1, [seats]),
        ("forming", 1, [values]),  # T6. the value that is being formed
        ("highest", 1, [(10, 11, 12)]),  # T13. the highest cards still in the game
        ("boxes", r.COPIES, [values]),  # T1. boxes in each row
        ("refill_all", 1, [("yes",)]),  # T11
        ("crossed", r.COPIES, [seats, values]),
        ("cards", r.HAND_LIMIT, [seats]),  # how many cards each hand has
        ("hand", r.COPIES, [values]),  # the own hand
        ("known", r.COPIES, [others, values]),  # T16. taken face up by another and not yet shown
        ("height", r.DECK, [piles]),
        ("top", 1, [("left", "right"), values]),
        ("discards", r.COPIES, [values]),
        ("box", r.COPIES, [values]),  # T13. out of the game
        ("unseen", r.COPIES, [values]),  # in a pile, or hidden in another's hand
        # T16. What refills have put into a pile since it was last empty, less what the seat has seen of it again.
        ("refilled", r.COPIES, [piles, values]),
    ]


class TriggsEpisode(CompiledEpisode):
    """A game of Triggs."""

    def _begin(self) -> None:
        self._before = np.zeros(1, dtype=r.STATE)
        self._seen = np.zeros(1, dtype=observing.SEEN)
        self._now(observing.begin_and_look(self._state, self._seen, self._listed, *self._fresh()))

    def _act(self, action: int) -> bool:
        arguments = self._state, self._before, self._seen, action
        told = observing.act_and_look(*arguments, 0, self._dealer, self._listed, *self._fresh())
        if told < 0:
            set_dealer(self._dealer, self.seed, len(self.moves) + 1)
            told = observing.act_and_look(*arguments, 1, self._dealer, self._listed, self.observation, self.mask)
        return self._now(told)

    def _look(self, seat: int, observation: Row) -> None:
        observing.look(self._state, self._seen, seat, observation)


EPISODE = TriggsEpisode


def batch(rules: Triggs) -> Compiled:
    """What many games at once need; what has been seen follows from events."""
    rows = np.array((0, *rules.rows), dtype=np.int8)
    setup = observing.Setup(rules.players, rows, int(rules.refill == "all"))
    return Compiled(observing, setup, r.STATE, observing.SEEN, noting=True)
