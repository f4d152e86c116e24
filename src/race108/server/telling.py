"""Telling: everyone at a table, and the other workers. Whatever is told is durable already."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

from race108.ruleset import Json
from race108.server.errands import Errands
from race108.server.fanout import Fanout
from race108.server.hall import Hall, HeldTable
from race108.server.refusals import NotFound, StoreDown
from race108.server.showing import state_text
from race108.server.stored import Ply


class Teller:
    """Sends what has happened to whoever is connected here, and publishes it to the others."""

    def __init__(self, fanout: Fanout) -> None:
        self._fanout = fanout

    def tell_state(self, table: HeldTable, *, whole_log: bool = False) -> None:
        """Send everyone at the table what they may know; each different state is made once."""
        if table.fault is not None:
            for connection in list(table.connections):
                connection.show_out(table.fault)
        made: dict[tuple[int | None, str], str] = {}
        now = time.time()
        for connection in list(table.connections):
            seat = connection.seat_shown()
            if seat is None and not connection.may_stay():
                connection.show_out(NotFound("table-unknown"))
                continue
            key = (seat, connection.language)
            if key not in made:
                made[key] = state_text(table, seat, connection.language, now, whole_log=whole_log)
            connection.send(made[key])

    def tell_about(self, table: HeldTable) -> None:
        """Send everyone how the table stands apart from the game."""
        for connection in list(table.connections):
            connection.send_about()

    def tell_chat(self, table: HeldTable, line: Json) -> None:
        """Send everyone a line of chat."""
        for connection in list(table.connections):
            connection.send_json({"type": "chat", "lines": [line]})

    def publish(self, table: HeldTable, kind: str, **more: object) -> None:
        """Tell the other workers."""
        self._fanout.publish(table.id, {"kind": kind, **more})


class Listener:
    """Hears what other workers tell, and passes it on to whoever is connected here."""

    def __init__(self, hall: Hall, teller: Teller, errands: Errands, set_alarm: Callable[[HeldTable], None]) -> None:
        self._hall, self._teller, self._errands, self._set_alarm = hall, teller, errands, set_alarm

    async def hear(self, table_id: str, message: Json) -> None:
        """Something happened at a table."""
        table = self._hall.here(table_id)
        if table is None:
            return
        kind = message["kind"]
        if kind == "plies":
            self._errands.run(self._hear_plies(table, [Ply(*ply) for ply in message["plies"]]))
        elif kind == "changed":
            self._errands.run(self._catch_up(table))
        elif kind == "chat":
            self._teller.tell_chat(table, message["line"])
        elif self._hall.presence.hear(table, message):
            self._teller.tell_about(table)

    async def _hear_plies(self, table: HeldTable, plies: list[Ply]) -> None:
        with contextlib.suppress(StoreDown):
            async with table.lock:
                if plies[-1].ply <= table.ply and not table.spoilt:
                    return
                if plies[0].ply == table.ply + 1 and not table.spoilt and table.game is not None:
                    for ply in plies:
                        table.carry_out(ply)
                    table.confirmed = table.ply
                    if table.over:
                        table.setup.over_at = plies[-1].at
                    self._teller.tell_state(table)
                else:
                    await self._hall.freshen(table)
                    self._teller.tell_state(table, whole_log=True)
            self._set_alarm(table)

    async def _catch_up(self, table: HeldTable) -> None:
        """Read the table again, and tell everyone here if it has changed."""
        with contextlib.suppress(StoreDown):
            async with table.lock:
                before = (table.ply, table.phase)
                await self._hall.freshen(table)
                if table.fault is not None or (table.ply, table.phase) != before:
                    self._teller.tell_state(table, whole_log=True)
                self._teller.tell_about(table)

    async def missed(self) -> None:
        """Messages may have been missed: read every table that somebody here looks at."""
        for table in self._hall.all_here():
            self._teller.publish(table, "changed")
            await self._catch_up(table)
