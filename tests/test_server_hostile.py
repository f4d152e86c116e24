"""Whatever is sent, wherever: one sentence comes back, nothing of it is in the log, and the next table plays on."""

from __future__ import annotations

import random
import re
import threading
import time
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hostile import Document, Sent, frames
from race108.server.run import LARGEST_FRAME
from server_people import Json, Party, Person
from server_world import Server
from tables import runtrip_position, triggs_position

#: How often each kind of request, and each kind of frame, is made.
FEW = {"requests": 20, "frames": 250}
MANY = {"requests": 400, "frames": 5000}
#: Seconds the honest players may have to wait for each other.
LONGEST_WAIT = 10.0
#: How a server may end a line: too long, no text, not welcome; but never for a fault of its own (1011).
CLOSED = {1002, 1003, 1007, 1008, 1009, 1013, 4403}


class HonestGame:
    """Two people who play at another table all the while."""

    def __init__(self, server: Server) -> None:
        self._server, self._stop, self.plies = server, threading.Event(), 0
        self.longest = 0.0
        self._fault: BaseException | None = None
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        chance = random.Random(108)
        try:
            while not self._stop.is_set():
                with Party(self._server, {"game": "triggs", "seats": ["me", "open"]}) as party:
                    while not self._stop.is_set() and not party.over:
                        began = time.monotonic()
                        assert party.plays(chance.choice(party.state["moves"]))
                        self.plies += 1
                        self.longest = max(self.longest, time.monotonic() - began)
                        time.sleep(0.02)
        except BaseException as fault:
            self._fault = fault

    def ends(self) -> None:
        """When they have played some moves more."""
        enough, deadline = self.plies + 5, time.monotonic() + 6 * LONGEST_WAIT
        while self.plies < enough and self._fault is None and time.monotonic() < deadline:
            time.sleep(0.02)
        self._stop.set()
        self._thread.join(60)
        if self._fault is not None:
            raise self._fault
        print(f"{self.plies} honest plies, the slowest took {self.longest:.2f} s")
        assert self.plies >= enough, "the honest game does not go on"
        assert self.longest < LONGEST_WAIT, f"the honest players waited {self.longest:.1f} s"


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as service:
        yield service


@pytest.fixture
def besieged(server: Server) -> Iterator[Server]:
    """A server at which others play; afterwards it is alive and well, and has nothing to complain of."""
    honest = HonestGame(server)
    before = (server.folder / "log").stat().st_size
    yield server
    honest.ends()
    assert server.answers()
    log = (server.folder / "log").read_bytes()[before:].decode()
    complaints = [line[:2000] for line in log.splitlines() if '"level": "error"' in line or "Traceback" in line]
    assert not complaints, "\n".join(complaints[:3])


@pytest.fixture
def mallory(besieged: Server) -> Iterator[Person]:
    with Person(besieged) as person:
        person.web.follow_redirects = True
        yield person


@pytest.fixture
def document(mallory: Person) -> Document:
    """Described by the server; with tables of Mallory's own that wait, play, or are over."""
    made = [mallory.makes_a_table({"game": "triggs", "seats": seats}) for seats in (["me", "open"], ["me", "me"])]
    over = mallory.makes_a_table({"game": "runtrip", "seats": ["me", "me"]})
    mallory.asks(over, "resign", {"seat": 0})
    record = mallory.looks_at(over, "record")
    state = mallory.looks_at(made[1], "state")
    positions: list[Json] = [triggs_position(), runtrip_position([3, 4])]
    usual: dict[str, Sequence[Any]] = {
        "game": ["triggs", "runtrip"], "seats": [["me", "open"], ["me", "me"], ["me", "bot:random"]],
        "bot": ["random"], "key": [made[0]["invite"]], "ply": [state["ply"]], "moves": [state["moves"][:1]],
        "position": positions, "seat": [0, 1], "options": [{}, {"refill": "all"}, {"variant": "basic"}],
        "text": ["hello"], "clock": [{"turn_seconds": 30}],
    }  # fmt: skip
    known: dict[str, Sequence[str]] = {"table_id": [table["id"] for table in (*made, over)], "name": ["factors"]}
    described = mallory.web.get("/api/openapi.json").json()
    return Document(described, known, usual, [record, record, *positions])


def tried(examples: int) -> settings:
    """The same every time; nothing is made smaller, for what is found is short enough."""
    return settings(
        max_examples=examples, derandomize=True, database=None, deadline=None,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip


def fault_in(answer: httpx.Response) -> str:
    """What is wrong with an answer."""
    if answer.status_code >= 500 and answer.status_code != 503:
        return f"was answered {answer.status_code}"
    if answer.is_success:
        return ""
    try:
        error = answer.json()["error"]
    except (ValueError, KeyError, TypeError):
        return f"was answered {answer.status_code} without a sentence: {answer.text[:200]!r}"
    return "" if is_a_sentence(error) else f"was answered {answer.status_code} with no sentence: {error!r}"


def hides_something(text: str) -> bool:
    """Whether there are signs that cannot be seen, or that turn the text around them."""
    return any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in text)


def is_a_sentence(error: object) -> bool:
    if not isinstance(error, str) or "Traceback" in error or hides_something(error):
        return False
    return 0 < len(error) < 1000 and error.rstrip("”“»\"'").endswith((".", "?", "!", "…"))


EXTENT = pytest.mark.parametrize("extent", [FEW, pytest.param(MANY, marks=pytest.mark.slow)], ids=["few", "many"])


@EXTENT
def test_every_request_is_answered_in_a_sentence(extent: dict[str, int], mallory: Person, document: Document) -> None:
    faults: list[str] = []
    asked = 0

    def ask(sent: Sent) -> None:
        nonlocal asked
        request = mallory.web.build_request(sent.method, sent.path, content=sent.body, headers=sent.raw_headers)
        try:
            answer = mallory.web.send(request)
        except httpx.LocalProtocolError:
            return  # no request at all: our own library does not send it
        asked += 1
        if fault := fault_in(answer):
            faults.append(f"{sent!r} {fault}")

    for method, path in document.operations():
        tried(extent["requests"])(given(document.requests(method, path))(ask))()
    assert not faults, "\n".join([f"{len(faults)} faults", *faults[:8]])
    assert asked > extent["requests"] * len(document.operations()) / 2


@EXTENT
def test_every_frame_is_answered_in_a_sentence(extent: dict[str, int], mallory: Person, document: Document) -> None:
    table = {"id": document.known["table_id"][1]}
    kinds = known_kinds(mallory, table)
    assert {"play", "take_back", "resign", "chat"} <= set(kinds)
    faults: list[str] = []
    sizes = [0, 0]  # of the last frames: after one that is too long the line may be gone before the next one is sent

    def say(frame: str | bytes) -> None:
        sizes[:] = [sizes[1], len(frame)]
        try:
            mallory.says(frame)
            mallory.says({"type": "ping"})
            while (heard := mallory.hears_that(lambda _: True))["type"] != "pong":
                if heard["type"] == "refused" and not is_a_sentence(heard["error"]):
                    faults.append(f"{frame[:200]!r} was refused with no sentence: {heard['error']!r}")
        except ConnectionClosed as end:
            code = end.rcvd.code if end.rcvd else None
            if code not in CLOSED and max(sizes) < LARGEST_FRAME:
                faults.append(f"after {frame[:200]!r} the line was cut with {code}")
            mallory.connects_to(table)

    tried(extent["frames"])(given(frames([*kinds, "dance"], document.fields(), document.usual))(say))()
    assert not faults, "\n".join([f"{len(faults)} faults", *faults[:8]])
    assert mallory.connects_to(table)["type"] == "state"


def known_kinds(person: Person, table: Json) -> list[str]:
    """Every kind of frame, as the server itself names them when it is sent another."""
    person.connects_to(table)
    person.says({"type": "dance"})
    return re.findall(r"[a-z_]+", person.hears("refused")["error"].partition(":")[2])


def test_a_line_to_nowhere_is_refused(mallory: Person) -> None:
    queries = ["", "?seat=%ED%A0%80", "?seat=" + "9" * 5000, "?key=%00", "?key=" + "%F0" * 900, "?x=" * 99]
    for table in ("%00", "..%2F..", "a" * 33, "%ED%A0%80", "-", "%E2%80%AE"):
        for query in queries:
            told = told_first(mallory, table, query)
            assert told == 403 or (isinstance(told, str) and is_a_sentence(told)), told


def told_first(person: Person, table: str, query: str) -> int | str:
    """The refusal; or the status, where there is no line at all."""
    try:
        return str(person.connects_to({"id": table}, query).get("error"))
    except InvalidStatus as refused:
        return refused.response.status_code
