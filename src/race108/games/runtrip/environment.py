"""Run & Trip in an environment (see ``envs/episode.py``): what a seat observes, and its compiled code."""

from __future__ import annotations

from race108.envs.episode import CompiledEpisode
from race108.envs.features import Blocks, Row
from race108.envs.many import Compiled
from race108.games.runtrip import observing
from race108.games.runtrip import rules as r
from race108.games.runtrip.ruleset import RunTrip


def features(rules: RunTrip) -> Blocks:
    """What stands in an observation, in the order in which ``observing.observe`` writes it."""
    seats, others = range(rules.players), range(1, rules.players)
    numbers, cards = range(1, r.NUMBERS + 1), range(r.DECK)
    tokens = [f"{side}{'ab'[which]}" for side in range(rules.sides) for which in range(rules.played.tokens)]
    return [
        ("phase", 1, [("act", "trip", "lay", "over")]),
        ("turn", 1, [seats]),
        ("variant", 1, [[variant.name for variant in rules.about.variants]]),
        ("mercy", 1, [("yes",)]),  # R14
        ("square", 1, [tokens, range(r.GOAL + 1)]),
        ("hand", 1, [cards]),  # the own hand; a card is 12 * (number - 1) + which
        ("numbers", r.PER_NUMBER, [others, numbers]),  # R4. the backs of the others' cards
        ("cards", r.DECK, [seats]),  # how many cards each hand has
        ("top", 1, [numbers]),  # R4. the number on top of the deck
        ("deck", r.DECK, [("cards",)]),
        ("aside", r.DECK, [("cards",)]),  # R20
        ("discards", 1, [cards]),
        # R6. A trip in the making: whom, with which own token, the sum so far, the cards laid for it.
        ("target", 1, [tokens]),
        ("own", 1, [("a", "b")]),
        ("total", 9 * r.MOST_SYMBOLS, [("sum",)]),
        ("laid", 1, [cards]),
    ]


class RunTripEpisode(CompiledEpisode):
    """A game of Run & Trip."""

    unfinished = r.LAY

    def __init__(self, rules: RunTrip, *, watched: bool = False) -> None:
        self._layout = rules.layout.lookup
        super().__init__(rules, watched=watched)

    def _begin(self) -> None:
        self._now(observing.begin_and_look(self._state, self._layout, self._listed, *self._fresh()))

    def _act(self, action: int) -> bool:
        arguments = self._state, self._layout, action, self._dealer, self._listed
        return self._now(observing.act_and_look(*arguments, *self._fresh()))

    def _look(self, seat: int, observation: Row) -> None:
        observing.look(self._state, seat, observation)


EPISODE = RunTripEpisode


def batch(rules: RunTrip) -> Compiled:
    """What many games at once need; everything that players have seen still lies on the table."""
    options = rules.variant_number, int(rules.mercy), rules.cut, rules.set_aside
    return Compiled(observing, observing.Setup(rules.players, *options, rules.layout.lookup), r.STATE)
