"""What a server hands to the coach on one's own device: what one's seat knows, with bots alone or if all agreed."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from race108.game import Game, View
from race108.kernel import new_dealer
from race108.words import LANGUAGES, say
from server_people import Json, Person
from server_world import Server
from variants import ALL, Variant, each

KNOWN = ("blind", "start", "backs", "events")


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def told(known: Json) -> list[bytes | None]:
    return [None if known[name] is None else b64decode(known[name]) for name in KNOWN]


@each(ALL)
def test_the_server_tells_what_the_seat_knows(ann: Person, variant: Variant) -> None:
    game, players, options = variant
    seats = ["me", *["bot:level1"] * (players - 1)]
    here = next(one for seed in range(100) if (one := Game.new(game, players, seed, **options)).turn == 0)
    wish = {"game": game, "options": options, "seats": seats, "practice": {"seed": int.from_bytes(here.seed)}}
    table = ann.makes_a_table(wish)
    assert ann.looks_at(table)["helped"] is True
    known = ann.looks_at(table, "known")
    assert (known["ply"], known["seat"]) == (0, 0)
    assert told(known) == list(here.view(0).packed().values())


@each(ALL)
def test_hidden_cards_dealt_anew_change_nothing_that_is_told(variant: Variant) -> None:
    kind, players, options = variant
    game = Game.new(kind, players, 4, **options)
    while not game.over and game.ply < 25:
        game.play(game.moves()[game.ply % len(game.moves())])
    for seat in range(players):
        view = game.view(seat)
        dealt = view.resample(new_dealer(bytes(32), 8))
        rules = view.rules
        blind, backs = rules.blinded(dealt, seat), rules.backs(dealt, seat)
        other = View(rules, seat, view.turn, blind, backs, view.events, view._start)
        assert other.packed() == view.packed()
        assert not (dealt == game.state).all()


def refused(person: Person, table: Json) -> None:
    for language in LANGUAGES:
        answer = person.web.get(f"/api/tables/{table['id']}/known", headers={"Accept-Language": language})
        assert (answer.status_code, answer.json()["error"]) == (403, say("table-no-help", language))
    assert person.looks_at(table)["helped"] is False


@pytest.mark.parametrize("seats", [["me", "open", "bot:level1"], ["me", "me", "bot:level1"]], ids=["friend", "device"])
def test_where_other_people_sit_nobody_is_helped(server: Server, ann: Person, seats: list[str]) -> None:
    wish: dict[str, Any] = {"game": "triggs", "seats": seats}
    table = ann.makes_a_table(wish)
    with Person(server) as ben:
        if "open" in seats:
            ben.sits_down(table)
            refused(ben, table)
        refused(ann, table)
        if "open" in seats:
            ben.asks(table, "leave")  # a bot plays for Ben, who may come back
            refused(ann, table)


# --- where all agreed when the table was made -------------------------------------------------------------------------


@each(ALL)
def test_where_all_agreed_everybody_is_told_what_their_own_seat_knows(
    server: Server, ann: Person, variant: Variant
) -> None:
    game, players, options = variant
    here = Game.new(game, players, 3, **options)
    seats = ["me"] + ["open"] * (players - 1)
    wish = {"game": game, "options": options, "seats": seats, "coach": True}
    table = ann.makes_a_table(wish | {"practice": {"seed": int.from_bytes(here.seed)}})
    with ExitStack() as stack:
        people = [ann, *(stack.enter_context(Person(server)) for _ in seats[1:])]
        for person in people[1:]:
            person.sits_down(table)
        for seat, person in enumerate(people):
            assert person.looks_at(table)["helped"] is True
            known = person.looks_at(table, "known")
            assert (known["ply"], known["seat"]) == (0, seat)
            assert told(known) == list(here.view(seat).packed().values())
            error = person.looks_at(table, "known", status=403, seat=(seat + 1) % players)["error"]
            assert error == say("table-not-your-seat")


@pytest.mark.parametrize(
    "variant", [("triggs", 2, {}), ("runtrip", 2, {"variant": "advanced"})], ids=lambda one: one[0]
)
def test_where_all_agreed_other_hidden_cards_change_nothing_that_is_told(
    server: Server, ann: Person, variant: Variant
) -> None:
    game, players, options = variant
    view = Game.new(game, players, 3, **options).view(0)
    mine, theirs = [], []
    with Person(server) as ben:
        for chance in (1, 2):
            position = view.rules.position(view.resample(new_dealer(bytes(32), chance)))
            wish = {"game": game, "options": options, "seats": ["me", "open"], "coach": True}
            table = ann.makes_a_table(wish | {"practice": {"position": position, "seed": 5}})
            ben.sits_down(table)
            mine.append(ann.looks_at(table, "known"))
            theirs.append(ben.looks_at(table, "known"))
    assert mine[0] == mine[1]
    assert theirs[0] != theirs[1], "Ben was dealt other cards"


def test_people_on_one_device_who_agreed_are_told_what_each_seat_knows(ann: Person) -> None:
    here = Game.new("triggs", 3, 3)
    practice = {"seed": int.from_bytes(here.seed)}
    table = ann.makes_a_table({"game": "triggs", "seats": ["me"] * 3, "coach": True, "practice": practice})
    for seat in range(3):
        known = ann.looks_at(table, "known", seat=seat)
        assert known["seat"] == seat
        assert told(known) == list(here.view(seat).packed().values())
    assert ann.looks_at(table, "known")["seat"] == here.turn  # of several the one that plays now, as everywhere


def test_whoever_sits_down_sees_beforehand_that_there_is_help_and_a_rematch_keeps_it(
    server: Server, ann: Person
) -> None:
    for agreed in (False, True):
        table = ann.makes_a_table({"game": "triggs", "seats": ["me", "open"]} | ({"coach": True} if agreed else {}))
        with Person(server) as ben:
            key = table["invite"].partition("#")[2]
            assert ben.looks_at(table, key=key)["coach"] is agreed
            assert ben.looks_at(table, key=key)["helped"] is False, "not before sitting down"
            ben.sits_down(table)
            assert [one.looks_at(table)["helped"] for one in (ann, ben)] == [agreed, agreed]
            ben.asks(table, "leave")  # a bot plays for Ben, who may come back
            assert ann.looks_at(table)["helped"] is agreed
            ann.asks(table, "resign")
            rematch = ann.asks(table, "rematch", status=201)
            assert ben.looks_at(rematch)["coach"] is agreed
            assert ben.looks_at(rematch)["helped"] is agreed


def test_no_table_of_the_day_can_be_made_with_help(ann: Person) -> None:
    assert ann.web.post("/api/daily", json={"game": "triggs", "coach": True}).status_code == 422
    table = ann.web.post("/api/daily", json={"game": "triggs"}).json()
    assert ann.looks_at(table)["coach"] is False


# --- never ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [["me", "bot:level1"], ["me", "me"]], ids=["bots", "agreed"])
def test_onlookers_are_told_nothing(server: Server, ann: Person, seats: list[str]) -> None:
    table = ann.makes_a_table({"game": "triggs", "seats": seats, "coach": "bot:level1" not in seats})
    with Person(server) as eve:
        key = table["invite"].partition("#")[2]
        assert eve.looks_at(table, key=key)["helped"] is False
        assert eve.looks_at(table, "known", status=403, key=key)


def test_in_the_deal_of_the_day_nobody_is_helped(ann: Person) -> None:
    refused(ann, ann.web.post("/api/daily", json={"game": "triggs"}).json())


def test_before_and_after_the_game_there_is_nothing_to_know(ann: Person) -> None:
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "bot:level1"]})
    ann.asks(table, "resign")
    assert ann.looks_at(table, "known", status=409)["error"]
