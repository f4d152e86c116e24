"""A server is set up by a file, the environment and the command line; what is wrong is said in one sentence."""

from __future__ import annotations

import hashlib
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from race108.cli import main
from race108.seed import seed_of
from race108.server import schema, store
from race108.server.settings import read_settings
from server_people import Json, Party
from server_world import Server
from services import PATIENCE, PostgreSQL, free_port
from variants import SHORT_ROWS

# --- where settings come from ---------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the developer has set is not for these tests."""
    for name in os.environ:
        if name.startswith("RACE108_"):
            monkeypatch.delenv(name)


def written(folder: Path, text: str) -> Path:
    file = folder / "race108.toml"
    file.write_text(text)
    return file


def test_without_any_setting_a_server_is_for_this_machine_alone() -> None:
    settings = read_settings({})
    assert settings.address == "http://127.0.0.1:8108"
    assert (settings.workers, settings.rate_limits, settings.database, settings.redis) == (1, True, "", "")


def test_the_environment_goes_before_the_file_and_the_command_line_before_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'host = "::1"\nport = 1\nworkers = 1\nrate_limits = false\nforget_idle_days = 2')

    def read(**given: Any) -> tuple[str, int, bool, float]:
        settings = read_settings({"config": file} | given)
        return settings.host, settings.port, settings.rate_limits, settings.forget_idle_days

    assert read() == ("::1", 1, False, 2.0)
    monkeypatch.setenv("RACE108_PORT", "2")
    monkeypatch.setenv("RACE108_FORGET_IDLE_DAYS", "3.5")
    assert read() == ("::1", 2, False, 3.5)
    assert read(port=3, host=None) == ("::1", 3, False, 3.5)


def test_the_environment_may_name_the_file_and_the_command_line_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACE108_CONFIG", str(written(tmp_path, "port = 1")))
    assert read_settings({}).port == 1
    other = tmp_path / "other.toml"
    other.write_text("port = 2")
    assert read_settings({"config": other}).port == 2


def test_every_setting_goes_to_the_workers_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = """
        host = "0.0.0.0"
        port = 1
        data = "x"
        database = "sqlite:///y"
        redis = "redis://z"
        public_url = "https://w"
        secret = "ssssssssssssssssssssssss"
        rate_limits = false
        bot_threads = 1
        stand_in = "greedy"
        absent_seconds = 1.5
        log_level = "Error"
    """
    settings = read_settings({"config": written(tmp_path, text)})
    for name, value in settings.environment().items():
        monkeypatch.setenv(name, value)
    assert read_settings({}) == settings
    assert (settings.rate_limits, settings.absent_seconds, settings.log_level) == (False, 1.5, "error")


@pytest.mark.parametrize(("text", "on"), [("on", 1), ("TRUE", 1), ("1", 1), ("off", 0), ("False", 0), ("0", 0)])
def test_a_switch_is_on_or_off(text: str, on: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RACE108_RATE_LIMITS", text)
    assert read_settings({}).rate_limits == bool(on)


class FromEverywhere(Server):
    """Its port comes from the command line, its log level from the environment, who may see its metrics from a file."""

    def environment(self) -> dict[str, str]:
        text = 'port = 1\nlog_level = "error"\nmetrics_for = "203.0.113.9"\nrate_limits = false\n'
        file = written(self.folder, text)
        return {
            "RACE108_CONFIG": str(file),
            "RACE108_DATA": str(self.folder),
            "RACE108_PORT": "2",
            "RACE108_LOG_LEVEL": "info",
        }


def test_a_server_takes_its_settings_from_everywhere() -> None:
    with FromEverywhere() as server:
        assert server.answer("GET", "/metrics").status_code == 404
        assert (server.folder / "race108.sqlite").exists()
        assert '"message": "ready"' in (server.folder / "log").read_text()


class Alone(Server):
    """``race108`` without another word, on a computer whose browser notes what it is asked to open."""

    def environment(self) -> dict[str, str]:
        browser = self.folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" > "{self.folder}/opened"\n')
        browser.chmod(0o755)
        return super().environment() | {"RACE108_PORT": str(self.port), "BROWSER": str(browser)}

    def command(self) -> list[str]:
        return [sys.executable, "-m", "race108"]


def test_without_a_command_a_server_starts_and_the_browser_opens() -> None:
    with Alone() as server:
        opened, deadline = server.folder / "opened", time.monotonic() + PATIENCE
        while not (opened.exists() and opened.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert opened.read_text() == f"{server.url}\n"
        assert server.answer("GET", "/").status_code == 200


# --- wrong settings -------------------------------------------------------------------------------------------------


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody else listens at: should a wrong setting be overlooked, no server starts and keeps the test."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture
def refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], taken: int
) -> Callable[[dict[str, str], list[str]], str]:
    """The sentence with which a server refuses to start."""

    def refused(environment: dict[str, str], arguments: list[str]) -> str:
        for name, value in ({"RACE108_PORT": str(taken)} | environment).items():
            monkeypatch.setenv(name, value)
        assert main(["--language", "en", "serve", "--no-browser", *arguments]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err.strip()

    return refused


Refused = Callable[[dict[str, str], list[str]], str]

WRONG = [
    ({"PORT": "x"}, "The setting port is a number, not “x”."),
    ({"PORT": ""}, "The setting port is a number, not “”."),
    ({"PORT": "-1"}, "The setting port is a number from 0 to 65535."),
    ({"PORT": "65536"}, "The setting port is a number from 0 to 65535."),
    ({"PORT": "80.5"}, "The setting port is a number, not “80.5”."),
    ({"HOST": ""}, "The address to listen on is empty"),
    ({"HOST": "999.1.1.1"}, "of 999.1.1.1 cannot be used"),
    ({"HOST": "203.0.113.1"}, "of 203.0.113.1 cannot be used"),
    ({"WORKERS": "0"}, "The setting workers is a number from 1 to 64."),
    ({"WORKERS": "65"}, "The setting workers is a number from 1 to 64."),
    ({"WORKERS": "2"}, "More than one worker needs PostgreSQL and Redis"),
    ({"WORKERS": "2", "REDIS": "redis://127.0.0.1:1"}, "More than one worker needs PostgreSQL and Redis"),
    ({"WORKERS": "2", "DATABASE": "postgresql+psycopg://x@127.0.0.1:1/x"}, "More than one worker needs"),
    ({"WORKERS": "2", "DATABASE": "sqlite:////tmp/x", "REDIS": "redis://127.0.0.1:1"}, "More than one worker needs"),
    ({"DATABASE": "mysql://x@y/z"}, "The database is given as sqlite:///FILE or postgresql+psycopg://"),
    ({"DATABASE": "postgresql://x@y/z"}, "The database is given as"),
    ({"DATABASE": "/tmp/race108.sqlite"}, "The database is given as"),
    ({"DATABASE": "sqlite://"}, "The database is given as"),
    ({"DATABASE": "sqlite:///:memory:"}, "The database is given as"),
    ({"DATABASE": "postgresql+psycopg://x@y:port/z"}, "The database is given as"),
    ({"PUBLIC_URL": "play.example.org"}, "The public address must begin with http:// or https://"),
    ({"PUBLIC_URL": "ftp://play.example.org"}, "The public address must begin with"),
    ({"PUBLIC_URL": "https://"}, "The public address must begin with"),
    ({"PUBLIC_URL": "https://["}, "The public address must begin with"),
    ({"SECRET": "12345"}, "This secret is too short: give at least 16 characters"),
    ({"RATE_LIMITS": "maybe"}, "The setting rate_limits is “on” or “off”, not “maybe”."),
    ({"BOT_THREADS": "-1"}, "The setting bot_threads is a number from 0 to 256."),
    ({"BOT_THREADS": "many"}, "The setting bot_threads is a number, not “many”."),
    ({"STAND_IN": "search:600000ms"}, "There is no bot “search:600000ms”"),
    ({"STAND_IN": "cmd:true"}, "There is no bot “cmd:true”"),
    ({"ABSENT_SECONDS": "-1"}, "The setting absent_seconds is a number from 0 to"),
    ({"FORGET_WAITING_HOURS": "nan"}, "The setting forget_waiting_hours is a number from 0 to"),
    ({"FORGET_IDLE_DAYS": "-0.5"}, "The setting forget_idle_days is a number from 0 to"),
    ({"FORGET_IDLE_DAYS": "inf"}, "The setting forget_idle_days is a number from 0 to"),
    ({"LOG_LEVEL": "loud"}, "The setting log_level cannot be “loud”: choose debug, info, warning, error."),
    ({"CONFIG": "/no/such/file.toml"}, "The settings file /no/such/file.toml cannot be read: No such file"),
]


@pytest.mark.parametrize(("settings", "sentence"), WRONG, ids=lambda value: str(value)[:50])
def test_a_wrong_setting_is_refused_in_one_sentence(refused: Refused, settings: dict[str, str], sentence: str) -> None:
    assert sentence in refused({f"RACE108_{name}": value for name, value in settings.items()}, [])


WRONG_FILES = [
    ("port = ", "cannot be read: Invalid value (at end of document)."),
    ("port", "cannot be read: Expected"),
    ("\0", "cannot be read: Invalid statement"),
    ("prot = 1", "There is no setting “prot”: choose from absent_seconds, "),
    ("[server]\nport = 1", "There is no setting “server”"),
    ("bot_threads = [1]", "The setting bot_threads is a number, not “[1]”."),
    ("bot_threads = true", "The setting bot_threads is a number, not “true”."),
    ("bot_threads = 1.5", "The setting bot_threads is a number, not “1.5”."),
    ("host = 127", "The setting host is a text, not 127: put it in quotation marks."),
    ("secret = 1979-05-27", "The setting secret is a text"),
    ('rate_limits = "sometimes"', "The setting rate_limits is “on” or “off”"),
    ("absent_seconds = true", "The setting absent_seconds is a number, not “true”."),
    ("log_level = 3", "The setting log_level cannot be “3”"),
    ("workers = 99", "The setting workers is a number from 1 to 64."),
]


@pytest.mark.parametrize(("text", "sentence"), WRONG_FILES, ids=lambda value: str(value)[:30])
def test_a_wrong_file_is_refused_in_one_sentence(refused: Refused, tmp_path: Path, text: str, sentence: str) -> None:
    assert sentence in refused({}, ["--config", str(written(tmp_path, text))])


def test_a_wrong_command_line_is_refused_in_one_sentence(refused: Refused, tmp_path: Path, taken: int) -> None:
    assert refused({}, ["--port", "70000"]) == "The setting port is a number from 0 to 65535."
    assert "More than one worker needs PostgreSQL" in refused({}, ["--workers", "2"])
    assert "cannot be read: Is a directory" in refused({}, ["--config", str(tmp_path)])
    assert refused({}, ["--port", str(taken)]) == (
        f"Port {taken} of 127.0.0.1 cannot be used (Address already in use): choose another one with --port."
    )


@pytest.mark.parametrize("language", ["de", "es", "it"])
def test_a_wrong_setting_is_refused_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RACE108_FORGET_IDLE_DAYS", "-1")
    assert main(["--language", language, "serve"]) == 2
    assert "forget_idle_days" in capsys.readouterr().err


def test_packages_that_are_missing_are_named(refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setitem(sys.modules, "redis", None)
    for name, value in (("DATABASE", "postgresql+psycopg://x@127.0.0.1:1/x"), ("REDIS", "redis://127.0.0.1:1")):
        monkeypatch.delenv("RACE108_DATABASE", raising=False)
        assert "pip install race108[postgres]" in refused({f"RACE108_{name}": value}, [])


# --- services that are not there ------------------------------------------------------------------------------------


class Attempt:
    """A server that should not come up, in a process of its own."""

    def __init__(self, *arguments: str, **settings: str) -> None:
        environment = {f"RACE108_{name.upper()}": value for name, value in settings.items()}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "race108", "--language", "en", "serve", "--no-browser", *arguments],
            env=os.environ | {"RACE108_PORT": str(free_port())} | environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def sentence(self) -> str:
        """The only thing it says."""
        try:
            out, err = self._process.communicate(timeout=PATIENCE)
        finally:
            self._process.kill()
        assert self._process.returncode == 2, err
        assert out == ""
        assert err.count("\n") == 1, err
        return err.strip()


@pytest.fixture
def mute() -> Iterator[int]:
    """A port where somebody listens and never says a word."""
    with socket.socket() as service:
        service.bind(("127.0.0.1", 0))
        service.listen()
        yield service.getsockname()[1]


POSTGRES = "postgresql+psycopg://race108:hunter2@127.0.0.1"
NO_REDIS = "Redis does not answer: check RACE108_REDIS, or start Redis."


def test_services_that_never_answer_are_named_in_one_sentence(tmp_path: Path, mute: int) -> None:
    store = Attempt(database=f"{POSTGRES}:{mute}/race108")
    redis = Attempt(data=str(tmp_path), redis=f"redis://127.0.0.1:{mute}")
    workers = Attempt("--workers", "3", database=f"{POSTGRES}:{free_port()}/race108", redis="redis://127.0.0.1")
    assert redis.sentence() == NO_REDIS
    for attempt, fault in ((store, "timeout"), (workers, "Connection refused")):
        said = attempt.sentence()
        assert said.startswith("The store cannot be opened: ")
        assert fault in said
        assert "hunter2" not in said


def test_a_redis_that_is_not_there_is_named_in_one_sentence(refused: Refused, tmp_path: Path) -> None:
    for url in (f"redis://127.0.0.1:{free_port()}", "http://127.0.0.1", "redis://127.0.0.1:port", "nonsense"):
        settings = {"RACE108_DATA": str(tmp_path), "RACE108_REDIS": url, "RACE108_PORT": str(free_port())}
        assert refused(settings, []) == NO_REDIS


def test_a_folder_that_cannot_be_used_is_named(refused: Refused, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    (tmp_path / "taken" / "race108.sqlite").mkdir(parents=True)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "race108.sqlite").write_text("This is a letter, not a database. " * 100)
    folders = {
        file: f"The folder {file} cannot be used (File exists): name another one with RACE108_DATA.",
        file / "folder": f"The folder {file}/folder cannot be used (Not a directory)",
        Path("/proc/nowhere"): "The folder /proc/nowhere cannot be used",
        tmp_path / "taken": "The store cannot be opened: unable to open database file",
        tmp_path / "other": "The store cannot be opened: file is not a database",
    }
    for folder, sentence in folders.items():
        said = refused({"RACE108_DATA": str(folder), "RACE108_PORT": str(free_port())}, [])
        assert said.startswith(sentence)
    database = "sqlite:////no/such/folder/x.sqlite"
    said = refused({"RACE108_DATABASE": database, "RACE108_PORT": str(free_port())}, [])
    assert said == "The store cannot be opened: unable to open database file"


def test_the_store_of_a_newer_version_is_left_alone(refused: Refused, tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "race108.sqlite")
    newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.commit()
    said = refused({"RACE108_DATA": str(tmp_path), "RACE108_PORT": str(free_port())}, [])
    assert said == "The store was made by a newer version of race108: install that version or a later one."
    assert newer.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]
    newer.close()


# --- the store ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as service:
        yield service


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    with PostgreSQL() as service:
        yield service


def differences(database: str) -> list[Any]:
    """What in a store is not as schema.py says."""
    engine = sa.create_engine(database)
    try:
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert context.get_current_revision() == schema.VERSION
            return list(compare_metadata(context, schema.metadata))
    finally:
        engine.dispose()


def test_the_newest_migration_is_the_version_the_schema_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [schema.VERSION]


def test_the_migrations_lead_to_the_schema_in_sqlite(server: Server) -> None:
    assert differences(server.database) == []


class Hasty(Server):
    """Is left alone while it starts."""

    def answers(self) -> bool:
        return True


def test_servers_that_start_at_once_on_an_empty_store_all_come_up(postgres: PostgreSQL) -> None:
    with ExitStack() as stack:
        servers = [stack.enter_context(Hasty(postgres.url)) for _ in range(2)]
        deadline = time.monotonic() + PATIENCE
        while not all(Server.answers(server) for server in servers):
            assert time.monotonic() < deadline, [(server.folder / "log").read_text() for server in servers]
            time.sleep(0.05)
        one, other = servers
        with one.client() as ann:
            assert ann.post("/api/tables", json={"game": "triggs", "seats": ["me", "open"]}).status_code == 201
            kept = ann.cookies
        with other.client() as ann:
            ann.cookies.update(kept)
            assert ann.get("/api/me").json()["known"], "they share the secret"
            assert ann.get("/api/tables").json()["tables"]
    assert differences(postgres.url) == []


def test_a_database_that_does_not_exist_is_named(refused: Refused, postgres: PostgreSQL) -> None:
    database = postgres.url.replace("/postgres", "/nowhere")
    said = refused({"RACE108_DATABASE": database, "RACE108_PORT": str(free_port())}, [])
    assert said.startswith("The store cannot be opened: ")
    assert said.endswith('database "nowhere" does not exist')


# --- race108 verify -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(server: Server) -> Json:
    """A game that was played to its end, with one cut."""
    options = {"rows": SHORT_ROWS}
    with Party(server, {"game": "triggs", "seats": ["me", "open"], "options": options, "cut": "17"}) as party:
        party.plays_to_the_end(random.Random(1))
        return party.record()


@pytest.fixture(scope="module")
def resigned(server: Server) -> Json:
    """A game in which the first player gave up."""
    with Party(server, {"game": "triggs", "seats": ["me", "open"]}) as party:
        party.host.asks(party.table, "resign")
        return party.record()


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[object], tuple[int, str]]:
    """What `race108 verify` says of a record, and its exit code."""

    def verify(record: object) -> tuple[int, str]:
        file = tmp_path / "record.json"
        file.write_bytes(record if isinstance(record, bytes) else json.dumps(record).encode())
        code = main(["--language", "en", "verify", str(file)])
        said = capsys.readouterr()
        assert bool(said.out) == (code == 0)
        assert bool(said.err) == (code != 0)
        return code, said.out + said.err

    return verify


Verify = Callable[[object], tuple[int, str]]


def test_a_fair_game_is_found_fair(record: Json, resigned: Json, tmp_path: Path) -> None:
    (tmp_path / "record.json").write_text(json.dumps(record))
    command = [sys.executable, "-m", "race108", "--language", "en", "verify", str(tmp_path / "record.json")]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"Played again from the start: every move is legal ({len(record['moves'])}).",
        "The seed is made from the server’s seed and one cut, as the record says.",
        "The deck was cut, by seat: 1:17.",
        f"The server’s seed is the one it promised before the first card ({record['table']['commit']}).",
        "The result is what the rules say.",
    ]


def test_a_game_that_was_given_up_is_found_fair(resigned: Json, verify: Verify) -> None:
    code, said = verify(resigned)
    assert code == 0
    assert "no cuts" in said
    assert said.endswith("The game ended because somebody gave up.\n")


def dealt_otherwise(record: Json) -> Json:
    """Another seed of the server's, and everything that follows from it as it should be."""
    contributions = ["f" * 64, *record["contributions"][1:]]
    changed = record | {"contributions": contributions, "seed": seed_of(contributions).hex(), "moves": []}
    return {key: value for key, value in changed.items() if key != "results"}


NOT_FAIR = "this game was not dealt fairly"
CHANGED = "the record has been changed"
TAMPERED: dict[str, tuple[Callable[[Json], Json], str]] = {
    "a move changed": (
        lambda it: it | {"moves": ["extra 5", *it["moves"][1:]]},
        "Move 1 of the record cannot be played",
    ),
    "the last move changed": (lambda it: it | {"moves": [*it["moves"][:-1], "draw L"]}, ""),
    "the last move left out": (lambda it: it | {"moves": it["moves"][:-1]}, CHANGED),
    "a move added": (lambda it: it | {"moves": [*it["moves"], "draw L"]}, "over"),
    "the seed changed": (lambda it: it | {"seed": "0" * 64}, "seed was not made from its contributions"),
    "a cut changed": (
        lambda it: it | {"contributions": [it["contributions"][0], "1:18"]},
        "seed was not made from its contributions",
    ),
    "a cut left out": (
        lambda it: it | {"contributions": it["contributions"][:1]},
        "seed was not made from its contributions",
    ),
    "the server's seed changed": (dealt_otherwise, NOT_FAIR),
    "the promise changed": (lambda it: it | {"table": it["table"] | {"commit": "0" * 64}}, NOT_FAIR),
    "the promise no text": (lambda it: it | {"table": it["table"] | {"commit": 108}}, NOT_FAIR),
    "the winner changed": (lambda it: it | {"results": it["results"] | {"winners": [5]}}, CHANGED),
    "the way it ended changed": (lambda it: it | {"results": it["results"] | {"how": "time"}}, CHANGED),
    "given up after all": (lambda it: it | {"results": it["results"] | {"how": "resigned"}}, CHANGED),
    "no result": (lambda it: it | {"results": None}, CHANGED),
    "the options changed": (lambda it: it | {"options": {"rows": [9] * 12}}, ""),
    "another player": (lambda it: it | {"players": 3}, ""),
    "another game": (lambda it: it | {"game": "runtrip", "options": {}}, ""),
    "something added": (lambda it: it | {"more": 1}, "“more”"),
    "half a character": (lambda it: it | {"contributions": ["\ud800"]}, "not a record"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_record_that_was_changed_is_found_out(record: Json, verify: Verify, server: Server, how: str) -> None:
    tamper, sentence = TAMPERED[how]
    code, said = verify(tamper(record))
    assert code == 2
    assert said.count("\n") == 1
    assert sentence in said
    if "\\ud" not in json.dumps(tamper(record)):
        answer = server.answer("POST", "/api/verify", json=tamper(record)).json()
        assert answer == {"fair": False, "lines": [said.strip()]}


def test_who_resigned_cannot_have_won(resigned: Json, verify: Verify) -> None:
    code, said = verify(resigned | {"results": {"winners": [0], "how": "resigned"}})
    assert (code, CHANGED in said) == (2, True)


def test_a_record_without_a_promise_says_so(record: Json, verify: Verify) -> None:
    code, said = verify({key: value for key, value in record.items() if key not in ("table", "contributions")})
    assert code == 0
    assert "only the play was checked" in said


def test_who_noted_the_promise_need_not_take_the_records_word_for_it(
    record: Json, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    promised, file = record["table"]["commit"], tmp_path / "record.json"
    contributions = ["f" * 64]
    dealt = {"contributions": contributions, "seed": seed_of(contributions).hex(), "moves": []}
    another = record | dealt | {"table": {"commit": hashlib.sha256(contributions[0].encode()).hexdigest()}}
    del another["results"]
    without = {key: value for key, value in another.items() if key != "contributions"}
    for given, code in ((record, 0), (another, 2), (without, 2)):
        file.write_text(json.dumps(given))
        assert main(["--language", "en", "verify", str(file), "--promised", promised]) == code
        assert (NOT_FAIR in capsys.readouterr().err) == (code == 2)
    file.write_text(json.dumps(another))
    assert main(["--language", "en", "verify", str(file)]) == 0


def test_the_promise_can_be_checked_by_hand(record: Json) -> None:
    assert hashlib.sha256(record["contributions"][0].encode()).hexdigest() == record["table"]["commit"]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b"This is a letter.", b"[" * 100_000, b'{"race108": NaN}']
)
def test_a_file_that_is_no_record_is_refused(verify: Verify, content: bytes) -> None:
    assert verify(content) == (2, "This is not a record of this program (format 2).\n")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file, fault in ((tmp_path / "missing.json", "No such file or directory"), (tmp_path, "Is a directory")):
        assert main(["--language", "en", "verify", str(file)]) == 2
        assert capsys.readouterr().err == f"The file {file} cannot be read: {fault}.\n"
