"""``race108 doctor`` says what works here, and of what does not, what to do about it."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from race108.cli import main
from race108.server import schema
from race108.words import LANGUAGES
from server_world import Server
from services import PostgreSQL, Redis, free_port


def doctor(*words: str, language: str = "en", **environment: str) -> tuple[int, list[str]]:
    """Its exit code, and its lines."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("RACE108_")}
    command = [sys.executable, "-m", "race108", "--language", language, "doctor", "--port", str(free_port()), *words]
    said = subprocess.run(command, check=False, capture_output=True, text=True, env=clean | environment)
    assert said.stderr == ""
    return said.returncode, said.stdout.splitlines()


def test_where_all_is_well_every_line_says_so(tmp_path: Path) -> None:
    code, (*lines, verdict) = doctor("--data", str(tmp_path / "a folder" / "to be"))
    assert (code, verdict) == (0, "A server can run here: “race108” alone starts one and opens the browser.")
    assert all(line.startswith("✓ ") for line in lines), lines
    for word in (
        "Python",
        "engine wasm",
        "engine numba",
        "pages",
        "printed",
        "PostgreSQL and Redis",
        "Port",
        "no store yet",
        "room",
    ):
        assert sum(word in line for line in lines) == 1, word
    assert list(tmp_path.iterdir()) == [], "whoever looks leaves nothing behind"


def test_packages_that_not_everybody_needs_are_named_and_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for package in ("psycopg", "typst"):
        monkeypatch.setitem(sys.modules, package, None)
    assert main(["--language", "en", "doctor", "--data", str(tmp_path), "--port", str(free_port())]) == 0
    spare = [line for line in capsys.readouterr().out.splitlines() if line.startswith("–")]
    assert ["race108[print]" in spare[0], "race108[postgres]" in spare[1], len(spare)] == [True, True, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, tmp_path: Path) -> None:
    code, lines = doctor("--data", str(tmp_path), language=language)
    assert (code, len(lines)) == (0, 10)


def test_a_server_that_runs_is_well_and_anybody_else_at_its_port_is_not(tmp_path: Path) -> None:
    with Server() as server:
        code, lines = doctor("--data", str(server.folder), "--port", str(server.port), http_proxy="http://127.0.0.1:9")
        assert code == 0
        assert f"✓ A server is running at {server.url}." in lines
        assert any(f"up to date (version {schema.VERSION})" in line for line in lines)
    with socket.socket() as somebody:
        somebody.bind(("127.0.0.1", 0))
        port = str(somebody.getsockname()[1])
        code, lines = doctor("--data", str(tmp_path), "--port", port)
        assert code == 1
        assert [line for line in lines if line.startswith("✗")] == [
            f"✗ Port {port} of 127.0.0.1 cannot be used (Address already in use): choose another one with --port."
        ]


def test_a_store_is_told_from_an_older_a_newer_and_a_broken_one(tmp_path: Path) -> None:
    store = tmp_path / "race108.sqlite"

    def of_version(version: str) -> tuple[int, str]:
        with closing(sqlite3.connect(store)) as rows:
            rows.execute("CREATE TABLE IF NOT EXISTS alembic_version (version_num TEXT)")
            rows.execute("DELETE FROM alembic_version")
            rows.execute("INSERT INTO alembic_version VALUES (?)", (version,))
            rows.commit()
        code, lines = doctor("--data", str(tmp_path))
        return code, next(line for line in lines if "tore" in line)

    code, line = of_version("0001")
    assert (code, f"from version 0001 to {schema.VERSION}" in line) == (0, True)
    code, line = of_version("9999")
    assert (code, "newer version of race108" in line) == (1, True)
    store.write_text("no database at all, but a text of some length " * 20)
    code, lines = doctor("--data", str(tmp_path))
    assert code == 1
    assert any(line.startswith("✗ The store cannot be opened") for line in lines)


def test_services_are_asked(tmp_path: Path) -> None:
    with PostgreSQL() as postgres, Redis() as redis:
        code, lines = doctor("--database", postgres.url, RACE108_REDIS=redis.url)
        assert code == 0
        assert {"✓ Redis answers.", "✓ There is no store yet; the first start makes one: PostgreSQL"} <= set(lines)
    code, lines = doctor("--database", postgres.url, RACE108_REDIS=redis.url)
    assert code == 1
    assert [line.split(":")[0] for line in lines if line.startswith("✗")] == [
        "✗ The store cannot be opened",
        "✗ Redis does not answer",
    ]


def test_a_wrong_setting_is_named_and_the_rest_is_told(tmp_path: Path) -> None:
    code, lines = doctor("--data", str(tmp_path), RACE108_WORKERS="many")
    assert code == 1
    assert lines[-2:] == [
        "✗ The setting workers is a number, not “many”.",
        "A server cannot run here until what is marked ✗ has been put right.",
    ]
    assert len(lines) == 8


def test_compiled_code_needs_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "cache"
    file.touch()
    code, lines = doctor("--data", str(tmp_path), XDG_CACHE_HOME=str(file))
    assert code == 0
    assert "✓ The rules are ready: the engine wasm needs no compiling." in lines
