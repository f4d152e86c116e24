"""A stored game keeps its rules: stores of older versions go on, and a table that cannot be rebuilt harms no other."""

from __future__ import annotations

import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import redis
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import race108
from race108 import Game
from race108.server import store
from race108.server.identity import COOKIE
from server_people import Json, Person
from server_world import Server
from services import PATIENCE, PostgreSQL, Redis

#: What was in the store of the last version without migrations, and what its server told everyone of each table.
OLD: Json = json.loads((Path(__file__).parent / "stores" / "0001.json").read_text())
#: What its columns were, where that is not to be seen from the values.
SWITCHES = {"public", "onlookers", "cutting", "away", "resigned"}
JSONS = {"options", "practice", "contributions"}
TIMES = {"made_at", "dealt_at", "over_at", "due", "at"}
#: When the old server was stopped.
THEN = max(row[name] for rows in OLD["rows"].values() for row in rows for name in TIMES - {"due"} if row.get(name))


def fill(database: str) -> None:
    """The store as the old version has left it a moment ago: a clock that was running there still has time."""
    since = time.time() - THEN

    def typed(key: str, value: Any) -> Any:
        if key in TIMES and value is not None:
            return value + since
        return bool(value) if key in SWITCHES else value

    engine = sa.create_engine(database)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
        command.upgrade(config, "0001")
        for name, rows in OLD["rows"].items():
            written = sa.table(name, *(sa.column(key, sa.JSON() if key in JSONS else None) for key in rows[0]))
            connection.execute(sa.insert(written), [{key: typed(key, row[key]) for key in row} for row in rows])
    engine.dispose()


def known(server: Server, name: str) -> Person:
    person = Person(server)
    person.web.cookies.set(COOKIE, OLD["cookies"][name])
    return person


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def migrated(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server of today on the store of yesterday."""
    if request.param == "sqlite":
        server = Server()
        fill(server.database)
        with server:
            yield server
    else:
        with PostgreSQL() as postgres, Redis() as redis:
            fill(postgres.url)
            with Server(postgres.url, redis.url) as server:
                yield server


def test_games_of_an_older_store_are_as_they_were(migrated: Server) -> None:
    with known(migrated, "ann") as ann, known(migrated, "ben") as ben:
        for table_id, told in OLD["told"].items():
            assert ann.looks_at({"id": table_id})["coach"] is False, "nobody has agreed to help"
            seats = {seat: person for person in (ann, ben) for seat in person.looks_at({"id": table_id})["yours"]}
            for seat, before in told.items():
                now = seats[int(seat)].looks_at({"id": table_id}, "state", seat=seat)
                same = before.keys() - {"log"}  # which newer versions may tell in other words
                assert {key: now[key] for key in same} == {key: before[key] for key in same}
                assert [turn["move"] for turn in now["log"]] == [turn["move"] for turn in before["log"]]


def test_games_of_an_older_store_go_on_and_their_records_are_whole(migrated: Server) -> None:
    tables = OLD["tables"]
    with known(migrated, "ann") as ann, known(migrated, "ben") as ben:
        for name in ("triggs", "track", "own", "team", "practice", "seeded", "clock"):
            table = {"id": tables[name]}
            state = ann.looks_at(table, "state")
            mover = ann if state["turn"] in ann.looks_at(table)["yours"] else ben
            state = mover.looks_at(table, "state", seat=state["turn"])
            wish = {"ply": state["ply"], "moves": [state["moves"][0]], "seat": state["turn"]}
            assert mover.asks(table, "moves", wish)["ply"] == state["ply"] + 1
        for name, before in OLD["records"].items():
            record = ann.looks_at({"id": tables[name]}, "record")
            assert record["moves"] == before["moves"]
            assert record["race108"] == 2
            assert Game.replay(record).position() == Game.replay(before).position()
        waiting = {"id": tables["waiting"]}
        assert ann.looks_at(waiting)["phase"] == "waiting"
        assert ben.asks(waiting, "seats", {"seat": 1, "cut": "9"})["seat"] == 1
        assert ann.looks_at(waiting)["phase"] == "playing"


def test_after_a_migration_every_row_says_by_which_rules_it_is_played(migrated: Server) -> None:
    rows = migrated.rows("select id, rules, options, options_hash, practice from tables")
    assert len(rows) == len(OLD["rows"]["tables"])
    for table_id, rules, stored, options_hash, practice in rows:
        options, start = (json.loads(one) if isinstance(one, str) else one for one in (stored, practice))
        assert (rules, len(options_hash)) == (1, 64), table_id
        assert isinstance(options.get("layout", {}), dict), "written out"
        if start and start["position"]:
            assert isinstance(start["position"]["layout"], dict), "written out there too"


def test_news_of_all_tables_come_on_one_channel_whatever_is_asked_for(migrated: Server) -> None:
    assert migrated.answer("GET", "/api/tables/nowhere").status_code == 404
    if "RACE108_REDIS" in migrated.environment():  # a single worker listens to nobody
        with closing(redis.Redis.from_url(migrated.environment()["RACE108_REDIS"])) as news:
            followed: Any = news.pubsub_channels("race108:*")
        assert followed == [b"race108:news"]


# --- new tables -----------------------------------------------------------------------------------------------------


class Edited(Server):
    """A server whose program lies elsewhere, with a layout that somebody has edited."""

    def environment(self) -> dict[str, str]:
        return super().environment() | {"PYTHONPATH": str(self.folder / "src")}

    def edit(self) -> None:
        shutil.copytree(Path(race108.__file__).parent, self.folder / "src" / "race108")
        shutil.copytree(Path(race108.__file__).parents[2] / "locale", self.folder / "locale")
        (file,) = (self.folder / "src").glob("race108/games/*/layouts/factors.toml")
        text = file.read_text()
        assert '"222"' in text
        file.write_text(text.replace('"222"', '"22"', 1))


def test_an_edited_layout_changes_new_games_and_none_under_way() -> None:
    wishes: list[Json] = [
        {"game": "runtrip", "seats": ["me", "me"]},
        {"game": "runtrip", "seats": ["me", "me"], "practice": {"position": Game.new("runtrip", seed=5).position()}},
    ]
    server = Edited()
    with Server() as before, Person(before) as ann:
        tables = [ann.makes_a_table(wish) for wish in wishes]
        told = [ann.looks_at(table, "state") for table in tables]
        outlooks = [ann.looks_at(table, "outlook") for table in tables]
        before.stop()
        shutil.copy(before.folder / "race108.sqlite", server.folder / "race108.sqlite")
        server.edit()
        with server, Person(server) as later:
            later.web.cookies.update(ann.web.cookies)
            for table, was, outlook in zip(tables, told, outlooks, strict=True):
                now = later.looks_at(table, "state")
                assert now["moves"] == was["moves"]
                assert later.looks_at(table, "outlook") == outlook
                assert isinstance(now["view"]["layout"], dict), "no longer the one of that name"
            assert later.looks_at(later.makes_a_table(wishes[0]), "state")["view"]["layout"] == "factors"


# --- tables that cannot be rebuilt ----------------------------------------------------------------------------------

TABLE = {"game": "triggs", "seats": ["me", "open"], "name": "Ann", "public": True}
SPOILT = {
    "another version": ("UPDATE tables SET rules = 99 WHERE id = ?", "Only version 1 is known here."),
    "an unknown game": ("UPDATE tables SET game = 'ludo' WHERE id = ?", "There is no game “ludo”"),
    "other options": (
        "UPDATE tables SET options = '{\"rows\":[9,9,9,9,9,9,9,9,9,9,9,9]}' WHERE id = ?",
        "The record’s options are not the ones the game began with.",
    ),
    "options of no kind": ("UPDATE tables SET options = '5' WHERE id = ?", "does not fit together"),
    "options that are no JSON": ("UPDATE tables SET options = '{' WHERE id = ?", "does not fit together"),
    "a seed of no kind": (
        "UPDATE changes SET text = '{\"contributions\":{\"a\":1}}' WHERE kind = 'deal' AND table_id = ?",
        "seed was not made from",
    ),
    "another seed": (
        "UPDATE changes SET text = '{\"contributions\":[\"a\"]}' WHERE kind = 'deal' AND table_id = ?",
        "seed was not made from",
    ),
    "an illegal move": (
        "UPDATE changes SET text = 'extra 5' WHERE number = 4 AND table_id = ?",
        "Entry 4 of its history cannot be played",
    ),
    "a missing change": ("DELETE FROM changes WHERE number = 3 AND table_id = ?", "Entry 3 of its history is missing"),
    "no history": ("DELETE FROM changes WHERE table_id = ?", "Triggs is played by"),
}


class World:
    """A server that is stopped, spoilt behind its back, and started again."""

    def __init__(self, server: Server, ann: Person, ben: Person) -> None:
        self.server, self.ann, self.ben = server, ann, ben

    def plays(self, **wish: Any) -> Json:
        """A table at which a little was played."""
        table = self.ann.makes_a_table(TABLE | wish)
        self.ben.sits_down(table)
        for person in (self.ann, self.ben):
            state = person.looks_at(table, "state")
            if state["moves"]:
                person.asks(table, "moves", {"ply": 0, "moves": ["draw L", "draw R"]})
                break
        return table

    def spoils(self, *statements: tuple[str, Json]) -> None:
        self.server.stop()
        with closing(sqlite3.connect(self.server.folder / "race108.sqlite")) as rows:
            for statement, table in statements:
                rows.execute(statement, (table["id"],))
            rows.commit()
        self.server.start()


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with Server() as server, Person(server) as ann, Person(server) as ben:
        yield World(server, ann, ben)


@pytest.fixture(scope="module")
def spoilt(world: World) -> dict[str, Json]:
    """A table for each way in which one can be spoilt."""
    tables = {how: world.plays() for how in SPOILT}
    world.spoils(*((statement, tables[how]) for how, (statement, _) in SPOILT.items()))
    return tables


@pytest.mark.parametrize("how", SPOILT)
def test_a_table_that_cannot_be_rebuilt_is_refused_in_a_sentence_that_names_the_version(
    world: World, spoilt: dict[str, Json], how: str
) -> None:
    table, ann = spoilt[how], world.ann
    said = ann.looks_at(table)["fault"]
    version = 99 if how == "another version" else 1
    assert said.startswith(f"This table was set up with version {version} of the rules of ")
    assert SPOILT[how][1] in said
    if how != "no history":  # then nobody sits there
        assert ann.looks_at(table, "state", 409) == {"error": said}
        assert ann.asks(table, "moves", {"ply": 2, "moves": ["draw L"]}, 409) == {"error": said}
        assert ann.asks(table, "leave", {}, 409) == {"error": said}
        assert ann.asks(table, "resign", {}, 409) == {"error": said}
        assert ann.connects_to(table) == {"type": "refused", "ply": None, "error": said}
        assert ann.is_shown_out() == 4403
    assert ann.looks_at(table, "replay", 409) == {"error": said}


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "mit Version 99 der Regeln von Triggs"), ("es", "con la versión 99 de las reglas de Triggs")]
    + [("it", "con la versione 99 delle regole di Triggs")],
)
def test_it_is_refused_in_every_language(world: World, spoilt: dict[str, Json], language: str, words: str) -> None:
    with Person(world.server, language) as somebody:
        assert words in somebody.looks_at(spoilt["another version"])["fault"]


def test_tables_that_cannot_be_rebuilt_stay_listed(world: World, spoilt: dict[str, Json]) -> None:
    good = world.plays()
    for listed in (
        world.ann.web.get("/api/tables").json()["tables"],
        world.server.answer("GET", "/api/tables?public=1").json()["tables"],
    ):
        found = {table["id"]: table["fault"] for table in listed}
        assert found[good["id"]] is None
        for how in SPOILT.keys() - {"no history"}:
            assert found[spoilt[how]["id"]], how


def test_what_is_stored_of_a_table_can_be_saved_but_not_how_its_cards_were_dealt(
    world: World, spoilt: dict[str, Json]
) -> None:
    for how, table in spoilt.items():
        record = world.ann.looks_at(table, "record")
        (row,) = world.server.rows(f"select game, rules, options_hash from tables where id = '{table['id']}'")
        assert (record["game"], record["rules"], record["options_hash"]) == row
        stored = world.server.rows(
            f"select text from changes where kind = 'move' and table_id = '{table['id']}' order by number"
        )
        assert record["moves"] == [move for (move,) in stored], how
        assert not record.keys() & {"seed", "contributions", "position"}
        (seed,) = world.server.rows(f"select server_seed from tables where id = '{table['id']}'")[0]
        assert seed not in json.dumps(record)


def test_a_finished_game_of_other_rules_can_be_saved_whole(world: World) -> None:
    table = world.plays()
    world.ann.asks(table, "resign")
    before = world.ann.looks_at(table, "record")
    world.spoils(("UPDATE tables SET rules = 99 WHERE id = ?", table))
    after = world.server.answer("GET", f"/api/tables/{table['id']}/record").json()
    assert after == {key: value for key, value in before.items() if key != "results"} | {"rules": 99}


def until(enough: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not enough():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_table_that_cannot_be_rebuilt_keeps_nobody_else_waiting(world: World) -> None:
    """Its clock is the latest of all; yet bots play, clocks run out, and what is abandoned is forgotten."""
    bad = [world.plays(clock={"turn_seconds": 5}) for _ in range(3)]
    bots = world.ann.makes_a_table(TABLE | {"seats": ["bot:random", "bot:random"]})
    clock = world.plays(clock={"turn_seconds": 5})
    old = world.ann.makes_a_table(TABLE)
    ways = ("UPDATE tables SET rules = 99", "UPDATE tables SET game = 'ludo'", "UPDATE tables SET options = '{'")
    spoiling = [(f"{way}, due = 1 WHERE id = ?", table) for way, table in zip(ways, bad, strict=True)]
    late = [("UPDATE tables SET due = 2 WHERE id = ?", table) for table in (bots, clock)]
    steady = "UPDATE kept SET value = '1' WHERE name = 'clock steady since' AND ? IS NOT NULL"
    world.spoils(*spoiling, *late, ("UPDATE tables SET made_at = 1 WHERE id = ?", old), (steady, old))
    count = f"select count(*) from changes where kind = 'move' and table_id = '{clock['id']}'"
    until(lambda: world.server.rows(count)[0][0] > 2)  # a bot has played for somebody who is late
    until(lambda: world.server.rows(f"select forgotten_at from tables where id = '{old['id']}'")[0][0])
    over = f"select over_at from tables where id = '{bots['id']}'"
    until(lambda: world.server.rows(over)[0][0] is not None)
    ids = ", ".join(f"'{table['id']}'" for table in bad)
    until(lambda: all(due > 2 for (due,) in world.server.rows(f"select due from tables where id in ({ids})")))


def test_a_table_that_breaks_while_people_sit_at_it_shows_them_out(world: World) -> None:
    table = world.plays(clock={"turn_seconds": 86_400})
    assert world.ann.connects_to(table)["type"] == "state"
    with closing(sqlite3.connect(world.server.folder / "race108.sqlite", timeout=PATIENCE)) as rows:
        rows.execute("UPDATE tables SET rules = 99, due = 1 WHERE id = ?", (table["id"],))
        rows.commit()
    assert "version 99" in world.ann.hears("refused")["error"]
    assert world.ann.is_shown_out() == 4403
