"""Seats: whose is whose, and how they change hands. Nobody acts for another."""

from __future__ import annotations

from collections.abc import Sequence

from race108.server.changing import Changing, Done, Draft
from race108.server.hall import Hall, HeldTable
from race108.server.names import checked_name
from race108.server.refusals import Conflict, NotAllowed, NotFound
from race108.server.settings import Settings
from race108.server.table import Table
from race108.server.thinkers import bot_allowed, stand_in


class Seating:
    """Who comes, goes, cuts the deck and is stood in for; when everyone is there, the deal."""

    def __init__(self, changing: Changing, hall: Hall, settings: Settings) -> None:
        self._changing, self._hall = changing, hall
        self._wanted, self._patience = settings.stand_in, settings.absent_seconds
        hall.presence.patience = self._patience

    async def sit_down(
        self,
        table: HeldTable,
        identity: str,
        seat: int | None,
        name: str | None,
        invite: str | None,
        cut: str | None,
        key: str | None = None,
    ) -> Done:
        """Take a seat, by invite or at a public table; whoever already has one there needs neither."""

        def plan(draft: Draft) -> int:
            mine = table.seats_of(identity)
            if not mine and not table.knows_of(identity, invite):
                raise NotFound("table-unknown")
            table.playable()
            draft.needs_room()
            number = free_seat(table, seat, mine)
            if number in mine:
                self._come_back(draft, number, name)
                return number
            if table.seats[number].kind != "open":
                raise Conflict("table-seat-taken")
            called = checked_name(table, number, name)
            draft.seat(number, kind="person", identity=identity, name=called, cut=cut)
            draft.deal_if_ready()
            return number

        return await self._changing.change(table, plan, key)

    def _come_back(self, draft: Draft, number: int, name: str | None) -> None:
        """To one's own seat. While a game runs names stay: they could say what must not be said (R18)."""
        there = draft.table.seats[number]
        if name is not None and name != there.name and draft.table.game is None:
            draft.seat(number, name=checked_name(draft.table, number, name))
        if there.away:
            draft.seat(number, away=False)

    async def cut(self, table: HeldTable, identity: str, seat: int | None, cut: str, key: str | None = None) -> Done:
        """R17. Cut the deck, before it is dealt."""

        def plan(draft: Draft) -> int:
            table.playable()
            draft.needs_room()
            number = own_seat(table, identity, seat)
            if table.game is not None:
                raise Conflict("table-dealt")
            if table.seats[number].cut != cut:
                draft.seat(number, cut=cut)
                draft.deal_if_ready()
            return number

        return await self._changing.change(table, plan, key)

    async def leave(self, table: HeldTable, identity: str, seat: int | None, key: str | None = None) -> Done:
        """Stand up: before the game the seat is free again, later a bot plays until its owner returns."""

        def plan(draft: Draft) -> int:
            table.playable()
            draft.needs_room()
            number = own_seat(table, identity, seat)
            there = table.seats[number]
            if table.game is None:
                draft.seat(number, kind="open", identity=None, name=None, cut=None)
            elif not table.over and not there.away and table.setup.daily is None:  # that is for oneself alone
                draft.seat(number, away=True, bot=there.bot or self._stand_in(table))
            return number

        return await self._changing.change(table, plan, key)

    async def returned(self, table: HeldTable, identity: str) -> None:
        """Whoever had left is back: no bot plays for them any more."""

        def plan(draft: Draft) -> None:
            table.playable()
            draft.needs_room()
            for number in table.seats_of(identity):
                if table.seats[number].away:
                    draft.seat(number, away=False)

        if any(table.seats[number].away for number in table.seats_of(identity)):
            await self._changing.change(table, plan)

    async def seat_a_bot(self, table: HeldTable, identity: str, seat: int, bot: str, key: str | None = None) -> Done:
        """Give an empty seat to a bot, or an abandoned one, until its owner returns, to one that nobody chooses."""

        def plan(draft: Draft) -> int:
            table.playable()
            draft.needs_room()
            if not table.seats_of(identity) and identity != table.setup.made_by:
                raise NotAllowed("table-no-seat")
            if table.setup.daily is not None:
                raise NotAllowed("daily-alone")
            there = table.seats[seat_number(table, seat)]
            bot_allowed(bot, table.setup.game)
            absent = there.kind == "person" and self._hall.presence.absent_for(table, seat) >= self._patience
            if there.kind == "open":
                draft.seat(seat, kind="bot", bot=bot)
                draft.deal_if_ready()
            elif absent and not there.resigned:
                if not there.away:
                    draft.seat(seat, away=True, bot=self._stand_in(table))
            else:
                raise Conflict("table-seat-in-use", seconds=round(self._patience))
            return seat

        return await self._changing.change(table, plan, key)

    def _stand_in(self, table: HeldTable) -> str:
        return stand_in(self._wanted, table.setup.game)


def seat_number(table: Table, seat: int) -> int:
    """A seat that the table has."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-unknown-seat", most=len(table.seats) - 1)
    return seat


def own_seat(table: Table, identity: str, seat: int | None) -> int:
    """A seat of one's own."""
    mine = table.seats_of(identity)
    if seat is None:
        if len(mine) == 1:
            return mine[0]
        if not mine:
            raise NotAllowed("table-no-seat")
        return table.seat_shown(mine) or 0
    if seat_number(table, seat) not in mine:
        raise NotAllowed("table-not-your-seat")
    return seat


def seat_on_turn(table: Table, identity: str, seat: int | None) -> int:
    """A seat of one's own that plays now."""
    number = own_seat(table, identity, seat)
    if number != table.turn:
        raise NotAllowed("table-not-your-turn")
    if table.seats[number].resigned:
        raise NotAllowed("table-resigned")
    return number


def free_seat(table: Table, seat: int | None, mine: Sequence[int]) -> int:
    """The seat that was asked for, or the first that is free; where none is, one's own."""
    if seat is not None:
        return seat_number(table, seat)
    free = [number for number, there in enumerate(table.seats) if there.kind == "open"]
    if not free and not mine:
        raise Conflict("table-full")
    return (free or list(mine))[0]
