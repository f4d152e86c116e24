"""Somebody at a real server, step by step: a cookie jar, requests, and a live connection.

with Server() as server, Person(server) as ann, Person(server) as ben:
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
    ben.sits_down(table)
    state = ann.connects_to(table)
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server_world import Server

Json = dict[str, Any]

PATIENCE = 40.0  # seconds for an answer, on a busy machine


class Person:
    """A browser, as far as the server can tell."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        headers = {"Accept-Language": language}
        # There are no certificates to verify; loading them would take longer than a game.
        self.web = httpx.Client(
            base_url=server.url, headers=headers, timeout=PATIENCE, verify=False, follow_redirects=True
        )
        self.language = language
        self.line: ClientConnection | None = None
        self.heard: list[str] = []  # every frame, as it came
        self.read: list[str] = []  # every answer to a request at a table

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.hangs_up()
        self.web.close()

    # --- requests ---------------------------------------------------------------------------------------------------

    def makes_a_table(self, wish: Json) -> Json:
        """The answer: id, seat, invite."""
        answer = self.web.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def sits_down(self, table: Json, **wish: Any) -> Json:
        """At a table that somebody has made, by its invite."""
        return self.asks(table, "seats", {"key": table["invite"], **wish})

    def asks(self, table: Json, what: str, wish: Json | None = None, status: int = 200) -> Json:
        """A POST at a table, and the answer that is expected."""
        answer = self.web.post(f"/api/tables/{table['id']}/{what}", json=wish or {})
        self.read.append(answer.text)
        assert answer.status_code == status, answer.text
        said: Json = answer.json()
        return said

    def looks_at(self, table: Json, what: str = "", status: int = 200, **query: Any) -> Json:
        """A GET at a table, and the answer that is expected."""
        answer = self.web.get(f"/api/tables/{table['id']}{what and '/' + what}", params=query)
        self.read.append(answer.text)
        assert answer.status_code == status, answer.text
        said: Json = answer.json()
        return said

    # --- the live connection ----------------------------------------------------------------------------------------

    @property
    def cookie(self) -> str:
        """What a browser would send along."""
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())

    def connects_to(self, table: Json, query: str = "", headers: dict[str, str] | None = None) -> Json:
        """The first frame: a state, or a refusal."""
        self.hangs_up()
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live{query}"
        all_headers = {"Cookie": self.cookie, "Accept-Language": self.language} | (headers or {})
        # Without pings of its own: those draw from Python's chance, which Hypothesis wants for itself.
        self.line = connect(
            address, additional_headers=all_headers, proxy=None, max_size=None, legacy=True, ping_interval=None
        )
        return self.hears("state", "refused")

    def hangs_up(self) -> None:
        """Without a word."""
        if self.line is not None:
            self.line.close()
            self.line = None

    def says(self, frame: Json | str | bytes) -> None:
        """Any frame."""
        assert self.line is not None
        self.line.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    def hears(self, *kinds: str) -> Json:
        """The next frame of one of these kinds."""
        return self.hears_that(lambda frame: frame["type"] in kinds)

    def hears_that(self, wanted: Callable[[Json], bool]) -> Json:
        """The next frame that is as wanted; those before it are only noted."""
        assert self.line is not None
        while True:
            text = self.line.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            frame: Json = json.loads(text)
            if wanted(frame):
                return frame

    def hears_all(self) -> list[Json]:
        """Everything the server has sent by now; the pong comes after all of it."""
        before = len(self.heard)
        self.says({"type": "ping"})
        self.hears("pong")
        return [json.loads(text) for text in self.heard[before:-1]]

    def is_shown_out(self) -> int:
        """Waits until the server ends the connection; says its close code."""
        assert self.line is not None
        try:
            while True:
                self.heard.append(str(self.line.recv(timeout=PATIENCE)))
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def plays(self, state: Json, *moves: str) -> Json:
        """Moves, and the state or the refusal that follows."""
        self.says({"type": "play", "ply": state["ply"], "moves": list(moves)})
        return self.hears("state", "refused")


class Party:
    """Everyone at one table: somebody at every open seat, and perhaps somebody who looks on. All are connected.

    with Party(server, {"game": "triggs", "seats": ["me", "open"]}) as party:
        party.plays("draw L", "draw R")
        party.plays_to_the_end(random.Random(1))
    """

    def __init__(self, server: Server, wish: Json, *, watched: bool = False) -> None:
        self.host = Person(server)
        self.table = self.host.makes_a_table(wish)
        kinds = wish["seats"]
        self.people = {seat: Person(server) for seat, kind in enumerate(kinds) if kind == "open"}
        for seat, person in self.people.items():
            person.sits_down(self.table, seat=seat)
        self.people |= {seat: self.host for seat, kind in enumerate(kinds) if kind == "me"}
        self.onlooker = Person(server) if watched else None
        self.everyone = [*dict.fromkeys(self.people.values()), *([self.onlooker] if self.onlooker else [])]
        #: What everyone was told, as it came.
        self.told: list[Json] = []
        #: What was done, one entry for every ply: a move, or ``back``.
        self.done: list[str] = []
        self.states: dict[Person, Json] = {}
        for person in self.everyone:
            self._note(person, person.connects_to(self.table, f"?key={self.key}" if person is self.onlooker else ""))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for person in {self.host, *self.everyone}:
            person.__exit__()

    @property
    def key(self) -> str:
        """The key of the invite."""
        return str(self.table["invite"]).partition("#")[2]

    @property
    def state(self) -> Json:
        """The newest state of whoever is on turn; when nobody is, of anybody."""
        newest = next(iter(self.states.values()))
        return self.states[self.people[newest["turn"]]] if newest["turn"] in self.people else newest

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state["phase"] == "over")

    def plays(self, *moves: str) -> bool:
        """Whoever is on turn plays: everyone hears of it, or only they that it is refused."""
        state = self.state
        if accepted := self._does(state, {"type": "play", "ply": state["ply"], "moves": list(moves)}):
            self.done += moves
        return accepted

    def posts(self, *moves: str) -> None:
        """Whoever is on turn plays by a request of their own, and is answered what they hear."""
        state = self.state
        answer = self.people[state["turn"]].asks(self.table, "moves", {"ply": state["ply"], "moves": list(moves)})
        self._all_hear()
        assert answer | {"log": None} == self.states[self.people[state["turn"]]] | {"log": None}
        self.done += moves

    def takes_back(self) -> bool:
        """Whoever is on turn takes a step back."""
        state = self.state
        if accepted := self._does(state, {"type": "take_back", "ply": state["ply"]}):
            self.done.append("back")
        return accepted

    def plays_to_the_end(self, chance: random.Random) -> None:
        """Random moves, now and then two in one frame, now and then taken back."""
        while not self.over:
            state = self.state
            if state["take_back"] and chance.random() < 0.25:
                assert self.takes_back()
                continue
            moves = [chance.choice(state["moves"])]
            if chance.random() < 0.25:
                moves.append(chance.choice(state["moves"] if moves[0].startswith("draw") else ["stop", "end"]))
            assert self.plays(*moves) or self.plays(moves[0])

    def record(self) -> Json:
        """The finished game."""
        return self.host.looks_at(self.table, "record")

    def _does(self, state: Json, frame: Json) -> bool:
        actor = self.people[state["turn"]]
        actor.says(frame)
        answer = actor.hears("state", "refused")
        if answer["type"] == "refused":
            assert answer["ply"] == state["ply"]
            return False
        self._note(actor, answer)
        self._all_hear(but=actor)
        return True

    def _all_hear(self, but: Person | None = None) -> None:
        for person in self.everyone:
            if person is not but:
                self._note(person, person.hears("state"))

    def _note(self, person: Person, state: Json) -> None:
        assert state["type"] == "state", state
        self.states[person] = state
        self.told.append(state)
