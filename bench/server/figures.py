"""What is measured. Each figure is a coroutine that starts its servers, plays, and says what it found."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager

from bench.server.attacks import attacks
from bench.server.findings import KB, MB, Finding, one_core_each
from bench.server.http_client import many
from bench.server.load import Load, Report, joined
from bench.server.ours import BotTable, Ours
from bench.server.peer import Peer

TABLES = 500
WARM_UP, SECONDS = 3.0, 15.0
SLICES = 5  # in which two servers take turns, so that whatever else the machine does meets both


class Subject:
    """A server with 500 tables, measured a slice of time at a time."""

    def __init__(self, server: Ours | Peer) -> None:
        self.server, self._load = server, Load()
        self._reports: list[Report] = []
        self._used = self._busy = 0.0  # seconds: of processor time, and in all

    async def open(self) -> None:
        """Open the tables. One goes first and plays a little: loading the code is not to count as memory."""
        await self._load.open(self.server.port, 1, self.server.open_table)
        await self._load.paced(20, 0, 1)
        self._before = self.server.memory()
        await self._load.open(self.server.port, TABLES, self.server.open_table)
        self.at_rest = (self.server.memory() - self._before) / TABLES

    async def play(self) -> None:
        used = self.server.cpu()
        self._reports.append(await self._load.flat_out(WARM_UP / SLICES, SECONDS / SLICES))
        self._used += self.server.cpu() - used
        self._busy += (WARM_UP + SECONDS) / SLICES

    def close(self) -> None:
        self.at_work = (self.server.memory() - self._before) / TABLES
        self.ended = self._load.ended
        self._load.close()
        self.report = joined(self._reports)
        self.cores = self._used / self._busy

    @property
    def thrift(self) -> float:
        """Moves per second of processor time: what counts when others keep the machine busy."""
        return self.report.rate / self.cores

    def findings(self) -> list[Finding]:
        name = self.server.name
        return [
            Finding(f"{name}: moves", self.report.rate, "/s"),
            Finding(f"{name}: median latency", 1e3 * self.report.percentile(50), "ms"),
            Finding(f"{name}: 99th percentile of latency", 1e3 * self.report.percentile(99), "ms"),
            Finding(f"{name}: memory per table, dealt", self.at_rest / KB, "kB"),
            Finding(f"{name}: memory per table, after the moves", self.at_work / KB, "kB"),
            Finding(f"{name}: cores of the server", self.cores),
            Finding(f"{name}: moves per second of its processor time", self.thrift, "/s"),
            Finding(f"{name}: cores of the client", self.report.client),
            Finding(f"{name}: tables whose game ended meanwhile", self.ended, at_most=TABLES / 10),
        ]


async def in_turn(*servers: Ours | Peer) -> list[Subject]:
    """Servers as fast as they can, a few seconds each in turn."""
    subjects = [Subject(server) for server in servers]
    for subject in subjects:
        await subject.open()
    for _ in range(SLICES):
        for subject in subjects:
            await subject.play()
    for subject in subjects:
        subject.close()
    return subjects


async def peer() -> list[Finding]:
    """Our server and boardgame.io's, with 500 tables each."""
    with (
        tempfile.TemporaryDirectory() as data,
        one_core_each() as core,
        Ours(core, data=data) as race108,
        Peer(core) as boardgameio,
    ):
        ours, theirs = await in_turn(race108, boardgameio)
    late = ours.report.percentile(99) / theirs.report.percentile(99)
    return [
        *ours.findings(),
        *theirs.findings(),
        Finding("moves/s, ours to theirs", ours.report.rate / theirs.report.rate, "×", at_least=3),
        Finding("moves per second of processor time, ours to theirs", ours.thrift / theirs.thrift, "×"),
        Finding("99th percentile of latency, ours to theirs", late, "×", at_most=1),
        Finding("memory per table, ours to theirs", ours.at_rest / theirs.at_rest, "×", at_most=1),
    ]


async def steady() -> list[Finding]:
    """A move a second at each of 500 tables."""
    load = Load()
    with tempfile.TemporaryDirectory() as data, one_core_each() as core, Ours(core, data=data) as server:
        await load.open(server.port, TABLES, server.open_table)
        used = server.cpu()
        report = await load.paced(500, WARM_UP, SECONDS)
        cores = (server.cpu() - used) / (WARM_UP + SECONDS)
        load.close()
    return [
        Finding("moves", report.rate, "/s"),
        Finding("median latency", 1e3 * report.percentile(50), "ms"),
        Finding("99th percentile of latency", 1e3 * report.percentile(99), "ms", at_most=15),
        Finding("moves skipped, the last one being late", report.skipped, at_most=0),
        Finding("cores of the server", cores),
    ]


async def idle() -> list[Finding]:
    """A full store, and many who only look at their table."""
    stored, connected = 10_000, 1000
    load = Load()
    with tempfile.TemporaryDirectory() as data, one_core_each() as core:
        with Ours(core, data=data) as server:
            places = await many(server.port, stored, server.deal)
        with Ours(core, data=data) as server:
            empty, used = server.memory(), server.cpu()
            load.tables = [await server.connect(load, each) for each in places[:connected]]
            await load.settled()
            full = server.memory()
            load.close()
    return [
        Finding(f"ready after the start, {stored:,} tables in the store", server.started_in, "s", at_most=2),
        Finding("processor time of the start", used, "s"),
        Finding("memory with nobody there", empty / MB, "MB"),
        Finding(f"memory with {2 * connected:,} connections", full / MB, "MB", at_most=400),
    ]


async def bots() -> list[Finding]:
    """Eight tables of bots that search, on the same machine as people who play."""
    load = Load()
    with tempfile.TemporaryDirectory() as data, Ours(None, data=data) as server:
        await load.open(server.port, 50, server.open_table)
        thinking = [BotTable(server.port, "search") for _ in range(8)]
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(table.play()) for table in thinking]
            report = await load.paced(100, WARM_UP, SECONDS)
            for each in playing:
                each.cancel()
        load.close()
    return [
        Finding("moves of people", report.rate, "/s"),
        Finding("moves of bots", sum(table.moves for table in thinking) / (WARM_UP + SECONDS), "/s"),
        Finding("median latency of people's moves", 1e3 * report.percentile(50), "ms"),
        Finding("99th percentile of latency", 1e3 * report.percentile(99), "ms", at_most=100),
    ]


@contextmanager
def with_workers(count: int) -> Iterator[Ours]:
    """Our server with so many workers, and a PostgreSQL and a Redis for it alone."""
    from services import PostgreSQL, Redis

    with (
        PostgreSQL() as store,
        Redis() as news,
        Ours(None, workers=str(count), database=store.url, redis=news.url) as server,
    ):
        yield server


async def workers() -> list[Finding]:
    """What a second worker adds, when they share PostgreSQL and Redis."""
    with with_workers(1) as alone, with_workers(2) as together:
        one, two = await in_turn(alone, together)
    enough_cores = 2 * two.thrift / one.thrift
    return [
        Finding("one worker: moves", one.report.rate, "/s"),
        Finding("one worker: cores it used", one.cores),
        Finding("two workers: moves", two.report.rate, "/s"),
        Finding("two workers: cores they used", two.cores),
        Finding("tables whose game ended meanwhile", max(one.ended, two.ended), at_most=TABLES / 10),
        Finding("moves/s, two workers to one", two.report.rate / one.report.rate, "×", at_least=1.6),
        Finding("the same, had each worker a core to itself (reckoned)", enough_cores, "×"),
    ]


#: Every figure by its name.
FIGURES: dict[str, Callable[[], Coroutine[None, None, list[Finding]]]] = {
    "peer": peer,
    "steady": steady,
    "idle": idle,
    "bots": bots,
    "workers": workers,
    "attacks": attacks,
}
