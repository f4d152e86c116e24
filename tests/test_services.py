"""The services of the tests are real: they lose nothing they should keep, and go away when they should."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
import redis

import system
from services import PostgreSQL, Redis, temporary_folder


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    with PostgreSQL() as service:
        yield service


def test_a_row_survives_the_killing_of_postgresql(postgres: PostgreSQL) -> None:
    with psycopg.connect(postgres.conninfo) as connection:
        connection.execute("create table crosses (box int)")
        connection.execute("insert into crosses values (108)")
    bystander = psycopg.connect(postgres.conninfo)
    postgres.kill()
    with pytest.raises(psycopg.OperationalError):
        bystander.execute("select 1")
    postgres.start()
    with psycopg.connect(postgres.conninfo) as connection:
        assert connection.execute("select box from crosses").fetchall() == [(108,)]
    assert "not properly shut down" in (postgres.folder / "log").read_text()


def test_postgresql_stops_in_good_order_though_a_client_is_there(postgres: PostgreSQL) -> None:
    port, bystander = postgres.port, psycopg.connect(postgres.conninfo)
    postgres.restart()
    with pytest.raises(psycopg.OperationalError):
        bystander.execute("select 1")
    with psycopg.connect(postgres.conninfo) as connection:
        settings = {name: connection.execute(f"show {name}").fetchone() for name in ("port", "fsync")}
    assert settings == {"port": (str(port),), "fsync": ("on",)}


def test_two_postgresqls_share_nothing(postgres: PostgreSQL) -> None:
    with PostgreSQL() as other:
        with psycopg.connect(postgres.conninfo) as connection:
            connection.execute("create table trips (square int)")
        with psycopg.connect(other.conninfo) as connection:
            assert connection.execute("select to_regclass('trips')").fetchone() == (None,)
    assert not other.folder.exists()


@pytest.mark.parametrize("again", [Redis.restart, lambda service: (service.kill(), service.start())])
def test_a_redis_message_arrives_also_after_a_new_start(again: Callable[[Redis], object]) -> None:
    with Redis() as service:
        for _ in range(2):
            with redis.Redis.from_url(service.url) as speaker, redis.Redis.from_url(service.url) as hearer:
                heard = hearer.pubsub()
                heard.subscribe("table")
                assert heard.get_message(timeout=30)  # it listens now
                speaker.publish("table", "draw L")
                message = heard.get_message(timeout=30)
                assert message
                assert message["data"] == b"draw L"
                heard.close()
                assert speaker.set("kept", 1)
            again(service)
        with redis.Redis.from_url(service.url) as client:
            assert client.get("kept") is None
    assert not service.folder.exists()


def test_services_end_with_a_killed_test_process() -> None:
    folder = temporary_folder()
    program = "from services import *\nwith Redis(), PostgreSQL(): print('ready', flush=True); time.sleep(60)"
    test = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parent, env=os.environ | {"TMPDIR": str(folder)}, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert test.stdout
    assert test.stdout.readline() == b"ready\n"
    assert len(running_in(folder)) > 2  # PostgreSQL alone is several processes
    test.kill()
    test.communicate()
    deadline = time.monotonic() + 30
    while running_in(folder) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not running_in(folder)
    shutil.rmtree(folder)


def running_in(folder: Path) -> list[str]:
    """The processes that work in a folder."""
    found = []
    for link in Path("/proc").glob("[0-9]*/cwd"):
        with suppress(OSError):  # a process that has just ended
            if link.readlink().is_relative_to(folder):
                found.append(link.parent.name)
    return found


def test_a_program_that_cannot_be_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    told = system.main(list(system.NEEDED))
    assert told
    assert "redis-server, chromium-headless-shell" in told
    assert "no apt-get" in told


def test_only_what_is_missing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(system, "missing", lambda _: [] if asked else ["redis-server"])
    monkeypatch.setattr(system, "why_not", lambda: "")
    monkeypatch.setattr(system, "install", asked.extend)
    assert system.main(["redis-server", "chromium-headless-shell"]) is None
    assert asked == ["redis-server"]


def test_nobody_is_asked_for_a_password(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A sudo that wants one is not waited for."""
    for name, program in (("apt-get", "exit 0"), ("sudo", '[ "$1" = -n ] || read password; exit 1')):
        (tmp_path / name).write_text(f"#!/bin/sh\n{program}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    told = system.main(["chromium-headless-shell"])
    assert told
    assert "sudo wants a password" in told
    assert "apt-get install -y --no-install-recommends chromium-headless-shell" in told
