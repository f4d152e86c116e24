"""Steps of one's own turn can be taken back; never past something drawn or revealed, and never a finished turn."""

from __future__ import annotations

import pytest

from race108.errors import CannotTakeBack
from race108.game import Game
from tables import FULL, advanced, runtrip, triggs


def kept(game: Game) -> str:
    """The sentence that says why the last move stays; nothing has changed."""
    before = game.position()
    assert not game.can_take_back()
    with pytest.raises(CannotTakeBack) as caught:
        game.take_back()
    assert game.position() == before
    return str(caught.value)


# --- steps of the turn that is going on -----------------------------------------------------------------------------


def test_a_forming_can_be_taken_back() -> None:
    game = triggs([11, 7, 4])
    before = game.position()
    game.play("form 11=11")
    assert game.can_take_back()
    assert game.take_back() == "form 11=11"
    assert game.position() == before


def test_formings_are_taken_back_one_by_one_the_last_first() -> None:
    game = triggs([11, 7, 4, 10, 1])
    game.play("form 11=11", "form 11=7+4")
    assert game.take_back() == "form 11=7+4"
    assert game.take_back() == "form 11=11"
    assert game.position()["phase"] == "act"


def test_a_forming_that_fills_a_row_can_be_taken_back_while_the_extra_cross_is_owed() -> None:
    game = triggs([11, 3], crossed={11: 4})
    before = game.position()
    game.play("form 11=11")
    game.take_back()
    assert game.position() == before


def test_an_extra_cross_can_be_taken_back_while_another_is_owed() -> None:
    game = triggs([10, 3], crossed={10: 3, 8: 3})
    game.play("form 10=10", "extra 8")
    assert game.take_back() == "extra 8"
    game.play("extra 5")
    assert game.turn == 1


def test_a_trip_can_be_taken_back_while_the_turn_goes_on() -> None:
    game = runtrip([30, 12, 7], ["3[223]", "2[7]"])
    before = game.position()
    game.play("trip 2 3[223]")
    assert game.take_back() == "trip 2 3[223]"
    assert game.position() == before


def test_a_trip_with_one_of_two_tokens_can_be_taken_back() -> None:
    game = advanced([(20, 30), (12, 7)], ["3[223]", "2[7]"])
    before = game.position()
    game.play("trip 2a 3[223] b")
    game.take_back()
    assert game.position() == before


def test_another_move_can_be_played_instead() -> None:
    game = triggs([11, 7, 4])
    game.play("form 11=11")
    game.take_back()
    game.play("discard 7x1")
    assert game.moves_played == ["discard 7x1"]


def test_a_move_taken_back_leaves_no_trace_in_the_record() -> None:
    game = triggs([11, 7, 4])
    before = game.record()
    game.play("form 11=11")
    game.take_back()
    assert game.record() == before


def test_a_move_taken_back_is_not_told() -> None:
    game = triggs([11, 7, 4])
    game.play("form 11=11")
    game.take_back()
    assert game.tell() == []


def test_the_same_moves_after_a_take_back_give_the_same_game() -> None:
    straight, wavering = triggs([11, 7, 4], left=[5], discard=[9, 10]), triggs([11, 7, 4], left=[5], discard=[9, 10])
    straight.play("form 11=11", "stop", "draw L")
    wavering.play("form 11=11")
    wavering.take_back()
    wavering.play("form 11=11", "stop", "draw L")
    assert wavering.position() == straight.position()


# --- never past something drawn or revealed -------------------------------------------------------------------------


def test_a_card_drawn_from_the_centre_stays_drawn() -> None:
    game = triggs([2])
    game.play("draw C")
    assert "revealed a card" in kept(game)


def test_a_card_drawn_face_up_stays_drawn_because_the_next_has_been_seen() -> None:
    game = triggs([2], left=[5, 6])
    game.play("draw L")
    assert "revealed a card" in kept(game)


def test_a_forming_that_refilled_a_pile_stays_played() -> None:
    game = triggs([11, 7, 4], left=[])
    game.play("form 11=11")
    assert game.position()["left"] == [11]
    assert "revealed a card" in kept(game)


def test_a_forming_that_removed_a_12_stays_played() -> None:
    game = triggs([12, 3], crossed={12: 4}, others_crossed={12: 5}, left=[12, 6])
    game.play("form 12=12")
    assert "revealed a card" in kept(game)


def test_after_a_reveal_only_what_came_later_can_be_taken_back() -> None:
    game = triggs([11, 7, 4, 10, 1], left=[])
    game.play("form 11=11", "form 11=7+4")
    assert game.take_back() == "form 11=7+4"
    assert "revealed a card" in kept(game)


# --- never a finished turn ------------------------------------------------------------------------------------------


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    assert "nothing to take back" in kept(Game.new("triggs", seed=1))


def test_there_is_nothing_to_take_back_before_the_position_a_game_began_with() -> None:
    assert "nothing to take back" in kept(triggs([11, 3], crossed={11: 3}, phase="form", value=11))


def test_a_finished_draw_stays() -> None:
    game = triggs([2])
    game.play("draw C", "draw C")
    assert "nothing to take back" in kept(game)


def test_a_discard_stays() -> None:
    game = triggs([9, 4])
    game.play("discard 9x1")
    assert "nothing to take back" in kept(game)


def test_stop_stays() -> None:
    game = triggs([11, 7, 4])
    game.play("form 11=11", "stop")
    assert "nothing to take back" in kept(game)


def test_a_turn_that_ended_by_itself_stays() -> None:
    game = triggs([11, 7, 5])
    game.play("form 11=11")
    assert "nothing to take back" in kept(game)


def test_a_run_stays() -> None:
    game = runtrip([0, 0], ["8[5]", "1[2]"])
    game.play("run 8[5]")
    assert "nothing to take back" in kept(game)


def test_a_run_that_drew_nothing_stays_too() -> None:
    game = runtrip([0, 0], ["8[5]", "1[2]"], [], deck=[])
    game.play("run 8[5]")
    assert game.turn == 0
    assert "nothing to take back" in kept(game)


def test_the_end_of_a_turn_with_trips_stays() -> None:
    game = runtrip([30, 12, 7], ["3[223]", "2[7]"], deck=[])
    game.play("trip 2 3[223]", "end")
    assert "nothing to take back" in kept(game)


def test_the_winning_cross_stays() -> None:
    game = triggs([12, 3], crossed={**FULL, 12: 4})
    game.play("form 12=12")
    assert "nothing to take back" in kept(game)


def test_nothing_is_taken_back_after_the_time_limit_has_passed() -> None:
    game = runtrip([30, 12, 7], ["3[223]", "2[7]"])
    game.play("trip 2 3[223]")
    game.time_up()
    assert "nothing to take back" in kept(game)


def test_the_next_player_cannot_take_back_the_turn_before() -> None:
    game = triggs([9, 4], [11, 7, 4])
    game.play("discard 9x1", "form 11=11")
    game.take_back()
    assert "nothing to take back" in kept(game)
