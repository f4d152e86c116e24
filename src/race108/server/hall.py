"""Loading: the tables in one worker's memory, and the way to all others.

A change holds the table's lock from reading to the commit. Between workers the store decides: two changes that claim
the same number cannot both be stored, and who loses reads again. Tables are put together beside the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from race108.errors import Race108Error
from race108.server import metrics, rows
from race108.server.errands import Errands
from race108.server.fanout import Fanout
from race108.server.presence import Presence
from race108.server.refusals import Failed, NotFound, StoreDown
from race108.server.store import Store
from race108.server.stored import Change
from race108.server.table import Table

if TYPE_CHECKING:
    from race108.server.live import Connection

log = logging.getLogger("race108.tables")

#: A table nobody is connected to leaves the memory after so many seconds.
KEEP_SECONDS = 60.0
#: So many changes are left for later at a table at which nobody looks on.
MOST_HEARD = 500
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Lock:
    """As asyncio's own, but whoever finds it free need not wait for a turn. Those who do are served in order."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._taken

    def take(self) -> bool:
        """Take it if it is free; says whether."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def acquire(self) -> None:
        """Take it as soon as may be."""
        if not self.take():
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            try:
                await turn
            except BaseException:
                if turn.done() and not turn.cancelled():  # it was this one's turn already
                    self.release()
                raise

    def release(self) -> None:
        """Hand it to the next in the line."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()


@dataclass(eq=False)
class HeldTable(Table):
    """A table in this worker's memory: who is connected to it, and who changes it just now."""

    connections: set[Connection] = field(default_factory=set)
    #: Whoever changes the table holds it, from reading the ply to the commit.
    lock: Lock = field(default_factory=Lock)
    #: Of the plies, how many are known to be durable.
    confirmed: int = 0
    #: A write failed half-way: what is in memory may be ahead of the store.
    spoilt: bool = False
    #: What other workers have told of while nobody here looked on: it is carried out when somebody does.
    heard: list[Change] = field(default_factory=list)

    def become(self, other: Table) -> None:
        """Be as the store tells it, which is durable."""
        for part in fields(Table):
            setattr(self, part.name, getattr(other, part.name))
        self.confirmed, self.spoilt = self.ply, False
        self.heard.clear()

    def follows(self, changes: Sequence[Change]) -> bool:
        """Whether these are the next changes of this table, as memory has it."""
        ready = not self.heard and not self.spoilt and self.fault is None
        return ready and changes[0].number == self.number + 1

    def leaves_for_later(self, changes: Sequence[Change]) -> bool:
        """Whether what another worker has told of can wait, since nobody here looks on; then it is kept."""
        next_one = (self.heard[-1].number if self.heard else self.number) + 1
        if (
            (self.connections or self.spoilt or self.fault is not None or self.lock.locked())
            or changes[0].number != next_one
            or len(self.heard) >= MOST_HEARD
        ):
            return False
        self.heard += changes
        return True

    def catch_up(self) -> None:
        """Carry out what was left for later. If that cannot be, the table is read again."""
        try:
            for change in self.heard:
                self.carry_out(change)
            self.confirmed = self.ply
        except Race108Error:
            self.spoilt = True
        finally:
            self.heard.clear()


class Holding:
    """A table that is held for as long as somebody looks."""

    __slots__ = ("_hall", "_table")

    def __init__(self, hall: Hall, table: HeldTable) -> None:
        self._hall, self._table = hall, table

    async def __aenter__(self) -> None:
        await self._hall.hold(self._table)

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Hall:
    """Where the tables stand."""

    def __init__(self, store: Store, fanout: Fanout, errands: Errands) -> None:
        self._store, self._fanout, self._errands = store, fanout, errands
        self._here: dict[str, HeldTable] = {}
        self._loading: dict[str, asyncio.Task[HeldTable]] = {}
        self._used: dict[str, float] = {}
        #: The tables that were changed elsewhere while they were being loaded here.
        self._stirred: set[str] = set()
        self.presence = Presence(fanout.publish, fanout.hears)
        #: Called when a table came in or was changed: bots and clocks may have to be set going.
        self.set_going: Callable[[HeldTable], None] = lambda _: None
        #: Called when a table was read again: everyone there is told how it stands.
        self.tell_anew: Callable[[HeldTable], None] = lambda _: None
        #: Called when a table leaves.
        self.stop: Callable[[str], None] = lambda _: None

    async def get(self, table_id: str) -> HeldTable:
        """A table by its id, from memory or from the store."""
        if not _ID.fullmatch(table_id):
            raise NotFound("table-unknown")
        self._used[table_id] = time.monotonic()
        if (table := self._here.get(table_id)) is not None:
            if table.heard:  # then nobody is changing it
                table.catch_up()
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> HeldTable:
        try:
            found = await self._read(table_id)
            while table_id in self._stirred:  # what was heard meanwhile may be missing
                self._stirred.discard(table_id)
                found = await self._read(table_id)
            table = HeldTable(found.setup)
            table.become(found)
        except BaseException:
            self._used.pop(table_id, None)
            raise
        finally:
            self._stirred.discard(table_id)
        self._here[table_id] = table
        metrics.TABLES.set(len(self._here))
        self.presence.arrived(table)
        self.set_going(table)
        return table

    async def freshen(self, table: HeldTable) -> None:
        """Bring a table in line with the store, whatever memory says. The caller holds the lock."""
        table.become(await self._read(table.id))

    async def _read(self, table_id: str) -> Table:
        """A table from the store; what cannot be rebuilt is noted in the log, and stays where it is."""
        try:
            table = await self._store.read(_read_table, table_id)
        except Failed:
            log.error("a table cannot be read", extra={"table": table_id})
            raise NotFound("table-unknown") from None  # whoever asks may be a stranger
        if table.fault is not None:
            cause = table.fault.__cause__
            why = None if isinstance(cause, Race108Error) else cause
            log.warning(table.fault.text(), extra={"table": table_id}, exc_info=why)
        return table

    async def get_fresh(self, table_id: str) -> HeldTable:
        """A table by its id, with everything that was acknowledged by now, through whichever worker."""
        table = await self.get(table_id)
        await self.catch_up(table)
        return table

    async def catch_up(self, table: HeldTable, *, held: bool = False) -> bool:
        """Where there are other workers, read again a table that they have changed; says whether they have."""
        # Memory may be ahead for a moment: somebody is just making a change durable.
        if not self._fanout.shared or table.number >= await self._store.read(rows.last_number, table.id):
            return False
        if held:
            await self.freshen(table)
        else:
            async with table.lock:
                await self.freshen(table)
        self.tell_anew(table)
        return True

    async def last_numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Where there are other workers: the numbers of the last changes of tables."""
        return await self._store.read(rows.last_numbers, table_ids) if self._fanout.shared else {}

    async def hold(self, table: HeldTable) -> None:
        """Take a table's lock; a table that memory may have wrong is read again first."""
        await table.lock.acquire()
        if table.heard:
            table.catch_up()
        if table.spoilt:
            try:
                await self.freshen(table)
            except BaseException:
                table.lock.release()
                raise

    def looking(self, table: HeldTable) -> Holding:
        """Hold a table: what is seen meanwhile is durable."""
        return Holding(self, table)

    def here(self, table_id: str) -> HeldTable | None:
        """A table that is in memory."""
        return self._here.get(table_id)

    def stir(self, table_id: str) -> None:
        """Something happened at a table that is not here: if it is just being loaded, it is read once more."""
        if table_id in self._loading:
            self._stirred.add(table_id)

    async def settled(self, table_id: str) -> HeldTable | None:
        """The same, or one that was just on its way there."""
        if (loading := self._loading.get(table_id)) is not None:
            await asyncio.wait([loading])
        return self._here.get(table_id)

    def all_here(self) -> list[HeldTable]:
        """All that are."""
        return list(self._here.values())

    async def listed(self, *, public: bool, identity: str | None, limit: int = 50) -> list[HeldTable]:
        """Public tables that wait or play, or somebody's own, the newest first."""
        ids = await self._store.read(rows.listed_ids, public, identity, limit)
        found = await asyncio.gather(*(self.get(table_id) for table_id in ids), return_exceptions=True)
        if StoreDown in map(type, found):
            raise StoreDown("table-store-down")
        return [table for table in found if isinstance(table, HeldTable)]

    def let_go(self, busy: Callable[[str], bool]) -> None:
        """Tables nobody looks at leave the memory; the store has them."""
        now = time.monotonic()
        for table in self.all_here():
            idle = now - self._used.get(table.id, 0.0) > KEEP_SECONDS
            if idle and not table.connections and not table.lock.locked() and not busy(table.id):
                self.drop(table.id)

    def drop(self, table_id: str) -> None:
        """Let a table go."""
        self.stop(table_id)
        self._here.pop(table_id, None)
        self._used.pop(table_id, None)
        metrics.TABLES.set(len(self._here))
        self.presence.forget(table_id)


def _read_table(connection: Any, table_id: str) -> Table:
    """Read and put together, both in the reader's thread: a long game takes a while."""
    return Table.of(rows.read_table(connection, table_id))
