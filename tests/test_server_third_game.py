"""Somebody else's game at the server: it is played like ours, and its tables keep the rules they began with."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from race108 import Game
from server_people import Json, Person
from server_world import Server

PLUGINS = Path(__file__).parent / "plugins"


class WithPlugIn(Server):
    """A server with a game that was installed beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.plugins = self.folder / "plugins"
        shutil.copytree(PLUGINS, self.plugins)

    def environment(self) -> dict[str, str]:
        paths = [str(self.plugins), *filter(None, [os.environ.get("PYTHONPATH")])]
        return super().environment() | {"PYTHONPATH": os.pathsep.join(paths)}


@pytest.fixture
def server() -> Iterator[WithPlugIn]:
    with WithPlugIn() as server:
        yield server


WISH: Json = {"game": "sprint", "seats": ["me", "open", "bot:greedy"], "options": {"goal": 30}}


def test_two_people_and_a_bot_play_it_to_the_end(server: WithPlugIn) -> None:
    assert [game["name"] for game in server.answer("GET", "/api/games").json()["games"]][-1] == "sprint"
    with Person(server) as ann, Person(server) as ben:
        table = ann.makes_a_table(WISH)
        ben.sits_down(table)
        states = {person: person.connects_to(table) for person in (ann, ben)}
        while not all(state["phase"] == "over" for state in states.values()):
            for person, state in states.items():
                if state["moves"]:
                    person.says({"type": "play", "ply": state["ply"], "moves": [state["moves"][-1]]})
            states = {person: person.hears("state") for person in states}
            assert len({state["ply"] for state in states.values()}) == 1
            assert all(card is None for card in states[ann]["view"]["hands"][1])
        record = ann.looks_at(table, "record")
        assert record["options"] == {"goal": 30}
        assert ann.looks_at(table, "replay")["winners"] == record["results"]["winners"]
    assert server.answer("POST", "/api/verify", json=record).json()["fair"]


def test_who_leaves_it_is_stood_in_for_by_the_best_bot_it_has(server: WithPlugIn) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "sprint", "seats": ["me", "bot:random", "bot:random"]})
        ann.asks(table, "resign")
        assert ann.looks_at(table)["seats"][0]["bot"] == "greedy"
        ann.connects_to(table)
        ann.hears_that(lambda frame: frame["type"] == "state" and frame["phase"] == "over")


def test_what_it_has_not_got_is_refused_in_one_sentence(server: WithPlugIn) -> None:
    wishes: list[tuple[Json, str]] = [
        ({"seats": ["me", "bot:search"]}, "Sprint has no bot “search”: choose random, greedy."),
        ({"options": {"rows": [1]}}, "Sprint has no option “rows”: it has goal."),
        ({"options": {"goal": 4}}, "The option goal must be a whole number from 5 to 60."),
        ({"clock": {"game_minutes": 5}}, "Sprint has no time limit: leave it out."),
    ]
    for wish, sentence in wishes:
        answer = server.answer("POST", "/api/tables", json=WISH | wish)
        assert (answer.status_code, answer.json()) == (400, {"error": sentence})


def test_a_new_version_of_its_rules_leaves_old_tables_alone(server: WithPlugIn) -> None:
    with Person(server) as ann:
        table = ann.makes_a_table({"game": "sprint", "seats": ["me", "me"]})
        ours = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
        state = ann.looks_at(table, "state")
        state = ann.asks(table, "moves", {"ply": 0, "moves": [state["moves"][0]]})
        declared = server.plugins / "sprint" / "__init__.py"
        old, changed = declared.read_text(), declared.read_text().replace("version=1", "version=2")
        assert old != changed
        for text, sentence in (
            (changed, "This table was set up with version 1 of the rules of Sprint and cannot be played here. Only"),
            ("raise RuntimeError", "This table was set up with version 1 of the rules of sprint and cannot be played"),
        ):
            server.stop()
            declared.write_text(text)
            server.start()
            listed = {one["id"]: one["fault"] for one in ann.web.get("/api/tables").json()["tables"]}
            assert listed[table["id"]].startswith(sentence)
            assert listed[ours["id"]] is None
            assert ann.looks_at(table, "state", 409)["error"] == listed[table["id"]]
            record = ann.looks_at(table, "record")
            assert (record["rules"], len(record["moves"])) == (1, 1)
            assert ann.looks_at(ours, "state")["phase"] == "playing"
        server.stop()
        declared.write_text(old)
        server.start()
        assert ann.looks_at(table, "state")["view"] == state["view"]


def test_a_replay_of_another_version_names_it(server: WithPlugIn) -> None:
    record = Game.new("triggs", seed=1).record() | {"rules": 7}
    said = server.answer("POST", "/api/replay", json=record).json()["error"]
    assert said == "This game was played by version 7 of the rules of Triggs, and only version 1 is known here."
