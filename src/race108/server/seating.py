"""Seats: whose is whose, and how they change hands. Nobody acts for another."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from race108.ruleset import Json
from race108.server import rows
from race108.server.hall import Hall, HeldTable
from race108.server.refusals import Conflict, NotAllowed, NotFound
from race108.server.settings import Settings
from race108.server.store import Store
from race108.server.table import Table
from race108.server.telling import Teller
from race108.server.thinkers import bot_allowed, stand_in

#: If a bot's turn is not over after so long, the worker that had it in hand has died, or the line of bots was full.
BOT_SECONDS = 15.0


class Seating:
    """Who comes, goes, cuts the deck and is stood in for; when everyone is there, the deal."""

    def __init__(self, store: Store, hall: Hall, teller: Teller, settings: Settings) -> None:
        self._store, self._hall, self._teller = store, hall, teller
        self._wanted, self._patience = settings.stand_in, settings.absent_seconds

    async def sit_down(
        self, table: HeldTable, identity: str, seat: int | None, name: str | None, key: str | None, cut: str | None
    ) -> int:
        """Take a seat, by invite or at a public table; whoever already has one there needs neither."""
        async with self.changing(table):
            mine = table.seats_of(identity)
            if not (table.setup.public or table.setup.fits(key) or mine or identity == table.setup.made_by):
                raise NotFound("table-unknown")
            number = free_seat(table, seat, mine)
            if number in mine:
                changes: Json = {"away": False} | ({"name": name} if name else {})
            elif table.seats[number].kind != "open":
                raise Conflict("table-seat-taken")
            else:
                changes = {"kind": "person", "identity": identity, "name": name, "cut": cut}
            await self.change(table, number, changes)
            await self._deal_if_ready(table)
        return number

    async def cut(self, table: HeldTable, identity: str, seat: int | None, cut: str) -> None:
        """R17. Cut the deck, before it is dealt."""
        async with self.changing(table):
            number = own_seat(table, identity, seat)
            if table.game is not None:
                raise Conflict("table-dealt")
            await self.change(table, number, {"cut": cut})
            await self._deal_if_ready(table)

    async def leave(self, table: HeldTable, identity: str, seat: int | None) -> None:
        """Stand up: before the game the seat is free again, later a bot plays until its owner returns."""
        async with self.changing(table):
            number = own_seat(table, identity, seat)
            if table.game is None:
                changes: Json = {"kind": "open", "identity": None, "name": None, "cut": None}
            else:
                changes = {"away": True, "bot": table.seats[number].bot or self._stand_in(table)}
            if not table.over:
                await self.change(table, number, changes)

    async def returned(self, table: HeldTable, identity: str) -> None:
        """Whoever had left is back: no bot plays for them any more."""
        if not any(table.seats[number].away for number in table.seats_of(identity)):
            return
        async with self.changing(table):
            for number in table.seats_of(identity):
                if table.seats[number].away:
                    await self.change(table, number, {"away": False})

    async def seat_a_bot(self, table: HeldTable, identity: str, seat: int, bot: str) -> None:
        """Give an empty seat to a bot, or an abandoned one until its owner returns."""
        async with self.changing(table):
            if not table.seats_of(identity) and identity != table.setup.made_by:
                raise NotAllowed("table-no-seat")
            there = table.seats[seat_number(table, seat)]
            bot_allowed(bot, table.setup.game)
            if there.kind == "open":
                await self.change(table, seat, {"kind": "bot", "bot": bot})
                await self._deal_if_ready(table)
            elif there.kind == "person" and self._hall.presence.absent_for(table, seat) >= self._patience:
                await self.change(table, seat, {"away": True, "bot": bot})
            else:
                raise Conflict("table-seat-in-use", seconds=round(self._patience))

    async def give_up(self, table: HeldTable, seat: int) -> None:
        """A bot has the seat of somebody who resigned, for good. The caller holds the table."""
        await self.change(table, seat, {"resigned": True, "bot": self._stand_in(table)})

    def _stand_in(self, table: HeldTable) -> str:
        return stand_in(self._wanted, table.setup.game)

    async def deal_if_ready(self, table: HeldTable) -> None:
        """A table that was just made may have everyone there already."""
        async with self.changing(table):
            await self._deal_if_ready(table)

    @asynccontextmanager
    async def changing(self, table: HeldTable) -> AsyncIterator[None]:
        """Hold a table to change what is not the game; afterwards everyone there is told."""
        async with self._hall.looking(table):
            table.playable()
            yield
            self._teller.tell_about(table)
        self._hall.set_going(table)

    async def change(self, table: HeldTable, number: int, changes: Json) -> None:
        """Change a seat, unless another worker was faster. The caller holds the table."""
        if not await self._store.write(rows.change_seat, table.id, number, table.seats[number].kind, changes):
            await self._hall.freshen(table)
            raise Conflict("table-seat-taken")
        table.change_seat(number, changes)
        self._teller.publish(table, "changed")

    async def _deal_if_ready(self, table: HeldTable) -> None:
        """Deal once everyone is there. Of several workers, one deals; the others read what it dealt."""
        if not table.ready_to_deal():
            return
        now, contributions = time.time(), table.contributions()
        due = now + BOT_SECONDS if table.needs_looking_after() else None
        changes: Json = {"contributions": contributions, "dealt_at": now, "due": due}
        if not await self._store.write(rows.deal, table.id, changes):
            await self._hall.freshen(table)
            return
        table.setup.contributions, table.setup.dealt_at = contributions, now
        table.deal()
        self._teller.publish(table, "changed")
        self._teller.tell_state(table, whole_log=True)


def seat_number(table: Table, seat: int) -> int:
    """A seat that the table has."""
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-unknown-seat", most=len(table.seats) - 1)
    return seat


def own_seat(table: Table, identity: str, seat: int | None) -> int:
    """A seat of one's own."""
    mine = table.seats_of(identity)
    if seat is None:
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
