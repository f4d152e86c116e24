"""Changing the game: moves, taking back, resigning, and the end of the time."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from race108.errors import CannotTakeBack
from race108.resigning import winners_without
from race108.server.changing import Changing, Done, Draft
from race108.server.hall import HeldTable
from race108.server.refusals import Conflict
from race108.server.seating import own_seat, seat_on_turn
from race108.server.table import MOST_BACK
from race108.server.thinkers import stand_in


class Playing:
    """What players do to a game."""

    def __init__(self, changing: Changing, wanted: str) -> None:
        self._changing, self._wanted = changing, wanted

    def play(
        self,
        table: HeldTable,
        identity: str,
        ply: int,
        moves: Sequence[str],
        seat: int | None = None,
        key: str | None = None,
    ) -> Coroutine[Any, Any, Done]:
        """Play moves of somebody's seat that is on turn. Whoever plays is back."""

        def plan(draft: Draft) -> int:
            game = table.running()
            _is_now(table, ply)
            number = seat_on_turn(table, identity, seat)
            draft.play(game, number, moves)
            if table.seats[number].away:
                draft.seat(number, away=False)
            return number

        return self._changing.change(table, plan, key)

    def take_back(
        self, table: HeldTable, identity: str, ply: int, seat: int | None = None, key: str | None = None
    ) -> Coroutine[Any, Any, Done]:
        """Take back the last step of one's own turn, as far as the rules of the game allow."""

        def plan(draft: Draft) -> int:
            game = table.running()
            _is_now(table, ply)
            number = seat_on_turn(table, identity, seat)
            if not game.can_take_back():
                game.take_back()  # says why not
            if table.taken_back >= MOST_BACK or table.full:
                raise CannotTakeBack("take-back-often", most=MOST_BACK)
            draft.note("back", number)
            return number

        return self._changing.change(table, plan, key)

    def resign(
        self, table: HeldTable, identity: str, seat: int | None = None, key: str | None = None
    ) -> Coroutine[Any, Any, Done]:
        """Give up. With two sides that ends the game; with more, a bot plays on in the seat for good."""

        def plan(draft: Draft) -> int:
            game = table.running()
            number = own_seat(table, identity, seat)
            if not table.seats[number].resigned:
                if winners_without(game.rules, number) is not None:
                    draft.note("resign", number)
                draft.seat(number, resigned=True, bot=stand_in(self._wanted, table.setup.game))
            return number

        return self._changing.change(table, plan, key)


def _is_now(table: HeldTable, ply: int) -> None:
    if ply != table.ply:
        raise Conflict("table-stale")
