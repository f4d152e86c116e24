"""The load: tables of two clients each, played over real websockets by this process.

The client must not be the limit, so it reads of a frame only what it needs to play on, and its websocket is the least
one that is correct here: whole text frames, a mask of zeros (which is a mask, and costs nothing to apply).
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from array import array
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import cast

from bench.server.http_client import Http, many

PATIENCE = 30.0  # seconds for a table to be ready

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # the first byte of a frame, with the bit for "this is all of it"
MASKED = 0x80
NO_MASK = bytes(4)
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{cookie}Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Broken(Exception):
    """A server did what it never should: refused a legal move, lost a connection, forgot a table."""


class WebSocket(asyncio.Protocol, ABC):
    """The client's end of a websocket."""

    def __init__(self) -> None:
        self._buffer = b""
        self._open = False
        self._leaving = False
        self._transport: asyncio.Transport

    async def connect(self, port: int, path: str, cookie: str = "") -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        request = UPGRADE.format(path=path, port=port, cookie=f"Cookie: {cookie}\r\n" if cookie else "")
        self._transport.write(request.encode())

    def close(self) -> None:
        self._leaving = True
        self._transport.close()

    @abstractmethod
    def heard(self, frame: bytes) -> None:
        """The server has sent a text."""

    @abstractmethod
    def broken(self, why: str) -> None:
        """The server has done what it never should."""

    def say(self, text: bytes, kind: int = TEXT) -> None:
        size = len(text)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126, size >> 8, size & 255))
        self._transport.write(bytes((kind,)) + length + NO_MASK + text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._leaving:
            self.broken(f"a connection was lost: {exc}")

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        begin = 0
        if not self._open:
            begin = data.find(b"\r\n\r\n") + 4
            if begin < 4:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101 "):
                self.broken(f"no websocket: {data[:500].decode(errors='replace')}")
            self._open = True
        while len(data) >= begin + 2:
            size, text = data[begin + 1], begin + 2
            if size == 126:
                size, text = int.from_bytes(data[text : text + 2]), text + 2
            elif size == 127:
                size, text = int.from_bytes(data[text : text + 8]), text + 8
            if len(data) < text + size:
                break
            self._frame(data[begin], data[text : text + size])
            begin = text + size
        self._buffer = data[begin:]

    def _frame(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self.heard(text)
        elif kind == PING:
            self.say(text, PONG)
        else:
            self.broken(f"a frame of kind {kind:#x}: {text.decode(errors='replace')}")


class Seat(WebSocket):
    """A player: tells its table what it has seen, and chooses a move when it is told to."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.ply = -1  # of the last position seen
        self.on_turn = self.over = False

    def saw(self, ply: int, on_turn: bool, over: bool = False) -> None:
        """The server has sent the position after so many moves."""
        if ply > self.ply:
            self.ply, self.on_turn, self.over = ply, on_turn, over
            self._table.saw(self)

    def broken(self, why: str) -> None:
        self._table.load.broken = self._table.load.broken or why

    @abstractmethod
    def move(self) -> bytes:
        """A random legal move, as it is sent."""


class Table:
    """Two seats and at most one move in flight: the next one is played when both have seen the last."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.seats: tuple[Seat, ...] = ()
        self._mover: Seat | None = None
        self._sent = 0.0
        self._ply = 0  # that both are to see before the next move

    @property
    def ready(self) -> bool:
        """Both have seen the last position, and one of them is on turn."""
        one, other = self.seats
        return one.ply == other.ply >= self._ply and (one.on_turn or other.on_turn)

    @property
    def settled(self) -> bool:
        """Nothing is in flight: it is somebody's turn, or the game is over."""
        return self.ready or self.over

    @property
    def over(self) -> bool:
        """Where two have played much faster than the others, their game may have ended; they rest then."""
        one, other = self.seats
        return one.over and other.over

    def saw(self, seat: Seat) -> None:
        if self._mover and seat is not self._mover:
            self.load.latencies.append(time.perf_counter() - self._sent)
        if self.load.at_once and self.ready:
            self.play()

    def play(self) -> None:
        one, other = self.seats
        self._mover = one if one.on_turn else other
        self._ply = self._mover.ply + 1
        move = self._mover.move()
        self._sent = time.perf_counter()
        self._mover.say(move)


@dataclass(frozen=True)
class Report:
    """What the players saw: how many moves, how late (in seconds, sorted), and what it cost this process to see it."""

    seconds: float
    latencies: Sequence[float]  # from a move sent to the other player's update
    client: float  # the cores this process used; near 1 it was the limit
    skipped: int  # moves not sent in time, because the table's last one was still in flight

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.latencies) / self.seconds

    def percentile(self, part: float) -> float:
        return self.latencies[int(part / 100 * (len(self.latencies) - 1))]


def joined(reports: Sequence[Report]) -> Report:
    """Several stretches of time as one."""
    seconds = sum(report.seconds for report in reports)
    return Report(
        seconds,
        sorted(latency for report in reports for latency in report.latencies),
        sum(report.client * report.seconds for report in reports) / seconds,
        sum(report.skipped for report in reports),
    )


class Load:
    """All the tables. They play as fast as they can, or at a given rate."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.latencies = array("d")
        self.at_once = False  # a table plays on as soon as it is ready
        self.broken = ""  # the first thing that went wrong
        self._skipped = 0
        self._turns = 0

    async def open(self, port: int, count: int, open_table: Callable[[Load, Http], Awaitable[Table]]) -> None:
        """Open so many tables, and wait until both players see the deal."""
        self.tables += await many(port, count, lambda http: open_table(self, http))
        await self.settled()

    @property
    def ended(self) -> int:
        """At so many tables there was nothing left to play."""
        return sum(table.over for table in self.tables)

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.close()
        self.tables.clear()

    async def settled(self) -> None:
        """Nothing is in flight: each table waits for its next move, or has none."""
        deadline = time.perf_counter() + PATIENCE
        while waiting := sum(not table.settled for table in self.tables):
            self._check()
            if time.perf_counter() > deadline:
                raise Broken(f"{waiting} of {len(self.tables)} tables wait for their position")
            await asyncio.sleep(0.02)

    async def flat_out(self, warm_up: float, seconds: float) -> Report:
        """Each table plays its next move as soon as both players have seen the last."""
        self.at_once = True
        for table in self.tables:
            if not table.over:
                table.play()
        await asyncio.sleep(warm_up)
        report = await self._measured(asyncio.sleep(seconds))
        self.at_once = False
        await self.settled()
        return report

    async def paced(self, rate: float, warm_up: float, seconds: float) -> Report:
        """So many moves a second, the tables taking turns."""
        await self._pace(rate, warm_up)
        report = await self._measured(self._pace(rate, seconds))
        await self.settled()
        return report

    async def _pace(self, rate: float, seconds: float) -> None:
        began = time.perf_counter()
        for nth in range(int(rate * seconds)):
            wait = began + nth / rate - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self._turns += 1
            table = self.tables[self._turns % len(self.tables)]
            if table.ready:
                table.play()
            elif not table.over:
                self._skipped += 1

    async def _measured(self, play: Awaitable[None]) -> Report:
        del self.latencies[:]
        self._skipped = 0
        began, used = time.perf_counter(), time.process_time()
        await play
        seconds, used = time.perf_counter() - began, time.process_time() - used
        self._check()
        return Report(seconds, sorted(self.latencies), used / seconds, self._skipped)

    def _check(self) -> None:
        if self.broken:
            raise Broken(self.broken)
