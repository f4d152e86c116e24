"""One game: the turns it counts and tells, views that stay as they are, and how little it keeps."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

import variants
from race108 import Game
from tables import runtrip, triggs

NAMES = ["Ann", "Bob"]


def played_out(game: Game, seed: int = 1) -> Game:
    """The game after random moves up to its end."""
    chooser = random.Random(seed)
    while not game.over:
        game.play(chooser.choice(game.moves()))
    return game


# --- turns ----------------------------------------------------------------------------------------------------------


def test_a_turn_begins_with_the_number_of_moves_played_before_it() -> None:
    game = triggs([11, 7, 4, 9], [8, 3])
    assert game.turn_began == 0
    game.play("form 11=11")
    assert game.turn_began == 0
    game.play("stop")
    assert game.turn_began == 2
    game.play("discard 8x1")
    assert game.turn_began == 3


def test_a_turn_that_a_position_began_in_the_middle_of_has_begun_with_it() -> None:
    game = triggs([11, 7, 4, 3], crossed={11: 3}, phase="form", value=11)
    assert game.turn_began == 0
    game.play("stop")
    assert game.turn_began == 1


def test_the_turn_of_a_game_that_is_over_is_the_last_one() -> None:
    game = runtrip([92, 0], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5]")
    assert game.over
    assert game.turn_began == 0


def test_a_player_alone_with_cards_has_one_turn_after_another() -> None:
    game = runtrip([0, 0], ["8[5]", "1[2]"], [], deck=[])
    game.play("run 8[5]")
    assert (game.turn, game.turn_began) == (0, 1)


# --- telling turn by turn -------------------------------------------------------------------------------------------


def test_turns_are_told_with_the_ply_they_began_with() -> None:
    game = triggs([11, 7, 4, 9], [8, 3])
    game.play("form 11=11", "stop", "discard 8x1")
    assert game.turns_told() == [(0, ["Player 1 crosses off an 11 (11)."]), (2, ["Player 2 discards an 8."])]
    assert game.turns_told(since=2) == [(2, ["Player 2 discards an 8."])]
    assert game.turns_told(since=3) == []


def test_the_turn_of_the_last_move_is_told_alone() -> None:
    game = triggs([11, 7, 4, 9], [8, 3])
    assert game.turn_told() == (0, [])
    game.play("form 11=11")
    assert game.turn_told(1, "en", NAMES) == (0, ["Ann crosses off an 11 (11)."])
    game.play("form 11=7+4")
    assert game.turn_told(1, "en", NAMES) == (0, ["Ann crosses off two 11s (11, 7+4)."])
    game.play("discard 8x1")
    assert game.turn_told(1, "de", NAMES)[0] == 2


def test_after_a_take_back_the_turn_before_is_told_again() -> None:
    game = triggs([9, 4], [11, 7, 4])
    game.play("discard 9x1")
    told = game.turn_told()
    game.play("form 11=11")
    game.take_back()
    assert game.turn_told() == told
    game.play("form 11=7+4")
    assert game.turn_told() == (1, ["Player 2 crosses off an 11 (7+4)."])


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_the_last_turn_told_after_each_move_is_what_is_told_in_the_end(name: str) -> None:
    game, chooser, told = Game.new(name, 2, 5), random.Random(5), {}
    while not game.over:
        game.play(chooser.choice(game.moves()))
        first, sentences = game.turn_told(0, "it", NAMES)
        told[first] = sentences
    assert list(told.items()) == game.turns_told(0, "it", NAMES)
    assert [sentence for turn in told.values() for sentence in turn] == game.tell(0, "it", names=NAMES)


def test_a_turn_told_before_is_told_with_the_names_of_this_table() -> None:
    for names in (NAMES, ["{0}", "{ $player }"], ["\ue0001\ue001", "%s"], ["Ann", "half a \ud83d"]):
        game = triggs([9, 4], [8, 3])
        game.play("discard 9x1", "discard 8x1")
        first, second = (name.replace("\ud83d", "\N{REPLACEMENT CHARACTER}") for name in names)
        assert game.tell(names=names) == [f"{first} discards a 9.", f"{second} discards an 8."]
        assert game.tell() == ["Player 1 discards a 9.", "Player 2 discards an 8."]


# --- views and states that stay as they are -------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_a_view_stays_as_it_is_while_the_game_goes_on(name: str) -> None:
    game = Game.new(name, 3, 4)
    game.play(game.moves()[0])
    early, again = game.view(1), game.view(1)
    kept = (early.table.tobytes(), early.events.tobytes(), early.knowledge.tobytes(), early.json, early.moves)
    played_out(game)
    assert (again.table.tobytes(), again.events.tobytes(), again.knowledge.tobytes(), again.json, again.moves) == kept


def test_what_is_done_to_a_view_is_not_done_to_the_game() -> None:
    game = Game.new("triggs", 2, 4)
    before, view = game.position(), game.view(0)
    view.table["turn"] = 1 - game.turn
    view.events[:] = 0
    view.json["hands"][0].clear()
    view.tried(view.actions[0] if view.actions else (0,))
    assert game.position() == before


def test_a_move_that_fails_leaves_the_step_before_it_to_be_taken_back() -> None:
    game = triggs([11, 7, 4, 9])
    game.play("form 11=11")
    with pytest.raises(ValueError):
        game.play("form 11=7+4", "discard 1x9")
    assert game.take_back() == "form 11=11"
    assert (game.ply, game.tell(), game.turn_began) == (0, [], 0)


# --- memory ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_a_whole_game_takes_less_than_thirty_kilobytes(name: str) -> None:
    """A server keeps thousands of them."""
    for seat in range(2):
        played_out(Game.new(name, 2, 1)).view(seat)
    gc.collect()
    tracemalloc.start()
    try:
        game = played_out(Game.new(name, 2, 2))
        for seat in range(2):
            game.view(seat)
        gc.collect()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 30_000


@variants.each()
def test_a_seat_sees_what_onlookers_see_and_its_own_hand(variant: variants.Variant) -> None:
    name, players, options = variant
    chance = random.Random(7)
    game = Game.new(name, players, 5, **options)
    while not game.over and game.ply < 60:
        for seat in (None, *range(game.players)):
            assert game.seen_by(seat) == game.view(seat).json
        assert game.view(game.turn).moves == game.moves()
        game.play(chance.choice(game.moves()))
        if game.can_take_back() and chance.random() < 0.2:
            game.take_back()
