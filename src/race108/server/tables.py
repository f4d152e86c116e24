"""All tables of one worker: the rooms in which things are done to them, put together.

``hall`` loads tables, ``seating``, ``playing`` and ``chatting`` change them, ``teller`` tells of it, ``listener`` hears
of it from other workers, ``attendant`` and ``caretaker`` do what the server does by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from race108.server import rows
from race108.server.caretaking import Attendant, Caretaker
from race108.server.changing import Changing, Draft, due
from race108.server.chatting import Chatting
from race108.server.errands import Errands
from race108.server.fanout import Fanout
from race108.server.hall import Hall, HeldTable
from race108.server.making import again, first_changes
from race108.server.playing import Playing
from race108.server.refusals import Conflict
from race108.server.seating import Seating, own_seat
from race108.server.settings import Settings
from race108.server.store import Store
from race108.server.stored import Change
from race108.server.table import Table
from race108.server.telling import Listener, Teller
from race108.server.thinkers import Thinkers


class Tables:
    """The rooms, and how a new table comes into them."""

    def __init__(self, store: Store, fanout: Fanout, thinkers: Thinkers, settings: Settings) -> None:
        self._store, self.errands = store, Errands()
        self.hall = Hall(store, fanout, self.errands)
        self.teller = Teller(fanout)
        changing = Changing(store, self.hall, self.teller, self.errands)
        self.seating = Seating(changing, self.hall, settings)
        self.playing = Playing(changing, settings.stand_in)
        self.chatting = Chatting(store, self.teller)
        self.attendant = Attendant(self.hall, changing, thinkers, self.errands, settings.stand_in)
        self.listener = Listener(self.hall, self.teller, self.errands, self.attendant.set_alarm)
        self.caretaker = Caretaker(store, self.hall, self.listener, self.attendant, settings, self.errands)
        self.hall.set_going, self.hall.stop = self.attendant.set_going, self.attendant.stop
        self.hall.tell_anew = partial(self.teller.tell_changes, changes=(), whole_log=True)
        self._changing = changing
        #: Who plays on for somebody who has given up.
        self.stand_in = settings.stand_in

    async def make(self, new: Table) -> HeldTable:
        """A new table; one that was made already by the same request is the same."""
        with suppress(Conflict):
            await self._store.append(*_written(new))
        return await self.hall.get(new.id)

    async def take_in(self, new: Table, changes: list[Change]) -> HeldTable:
        """A finished game with all that was done in it; one that is here already stays as it is."""
        with suppress(Conflict):
            await self._store.append(changes, lambda link: rows.insert_table(link, new.setup, new.seats, None))
        return await self.hall.get(new.id)

    async def rematch(self, table: HeldTable, identity: str) -> HeldTable:
        """Another game with the same people; asked twice, or by two, it is the same table."""

        def plan(draft: Draft) -> None:
            own_seat(table, identity, None)
            if not table.over:
                raise Conflict("table-not-over")
            if table.rematch is None:
                new = again(table)
                draft.more, draft.work = _written(new)
                draft.note("rematch", None, new.id)

        await self._changing.change(table, plan)
        return await self.hall.get(table.rematch or "")

    async def close(self) -> None:
        """Finish what is under way, and begin nothing new."""
        self.errands.closing = True
        self.attendant.close()
        await self.errands.close()


def _written(new: Table) -> tuple[list[Change], Callable[[Any], None]]:
    """A new table as it is stored: its history so far, and its own row."""
    changes = first_changes(new)
    late = due(new, new.setup.made_at)
    return changes, lambda connection: rows.insert_table(connection, new.setup, new.seats, late)
