"""What can be played is what the games declare: clients, and the server itself, ask nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from race108.games.registry import games
from server_people import Json, Person
from server_world import Server


@pytest.fixture(scope="module")
def ann() -> Iterator[Person]:
    with Server() as server, Person(server) as person:
        yield person


@pytest.fixture(scope="module")
def declared(ann: Person) -> dict[str, Json]:
    return {game["name"]: game for game in ann.web.get("/api/games").raise_for_status().json()["games"]}


def test_every_game_is_declared_in_the_order_of_lists(declared: dict[str, Json]) -> None:
    assert list(declared) == list(games())
    assert declared["triggs"] | {"bots": [], "parts": []} == {
        "name": "triggs",
        "rules": 1,
        "players": [2, 3, 4],
        "variants": [
            {"name": "basic", "players": [2, 3, 4], "sides": None, "tokens": 0, "silent": False, "cut": False}
        ],
        "options": [
            {
                "name": "rows",
                "kind": "wholes",
                "default": [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5],
                "choices": None,
                "least": 1,
                "most": 9,
                "length": 12,
                "players": None,
                "variants": None,
            },
            {
                "name": "refill",
                "kind": "choice",
                "default": "emptied",
                "choices": ["emptied", "all"],
                "least": None,
                "most": None,
                "length": None,
                "players": None,
                "variants": None,
            },
        ],
        "clock": False,
        "outlook": False,
        "bots": [],
        "parts": [],
    }
    assert declared["triggs"]["bots"][0] == "random"
    assert {"ruleset", "mind"} <= set(declared["triggs"]["parts"])


def test_variants_and_options_say_for_whom_they_are(declared: dict[str, Json]) -> None:
    game = declared["runtrip"]
    assert (game["players"], game["clock"], game["outlook"]) == ([2, 3, 4, 5, 6], True, True)
    team = {"name": "team", "players": [4], "sides": 2, "tokens": 2, "silent": True, "cut": True}
    assert [variant["name"] for variant in game["variants"]] == ["basic", "advanced", "team"]
    assert game["variants"][2] == team
    mercy = next(option for option in game["options"] if option["name"] == "mercy")
    assert (mercy["kind"], mercy["default"], mercy["players"], mercy["variants"]) == (
        "flag",
        False,
        [4, 5, 6],
        ["basic"],
    )
    assert {"ruleset", "layout"} <= set(game["parts"])


def test_everything_that_is_declared_can_be_played(ann: Person, declared: dict[str, Json]) -> None:
    for game in declared.values():
        usual = {option["name"]: option["default"] for option in game["options"]}
        for variant in game["variants"]:
            chosen = {"variant": variant["name"]} if len(game["variants"]) > 1 else {}
            for players in (variant["players"][0], variant["players"][-1]):
                wish = {"game": game["name"], "seats": ["me"] * players, "options": usual | chosen}
                wish |= {"clock": {"game_minutes": 60}} if game["clock"] else {}
                table = ann.makes_a_table(wish)
                assert ann.looks_at(table, "state")["phase"] == "playing"
                assert ann.asks(table, "chat", {"text": "Hello!"}, 403 if variant["silent"] else 200)
                assert ann.looks_at(table, "outlook", 200 if game["outlook"] else 400)


REFUSED = [
    ({"game": "chess"}, 400, "There is no game “chess”: choose triggs, runtrip."),
    ({"game": ""}, 422, "game"),
    ({"game": "../triggs"}, 422, "game"),
    ({"options": {"mercy": True}}, 400, "Triggs has no option “mercy”: it has rows, refill."),
    ({"options": {"refill": "never"}}, 400, "The option refill must be one of: emptied, all."),
    ({"clock": {"game_minutes": 5}}, 400, "Triggs has no time limit: leave it out."),
    ({"seats": ["me"] * 5}, 400, "Triggs is played by 2 to 4"),
    ({"game": "runtrip", "options": {"variant": "solo"}}, 400, "The option variant must be one of"),
]


@pytest.mark.parametrize(("wish", "status", "sentence"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_is_not_declared_is_refused_in_one_sentence(ann: Person, wish: Json, status: int, sentence: str) -> None:
    answer = ann.web.post("/api/tables", json={"game": "triggs", "seats": ["me", "me"]} | wish)
    assert answer.status_code == status
    assert sentence in answer.json()["error"]
