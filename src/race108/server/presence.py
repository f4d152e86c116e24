"""Who is there: open connections here, whoever asks again and again, and what other workers say of theirs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from race108.ruleset import Json

if TYPE_CHECKING:
    from race108.server.hall import HeldTable

#: What another worker says of its connections is believed for so long.
BELIEVED_SECONDS = 45.0
#: Whoever has asked something of a table by HTTP is there for so long; a program that polls asks more often.
SEEN_SECONDS = 20.0


class Presence:
    """The seats somebody is connected to, at every table in memory."""

    def __init__(self, publish: Callable[[str, Json], None], all_heard: Callable[[], bool]) -> None:
        """``all_heard``: whether what the other workers say is heard; otherwise nobody is taken for absent."""
        self._publish, self._all_heard = publish, all_heard
        self._elsewhere: dict[str, dict[str, tuple[list[int], float]]] = {}
        self._gone_since: dict[str, dict[int, float]] = {}
        self._seen: dict[str, dict[int, float]] = {}
        self._asked: dict[str, str] = {}
        #: After so many seconds somebody who is not there may be stood in for.
        self.patience = 60.0
        self._worker = f"{id(self):x}-{time.time_ns():x}"

    def here(self, table: HeldTable) -> list[int]:
        """The seats whose owners are connected, to this worker or another."""
        now = time.monotonic()
        found = set(self._own(table))
        for seats, until in self._elsewhere.get(table.id, {}).values():
            if until > now:
                found.update(seats)
        return sorted(found)

    def seen(self, table: HeldTable, seats: Sequence[int]) -> bool:
        """Somebody has asked something by HTTP; whether that changes who is there."""
        if not seats:
            return False
        now, known = time.monotonic(), self._seen.setdefault(table.id, {})
        new = [seat for seat in seats if known.get(seat, 0.0) < now - SEEN_SECONDS / 2]
        before = self.here(table) if new else []
        known.update(dict.fromkeys(seats, now))
        if new:
            self.changed(table)
        return bool(new) and self.here(table) != before

    def gone(self, table: HeldTable, seats: Sequence[int]) -> None:
        """A live connection has ended: its owner is not taken to be there for what was asked before."""
        seen = self._seen.get(table.id, {})
        for seat in seats:
            seen.pop(seat, None)
        if not seen:
            self._seen.pop(table.id, None)
        self.changed(table)

    def _own(self, table: HeldTable) -> list[int]:
        """The seats whose owners this worker has to do with."""
        recent = time.monotonic() - SEEN_SECONDS
        seen = {seat for seat, at in self._seen.get(table.id, {}).items() if at > recent}
        return sorted(seen.union(*(connection.seats for connection in table.connections)))

    def asked(self, table: HeldTable, address: str) -> None:
        """Where somebody with a seat asks from who has no connection."""
        self._asked[table.id] = address

    def who_waits(self, table: HeldTable) -> tuple[str, bool]:
        """Who waits for a bot there, by address, and whether that is somebody with a seat who is there."""
        seated, people = [connection for connection in table.connections if connection.seats], bool(self.here(table))
        asked = [self._asked[table.id]] if people and table.id in self._asked else []
        connected = [connection.address for connection in seated or table.connections]
        found = sorted(filter(None, connected if seated else asked or connected))
        return found[0] if found else table.id, people

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
        if seat in self.here(table) or not self._all_heard():
            return 0.0
        now = time.monotonic()
        gone = self._gone_since.get(table.id, {}).get(seat, now)
        return now - max(gone, self._seen.get(table.id, {}).get(seat, 0.0))

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
        self._seen.pop(table_id, None)
        self._gone_since.pop(table_id, None)
        self._asked.pop(table_id, None)

    def say_again(self, tables: list[HeldTable]) -> None:
        """So that the others go on believing it."""
        for table in tables:
            if self._own(table):
                self._say(table)

    def fallen_silent(self, at: Callable[[str], HeldTable | None]) -> list[HeldTable]:
        """The tables at which somebody who used to ask again and again does so no more."""
        recent, silent = time.monotonic() - SEEN_SECONDS, []
        for table_id, seen in list(self._seen.items()):
            gone = [seat for seat, last in seen.items() if last <= recent]
            if gone and (table := at(table_id)) is not None:
                self.gone(table, gone)
                silent.append(table)
        return silent

    def _say(self, table: HeldTable) -> None:
        self._publish(table.id, {"kind": "here", "worker": self._worker, "seats": self._own(table)})
