"""A world for the server: the real `race108 serve` in a process of its own, and people who play at its tables.

with Server() as server, Crowd([server]) as crowd:
    crowd.play(50)
    server.kill()
    server.start()
    crowd.finish()
crowd.compare_with(server)
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Self, TypeVar

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from race108 import Game
from services import PATIENCE, Service

T = TypeVar("T")

Json = dict[str, Any]

STALLED = 60.0  # seconds without any move, after which nobody will ever move again
SAME_FOR_ALL_TIME = ("view", "moves", "turn", "winners", "names", "commit")  # of a state, once its ply is reached


class Server(Service):
    """`race108 serve`, with SQLite in its folder or with the services it is given."""

    def __init__(self, database: str = "", redis: str = "", workers: int = 1) -> None:
        super().__init__()
        self.workers = workers
        self.database = database or f"sqlite:///{self.folder / 'race108.sqlite'}"
        self._settings = {"RACE108_RATE_LIMITS": "off", "RACE108_DATA": str(self.folder), "TMPDIR": str(self.folder)}
        self._settings |= {"RACE108_DATABASE": database} if database else {}
        self._settings |= {"RACE108_REDIS": redis} if redis else {}

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def privileges(self) -> list[str]:
        """It runs as we do: our Python may be in a folder that is nobody else's."""
        return []

    def environment(self) -> dict[str, str]:
        """How it is set up."""
        return self._settings

    def command(self) -> list[str]:
        """As a user would start it."""
        options = ["--port", str(self.port), "--workers", str(self.workers), "--no-browser"]
        return [sys.executable, "-m", "race108", "--language", "en", "serve", *options]

    def answers(self) -> bool:
        """It says it is well."""
        with self.client() as client, suppress(httpx.TransportError):
            return client.get("/healthz").status_code == 200
        return False

    def client(self) -> httpx.Client:
        """Somebody who calls the server and keeps the cookies it gives."""
        # Loading certificates is slow, and there are none.
        return httpx.Client(base_url=self.url, verify=False, trust_env=False, timeout=PATIENCE, follow_redirects=True)

    def answer(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The answer to one request of somebody it has never seen."""
        with self.client() as somebody:
            return somebody.request(method, path, **more)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What is in its store, asked behind its back."""
        engine = sa.create_engine(self.database)
        try:
            with engine.connect() as connection:
                return [tuple(row) for row in connection.execute(sa.text(query))]
        finally:
            engine.dispose()


class Table:
    """A table of Triggs for two, and everything its players have sent and have been told."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.ply = 0  # the highest anybody was told
        self.over = False
        self.told: dict[tuple[int, int], Json] = {}  # by seat and ply
        self.sent: dict[int, set[tuple[str, ...]]] = defaultdict(set)  # by ply
        self.said: set[tuple[int, str]] = set()  # chat, by its number
        self.faults: list[str] = []
        with servers[0].client() as ann, servers[-1].client() as ben:
            made = ann.post("/api/tables", json={"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
            made.raise_for_status()
            self.id: str = made.json()["id"]
            wish = {"seat": 1, "name": "Ben", "key": made.json()["invite"]}
            ben.post(f"/api/tables/{self.id}/seats", json=wish).raise_for_status()
            self.cookies = ["; ".join(f"{name}={value}" for name, value in jar.cookies.items()) for jar in (ann, ben)]

    def live(self, seat: int, server: Server) -> connect:
        """A connection of one of the players."""
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        return connect(address, additional_headers={"Cookie": self.cookies[seat]}, proxy=None)

    def note(self, state: Json) -> None:
        """Remember what was told; whoever has been told it once must never be told otherwise."""
        seat, ply = state["seat"], state["ply"]
        told = {name: state[name] for name in SAME_FOR_ALL_TIME}
        if self.told.setdefault((seat, ply), told) != told:
            self.faults.append(f"seat {seat} was told two stories about ply {ply}")
        self.ply = max(self.ply, ply)
        self.over = self.over or state["winners"] is not None

    def compare_with(self, server: Server) -> None:
        """Play the record again: every state ever told is in it, every move was sent for its very place."""
        assert not self.faults, self.faults
        with server.client() as anybody:
            record = anybody.get(f"/api/tables/{self.id}/record").raise_for_status().json()
        game_keys = record.keys() - {"results", "table"}
        game = Game.replay({key: record[key] for key in game_keys} | {"moves": []})
        assert len(record["moves"]) == self.ply, f"told of {self.ply} plies, there are {len(record['moves'])}"
        for ply in range(self.ply + 1):
            for seat in (0, 1):
                if (told := self.told.get((seat, ply))) is not None:
                    view = game.view(seat)
                    assert (told["view"], told["moves"]) == (view.json, view.moves), f"otherwise at ply {ply}"
            if ply < self.ply:
                game.play(record["moves"][ply])
        self._compare_sent(record["moves"])

    def _compare_sent(self, played: list[str]) -> None:
        """The game is made of whole messages: none was played twice, or by half."""
        ends = {0}
        for ply in range(len(played)):
            if ply in ends:
                ends |= {ply + len(sent) for sent in self.sent[ply] if tuple(played[ply : ply + len(sent)]) == sent}
        assert len(played) in ends, "moves were played that nobody sent"


class Player:
    """Somebody who plays at random, clicks twice now and then, and comes back when the line is cut."""

    def __init__(self, table: Table, seat: int, chance: random.Random) -> None:
        self.table, self.seat = table, seat
        self.lines_cut = 0
        self._chance = chance

    async def play(self) -> None:
        """Until the game is over."""
        servers = self.table.servers
        while not self.table.over:
            server = servers[(self.seat + self.lines_cut) % len(servers)]
            alone = len(servers) == server.workers == 1
            known = self.table.ply if alone else 0  # another process may hear of a move a moment later
            try:
                async with self.table.live(self.seat, server) as line:
                    await self._sit_at(line, known)
            except (OSError, EOFError, WebSocketException):
                self.lines_cut += 1
                await asyncio.sleep(0.05)

    async def _sit_at(self, line: ClientConnection, known: int) -> None:
        state: Json | None = None
        while not self.table.over:
            try:
                frame = json.loads(await asyncio.wait_for(line.recv(), 0.3))
            except TimeoutError:  # perhaps it was refused because a service is away: once more
                frame = state
            if frame is None:
                continue
            if frame["type"] == "chat":
                self.table.said |= {(said["number"], said["text"]) for said in frame["lines"]}
            elif frame["type"] == "state":
                if frame["ply"] < known:
                    self.table.faults.append(f"seat {self.seat} knew of ply {known} and was told {frame['ply']}")
                state, known = frame, max(known, frame["ply"])
                self.table.note(state)
                await self._answer(line, state)

    async def _answer(self, line: ClientConnection, state: Json) -> None:
        if state["turn"] != self.seat or not state["moves"]:
            return
        moves = [self._chance.choice(state["moves"])]
        if moves[0].startswith("draw") and state["view"]["phase"] == "act" and self._chance.random() < 0.5:
            moves.append(self._chance.choice(["draw L", "draw C", "draw R"]))  # both or, if it cannot be, neither
        self.table.sent[state["ply"]].add(tuple(moves))
        message = json.dumps({"type": "play", "ply": state["ply"], "moves": moves})
        for _ in range(self._chance.choice([1, 1, 1, 2])):
            await line.send(message)
        if self._chance.random() < 0.1:
            await line.send(json.dumps({"type": "chat", "text": f"{self.seat} {self._chance.random()}"}))


class Crowd:
    """Players at several tables who play on in a thread of their own, whatever happens to the servers."""

    def __init__(self, servers: Sequence[Server], tables: int = 4) -> None:
        self.seed = random.randrange(10**9)
        self.chance = random.Random(self.seed)
        self.tables = [Table(servers) for _ in range(tables)]
        self.players = [
            Player(table, seat, random.Random(self.chance.random())) for table in self.tables for seat in (0, 1)
        ]
        self._thread = threading.Thread(target=lambda: asyncio.run(self._play()), daemon=True)
        self._fault: BaseException | None = None

    def __enter__(self) -> Self:
        print(f"crowd with seed {self.seed}")  # seen when a test fails
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        for table in self.tables:
            table.over = True
        self._thread.join(10)

    async def _play(self) -> None:
        try:
            await asyncio.gather(*(player.play() for player in self.players))
        except BaseException as fault:
            self._fault = fault
            raise

    @property
    def plies(self) -> int:
        """How many moves have been acknowledged."""
        return sum(table.ply for table in self.tables)

    @property
    def lines_cut(self) -> int:
        """How often anybody has lost the connection."""
        return sum(player.lines_cut for player in self.players)

    @property
    def all_over(self) -> bool:
        """Whether all games have ended."""
        return all(table.over for table in self.tables)

    def play(self, at_least: int = 20, at_most: int = 80) -> None:
        """Wait until some more moves have been acknowledged, nobody knows how many: then something may happen."""
        enough = self.plies + self.chance.randint(at_least, at_most)
        self._wait_until(lambda: self.plies >= enough)
        assert not self.all_over, "the games are too short for this test"

    def finish(self) -> None:
        """Wait until all games are over."""
        self._wait_until(lambda: self.all_over)
        self._thread.join(10)

    def _wait_until(self, enough: Callable[[], bool]) -> None:
        plies, since = self.plies, time.monotonic()
        while not enough() and not self.all_over:
            if self._fault:
                raise self._fault
            if self.plies != plies:
                plies, since = self.plies, time.monotonic()
            assert time.monotonic() - since < STALLED, f"nobody moves any more: {self._standings()}"
            time.sleep(0.002)

    def _standings(self) -> str:
        seen = [
            {seat: max((ply for who, ply in table.told if who == seat), default=None) for seat in (0, 1)}
            for table in self.tables
        ]
        return f"the last ply each seat was told: {seen}"

    def compare_with(self, server: Server) -> None:
        """What everyone was told is what the server has, and the store too: nothing is lost, nothing is there twice."""
        for table in self.tables:
            table.compare_with(server)
            stored = server.rows(f"select number, kind from changes where table_id = '{table.id}' order by number")
            assert [number for number, _ in stored] == list(range(len(stored))), "changes are missing in the store"
            assert sum(kind == "move" for _, kind in stored) == table.ply, "moves are missing in the store"
            chat = server.rows(f"select number, text from chat where table_id = '{table.id}'")
            assert table.said <= set(chat), "something that was said is lost"
            assert len({text for _, text in chat}) == len(chat), "something was said once and is there twice"


def carried_out(work: Coroutine[Any, Any, T]) -> T:
    """What comes of asynchronous work, in a thread of its own: a browser in this process may have a loop that runs."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()
