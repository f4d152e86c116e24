"""Run & Trip as a set of rules (see ``ruleset.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import numpy as np

from race108.checks import is_whole
from race108.errors import BadOption
from race108.games.runtrip import notation, position, tell, view
from race108.games.runtrip import rules as r
from race108.games.runtrip.happened import happened
from race108.games.runtrip.layout import Layout, layout_from, named_layout
from race108.kernel import Events, new_dealer
from race108.ruleset import Dealer, Happenings, Json, Ruleset, State, check_known, check_players

#: R14, R15, R18. Who can play which variant.
PLAYERS = {"basic": range(2, 7), "advanced": range(2, 4), "team": range(4, 5)}
MERCY_PLAYERS = range(4, 7)
#: R20. How many cards are set aside so that everyone draws equally often.
SET_ASIDE = {4: 4, 5: 8}


#: For trying moves out: it notes nothing, and after the deal nothing is left to chance.
_QUIET = new_dealer(bytes(32))


class RunTrip(Ruleset):
    """Run & Trip in all its variants."""

    game: ClassVar[str] = "runtrip"
    players_allowed: ClassVar[range] = PLAYERS["basic"]
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
        self._notation = notation.notation_of(self.layout, 1 if variant == "basic" else 2)

    @classmethod
    def from_options(cls, players: int, options: Mapping[str, Any]) -> Self:
        check_known(options, ("variant", "mercy", "layout", "cut", "even"), cls.game)
        variant = options.get("variant", "basic")
        if not isinstance(variant, str) or variant not in PLAYERS:
            raise BadOption("bad-choice", option="variant", choices=list(PLAYERS))
        check_players(players, PLAYERS[variant], cls.game if variant == "basic" else variant)
        flags = {name: options.get(name, False) for name in ("mercy", "even")}
        for name, flag in flags.items():
            if not isinstance(flag, bool):
                raise BadOption("bad-choice", option=name, choices=["true", "false"])
        if flags["mercy"] and (variant != "basic" or players not in MERCY_PLAYERS):
            raise BadOption("runtrip-bad-mercy")
        cut = options.get("cut", 0)
        if not is_whole(cut) or not 0 <= cut < r.DECK:
            raise BadOption("runtrip-bad-cut", most=r.DECK - 1)
        layout = layout_from(options.get("layout", "factors"))
        return cls(players, variant, flags["mercy"], layout, cut, flags["even"])

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

    @property
    def _variant(self) -> int:
        return notation.VARIANTS.index(self.variant)

    @property
    def set_aside(self) -> int:
        return SET_ASIDE.get(self.players, 0) if self.even else 0

    def deal(self, dealer: Dealer) -> State:
        state = np.zeros(1, dtype=r.STATE)
        r.start_game(state, self.players, self._variant, int(self.mercy), self.cut, self.set_aside, dealer)
        return state

    def read_position(self, position_: Json, dealer: Dealer) -> State:
        return position.read(position_, self.players, self._variant, self.layout, self.set_aside, dealer)

    def position(self, state: State) -> Json:
        return position.write(state, self.layout, self.even)

    def legal(self, state: State) -> list[int]:
        out = np.empty(r.ACTIONS, dtype=np.int16)
        actions: list[int] = out[: r.legal_actions(state, self.layout.tables, out)].tolist()
        return actions

    def step(self, state: State, action: int, dealer: Dealer) -> None:
        r.step(state, self.layout.tables, action, dealer)

    def _try(self, state: State, action: int) -> None:
        self.step(state, action, _QUIET)

    def moves(self, state: State) -> list[tuple[int, ...]]:
        return notation.all_moves(state, self.layout)

    def write(self, state: State, actions: tuple[int, ...]) -> str:
        return self._notation.write(actions)

    def read(self, state: State, text: str) -> tuple[int, ...]:
        return notation.read(text, state, self._notation, self.legal, self._try)

    def winners(self, state: State) -> list[int]:
        return position.winners_of(int(state["sides"][0]), int(state["winners"][0]))

    def seats_of(self, winners: list[int]) -> list[int]:
        if self.variant != "team":
            return winners
        return [seat for seat in range(self.players) if seat % 2 in winners]

    def time_up(self, state: State) -> None:
        r.time_up(state)

    def blinded(self, state: State, seat: int) -> State:
        return view.blinded(state, seat)

    def hand(self, state: State, seat: int) -> list[Any]:
        return position.hand_of(position.table_of(state), self.layout, seat)

    def seen(self, rows: bytes, seat: int) -> Events:
        return view.seen(rows, seat)

    def backs(self, state: State, seat: int, events: Events, known: Any = None) -> Any:
        return view.numbers_seen(state, seat)

    def knowledge(self, start: State, backs: Any, seat: int, events: Events) -> Any:
        return backs

    def view(self, blind: State, backs: Any, seat: int) -> Json:
        return view.as_json(blind, backs, seat, self.layout, self.even)

    def resample(self, blind: State, knowledge: Any, seat: int, dealer: Dealer) -> State:
        return view.resample(blind, knowledge, seat, dealer)

    def tell(self, events: Events, language: str, names: Sequence[str] | None = None) -> list[str]:
        return tell.tell(events, self.layout, self.variant, language, names)

    def happened(self, events: Events) -> Happenings:
        return happened(events.tobytes(), self.layout)

    def tokens(self, state: State) -> list[list[int]]:
        return position.tokens_of(position.table_of(state))
