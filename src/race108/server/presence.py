"""Who is there: open connections here, and what other workers say of theirs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from race108.ruleset import Json

if TYPE_CHECKING:
    from race108.server.hall import HeldTable

#: What another worker says of its connections is believed for so long.
BELIEVED_SECONDS = 45.0


class Presence:
    """The seats somebody is connected to, at every table in memory."""

    def __init__(self, publish: Callable[[str, Json], None]) -> None:
        self._publish = publish
        self._elsewhere: dict[str, dict[str, tuple[list[int], float]]] = {}
        self._gone_since: dict[str, dict[int, float]] = {}
        self._worker = f"{id(self):x}-{time.time_ns():x}"

    def here(self, table: HeldTable) -> list[int]:
        """The seats whose owners are connected, to this worker or another."""
        found = {seat for connection in table.connections for seat in connection.seats}
        now = time.monotonic()
        for seats, until in self._elsewhere.get(table.id, {}).values():
            if until > now:
                found.update(seats)
        return sorted(found)

    def changed(self, table: HeldTable) -> None:
        """Somebody came or went here: note since when, and tell the other workers."""
        self._note_absent(table)
        self._say(table)

    def arrived(self, table: HeldTable) -> None:
        """A table came into memory: ask the other workers who is there."""
        self.changed(table)
        self._publish(table.id, {"kind": "who", "worker": self._worker})

    def absent_for(self, table: HeldTable, seat: int) -> float:
        """How many seconds nobody has been connected for a seat."""
        if seat in self.here(table):
            return 0.0
        return time.monotonic() - self._gone_since.get(table.id, {}).get(seat, time.monotonic())

    def hear(self, table: HeldTable, message: Json) -> bool:
        """What another worker says; whether that changes who is there."""
        if message["kind"] == "who":
            self._say(table)
            return False
        before = self.here(table)
        until = time.monotonic() + BELIEVED_SECONDS
        self._elsewhere.setdefault(table.id, {})[message["worker"]] = (message["seats"], until)
        self._note_absent(table)
        return self.here(table) != before

    def _note_absent(self, table: HeldTable) -> None:
        """Since when which seats are deserted."""
        here, before = self.here(table), self._gone_since.get(table.id, {})
        gone = [seat for seat in range(len(table.seats)) if seat not in here]
        self._gone_since[table.id] = {seat: before.get(seat, time.monotonic()) for seat in gone}

    def forget(self, table_id: str) -> None:
        """A table left the memory."""
        self._elsewhere.pop(table_id, None)
        self._gone_since.pop(table_id, None)

    def say_again(self, tables: list[HeldTable]) -> None:
        """So that the others go on believing it."""
        for table in tables:
            if table.connections:
                self._say(table)

    def _say(self, table: HeldTable) -> None:
        seats = sorted({seat for connection in table.connections for seat in connection.seats})
        self._publish(table.id, {"kind": "here", "worker": self._worker, "seats": seats})
