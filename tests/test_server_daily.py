"""The deal of the day: the same for everybody, one try each, and nobody learns of its cards before they have played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from race108.seed import seed_of
from race108.server import daily
from race108.verify import verified
from server_people import Json, Person
from server_world import Server
from services import PostgreSQL

#: So many moves of one's own are enough to see whether two games are the same.
FEW = 25


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    if request.param == "sqlite":
        with Server() as service:
            yield service
        return
    with PostgreSQL() as store, Server(store.url) as service:
        yield service


def begins(person: Person, game: str = "triggs") -> Json:
    answer = person.web.post("/api/daily", json={"game": game})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def deal_of(person: Person, game: str = "triggs") -> Json:
    today = person.web.get("/api/daily").json()
    (deal,) = (deal for deal in today["deals"] if deal["game"] == game)
    return dict(deal)


def plays_on(person: Person, table: Json, moves: int) -> list[Json]:
    """Always the first move there is; everything that was shown on one's own turns."""
    state = person.connects_to(table)
    seen: list[Json] = []
    while state["phase"] == "playing" and moves:
        if state["turn"] == state["seat"]:
            seen.append(state)
            moves -= 1
            state = person.plays(state, state["moves"][0])
        else:
            state = person.hears("state")
    return [*seen, state]


def same(state: Json) -> Json:
    """Without what is a table's own."""
    return {key: state[key] for key in ("view", "moves", "turn", "ply", "commit", "phase", "winners")}


def changed(server: Server, query: str, **given: Any) -> None:
    engine = sa.create_engine(server.database)
    with engine.begin() as connection:
        connection.execute(sa.text(query), given)
    engine.dispose()


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_everybody_gets_the_same_cards_and_the_bot_answers_the_same_moves_alike(server: Server, game: str) -> None:
    with Person(server) as ann, Person(server) as ben:
        promised = deal_of(ann, game)["commit"]  # before the first card
        tables = begins(ann, game), begins(ben, game)
        assert tables[0]["id"] != tables[1]["id"]
        of_ann, of_ben = (plays_on(person, table, FEW) for person, table in zip((ann, ben), tables, strict=True))
        assert [same(state) for state in of_ann] == [same(state) for state in of_ben]
        assert len(of_ann) > FEW // 2
        assert {state["commit"] for state in of_ann} == {promised}


def test_there_is_one_try_and_no_way_round_it(server: Server) -> None:
    with Person(server) as ann:
        table = begins(ann)
        assert begins(ann)["id"] == table["id"]
        state = ann.connects_to(table)
        ann.asks(table, "leave")
        assert not any(seat["away"] for seat in ann.looks_at(table)["seats"])  # nobody plays for anybody
        ann.asks(table, "bots", {"seat": state["seat"], "bot": "search"}, status=403)
        assert deal_of(ann)["table"] == table["id"]
        assert deal_of(ann)["won"] is None
        ann.asks(table, "resign")
        assert begins(ann)["id"] == table["id"]
        assert (deal_of(ann)["won"], deal_of(ann)["progress"]) == (False, 0)
        again = ann.web.post(f"/api/tables/{table['id']}/rematch").json()
        assert ann.looks_at(again)["daily"] is None
        assert ann.looks_at(again)["commit"] != ann.looks_at(table)["commit"]


def test_what_one_has_seen_of_the_cards_is_not_told_to_another_until_the_day_is_over(server: Server) -> None:
    with Person(server) as ann, Person(server) as eve:
        table = begins(ann)
        key = table["invite"].partition("#")[2]

        def nobody_else() -> None:
            for what in ("", "state", "record", "replay"):
                eve.looks_at(table, what, status=404, key=key)
            assert eve.connects_to(table, f"?key={key}")["type"] == "refused"
            eve.asks(table, "seats", {"key": key}, status=404)

        state = plays_on(ann, table, 6)[-1]
        nobody_else()
        ann.asks(table, "resign")
        nobody_else()
        ann.looks_at(table, "record", status=409)
        own = ann.looks_at(table, "replay")
        heard = [json.loads(text) for text in ann.heard]
        views = {frame["ply"]: frame["view"] for frame in heard if frame["type"] == "state" and frame["view"]}
        shown = {frame["ply"]: frame["position"] for frame in own["frames"]}
        assert {ply: shown[ply] for ply in views.keys() & shown} == {ply: views[ply] for ply in views.keys() & shown}
        assert len(views.keys() & shown) > 6
        (seed,) = {seed for (seed,) in server.rows(f"select server_seed from tables where id = '{table['id']}'")}
        secrets = {seed, seed_of([seed]).hex(), *(value for (value,) in server.rows("select value from kept"))}
        ann.read += [ann.web.get("/api/daily").text, ann.web.get("/api/tables").text]
        assert not [secret for secret in secrets if secret in "\n".join(ann.heard + ann.read)]

        yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
        changed(server, "update tables set daily = :day where id = :id", day=yesterday, id=table["id"])
        server.stop()
        server.start()
        record = eve.looks_at(table, "record")
        assert record["contributions"] == [seed]
        verified({name: record[name] for name in record}, promised=state["commit"])


def test_everybody_has_a_place_and_a_restart_changes_none(server: Server) -> None:
    with Person(server) as ann, Person(server) as ben, Person(server) as cleo:
        before = deal_of(ann, "runtrip")["players"]
        plays_on(ann, begins(ann, "runtrip"), 1000)
        ben.asks(begins(ben, "runtrip"), "resign")
        plays_on(cleo, begins(cleo, "runtrip"), 3)
        server.stop()
        server.start()
        deals = [deal_of(person, "runtrip") for person in (ann, ben, cleo)]
        assert [deal["players"] for deal in deals] == [before + 2] * 3
        assert deals[0]["place"] < deals[1]["place"]  # who gives up is last
        assert (deals[0]["rounds"] is None) == (not deals[0]["won"]) == (deals[0]["progress"] is not None)
        assert [deals[2][what] for what in ("won", "rounds", "progress", "place")] == [None] * 4
        assert deals[2]["table"] is not None
        after = [same(state) for state in plays_on(cleo, {"id": deals[2]["table"]}, 3)]
        assert after[0]["turn"] == 0


def test_only_games_the_bot_can_play_have_a_deal_of_the_day(server: Server) -> None:
    with Person(server) as ann:
        today = ann.web.get("/api/daily").json()
        assert [deal["game"] for deal in today["deals"]] == ["triggs", "runtrip"]
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", today["day"])
        assert 0 < today["seconds_left"] <= 86_400
        assert ann.web.post("/api/daily", json={"game": "chess"}).status_code == 400


# --- without a server -------------------------------------------------------------------------------------------------


def test_a_day_ends_at_midnight_in_greenwich() -> None:
    noon = datetime(2026, 2, 28, 12, tzinfo=UTC).timestamp()
    assert daily.day_at(noon) == "2026-02-28"
    assert daily.end_of("2026-02-28") == datetime(2026, 3, 1, tzinfo=UTC).timestamp()
    assert daily.day_at(daily.end_of("2026-02-28")) == "2026-03-01"


def test_every_day_and_game_has_a_seed_of_its_own() -> None:
    seeds = {daily.seed_of_day(secret, game, day) for secret in "ab" for game in ("x", "y") for day in ("1", "2")}
    assert len(seeds) == 8
    assert all(len(json.dumps(seed)) == 66 for seed in seeds)


def test_a_quick_win_is_before_a_slow_one_and_any_win_before_a_loss() -> None:
    scores = {990: 1, 980: 2, 99: 1, 0: 3}
    places = [daily.Result(score).place(scores) for score in (990, 980, 99, 0)]
    assert places == [1, 2, 4, 5]
    assert [daily.Result(score).won for score in scores] == [True, True, False, False]
    assert (daily.Result(990).rounds, daily.Result(99).progress) == (10, 99)
