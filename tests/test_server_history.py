"""A table has one history: through whichever server something is done, it is done once and never lost.

Two servers on one PostgreSQL and one Redis. Whatever two people do at the same moment through different servers, the
store decides in which order it happened, and both servers tell the same.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from race108.server import rows
from race108.server.refusals import Failed
from race108.server.store import Store
from race108.server.stored import Change
from race108.verify import verified
from server_people import Json, Person
from server_world import Server, carried_out
from services import PostgreSQL, Redis

ROUNDS = 20
Pair = tuple[Server, Server]


@pytest.fixture
def crowd(pair: Pair) -> Iterator[Callable[[int], Person]]:
    """People, each at one of the servers."""
    with ExitStack() as stack:
        yield lambda which: stack.enter_context(Person(pair[which]))


def both(*works: Any) -> list[Any]:
    """Do it all at the same moment: what is to be called, and with what."""
    with ThreadPoolExecutor(len(works)) as threads:
        return [future.result() for future in [threads.submit(*work) for work in works]]


def posts(person: Person, table: Json, what: str, wish: Json) -> int:
    """The status of an answer, whichever it is."""
    return person.web.post(f"/api/tables/{table['id']}/{what}", json=wish).status_code


def same_everywhere(table: Json, *people: Person) -> Json:
    """How a table stands, which both servers tell alike."""
    deadline = time.monotonic() + 20
    while True:
        told = [person.looks_at(table) | {"yours": None, "invite": None} for person in people]
        if all(one == told[0] for one in told):
            return told[0]
        assert time.monotonic() < deadline, told
        time.sleep(0.05)


# --- two servers ----------------------------------------------------------------------------------------------------


def test_a_cut_and_somebody_who_joins_at_the_same_moment_are_both_in_the_deal(
    crowd: Callable[[int], Person],
) -> None:
    ann, ben, cuts_taken = crowd(0), crowd(1), 0
    for number in range(ROUNDS):
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "public": True})
        ben.looks_at(table)
        cut, _ = both(
            (posts, ann, table, "cut", {"cut": f"cut {number}"}), (ben.asks, table, "seats", {"cut": f"join {number}"})
        )
        ann.asks(table, "resign")
        record = ann.looks_at(table, "record")
        cuts = [f"1:cut {number}"] * (cut == 200) + [f"2:join {number}"]  # too late, a cut is refused
        assert record["contributions"][1:] == cuts
        verified(record, cuts=cuts)
        cuts_taken += cut == 200
    assert cuts_taken, "sometimes it comes in time"


def test_an_acknowledged_cut_is_in_the_deal_whoever_cuts_at_the_same_moment(crowd: Callable[[int], Person]) -> None:
    ann, ben = crowd(0), crowd(1)
    for number in range(ROUNDS):
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "cutting": True})
        ben.sits_down(table)
        both((ann.asks, table, "cut", {"cut": f"a{number}"}), (ben.asks, table, "cut", {"cut": f"b{number}"}))
        assert same_everywhere(table, ann, ben)["phase"] == "playing", "both have cut, so the cards are dealt"
        ann.asks(table, "resign")
        assert ben.looks_at(table, "record")["contributions"][1:] == [f"1:a{number}", f"2:b{number}"]


def test_nothing_is_dealt_to_an_empty_seat(crowd: Callable[[int], Person]) -> None:
    ann, ben, eve = crowd(0), crowd(0), crowd(1)
    for _ in range(ROUNDS):
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "open"], "public": True})
        ben.asks(table, "seats", {"seat": 1})
        eve.looks_at(table)
        both((ben.asks, table, "leave"), (eve.asks, table, "seats", {"seat": 2}))
        told = same_everywhere(table, ann, eve)
        kinds = [seat["kind"] for seat in told["seats"]]
        if told["phase"] == "waiting":
            assert kinds == ["person", "open", "person"]
        else:  # she came first, so he left a game: a bot plays for him
            assert (kinds, told["seats"][1]["away"]) == (["person"] * 3, True)


def test_of_two_who_want_the_same_seat_through_two_servers_one_gets_it(crowd: Callable[[int], Person]) -> None:
    ann, ben, eve = crowd(0), crowd(0), crowd(1)
    for _ in range(ROUNDS):
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "open"], "public": True})
        answers = both(*((posts, who, table, "seats", {"seat": 1}) for who in (ben, eve)))
        assert sorted(answers) == [200, 409]
        owners = [who.looks_at(table)["yours"] for who in (ben, eve)]
        assert sorted(owners) == [[], [1]]


def test_a_rematch_is_one_table_through_whichever_server_it_is_asked_for(crowd: Callable[[int], Person]) -> None:
    ann, ben = crowd(0), crowd(1)
    for _ in range(ROUNDS // 4):
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
        ben.sits_down(table)
        ben.asks(table, "resign")
        made = both(*((who.asks, table, "rematch", None, 201) for who in (ann, ben)))
        assert made[0]["id"] == made[1]["id"] != table["id"]


def test_what_two_say_at_the_same_moment_is_said_twice_and_refused_to_nobody(crowd: Callable[[int], Person]) -> None:
    ann, ben = crowd(0), crowd(1)
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]})
    ben.sits_down(table)
    for number in range(ROUNDS):
        both((ann.asks, table, "chat", {"text": f"ann {number}"}), (ben.asks, table, "chat", {"text": f"ben {number}"}))
    ann.connects_to(table)
    lines = ann.hears("chat")["lines"]
    assert len({line["number"] for line in lines}) == len(lines) == 2 * ROUNDS


def test_a_seat_left_while_the_servers_do_not_hear_of_each_other_stays_its_next_owners(
    pair: Pair, crowd: Callable[[int], Person], redis: Redis
) -> None:
    ann, ben, eve = crowd(0), crowd(0), crowd(1)
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "open"], "public": True})
    ben.asks(table, "seats", {"seat": 1})
    eve.looks_at(table)
    with redis.held():
        ben.asks(table, "leave", {"seat": 1})
        assert eve.asks(table, "seats", {"seat": 1})["seat"] == 1  # her server has not heard that he left
        ben.asks(table, "cut", {"seat": 1, "cut": "mine"}, status=403)
        ben.asks(table, "leave", {"seat": 1}, status=403)
        assert eve.looks_at(table)["yours"] == [1]
    assert same_everywhere(table, ann, eve)["seats"][1]["kind"] == "person"


# --- requests that come twice ---------------------------------------------------------------------------------------


def again(person: Person, path: str, wish: Json, key: str) -> Json:
    answer = person.web.post(path, json=wish, headers={"Idempotency-Key": key})
    assert answer.status_code < 300, answer.text
    told: Json = answer.json()
    return told


def test_a_request_that_is_sent_again_is_carried_out_once(pair: Pair, crowd: Callable[[int], Person]) -> None:
    ann, ben = crowd(0), crowd(1)
    wish = {"game": "triggs", "seats": ["me", "open", "open", "open"], "public": True}
    tables = [again(ann, "/api/tables", wish, "first") for _ in range(3)]
    assert tables[0] == tables[1] == tables[2]
    assert again(ann, "/api/tables", wish, "second")["id"] != tables[0]["id"]
    table, path = tables[0], f"/api/tables/{tables[0]['id']}"
    assert [again(ben, f"{path}/seats", {}, "sit")["seat"] for _ in range(3)] == [1, 1, 1]
    assert again(ben, f"{path}/seats", {}, "another")["seat"] == 2
    for _ in range(2):
        again(ben, f"{path}/leave", {}, "stand up")
    assert len(ben.looks_at(table)["yours"]) == 1
    for _ in range(2):
        again(ann, f"{path}/chat", {"text": "hello"}, "say")
    assert pair[0].rows(f"select text from chat where table_id = '{table['id']}'") == [("hello",)]
    ben.web.base_url = httpx.URL(pair[0].url)  # and through the other server
    assert again(ben, f"{path}/seats", {}, "sit")["seat"] == 1
    again(ann, f"{path}/seats", {}, "sit")
    assert len(ann.looks_at(table)["yours"]) == 2, "the key of another is no key"


def test_a_move_that_is_sent_again_is_answered_and_played_once(crowd: Callable[[int], Person]) -> None:
    ann = crowd(0)
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
    wish = {"ply": 0, "moves": ["draw L"]}
    told = [again(ann, f"/api/tables/{table['id']}/moves", wish, "move") for _ in range(2)]
    assert told[0]["ply"] == told[1]["ply"] == 1


def test_whoever_is_new_has_a_cookie_before_anything_is_stored_for_them(pair: Pair) -> None:
    count = "select count(*) from tables"
    before = pair[0].rows(count)
    with Person(pair[0]) as ann:
        ann.web.follow_redirects = False
        answer = ann.web.post("/api/tables", json={"game": "triggs", "seats": ["me", "open"]})
        assert (answer.status_code, bool(answer.cookies)) == (307, True)
        assert pair[0].rows(count) == before
        made = ann.web.post(answer.headers["location"], json={"game": "triggs", "seats": ["me", "open"]}).json()
        assert ann.looks_at(made)["yours"] == [0]
        ann.web.cookies.clear()
        refused = ann.web.post(answer.headers["location"], json={"game": "triggs", "seats": ["me", "open"]})
        assert refused.status_code == 403
        assert "cookies" in refused.json()["error"]


def test_the_first_request_may_be_lost_and_the_seat_is_not(pair: Pair) -> None:
    """The server is killed after it has stored the table and before its answer arrives."""
    wish = {"game": "triggs", "seats": ["me", "open"]}
    with Person(pair[0]) as ann:
        ann.web.get("/api/me")
        first = ann.web.post("/api/tables", json=wish, headers={"Idempotency-Key": "k"})
        lost = first.json()["id"]
        ann.web.base_url = httpx.URL(pair[1].url)
        assert again(ann, "/api/tables", wish, "k")["id"] == lost


def test_the_seat_that_lets_the_cards_be_dealt_is_acknowledged_with_the_same_number_again(
    pair: Pair, crowd: Callable[[int], Person]
) -> None:
    """It makes two changes, the seat and the deal; so do two moves."""
    ann, ben = crowd(0), crowd(1)
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "public": True})
    path = f"/api/tables/{table['id']}"
    first = again(ben, f"{path}/seats", {}, "sit")
    player = ann if ann.looks_at(table)["turn"] == 0 else ben
    moves = {"ply": 0, "moves": ["draw L", "draw R"]}
    played = again(player, f"{path}/moves", moves, "draw")["number"]
    for server in pair:
        ben.web.base_url = player.web.base_url = httpx.URL(server.url)
        assert again(ben, f"{path}/seats", {}, "sit") == first
        assert again(player, f"{path}/moves", moves, "draw")["number"] == played


# --- one bad row ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["SQLite", "PostgreSQL"])
def test_a_row_the_store_does_not_take_fails_alone(which: str, postgres: PostgreSQL, tmp_path: Any) -> None:
    """Many write at the same moment, one of them something that cannot be written."""

    async def write_all(store: Store) -> list[Any]:
        now = time.time()
        good = [store.append([Change(f"bad-{which}-{n}", 0, "made", None, "{}", now)]) for n in range(50)]
        if which == "PostgreSQL":
            bad: Any = store.write(rows.insert_chat, "bad", 0, "x" * 300, now, None)
        else:
            bad = store.append([Change("bad", 0, "made", None, None, None)])  # type: ignore[arg-type]
        return await asyncio.gather(*good[:25], bad, *good[25:], return_exceptions=True)

    store = Store(postgres.url if which == "PostgreSQL" else f"sqlite:///{tmp_path / 'store.sqlite'}")
    store.open()
    try:
        done = carried_out(write_all(store))
    finally:
        store.close()
    assert [answer for answer in done if answer is not None] == [done[25]]
    assert isinstance(done[25], Failed) or which == "SQLite"
    assert store.health.ready


def test_a_long_move_is_a_move_like_any_other(crowd: Callable[[int], Person], pair: Pair) -> None:
    """Its text may be longer than what is sent: it is written in full."""
    assert pair[0].rows(
        "select character_maximum_length from information_schema.columns"
        " where table_name = 'changes' and column_name = 'text'"
    ) == [(None,)]


def test_every_row_of_a_history_tells_what_it_is(crowd: Callable[[int], Person], pair: Pair) -> None:
    ann, ben = crowd(0), crowd(1)
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
    ben.sits_down(table, name="Ben", cut="7")
    turn = ann.looks_at(table)["turn"]
    (ann, ben)[turn].asks(table, "moves", {"ply": 0, "moves": ["draw L"]})
    ann.asks(table, "resign")
    ann.asks(table, "rematch", status=201)
    told = pair[0].rows(
        f"select number, kind, seat, text from changes where table_id = '{table['id']}' order by number"
    )
    assert [(number, kind) for number, kind, _, _ in told] == [
        *((0, "made"), (1, "seat"), (2, "deal"), (3, "move"), (4, "resign"), (5, "seat"), (6, "rematch"))
    ]
    assert json.loads(told[1][3])["cut"] == "7"
    assert told[3][2:] == (turn, "draw L")
