"""Triggs as a set of rules (see ``ruleset.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self

import numpy as np

from race108.errors import IllegalMove
from race108.games.about import About
from race108.games.triggs import ABOUT, ROWS, notation, position, tell, view
from race108.games.triggs import rules as r
from race108.games.triggs.happened import happened
from race108.games.triggs.why import why
from race108.kernel import Events
from race108.ruleset import Dealer, Happenings, Json, Ruleset, State


class Triggs(Ruleset):
    """Triggs for 2 to 4 players, with its two options."""

    about: ClassVar[About] = ABOUT
    action_count: ClassVar[int] = r.ACTIONS
    first_phase: ClassVar[int] = r.ACT
    last_phase: ClassVar[int] = r.OVER
    revealing: ClassVar[frozenset[int]] = frozenset({r.DREW, r.REFILLED, r.TURNED_UP, r.REMOVED})

    def __init__(self, players: int, rows: tuple[int, ...] = ROWS, refill: str = "emptied") -> None:
        self.players = players
        self.rows = rows
        self.refill = refill
        self._rows = np.array((0, *rows), dtype=np.int8)

    def options(self) -> Json:
        return {"rows": list(self.rows), "refill": self.refill}

    @classmethod
    def from_position(cls, position: Json) -> Self:
        hands = position.get("hands")
        players = position.get("players", len(hands) if isinstance(hands, list) else 2)
        given: Json = {key: position[key] for key in ("rows", "refill") if key in position}
        return cls.from_options(players, given)

    def deal(self, dealer: Dealer) -> State:
        state = np.zeros(1, dtype=r.STATE)
        r.start_game(state, self.players, self._rows, int(self.refill == "all"), dealer)
        return state

    def read_position(self, position_: Json, dealer: Dealer) -> State:
        return position.read(position_, dealer)

    def position(self, state: State) -> Json:
        return position.write(state)

    def legal(self, state: State) -> list[int]:
        out = np.empty(r.ACTIONS, dtype=np.int16)
        actions: list[int] = out[: r.legal_actions(state, out)].tolist()
        return actions

    def step(self, state: State, action: int, dealer: Dealer) -> None:
        r.step(state, action, dealer)

    def write(self, state: State, actions: tuple[int, ...]) -> str:
        return notation.write(actions[0])

    def read(self, state: State, text: str) -> tuple[int, ...]:
        return (notation.read(text, state, self.legal(state)),)

    def why(self, state: State, thing: str) -> IllegalMove | None:
        return why(state[0], self.legal(state), thing.split())

    def winners(self, state: State) -> list[int]:
        return [int(state[0]["winner"])]

    def blinded(self, state: State, seat: int) -> State:
        return view.blinded(state, seat)

    def hand(self, state: State, seat: int) -> list[Any]:
        return position.listed(state["hand"][0, seat].tobytes())

    def seen(self, rows: bytes, seat: int) -> Events:
        return view.seen(rows, seat)

    def backs(self, state: State, seat: int, events: Events, known: Any = None) -> Any:
        return view.open_cards(events, known)

    def knowledge(self, start: State, backs: Any, seat: int, events: Events) -> Any:
        return view.memory_of(start, seat, events)

    def view(self, blind: State, backs: Any, seat: int) -> Json:
        return view.as_json(blind, backs, seat)

    def resample(self, blind: State, knowledge: Any, seat: int, dealer: Dealer) -> State:
        return view.resample(blind, knowledge, seat, dealer)

    def tell(
        self, events: Events, language: str, names: Sequence[str] | None = None, you: int | None = None
    ) -> list[str]:
        return tell.tell(events, language, names, you)

    def happened(self, events: Events) -> Happenings:
        return happened(events.tobytes())

    def playouts(self, games: int, cap: int, dealer: Dealer) -> int:
        state = np.zeros(1, dtype=r.STATE)
        refill = int(self.refill == "all")
        return int(r.playouts(state, self.players, self._rows, refill, games, cap, dealer))


RULESET = Triggs
