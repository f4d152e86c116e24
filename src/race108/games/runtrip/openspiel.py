"""Run & Trip for OpenSpiel (see ``envs/openspiel_kit.py``)."""

from __future__ import annotations

from typing import Any

from race108.envs.features import Row
from race108.envs.openspiel_kit import Kit, Paper
from race108.envs.told import ILLEGAL, SEATS_FROM, is_listed
from race108.games.runtrip import observing
from race108.games.runtrip import rules as r
from race108.games.runtrip.ruleset import RunTrip
from race108.kernel import Events, jit
from race108.ruleset import State


class RunTripKit(Kit):
    """Run & Trip. A card is 12 * (number - 1) + which."""

    rules: RunTrip
    dtype = r.STATE
    words = tuple("acted drew ran tripped laid moved pushed turned_up".split())
    deck = dict.fromkeys(range(r.DECK), 1)
    first_card = 0
    dealt = r.DEALT
    by_choice = r.TRIP
    # R17. Chance decides the order of the cards anyway.
    without = frozenset({"cut"})
    # Every turn plays a card; per card of a trip there may be an aim, and then an end.
    longest = 3 * r.DECK
    most_chance = 1 + r.DECK - 1

    def __init__(self, key: tuple[Any, ...], rules: RunTrip) -> None:
        super().__init__(key, rules)
        self.lookup = rules.layout.lookup

    def act(self, paper: Paper, state: State, action: int) -> int:
        """Try an action."""
        return act(state, action, paper.dealer, paper.listed, self.lookup)

    def action_text(self, action: int) -> str:
        """An action as text: that of a move, or of a part of a trip."""
        if r.LAYS <= action < r.AIMS:
            return f"lay {self.card_text(action - r.LAYS)}"
        if r.AIMS <= action < r.END:
            return self.rules.write(None, (action,)).replace("trip", "aim").replace("  ", " ").strip()
        return self.rules.write(None, (action,))

    def card_text(self, card: int) -> str:
        """A card as text."""
        return self.rules.layout.cards[card]

    def held(self, state: State, seat: int) -> list[int]:
        """The cards of a hand."""
        return [self.rules.layout.cards.index(text) for text in self.rules.hand(state, seat)]

    def observe(self, start: State, rows: Events, state: State, seat: int, observation: Row) -> None:
        """Write what a seat observes."""
        observing.look(state, seat, observation)

    def resample(self, start: State, rows: Events, state: State, seat: int, dealer: Any) -> State:
        """A table that could be the true one; everything a seat knows still lies on the table (R4)."""
        return self.rules.resample(self.rules.blinded(state, seat), self.rules.backs(state, seat), seat, dealer)


KIT = RunTripKit


@jit
def act(state: Any, action: int, dealer: Any, listed: Any, layout: Any) -> int:
    """Carry out an action, and list what is legal then. After the deal nothing is left to chance."""
    s, t = state[0], layout[0]
    if not is_listed(action, listed, r.legal(s, t, listed)):
        return ILLEGAL
    r.apply(s, t, action, dealer[0])
    return r.legal(s, t, listed) + SEATS_FROM * int(s.turn) if s.phase != r.OVER else 0
