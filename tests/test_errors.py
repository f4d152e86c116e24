"""What cannot be played, set or chosen is refused: the kind of error tells why, the sentence says what to do instead.

``refused`` also checks that the position is unchanged.
"""

from __future__ import annotations

from typing import Any

import pytest

from race108.errors import (
    AmbiguousMove,
    BadLayout,
    BadMove,
    BadOption,
    IllegalMove,
    Race108Error,
    UnreadableMove,
)
from race108.game import Game
from tables import (
    FULL,
    advanced,
    factors,
    fault_of,
    fault_of_option,
    hand,
    refused,
    runtrip,
    runtrip_position,
    tokens,
    triggs,
    triggs_position,
)

# --- three kinds of bad moves ---------------------------------------------------------------------------------------


def test_unreadable_illegal_and_ambiguous_moves_are_three_kinds_of_bad_moves() -> None:
    assert {UnreadableMove, IllegalMove, AmbiguousMove} <= set(BadMove.__subclasses__())


def test_one_handler_catches_every_error() -> None:
    assert issubclass(BadMove, Race108Error)


def test_of_several_moves_all_are_played_or_none() -> None:
    game = triggs([2, 3])
    before = game.position()
    with pytest.raises(IllegalMove):
        game.play("draw L", "stop")
    assert game.position() == before
    assert game.moves_played == []


# --- Triggs: unreadable ---------------------------------------------------------------------------------------------


def test_a_text_that_is_no_move_is_answered_with_the_moves_there_are() -> None:
    assert "write draw L, discard 9x2, form 11=7+4" in refused(triggs(), "hello", UnreadableMove)


def test_an_empty_text_is_no_move() -> None:
    assert "is not a move" in refused(triggs(), "", UnreadableMove)


def test_moves_of_the_other_game_are_no_moves() -> None:
    assert "is not a move" in refused(triggs(), "run 8[5]", UnreadableMove)


def test_there_are_only_three_piles() -> None:
    assert "no pile “bottom”" in refused(triggs(), "draw bottom", UnreadableMove)


@pytest.mark.parametrize("move", ["discard 13", "discard 0x2", "form 13=7+6", "form 11=13", "form 11=11+0", "extra 0"])
def test_values_go_from_1_to_12(move: str) -> None:
    assert "from 1 to 12" in refused(triggs(), move, UnreadableMove)


def test_a_number_of_thousands_of_digits_is_no_value() -> None:
    assert "from 1 to 12" in refused(triggs(), "discard " + "9" * 5000, UnreadableMove)


def test_a_count_of_thousands_of_digits_is_refused_like_any_other() -> None:
    with pytest.raises(BadMove):
        triggs([9]).play("discard 9x" + "9" * 5000)


# --- Triggs: ambiguous ----------------------------------------------------------------------------------------------


def test_draw_without_a_pile_is_ambiguous() -> None:
    assert "draw L, draw C, draw R" in refused(triggs(), "draw", AmbiguousMove)


def test_discard_without_a_count_is_ambiguous_with_several_cards() -> None:
    assert "discard 9x1, discard 9x2" in refused(triggs([9, 9, 4]), "discard 9", AmbiguousMove)


def test_form_without_cards_is_ambiguous_when_there_are_several_ways() -> None:
    assert "form 11=11, form 11=7+4" in refused(triggs([11, 7, 4]), "form 11", AmbiguousMove)


def test_extra_without_a_row_is_ambiguous_when_several_are_open() -> None:
    game = triggs([11, 3], crossed={**FULL, 11: 4, 2: 0, 9: 0})
    game.play("form 11=11")
    assert "extra 2, extra 9" in refused(game, "extra", AmbiguousMove)


# --- Triggs: illegal ------------------------------------------------------------------------------------------------


def test_after_one_card_a_second_must_be_drawn() -> None:
    game = triggs([9, 4])
    game.play("draw L")
    assert "must draw a second" in refused(game, "discard 9x1", IllegalMove)


def test_an_extra_cross_that_is_owed_must_be_made() -> None:
    game = triggs([11, 3], crossed={11: 4})
    game.play("form 11=11")
    assert "must make an extra cross" in refused(game, "draw L", IllegalMove)


def test_while_forming_nothing_else_can_be_done() -> None:
    game = triggs([11, 7, 4])
    game.play("form 11=11")
    assert "crossing off 11s" in refused(game, "draw L", IllegalMove)


def test_a_turn_crosses_off_one_value_only() -> None:
    game = triggs([11, 7, 4])
    game.play("form 11=11")
    assert "one value only" in refused(game, "form 7=7", IllegalMove)


def test_a_full_hand_cannot_draw() -> None:
    assert "ten cards, the most allowed" in refused(triggs([2] * 9 + [3]), "draw L", IllegalMove)


def test_an_empty_pile_gives_no_card() -> None:
    assert "The pile L is empty" in refused(triggs(left=[]), "draw L", IllegalMove)


def test_a_card_one_does_not_hold_cannot_be_discarded() -> None:
    assert "You hold no 9" in refused(triggs([4]), "discard 9", IllegalMove)


def test_more_cards_than_one_holds_cannot_be_discarded() -> None:
    assert "only 2 cards of value 9" in refused(triggs([9, 9, 4]), "discard 9x3", IllegalMove)


def test_discarding_no_cards_is_not_refused_for_want_of_cards() -> None:
    with pytest.raises(BadMove) as caught:
        triggs([9, 9, 4]).play("discard 9x0")
    assert "You hold" not in str(caught.value)


def test_a_full_row_cannot_be_crossed_off() -> None:
    assert "row 11 is full" in refused(triggs([11, 3], crossed={11: 5}), "form 11=11", IllegalMove)


def test_the_extra_cross_cannot_go_into_a_full_row() -> None:
    game = triggs([11, 3], crossed={11: 4, 9: 4})
    game.play("form 11=11")
    assert "row 9 is full" in refused(game, "extra 9", IllegalMove)


def test_the_cards_must_add_up_to_the_value() -> None:
    assert "7 + 5 makes 12, not 11" in refused(triggs([7, 5]), "form 11=7+5", IllegalMove)


def test_a_single_card_must_be_the_value() -> None:
    assert "7 makes 7, not 11" in refused(triggs([7, 5]), "form 11=7", IllegalMove)


def test_the_cards_of_a_forming_must_be_in_the_hand() -> None:
    assert "do not hold a card of value 4" in refused(triggs([7, 5]), "form 11=7+4", IllegalMove)


def test_a_pair_needs_both_its_cards() -> None:
    assert "do not hold 2 cards of value 3" in refused(triggs([3, 5]), "form 6=3+3", IllegalMove)


def test_a_value_the_hand_cannot_make_cannot_be_formed() -> None:
    assert "cannot form 11" in refused(triggs([7, 5]), "form 11", IllegalMove)


def test_there_is_nothing_to_stop_before_a_forming() -> None:
    assert "nothing to stop" in refused(triggs(), "stop", IllegalMove)


def test_no_extra_cross_is_owed_at_the_start_of_a_turn() -> None:
    assert "You have no extra cross to make" in refused(triggs(), "extra 9", IllegalMove)


def test_nothing_can_be_played_after_the_end_of_a_game_of_triggs() -> None:
    game = triggs([12], crossed={**FULL, 12: 4})
    game.play("form 12=12")
    assert "The game is over" in refused(game, "draw L", IllegalMove)


def test_triggs_has_no_time_limit() -> None:
    with pytest.raises(Race108Error, match="no time limit"):
        triggs().time_up()


# --- Run & Trip: unreadable -----------------------------------------------------------------------------------------


def test_a_text_that_is_no_move_of_run_and_trip_is_answered_with_the_moves_there_are() -> None:
    assert "write run 8[5], trip 2 3[22] 4[3] or end" in refused(runtrip([0, 0]), "hello", UnreadableMove)


@pytest.mark.parametrize("move", ["run 0[5]", "run 10", "trip 2 12[5]"])
def test_numbers_go_from_1_to_9(move: str) -> None:
    assert "from 1 to 9" in refused(runtrip([0, 5]), move, UnreadableMove)


def test_a_number_of_thousands_of_digits_is_no_number() -> None:
    assert "from 1 to 9" in refused(runtrip([0, 5]), "run " + "8" * 5000, UnreadableMove)


def test_a_player_number_of_thousands_of_digits_is_no_player() -> None:
    assert "choose 1 to 2" in refused(runtrip([0, 5]), "trip " + "8" * 5000, UnreadableMove)


def test_symbols_must_be_in_the_layout() -> None:
    assert "it has 2, 3, 5, 7, P" in refused(runtrip([0, 0]), "run 8[4]", UnreadableMove)


def test_the_card_must_be_in_the_layout() -> None:
    assert "no card 8[25]" in refused(runtrip([0, 0]), "run 8[25]", UnreadableMove)


def test_empty_brackets_are_no_card_to_run_with() -> None:
    refused(runtrip([0, 0], ["8[5]", "1[2]"]), "run 8[]", UnreadableMove)


def test_empty_brackets_are_no_card_to_trip_with() -> None:
    """Here the only trip is with another card, and nobody asked for it."""
    refused(runtrip([0, 5], ["4[5]", "9[2]"]), "trip 2 9[]", UnreadableMove)


def test_nobody_sits_where_there_is_no_seat() -> None:
    assert "choose 1 to 3" in refused(runtrip([0, 0, 0]), "trip 4 8[5]", UnreadableMove)


@pytest.mark.parametrize("move", ["trip 2a 4[5]", "trip 2 4[5] a", "trip 2b 4[5]"])
def test_a_trip_names_no_letter_where_everyone_has_one_token(move: str) -> None:
    assert "single token" in refused(runtrip([0, 5], ["4[5]", "1[2]"]), move, UnreadableMove)


@pytest.mark.parametrize("move", ["run 4[5] a", "run 4[5] b"])
def test_a_run_names_no_letter_where_everyone_has_one_token(move: str) -> None:
    assert "single token" in refused(runtrip([0, 5], ["4[5]", "1[2]"]), move, UnreadableMove)


# --- Run & Trip: ambiguous ------------------------------------------------------------------------------------------


def test_a_run_by_number_is_ambiguous_with_several_such_cards() -> None:
    game = runtrip([0, 0], ["8[5]", "8[7]", "1[2]"])
    assert "run 8[5], run 8[7]" in refused(game, "run 8", AmbiguousMove)


def test_a_run_without_a_card_is_ambiguous_with_several_cards() -> None:
    assert "run 1[2], run 8[5]" in refused(runtrip([0, 0], ["8[5]", "1[2]"]), "run", AmbiguousMove)


def test_a_run_without_a_letter_is_ambiguous_with_two_tokens() -> None:
    game = advanced([(3, 9), (0, 0)], ["8[5]"])
    assert "run 8[5] a, run 8[5] b" in refused(game, "run 8[5]", AmbiguousMove)


def test_a_trip_without_cards_is_ambiguous_when_several_match() -> None:
    game = runtrip([0, 5], ["4[5]", "8[5]"])
    assert "trip 2 4[5], trip 2 8[5]" in refused(game, "trip 2", AmbiguousMove)


def test_a_trip_without_the_own_letter_is_ambiguous_with_two_tokens() -> None:
    game = advanced([(20, 30), (12, 40)], ["3[223]"])
    assert "trip 2a 3[223] a, trip 2a 3[223] b" in refused(game, "trip 2a 3[223]", AmbiguousMove)


def test_a_trip_without_the_opponents_letter_is_ambiguous_when_both_can_be_tripped() -> None:
    game = advanced([(20, 30), (11, 13)], ["3[P]"])
    assert "trip 2a 3[P] b, trip 2b 3[P] b" in refused(game, "trip 2 3[P] b", AmbiguousMove)


# --- Run & Trip: illegal --------------------------------------------------------------------------------------------


def test_a_turn_cannot_be_passed() -> None:
    assert "run or trip first" in refused(runtrip([0, 0]), "end", IllegalMove)


def test_after_a_trip_there_is_no_run() -> None:
    game = runtrip([30, 12, 7], ["3[223]", "2[7]", "8[5]"])
    game.play("trip 2 3[223]")
    assert "After a trip" in refused(game, "run 8[5]", IllegalMove)


def test_a_card_one_does_not_hold_cannot_be_run_with() -> None:
    assert "do not hold 8[5]" in refused(runtrip([0, 0], ["8[7]"]), "run 8[5]", IllegalMove)


def test_a_number_one_does_not_hold_cannot_be_run_with() -> None:
    assert "no card with the number 7" in refused(runtrip([0, 0], ["8[7]"]), "run 7", IllegalMove)


def test_a_card_one_does_not_hold_cannot_trip() -> None:
    assert "do not hold 4[5]" in refused(runtrip([0, 5], ["8[5]"]), "trip 2 4[5]", IllegalMove)


def test_a_card_can_be_played_only_once_in_a_trip() -> None:
    game = runtrip([0, 25], ["8[5]"])
    assert "each card can be played only once" in refused(game, "trip 2 8[5] 8[5]", IllegalMove)


def test_a_run_to_100_must_win() -> None:
    game = advanced([(92, 30), (99, 31)], ["8[5]"])
    assert "only if that wins" in refused(game, "run 8[5] a", IllegalMove)


def test_a_trip_to_100_must_win() -> None:
    game = advanced([(93, 4), (12, 20)], ["3[22]", "4[3]"])
    assert "only if that wins" in refused(game, "trip 2a 3[22] 4[3] a", IllegalMove)


def test_a_trip_to_100_must_win_also_when_its_cards_are_not_named() -> None:
    game = advanced([(93, 4), (12, 20)], ["3[22]", "4[3]"])
    assert "only if that wins" in refused(game, "trip 2a a", IllegalMove)


def test_ones_own_side_cannot_be_tripped() -> None:
    assert "your own side" in refused(runtrip([5, 6], ["8[5]"]), "trip 1 8[5]", IllegalMove)


def test_a_token_on_the_start_is_safe() -> None:
    assert "stands on the start" in refused(runtrip([5, 0], ["8[5]"]), "trip 2 8[5]", IllegalMove)


def test_a_token_on_a_square_without_symbols_is_safe() -> None:
    assert "stands on 1," in refused(runtrip([5, 1], ["8[5]"]), "trip 2 8[5]", IllegalMove)


def test_mercy_protects_the_last_token() -> None:
    game = runtrip([30, 5, 20, 25], ["8[5]"], mercy=True)
    assert "With Mercy" in refused(game, "trip 2 8[5]", IllegalMove)


def test_a_hand_that_cannot_match_the_square_cannot_trip() -> None:
    game = runtrip([0, 12], ["8[5]"])
    assert "cannot match square 12 (2 2 3)" in refused(game, "trip 2", IllegalMove)


def test_cards_that_do_not_match_the_square_cannot_trip() -> None:
    game = runtrip([0, 12], ["3[22]", "8[5]"])
    assert "show 2 2 5, but square 12 shows 2 2 3" in refused(game, "trip 2 3[22] 8[5]", IllegalMove)


def test_nothing_can_be_played_after_the_end_of_a_game_of_run_and_trip() -> None:
    game = runtrip([92, 0], ["8[5]", "1[2]"])
    game.play("run 8[5]")
    assert "The game is over" in refused(game, "run 1[2]", IllegalMove)


# --- forgiving input, canonical output ------------------------------------------------------------------------------


def played(game: Game, move: str) -> str:
    """How a move is written once it has been played."""
    game.play(move)
    return game.moves_played[-1]


def test_case_and_spaces_do_not_matter() -> None:
    assert played(triggs(), "  DRAW   l ") == "draw L"
    assert played(triggs([9, 9, 4]), "Discard 9 X 2") == "discard 9x2"
    assert played(triggs([7, 4]), "form 11 = 7 + 4") == "form 11=7+4"


def test_a_pile_may_be_named_by_its_word() -> None:
    assert played(triggs(), "draw center") == "draw C"


def test_the_order_of_summands_does_not_matter() -> None:
    assert played(triggs([7, 4]), "form 11=4+7") == "form 11=7+4"


def test_a_count_may_be_left_out_with_a_single_card() -> None:
    assert played(triggs([9, 4]), "discard 9") == "discard 9x1"


def test_the_cards_of_a_forming_may_be_left_out_when_there_is_one_way() -> None:
    assert played(triggs([7, 4]), "form 11") == "form 11=7+4"


def test_case_and_spaces_do_not_matter_in_run_and_trip() -> None:
    assert played(runtrip([0, 0], ["8[2P]"]), " Run  8 [ 2 p ] ") == "run 8[2P]"


def test_the_order_of_symbols_does_not_matter() -> None:
    assert played(runtrip([0, 0], ["4[2P]"]), "run 4[P2]") == "run 4[2P]"


def test_the_order_of_cards_does_not_matter() -> None:
    assert played(runtrip([0, 12], ["3[22]", "4[3]"]), "trip 2 4[3] 3[22]") == "trip 2 3[22] 4[3]"


def test_spaces_around_letters_do_not_matter() -> None:
    game = advanced([(20, 30), (12, 40)], ["3[223]"])
    assert played(game, "trip 2 A 3[223]B") == "trip 2a 3[223] b"


def test_the_symbols_may_be_left_out_with_one_card_of_the_number() -> None:
    assert played(runtrip([0, 0], ["8[5]", "1[2]"]), "run 8") == "run 8[5]"


def test_the_cards_of_a_trip_may_be_left_out_when_one_set_matches() -> None:
    assert played(runtrip([0, 12], ["3[22]", "4[3]"]), "trip 2") == "trip 2 3[22] 4[3]"


def test_the_letter_may_be_left_out_when_one_token_can_move() -> None:
    game = advanced([(92, 30), (99, 31)], ["8[5]"])
    assert played(game, "run 8[5]") == "run 8[5] b"


# --- positions of both games ----------------------------------------------------------------------------------------


def test_a_position_is_an_object() -> None:
    assert "JSON object" in fault_of(["triggs"])


def test_a_position_is_of_a_known_game() -> None:
    assert "no game “chess”" in fault_of({"game": "chess"}, Race108Error)


def test_an_unknown_key_is_named() -> None:
    assert "no key “hand”" in fault_of({"game": "triggs", "hand": [1]})


def test_an_unknown_key_is_named_in_run_and_trip() -> None:
    assert "no key “box”" in fault_of({"game": "runtrip", "box": []})


@pytest.mark.parametrize("turn", [2, -1, "0", 0.5, True, None])
def test_the_turn_is_a_seat_of_the_table(turn: object) -> None:
    assert "“turn” must be whole and from 0 to 1" in fault_of({"game": "triggs", "turn": turn})


def test_the_turn_is_a_seat_of_the_table_in_run_and_trip() -> None:
    assert "“turn” must be whole and from 0 to 2" in fault_of({"game": "runtrip", "players": 3, "turn": 3})


@pytest.mark.parametrize("phase", ["trip", "", 0, None])
def test_the_phase_is_one_of_the_game(phase: object) -> None:
    assert "“phase” must be one of: act, draw, form, extra, over" in fault_of({"game": "triggs", "phase": phase})


def test_the_phase_is_one_of_run_and_trip() -> None:
    """A trip in the making is never a position."""
    assert "“phase” must be one of: act, trip, over" in fault_of({"game": "runtrip", "phase": "lay"})


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_there_is_one_hand_per_player(game: str) -> None:
    assert "“hands” must have one list for each of the 3" in fault_of({"game": game, "players": 3, "hands": [[], []]})


@pytest.mark.parametrize("hands", [5, None, [1, 2], {"0": []}])
@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_hands_are_a_list_of_lists(game: str, hands: object) -> None:
    assert "“hands” must be a list of lists" in fault_of({"game": game, "players": 2, "hands": hands})


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_nobody_has_won_before_the_game_is_over(game: str) -> None:
    assert "“winners” must be null" in fault_of({"game": game, "winners": [0]})


@pytest.mark.parametrize("players", [1, 5, "2", None])
def test_triggs_has_a_possible_number_of_players(players: object) -> None:
    assert "2 to 4" in fault_of({"game": "triggs", "players": players}, Race108Error)


@pytest.mark.parametrize("players", [1, 7, "2", None])
def test_run_and_trip_has_a_possible_number_of_players(players: object) -> None:
    assert "from 2 to 6" in fault_of({"game": "runtrip", "players": players}, Race108Error)


# --- positions of Triggs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows", [5, [1] * 11, [0] * 12, ["1"] * 12])
def test_the_rows_of_a_position_are_twelve_numbers_from_1_to_9(rows: object) -> None:
    assert "12 numbers of boxes, each from 1 to 9" in fault_of({"game": "triggs", "rows": rows}, Race108Error)


def test_the_refill_of_a_position_is_one_there_is() -> None:
    assert "emptied, all" in fault_of({"game": "triggs", "refill": "some"}, Race108Error)


def test_crosses_are_a_list_of_lists() -> None:
    assert "“crossed” must be a list of lists" in fault_of({"game": "triggs", "crossed": [0, 0]})


def test_there_is_one_sheet_per_player() -> None:
    assert "“crossed” must have one list for each of the 2" in fault_of({"game": "triggs", "crossed": [[0] * 12]})


def test_a_sheet_has_twelve_rows() -> None:
    position = {"game": "triggs", "crossed": [[0] * 12, [0] * 11]}
    assert "“crossed[1]” must be a list of 12 numbers" in fault_of(position)


@pytest.mark.parametrize("count", [3, -1, "1", True])
def test_a_row_has_no_more_crosses_than_boxes(count: object) -> None:
    position = {"game": "triggs", "crossed": [[0] * 12, [count, *([0] * 11)]]}
    assert "Row 1 of player 2 must have 0 to 2 crosses" in fault_of(position)


def test_a_pile_is_a_list() -> None:
    assert "“left” must be a list" in fault_of({"game": "triggs", "left": 5})


@pytest.mark.parametrize("card", [0, 13, "1", None])
def test_the_cards_of_a_pile_have_values_from_1_to_12(card: object) -> None:
    assert "“discard” must be whole and from 1 to 12" in fault_of({"game": "triggs", "discard": [card]})


def test_the_cards_of_a_hand_have_values_from_1_to_12() -> None:
    assert "“hands[1]” must be whole and from 1 to 12" in fault_of({"game": "triggs", "hands": [[1], [13]]})


def test_a_hand_has_at_most_ten_cards() -> None:
    position = triggs_position([1] * 6 + [2] * 5)
    assert "Player 1 holds 11 cards" in fault_of(position)


def test_there_are_only_nine_cards_of_a_value() -> None:
    position = {"game": "triggs", "hands": [[7] * 5, [7] * 5]}
    assert "10 cards of value 7, but the game has only 9" in fault_of(position)


def test_every_card_must_be_somewhere() -> None:
    position = triggs_position([1], left=[2], centre=[3], right=[4], discard=[5])
    assert "these are missing" in fault_of(position)


@pytest.mark.parametrize("value", [1, 10])
def test_only_12s_and_11s_are_ever_in_the_box(value: int) -> None:
    assert f"not a card of value {value}" in fault_of(triggs_position(box=[value]))


def test_a_12_is_in_the_box_only_when_every_row_12_is_full() -> None:
    assert "12" in fault_of(triggs_position(box=[12], crossed={12: 5}, others_crossed={12: 4}))


def test_an_11_is_in_the_box_only_when_every_row_11_is_full() -> None:
    assert "11" in fault_of(triggs_position(box=[11], crossed={12: 5}, others_crossed={12: 5}))


def test_a_value_is_named_only_while_it_is_formed() -> None:
    assert "“value” must be null unless" in fault_of(triggs_position(value=11))


@pytest.mark.parametrize("value", [None, 0, 13, "11"])
def test_while_forming_the_value_is_named(value: object) -> None:
    assert "which number from 1 to 12" in fault_of(triggs_position(phase="form", value=value))


def test_forming_goes_on_only_after_a_cross() -> None:
    assert "a cross in row 11" in fault_of(triggs_position([11, 3], phase="form", value=11))


def test_forming_goes_on_only_with_a_free_box() -> None:
    position = triggs_position([11, 3], phase="form", value=11, crossed={11: 5})
    assert "a free box there" in fault_of(position)


def test_forming_goes_on_only_with_cards_for_it() -> None:
    position = triggs_position([10, 3], phase="form", value=11, crossed={11: 1})
    assert "cards to form 11 again" in fault_of(position)


def test_a_second_card_is_drawn_only_with_a_first_in_hand() -> None:
    assert "1 to 9 cards, not 0" in fault_of(triggs_position([], phase="draw"))


def test_no_second_card_is_drawn_with_ten_in_hand() -> None:
    assert "1 to 9 cards, not 10" in fault_of(triggs_position([1] * 9 + [2], phase="draw"))


def test_an_extra_cross_is_owed_only_with_a_full_row() -> None:
    assert "must have a full row" in fault_of(triggs_position(phase="extra"))


def test_a_full_sheet_ends_the_game() -> None:
    assert "Player 2’s sheet is full" in fault_of(triggs_position(others_crossed=FULL))


def test_the_game_is_over_only_with_a_full_sheet() -> None:
    assert "exactly one sheet is full" in fault_of(triggs_position(phase="over"))


def test_two_sheets_are_never_full() -> None:
    assert "exactly one sheet is full" in fault_of(triggs_position(phase="over", crossed=FULL, others_crossed=FULL))


def test_the_winner_is_the_player_with_the_full_sheet() -> None:
    assert "does not name those who have won" in fault_of(triggs_position(phase="over", crossed=FULL, winners=[1]))


# --- positions of Run & Trip ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["expert", 1, None, ["basic"]])
def test_the_variant_is_one_there_is(variant: object) -> None:
    assert "basic, advanced, team" in fault_of({"game": "runtrip", "variant": variant}, Race108Error)


def test_mercy_is_true_or_false() -> None:
    assert "true, false" in fault_of(runtrip_position([0, 0, 0, 0], mercy="yes"), Race108Error)


def test_the_layout_of_a_position_is_one_there_is() -> None:
    assert "no layout “prime”" in fault_of({"game": "runtrip", "layout": "prime"}, BadLayout)


@pytest.mark.parametrize("squares", [5, [1, 2]])
def test_tokens_are_a_list_of_lists(squares: object) -> None:
    assert "“tokens” must be a list of lists" in fault_of({"game": "runtrip", "tokens": squares})


def test_there_is_one_token_per_player() -> None:
    assert "2 lists of 1 each" in fault_of({"game": "runtrip", "players": 2, "tokens": [[0], [0], [0]]})


def test_there_are_two_tokens_per_side_in_team() -> None:
    position = {"game": "runtrip", "variant": "team", "tokens": [[0], [0], [0], [0]]}
    assert "2 lists of 2 each" in fault_of(position)


@pytest.mark.parametrize("square", [-1, 101, "5", 0.5, True])
def test_squares_go_from_0_to_100(square: Any) -> None:
    assert "from 0 (the start) to 100" in fault_of({"game": "runtrip", "tokens": [[0], [square]]})


def test_only_one_token_stands_on_a_square() -> None:
    assert "Two tokens stand on square 7" in fault_of(runtrip_position([7, 7]))


def test_the_deck_is_a_list() -> None:
    assert "“deck” must be a list" in fault_of({"game": "runtrip", "deck": 5})


@pytest.mark.parametrize("card", ["8[25]", "8", "4[P2]", 8])
def test_every_card_is_one_of_the_layout(card: object) -> None:
    assert "“discard” is not a card" in fault_of({"game": "runtrip", "discard": [card]})


def test_no_card_is_in_two_places() -> None:
    assert "card 8[5] is in two places" in fault_of({"game": "runtrip", "hands": [["8[5]"], ["8[5]"]]})


def test_every_card_of_run_and_trip_must_be_somewhere() -> None:
    assert "these are missing" in fault_of({"game": "runtrip", "hands": [["8[5]"], ["8[7]"]], "deck": []})


def test_the_cards_set_aside_are_as_many_as_the_players_call_for() -> None:
    assert "must hold 4 cards" in fault_of({"game": "runtrip", "players": 4, "aside": ["8[5]"]})


def test_a_token_on_100_ends_the_game() -> None:
    assert "stands on 100" in fault_of(runtrip_position([100, 7]))


def test_a_token_stands_on_100_in_advanced_only_if_it_has_won() -> None:
    position = runtrip_position([(100, 0), (50, 60)], variant="advanced", phase="over")
    assert "100" in fault_of(position)


def test_the_game_is_over_when_nobody_has_cards() -> None:
    assert "Nobody has any cards" in fault_of(runtrip_position([4, 7], [], [], deck=[]))


def test_a_player_without_cards_is_not_on_turn() -> None:
    assert "Player 1 has no cards" in fault_of(runtrip_position([4, 7], [], ["8[5]"], deck=[]))


def test_tripping_goes_on_only_after_a_trip() -> None:
    assert "needs a card in the discard pile" in fault_of(runtrip_position([4, 12], ["3[223]"], phase="trip"))


def test_tripping_goes_on_only_with_a_further_trip() -> None:
    position = runtrip_position([4, 12], ["8[5]"], deck=["1[2]"], phase="trip")
    assert "another trip must be possible" in fault_of(position)


def test_the_winner_is_the_player_furthest_ahead() -> None:
    assert "does not name those who have won" in fault_of(runtrip_position([100, 7], phase="over", winners=[1]))


# --- positions that can be ------------------------------------------------------------------------------------------


def test_a_position_that_is_written_can_be_read() -> None:
    position = triggs([11, 7, 4], crossed={11: 3}, phase="form", value=11).position()
    assert Game.from_position(position).position() == position


def test_a_position_of_run_and_trip_that_is_written_can_be_read() -> None:
    position = advanced([(30, 4), (12, 7)], ["3[223]"], deck=["1[2]"], phase="trip").position()
    assert Game.from_position(position).position() == position


def test_cards_that_are_named_nowhere_go_to_the_centre() -> None:
    position = Game.from_position({"game": "triggs", "hands": [[1], [2]], "left": [3], "right": [4]}).position()
    assert len(position["centre"]) == 104


def test_cards_that_are_named_nowhere_go_to_the_deck() -> None:
    assert len(Game.from_position({"game": "runtrip", "hands": [["8[5]"], ["8[7]"]]}).position()["deck"]) == 106


def test_hands_that_are_left_out_are_dealt() -> None:
    assert len(hand(Game.from_position({"game": "triggs"}))) == 5
    assert len(hand(Game.from_position({"game": "runtrip"}))) == 2


def test_tokens_that_are_left_out_stand_on_the_start() -> None:
    assert tokens(Game.from_position({"game": "runtrip", "variant": "team"})) == [[0, 0], [0, 0]]


# --- options --------------------------------------------------------------------------------------------------------


def test_there_are_two_games() -> None:
    assert "choose triggs, runtrip" in fault_of_option("chess")


@pytest.mark.parametrize("players", [1, 5])
def test_triggs_is_for_two_to_four(players: int) -> None:
    assert "Triggs is played by 2 to 4 players" in fault_of_option("triggs", players)


@pytest.mark.parametrize("players", [1, 7])
def test_run_and_trip_is_for_two_to_six(players: int) -> None:
    assert "Run & Trip is played by 2 to 6 players" in fault_of_option("runtrip", players)


def test_an_option_the_game_does_not_have_is_refused() -> None:
    assert "Triggs has no option “mercy”" in fault_of_option("triggs", mercy=True)


def test_an_option_of_the_other_game_is_refused_in_run_and_trip() -> None:
    assert "no option “rows”" in fault_of_option("runtrip", rows=[2] * 12)


def test_rows_are_twelve_numbers() -> None:
    assert "12 numbers of boxes" in fault_of_option("triggs", rows=[2] * 11)


def test_refill_is_emptied_or_all() -> None:
    assert "emptied, all" in fault_of_option("triggs", refill="some")


@pytest.mark.parametrize("variant", ["expert", None, ["team"], {}])
def test_the_variant_is_basic_advanced_or_team(variant: object) -> None:
    assert "basic, advanced, team" in fault_of_option("runtrip", variant=variant)


@pytest.mark.parametrize("option", ["mercy", "even"])
def test_mercy_and_even_are_true_or_false(option: str) -> None:
    assert f"{option} must be one of: true, false" in fault_of_option("runtrip", 4, **{option: 1})


def test_mercy_needs_four_players() -> None:
    assert "4 to 6 players" in fault_of_option("runtrip", 3, mercy=True)


@pytest.mark.parametrize("cut", [-1, 108, "40", 1.5, True])
def test_the_cut_is_a_point_of_the_deck(cut: object) -> None:
    assert "from 0 to 107" in fault_of_option("runtrip", variant="advanced", cut=cut)


@pytest.mark.parametrize("layout", [5, None, []])
def test_a_layout_is_a_name_a_file_or_an_object(layout: object) -> None:
    with pytest.raises(BadLayout, match="must be a name, a file"):
        Game.new("runtrip", layout=layout)


def test_a_layout_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadLayout, match="choose factors"):
        Game.new("runtrip", layout="prime")


@pytest.mark.parametrize("file", ["no/such/file.toml", "\0.toml"])
def test_a_layout_file_that_cannot_be_read_is_refused(file: str) -> None:
    with pytest.raises(BadLayout, match="cannot be read"):
        Game.new("runtrip", layout=file)


def test_a_layout_of_another_format_is_refused() -> None:
    with pytest.raises(BadLayout, match="format = 1"):
        Game.new("runtrip", layout=factors() | {"format": 2})


@pytest.mark.parametrize("seed", [-1, 2**256, "7", 1.5, True])
def test_a_seed_is_a_whole_number_or_64_digits(seed: object) -> None:
    with pytest.raises(BadOption, match="64 hexadecimal digits"):
        Game.new("triggs", seed=seed)


@pytest.mark.parametrize("seat", [-1, 2, True])
def test_only_the_seats_of_the_table_have_a_view(seat: int) -> None:
    with pytest.raises(BadOption, match="from 0 to 1"):
        triggs().view(seat)
