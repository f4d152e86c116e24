"""All tables of one worker: the rooms in which things are done to them, put together.

``hall`` loads tables, ``seating``, ``playing`` and ``chatting`` change them, ``teller`` tells of it, ``listener`` hears
of it from other workers, ``attendant`` and ``caretaker`` do what the server does by itself.
"""

from __future__ import annotations

from race108.server import rows
from race108.server.caretaking import Attendant, Caretaker
from race108.server.chatting import Chatting
from race108.server.errands import Errands
from race108.server.fanout import Fanout
from race108.server.hall import Hall, HeldTable
from race108.server.making import again
from race108.server.playing import Playing
from race108.server.refusals import Conflict
from race108.server.seating import Seating, own_seat
from race108.server.settings import Settings
from race108.server.store import Store
from race108.server.stored import Seat, Setup
from race108.server.telling import Listener, Teller
from race108.server.thinkers import Thinkers


class Tables:
    """The rooms, and how a new table comes into them."""

    def __init__(self, store: Store, fanout: Fanout, thinkers: Thinkers, settings: Settings) -> None:
        self._store, self.errands = store, Errands()
        self.hall = Hall(store, fanout, self.errands)
        self.teller = Teller(fanout)
        self.seating = Seating(store, self.hall, self.teller, settings)
        self.playing = Playing(store, self.hall, self.teller, self.seating, self.errands)
        self.chatting = Chatting(store, self.teller)
        self.attendant = Attendant(self.hall, self.playing, thinkers, self.errands, settings.stand_in)
        self.caretaker = Caretaker(store, self.hall, self.teller, self.attendant, settings, self.errands)
        self.listener = Listener(self.hall, self.teller, self.errands, self.attendant.set_alarm)
        self.hall.set_going, self.hall.stop = self.attendant.set_going, self.attendant.stop

    async def make(self, setup: Setup, seats: list[Seat]) -> HeldTable:
        """A new table."""
        await self._store.write(rows.insert_table, setup, seats)
        table = await self.hall.get(setup.id)
        await self.seating.deal_if_ready(table)
        return table

    async def rematch(self, table: HeldTable, identity: str) -> HeldTable:
        """Another game with the same people; asked twice, it is the same table."""
        own_seat(table, identity, None)
        if not table.over:
            raise Conflict("table-not-over")
        if table.setup.rematch is None:
            made = await self._store.write(rows.insert_rematch, table.id, *again(table))
            async with self.seating.changing(table):
                table.setup.rematch = made
            self.teller.publish(table, "changed")
        rematch = await self.hall.get(table.setup.rematch or "")
        await self.seating.deal_if_ready(rematch)
        return rematch

    async def close(self) -> None:
        """Finish what is under way, and begin nothing new."""
        self.errands.closing = True
        self.attendant.close()
        await self.errands.close()
