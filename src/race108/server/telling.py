"""Telling: everyone at a table, and the other workers. Whatever is told is durable already."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Sequence

from race108.ruleset import Json
from race108.server.errands import Errands
from race108.server.fanout import Fanout
from race108.server.hall import Hall, HeldTable
from race108.server.refusals import NotFound, StoreDown
from race108.server.showing import Showing
from race108.server.stored import Change, only_plies

log = logging.getLogger("race108.tables")

#: So many tables are asked for at a time.
PAGE = 500


class Teller:
    """Sends what has happened to whoever is connected here, and publishes it to the others."""

    def __init__(self, fanout: Fanout) -> None:
        self._fanout = fanout

    def tell_state(self, table: HeldTable, *, whole_log: bool = False) -> None:
        """Send everyone at the table what they may know."""
        if table.fault is not None:
            for connection in list(table.connections):
                connection.show_out(table.fault)
            return
        shown = Showing(table, time.time(), whole_log=whole_log)
        for connection in tuple(table.connections):
            seat = connection.seat_shown()
            if seat is None:
                if connection.may_stay():
                    connection.send(shown.to_onlooker(connection.language))
                else:
                    connection.show_out(NotFound("table-unknown"))
            else:
                connection.send(shown.to(seat, connection.language))

    def tell_changes(self, table: HeldTable, changes: Sequence[Change], *, whole_log: bool = False) -> None:
        """Send everyone what is different now; if it is not known what has changed, everything."""
        if changes and only_plies(changes):
            self.tell_state(table, whole_log=whole_log)
            return
        dealt = any(change.kind == "deal" for change in changes)
        if not changes or dealt or any(change.is_ply for change in changes):
            self.tell_state(table, whole_log=whole_log or dealt)
        self.tell_about(table)

    def tell_about(self, table: HeldTable) -> None:
        """Send everyone how the table stands apart from the game; whoever has no seat is told the same."""
        made: dict[str, bytes] = {}
        for connection in list(table.connections):
            if connection.identity is not None:
                connection.send(connection.about_text())
                continue
            if connection.language not in made:
                made[connection.language] = connection.about_text()
            connection.send(made[connection.language])

    def tell_chat(self, table: HeldTable, line: Json) -> None:
        """Send everyone a line of chat."""
        for connection in list(table.connections):
            if connection.may_hear():
                connection.send_json({"type": "chat", "lines": [line]})

    def publish(self, table: HeldTable, kind: str, **more: object) -> None:
        """Tell the other workers, if there are any."""
        if self._fanout.shared:
            self._fanout.publish(table.id, {"kind": kind, **more})


class Listener:
    """Hears what other workers tell, and passes it on to whoever is connected here."""

    def __init__(self, hall: Hall, teller: Teller, errands: Errands, set_alarm: Callable[[HeldTable], None]) -> None:
        self._hall, self.teller, self._errands, self._set_alarm = hall, teller, errands, set_alarm

    async def hear(self, table_id: str, message: Json) -> None:
        """Something happened at a table."""
        table, kind = self._hall.here(table_id), message["kind"]
        if table is None:
            if kind in ("changes", "look"):
                self._hall.stir(table_id)
        elif kind == "changes":
            changes = [Change(*change) for change in message["changes"]]
            if table.leaves_for_later(changes):
                return
            if table.follows(changes) and table.lock.take():  # as it nearly always is
                try:
                    self._carry_out(table, changes)
                except Exception:  # whoever holds the table next reads it again
                    table.spoilt = True
                    log.exception("news of a table that do not fit")
                finally:
                    table.lock.release()
            else:
                self._errands.run(self._hear_changes(table, changes))
        elif kind == "look":
            self._errands.run(self._catch_up(table))
        elif kind == "chat":
            self.teller.tell_chat(table, message["line"])
        elif self._hall.presence.hear(table, message):
            self.teller.tell_about(table)

    async def _hear_changes(self, table: HeldTable, changes: list[Change]) -> None:
        with contextlib.suppress(StoreDown, NotFound):
            async with table.lock:
                table.catch_up()
                if changes[-1].number <= table.number and not table.spoilt:
                    return
                if table.follows(changes):
                    self._carry_out(table, changes)
                    return
                await self._hall.freshen(table)
                self.teller.tell_changes(table, (), whole_log=True)
            self._set_alarm(table)

    def _carry_out(self, table: HeldTable, changes: list[Change]) -> None:
        """What another worker has made durable is done here too. Whoever calls this holds the table."""
        for change in changes:
            table.carry_out(change)
        table.confirmed = table.ply
        self.teller.tell_changes(table, changes)
        self._set_alarm(table)

    async def _catch_up(self, table: HeldTable) -> None:
        """Read the table again, and tell everyone here if it has changed."""
        with contextlib.suppress(StoreDown, NotFound):
            async with table.lock:
                table.catch_up()
                before = table.number
                await self._hall.freshen(table)
                if table.fault is not None or table.number != before:
                    self.teller.tell_changes(table, (), whole_log=True)
            self._set_alarm(table)

    async def look_again(self) -> None:
        """From time to time: messages can be lost, and a table that nobody changes any more shows no gap."""
        watched = [table.id for table in self._hall.all_here() if table.connections]
        for first in range(0, len(watched), PAGE):
            for table_id, number in (await self._hall.last_numbers(watched[first : first + PAGE])).items():
                table = self._hall.here(table_id)
                if table is not None and (number > table.number or table.spoilt):
                    await self._catch_up(table)

    async def missed(self) -> None:
        """Messages may have been missed: read every table that somebody here looks at."""
        for table in self._hall.all_here():
            self.teller.publish(table, "look")
            await self._catch_up(table)
