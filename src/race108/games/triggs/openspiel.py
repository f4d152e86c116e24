"""Triggs for OpenSpiel (see ``envs/openspiel_kit.py``)."""

from __future__ import annotations

from typing import Any

import numpy as np

from race108.envs.episode import MOST_ACTIONS
from race108.envs.features import Row
from race108.envs.openspiel_kit import HELD, NOTHING, Kit, Paper
from race108.envs.told import ASKS, ILLEGAL, SEATS_FROM, is_listed, nothing_used
from race108.games.triggs import observing
from race108.games.triggs import rules as r
from race108.games.triggs.ruleset import Triggs
from race108.kernel import EVENT, LOG_ROWS, Events, jit
from race108.ruleset import State


class TriggsKit(Kit):
    """Triggs. A card is its value."""

    rules: Triggs
    dtype = r.STATE
    seen = observing.SEEN
    words = tuple("acted drew discarded formed crossed filled refilled turned_up removed emptied won".split())
    deck = dict.fromkeys(range(r.VALUES), r.COPIES)
    first_card = 1
    dealt = r.DEALT
    by_choice = r.FORM
    longest = MOST_ACTIONS
    # Who begins, the deal, and the refills: they cannot take more cards than have been dealt to hands or drawn since.
    most_chance = 1 + r.DECK - 1 + 4 * r.DEALT + r.DEALT * longest

    def act(self, paper: Paper, state: State, action: int) -> int:
        """Try an action."""
        return act(state, action, paper.dealer, paper.listed)

    def action_text(self, action: int) -> str:
        """An action as text."""
        return self.rules.write(None, (action,))

    def card_text(self, card: int) -> str:
        """A card as text."""
        return str(card)

    def held(self, state: State, seat: int) -> list[int]:
        """The cards of a hand."""
        return self.rules.hand(state, seat)

    def observe(self, start: State, rows: Events, state: State, seat: int, observation: Row) -> None:
        """Write what a seat observes."""
        observe(start, rows, state, self.paper.seen, seat, self.paper.dealer, observation)

    def resample(self, start: State, rows: Events, state: State, seat: int, dealer: Any) -> State:
        """A table that could be the true one."""
        rules = self.rules
        blind = rules.blinded(state, seat)
        if HELD not in rows[:, 0]:
            memory = rules.knowledge(rules.blinded(start, seat), None, seat, rows)
            return rules.resample(blind, memory, seat, dealer)
        memory = rules.knowledge(rules.blinded(start, -1), None, -1, as_shown(rows, seat))
        return rules.resample(blind, memory, -1, dealer)


KIT = TriggsKit


def as_shown(rows: Events, seat: int) -> Events:
    """What an onlooker would know to whom a seat has shown its hand, and from then on every card that it draws.

    That is what the seat knows for whom only that hand was dealt: not where its cards are from.
    """
    shown: list[list[int]] = []
    showing = False
    for row in rows.tolist():
        kind, who, what, how = row
        if kind == HELD:
            showing = True
            if what != NOTHING:
                shown.append([r.DISCARDED, seat, what, 0])
        elif not (showing and who == seat and kind in (r.DREW, r.DISCARDED, r.FORMED)):
            shown.append(row)
        elif kind == r.DREW and how == r.CENTRE:
            shown += [row, [r.DISCARDED, seat, what, 0]]
    return np.array(shown, dtype=np.int16).reshape(-1, rows.shape[1])


@jit
def act(state: Any, action: int, dealer: Any, listed: Any) -> int:
    """Carry out an action as far as the told cards go, and list what is legal then."""
    s, d = state[0], dealer[0]
    if not is_listed(action, listed, r.legal(s, listed)):
        return ILLEGAL
    before = np.empty(1, dtype=r.STATE)
    before[0] = s
    nothing_used(d)
    r.apply(s, action, d)
    if d.left > 0:
        state[0] = before[0]
        return ASKS
    return r.legal(s, listed) + SEATS_FROM * int(s.turn) if s.phase != r.OVER else 0


@jit
def observe(start: Any, rows: Any, state: Any, seen: Any, seat: int, dealer: Any, observation: Any) -> None:
    """Write what a seat observes that has seen these rows since the start."""
    d = dealer[0]
    observing.begin(start[0], seen[0])
    first = 0
    while first < rows.shape[0]:
        count = min(LOG_ROWS, rows.shape[0] - first)
        for i in range(count):
            for k in range(EVENT):
                d.log[i, k] = rows[first + i, k]
        d.noted = count
        observing.follow(seen[0], d)
        first += count
    d.noted = 0
    observing.observe(state[0], seen[0], seat, observation)
