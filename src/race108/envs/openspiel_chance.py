"""A game whose chance is explicit: who begins, every card of the deal and of a refill is told from outside.

An action that empties a pile waits: the rules are tried with the cards told so far, and when they ask for more, the
next card is an outcome of chance. Only when nothing more is asked does the table change.
"""

from __future__ import annotations

from itertools import repeat
from typing import Self

from race108.envs.openspiel_kit import Kit
from race108.envs.told import ASKS, SEATS_FROM
from race108.errors import IllegalMove
from race108.kernel import clone
from race108.ruleset import State

#: OpenSpiel's numbers for those who are no players.
CHANCE, NOBODY = -1, -4
Outcomes = list[tuple[int, float]]


class Cards:
    """Cards that chance is laying: those that are left, how many of them are wanted, and what has been told so far."""

    __slots__ = ("counts", "left", "told", "wanted")

    def __init__(self, counts: dict[int, int], wanted: int, told: list[int]) -> None:
        self.counts = counts
        self.left = sum(counts.values())
        self.wanted = wanted
        self.told = told

    def copy(self) -> Self:
        """A copy that can be changed."""
        return type(self)(self.counts.copy(), self.wanted, self.told.copy())

    def outcomes(self) -> Outcomes:
        """What can be laid next, and how likely it is."""
        left = self.left
        if left == len(self.counts):  # every one is there just once
            return list(zip(self.counts, repeat(1 / left)))
        return [(outcome, count / left) for outcome, count in self.counts.items()]

    def lay(self, outcome: int) -> bool:
        """Lay one card; says whether nothing is left to chance then."""
        counts = self.counts
        if counts[outcome] > 1:
            counts[outcome] -= 1
        else:
            del counts[outcome]
        self.left -= 1
        self.wanted -= 1
        self.told.append(outcome)
        return (self.wanted == 0 or len(counts) == 1) and self.settled()

    def settled(self) -> bool:
        """Whether nothing is left to chance; cards that are all alike are laid without asking."""
        if self.wanted and len(self.counts) == 1:
            self.told += list(self.counts) * self.wanted
            self.wanted = 0
        return self.wanted == 0


class Told:
    """One game, and whose decision is next: a player's, chance's or nobody's."""

    __slots__ = ("_acts", "_cards", "_first", "_waiting", "count", "kit", "legal", "player", "state")

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.player = CHANCE
        #: What the player may do.
        self.legal: list[int] = []
        #: How many actions the players have taken.
        self.count = 0
        self.state: State = None
        self._first = -1
        self._cards: Cards | None = None
        self._waiting = -1
        #: What has been done since somebody last looked at it, with the cards that were told for it.
        self._acts: list[tuple[int, list[int]] | int] = []

    def copy(self) -> Self:
        """A copy that can be played on."""
        new = self.__new__(type(self))
        new.kit = self.kit
        new.player = self.player
        new.legal = self.legal
        new.count = self.count
        new.state = None if self.state is None else clone(self.state)
        new._first = self._first
        new._cards = None if self._cards is None else self._cards.copy()
        new._waiting = self._waiting
        new._acts = self._acts.copy()
        return new

    def outcomes(self) -> Outcomes:
        """What chance can decide, and how likely it is."""
        assert self.player == CHANCE
        if self._cards is None:
            return [(seat, 1 / self.kit.players) for seat in range(self.kit.players)]
        return self._cards.outcomes()

    def apply(self, action: int) -> None:
        """Carry out a player's action, or what chance has decided; an illegal one is refused, and nothing changes."""
        if self.player >= 0:
            kit = self.kit
            found = kit.act(kit.paper, self.state, action)
            if found >= 0:
                self._acts.append(action)
                self._go_on(found)
            elif found == ASKS:
                self._waiting = action
                self._ask([])
            else:
                raise IllegalMove("illegal-action", action=action)
        elif self._cards is None:
            self._begin(action)
        elif action not in self._cards.counts:
            raise IllegalMove("illegal-action", action=action)
        elif self._cards.lay(action):
            self._use(self._cards.told)

    def _go_on(self, found: int) -> None:
        """An action has been carried out."""
        self.count += 1
        if found and self.count < self.kit.longest:
            self.player = found // SEATS_FROM
            self.legal = self.kit.paper.list[: found % SEATS_FROM].tolist()
        else:
            self.player = NOBODY
            self.legal = []

    def _begin(self, seat: int) -> None:
        """Chance has decided who begins; next is the deal."""
        if self.player != CHANCE or not 0 <= seat < self.kit.players:
            raise IllegalMove("illegal-action", action=seat)
        self._first = seat
        self._cards = Cards(self.kit.deck.copy(), sum(self.kit.deck.values()), [])

    def _use(self, told: list[int]) -> None:
        """Chance has laid all cards that were asked for."""
        self._cards = None
        if self.state is None:
            self._deal(told)
        else:
            self._try_again(told)

    def _deal(self, told: list[int]) -> None:
        """All cards have been told; the rules want the last one first."""
        paper = self.kit.paper
        self._tell(told[::-1])
        self.state = self.kit.rules.deal(paper.dealer)
        paper.told[0] = 0
        self.state["turn"] = self.player = self._first
        self.legal = self.kit.rules.legal(self.state)

    def _tell(self, told: list[int]) -> None:
        paper = self.kit.paper
        paper.told[0] = len(told)
        paper.order[: len(told)] = [outcome + self.kit.first_card for outcome in told]

    def _ask(self, told: list[int]) -> None:
        """The rules ask for cards of a shuffle."""
        paper = self.kit.paper
        rest = sorted(paper.rest[: paper.left[0]].tolist())
        counts: dict[int, int] = {}
        for card in rest:
            outcome = card - self.kit.first_card
            counts[outcome] = counts.get(outcome, 0) + 1
        self._cards = Cards(counts, int(paper.wanted[0]), told)
        self.player = CHANCE
        if self._cards.settled():
            self._use(told)

    def _try_again(self, told: list[int]) -> None:
        """Carry out the action that waits with the cards told for it; another shuffle may ask for more."""
        self._tell(told)
        found = self.kit.act(self.kit.paper, self.state, self._waiting)
        self.kit.paper.told[0] = 0
        if found == ASKS:
            self._ask(told)
            return
        self._acts.append((self._waiting, told))
        self._waiting = -1
        self._go_on(found)

    def returns(self) -> list[float]:
        """What the players get."""
        return self.kit.returns(self.state) if self.player == NOBODY else [0.0] * self.kit.players
