"""Triggs as a set of rules (see ``ruleset.py``)."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Self

import numpy as np
import orjson

from race108.desk import desk_for
from race108.errors import IllegalMove
from race108.games.about import About
from race108.games.triggs import ABOUT, ROWS, notation, position, showing, view
from race108.games.triggs import rules as r
from race108.games.triggs.why import why_not
from race108.kernel import Events, scratch
from race108.ruleset import Dealer, Json, Ruleset, State
from race108.shown import Shown, Turn, shown_on, turn_of, why_in, written
from race108.writing import ALL


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

    @property
    def usual(self) -> bool:
        return self.rows == ROWS

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

    def legal(self, state: State) -> list[int]:
        out = np.empty(r.ACTIONS, dtype=np.int16)
        actions: list[int] = out[: r.legal_actions(state, out)].tolist()
        return actions

    def step(self, state: State, action: int, dealer: Dealer) -> None:
        r.step(state, action, dealer)

    def read(self, state: State, text: str) -> tuple[int, ...]:
        return (notation.read(text, state, self.legal(state)),)

    def why(self, state: State, thing: str) -> IllegalMove | None:
        return why_in(thing, lambda text, page: why_not(state, text, page))

    def winners(self, state: State) -> list[int]:
        return [int(state[0]["winner"])]

    def blinded(self, state: State, seat: int) -> State:
        return view.blinded(state, seat)

    def hand(self, state: State, seat: int) -> list[Any]:
        cards: list[Any] = np.repeat(np.arange(r.VALUES + 1), state["hand"][0, seat]).tolist()
        return cards

    def seen(self, rows: bytes, seat: int) -> Events:
        return view.seen(rows, seat)

    def knowledge(self, start: State, backs: Any, seat: int, events: Events) -> Any:
        return view.memory_of(start, seat, events)

    def resample(self, blind: State, knowledge: Any, seat: int, dealer: Dealer) -> State:
        return view.resample(blind, knowledge, seat, dealer)

    def playouts(self, games: int, cap: int, dealer: Dealer) -> int:
        state = np.zeros(1, dtype=r.STATE)
        refill = int(self.refill == "all")
        return int(r.playouts(state, self.players, self._rows, refill, games, cap, dealer))

    # --- what compiled code writes ----------------------------------------------------------------------------------

    @cached_property
    def _opening(self) -> bytes:
        """What every position begins with."""
        return orjson.dumps({"game": self.game, "players": self.players} | self.options())[:-1]

    def position(self, state: State) -> Json:
        return self.view(state, None, ALL)

    def view(self, blind: State, backs: Any, seat: int) -> Json:
        table: Json = orjson.loads(self._opening + written(showing.write_table, blind, seat))
        return table

    def write(self, state: State, actions: tuple[int, ...]) -> str:
        return notation.texts([actions[0]])[0]

    def texts(self, state: State, moves: list[tuple[int, ...]]) -> list[str]:
        return notation.texts([action for (action,) in moves])

    def turn_text(self, events: Events) -> Turn:
        return turn_of(showing.write_turn, events)

    def show(self, table: bytes, log: bytes, chance: bytes, text: str | None, actor: int, most: int) -> Shown | None:
        desk = desk_for(showing.play_and_show, r.STATE)
        if not desk.lay(table, log, chance, text):
            return None
        length = desk.call(desk.state, desk.text, actor, most, desk.dealer, scratch(r.STATE), desk.out)
        return shown_on(desk, length, self._opening, self.players, actor)


RULESET = Triggs
