"""People who do at random whatever can be done at tables, at one or the other server, and write it all down.

An answer that is lost is asked for again under the same key (``Idempotency-Key``), perhaps of the other server.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from history import History, Json, Op
from race108.words import say

#: Seconds after which somebody asks again, and after which they give up.
ANSWER_SECONDS = 3.0
GIVE_UP_SECONDS = 20.0
#: Now and then somebody has no patience, and so loses an answer that was on its way.
IMPATIENT = 0.03
#: Seconds without a frame, after which somebody goes to another server.
SILENCE_SECONDS = 2.0
#: How many steps people try to bring a game about, and how many moves it has at most before they give up.
LOBBY_STEPS = 60
#: Seconds without a move, after which somebody leaves a game where it is.
DESERTED_SECONDS = 8.0
PLIES = (15, 130)

LOST_LIVE = say("table-store-down")
PING = '{"type": "ping"}'
#: Nothing was sent, so nothing can have been done.
NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)
#: What can happen to a line.
CUT = (OSError, EOFError, TimeoutError, WebSocketException)


@dataclass(eq=False)
class Seen:
    """A table as those around it know it."""

    id: str
    invite: str
    host: str
    size: int
    cutting: bool
    budget: int
    again: bool
    over: bool = False
    rematch: str = ""


@dataclass(eq=False)
class Someone:
    """A person with an identity of their own, who asks the servers in turn."""

    number: int
    servers: Sequence[str]
    history: History
    chance: random.Random
    stopped: Callable[[], bool]
    cookie: str = ""
    _asked: int = 0
    web: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        # There are no certificates to verify, and loading them would take longer than a game.
        self.web = httpx.AsyncClient(verify=False, trust_env=False, timeout=ANSWER_SECONDS, follow_redirects=True)

    @property
    def identity(self) -> str:
        """Who they are, to the servers: what their cookie signs."""
        return self.cookie.rpartition(".")[0]

    async def is_known(self) -> None:
        """Get a cookie, before anything goes wrong."""
        wish: Json = {"game": "triggs", "seats": ["me", "open"], "name": self.new_name()}
        op = self.history.begins("make", "", "", wish, "")
        answer = (await self.web.post(f"{self.servers[0]}/api/tables", json=wish)).raise_for_status()
        self.cookie = self.web.cookies["race108"]
        self.web.cookies.clear()
        self.web.headers["Cookie"] = f"race108={self.cookie}"
        op.person = self.identity
        self._made(self.history.ends(op, "ok", answer.json()))

    # --- asking -----------------------------------------------------------------------------------------------------

    async def asks(self, kind: str, table: str, what: str, wish: Json) -> Op:
        """A POST, until it is answered or nobody waits for it any longer."""
        self._asked += 1
        key = f"{self.identity}-{self._asked:06d}"
        op = self.history.begins(kind, self.identity, table, wish, key)
        path = f"/api/tables/{table}/{what}" if table else "/api/tables"
        lost, deadline = False, time.monotonic() + GIVE_UP_SECONDS
        while time.monotonic() < deadline:
            op.tries += 1
            answer, sent = await self._posts(path, wish, key)
            if answer is None or answer.status_code in (502, 503, 504):
                lost |= sent
                self.history.counts["lost answers"] += sent
                await asyncio.sleep(self.chance.uniform(0.01, 0.3))
            elif answer.is_success:
                return self.history.ends(op, "ok", answer.json())
            elif answer.status_code >= 500:
                self.history.faults.append(f"Table {table}: {op} was answered {answer.status_code}: {answer.text}")
                break
            else:  # if an answer was lost, the request may have been carried out, or may still be
                return self.history.ends(op, "unknown" if lost else "refused", {"error": answer.text})
        return self.history.ends(op, "unknown")

    async def _posts(self, path: str, wish: Json, key: str) -> tuple[httpx.Response | None, bool]:
        """The answer, if there is one; and whether the request may have reached anybody."""
        hurried = self.chance.random() < IMPATIENT
        patience = self.chance.uniform(0.005, 0.05) if hurried else ANSWER_SECONDS
        url = self.chance.choice(self.servers) + path
        try:
            return await self.web.post(url, json=wish, headers={"Idempotency-Key": key}, timeout=patience), True
        except NOT_SENT:
            return None, False
        except httpx.TransportError:
            return None, True

    async def looks(self, table: str, what: str = "", server: str | None = None, **query: Any) -> Json | None:
        """A GET at one of the servers; nothing, if it does not answer or says no."""
        url = f"{server or self.chance.choice(self.servers)}/api/tables/{table}{what and '/' + what}"
        try:
            answer = await self.web.get(url, params=query)
        except httpx.TransportError:
            return None
        if answer.status_code == 500:
            self.history.faults.append(f"Table {table}: GET {what} was answered 500: {answer.text}")
        if not answer.is_success:
            return None
        seen: Json = answer.json()
        if what == "state":
            self.history.notes(seen)
        return seen

    def live(self, table: str, server: str | None = None) -> connect:
        """A line to a table."""
        url = f"{server or self.chance.choice(self.servers)}/api/tables/{table}/live".replace("http", "ws", 1)
        more: Json = {"open_timeout": 3, "close_timeout": 0.5, "ping_interval": None, "compression": None}
        return connect(url, additional_headers={"Cookie": f"race108={self.cookie}"}, proxy=None, **more)

    def new_name(self) -> str:
        """A name nobody else has."""
        self._asked += 1
        return f"P{self.number:03d} {self._asked:06d}"  # none is the beginning of another

    # --- tables -----------------------------------------------------------------------------------------------------

    async def makes_a_table(self) -> Seen | None:
        """Of one of the games, for two to four, with a bot now and then, and perhaps only once everybody has cut."""
        chance = self.chance
        size = chance.choice([2, 2, 2, 3, 3, 4])
        seats = ["me" if chance.random() < 0.85 else "open", *["open"] * (size - 1)]
        if chance.random() < 0.3:
            seats[-1] = f"bot:{chance.choice(['greedy', 'random'])}"
        chance.shuffle(seats)
        wish: Json = {"game": chance.choice(["triggs", "runtrip"]), "seats": seats, "name": self.new_name()}
        wish |= {"cutting": True} if chance.random() < 0.5 else {}
        wish |= {"cut": f"cut {self.new_name()}"} if "me" in seats and chance.random() < 0.3 else {}
        op = await self.asks("make", "", "", wish)
        if not op.ok:
            return None
        self._made(op)
        return self._seen(op.table, op.answer["invite"], self.identity, size, wish.get("cutting", False))

    def _made(self, op: Op) -> None:
        op.table = op.answer["id"]
        self.history.tables[op.table] = ""

    def _seen(self, table: str, invite: str, host: str, size: int, cutting: bool) -> Seen:
        return Seen(table, invite, host, size, cutting, self.chance.randint(*PLIES), self.chance.random() < 0.5)

    def goes_to(self, old: Seen) -> Seen:
        """The rematch of a table."""
        return self._seen(old.rematch, "", old.host, old.size, old.cutting)


class Guest:
    """Somebody at one table, from the first seat that is taken to the last move."""

    def __init__(self, someone: Someone, table: Seen) -> None:
        self.me, self.table = someone, table
        self.chance, self.history = someone.chance, someone.history
        self.mine: list[int] = []
        self.state: Json | None = None
        self._ply = -1  # the last that was told over this line
        self._newest, self._news_at = -1, time.monotonic()
        self._given_up = False

    async def stays(self) -> None:
        """Until the game is over, or nothing comes of it."""
        await self._waits()
        if self.mine:
            await self._plays()
        if self.mine and self.table.over and self.table.again and not self.me.stopped():
            op = await self._asks("rematch", "rematch", {})
            if op.ok:
                self.table.rematch = self.table.rematch or op.answer["id"]
                self.history.tables.setdefault(op.answer["id"], self.table.id)

    async def _asks(self, kind: str, what: str, wish: Json) -> Op:
        return await self.me.asks(kind, self.table.id, what, wish)

    # --- before the deal --------------------------------------------------------------------------------------------

    async def _waits(self) -> None:
        key = self.table.invite.partition("#")[2]
        for _ in range(LOBBY_STEPS):
            if self.me.stopped():
                return
            about = await self.me.looks(self.table.id, **({"key": key} if key else {}))
            if about is not None:
                self.mine = about["yours"]
                if about["phase"] != "waiting":
                    return
                await self._does_something(about, key)
            await asyncio.sleep(self.chance.uniform(0, 0.06))

    async def _does_something(self, about: Json, key: str) -> None:
        chance, seats = self.chance, about["seats"]
        free = [seat["seat"] for seat in seats if seat["kind"] == "open"]
        if not self.mine:
            if chance.random() < 0.85:
                await self._sits_down(free, key)
            return
        seat = chance.choice(self.mine)
        uncut = [number for number in self.mine if not seats[number]["cut"]]
        dice = chance.random()
        if dice < 0.08:
            await self._asks("leave", "leave", {"seat": seat})
        elif dice < 0.18:
            await self._asks(
                "name", "seats", {"seat": seat, "name": self.me.new_name(), **({"key": key} if key else {})}
            )
        elif dice < 0.24 and free:
            await self._asks("bot", "bots", {"seat": chance.choice(free), "bot": chance.choice(["greedy", "random"])})
        elif dice < 0.45 or (uncut and about["cutting"]):
            cut = f"cut {self.me.new_name()}"
            await self._asks("cut", "cut", {"seat": chance.choice(uncut or self.mine), "cut": cut})

    async def _sits_down(self, free: list[int], key: str) -> None:
        chance = self.chance
        wish: Json = {"name": self.me.new_name()} | ({"key": key} if key else {})
        if free and chance.random() < 0.8:
            wish["seat"] = chance.choice(free)
        if chance.random() < 0.4:
            wish["cut"] = f"cut {self.me.new_name()}"
        op = await self._asks("sit", "seats", wish)
        if op.ok:
            self.mine = [op.answer["seat"]]

    # --- the game ---------------------------------------------------------------------------------------------------

    @property
    def _at_an_end(self) -> bool:
        quiet = time.monotonic() - self._news_at > DESERTED_SECONDS
        return self.table.over or self._given_up or self.me.stopped() or quiet

    async def _plays(self) -> None:
        self._news_at = time.monotonic()
        while not self._at_an_end:
            self._ply, self.state = -1, None
            try:
                async with self.me.live(self.table.id) as line:
                    await self._sits_at(line)
            except CUT as why:
                self.history.counts[f"lines cut ({type(why).__name__})"] += 1
                await asyncio.sleep(self.chance.uniform(0.02, 0.2))

    async def _sits_at(self, line: ClientConnection) -> None:
        while not self._at_an_end:
            state = self.state
            if state is None or state["phase"] != "playing":
                await self._hears(line, SILENCE_SECONDS)
            elif state["ply"] >= self.table.budget:
                await self._gives_up(line)
            elif state["turn"] in self.mine and state["seat"] == state["turn"]:
                await self._takes_a_turn(line, state)
                if self.state is state:  # it was refused, or was no move: perhaps there is news
                    with suppress(TimeoutError):
                        await self._hears(line, 0.1)
            else:
                if self.chance.random() < 0.01:
                    await self._says(line)
                await self._hears(line, SILENCE_SECONDS)

    async def _hears(self, line: ClientConnection, patience: float) -> Json:
        """The next frame; after a long silence the line is given up."""
        frame: Json = json.loads(await asyncio.wait_for(line.recv(), patience))
        if frame["type"] == "state":
            self._sees(frame)
            if frame["ply"] < self._ply:
                self.history.faults.append(
                    f"Table {self.table.id}: seat {frame['seat']} was told of ply {self._ply}, then of {frame['ply']}."
                )
            self._ply = frame["ply"]
        elif frame["type"] == "chat":
            self.history.hears(self.table.id, frame["lines"])
        elif frame["type"] == "table":
            self.mine = frame["yours"]
        return frame

    def _sees(self, state: Json) -> None:
        self.history.notes(state)
        if state["ply"] > self._newest:
            self._newest, self._news_at = state["ply"], time.monotonic()
        if self.state is None or state["ply"] >= self.state["ply"]:
            self.state = state
        self.table.over = self.table.over or state["phase"] == "over"

    async def _takes_a_turn(self, line: ClientConnection, state: Json) -> None:
        chance, seat, ply = self.chance, state["turn"], state["ply"]
        dice = chance.random()
        if dice < 0.02:
            await self._says(line)
        elif dice < 0.03:
            await self._goes_away(seat)
        elif dice < 0.032:
            await self._gives_up(line)
        elif state["take_back"] and dice < 0.15:
            await self._does(line, "take_back", {"ply": ply, "seat": seat})
        else:
            moves = [chance.choice(state["moves"])]
            if moves[0].startswith("draw") and state["view"]["phase"] == "act" and chance.random() < 0.5:
                moves.append(chance.choice(["draw L", "draw C", "draw R"]))  # both or, if it cannot be, neither
            await self._does(line, "moves", {"ply": ply, "moves": moves, "seat": seat})

    async def _does(self, line: ClientConnection, what: str, wish: Json) -> None:
        """Something in the game, mostly over the line."""
        kind = {"moves": "move", "take_back": "back"}[what]
        if self.chance.random() < 0.9:
            await self._asks_live(line, kind, {"type": {"moves": "play"}.get(what, what), **wish})
        else:
            op = await self._asks(kind, what, wish)
            if op.ok:
                self._sees(op.answer)

    async def _asks_live(self, line: ClientConnection, kind: str, frame: Json) -> Op:
        """A frame, and a ping: what is not refused before the pong has been done."""
        op = self.history.begins(kind, self.me.identity, self.table.id, frame, "", live=True)
        refused, doubtful = "", False
        try:
            await line.send(json.dumps(frame))
            await line.send(PING)
            while (heard := await self._hears(line, ANSWER_SECONDS))["type"] != "pong":
                if heard["type"] == "refused":
                    refused = heard["error"]
                doubtful |= heard["type"] == "behind" or refused == LOST_LIVE
        except CUT:
            self.history.ends(op, "unknown")
            raise
        return self.history.ends(op, "unknown" if doubtful else "refused" if refused else "ok", {"error": refused})

    async def _says(self, line: ClientConnection) -> None:
        wish = {"text": f"said by {self.me.new_name()}"}
        if self.chance.random() < 0.5:
            await self._asks_live(line, "chat", {"type": "chat", **wish})
        else:
            await self._asks("chat", "chat", wish)

    async def _goes_away(self, seat: int) -> None:
        """A bot plays until they are back."""
        op = await self._asks("leave", "leave", {"seat": seat})
        await asyncio.sleep(self.chance.uniform(0, 0.3))
        if op.possible:
            await self._asks("return", "seats", {"seat": seat})

    async def _gives_up(self, line: ClientConnection) -> None:
        for seat in self.mine:
            if self.chance.random() < 0.5:
                await self._asks("resign", "resign", {"seat": seat})
            else:
                await self._asks_live(line, "resign", {"type": "resign", "seat": seat})
        self._given_up = True
        deadline = time.monotonic() + 3
        while not self.table.over and time.monotonic() < deadline:
            with suppress(TimeoutError):
                await self._hears(line, 1.0)


async def table_after_table(people: Sequence[Someone], chance: random.Random, stopped: Callable[[], bool]) -> None:
    """Somebody makes a table, more people than there are seats come to it, and perhaps they play another game."""
    while not stopped():
        host = chance.choice(people)
        table = await host.makes_a_table()
        if table is None:
            continue
        guests = list(dict.fromkeys([host, *chance.sample(people, table.size + 1)]))
        while True:
            await asyncio.gather(*(Guest(person, table).stays() for person in guests))
            if not table.rematch or stopped():
                break
            table = host.goes_to(table)
