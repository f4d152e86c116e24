"""Run & Trip as a set of rules (see ``ruleset.py``)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Self

import numpy as np
import orjson

from race108.desk import desk_for
from race108.errors import IllegalMove
from race108.games.about import About, Variant
from race108.games.runtrip import ABOUT, SET_ASIDE, notation, position, showing, view
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout, layout_from, named_layout
from race108.games.runtrip.why import why_not
from race108.kernel import Events, new_dealer, scratch
from race108.ruleset import Dealer, Happenings, Json, Ruleset, State
from race108.shown import Shown, Turn, shown_on, turn_of, why_in, written
from race108.writing import ALL

#: For trying moves out: it notes nothing, and after the deal nothing is left to chance.
_QUIET = new_dealer(bytes(32))
#: For who sees everything.
_NOTHING_KNOWN = np.zeros((6, r.NUMBERS + 1), dtype=np.int64)


class RunTrip(Ruleset):
    """Run & Trip in all its variants."""

    about: ClassVar[About] = ABOUT
    action_count: ClassVar[int] = r.ACTIONS
    first_phase: ClassVar[int] = r.ACT
    last_phase: ClassVar[int] = r.OVER
    revealing: ClassVar[frozenset[int]] = frozenset({r.DREW, r.TURNED_UP})

    def __init__(
        self,
        players: int,
        variant: str = "basic",
        mercy: bool = False,
        layout: Layout | None = None,
        cut: int = 0,
        even: bool = False,
    ) -> None:
        self.players = players
        self.variant = variant
        self.mercy = mercy
        self.layout = layout or named_layout("factors")
        self.cut = cut
        self.even = even
        self._notation = notation.Notation(self.layout, self.played.tokens)

    @classmethod
    def from_options(cls, players: int, options: Mapping[str, Any]) -> Self:
        given = cls.about.checked(players, options)
        return cls(players, **given | {"layout": layout_from(given["layout"])})

    def options(self) -> Json:
        return {
            "variant": self.variant,
            "mercy": self.mercy,
            "layout": self.layout.as_json(),
            "cut": self.cut,
            "even": self.even,
        }

    @classmethod
    def from_position(cls, given: Json) -> Self:
        options = {key: given[key] for key in ("variant", "mercy", "layout") if key in given}
        return cls.from_options(position.players_of(given), options | {"even": "aside" in given})

    def options_in_full(self) -> Json:
        return self.options() | {"layout": self.layout.written_out()}

    @property
    def played(self) -> Variant:
        return self.about.variant(self.variant)

    @property
    def variant_number(self) -> int:
        """The variant as the kernel knows it."""
        return self.about.variants.index(self.played)

    @property
    def set_aside(self) -> int:
        return SET_ASIDE.get(self.players, 0) if self.even else 0

    def deal(self, dealer: Dealer) -> State:
        state = np.zeros(1, dtype=r.STATE)
        r.start_game(state, self.players, self.variant_number, int(self.mercy), self.cut, self.set_aside, dealer)
        return state

    def read_position(self, position_: Json, dealer: Dealer) -> State:
        return position.read(position_, self.players, self.variant_number, self.layout, self.set_aside, dealer)

    def legal(self, state: State) -> list[int]:
        out = np.empty(r.ACTIONS, dtype=np.int16)
        actions: list[int] = out[: r.legal_actions(state, self.layout.lookup, out)].tolist()
        return actions

    def step(self, state: State, action: int, dealer: Dealer) -> None:
        r.step(state, self.layout.lookup, action, dealer)

    def _try(self, state: State, action: int) -> None:
        self.step(state, action, _QUIET)

    def moves(self, state: State) -> list[tuple[int, ...]]:
        return notation.all_moves(state, self.layout)

    def first_moves(self, state: State, most: int) -> list[tuple[int, ...]]:
        return notation.all_moves(state, self.layout, most)

    def read(self, state: State, text: str) -> tuple[int, ...]:
        return notation.read(text, state, self._notation, self.legal, self._try)

    def why(self, state: State, thing: str) -> IllegalMove | None:
        room = scratch("i2", showing.MOST_MOVES, showing.LONGEST_MOVE)
        return why_in(thing, lambda text, page: why_not(state, self.layout.lookup, text, room, page))

    def winners(self, state: State) -> list[int]:
        return position.winners_of(int(state["sides"][0]), int(state["winners"][0]))

    def seats_of(self, winners: list[int]) -> list[int]:
        return [seat for seat in range(self.players) if seat % self.sides in winners]

    def time_up(self, state: State) -> None:
        r.time_up(state)

    def blinded(self, state: State, seat: int) -> State:
        return view.blinded(state, seat)

    def hand(self, state: State, seat: int) -> list[Any]:
        low, high = state["hand"][0, seat].tolist()
        return [text for card, text in enumerate(self.layout.cards) if (low | high << r.HALF) >> card & 1]

    def seen(self, rows: bytes, seat: int) -> Events:
        return view.seen(rows, seat)

    def backs(self, state: State, seat: int) -> Any:
        return view.numbers_seen(state, seat)

    def resample(self, blind: State, knowledge: Any, seat: int, dealer: Dealer) -> State:
        return view.resample(blind, knowledge, seat, dealer)

    def steps(self, events: Events) -> Happenings:
        return self.happened(events[np.isin(events[:, 0], r.STEPS)])

    def playouts(self, games: int, cap: int, dealer: Dealer) -> int:
        state = np.zeros(1, dtype=r.STATE)
        given = self.layout.lookup, self.players, self.variant_number, int(self.mercy), self.set_aside
        return int(r.playouts(state, *given, games, dealer))

    # --- what compiled code writes ----------------------------------------------------------------------------------

    @cached_property
    def _opening(self) -> bytes:
        """What every position begins with."""
        options = self.options()
        said = {key: options[key] for key in ("variant", "mercy", "layout")}
        return orjson.dumps({"game": self.game, "players": self.players} | said)[:-1]

    def position(self, state: State) -> Json:
        return self.view(state, _NOTHING_KNOWN, ALL)

    def view(self, blind: State, backs: Any, seat: int) -> Json:
        shown = written(showing.write_table, blind, self.layout.lookup, int(self.even), backs, seat)
        table: Json = orjson.loads(self._opening + shown)
        return table

    def write(self, state: State, actions: tuple[int, ...]) -> str:
        return self._notation.texts([actions])[0]

    def texts(self, state: State, moves: list[tuple[int, ...]]) -> list[str]:
        return self._notation.texts(moves)

    def turn_text(self, events: Events) -> Turn:
        return turn_of(lambda log, page: showing.write_turn(log, self.layout.lookup, self.variant_number, page), events)

    def show(self, table: bytes, log: bytes, chance: bytes, text: str | None, actor: int, most: int) -> Shown | None:
        desk = desk_for(showing.play_and_show, r.STATE)
        if not desk.lay(table, log, chance, text):
            return None
        rooms = scratch(r.STATE), scratch("i2", showing.MOST_MOVES, showing.LONGEST_MOVE)
        given = desk.state, self.layout.lookup, int(self.even), desk.text, actor, most, desk.dealer
        length = desk.call(*given, *rooms, desk.out)
        return shown_on(desk, length, self._opening, self.players, actor)


RULESET = RunTrip
