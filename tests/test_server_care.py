"""Clocks and care reach everyone, the rules of conduct hold, and faults are seen."""

from __future__ import annotations

import json
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import pytest

from race108.server.live import MOST_ONLOOKERS
from server_people import PATIENCE, Json, Party, Person
from server_world import Crowd, Server
from services import PostgreSQL, Redis
from tables import triggs_position

TABLE = {"game": "triggs", "seats": ["me", "open"], "public": True}
ABSENT = 2.0
DAY = 86_400


class Brisk(Server):
    """A server with less patience than usual."""

    def environment(self) -> dict[str, str]:
        return super().environment() | {"RACE108_ABSENT_SECONDS": str(ABSENT)}

    def writes(self, statement: str, *given: Any) -> None:
        """Change its store behind its back."""
        with closing(sqlite3.connect(self.folder / "race108.sqlite", timeout=PATIENCE)) as rows:
            rows.execute(statement, given)
            rows.commit()

    def logged(self) -> list[Json]:
        """Every line of its log that is one."""
        lines = (self.folder / "log").read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def count(self, name: str) -> float:
        """What a counter says."""
        page = self.answer("GET", "/metrics").text
        return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith(name))


@pytest.fixture(scope="module")
def server() -> Iterator[Brisk]:
    with Brisk() as service:
        yield service


def until(it_is_so: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.1)


# --- clocks and care ------------------------------------------------------------------------------------------------


def test_rows_that_cannot_be_read_stop_nobody_elses_clock() -> None:
    with Brisk() as server, Person(server) as ann:
        bad = [ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]}) for _ in range(3)]
        good = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"], "clock": {"turn_seconds": 5}})
        server.stop()
        for table in bad:
            odd = "UPDATE changes SET text = CAST(x'ff80' AS TEXT) WHERE number = 1 AND table_id = ?"
            server.writes("UPDATE tables SET due = 1 WHERE id = ?", table["id"])
            server.writes(odd, table["id"])
        server.start()
        until(lambda: ann.looks_at(good)["ply"] > 0)  # a bot has played for somebody who is late
        assert ann.looks_at(good)["late"][0] == 0, "which everyone is told"
        named = {line.get("table") for line in server.logged() if line["level"] == "error"}
        assert named >= {table["id"] for table in bad}, "and the log says which tables these are"
        ann.looks_at(bad[0], status=404)


def test_however_many_tables_are_late_everyones_turn_comes() -> None:
    with Brisk() as server, Person(server) as ann:
        clock = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"], "clock": {"turn_seconds": 5}})
        left = [ann.makes_a_table({"game": "triggs", "seats": ["me", "bot:random"]}) for _ in range(230)]
        for table in left:
            ann.asks(table, "leave")
        server.stop()
        server.writes("UPDATE tables SET due = 1 WHERE id != ?", clock["id"])
        server.start()
        until(lambda: server.rows(f"select 1 from changes where kind = 'move' and table_id = '{clock['id']}'"))


def test_taking_back_does_not_turn_the_clock_back(server: Brisk) -> None:
    position = triggs_position([11, 11, 7, 4, 4])
    wish = {"game": "triggs", "seats": ["me", "open"], "practice": {"position": position, "seed": 1}}
    with Party(server, wish | {"clock": {"turn_seconds": 60}}) as party:
        began = party.state["clocks"]["turn"]
        time.sleep(1.5)
        for _ in range(3):
            assert party.plays("form 11=11")
            assert party.takes_back()
        assert party.state["clocks"]["turn"] <= began - 1.4
        again = party.host.looks_at(party.table, "state")["clocks"]["turn"]
        server.restart()
        assert party.host.looks_at(party.table, "state")["clocks"]["turn"] <= again


def test_steps_of_one_turn_are_not_taken_back_for_ever(server: Brisk) -> None:
    position = triggs_position([11, 11, 7, 4, 4])
    with Party(server, {"game": "triggs", "seats": ["me", "open"], "practice": {"position": position}}) as party:
        for _ in range(30):
            assert party.plays("form 11=11")
            assert party.takes_back()
        assert party.plays("form 11=11")
        assert not party.takes_back()
        heard = "".join(text for person in party.everyone for text in person.heard)
        assert "at most 30 steps" in heard


def test_a_long_history_holds_up_nobody_while_it_is_read() -> None:
    """As one could make it before there was a limit: 72,000 rows of steps that were taken back."""
    position = triggs_position([11, 11, 7, 4, 4])
    wish = {"game": "triggs", "seats": ["me", "open"], "practice": {"position": position}}
    with Brisk() as server, Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table(wish)
        ben.sits_down(table)
        turn = ann.looks_at(table)["turn"]
        other = eve.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
        server.stop()
        with closing(sqlite3.connect(server.folder / "race108.sqlite")) as rows:
            steps = [("form 11=11", "move"), (None, "back")] * 36_000
            told = [(table["id"], number, kind, turn, move, 1.0) for number, (move, kind) in enumerate(steps, 3)]
            rows.executemany("INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, NULL)", told)
            rows.commit()
        server.start()
        with ThreadPoolExecutor(1) as aside:
            reading = aside.submit(ann.looks_at, table)
            waits: list[float] = []
            while not reading.done() or len(waits) < 20:
                began = time.monotonic()
                eve.looks_at(other)
                waits.append(time.monotonic() - began)
        assert reading.result()["ply"] == 72_000
        assert sorted(waits)[len(waits) * 9 // 10] < 0.5
        refused = (ann, ben)[turn].asks(table, "moves", {"ply": 72_000, "moves": ["form 11=11"]}, status=409)
        assert "longer than any game" in refused["error"]
        ann.asks(table, "resign")


def test_a_clock_that_has_jumped_forgets_nothing() -> None:
    """As after 40 days without the server, or when the computer's clock is 40 days ahead."""
    with Brisk() as server, Person(server) as ann:
        waiting, begun = ann.makes_a_table(TABLE), ann.makes_a_table(TABLE | {"seats": ["me", "me"]})
        until(lambda: server.rows("select 1 from kept where name = 'clock seen'"))
        server.stop()
        for name in ("made_at", "dealt_at"):
            server.writes(f"UPDATE tables SET {name} = {name} - ?", 40 * DAY)
        server.writes("UPDATE changes SET at = at - ?", 40 * DAY)
        server.writes("UPDATE kept SET value = CAST(value AS REAL) - ? WHERE name LIKE 'clock %'", 40 * DAY)
        server.start()
        until(lambda: any("jumped" in line["message"] for line in server.logged()))
        time.sleep(2)
        assert [ann.looks_at(table)["phase"] for table in (waiting, begun)] == ["waiting", "playing"]
        # Having gone steadily for long enough, the clock is believed; what it forgets can be brought back.
        server.stop()
        server.writes("UPDATE kept SET value = CAST(value AS REAL) - ? WHERE name = 'clock steady since'", 2 * DAY)
        server.start()
        until(lambda: len(server.rows("select 1 from tables where forgotten_at is not null")) == 2)
        ann.looks_at(waiting, status=404)
        assert ann.web.get("/api/tables").json()["tables"] == []
        assert administers(server, "forgotten").count("\n") == 2
        assert begun["id"] in administers(server, "restore", begun["id"])
        assert ann.looks_at(begun)["phase"] == "playing"
        assert "No table" in administers(server, "restore", begun["id"])


def administers(server: Server, *words: str) -> str:
    """What ``race108 admin`` says, beside the server that runs."""
    command = [sys.executable, "-m", "race108", "--language", "en", "admin", words[0], "--data", str(server.folder)]
    done = subprocess.run([*command, *words[1:]], check=False, capture_output=True, text=True)
    return done.stdout + done.stderr


# --- conduct --------------------------------------------------------------------------------------------------------


def test_whoever_asks_again_and_again_is_there(server: Brisk) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table(TABLE)
        ben.sits_down(table)
        end = time.monotonic() + ABSENT + 1
        while time.monotonic() < end:
            ben.looks_at(table, "state")  # by HTTP alone
            time.sleep(0.3)
        refused = ann.asks(table, "bots", {"seat": 1, "bot": "random"}, status=409)
        assert refused["error"].startswith("Somebody sits")
        assert ann.looks_at(table)["seats"][1]["here"]


def test_a_rival_does_not_choose_who_stands_in(server: Brisk) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table(TABLE)
        ben.sits_down(table)
        ben.asks(table, "leave")
        for bot in ("random", "greedy"):
            ann.web.post(f"/api/tables/{table['id']}/bots", json={"seat": 1, "bot": bot})
            assert ann.looks_at(table)["seats"][1]["bot"] == "level3"


def test_names_say_nothing_while_a_game_runs(server: Brisk) -> None:
    """R18: partners are silent, and a name could say what they hold."""
    wish = {"game": "runtrip", "seats": ["me", "open", "open", "open"], "options": {"variant": "team"}}
    with Party(server, wish) as party:
        for number in range(20):
            party.people[1].asks(party.table, "seats", {"seat": 1, "name": f"I hold {number}"})
        assert party.host.looks_at(party.table)["seats"][1]["name"] == "Player 2"


def test_what_was_said_at_a_private_table_is_not_for_whoever_knows_its_address(server: Brisk) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        ben.sits_down(table)
        ann.asks(table, "chat", {"text": "between us"})
        ben.asks(table, "resign")
        assert eve.connects_to(table)["phase"] == "over"
        ann.asks(table, "chat", {"text": "and this too"})
        eve.hears_all()
        assert "between us" not in "".join(eve.heard)
        assert "and this too" not in "".join(eve.heard)
        invited = table["invite"].partition("#")[2]
        assert eve.connects_to(table, f"?key={invited}")["phase"] == "over"
        assert "between us" in json.dumps(eve.hears("chat"))


def test_a_private_table_that_is_broken_is_no_table_for_strangers(server: Brisk) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        ben.sits_down(table)
        (ann, ben)[ann.looks_at(table)["turn"]].asks(table, "moves", {"ply": 0, "moves": ["draw L"]})
        server.stop()
        server.writes("UPDATE changes SET text = 'form 9=4+5+11' WHERE kind = 'move' AND table_id = ?", table["id"])
        server.start()
        for what in ("", "state", "record", "replay"):
            eve.looks_at(table, what, status=404)
        for what in ("seats", "leave", "resign", "cut", "moves"):
            wish = {"cut": "1"} if what == "cut" else {"ply": 0, "moves": ["draw L"]} if what == "moves" else {}
            eve.asks(table, what, wish, status=404)
        assert eve.connects_to(table)["error"] == eve.looks_at(table, status=404)["error"]
        assert "4+5" not in ann.looks_at(table)["fault"], "nor are cards named to those who sit there"


def test_a_table_has_room_for_so_many_onlookers_and_nobody_hears_of_each(server: Brisk) -> None:
    with Person(server) as ann, ExitStack() as crowd:
        table = ann.makes_a_table(TABLE)
        ann.connects_to(table)
        ann.hears_all()
        people = [crowd.enter_context(Person(server)) for _ in range(MOST_ONLOOKERS + 1)]
        for somebody in people[:-1]:
            assert somebody.connects_to(table)["type"] == "state"
        assert str(MOST_ONLOOKERS) in people[-1].connects_to(table)["error"]
        assert ann.hears_all() == [], "those who sit there are not told of everyone who looks on"
        people[0].hangs_up()
        until(lambda: people[-1].connects_to(table)["type"] == "state")


# --- faults ---------------------------------------------------------------------------------------------------------


def health(server: Server) -> tuple[int, Json, float]:
    began = time.monotonic()
    answer = server.answer("GET", "/healthz")
    return answer.status_code, answer.json(), time.monotonic() - began


def test_a_server_whose_store_has_stopped_says_so_in_time_and_once() -> None:
    with PostgreSQL() as postgres, Brisk(postgres.url) as server, Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
        assert health(server)[0] == 200
        move = {"ply": 0, "moves": ["draw L"]}
        with postgres.held():
            code, told, seconds = health(server)
            assert (code, told["alive"], told["ready"]) == (503, True, False)
            assert seconds < 10
            assert server.answer("GET", "/livez").status_code == 200
            assert ann.web.post(f"/api/tables/{table['id']}/moves", json=move).status_code == 503
            assert server.count("race108_store_faults_total") > 0
        until(lambda: health(server)[0] == 200)
        until(lambda: ann.web.post(f"/api/tables/{table['id']}/moves", json=move).status_code != 503)
        away = [line["cause"] for line in server.logged() if line["message"] == "the store is away"]
        assert away
        assert len(away) <= 4, "each cause is logged once"
        assert any(line["message"] == "the store is back" for line in server.logged())


def test_a_server_that_can_read_and_not_write_is_not_ready(server: Brisk) -> None:
    assert server._process
    pid, (_, most) = server._process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
    try:
        with Person(server) as ann:
            ann.web.get("/api/me")
            until(lambda: ann.web.post("/api/tables", json=TABLE).status_code == 503)
            code, told, _ = health(server)
            assert (code, told["alive"], told["ready"]) == (503, True, False)
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
    until(lambda: health(server)[0] == 200)


def test_whoever_was_not_let_in_is_not_there() -> None:
    """The state cannot be made for somebody: the connection ends, and their seat is not taken to be in use."""
    with Brisk() as server, Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table(TABLE)
        ben.sits_down(table)
        ben.connects_to(table, "?seat=0")  # which is not his
        ben.is_shown_out()
        time.sleep(ABSENT + 0.5)
        ann.asks(table, "chat", {"text": "are you there?"})
        ben_is = ann.looks_at(table)["seats"][1]
        assert ben_is["here"] is True  # for having asked a moment ago
        ann.connects_to(table)
        ann.hears_that(lambda frame: frame["type"] == "table" and not frame["seats"][1]["here"])


def test_the_log_of_writes_does_not_grow_without_end() -> None:
    with Brisk() as server:
        log = server.folder / "race108.sqlite-wal"
        longest = 0
        with Crowd([server], tables=12) as crowd:
            while not crowd.all_over:
                longest = max(longest, log.stat().st_size)
                time.sleep(0.05)
            crowd.finish()
        assert longest < 50_000_000
        until(lambda: log.stat().st_size < 10_000_000)


def test_a_server_that_is_stopped_under_load_ends_without_a_trace() -> None:
    with PostgreSQL() as postgres, Redis() as redis, Brisk(postgres.url, redis.url) as server:
        with Crowd([server], tables=8) as crowd:
            crowd.play()
            server.restart()
            crowd.finish()
        assert "Traceback" not in (server.folder / "log").read_text()
        assert not [line for line in server.logged() if line["level"] == "error"]
        crowd.compare_with(server)
