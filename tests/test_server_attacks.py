"""Whatever an attacker sends, it is refused in a sentence or goes nowhere, and the game at the next table goes on."""

from __future__ import annotations

import base64
import itertools
import json
import os
import socket
import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from race108.seed import seed_of
from race108.server import guard, limits, live, run
from race108.server.identity import COOKIE
from server_people import PATIENCE, Json, Party, Person
from server_world import Server
from tables import factors, triggs_position

JSON = {"Content-Type": "application/json"}
TABLE = {"game": "triggs", "seats": ["me", "open"]}
AWAY = "198.51.100.7"  # an address that is not this machine's


class Strict(Server):
    """With the limits a server has unless told otherwise."""

    def environment(self) -> dict[str, str]:
        return super().environment() | {"RACE108_RATE_LIMITS": "on"}


class Public(Server):
    """Reached by https, through another server that says for whom it asks."""

    def environment(self) -> dict[str, str]:
        return super().environment() | {
            "RACE108_PUBLIC_URL": "https://play.example.org",
            "RACE108_METRICS_FOR": "203.0.113.5",
        }


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as service:
        yield service


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    with Strict() as service:
        yield service


@pytest.fixture(scope="module")
def public() -> Iterator[Server]:
    with Public() as service:
        yield service


@pytest.fixture
def party(server: Server) -> Iterator[Party]:
    """A private game of two; when the attack is over, it goes on."""
    with Party(server, TABLE) as party:
        yield party
        goes_on(party)


@pytest.fixture
def mallory(server: Server) -> Iterator[Person]:
    """Somebody the server knows, and who means harm."""
    with Person(server) as person:
        person.makes_a_table(TABLE)
        yield person


def goes_on(party: Party) -> None:
    """Whoever is on turn plays, and everyone at the table hears of it."""
    ply = party.state["ply"]
    assert party.plays(party.state["moves"][0])
    assert {state["ply"] for state in party.states.values()} == {ply + 1}


def address(table: Json, what: str = "") -> str:
    return f"/api/tables/{table['id']}{what and '/' + what}"


def closing_code(person: Person) -> int | None:
    """How the server ends a connection, after everything it still says."""
    with pytest.raises(ConnectionClosed) as closed:
        person.hears()
    return closed.value.rcvd.code if closed.value.rcvd else None


def is_a_sentence(error: object) -> bool:
    return isinstance(error, str) and error.endswith((".", "“", "”")) and "Traceback" not in error


# --- acting for another ---------------------------------------------------------------------------------------------


ACTS: dict[str, Json] = {
    "moves": {"ply": 0, "moves": ["draw L"]},
    "take_back": {"ply": 0},
    "resign": {},
    "leave": {},
    "cut": {"cut": "17"},
}
MORE_ACTS: dict[str, Json] = ACTS | {"bots": {"seat": 0, "bot": "random"}, "chat": {"text": "hello"}, "rematch": {}}


@pytest.mark.parametrize("what", ACTS)
def test_nobody_acts_for_another_seat(party: Party, what: str) -> None:
    turn = party.state["turn"]
    other = party.people[1 - turn]
    assert "not your seat" in other.asks(party.table, what, ACTS[what] | {"seat": turn}, 403)["error"]
    assert "numbered from 0 to 1" in other.asks(party.table, what, ACTS[what] | {"seat": 5}, 404)["error"]


@pytest.mark.parametrize("kind", ["play", "take_back", "resign"])
def test_nobody_acts_for_another_seat_on_a_live_connection(party: Party, kind: str) -> None:
    turn = party.state["turn"]
    other = party.people[1 - turn]
    other.says({"type": kind, "ply": 0, "moves": ["draw L"], "seat": turn})
    assert "not your seat" in other.hears("refused")["error"]


def test_nobody_plays_out_of_turn(party: Party) -> None:
    other = party.people[1 - party.state["turn"]]
    assert "not your turn" in other.asks(party.table, "moves", ACTS["moves"], 403)["error"]


def test_nobody_looks_from_another_seat(party: Party) -> None:
    assert "not your seat" in party.people[1].looks_at(party.table, "state", 403, seat=0)["error"]
    with Person(party.host.server) as again:
        again.web.cookies.update(party.people[1].web.cookies)
        assert "not your seat" in again.connects_to(party.table, "?seat=0")["error"]
        assert closing_code(again) == live.REFUSED
        for seat in ("9", "-1", "1.0", "٣", "x", ""):
            assert again.connects_to(party.table, f"?seat={seat}")["type"] == "refused"


def test_nobody_cuts_for_another_before_the_deal(server: Server, party: Party) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open", "open"], "cutting": True})
        ben.sits_down(table, seat=1)
        assert "not your seat" in ben.asks(table, "cut", {"seat": 0, "cut": "mine"}, 403)["error"]
        assert [seat["cut"] for seat in ann.looks_at(table)["seats"]] == [False, False, False]


def test_nobody_gives_the_seat_of_somebody_present_to_a_bot(party: Party) -> None:
    assert (
        "Somebody sits there" in party.people[1].asks(party.table, "bots", {"seat": 0, "bot": "random"}, 409)["error"]
    )


@pytest.mark.parametrize("what", MORE_ACTS)
def test_a_stranger_does_nothing_at_a_public_table(server: Server, mallory: Person, what: str) -> None:
    wish = MORE_ACTS[what]
    with Party(server, TABLE | {"public": True}) as party:
        assert "no seat at this table" in mallory.asks(party.table, what, wish, 403)["error"]
        assert "taken" in mallory.asks(party.table, "seats", {"seat": 0}, 409)["error"]
        goes_on(party)


def test_an_onlooker_only_looks_on(party: Party, mallory: Person) -> None:
    state = mallory.connects_to(party.table, f"?key={party.key}")
    assert (state["seat"], state["moves"]) == (None, [])
    for frame in ({"type": "play", "ply": 0, "moves": ["draw L"]}, {"type": "resign"}, {"type": "chat", "text": "hi"}):
        mallory.says(frame)
        assert "no seat" in mallory.hears("refused")["error"]


# --- cookies --------------------------------------------------------------------------------------------------------


def forged_cookies(genuine: str, other: str) -> dict[str, bytes]:
    """Cookies that are not the server's, made from two that are."""
    (who, signature), whom = genuine.split("."), other.partition(".")[0]
    return {
        "another's identity under one's own signature": f"{whom}.{signature}".encode(),
        "an altered identity": f"{who[:-1]}{'x' if who[-1] != 'x' else 'y'}.{signature}".encode(),
        "an altered signature": f"{who}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}".encode(),
        "no signature": who.encode(),
        "an empty signature": f"{who}.".encode(),
        "nothing": b"",
        "only dots": b"...",
        "an oversized one": f"{who}.{signature}".encode() + b"A" * 5000,
        "bytes that are no text": b"\xff\xfe.\x80\x81",
        "escapes": b'"\\377\\000\\012.\\056"',
        "another language": "идентичность.подпись".encode(),
    }


def test_a_forged_cookie_is_nobody(party: Party, mallory: Person) -> None:
    victim = party.people[party.state["turn"]].web.cookies[COOKIE]
    for how, forged in forged_cookies(mallory.web.cookies[COOKIE], victim).items():
        headers = {b"Cookie": COOKIE.encode() + b"=" + forged}
        with party.host.server.client() as web:
            assert web.get("/api/me", headers=headers).json()["known"] is False, how
            answer = web.post(address(party.table, "moves"), json=ACTS["moves"], headers=headers)
            assert answer.status_code == 404, how
    genuine = {"Cookie": f"{COOKIE}={victim}"}
    assert party.host.server.answer("GET", "/api/me", headers=genuine).json()["known"] is True


def test_a_forged_cookie_is_nobody_on_a_live_connection(party: Party, mallory: Person) -> None:
    victim = party.host.web.cookies[COOKIE]
    for how, forged in forged_cookies(mallory.web.cookies[COOKIE], victim).items():
        headers = {"Cookie": f"{COOKIE}={forged.decode('latin-1')}"}
        if forged.isascii():
            assert "no such table" in mallory.connects_to(party.table, headers=headers)["error"], how


def test_without_a_cookie_nobody_plays(party: Party) -> None:
    with Person(party.host.server) as nobody:
        nobody.asks(party.table, "moves", ACTS["moves"], 404)
        assert "no such table" in nobody.connects_to(party.table)["error"]
        assert nobody.connects_to(party.table, f"?key={party.key}")["seat"] is None
        nobody.says({"type": "play", "ply": 0, "moves": ["draw L"]})
        assert "no seat" in nobody.hears("refused")["error"]


@pytest.mark.parametrize("which", ["server", "public"])
def test_a_cookie_is_for_the_servers_own_pages_only(request: pytest.FixtureRequest, which: str) -> None:
    server: Server = request.getfixturevalue(which)
    with server.client() as somebody:
        made = somebody.post("/api/tables", json=TABLE, follow_redirects=False)
    flags = {flag.strip().lower() for flag in made.headers["Set-Cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert ("secure" in flags) == (which == "public")
    assert ("Strict-Transport-Security" in made.headers) == (which == "public")


# --- playing something twice ----------------------------------------------------------------------------------------


def test_a_frame_that_is_sent_twice_is_played_once(party: Party) -> None:
    state = party.state
    actor = party.people[state["turn"]]
    frame = {"type": "play", "ply": state["ply"], "moves": [state["moves"][0]]}
    assert party.plays(*frame["moves"])
    for _ in range(3):
        actor.says(frame)
        refused = actor.hears("refused")
        assert "look again" in refused["error"]
        assert refused["ply"] == 1
    assert "look again" in actor.asks(party.table, "moves", {"ply": 0, "moves": frame["moves"]}, 409)["error"]
    for ply in (-1, 2, 10**30):
        actor.says({"type": "play", "ply": ply, "moves": frame["moves"]})
        assert actor.hears("refused")["ply"] == 1


def test_after_a_take_back_the_old_frame_is_stale(server: Server) -> None:
    """The ply only ever grows, so what was taken back cannot be played again by an old message."""
    position = triggs_position([11, 7, 4])
    with Party(server, TABLE | {"practice": {"position": position}}) as party:
        assert party.plays("form 11=11")
        assert party.takes_back()
        assert party.state["ply"] == 2
        party.host.says({"type": "play", "ply": 0, "moves": ["form 11=11"]})
        assert "look again" in party.host.hears("refused")["error"]
        party.host.says({"type": "take_back", "ply": 1})
        assert "look again" in party.host.hears("refused")["error"]
        goes_on(party)


# --- guessing -------------------------------------------------------------------------------------------------------


def test_ids_and_keys_are_long_and_random(server: Server, party: Party) -> None:
    with Person(server) as ann:
        made = [ann.makes_a_table(TABLE) for _ in range(20)]
    secrets = [table["id"] for table in made] + [table["invite"].partition("#")[2] for table in made]
    assert all(len(secret) >= 16 for secret in secrets)
    assert len({secret[start : start + 8] for secret in secrets for start in (0, 8)}) == 2 * len(secrets)


LOOKS = ["", "state", "record"]


@pytest.mark.parametrize("query", [{}, {"key": ""}, {"key": "guess"}, {"key": "ключ"}])
@pytest.mark.parametrize("what", LOOKS)
def test_a_private_table_looks_as_if_there_were_none(party: Party, mallory: Person, what: str, query: Json) -> None:
    nowhere = {"id": "A" * len(party.table["id"])}
    assert mallory.looks_at(party.table, what, 404, **query) == mallory.looks_at(nowhere, what, 404, **query)
    assert mallory.connects_to(party.table) == mallory.connects_to(nowhere)


@pytest.mark.parametrize("what", [*MORE_ACTS, "seats"])
def test_a_private_table_answers_as_if_there_were_none(party: Party, mallory: Person, what: str) -> None:
    nowhere = {"id": "A" * len(party.table["id"])}
    there, elsewhere = (
        mallory.asks(table, what, MORE_ACTS.get(what, {"key": "guess"}), 404) for table in (party.table, nowhere)
    )
    assert there == elsewhere


def test_a_private_table_is_listed_for_its_own_people_only(party: Party, mallory: Person) -> None:
    for query in ("", "?public=1"):
        assert party.table["id"] not in mallory.web.get(f"/api/tables{query}").text
    assert party.table["id"] in party.host.web.get("/api/tables").text


def test_the_key_is_told_to_nobody_without_a_seat(server: Server, mallory: Person) -> None:
    with Party(server, TABLE | {"public": True}) as party:
        assert mallory.looks_at(party.table)["invite"] is None
        assert party.key not in mallory.web.get("/api/tables?public=1").text
        goes_on(party)


@pytest.mark.parametrize(
    "given", ["../../etc/passwd", "..%2f..%2fetc%2fpasswd", "\0", "a" * 40, "ü", "' OR 1=1 --", ".", "%"]
)
def test_an_id_is_no_path_and_no_query(party: Party, mallory: Person, given: str) -> None:
    for what in LOOKS:
        answer = mallory.web.get(f"/api/tables/{quote(given)}/{what}")
        assert answer.status_code in (404, 422)
        assert is_a_sentence(answer.json()["error"])
    with suppress(InvalidStatus):  # what is no address of a table at all
        assert "no such table" in mallory.connects_to({"id": quote(given)})["error"]


# --- frames ---------------------------------------------------------------------------------------------------------


JUNK: list[Any] = [None, True, 1.5, -1, 10**30, "", "x" * 1000, "\0", "../passwd", [], {}, [[]], {"a": []}]


def malformed_frames() -> Iterator[str | bytes]:
    """Nothing that could be carried out."""
    yield from ("", " ", "x", "{", "[]", '"play"', "null", "1", '{"type":"play"', "\0", "\ufeff{}")
    yield from ('{"type":"play","ply":NaN}', '{"type":"chat","text":"\\ud800"}', '{"type":"chat","text":1e999}')
    yield from (b"", b"\x00\xff", b"\xff\xfe{}", "{}".encode("utf-16"), b"\x80" * 100)
    yield from ("[" * depth + "]" * depth for depth in (100, 1000, 8000))
    yield from ('{"type":' + "[" * depth + "]" * depth + "}" for depth in (100, 990, 1020, 8000))
    yield from ('{"a":' * depth + "1" + "}" * depth for depth in (100, 1000, 2000))
    yield from (json.dumps({"type": junk}) for junk in JUNK)
    yield from (json.dumps({"type": kind}) for kind in ("", "PLAY", "play ", "state", "table", "refused", "__class__"))


def wrong_fields() -> Iterator[Json]:
    """Known frames with something wrong in every field."""
    play: Json = {"type": "play", "ply": 0, "moves": ["draw L"]}
    for junk in JUNK:
        yield from ({**play, "ply": junk}, {**play, "moves": junk}, {**play, "moves": [junk]})
        yield {"type": "take_back", "ply": junk}
        if junk is not None:  # no seat at all is the one on turn
            yield from ({**play, "seat": junk}, {"type": "resign", "seat": junk})
        if not isinstance(junk, str):
            yield {"type": "chat", "text": junk}
    yield from ({"type": "play"}, {"type": "take_back"}, {"type": "chat"}, {"type": "chat", "text": " \t\0\x1b "})
    yield {**play, "moves": ["draw L"] * 201}
    yield {**play, "moves": ["draw L", "nonsense"]}
    yield {**play, "moves": ["draw " + "L" * 10_000]}


def test_a_malformed_frame_is_refused_and_changes_nothing(party: Party) -> None:
    actor = party.people[party.state["turn"]]
    frames = [*malformed_frames(), *(json.dumps(frame) for frame in wrong_fields())]
    for frame in frames:
        actor.says(frame)
        refused = actor.hears("refused", "state", "chat", "pong")
        assert refused["type"] == "refused", frame[:200]
        assert is_a_sentence(refused["error"]), refused
        assert len(refused["error"]) < 400, "what was sent is not sent back whole"
    assert len(frames) > 100
    assert actor.looks_at(party.table)["ply"] == 0


def test_a_ping_in_bytes_is_a_ping(party: Party) -> None:
    party.host.says(b'{"type":"ping","more":[1,2,3]}')
    assert party.host.hears("pong", "refused") == {"type": "pong"}


def test_a_frame_that_is_too_long_is_refused_and_the_connection_stays(party: Party) -> None:
    for length in (live.LONGEST_FRAME + 1, run.LARGEST_FRAME - 100):
        party.host.says(json.dumps({"type": "chat", "text": "x" * length}))
        assert "too long" in party.host.hears("refused", "chat")["error"]
        party.host.says(b"x" * length)
        assert "too long" in party.host.hears("refused")["error"]


def test_a_huge_frame_ends_the_connection_and_nothing_else(party: Party, mallory: Person) -> None:
    for size in (run.LARGEST_FRAME + 1, 3 * run.LARGEST_FRAME):
        mallory.connects_to(party.table, f"?key={party.key}")
        mallory.says("x" * size)
        assert closing_code(mallory) == 1009


def test_text_that_is_no_text_ends_the_connection_and_nothing_else(party: Party, mallory: Person) -> None:
    mallory.connects_to(party.table, f"?key={party.key}")
    assert mallory.line is not None
    mallory.line.send(b"\xff\xfe", text=True)
    assert closing_code(mallory) == 1007


# --- names and chat -------------------------------------------------------------------------------------------------


ODD_NAMES = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE seats;--",
    "{0}",
]


def test_a_name_comes_back_as_the_text_it_is(server: Server, party: Party) -> None:
    for name in ODD_NAMES:
        with Party(server, TABLE | {"name": name}) as other:
            answer = other.people[1].web.get(address(other.table))
            assert answer.json()["seats"][0]["name"] == name
            assert answer.headers["Content-Type"] == "application/json"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            goes_on(other)
            assert other.state["names"][0] == name
            goes_on(other)


LIKE_ANN = ["Ann", "ANN", " Ann", "Ann.", "Ånn", "Аnn", "Αnn"]  # the last two begin with a letter of another alphabet
TURNED = ["\u202eevil\u2066", "zero\u200bwidth", "n" + "\u0301" * 30, "Аdam", "\u2800\u3164\u200d"]


@pytest.mark.parametrize("name", TURNED)
def test_a_name_turns_no_text_around_and_hides_nothing(server: Server, party: Party, name: str) -> None:
    refused = party.host.web.post("/api/tables", json=TABLE | {"name": name})
    assert refused.status_code == 400
    assert "cannot be used as a name" in refused.json()["error"]


@pytest.mark.parametrize("name", LIKE_ANN)
def test_two_at_a_table_are_not_called_alike(server: Server, name: str) -> None:
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table(TABLE | {"name": "Ann"})
        assert posted(ben, table, "seats", {"key": table["invite"], "name": name}).status_code in (400, 409)
        assert posted(ben, table, "seats", {"key": table["invite"], "name": "Player 2"}).status_code == 200


def posted(person: Person, table: Json, what: str, wish: Json) -> httpx.Response:
    return person.web.post(address(table, what), json=wish)


@pytest.mark.parametrize("text", ["a\0b", "\x1b[2J", "line\nline", "\x7f", "\x85", ""])
def test_a_name_or_a_cut_has_no_control_characters(party: Party, mallory: Person, text: str) -> None:
    for field in ("name", "cut"):
        answer = mallory.web.post("/api/tables", json=TABLE | {field: text})
        assert answer.status_code == 422
        assert f"“{field}” cannot be" in answer.json()["error"]


def test_chat_comes_back_as_the_text_it_is_without_control_characters(party: Party) -> None:
    for number, text in enumerate([*ODD_NAMES, "a\0b\x1b[2J\r\n\x85c", "x" * 10_000], 1):
        party.people[1].says({"type": "chat", "text": text})
        line = party.host.hears("chat")["lines"][0]
        assert (line["number"], line["seat"]) == (number, 1)
        assert line["text"] == {5: "a b [2J c", 6: "x" * 200}.get(number, text)
    with Person(party.host.server) as late:
        late.connects_to(party.table, f"?key={party.key}")
        assert [line["text"] for line in late.hears("chat")["lines"]][: len(ODD_NAMES)] == ODD_NAMES


# --- requests -------------------------------------------------------------------------------------------------------


def wrong_tables() -> Iterator[Json]:
    """Wishes with something odd in every field; some of them can be fulfilled."""
    game: Json = {"game": "runtrip", "seats": ["me", "open"]}
    fields = ["game", "seats", "name", "names", "public", "onlookers", "cutting", "coach", "cut", "clock", "practice"]
    options = ["variant", "mercy", "layout", "cut", "even", "rows", "refill", "nothing"]
    for junk in JUNK:
        yield from (game | {field: junk} for field in [*fields, "options", "unknown"])
        yield from (
            {"game": which, "seats": ["me", "open"], "options": {option: junk}}
            for which in ("triggs", "runtrip")
            for option in options
        )
        yield from (game | {"clock": {field: junk}} for field in ("game_minutes", "turn_seconds", "x"))
        yield from (game | {"practice": {field: junk}} for field in ("seed", "position", "x"))
        yield from ({**game, "seats": ["me", junk]}, {**game, "names": [junk, None]})
        yield game | {
            "options": {"layout": {"format": 1, "name": junk, "symbols": junk, "squares": junk, "cards": junk}}
        }
        for key in ("game", "hands", "turn", "players", "layout", "draw", "phase"):
            yield game | {"practice": {"position": {"game": "runtrip", key: junk}}}


def test_an_odd_table_is_made_or_refused_in_a_sentence(party: Party, mallory: Person) -> None:
    statuses = set()
    for wish in wrong_tables():
        answer = mallory.web.post("/api/tables", content=json.dumps(wish), headers=JSON)
        statuses.add(answer.status_code)
        assert answer.status_code in (201, 400, 422), (wish, answer.text)
        if answer.status_code != 201:
            assert is_a_sentence(answer.json()["error"]), (wish, answer.text)
    assert statuses == {201, 400, 422}


def test_an_odd_record_is_judged_and_breaks_nothing(party: Party, mallory: Person) -> None:
    record: Json = {"race108": 1, "rules": 1, "game": "triggs", "players": 2, "options": {}, "seed": 7, "moves": []}
    more: Json = {"contributions": [], "position": {}, "time_up": True, "results": {}, "table": {"commit": "x"}}
    records = [record | {key: junk} for key in [*record, *more, "unknown"] for junk in JUNK]
    records += [record | {"moves": [junk]} for junk in JUNK] + [record | {"contributions": [junk]} for junk in JUNK]
    records += [record | {"results": {"winners": junk, "how": junk}, "table": {"commit": junk}} for junk in JUNK]
    records.append(record | {"contributions": [], "seed": seed_of([]).hex(), "table": {"commit": "x"}})
    for odd in records:
        answer = mallory.web.post("/api/verify", content=json.dumps(odd), headers=JSON)
        assert answer.status_code in (200, 422), (odd, answer.text)
        answer = mallory.web.post("/api/replay", content=json.dumps(odd), headers=JSON)
        assert answer.status_code in (200, 400, 422), (odd, answer.text)


def test_an_odd_lesson_is_played_or_refused_in_a_sentence(party: Party, mallory: Person) -> None:
    wish: Json = {"position": {"game": "triggs"}, "seed": 7, "moves": [], "seat": 0}
    wishes = [wish | {key: junk} for key in [*wish, "unknown"] for junk in JUNK]
    wishes += [wish | {"moves": [junk]} for junk in JUNK]
    for key in ("game", "hands", "turn", "players", "layout", "tokens", "phase"):
        wishes += [wish | {"position": {"game": "runtrip", key: junk}} for junk in JUNK]
    for odd in wishes:
        answer = mallory.web.post("/api/practice", content=json.dumps(odd), headers=JSON)
        assert answer.status_code in (200, 400, 404, 409, 422), (odd, answer.text)
        assert answer.status_code == 200 or is_a_sentence(answer.json()["error"]), (odd, answer.text)


BODIES: dict[str, tuple[bytes, dict[str, str]]] = {
    "nothing": (b"", JSON),
    "half of it": (b'{"game":"triggs","seats":["me"', JSON),
    "a list": (b"[]", JSON),
    "a number": (b"NaN", JSON),
    "not a number": (b'{"game":"runtrip","seats":["me","open"],"clock":{"turn_seconds":NaN}}', JSON),
    "infinity": (b'{"game":"runtrip","seats":["me","open"],"clock":{"turn_seconds":1e999}}', JSON),
    "half a character": (b'{"game":"triggs","seats":["me","open"],"name":"\\ud800"}', JSON),
    "bytes that are no text": (b'{"game":"triggs","seats":["me","open"],"name":"\xff"}', JSON),
    "another encoding": (json.dumps(TABLE).encode("utf-16"), JSON),
    "very deep": (b'{"game":"triggs","seats":' + b"[" * 30_000 + b"]" * 30_000 + b"}", JSON),
    "rather deep": (b'{"game":"triggs","seats":' + b"[" * 1020 + b"]" * 1020 + b"}", JSON),
    "a form": (b"game=triggs&seats=me", {"Content-Type": "application/x-www-form-urlencoded"}),
    "plain text": (json.dumps(TABLE).encode(), {"Content-Type": "text/plain"}),
    "no kind at all": (json.dumps(TABLE).encode(), {}),
    "a page": (json.dumps(TABLE).encode(), {"Content-Type": "multipart/form-data; boundary=x"}),
}


@pytest.mark.parametrize("which", BODIES)
def test_a_body_that_is_no_json_is_refused(party: Party, mallory: Person, which: str) -> None:
    content, headers = BODIES[which]
    answer = mallory.web.post("/api/tables", content=content, headers=headers)
    assert answer.status_code == 422
    assert is_a_sentence(answer.json()["error"])
    assert "b'" not in answer.text


@pytest.mark.parametrize("chunked", [False, True], ids=["in one piece", "in chunks"])
def test_a_body_that_is_too_long_is_refused(party: Party, mallory: Person, chunked: bool) -> None:
    chunk, count = b" " * 8192, guard.LONGEST_BODY // 8192 + 1
    for path in ("/api/tables", address(party.table, "moves"), "/api/verify", "/api/replay", "/api/practice"):
        content = itertools.repeat(chunk, count) if chunked else chunk * count
        answer = mallory.web.post(path, content=content, headers=JSON)
        assert answer.status_code == 413
        assert answer.json()["error"] == "This is too long: at most 65,536 bytes are read."


def test_a_body_of_gigabytes_is_not_read(party: Party) -> None:
    with socket.create_connection(("127.0.0.1", party.host.server.port), timeout=PATIENCE) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 8000000000\r\n\r\n{"
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    "bot",
    [
        *("value:/etc/passwd", "search:600000ms", "search:1000000", "", "level9", "bot:level3", "level3\n"),
        *("cmd:true", "cmd:500ms:true", "cmd", "cmd:"),
    ],
)
def test_a_bot_has_a_plain_name(server: Server, party: Party, mallory: Person, bot: str) -> None:
    """No files, no budgets and no programs of a stranger's choice."""
    answer = mallory.web.post("/api/tables", json=TABLE | {"seats": ["me", f"bot:{bot}"]})
    assert answer.status_code == 400
    assert "There is no bot" in answer.json()["error"]
    table = mallory.makes_a_table(TABLE)
    assert "There is no bot" in mallory.asks(table, "bots", {"seat": 1, "bot": bot}, 400)["error"]


@pytest.mark.parametrize("seat", ["you", "person", "ME", "open ", "../me", "", "bot"])
def test_a_seat_is_mine_open_or_a_bots(party: Party, mallory: Person, seat: str) -> None:
    answer = mallory.web.post("/api/tables", json=TABLE | {"seats": ["me", seat]})
    assert answer.status_code == 400
    assert "A seat is" in answer.json()["error"]


def test_no_file_of_the_server_is_read(party: Party, mallory: Person, tmp_path: Path) -> None:
    """On the command line a layout may be a file; the server must not even say whether there is one."""
    secret = tmp_path / "layout.toml"
    secret.write_text("password = = 108108\n")
    missing = tmp_path / "missing.toml"
    game: Json = {"game": "runtrip", "seats": ["me", "open"]}
    record: Json = {"race108": 1, "rules": 1, "game": "runtrip", "players": 2, "seed": 7, "moves": []}

    def answers(file: str) -> list[str]:
        wishes = [
            ("/api/tables", game | {"options": {"layout": file}}),
            ("/api/tables", game | {"practice": {"position": {"game": "runtrip", "layout": file}}}),
            ("/api/verify", record | {"options": {"layout": file}}),
            ("/api/verify", record | {"options": {}, "position": {"game": "runtrip", "layout": file}}),
            ("/api/replay", record | {"options": {"layout": file}}),
            ("/api/replay", record | {"options": {}, "position": {"game": "runtrip", "layout": file}}),
            ("/api/practice", {"position": {"game": "runtrip", "layout": file}}),
        ]
        said = [mallory.web.post(path, json=wish).text for path, wish in wishes]
        assert all("There is no layout" in text and "108108" not in text for text in said), said
        return [text.replace(file[:60], "…") for text in said]

    expected = answers("nothing")
    for file in (secret, missing, "/etc/passwd", "/dev/zero", "../layouts/factors.toml", "factors.toml", "/" * 5000):
        assert answers(str(file)) == expected


def test_a_layout_made_to_be_slow_does_not_keep_the_server(party: Party, mallory: Person) -> None:
    before = seconds_worked_until_idle(party.host.server)
    kinds = sorted({"".join(kind) for length in range(1, 7) for kind in itertools.combinations("aabcde", length)})
    cards = {str(number): kinds[:12] for number in range(1, 10)}
    layout = {"format": 1, "name": "slow", "symbols": list("abcde"), "squares": ["aabcde"] * 99, "cards": cards}
    wish: Json = {"game": "runtrip", "seats": ["me", "open"], "options": {"layout": layout}}
    for _ in range(3):
        mallory.makes_a_table(wish)
    assert seconds_worked(party.host.server) - before < 1.5
    for squares, status in ((["a" * 300] * 99, 400), (["a" * 1000] * 99, 413), (["a"] * 9000, 400)):
        wish["options"]["layout"]["squares"] = squares
        assert mallory.web.post("/api/tables", json=wish).status_code == status


def seconds_worked(server: Server) -> float:
    """How long the processor has worked for a server."""
    assert server._process is not None
    fields = Path(f"/proc/{server._process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seconds_worked_until_idle(server: Server) -> float:
    """When it has done everything it does by itself after the start."""
    deadline, worked = time.monotonic() + PATIENCE, -1.0
    while (now := seconds_worked(server)) - worked > 0.02 and time.monotonic() < deadline:
        worked = now
        time.sleep(0.3)
    return now


# --- other sites ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:1", "http://127.0.0.1", "http://[", "x", ""]
)
def test_another_site_does_nothing_through_a_browser(party: Party, origin: str) -> None:
    answer = party.host.web.post("/api/tables", json=TABLE, headers={"Origin": origin})
    assert answer.status_code == 403
    assert "another site" in answer.json()["error"]
    with Person(party.host.server) as person:
        person.web.cookies.update(party.host.web.cookies)
        with pytest.raises(InvalidStatus) as refused:
            person.connects_to(party.table, headers={"Origin": origin})
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_says_that_another_site_asks(party: Party, site: str) -> None:
    answer = party.host.web.post("/api/tables", json=TABLE, headers={"Sec-Fetch-Site": site})
    assert answer.status_code == 403
    assert "another site" in answer.json()["error"]


def test_the_servers_own_pages_may_ask(party: Party, public: Server) -> None:
    server = party.host.server
    for own in (f"http://127.0.0.1:{server.port}", f"http://localhost:{server.port}", f"http://[::1]:{server.port}"):
        headers = {"Origin": own, "Host": own.removeprefix("http://"), "Sec-Fetch-Site": "same-origin"}
        assert party.host.web.post("/api/tables", json=TABLE, headers=headers).status_code == 201
    with Person(server) as person:
        person.web.cookies.update(party.host.web.cookies)
        assert person.connects_to(party.table, headers={"Origin": server.url})["type"] == "state"
    for host in ("play.example.org", f"127.0.0.1:{public.port}"):  # another server in between may keep the name or not
        headers = {"Origin": "https://play.example.org", "Host": host}
        with public.client() as somebody:  # whose cookie would come back by https only
            asked = somebody.post("/api/tables", json=TABLE, headers=headers, follow_redirects=False)
            assert asked.status_code == 307


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "[", "", "localhost.evil.example:80", "x" * 5000]
)
def test_a_server_answers_to_its_own_names_only(party: Party, public: Server, host: str) -> None:
    """A site whose name is made to point here would otherwise be our own page, for a browser."""
    for server in (party.host.server, public):
        answer = server.answer("GET", "/api/me", headers={"Host": host})
        assert answer.status_code in (400, 403)
        with Person(server) as person, pytest.raises(InvalidStatus) as refused:
            person.connects_to(party.table, headers={"Host": host})
        assert refused.value.response.status_code in (400, 403)


def test_no_site_is_let_in_by_a_header(party: Party) -> None:
    headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    answer = party.host.web.options("/api/tables", headers=headers)
    assert answer.status_code == 405
    assert not [name for name in answer.headers if name.startswith("access-control")]


# --- every answer ---------------------------------------------------------------------------------------------------


def break_a_table(server: Server, table: Json) -> Json:
    """A table whose row in the store is damaged, so that the server fails when it shows it."""
    broken = {"id": f"broken-{table['id']}"}
    store = sqlite3.connect(server.folder / "race108.sqlite", timeout=PATIENCE)
    store.execute("CREATE TEMP TABLE copy AS SELECT * FROM tables WHERE id = ?", (table["id"],))
    store.execute("UPDATE copy SET id = ?, made_at = 'never'", (broken["id"],))
    store.execute("INSERT INTO tables SELECT * FROM copy")
    store.commit()
    store.close()
    return broken


def test_every_answer_carries_the_headers_that_tie_a_browser_down(party: Party, strict: Server) -> None:
    web = party.host.web
    broken = break_a_table(party.host.server, party.table)
    answers = [
        web.get("/"),
        web.get("/healthz"),
        web.get("/metrics"),
        web.get("/api/openapi.json"),
        web.get(address(party.table, "state")),
        web.post("/api/tables", json=TABLE),
        web.post("/api/tables", json=TABLE | {"options": {"x": 1}}),
        web.post("/api/tables", json=TABLE, headers={"Origin": "https://evil.example"}),
        web.get("/nothing"),
        web.delete("/api/tables"),
        web.post(address(party.table, "moves"), json={"ply": 9, "moves": ["draw L"]}),
        web.post("/api/tables", content=b"x" * 70_000),
        web.post("/api/tables", content=b"x"),
        party.host.server.answer("GET", "/", headers={"Host": "evil.example"}),
        too_many(strict),
        web.get(address(broken)),
    ]
    assert {answer.status_code for answer in answers} == {200, 201, 400, 403, 404, 405, 409, 413, 422, 429, 500}
    for answer in answers:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["Content-Security-Policy"].split(";"))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert "unsafe" not in str(policy).replace("'wasm-unsafe-eval'", "", 1)
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        assert "Server" not in answer.headers
        if answer.url.path.startswith("/api"):
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.headers["Content-Type"] == "application/json"


def test_a_fault_of_the_servers_own_is_logged_and_not_told(server: Server, party: Party) -> None:
    answer = party.host.web.get(address(break_a_table(server, party.table)))
    assert answer.status_code == 500
    sentence = "Something went wrong on the server. Nothing you did is lost: load the page again."
    assert answer.json() == {"error": sentence}
    assert "a request failed" in (server.folder / "log").read_text()


def test_metrics_are_for_known_addresses(party: Party, public: Server) -> None:
    """Behind another server the address is the one it adds, the last; whatever a caller puts before is not believed."""

    def status(server: Server, forwarded: str | None) -> int:
        headers = {"X-Forwarded-For": forwarded} if forwarded else {}
        return server.answer("GET", "/metrics", headers=headers).status_code

    own = party.host.server
    assert [status(own, by) for by in (None, AWAY, f"127.0.0.1, {AWAY}")] == [200, 404, 404]
    assert [status(public, by) for by in (None, "203.0.113.5", AWAY, f"203.0.113.5, {AWAY}")] == [404, 200, 404, 404]


# --- too much -------------------------------------------------------------------------------------------------------


def too_many(strict: Server) -> httpx.Response:
    """The answer to one request too many."""
    with strict.client() as web:
        for _ in range(limits.REQUESTS.at_once * 3):
            if (answer := web.get("/api/me", headers={"X-Forwarded-For": "198.51.100.99"})).status_code == 429:
                return answer
    raise AssertionError("there is no limit")


def came_from(strict: Server, number: int) -> Person:
    """Somebody with an address of their own."""
    person = Person(strict)
    person.web.headers["X-Forwarded-For"] = f"198.51.100.{number}"
    return person


def test_a_flood_of_requests_is_held_up_for_that_address_alone(strict: Server) -> None:
    with Party(strict, TABLE) as party:
        answer = too_many(strict)
        assert int(answer.headers["Retry-After"]) > 0
        assert "wait a few seconds" in answer.json()["error"]
        assert party.host.web.get("/api/me").status_code == 200
        goes_on(party)
    with came_from(strict, 99) as patient:
        time.sleep(2 / limits.REQUESTS.a_second)
        assert patient.web.get("/api/me").status_code == 200


def test_a_flood_of_tables_is_held_up(strict: Server) -> None:
    with came_from(strict, 1) as mallory, came_from(strict, 2) as ann:
        made = []
        for _ in range(limits.TABLES.at_once + 5):
            made.append(mallory.web.post("/api/tables", json=TABLE).status_code)
            mallory.web.cookies.clear()  # a new identity is no new address
        assert set(made) == {201, 429}
        assert ann.makes_a_table(TABLE)["seat"] == 0


def test_a_flood_of_frames_is_refused_and_then_shown_the_door(strict: Server) -> None:
    with Party(strict, TABLE) as party, came_from(strict, 3) as mallory:
        mallory.makes_a_table(TABLE)
        mallory.connects_to(party.table, f"?key={party.key}")
        with suppress(ConnectionClosed):
            for number in range(10 * live.PATIENCE):
                mallory.says({"type": "ping", "number": number})
                mallory.hears("pong", "refused")
        assert closing_code(mallory) == 1008
        refused = [frame["error"] for frame in map(json.loads, mallory.heard) if frame["type"] == "refused"]
        assert len(refused) == live.PATIENCE
        assert set(refused) == {"That was too much at once: wait a few seconds and try again."}
        goes_on(party)
        assert mallory.connects_to(party.table, f"?key={party.key}")["type"] == "state"


def test_a_flood_of_chat_is_refused_and_the_game_goes_on(strict: Server) -> None:
    with Party(strict, TABLE) as party:
        for number in range(limits.CHAT.at_once + 3):
            party.host.says({"type": "chat", "text": f"{number}"})
        answers = [party.host.hears("chat", "refused")["type"] for _ in range(limits.CHAT.at_once + 3)]
        assert answers.count("refused") >= 2
        more = [party.host.web.post(address(party.table, "chat"), json={"text": "more"}).status_code for _ in range(3)]
        assert 429 in more
        goes_on(party)


def test_a_flood_of_connections_is_refused(strict: Server) -> None:
    with Party(strict, TABLE) as party, came_from(strict, 4) as mallory:
        forwarded = {"X-Forwarded-For": "198.51.100.4"}
        for _ in range(4 * limits.CONNECTIONS.at_once):
            first = mallory.connects_to(party.table, f"?key={party.key}", forwarded)
            if first["type"] == "refused":
                break
        assert "too much at once" in first["error"]
        assert closing_code(mallory) == live.LATER
        goes_on(party)
        for person in party.everyone:
            person.hears_all()


# --- those who do not listen ----------------------------------------------------------------------------------------


NEWS = 250  # two kilobytes each: more than any buffer on the way holds


class Mute:
    """A live connection that is never read from, or only much later."""

    def __init__(self, person: Person, table: Json) -> None:
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # so that the server's system keeps little
        self._line.settimeout(PATIENCE)
        self._line.connect(("127.0.0.1", person.server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {address(table, 'live')} HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {person.cookie}",
        ]
        self._line.sendall("".join(f"{line}\r\n" for line in lines).encode() + b"\r\n")
        self._read = self._line.makefile("rb")
        while self._read.readline() != b"\r\n":
            pass

    def hears(self) -> Json:
        """The next frame."""
        kind, length = self._read.read(2)
        if length >= 126:
            size, code = {126: (2, ">H"), 127: (8, ">Q")}[length]
            (length,) = struct.unpack(code, self._read.read(size))
        data = self._read.read(length)
        if kind != 0x81:  # not a text: the server asks whether somebody is there
            return self.hears()
        frame: Json = json.loads(data)
        return frame

    def hangs_up(self) -> None:
        self._read.close()
        self._line.close()


def test_who_does_not_listen_holds_up_nobody_and_hears_the_newest_state_later(server: Server) -> None:
    wish = {"game": "runtrip", "seats": ["me", "open"], "options": {"layout": factors() | {"name": "long"}}}
    with Party(server, wish) as party:
        mute = Mute(party.people[1], party.table)
        idle = 1 - party.state["turn"]
        for _ in range(NEWS // 2):  # somebody goes and comes: each is told to everyone at the table
            party.people[idle].asks(party.table, "leave", {"seat": idle})
            number = party.people[idle].asks(party.table, "seats", {"seat": idle})["number"]
        goes_on(party)
        frames = list(iter(mute.hears, {"type": "behind"}))
        assert len(frames) < NEWS, "the rest was left out"
        rest = iter(mute.hears, None)  # it may have been behind more than once: what counts is where it ends
        newest = party.state["ply"]
        assert next(frame for frame in rest if frame["type"] == "state" and frame["ply"] == newest)["seat"] == 1
        assert next(frame for frame in rest if frame["type"] == "table" and frame["number"] > number)
        mute.hangs_up()
        for person in party.everyone:
            person.hears_all()
        goes_on(party)


def test_half_a_handshake_holds_up_nobody(party: Party) -> None:
    lines = [socket.create_connection(("127.0.0.1", party.host.server.port)) for _ in range(50)]
    for line in lines:
        line.sendall(f"GET {address(party.table, 'live')} HTTP/1.1\r\nHost: loc".encode())
    goes_on(party)
    for line in lines:
        line.close()


def test_who_hangs_up_in_the_middle_of_a_frame_holds_up_nobody(party: Party) -> None:
    mute = Mute(party.people[1], party.table)
    mute._line.sendall(b"\x81\xfe\x40\x00" + b"mask" + b"half")
    mute.hangs_up()


# --- what is written down -------------------------------------------------------------------------------------------


def test_keys_cookies_and_cards_never_stand_in_the_log(server: Server, party: Party) -> None:
    party.people[1].looks_at(party.table, key=party.key)
    party.people[1].connects_to(party.table, f"?key={party.key}")
    log = (server.folder / "log").read_text()
    assert party.table["id"] in log
    seeds = [seed for (seed,) in server.rows("select server_seed from tables")]
    for secret in (party.key, party.host.web.cookies[COOKIE], *seeds):
        assert secret not in log
