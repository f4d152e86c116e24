"""Looking ahead at a table of Run & Trip, lessons, and layouts."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from race108.game import Game
from race108.games.runtrip.layout import layout_from
from race108.server import limits
from race108.server.wishes import MOST_MOVES
from server_people import Json, Party, Person
from server_world import Server
from tables import factors, factors_text, runtrip_position, triggs_position
from variants import RUNTRIP, Variant, each


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


# --- looking ahead --------------------------------------------------------------------------------------------------

EXAMPLE = runtrip_position([0, 5, 12], ["3[22]", "4[3]", "6[5]"])


def with_each(game: Game) -> list[list[list[object]]]:
    """How the tokens move when a move is really played, for every legal move."""
    found = []
    for move in game.moves():
        tried = Game.from_position(game.position(), 1)
        tried.play(move)
        events = tried.rules.happened(tried.truth(0, 1))
        found.append([list(event) for event in events if event[0] in ("moved", "pushed")])
    return found


@each(RUNTRIP)
def test_the_outlook_is_what_really_happens(server: Server, variant: Variant) -> None:
    kind, players, options = variant
    chance, game = random.Random(9), Game.new(kind, players, 9, **options)
    wish = {"game": kind, "options": options, "seats": ["me"] * players, "practice": {"seed": 9}}
    with Party(server, wish) as party:
        while not game.over:
            move = chance.choice(game.moves())
            if game.ply % 8 == 0 or len(move.split()) > 2:
                outlook = party.host.looks_at(party.table, "outlook")
                assert outlook == {"ply": game.ply, "steps": with_each(game)}
                assert len(outlook["steps"]) == len(party.state["moves"])
            assert party.plays(move)
            game.play(move)
        assert "over" in party.host.looks_at(party.table, "outlook", status=409)["error"]


def test_the_outlook_tells_every_step_in_its_order(ann: Person) -> None:
    """R11. The token that is tripped from 12 to 9 pushes the own one, which then goes 3 forward."""
    position = runtrip_position([9, 12, 5], ["3[223]"])
    table = ann.makes_a_table({"game": "runtrip", "seats": ["me"] * 3, "practice": {"position": position, "seed": 1}})
    ahead = dict(zip(ann.looks_at(table, "state")["moves"], ann.looks_at(table, "outlook")["steps"], strict=True))
    assert ahead == {
        "run 3[223]": [["moved", 0, 9, 12], ["pushed", 1, 12, 11]],
        "trip 2 3[223]": [["moved", 1, 12, 9], ["pushed", 0, 9, 8], ["moved", 0, 8, 11]],
    }


def test_to_end_the_turn_leaves_everyone_where_they_are(ann: Person) -> None:
    wish = {"game": "runtrip", "seats": ["me"] * 3, "practice": {"position": EXAMPLE, "seed": 1}}
    table = ann.makes_a_table(wish)
    state = ann.asks(table, "moves", {"ply": 0, "moves": ["trip 3 3[22] 4[3]"]})
    outlook = ann.looks_at(table, "outlook", seat=0)
    assert (outlook["ply"], state["moves"]) == (1, ["trip 3 6[5]", "end"])
    assert outlook["steps"] == [[["moved", 2, 5, 0], ["moved", 0, 7, 13]], []]


def test_only_the_seat_on_turn_can_look_ahead(server: Server) -> None:
    wish = {"game": "runtrip", "seats": ["me", "open", "me"], "practice": {"position": EXAMPLE, "seed": 1}}
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table(wish)
        assert "not begun" in ann.looks_at(table, "outlook", status=409)["error"]
        ben.sits_down(table)
        key = table["invite"].partition("#")[2]
        assert "not your turn" in ann.looks_at(table, "outlook", status=403, seat=2)["error"]
        assert "not your turn" in ben.looks_at(table, "outlook", status=403)["error"]
        assert "not your seat" in ben.looks_at(table, "outlook", status=403, seat=0)["error"]
        assert "no such seat" in ann.looks_at(table, "outlook", status=404, seat=5)["error"]
        assert "no seat" in eve.looks_at(table, "outlook", status=403, key=key)["error"]
        assert "no such table" in eve.looks_at(table, "outlook", status=404)["error"]
        assert len(ann.looks_at(table, "outlook")["steps"]) == 5


def test_triggs_has_nothing_to_look_ahead_to(ann: Person) -> None:
    table = ann.makes_a_table({"game": "triggs", "seats": ["me", "me"]})
    said = ann.looks_at(table, "outlook", status=400)["error"]
    assert said == "Triggs has no track, so there are no tokens to look ahead with."


# --- lessons --------------------------------------------------------------------------------------------------------


def practises(person: Person, wish: Json, status: int = 200) -> Json:
    answer = person.web.post("/api/practice", json=wish)
    assert answer.status_code == status, answer.text
    said: Json = answer.json()
    return said


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (triggs_position([11, 7, 4, 4], [1, 2]), ["form 11=11", "stop", "draw L", "draw C"]),
        (triggs_position([9], [1, 2], players=3, centre=[3, 4, 5, 6, 7, 8]), ["discard 9x1"]),
        (EXAMPLE, ["trip 3 3[22] 4[3]", "end", "run 1[22]"]),
        (runtrip_position([(0, 5), (12, 20)], ["3[22]", "4[3]"], variant="advanced"), ["run 4[3] b"]),
    ],
    ids=["triggs", "triggs-emptied", "runtrip", "runtrip-advanced"],
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_lesson_is_told_as_a_table_would_tell_it(ann: Person, position: Json, moves: list[str], seat: int) -> None:
    players, game = len(position["hands"]), position["game"]
    table = ann.makes_a_table(
        {
            "game": game,
            "options": {"variant": position["variant"]} if "variant" in position else {},
            "seats": ["me", *["open"] * (players - 1)],
            "practice": {"position": position, "seed": 4},
        }
    )
    people = [ann] + [Person(ann.server) for _ in range(players)]
    for person in people[1:players]:
        person.sits_down(table)
    listener = people[-1] if seat is None else people[seat]
    for number in range(len(moves) + 1):
        lesson = practises(ann, {"position": position, "seed": 4, "moves": moves[:number], "seat": seat})
        state = listener.looks_at(table, "state", key=table["invite"])
        assert (lesson["table"], lesson["commit"]) == ("", "")
        looks_ahead = game == "runtrip" and state["turn"] == seat
        outlook = listener.looks_at(table, "outlook")["steps"] if looks_ahead else None
        own = {"table": "", "commit": "", "number": 0, "outlook": outlook}
        assert lesson == state | own
        if number < len(moves):
            people[state["turn"]].asks(table, "moves", {"ply": number, "moves": [moves[number]]})
    for person in people[1:]:
        person.__exit__()


def test_a_lesson_needs_nobody_to_be_known_and_keeps_nothing(ann: Person) -> None:
    rows = ann.server.rows("select id from tables")
    wish = {"position": {"game": "triggs"}, "moves": ["draw C"], "seat": 0}
    assert practises(ann, wish) == practises(ann, wish)
    assert not ann.web.cookies
    assert ann.server.rows("select id from tables") == rows


def test_a_lesson_is_won(ann: Person) -> None:
    state = practises(ann, {"position": runtrip_position([92, 5], ["8[5]", "1[2]"]), "moves": ["run 8[5]"], "seat": 0})
    assert (state["phase"], state["turn"], state["winners"]) == ("over", None, [0])
    assert (state["moves"], state["outlook"]) == ([], None)
    assert state["results"] == {"winners": [0], "how": "rules"}


@pytest.mark.parametrize(
    ("wish", "status", "said"),
    [
        ({"moves": ["form 12=12"]}, 400, "12"),
        ({"moves": ["fly"]}, 400, "fly"),
        ({"seat": 2}, 404, "no such seat"),
        ({"position": {"game": "chess"}}, 400, "chess"),
        ({"position": {"game": "triggs", "turn": 7}}, 400, "turn"),
        ({"position": Game.new("triggs", 2, 1).view(0).json}, 400, ""),
        ({"moves": ["draw C"] * (MOST_MOVES + 1)}, 422, "moves"),
        ({"position": "x"}, 422, "position"),
        ({"colour": 1}, 422, "colour"),
    ],
)
def test_a_lesson_that_cannot_be_is_refused_in_a_sentence(ann: Person, wish: Json, status: int, said: str) -> None:
    start: Json = {"position": triggs_position([11, 7, 4, 4], [1, 2]), "seat": 0}
    assert said in practises(ann, start | wish, status)["error"]


def test_a_lesson_is_told_in_the_language_that_was_asked_for(server: Server) -> None:
    with Person(server, "it") as ann:
        state = practises(ann, {"position": triggs_position([9, 4]), "moves": ["discard 9x1"]})
    assert state["names"] == ["Giocatore 1", "Giocatore 2"]
    assert state["log"][0]["text"][0].startswith("Giocatore 1 ")


def test_whoever_practises_without_end_is_slowed_down() -> None:
    class Limited(Server):
        def environment(self) -> dict[str, str]:
            return super().environment() | {"RACE108_RATE_LIMITS": "on"}

    with Limited() as limited, Person(limited) as ann:
        wish = {"position": {"game": "triggs"}}
        answers = [ann.web.post("/api/practice", json=wish).status_code for _ in range(limits.PRACTICE.at_once + 30)]
        record = Game.new("triggs", 2, 1).record()
        replays = [ann.web.post("/api/replay", json=record).status_code for _ in range(limits.REPLAYS.at_once + 10)]
    for statuses, rate in ((answers, limits.PRACTICE), (replays, limits.REPLAYS)):
        assert statuses[: rate.at_once] == [200] * rate.at_once
        assert 429 in statuses


# --- layouts --------------------------------------------------------------------------------------------------------


def test_a_layout_names_the_symbols_of_every_square(ann: Person) -> None:
    answer = ann.web.get("/api/layouts/factors")
    layout = answer.json()
    assert layout["name"] == "factors"
    assert layout["symbols"] == factors()["symbols"]
    assert layout["squares"] == ["", *factors()["squares"], ""]
    assert answer.headers.get_list("cache-control") == ["public, max-age=86400"]


def test_there_is_no_other_layout(ann: Person) -> None:
    answer = ann.web.get("/api/layouts/chess")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    assert "There is no layout “chess”" in answer.json()["error"]
    for name_ in ("..", "factors.toml", "%2Fetc%2Fpasswd", "x" * 61):
        assert ann.web.get(f"/api/layouts/{name_}").status_code in (404, 422)


def test_a_table_with_a_layout_of_its_own_shows_it(ann: Person) -> None:
    layout = factors() | {"name": "mine"}
    table = ann.makes_a_table({"game": "runtrip", "seats": ["me", "me"], "options": {"layout": layout}})
    shown = ann.looks_at(table, "state")["view"]["layout"]
    assert shown["squares"] == json.loads(json.dumps(layout["squares"]))


def reads(person: Person, toml: str) -> Json:
    """What the server says to a layout file."""
    answer = person.web.post("/api/layouts", json={"file": "mine.toml", "toml": toml})
    assert answer.status_code in (200, 400), answer.text
    told: Json = answer.json()
    return told


def test_a_layout_file_is_read_for_a_new_table(ann: Person) -> None:
    layout = reads(ann, factors_text().replace('name = "factors"', 'name = "mine"'))["layout"]
    assert layout_from(layout) == layout_from(factors() | {"name": "mine"})
    table = ann.makes_a_table({"game": "runtrip", "seats": ["me", "me"], "options": {"layout": layout}})
    assert ann.looks_at(table, "state")["view"]["layout"]["name"] == "mine"


def test_a_file_with_the_usual_layout_is_the_usual_layout(ann: Person) -> None:
    assert reads(ann, factors_text()) == {"layout": "factors"}


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        ("symbols = [", "mine.toml is not valid TOML"),
        ("a = " + "[" * 9_000, "mine.toml has more values, or more lists within lists"),
        ("a = " + "9" * 9_000, "mine.toml is not valid TOML"),
        ("", "must say format = 1"),
        (factors_text().replace('"", "2", "3",', '"2", "3",'), "99 squares 1 to 99; it gives 98"),
        (factors_text().replace('"22P"]', '"223"]', 1).replace('"223"]', '"2"]', 1), "twelve different cards"),
    ],
    ids=["torn", "deep", "long number", "empty", "a square missing", "a card twice"],
)
def test_a_bad_layout_file_is_refused_with_what_is_wrong(ann: Person, toml: str, said: str) -> None:
    assert said in reads(ann, toml)["error"]
