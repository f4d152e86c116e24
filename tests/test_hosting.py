"""Whoever runs a server can copy its store while people play, go back to a copy, and take the finished games along."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server_people import Json, Party, Person
from server_world import Crowd, Server
from services import PostgreSQL
from variants import SHORT_ROWS

SHORT = {"game": "triggs", "seats": ["me", "me"], "options": {"rows": SHORT_ROWS}}


def hosts(database: str, *words: str | Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    """A command of whoever runs the server."""
    command = [sys.executable, "-m", "race108", "--language", language, *map(str, words), "--database", database]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def done(database: str, *words: str | Path) -> str:
    """What a command says that is carried out."""
    said = hosts(database, *words)
    assert said.returncode == 0, said.stderr
    return said.stdout + said.stderr


def refused(database: str, *words: str | Path) -> str:
    """The one sentence with which a command is refused."""
    said = hosts(database, *words)
    assert (said.returncode, said.stdout, said.stderr.count("\n")) == (2, "", 1), said.stderr
    return said.stderr.strip()


def lite(file: Path) -> str:
    return f"sqlite:///{file}"


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as store:
        return store.execute(query).fetchall()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty store, in a folder that is hard on programs or in a database."""
    if request.param == "postgresql":
        with PostgreSQL() as postgres:
            yield postgres.url
    else:
        folder = tmp_path / "a store in Zürich"
        folder.mkdir()
        yield lite(folder / "race108.sqlite")


@pytest.fixture
def other(database: str, tmp_path: Path) -> Iterator[str]:
    """An empty store of the other kind."""
    if database.startswith("sqlite"):
        with PostgreSQL() as postgres:
            yield postgres.url
    else:
        yield lite(tmp_path / "other.sqlite")


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Where a backup goes."""
    return tmp_path / "ein Back-up für später.sqlite"


def made(database: str, tables: int = 1) -> list[Json]:
    """A store with some tables, whose server has stopped."""
    with Server(database) as server, Person(server) as ann:
        return [ann.makes_a_table(SHORT) for _ in range(tables)]


# --- backup ---------------------------------------------------------------------------------------------------------


def test_a_backup_is_made_while_people_play_and_is_of_one_moment(database: str, backup: Path) -> None:
    with Server(database) as server, Crowd([server], tables=3) as crowd:
        crowd.play()
        before = {table.id: table.ply for table in crowd.tables}
        said = done(database, "backup", backup)
        crowd.finish()
        crowd.compare_with(server)
        for table, ply in before.items():
            changes = f"select * from changes where table_id = '{table}' order by number"
            kept, all_of_it = rows(backup, changes), server.rows(changes)
            assert sum(change[2] == "move" for change in kept) >= ply, "what was told before is not in the backup"
            assert kept == all_of_it[: len(kept)]
    assert "3 tables" in said
    assert rows(backup, "pragma integrity_check") == [("ok",)]
    assert backup.stat().st_mode & 0o077 == 0, "it has the seeds of games under way, and the key to the cookies"
    assert [file.name for file in backup.parent.iterdir() if "unfinished" in file.name or "-wal" in file.name] == []


@pytest.mark.slow
def test_a_new_backup_takes_the_place_of_the_old_one(database: str, backup: Path) -> None:
    made(database)
    assert "one table" in done(database, "backup", backup)
    made(database)
    assert "2 tables" in done(database, "backup", backup)


@pytest.mark.slow
def test_nothing_but_a_backup_is_overwritten_by_one(tmp_path: Path, backup: Path) -> None:
    store = tmp_path / "race108.sqlite"
    made(lite(store))
    backup.write_text("my diary")
    for file in (backup, store, tmp_path):
        assert "is not a backup" in refused(lite(store), "backup", file)
    assert backup.read_text() == "my diary"
    assert "cannot be written: No such file" in refused(lite(store), "backup", tmp_path / "none" / "backup")


def test_what_is_no_store_has_no_backup(tmp_path: Path, backup: Path) -> None:
    assert "There is no store" in refused(lite(tmp_path / "none.sqlite"), "backup", backup)
    assert "There is no store" in refused(lite(tmp_path / "none.sqlite"), "export", tmp_path)
    assert list(tmp_path.iterdir()) == [], "whoever looks for a store makes none"
    diary = tmp_path / "diary"
    diary.write_text("today nothing happened, " * 100)
    assert "cannot be opened" in refused(lite(diary), "backup", backup)
    assert not backup.exists()


# --- restore --------------------------------------------------------------------------------------------------------


def test_a_game_goes_on_from_a_backup_in_another_database(database: str, other: str, backup: Path) -> None:
    with Server(database) as server, Person(server) as ann:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
        with Person(server) as ben:
            ben.sits_down(table, name="Ben")
        state = ann.connects_to(table)
        ann.says({"type": "chat", "text": "Grüße"})
        ann.hears_that(lambda frame: frame["type"] == "chat" and bool(frame["lines"]))
        done(database, "backup", backup)
        cookies = ann.web.cookies
    assert "one table" in done(other, "restore", backup)
    with Server(other) as elsewhere, Person(elsewhere) as again:
        again.web.cookies.update(cookies)
        assert again.connects_to(table) | {"clocks": None} == state | {"clocks": None}
        assert again.hears("chat")["lines"][0]["text"] == "Grüße"
        assert elsewhere.rows("select count(*) from seats") == [(2,)]


@pytest.mark.slow
def test_a_store_with_tables_is_replaced_only_on_demand(database: str, backup: Path) -> None:
    made(database)
    done(database, "backup", backup)
    (later,) = made(database)
    assert refused(database, "restore", backup).startswith("There are 2 tables in the store.")
    assert "one table" in done(database, "restore", backup, "--replace")
    with Server(database) as server:
        assert server.rows("select count(*) from tables") == [(1,)]
        assert server.answer("GET", f"/api/tables/{later['id']}").status_code == 404


@pytest.mark.slow
def test_nothing_is_restored_while_a_server_uses_the_store(database: str, backup: Path) -> None:
    made(database)
    done(database, "backup", backup)
    with Server(database) as server, Person(server) as ann:
        ann.makes_a_table(SHORT)
        assert refused(database, "restore", backup, "--replace").startswith("A server is using this store")
        assert server.rows("select count(*) from tables") == [(2,)]
        ann.makes_a_table(SHORT)


@pytest.mark.slow
def test_a_backup_that_is_not_whole_changes_nothing(database: str, backup: Path) -> None:
    made(database)
    done(database, "backup", backup)
    torn = backup.with_name("torn")
    torn.write_bytes(backup.read_bytes()[: backup.stat().st_size // 2])
    empty = backup.with_name("empty")
    empty.touch()
    for file in (torn, empty):
        assert "is not a complete backup" in refused(database, "restore", file, "--replace")
    assert "There is no file" in refused(database, "restore", backup.with_name("none"), "--replace")
    assert refused(database, "restore", backup).startswith("There is one table in the store.")


@pytest.mark.slow
def test_a_backup_of_a_newer_version_is_refused(tmp_path: Path, backup: Path) -> None:
    made(lite(tmp_path / "race108.sqlite"))
    done(lite(tmp_path / "race108.sqlite"), "backup", backup)
    with closing(sqlite3.connect(backup)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert "newer version of race108" in refused(lite(tmp_path / "new.sqlite"), "restore", backup)


# --- export ---------------------------------------------------------------------------------------------------------


def test_finished_games_are_exported_as_their_records(database: str, tmp_path: Path) -> None:
    with Server(database) as server, Party(server, SHORT) as party, Person(server) as ann:
        party.plays_to_the_end(random.Random(108))
        resigned = ann.makes_a_table(SHORT)
        ann.asks(resigned, "resign")
        ann.makes_a_table(SHORT)  # goes on
        expected = [party.record(), ann.looks_at(resigned, "record")]
        assert "2 finished games" in done(database, "export", tmp_path)
        file = tmp_path / "games.jsonl"
        assert [json.loads(line) for line in file.read_text().splitlines()] == expected


@pytest.mark.slow
def test_nothing_but_exported_games_is_overwritten_by_games(tmp_path: Path) -> None:
    store, games = tmp_path / "race108.sqlite", tmp_path / "games.jsonl"
    with Server(lite(store)) as server, Person(server) as ann:
        ann.asks(ann.makes_a_table(SHORT), "resign")
    for place in (tmp_path, games):
        assert "One finished game" in done(lite(store), "export", place)
    assert hosts(lite(store), "export", "-").stdout == games.read_text()
    assert "cannot be written" in refused(lite(store), "export", tmp_path / "none" / "games")
    diary = tmp_path / "diary"
    diary.write_text('"today nothing happened"')
    for file in (store, diary):
        before = file.read_bytes()
        assert "does not hold exported games" in refused(lite(store), "export", file)
        assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "word"),
    [("de", "Datei"), *(pytest.param(*other, marks=pytest.mark.slow) for other in (("es", "archivo"), ("it", "file")))],
)
def test_hosts_are_answered_in_their_language(language: str, word: str, tmp_path: Path) -> None:
    said = hosts(lite(tmp_path / "x.sqlite"), "restore", tmp_path / "none", language=language)
    assert said.returncode == 2
    assert word in said.stderr
