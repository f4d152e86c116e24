"""The store: the only state a server has. What it has confirmed is on the disk.

One thread writes. It takes whatever has queued up, carries it out in one transaction, and only after the commit is
anyone told (a group commit): the slower the disk, the larger the groups. What fails is tried again by itself, so that
only its owner hears of it. Reading goes on beside it in a few threads.

All SQL is in this room: here how it is carried out, in ``engines.py`` where, in ``rows.py`` what is asked,
in ``schema.py`` of which tables.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from race108.server import metrics, schema
from race108.server.engines import at_once_of, engine_of, migrate, not_opened
from race108.server.faults import Health, cause, log, meaning_of
from race108.server.refusals import Conflict, Failed, StoreDown
from race108.server.rows import APPEND, PLACE
from race108.server.stored import Change
from race108.server.tasks import Lot, Task, Writing

T = TypeVar("T")
P = ParamSpec("P")
Work = Callable[Concatenate[sa.Connection, P], T]

#: Whoever waits longer for the store hears that it is away. What was handed in may be written all the same.
READ_SECONDS = 5.0
WRITE_SECONDS = 10.0
#: Whoever asks after the store's health is answered in time.
HEALTH_SECONDS = 2.0
#: The most that is written in one transaction.
LARGEST_GROUP = 2000
#: So often somebody who was in another server's way tries again.
TRIES = 5


class Store:
    """Tables, seats, changes and chat, in SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._engine = engine_of(url, pool_size=3, max_overflow=0, pool_timeout=READ_SECONDS)
        #: The writer's own connection: what it wrote last is still in its memory when it goes on there.
        self._own = engine_of(url, pool_size=1, max_overflow=0)
        #: Where changes are one statement, which is a transaction by itself: PostgreSQL is asked once, not three times.
        self._at_once = at_once_of(url) if self._own.dialect.name == "postgresql" else None
        self.health = Health()
        self._insert = _insert_for(self._engine)
        self._append = APPEND[self._engine.dialect.name]
        #: What was handed in during this turn of the event loop: the writer is woken once for all of it.
        self._fresh: Lot | None = None
        self._queue: SimpleQueue[Lot | None] = SimpleQueue()
        #: What was handed in and is not done, the oldest first; one alarm serves for all of it.
        self._waiting: deque[Lot] = deque()
        self._alarm: asyncio.TimerHandle | None = None
        self._readers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)

    def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        try:
            migrate(self._engine)
        except SQLAlchemyError as fault:
            raise not_opened(fault) from None
        self._writer.start()

    def close(self) -> None:
        """Write what is still queued, and end."""
        self._pass_on()
        self._queue.put(None)
        self._writer.join()
        self._readers.shutdown()
        for engine in (self._engine, self._own, self._at_once):
            if engine is not None:
                engine.dispose()

    def append(self, changes: Sequence[Change], work: Writing | None = None) -> Task:
        """Make changes of a table durable, and with them what else is to be written: done when it is on the disk.

        Somebody else's change with a same number is a conflict.
        """
        return self._hand_in(work, changes)

    async def write(self, work: Work[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Carry out work that writes. It may be carried out twice, so it must do nothing but write."""
        result: T = await self._hand_in(lambda connection: work(connection, *args, **more))
        return result

    async def read(self, work: Work[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Carry out work that only reads."""

        def reading() -> T:
            try:
                with self._engine.connect() as connection:
                    found = work(connection, *args, **more)
            except SQLAlchemyError as fault:
                raise self._refusal(fault, "reading") from None
            self.health.went_well("reading")
            return found

        asked = asyncio.get_running_loop().run_in_executor(self._readers, reading)
        await asyncio.wait([asked], timeout=READ_SECONDS)
        if asked.cancel():
            raise self._no_answer("reading", READ_SECONDS)
        return asked.result()

    def _no_answer(self, what: str, seconds: float) -> StoreDown:
        """Nobody waits for ever for a store that has stopped."""
        self.health.failed(what, f"no answer in {seconds:.0f} seconds")
        return StoreDown("table-store-down")

    async def answers(self) -> bool:
        """Whether it can be read, within a moment."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        except (TimeoutError, StoreDown):
            return False
        return True

    async def tidy(self) -> None:
        """From time to time: what only SQLite needs, and better not while somebody waits for a commit."""
        if self._engine.dialect.name == "sqlite":
            await self.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all())

    def kept(self, name: str) -> str:
        """A secret of the server's own, made at the first start."""
        with self._engine.begin() as connection:
            value = secrets.token_urlsafe(32)
            connection.execute(self._insert(schema.kept).values(name=name, value=value).on_conflict_do_nothing())
            return str(connection.execute(sa.select(schema.kept.c.value).filter_by(name=name)).scalar_one())

    # --- the writing thread -----------------------------------------------------------------------------------------

    def _hand_in(self, work: Writing | None, changes: Sequence[Change] = ()) -> Task:
        if (lot := self._fresh) is None:
            lot = self._begin_lot()
        task = Task(work, changes, lot.loop)
        lot.tasks.append(task)
        return task

    def _begin_lot(self) -> Lot:
        """The first of this turn of the event loop: others may join it."""
        loop = asyncio.get_running_loop()
        lot = self._fresh = Lot(loop, loop.time() + WRITE_SECONDS)
        self._waiting.append(lot)
        if self._alarm is None:
            self._alarm = loop.call_at(lot.until, self._give_up, loop)
        loop.call_soon(self._pass_on)
        return lot

    def _pass_on(self) -> None:
        """In the event loop: what was handed in goes to the writer."""
        lot, self._fresh = self._fresh, None
        if lot is not None:
            self._queue.put(lot)

    def _give_up(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the event loop: tell those who have waited too long, and look again when the next one will have."""
        self._alarm = None
        while self._waiting and (self._waiting[0].done or self._waiting[0].until <= loop.time()):
            for task in self._waiting.popleft().tasks:
                if not task.told:
                    task.tell(self._no_answer("writing", WRITE_SECONDS))
        if self._waiting:
            self._alarm = loop.call_at(self._waiting[0].until, self._give_up, loop)

    def _write_all(self) -> None:
        while (lots := self._next_lots()) is not None:
            # The others have been told it is away.
            if group := [task for lot in lots for task in lot.tasks if not task.told]:
                began = time.perf_counter()
                self._write_group(group)
                metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
                metrics.COMMIT_SIZE.observe(len(group))
            lots[0].loop.call_soon_threadsafe(self._tell_all, lots)

    def _tell_all(self, lots: list[Lot]) -> None:
        """In the event loop: wake everyone whose work is durable now, or has failed."""
        for lot in lots:
            for task in lot.tasks:
                try:
                    task.tell()
                except Exception:  # the others are told all the same
                    log.exception("after a write")
            lot.done = True
        while self._waiting and self._waiting[0].done:
            self._waiting.popleft()

    def _next_lots(self) -> list[Lot] | None:
        """Whatever has queued up while the last group was written."""
        first = self._queue.get()
        if first is None:
            return None
        lots, size = [first], len(first.tasks)
        try:
            while size < LARGEST_GROUP:
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put(None)  # seen again when this group is written
                    break
                lots.append(more)
                size += len(more.tasks)
        except Empty:
            pass
        return lots

    def _write_group(self, group: list[Task], tries: int = TRIES) -> None:
        """All in one transaction; if that cannot be, each in its own, so that it fails alone."""
        try:
            self._carry_out(group)
            self.health.went_well("writing")
        except BaseException as fault:
            meaning = meaning_of(fault) if isinstance(fault, SQLAlchemyError) else "rows"
            if len(group) > 1 and meaning != "away":
                for task in group:
                    self._write_group([task])
            elif meaning == "again" and tries:
                self._write_group(group, tries - 1)
            else:
                refusal = self._refusal(fault, "writing")
                for task in group:
                    task.fault = refusal

    def _refusal(self, fault: BaseException, what: str) -> BaseException:
        """What to tell whoever asked; what is nobody's doing is noted in the log."""
        if not isinstance(fault, SQLAlchemyError):
            return fault
        meaning = meaning_of(fault)
        if meaning == "conflict":
            return Conflict("table-stale")
        if meaning == "rows":
            metrics.BAD_ROWS.inc()
            log.error("rows the store does not take or give", extra={"while": what, "cause": cause(fault)})
            return Failed("request-failed")
        self.health.failed(what, cause(fault))
        return StoreDown("table-store-down")

    def _carry_out(self, group: list[Task]) -> None:
        changes = sorted([change for task in group for change in task.changes], key=PLACE)
        works = [(task, work) for task in group if (work := task.work) is not None]
        if self._at_once is not None and not works:
            with self._at_once.connect() as connection:
                self._append(connection, changes)
            return
        with self._own.begin() as connection:
            if changes:
                self._append(connection, changes)
            for task, work in works:
                task.gives = work(connection)


def _insert_for(engine: sa.Engine) -> Any:
    """INSERT … ON CONFLICT, which each database's dialect has for itself."""
    if engine.dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert as for_sqlite

        return for_sqlite
    from sqlalchemy.dialects.postgresql import insert as for_postgresql

    return for_postgresql
