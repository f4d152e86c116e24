"""What all OpenSpiel states of a game with the same options share: the rules, what is shown, paper to write on."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from race108.envs import told
from race108.envs.episode import MOST_ACTIONS, rewards_for
from race108.envs.features import Row, features_for
from race108.games.runtrip import observing as runtrip_seeing
from race108.games.runtrip import rules as runtrip
from race108.games.runtrip.ruleset import RunTrip
from race108.games.triggs import observing as triggs_seeing
from race108.games.triggs import rules as triggs
from race108.games.triggs.ruleset import Triggs
from race108.kernel import Events, new_dealer
from race108.ruleset import Ruleset, State

DECK = triggs.DECK
#: Rows beside those of the rules' events: a seat acted (seat, action), and what a seat held (seat, card).
ACTED, HELD = 0, -1
#: A row that begins a list of held cards, even of none, has this as its card.
NOTHING = -1


class Paper(threading.local):
    """What compiled functions write on; each thread has its own."""

    def __init__(self, rules: Ruleset) -> None:
        self.dealer = new_dealer(bytes(32))
        self.dealer["told"] = 0
        self.told, self.order = self.dealer["told"], self.dealer["order"][0]
        self.left, self.wanted, self.rest = self.dealer["left"], self.dealer["wanted"], self.dealer["rest"][0]
        self.noting = new_dealer(bytes(32), noting=True)
        self.noting["told"] = 0
        self.shuffling = new_dealer(bytes(32))
        self.listed = np.zeros(rules.action_count, dtype=np.int16)
        self.list = self.listed.data  # shorter to slice
        self.seen = np.zeros(1, dtype=triggs_seeing.SEEN)


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
    #: The phase in which a turn goes on by choice: one gets there only if one can (T6, R7).
    by_choice: int
    #: Bounds that hold for every game.
    longest: int
    most_chance: int

    def __init__(self, key: tuple[Any, ...], rules: Ruleset) -> None:
        self.key = key
        self.rules = rules
        self.players = rules.players
        self.features = features_for(rules)
        self.paper = Paper(rules)

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
        """1 for who has won, -1 for the others; of a shared win each has a part. A game called off is shared by all."""
        if not self.rules.over(state):
            return [2 / self.players - 1] * self.players
        return rewards_for(self.rules, self.rules.winners(state))

    @property
    def sum(self) -> float:
        """What all returns add up to."""
        return 2.0 - self.players

    def table_from(self, packed: bytes) -> State:
        """A table from its bytes; from none, none."""
        return np.frombuffer(bytearray(packed), dtype=self.dtype) if packed else None

    def random_dealer(self, sampler: Callable[[], float]) -> Any:
        """A dealer whose generator begins with numbers from a sampler that gives numbers from 0 to 1."""
        words = [int(sampler() * (1 << 53)) << 11 | 1 for _ in range(4)]  # the generator must not begin with zeros only
        self.paper.shuffling["rng"] = np.array(words, dtype=np.uint64)
        return self.paper.shuffling


class TriggsKit(Kit):
    """Triggs. A card is its value."""

    rules: Triggs
    dtype = triggs.STATE
    words = tuple("acted drew discarded formed crossed filled refilled turned_up removed emptied won".split())
    deck = dict.fromkeys(range(triggs.VALUES), triggs.COPIES)
    first_card = 1
    dealt = triggs.DEALT
    by_choice = triggs.FORM
    longest = MOST_ACTIONS
    # Who begins, the deal, and the refills: they cannot take more cards than have been dealt to hands or drawn since.
    most_chance = 1 + DECK - 1 + 4 * triggs.DEALT + triggs.DEALT * longest

    def act(self, paper: Paper, state: State, action: int) -> int:
        """Try an action."""
        return told.act_triggs(state, action, paper.dealer, paper.listed)

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
        told.observe_triggs(start, rows, state, self.paper.seen, seat, self.paper.dealer, observation)

    def resample(self, start: State, rows: Events, state: State, seat: int, dealer: Any) -> State:
        """A table that could be the true one."""
        rules = self.rules
        blind = rules.blinded(state, seat)
        if HELD not in rows[:, 0]:
            memory = rules.knowledge(rules.blinded(start, seat), None, seat, rows)
            return rules.resample(blind, memory, seat, dealer)
        memory = rules.knowledge(rules.blinded(start, -1), None, -1, as_shown(rows, seat))
        return rules.resample(blind, memory, -1, dealer)


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
                shown.append([triggs.DISCARDED, seat, what, 0])
        elif not (showing and who == seat and kind in (triggs.DREW, triggs.DISCARDED, triggs.FORMED)):
            shown.append(row)
        elif kind == triggs.DREW and how == triggs.CENTRE:
            shown += [row, [triggs.DISCARDED, seat, what, 0]]
    return np.array(shown, dtype=np.int16).reshape(-1, rows.shape[1])


class RunTripKit(Kit):
    """Run & Trip. A card is 12 * (number - 1) + which."""

    rules: RunTrip
    dtype = runtrip.STATE
    words = tuple("acted drew ran tripped laid moved pushed turned_up".split())
    deck = dict.fromkeys(range(runtrip.DECK), 1)
    first_card = 0
    dealt = runtrip.DEALT
    by_choice = runtrip.TRIP
    # Every turn plays a card; per card of a trip there may be an aim, and then an end.
    longest = 3 * runtrip.DECK
    most_chance = 1 + DECK - 1

    def __init__(self, key: tuple[Any, ...], rules: RunTrip) -> None:
        super().__init__(key, rules)
        self.tables = rules.layout.tables

    @property
    def sum(self) -> float:
        """What all returns add up to: partners win together."""
        return 0.0 if self.rules.variant == "team" else super().sum

    def act(self, paper: Paper, state: State, action: int) -> int:
        """Try an action."""
        return told.act_runtrip(state, action, paper.dealer, paper.listed, self.tables)

    def action_text(self, action: int) -> str:
        """An action as text: that of a move, or of a part of a trip."""
        if runtrip.LAYS <= action < runtrip.AIMS:
            return f"lay {self.card_text(action - runtrip.LAYS)}"
        if runtrip.AIMS <= action < runtrip.END:
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
        runtrip_seeing.look(state, seat, observation)

    def resample(self, start: State, rows: Events, state: State, seat: int, dealer: Any) -> State:
        """A table that could be the true one; everything a seat knows still lies on the table (R4)."""
        return self.rules.resample(self.rules.blinded(state, seat), self.rules.backs(state, seat, rows), seat, dealer)


@lru_cache(maxsize=64)
def kit_for(*key: Any) -> Kit:
    """The kit for a game, a number of players and options (each a pair); wrong ones are refused in one sentence."""
    game, players, *options = key
    return _make(key, game, players, dict(options))


def _make(key: tuple[Any, ...], game: str, players: int, options: Mapping[str, Any]) -> Kit:
    if game == Triggs.about.name:
        return TriggsKit(key, Triggs.from_options(players, options))
    return RunTripKit(key, RunTrip.from_options(players, options))
