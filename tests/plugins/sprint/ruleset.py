"""The rules of Sprint in plain Python: a record, and functions that say what is legal and what happens.

Everyone holds three cards from 1 to 6. On your turn you play one and your token goes forward by it; whoever stands
there is knocked back to the start. Then you draw. Who reaches the goal wins; if all cards have been played before, who
is furthest ahead.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Self

import numpy as np

from race108.errors import BadPosition
from race108.games.about import About
from race108.kernel import Events, clone, events_in, note_down, shuffled
from race108.ruleset import Dealer, Happenings, Json, Ruleset, State
from sprint import ABOUT

VALUES, COPIES, HELD = 6, 6, 3
DECK = VALUES * COPIES
ACT, OVER = 0, 1
DREW, RAN, KNOCKED = 1, 2, 3  # events: seat, card, square

STATE = np.dtype(
    [
        ("players", "i1"),
        ("turn", "i1"),
        ("phase", "i1"),
        ("token", "i1", 4),
        ("hand", "i1", (4, HELD)),  # 0: no card
        ("held", "i1", 4),
        ("deck", "i1", DECK),  # the top is the last
        ("decked", "i1"),
    ]
)


class Sprint(Ruleset):
    about: ClassVar[About] = ABOUT
    action_count: ClassVar[int] = VALUES
    first_phase: ClassVar[int] = ACT
    last_phase: ClassVar[int] = OVER
    revealing: ClassVar[frozenset[int]] = frozenset({DREW})

    def __init__(self, players: int, goal: int = 20) -> None:
        super().__init__(players)
        self.goal = goal

    @classmethod
    def from_position(cls, position: Json) -> Self:
        options = {"goal": position["goal"]} if "goal" in position else {}
        return cls.from_options(position.get("players", 2), options)

    def deal(self, dealer: Dealer) -> State:
        order = shuffled(dealer, [value for value in range(1, VALUES + 1) for _ in range(COPIES)])
        hands = [[order.pop() for _ in range(HELD)] for _ in range(self.players)]
        return self._laid(0, [0] * self.players, hands, order)

    def _laid(self, turn: int, tokens: list[int], hands: list[list[int]], deck: list[int]) -> State:
        state = np.zeros(1, dtype=STATE)
        s = state[0]
        s["players"], s["turn"], s["decked"] = self.players, turn, len(deck)
        s["token"][: self.players] = tokens
        s["deck"][: len(deck)] = deck
        for seat, hand in enumerate(hands):
            s["held"][seat] = len(hand)
            s["hand"][seat, : len(hand)] = sorted(hand)
        return state

    # --- playing ----------------------------------------------------------------------------------------------------

    def legal(self, state: State) -> list[int]:
        return [] if self.over(state) else sorted({card - 1 for card in self.hand(state, self.turn(state))})

    def step(self, state: State, action: int, dealer: Dealer) -> None:
        s, seat, card = state[0], self.turn(state), action + 1
        hand = self.hand(state, seat)
        hand.remove(card)
        square = s["token"][seat] = min(self.goal, int(s["token"][seat]) + card)
        note_down(dealer, RAN, seat, card, square)
        for other in range(self.players):
            if other != seat and s["token"][other] == square:
                s["token"][other] = 0
                note_down(dealer, KNOCKED, other)
        if s["decked"] and square < self.goal:
            s["decked"] -= 1
            hand.append(drawn := int(s["deck"][s["decked"]]))
            s["deck"][s["decked"]] = 0
            note_down(dealer, DREW, seat, drawn)
        s["held"][seat], s["hand"][seat] = len(hand), [*sorted(hand), *[0] * (HELD - len(hand))]
        s["phase"] = OVER if square == self.goal or not s["held"].any() else ACT
        following = [(seat + step) % self.players for step in range(1, self.players + 1)]
        s["turn"] = next((other for other in following if s["held"][other]), seat)

    def winners(self, state: State) -> list[int]:
        tokens = state["token"][0, : self.players].tolist()
        return [seat for seat, square in enumerate(tokens) if square == max(tokens)]

    def write(self, state: State, actions: tuple[int, ...]) -> str:
        return f"go {actions[0] + 1}"

    # --- positions, and who may know what ---------------------------------------------------------------------------

    def hand(self, state: State, seat: int) -> list[Any]:
        cards: list[Any] = state["hand"][0, seat, : state["held"][0, seat]].tolist()
        return cards

    def position(self, state: State) -> Json:
        return self._json(state, lambda seat: self.hand(state, seat), state["deck"][0, : state["decked"][0]].tolist())

    def view(self, blind: State, backs: Any, seat: int) -> Json:
        held = blind["held"][0].tolist()
        hidden = [None] * int(blind["decked"][0])
        return self._json(blind, lambda one: self.hand(blind, one) if one == seat else [None] * held[one], hidden)

    def _json(self, state: State, hand: Any, deck: list[Any]) -> Json:
        winners = self.winners(state) if self.over(state) else None
        table = {"tokens": state["token"][0, : self.players].tolist(), "deck": deck[::-1], "winners": winners}
        hands = [hand(seat) for seat in range(self.players)]
        about = {"game": self.game, "players": self.players, "goal": self.goal, "turn": self.turn(state)}
        return about | table | {"hands": hands, "phase": "over" if self.over(state) else "act"}

    def read_position(self, position: Json, dealer: Dealer) -> State:
        hands, tokens = position.get("hands"), position.get("tokens", [0] * self.players)
        if not isinstance(hands, list) or len(hands) != self.players or len(tokens) != self.players:
            raise BadPosition("position-no-hands")
        left = Counter(dict.fromkeys(range(1, VALUES + 1), COPIES))
        left.subtract(card for hand in hands for card in hand)
        deck = position.get("deck", shuffled(dealer, list(left.elements())))[::-1]
        return self._laid(position.get("turn", 0), tokens, hands, deck)

    def blinded(self, state: State, seat: int) -> State:
        blind = clone(state)
        blind["deck"] = 0
        for other in range(self.players):
            if other != seat:
                blind["hand"][0, other] = 0
        return blind

    def seen(self, rows: bytes, seat: int) -> Events:
        events = events_in(rows)
        events[(events[:, 0] == DREW) & (events[:, 1] != seat), 2] = 0
        return events

    def knowledge(self, start: State, backs: Any, seat: int, events: Events) -> Any:
        return np.array(Counter(events[events[:, 0] == RAN, 2].tolist()).most_common(), dtype=np.int64).reshape(-1, 2)

    def resample(self, blind: State, knowledge: Any, seat: int, dealer: Dealer) -> State:
        state, left = clone(blind), Counter(dict.fromkeys(range(1, VALUES + 1), COPIES))
        left.subtract(dict(knowledge.tolist()))
        left.subtract(self.hand(blind, seat) if seat >= 0 else [])
        order = shuffled(dealer, sorted(left.elements()))
        for other in range(self.players):
            if other != seat:
                held = int(state["held"][0, other])
                state["hand"][0, other, :held] = sorted(order.pop() for _ in range(held))
        state["deck"][0, : state["decked"][0]] = order
        return state

    # --- telling ----------------------------------------------------------------------------------------------------

    def happened(self, events: Events) -> Happenings:
        names = {DREW: "drew", RAN: "ran", KNOCKED: "knocked"}
        return tuple((names[kind], seat, card or None, square) for kind, seat, card, square in events.tolist())

    def told(self, events: Events) -> list[tuple[str, Json]]:
        return [
            (f"sprint-tell-{event}", {"player": {"seat": seat}, "card": card or 0, "square": square})
            for event, seat, card, square in self.happened(events)
            if event != "drew"
        ]


RULESET = Sprint
