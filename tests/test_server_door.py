"""What one address sends costs the server little, before the application hears of it: others play on meanwhile."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import pairwise
from typing import Self

import pytest

import attackers
from attackers import PONG, VANDAL, Attack, ended_after, line_to, live, poured
from race108.server import door, door_live, doorkeeper, limits, queueing
from race108.server.asking import group_of
from race108.server.queueing import Queue
from server_people import PATIENCE, Json, Party, Person
from server_world import Server

TABLE: Json = {"game": "triggs", "seats": ["me", "open"], "options": {"rows": [9] * 12}}  # nobody ends it in a test
MB = 1_000_000

#: What an honest player may have to wait for a move, in seconds. On the machine that tests it is slow; the benchmark
#: (bench/server) asks for 0.1.
SOON = 2.0


class Strict(Server):
    """With the limits a server has unless told otherwise, and one thread for bots."""

    def environment(self) -> dict[str, str]:
        return super().environment() | {"RACE108_RATE_LIMITS": "on", "RACE108_BOT_THREADS": "1"}


@pytest.fixture
def server() -> Iterator[Server]:
    with Strict() as service:
        yield service


class Neighbours:
    """Two who play on at a table of their own, in a thread, whatever others do to the server."""

    def __init__(self, server: Server) -> None:
        self._party, self._over = Party(server, TABLE), threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self.waits: list[float] = []  # from a move being sent to both having seen it, in seconds

    def _play(self) -> None:
        while not self._over.wait(0.1):
            began = time.monotonic()
            assert self._party.plays(self._party.state["moves"][0])
            self.waits.append(time.monotonic() - began)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, fault: object, *_: object) -> None:
        until = time.monotonic() + PATIENCE
        while len(self.waits) <= 5 and self._thread.is_alive() and time.monotonic() < until:
            time.sleep(0.1)
        self._over.set()
        self._thread.join(PATIENCE)
        self._party.__exit__()
        if fault is None:
            assert len(self.waits) > 5, "they could not play"
            assert max(self.waits) < SOON, f"they waited {max(self.waits):.1f} s"


@pytest.fixture
def neighbours(server: Server) -> Iterator[Neighbours]:
    with Neighbours(server) as pair:
        yield pair


def cut_off(server: Server) -> dict[str, int]:
    """How many were cut off, and why."""
    page = server.answer("GET", "/metrics").text
    found = re.findall(r'^race108_cut_off_total\{why="([^"]*)"\} (\d+)', page, re.MULTILINE)
    return {why: int(count) for why, count in found}


def answer_on(line: socket.socket) -> bytes:
    """Everything the server says until it ends the connection."""
    said = b""
    with suppress(OSError):
        while piece := line.recv(65536):
            said += piece
    return said


# --- frames ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", [attackers.pongs, attackers.pings, attackers.fragments])
def test_a_flood_of_the_smallest_frames_is_cut_off(
    server: Server, neighbours: Neighbours, what: Callable[[int], int]
) -> None:
    def cut() -> int:
        counted = cut_off(server)
        return counted.get("frames", 0) + counted.get("after the end", 0)

    with Attack(server.port, what, vandals=5) as attack:
        until, at_last = time.monotonic() + 4, time.monotonic() + 30  # on a busy machine vandals are slow, too
        while time.monotonic() < until or (not cut() and time.monotonic() < at_last):
            began = time.monotonic()
            assert server.answer("GET", "/healthz").status_code == 200
            assert time.monotonic() - began < SOON
            time.sleep(0.1)
    assert attack.times > 5
    assert cut() >= 1
    log = (server.folder / "log").read_text()
    assert log.count('"cut off"') == 1, "once a minute for one address"
    assert f'"address": "{VANDAL}"' in log


def test_a_flood_at_a_table_of_ones_own_is_cut_off_before_it_is_read(server: Server, neighbours: Neighbours) -> None:
    with Person(server) as mallory:
        table = mallory.makes_a_table(TABLE)
        with live(server.port, f"/api/tables/{table['id']}/live", f"Cookie: {mallory.cookie}") as line:
            assert poured(line, PONG, 50 * MB) < 20 * MB, "what is more has only filled buffers"
    assert cut_off(server)["frames"] == 1


def test_frames_that_are_long_are_cut_off_too(server: Server, neighbours: Neighbours) -> None:
    with Person(server) as mallory:
        table = mallory.makes_a_table(TABLE)
        with live(server.port, f"/api/tables/{table['id']}/live", f"Cookie: {mallory.cookie}") as line:
            frame = b"\x81\xfe\x40\x00" + attackers.MASK + b"x" * 0x4000
            assert poured(line, frame, 50 * MB) < 20 * MB
    assert cut_off(server)["bytes"] == 1


def test_who_is_refused_and_stays_is_cut_off(server: Server, neighbours: Neighbours) -> None:
    with live(server.port) as line:
        assert ended_after(line, 30, PONG) < door_live.CLOSING_SECONDS + 4
    with live(server.port) as line:
        assert ended_after(line, 30) < door_live.CLOSING_SECONDS + 4
    assert cut_off(server)["does not end"] == 2


# --- requests -------------------------------------------------------------------------------------------------------


def test_who_says_nothing_or_half_of_it_has_ten_seconds(server: Server, neighbours: Neighbours) -> None:
    beginnings = {
        "nothing": b"",
        "an empty line": b"\r\n",
        "half a line": b"GET /hea",
        "half of the headers": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
        "one request and a half": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /",
        "half a websocket": b"GET /api/tables/A/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
    }
    ended: dict[str, float] = {}

    def waits(name: str, said: bytes, more: bytes) -> None:
        with line_to(server.port) as line:
            line.sendall(said)
            ended[name] = ended_after(line, 40, more)

    threads = [threading.Thread(target=waits, args=(name, said, b"")) for name, said in beginnings.items()]
    threads.append(threading.Thread(target=waits, args=("a byte now and then", b"GET /", b"a")))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(ended) == len(threads)
    assert max(ended.values()) < door.HEADERS_SECONDS + 4, ended
    del ended["one request and a half"]  # between two requests nobody waits as long
    assert min(ended.values()) > door.HEADERS_SECONDS - 2, ended


@pytest.mark.slow
def test_a_body_and_a_reader_have_their_time_too(server: Server, neighbours: Neighbours) -> None:
    head = b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with line_to(server.port) as late, line_to(server.port, buffer=4096) as mute:
        late.sendall(head + b"Content-Length: 60000\r\n\r\n{")
        mute.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5)
        ended = ended_after(late, 60, b" ")
        assert door.BODY_SECONDS - 2 < ended < door.BODY_SECONDS + 4
        time.sleep(door.ANSWER_SECONDS - ended + 4)
        counted = cut_off(server)
        assert (counted["body late"], counted["answer not taken"]) == (1, 1)


@pytest.mark.parametrize("what", [attackers.headers, attackers.one_header])
def test_headers_without_end_are_not_read(server: Server, neighbours: Neighbours, what: Callable[[int], int]) -> None:
    assert what(server.port) < 20 * MB, "what is more has only filled buffers"
    assert cut_off(server)["headers long"] == 1


def test_too_many_or_too_long_headers_are_refused_in_a_sentence(server: Server) -> None:
    head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\n"
    for more in (b"X: y\r\n" * door.MOST_HEADERS, b"Cookie: " + b"a" * door.LONGEST_HEADERS + b"\r\n"):
        with line_to(server.port) as line:
            line.sendall(head + more + b"\r\n")
            said = answer_on(line)
            assert said.startswith(b"HTTP/1.1 431 ")
            assert b"Die Kopfzeilen dieser Anfrage sind zu lang" in said
    with line_to(server.port) as line:
        line.sendall(head + b"Connection: close\r\nCookie: " + b"a" * (door.LONGEST_HEADERS - 500) + b"\r\n\r\n")
        assert answer_on(line).startswith(b"HTTP/1.1 200 ")


def test_what_is_no_request_is_refused_in_a_sentence_and_leaves_the_log_alone(server: Server) -> None:
    for _ in range(20):
        with line_to(server.port) as line:
            line.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")  # somebody who means https
            said = answer_on(line)
            assert said.startswith(b"HTTP/1.1 400 ")
            assert b"This is not an HTTP request." in said
    assert "Invalid" not in (server.folder / "log").read_text()


@pytest.mark.parametrize("what", [attackers.chunks, attackers.requests])
def test_a_body_in_crumbs_and_requests_in_heaps_are_cut_off(
    server: Server, neighbours: Neighbours, what: Callable[[int], int]
) -> None:
    assert what(server.port) < 10 * MB
    counted = cut_off(server)
    assert counted.get("pieces", 0) + counted.get("pipeline", 0) == 1
    assert "Traceback" not in (server.folder / "log").read_text()


def test_a_few_requests_at_once_are_all_answered(server: Server) -> None:
    one, last = (f"GET /api/me HTTP/1.1\r\nHost: localhost\r\n{end}\r\n" for end in ("", "Connection: close\r\n"))
    with line_to(server.port) as line:
        line.sendall((one * 4 + last).encode())
        assert answer_on(line).count(b"HTTP/1.1 200 ") == 5


def test_who_asks_on_and_on_after_being_told_to_wait_is_cut_off(server: Server, neighbours: Neighbours) -> None:
    assert attackers.asked_in_turn(server.port, 20_000) < 5_000
    assert cut_off(server)["requests"] >= 1


# --- addresses ------------------------------------------------------------------------------------------------------


def test_an_address_holds_so_many_connections_and_others_come_in(server: Server, neighbours: Neighbours) -> None:
    with ExitStack() as held:
        lines = [held.enter_context(line_to(server.port)) for _ in range(doorkeeper.OPEN_AT_ONCE)]
        time.sleep(0.5)  # a few more have come meanwhile at most: what counts is the room
        with line_to(server.port) as one_more:
            assert ended_after(one_more, 10) < 5
        assert ended_after(lines[0], 1) >= 1, "who was there before stays"
        with line_to(server.port, "127.0.0.67") as other:
            other.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert answer_on(other).startswith(b"HTTP/1.1 200 ")
    assert cut_off(server)["connections"] >= 1


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_counts_by_its_household(address: str, group: str) -> None:
    assert group_of(address) == group


def made_from(server: Server, address: str) -> int:
    wish = TABLE | {"name": "Mallory"}
    return server.answer("POST", "/api/tables", json=wish, headers={"X-Forwarded-For": address}).status_code


def test_a_hundred_addresses_of_one_household_count_as_one(server: Server) -> None:
    made = [made_from(server, f"2001:db8:0:1::{number:x}") for number in range(limits.TABLES.at_once + 10)]
    assert set(made) == {201, 429}
    assert made_from(server, "2001:db8:0:2::1") == 201
    mapped = [made_from(server, f"{form}198.51.100.8") for form in ("", "::ffff:") * limits.TABLES.at_once]
    assert mapped.count(201) < limits.TABLES.at_once + 10


def test_rematches_and_seats_are_limited_by_address_too(server: Server) -> None:
    statuses: list[int] = []
    for _ in range(2):
        with Person(server) as mallory:  # a new identity, but no new address
            table = mallory.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
            for _ in range(limits.TABLES.at_once - 5):
                mallory.asks(table, "resign")
                answer = mallory.web.post(f"/api/tables/{table['id']}/rematch")
                statuses.append(answer.status_code)
                if answer.status_code == 429:
                    break
                table = answer.json()
    assert 429 in statuses
    with Person(server) as mallory:
        mallory.web.headers["X-Forwarded-For"] = "198.51.100.9"
        path = f"/api/tables/{table['id']}/seats"
        sat = [mallory.web.post(path, json={"key": "guess"}).status_code for _ in range(limits.SEATS.at_once + 10)]
        assert set(sat) == {404, 429}


# --- bots -----------------------------------------------------------------------------------------------------------


def turns_before_each_bot(server: Server, table: Json) -> list[int]:
    """How many moves were made at other tables while each bot at this one was waited for."""
    here = server.rows(f"select at, seat from changes where table_id = '{table['id']}' order by number")
    elsewhere = [at for (at,) in server.rows(f"select at from changes where table_id != '{table['id']}'")]
    waits = [(before, at) for (before, _), (at, seat) in pairwise(here) if seat != table["seat"]]
    return [sum(before < other < at for other in elsewhere) for before, at in waits]


def test_bots_that_nobody_waits_for_do_not_hold_up_those_that_somebody_waits_for(server: Server) -> None:
    with Person(server) as mallory, Person(server) as ann:
        for number in (10, 11, 12):
            mallory.web.headers["X-Forwarded-For"] = f"198.51.100.{number}"
            for _ in range(limits.TABLES.at_once):
                mallory.web.cookies.clear()
                table = mallory.makes_a_table({"game": "triggs", "seats": ["bot:search"] * 4})
        mallory.connects_to(table, headers={"X-Forwarded-For": "198.51.100.12"})  # looking on makes no difference
        played = ann.makes_a_table({"game": "triggs", "seats": ["me", "bot:greedy"]})
        state = ann.connects_to(played)
        for _ in range(4):
            while state["turn"] == 0:
                state = ann.plays(state, state["moves"][0])
            while state["turn"] == 1:
                state = ann.hears("state")
        asked = ann.makes_a_table({"game": "triggs", "seats": ["bot:greedy", "bot:greedy", "me"]})
        while ann.looks_at(asked, "state")["turn"] != 2:  # who only asks now and then is there too
            time.sleep(0.2)
        assert max(turns_before_each_bot(server, played)) < 12
        assert max(turns_before_each_bot(server, asked)) < 12
        before = server.rows("select count(*) from changes")
        give_up = time.monotonic() + PATIENCE
        while server.rows("select count(*) from changes") == before:
            assert time.monotonic() < give_up, "but they are not forgotten"
            time.sleep(0.2)


def order_of(queue: Queue, *waiting: tuple[str, bool]) -> list[str]:
    """In which order those who wait get their turn."""

    async def all_of_them() -> list[str]:
        called: list[str] = []

        async def wait(who: str, people: bool) -> None:
            turn = await queue.turn(lambda: (who, people))
            called.append(who)
            await asyncio.sleep(0)
            queue.done(turn)

        await asyncio.gather(*(wait(*each) for each in waiting))
        return called

    return asyncio.run(all_of_them())


def test_addresses_take_turns_at_thinking_and_people_go_first() -> None:
    queue = Queue(1)
    waiting = [("vandal", True)] * 4 + [("alone", False)] * 2 + [("ann", True)] * 2 + [("ben", True)]
    called = order_of(queue, *waiting)
    assert called == ["vandal", "vandal", "ann", "ben", "vandal", "ann", "vandal", "alone", "alone"]
    assert queue.length == 0


def test_who_comes_while_a_bot_waits_goes_first_from_then_on() -> None:
    async def comes_late() -> list[str]:
        queue, here, called = Queue(1), set[str](), list[str]()

        async def wait(who: str) -> None:
            turn = await queue.turn(lambda: (who, who in here))
            called.append(who)
            here.add("ann")
            await asyncio.sleep(0)
            queue.done(turn)

        await asyncio.gather(*(wait(who) for who in ("vandal", "vandal", "alone", "ann")))
        return called

    assert asyncio.run(comes_late()) == ["vandal", "ann", "vandal", "alone"]


def test_one_address_does_not_fill_the_line() -> None:
    async def stands_in_line() -> None:
        queue = Queue(1)
        tasks = [asyncio.create_task(queue.turn(lambda: ("vandal", True))) for _ in range(queueing.LONGEST_FOR_ONE + 1)]
        await asyncio.sleep(0)
        assert queue.full("vandal", True)
        assert not queue.full("ann", True)
        assert not queue.full("vandal", False)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        queue.done(True)
        await asyncio.wait_for(queue.turn(lambda: ("ann", True)), 5)  # those who have gone keep nobody waiting

    asyncio.run(stands_in_line())


# --- blocking -------------------------------------------------------------------------------------------------------


def admin(server: Server, *given: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    """The command as whoever runs the server would give it."""
    command = [sys.executable, "-m", "race108", "--language", language, "admin", *given]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=PATIENCE)


def answers_to(server: Server, source: str) -> bool:
    """Whether somebody at an address is let in."""
    with suppress(OSError), line_to(server.port, source) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return answer_on(line).startswith(b"HTTP/1.1 200 ")
    return False


def soon(holds: Callable[[], bool]) -> bool:
    """Whether something comes true before long."""
    until = time.monotonic() + doorkeeper.READING_SECONDS + 10
    while not holds() and time.monotonic() < until:
        time.sleep(0.2)
    return holds()


def test_whoever_is_blocked_is_not_let_in_until_they_are_unblocked(server: Server, neighbours: Neighbours) -> None:
    data = ("--data", str(server.folder))
    proxied = {"X-Forwarded-For": "2001:db8:5::1", "Accept-Language": "it"}
    assert answers_to(server, VANDAL)
    assert "Nobody is blocked." in admin(server, "blocks", *data).stdout
    with Person(server) as mallory:
        table = mallory.makes_a_table(TABLE)
        line = live(server.port, f"/api/tables/{table['id']}/live", f"Cookie: {mallory.cookie}")
    for given in (("127.0.0.66", "--days", "2", "--why", "pongs"), ("2001:db8:5::9",), ("127.0.0.1",)):
        assert admin(server, "block", *given, *data).returncode == 0
    listed = admin(server, "blocks", *data).stdout
    assert "127.0.0.66/32" in listed
    assert "pongs" in listed
    assert "2001:db8:5::/64" in listed
    assert soon(lambda: not answers_to(server, VANDAL))
    with line:
        assert ended_after(line, 10) < 10, "who is there already is shown out"
    assert soon(lambda: "bloccato" in server.answer("GET", "/healthz", headers=proxied).text)
    assert server.answer("GET", "/healthz", headers=proxied).status_code == 403
    assert answers_to(server, "127.0.0.67")
    assert server.answer("GET", "/healthz").status_code == 200, "the proxy's own address is never blocked"
    for again in ("127.0.0.66", "2001:db8:5::"):
        assert "no longer blocked" in admin(server, "unblock", again, *data).stdout
    assert soon(lambda: answers_to(server, VANDAL))
    assert soon(lambda: server.answer("GET", "/healthz", headers=proxied).status_code == 200)


def test_a_block_ends_by_itself(server: Server) -> None:
    admin(server, "block", VANDAL, "--days", str(12 / 86_400), "--data", str(server.folder))
    assert soon(lambda: not answers_to(server, VANDAL))
    assert soon(lambda: answers_to(server, VANDAL))
    assert "Nobody is blocked." in admin(server, "blocks", "--database", server.database).stdout


def test_whoever_runs_the_server_sees_who_costs_most(server: Server) -> None:
    attackers.pongs(server.port)
    attackers.asked_in_turn(server.port, 1000)
    told = server.answer("GET", "/metrics/addresses").json()
    by_address = {row["address"]: row for row in told["addresses"]}
    assert by_address[VANDAL]["requests"] > limits.REQUESTS.at_once
    assert by_address[VANDAL]["frames"] > 0
    assert by_address[VANDAL]["bytes"] > 1000
    assert by_address[VANDAL]["refused"] > 0
    assert by_address[VANDAL]["cut_off"] >= 2
    assert 0 < by_address[VANDAL]["seconds"] < 10
    seconds = [row["seconds"] for row in told["addresses"]]
    assert seconds == sorted(seconds, reverse=True), "the dearest first"
    away = {"X-Forwarded-For": "198.51.100.7"}
    assert server.answer("GET", "/metrics/addresses", headers=away).status_code == 404
    printed = admin(server, "costs", "--server", server.url).stdout.splitlines()
    assert printed[0].split()[-1] == "address"
    assert VANDAL in {line.split()[-1] for line in printed[1:]}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("block", "nobody"), "neither an address nor a network"),
        (("block", "0.0.0.0/0"), "means everybody"),
        (("block", "10.0.0.1", "--days", "0"), "--days must be"),
        (("block", "10.0.0.1", "--days", "nan"), "--days must be"),
        (("block", "10.0.0.1", "--why", "x" * 201), "--why can have"),
        (("unblock", "10.0.0.1"), "is not blocked"),
        (("costs", "--server", "http://127.0.0.1:9"), "does not answer"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(server: Server, given: tuple[str, ...], sentence: str) -> None:
    done = admin(server, *given, "--data", str(server.folder))
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
