"""What a server hands to the coach on somebody's own device: what their seat knows, and only where bots alone play."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
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


def test_onlookers_are_told_nothing(server: Server, ann: Person) -> None:
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "bot:level1"]})
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
