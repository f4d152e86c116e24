"""A finished game move by move, with all hands open."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from race108.game import Game
from server_people import Json, Party, Person
from server_world import Server
from variants import Variant, each

RECORDS = sorted((Path(__file__).parent / "games").glob("record-*/*.json"))
TRIGGS = {"game": "triggs", "seats": ["me", "me"]}


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def replay_of(person: Person, record: Json, status: int = 200) -> Json:
    answer = person.web.post("/api/replay", json=record)
    assert answer.status_code == status, answer.text
    said: Json = answer.json()
    return said


def compare(replay: Json, record: Json) -> None:
    """Every frame is what the rules say, and one who sees everything is told every move."""
    game = Game.replay(record | {"moves": [], "time_up": False})
    first, *frames = replay["frames"]
    assert first == {"ply": 0, "move": None, "seat": None, "position": game.position(), "events": [], "text": []}
    for ply, move in enumerate(record["moves"], 1):
        frame, seat = frames.pop(0), game.turn
        game.play(move)
        assert (frame["ply"], frame["move"], frame["seat"]) == (ply, move, seat)
        assert frame["position"] == game.position()
        own = {first: game.rules.happened(seen) for first, seen in game.turns_seen(seat, since=ply - 1)}
        assert frame["events"] == json.loads(json.dumps(own.get(ply - 1, [])))  # who moves sees all that happens
        seen = [events for _, events in game.turns_seen(seat, since=ply - 1)]
        told = [sentence for events in seen for sentence in game.rules.tell(events, "en", replay["names"])]
        assert frame["text"] == told  # who moves sees it all, but nobody on a replay is "you"
    if record.get("time_up"):
        frame = frames.pop(0)
        assert (frame["ply"], frame["move"], frame["seat"]) == (game.ply + 1, None, None)
        assert frame["text"] == ["Time is up: the game ends here."]
    assert not frames
    assert replay["frames"][-1]["position"] == Game.replay(record).position()


@each()
def test_a_game_of_every_variant_is_replayed(ann: Person, variant: Variant) -> None:
    kind, players, options = variant
    chance, game = random.Random(3), Game.new(kind, players, 3, **options)
    while not game.over:
        game.play(chance.choice(game.moves()))
    replay = replay_of(ann, game.record())
    compare(replay, game.record())
    assert (replay["game"], replay["players"], replay["options"]) == (kind, players, game.rules.options())
    assert replay["names"] == [f"Player {number + 1}" for number in range(players)]
    assert replay["results"] == {"winners": game.winners, "how": "rules"}
    assert (replay["winners"], replay["practice"], replay["commit"]) == (game.winners, False, None)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_however_a_game_has_ended_it_is_replayed(ann: Person, file: Path) -> None:
    record = json.loads(file.read_text())["record"]
    replay = replay_of(ann, record)
    compare(replay, record)
    assert replay["results"]["how"] == ("time" if record.get("time_up") else "rules")


def test_a_finished_table_is_replayed_by_its_address(server: Server) -> None:
    wish = {"game": "runtrip", "seats": ["me", "bot:random", "open"], "name": "Ann"}
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table(wish)
        ben.sits_down(table, name="Ben")
        assert "still going on" in ann.looks_at(table, "replay", status=409)["error"]
        assert "no such table" in eve.looks_at(table, "replay", status=404)["error"]
        for person in (ann, ben):
            person.asks(table, "resign")  # bots play it to the end
        until_over(ann, table)
        record, replay = ann.looks_at(table, "record"), eve.looks_at(table, "replay")
        assert replay == replay_of(eve, record)
    compare(replay, record)
    assert replay["names"] == ["Ann", "Bot (random)", "Ben"]
    assert (replay["commit"], replay["results"]) == (record["table"]["commit"], record["results"])


def until_over(person: Person, table: Json) -> None:
    deadline = time.monotonic() + 60
    while person.looks_at(table)["phase"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_game_that_was_given_up_is_replayed(server: Server) -> None:
    with Party(server, TRIGGS) as party:
        party.plays("draw L", "draw C")
        party.host.asks(party.table, "resign", {"seat": 0})
        record, replay = party.record(), party.host.looks_at(party.table, "replay")
    compare(replay, record)
    assert replay["results"] == {"winners": [1], "how": "resigned"}
    assert replay["winners"] == [1]
    assert replay["frames"][-1]["position"]["winners"] is None


def test_what_was_taken_back_is_not_replayed(server: Server) -> None:
    with Party(server, TRIGGS | {"options": {"rows": [1] * 12}}) as party:
        party.plays_to_the_end(random.Random(2))
        assert "back" in party.done
        compare(party.host.looks_at(party.table, "replay"), party.record())


def test_a_practice_game_says_so(ann: Person) -> None:
    table = ann.makes_a_table(TRIGGS | {"practice": {"seed": 1}})
    ann.asks(table, "resign")
    assert ann.looks_at(table, "replay")["practice"]
    game = Game.from_position({"game": "triggs"}, 1)
    assert replay_of(ann, game.record())["practice"]


def test_a_game_that_is_not_over_is_replayed_so_far(ann: Person) -> None:
    game = Game.new("triggs", 2, 1)
    game.play("draw L")
    replay = replay_of(ann, game.record())
    compare(replay, game.record())
    assert (replay["winners"], replay["results"]) == (None, None)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"race108": 3}, "not a record"),
        ({"moves": ["draw L", "fly"]}, "2"),
        ({"moves": ["form 12=12"]}, "1"),
        ({"players": 3}, ""),
        ({"time_up": True}, "Triggs has no time limit"),
        ({"results": {"winners": [0], "how": "rules"}}, "not what the rules say"),
        ({"unknown": 1}, "unknown"),
    ],
    ids=lambda given: next(iter(given)) if isinstance(given, dict) else "",
)
def test_a_bad_record_is_refused_in_a_sentence(ann: Person, change: Json, said: str) -> None:
    game = Game.new("triggs", 2, 1)
    game.play("draw L", "draw L")
    position = Game.from_position({"game": "triggs"}, 1).record()["position"]
    more = {"position": position} if "players" in change else {}
    assert said in replay_of(ann, game.record() | more | change, 400)["error"]


def test_names_that_are_none_are_not_shown(ann: Person) -> None:
    record = Game.new("triggs", 2, 1).record()
    for table in ("x", {"names": "Ann"}, {"names": ["Ann"]}, {"names": [1, None]}, {"names": [None, ""], "bots": [{}]}):
        assert replay_of(ann, record | {"table": table})["names"] == ["Player 1", "Player 2"]
    odd = {"names": ["\ue000{}", "x" * 1000], "bots": [None, "\ue000"], "commit": 5, "practice": "yes"}
    replay = replay_of(ann, record | {"table": odd})
    assert replay["names"] == ["\ue000{}", "x" * 40]
    assert (replay["commit"], replay["practice"]) == (None, False)


def test_a_replay_is_packed_for_those_who_can_unpack_it(server: Server) -> None:
    record = json.loads(RECORDS[0].read_text())["record"]
    with server.client() as browser:
        packed, plain, refused = (
            browser.post("/api/replay", json=record, headers={"Accept-Encoding": ways})
            for ways in ("deflate, gzip;q=0.5", "identity", "gzip;q=0")
        )
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "accept-encoding")
    for answer in (plain, refused):
        assert "content-encoding" not in answer.headers
        assert answer.json() == packed.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 5


def test_a_replay_is_told_in_the_language_that_was_asked_for(server: Server) -> None:
    game = Game.new("triggs", 2, 1)
    game.play("draw L")
    with Person(server, "de") as ann:
        replay = replay_of(ann, game.record())
    assert replay["names"] == ["Spieler 1", "Spieler 2"]
    assert replay["frames"][1]["text"] == game.tell(0, "de")
