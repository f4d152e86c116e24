"""Our own server as a process, and players that speak to it as the browser does."""

from __future__ import annotations

import asyncio
import random
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.server.http_client import Http
from bench.server.load import Broken, Load, Seat, Table, WebSocket
from bench.server.process import Process, free_port

STATE = re.compile(rb'"ply":(\d+),"seat":(\d|null).*?"turn":(\d|null)')
MOVES = re.compile(rb'"moves":\[([^]]*)]')

#: Triggs with nine boxes in every row: random players need more than 700 moves, so hardly a game ends meanwhile.
LONG = {"rows": [9] * 12}


class OurSeat(Seat):
    """A player at a table of ours."""

    def heard(self, frame: bytes) -> None:
        if frame.startswith(b'{"type":"state"'):
            state = STATE.search(frame)
            assert state, frame
            self._state = frame
            self.saw(int(state[1]), on_turn=state[2] == state[3], over=state[3] == b"null")
        elif frame.startswith(b'{"type":"refused"'):
            self.broken(frame.decode())

    def move(self) -> bytes:
        moves = MOVES.search(self._state)
        assert moves, self._state
        return b'{"type":"play","ply":%d,"moves":[%s]}' % (self.ply, random.choice(moves[1].split(b",")))


@dataclass(frozen=True)
class Places:
    """A table at which a game was dealt, and the cookies of its two players."""

    path: str
    cookies: tuple[str, str]


class Ours(Process):
    """``race108 serve`` with nothing changed but the rate limits: all our players come from one address."""

    name = "race108"

    def __init__(self, cores: set[int] | None, **settings: str) -> None:
        self.port = free_port()
        command = [str(Path(sys.executable).with_name("race108")), "serve", "--port", str(self.port), "--no-browser"]
        environment = {f"RACE108_{name.upper()}": value for name, value in {"rate_limits": "off", **settings}.items()}
        ready = f"http://127.0.0.1:{self.port}/healthz"
        super().__init__(command, environment, ready, cores)

    async def deal(self, http: Http) -> Places:
        """A table for two that both have sat down at."""
        made = await http.post("/api/tables", {"game": "triggs", "options": LONG, "seats": ["me", "open"]})
        path = f"/api/tables/{made.body['id']}"
        joined = await http.post(f"{path}/seats", {"seat": 1, "name": "Ben", "key": made.body["invite"]})
        return Places(path, (made.cookie, joined.cookie))

    async def connect(self, load: Load, places: Places) -> Table:
        table = Table(load)
        table.seats = (OurSeat(table), OurSeat(table))
        for seat, cookie in zip(table.seats, places.cookies, strict=True):
            await seat.connect(self.port, f"{places.path}/live", cookie)
        return table

    async def open_table(self, load: Load, http: Http) -> Table:
        return await self.connect(load, await self.deal(http))


class Watcher(WebSocket):
    """Somebody who looks on until the game is over."""

    def __init__(self) -> None:
        super().__init__()
        self.ply = 0
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def heard(self, frame: bytes) -> None:
        if state := STATE.search(frame):
            self.ply = int(state[1])
            if state[3] == b"null" and not self.over.done():
                self.over.set_result(None)

    def broken(self, why: str) -> None:
        if not self.over.done():
            self.over.set_exception(Broken(why))


class BotTable:
    """Two bots that play each other, and begin again when they have finished."""

    def __init__(self, port: int, bot: str) -> None:
        self._port, self._bot = port, bot
        self._watched: list[Watcher] = []

    @property
    def moves(self) -> int:
        """How many they have made in all."""
        return sum(watcher.ply for watcher in self._watched)

    async def play(self) -> None:
        async with Http(self._port) as http:
            while True:
                made = await http.post("/api/tables", {"game": "triggs", "seats": [f"bot:{self._bot}"] * 2})
                self._watched.append(Watcher())
                await self._watched[-1].connect(self._port, f"/api/tables/{made.body['id']}/live", made.cookie)
                await self._watched[-1].over
                self._watched[-1].close()
