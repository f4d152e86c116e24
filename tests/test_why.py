"""Why not? What cannot be used says so in one line, for the seat that asks and from nothing but its view."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from race108.errors import BadRequest
from race108.game import Game
from race108.kernel import new_dealer
from race108.words import LANGUAGES
from server_people import Json, Person
from server_world import Server
from tables import factors, runtrip_position, triggs_position
from variants import Variant, each

#: What has room in the action bar of a phone, on two lines.
LONGEST = 130


def said(position: Json, thing: str, *moves: str, language: str = "en") -> str | None:
    game = Game.from_position(position, 1)
    for move in moves:
        game.play(move)
    reason = game.view(game.turn).why(thing)
    return None if reason is None else reason.text(language)


# --- every thing, at every moment -----------------------------------------------------------------------------------


def things(game: Game) -> list[str]:
    view = game.view(game.turn).json
    hand = dict.fromkeys(view["hands"][game.turn])
    if game.rules.game == "triggs":
        return [f"row {row}" for row in range(1, 13)] + [f"pile {pile}" for pile in "LCR"] + [f"card {c}" for c in hand]
    letters = ["", ""] if len(view["tokens"][0]) == 1 else ["a", "b"]
    tokens = [f"token {side + 1}{letter}" for side in range(len(view["tokens"])) for letter in dict.fromkeys(letters)]
    return tokens + [f"card {card}" for card in hand]


def uses(move: str, thing: str) -> bool:
    """Whether a move, as text, is made with a thing."""
    kind, name = thing.split()
    word, *rest = move.split()
    if kind == "row":
        return word in ("form", "extra") and rest[0].partition("=")[0] == name
    if kind == "pile":
        return word == "draw" and rest[0] == name
    if kind == "token":
        return word == "trip" and rest[0] == name
    if word == "discard":
        return rest[0].partition("x")[0] == name
    if word == "form":
        return name in re.split(r"\+", rest[0].partition("=")[2])
    return word in ("run", "trip") and name in rest


@each()
def test_a_thing_that_no_move_uses_says_why_and_one_that_a_move_uses_says_nothing(variant: Variant) -> None:
    kind, players, options = variant
    chance, game = random.Random(17), Game.new(kind, players, 17, **options)
    told: set[str] = set()
    while not game.over:
        view, moves = game.view(game.turn), game.moves()
        for thing in things(game) if game.ply % 3 == 0 or view.json["phase"] != "act" else ():
            reason = view.why(thing)
            assert (reason is None) == any(uses(move, thing) for move in moves), (thing, view.json)
            if reason is not None:
                told.add(reason.message)
                for language in LANGUAGES:
                    text = reason.text(language)
                    assert len(text) <= LONGEST, text
                    assert "\n" not in text
        game.play(chance.choice(moves))
    assert len(told) >= 3
    assert [str(game.view(seat).why("nothing")) for seat in range(players)] == ["The game is over."] * players


@each()
def test_what_is_said_does_not_depend_on_what_is_hidden(variant: Variant) -> None:
    kind, players, options = variant
    chance, game = random.Random(5), Game.new(kind, players, 5, **options)
    for _ in range(12):
        game.play(chance.choice(game.moves()))
    view = game.view(game.turn)
    for seed in range(3):
        other = Game.from_position(game.rules.position(view.resample(new_dealer(bytes([seed] * 32)))), 1)
        for thing in things(game):
            one, same = view.why(thing), other.view(game.turn).why(thing)
            assert str(one) == str(same)


# --- Triggs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "moves", "thing", "text"),
    [
        ([2, 3], [], "row 11", "You have no 11, and no two of your cards add up to 11."),
        ([2, 3], [], "row 1", "You have no 1."),
        ([2, 3], [], "row 5", None),
        ([*range(1, 11)], [], "pile L", "You hold ten cards, and nobody may hold more."),
        ([2, 3], ["draw C"], "card 2", "Draw your second card first."),
        ([2, 3], ["draw C"], "row 5", "Draw your second card first."),
        ([2, 3], ["draw C"], "pile R", None),
        ([9, 9, 4], ["form 9=9"], "card 4", "You are crossing off 9s, and this 4 does not help to make one."),
        ([9, 9, 4], ["form 9=9"], "row 4", "You are crossing off 9s: go on with them, or stop."),
        ([9, 9, 4], ["form 9=9"], "pile C", "You are crossing off 9s: go on with them, or stop."),
        ([2, 2, 4], ["form 2=2", "form 2=2"], "card 4", "Make your extra cross first: choose a row."),
        ([2, 2, 4], ["form 2=2", "form 2=2"], "row 2", "Row 2 is full."),
        ([2, 2, 4], ["form 2=2", "form 2=2"], "row 3", None),
    ],
)
def test_triggs_says_why_not(hand: list[int], moves: list[str], thing: str, text: str | None) -> None:
    assert said(triggs_position(hand, [1, 2]), thing, *moves) == text


def test_an_empty_pile_says_that_it_is_empty() -> None:
    position = triggs_position([2, 3], [1, 2], centre=[], left=[])
    game = Game.from_position(position, 1)
    empty = [pile for pile, place in zip("LCR", ("left", "centre", "right"), strict=True) if not game.position()[place]]
    assert empty
    for pile in empty:
        assert str(game.view(0).why(f"pile {pile}")).endswith("pile is empty.")


# --- Run & Trip -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("square", "hand", "text"),
    [
        (10, ["1[2]", "8[3]"], "Needs a lens and a pentagon; you have no pentagon."),
        (12, ["1[2]", "8[3]"], "Needs two lenses and a triangle; you have only a lens."),
        (42, ["1[2]", "8[5]"], "Needs a lens, a triangle and a star; you have no triangle."),
        (26, ["1[2]", "8[5P]"], "Needs a lens and a ring; your cards with a ring show more than that."),
        (64, ["1[222]", "2[22]", "3[22]"], "Needs 6 lenses; your cards cannot show exactly that."),
        (10, ["1[2]", "8[5]"], None),
        (0, ["1[2]", "8[5]"], "Nobody can be tripped on the start: it shows no symbols."),
        (1, ["1[2]", "8[5]"], "Nobody can be tripped on 1: it shows no symbols."),
    ],
)
def test_a_rival_who_cannot_be_tripped_says_which_symbol_is_missing(
    square: int, hand: list[str], text: str | None
) -> None:
    assert said(runtrip_position([50, square], hand), "token 2") == text


def test_ones_own_token_and_the_one_that_mercy_protects_say_so() -> None:
    position = runtrip_position([50, 10, 20, 30], ["1[2]", "8[5]"], mercy=True)
    assert said(position, "token 2") == "Mercy protects the token in last place."  # R14
    assert said(position, "token 1") == "That is your own token: trip somebody else’s."
    assert said(position, "token 2", language="de") == "Gnade: Die hinterste Figur ist geschützt."


def test_a_card_that_may_not_go_to_100_with_one_token_can_go_with_the_other() -> None:
    assert said(runtrip_position([(92, 0), (97, 98)], ["8[2]"], variant="advanced"), "card 8[2]") is None  # R16


def test_after_a_trip_a_card_that_trips_nobody_says_so() -> None:
    position = runtrip_position([0, 5, 12], ["3[22]", "4[3]", "6[5]", "9[7P]"])
    move = "trip 3 3[22] 4[3]"
    assert said(position, "card 6[5]", move) is None
    assert said(position, "card 9[7P]", move) == (
        "After a trip you can only trip again, and this card does not help with that."
    )


def test_symbols_of_ones_own_are_called_what_they_are() -> None:
    layout = json.loads(json.dumps(factors() | {"name": "own"}).replace("P", "K"))
    position = json.loads(json.dumps(runtrip_position([50, 26], ["1[2]", "8[5]"], layout=layout)).replace("P", "K"))
    assert said(position, "token 2") == "Needs a lens and one K; you have no K."


def test_what_is_no_thing_of_the_game_is_refused() -> None:
    game = Game.from_position(triggs_position([2, 3], [1, 2]), 1)
    for thing in ("row 13", "row", "pile X", "card 0", "token 2", "row 9 9", "ROW 9", "card ٣"):
        with pytest.raises(BadRequest, match="in this game: name things"):
            game.view(0).why(thing)
    game = Game.from_position(runtrip_position([50, 26], ["1[2]", "8[5]"]), 1)
    for thing in ("token 3", "token 2a", "card 8", "card 10[2]", "row 9"):
        with pytest.raises(BadRequest, match="in this game: name things"):
            game.view(0).why(thing)


# --- over the server ------------------------------------------------------------------------------------------------


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def test_a_table_says_why_not_to_the_seat_that_asks(server: Server) -> None:
    position = triggs_position([2, 3], [1, 2])
    wish = {"game": "triggs", "seats": ["me", "open"], "name": "Ann", "practice": {"position": position, "seed": 1}}
    with Person(server) as ann, Person(server) as ben, Person(server) as eve:
        table = ann.makes_a_table(wish)
        assert "not begun" in ann.looks_at(table, "why", status=409, thing="row 9")["error"]
        ben.sits_down(table)
        assert ann.looks_at(table, "why", thing="row 11") == {
            "ply": 0,
            "message": "triggs-why-no-sum",
            "text": "You have no 11, and no two of your cards add up to 11.",
        }
        assert ann.looks_at(table, "why", thing="row 5") == {"ply": 0, "message": None, "text": None}
        assert ben.looks_at(table, "why", thing="row 5")["text"] == "It is Ann’s turn."
        assert ann.looks_at(table, "why", thing="row 11", language="de")["text"].startswith("Du hast keine 11")
        assert "not your seat" in ben.looks_at(table, "why", status=403, thing="row 5", seat=0)["error"]
        assert "no such table" in eve.looks_at(table, "why", status=404, thing="row 5")["error"]
        assert "in this game: name things" in ann.looks_at(table, "why", status=400, thing="moon")["error"]


def test_a_lesson_says_why_not(ann: Person) -> None:
    wish = {"position": triggs_position([9, 9, 4], [1, 2]), "moves": ["form 9=9"], "seat": 0, "thing": "card 4"}
    answer = ann.web.post("/api/practice/why", json=wish)
    assert answer.json()["message"] == "triggs-why-card"
    assert ann.web.post("/api/practice/why", json=wish | {"seat": None}).json()["message"] == "why-turn"
    assert ann.web.post("/api/practice/why", json=wish | {"thing": ""}).status_code == 422
