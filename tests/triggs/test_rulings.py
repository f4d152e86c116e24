"""The rulings on Triggs, T1 to T16 of the project's rules, each as tests that read as rules.

A test with ``rules`` holds for both implementations. Views and options are the first one's alone.
"""

from __future__ import annotations

import pytest

from race108.errors import BadOption, IllegalMove, UnreadableMove
from race108.game import Game
from tables import FULL, ONE_SHORT, Rules, crosses, hand, moves, refused, triggs, triggs_position

# --- T1: the sheet --------------------------------------------------------------------------------------------------


def test_the_rows_have_two_to_five_boxes(rules: Rules) -> None:
    """T1."""
    assert rules.new("triggs", seed=1).position()["rows"] == [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]


def test_a_table_can_be_created_with_other_row_sizes(rules: Rules) -> None:
    """T1."""
    rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9]
    assert rules.new("triggs", seed=1, rows=rows).position()["rows"] == rows


def test_a_row_is_full_when_its_own_number_of_boxes_is_crossed(rules: Rules) -> None:
    """T1."""
    game = rules.triggs([11, 9], rows=[1] * 12)
    game.play("form 11=11")
    assert game.position()["phase"] == "extra"


def test_a_row_cannot_have_no_box() -> None:
    """T1."""
    with pytest.raises(BadOption, match="from 1 to 9"):
        Game.new("triggs", rows=[0, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5])


def test_a_row_cannot_have_ten_boxes() -> None:
    """T1."""
    with pytest.raises(BadOption, match="from 1 to 9"):
        Game.new("triggs", rows=[2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 10])


# --- T2: setup ------------------------------------------------------------------------------------------------------


def test_everyone_starts_with_five_cards_and_an_empty_sheet(rules: Rules) -> None:
    """T2."""
    start = rules.new("triggs", players=3, seed=1).position()
    assert [len(cards) for cards in start["hands"]] == [5, 5, 5]
    assert start["crossed"] == [[0] * 12] * 3


def test_there_are_nine_cards_of_every_value(rules: Rules) -> None:
    """T2."""
    start = rules.new("triggs", players=2, seed=1).position()
    cards = [*start["hands"][0], *start["hands"][1], *start["left"], *start["centre"], *start["right"]]
    assert sorted(cards) == sorted(list(range(1, 13)) * 9)


@pytest.mark.parametrize(("players", "sizes"), [(2, (24, 50, 24)), (3, (23, 47, 23)), (4, (22, 44, 22))])
def test_left_and_right_get_a_quarter_of_the_rest_and_the_centre_what_remains(
    rules: Rules, players: int, sizes: tuple[int, int, int]
) -> None:
    """T2."""
    start = rules.new("triggs", players=players, seed=1).position()
    assert (len(start["left"]), len(start["centre"]), len(start["right"])) == sizes


def test_only_the_tops_of_the_outer_piles_lie_face_up() -> None:
    """T2."""
    game = triggs(left=[5, 6, 7], centre=[8, 9], right=[4, 3])
    seen = game.view().json
    assert (seen["left"][:3], seen["centre"], seen["right"]) == ([5, None, None], [None, None], [4, None])


def test_any_player_may_be_drawn_to_start(rules: Rules) -> None:
    """T2."""
    assert {rules.new("triggs", players=4, seed=seed).turn for seed in range(30)} == {0, 1, 2, 3}


# --- T3: action A, drawing ------------------------------------------------------------------------------------------


def test_tim_draws_one_card_from_the_centre_and_one_from_the_left(rules: Rules) -> None:
    """T3. The rulebook's example."""
    game = rules.triggs([2, 3, 6, 8, 9], left=[5, 12], centre=[10, 11])
    game.play("draw C", "draw L")
    assert hand(game) == [2, 3, 5, 6, 8, 9, 10]
    assert game.turn == 1


def test_both_cards_may_come_from_the_same_pile(rules: Rules) -> None:
    """T3."""
    game = rules.triggs([2], left=[5, 12, 4])
    game.play("draw L", "draw L")
    assert hand(game) == [2, 5, 12]


def test_the_card_and_the_top_under_it_are_seen_before_the_second_is_chosen() -> None:
    """T3."""
    game = triggs([2], left=[5, 12, 4])
    game.play("draw L")
    seen = game.view(0).json
    assert (seen["phase"], seen["hands"][0], seen["left"][0]) == ("draw", [2, 5], 12)


def test_drawing_only_one_card_is_not_allowed(rules: Rules) -> None:
    """T3."""
    game = rules.triggs([2, 3])
    game.play("draw L")
    assert moves(game) == {"draw L", "draw C", "draw R"}
    assert game.turn == 0


def test_an_empty_pile_cannot_be_drawn_from(rules: Rules) -> None:
    """T3."""
    assert moves(rules.triggs(left=[]), "draw") == {"draw C", "draw R"}


def test_with_eight_cards_two_are_drawn(rules: Rules) -> None:
    """T3."""
    game = rules.triggs([2] * 8)
    game.play("draw C", "draw C")
    assert len(hand(game)) == 10


def test_with_nine_cards_exactly_one_is_drawn(rules: Rules) -> None:
    """T3."""
    game = rules.triggs([2] * 9)
    game.play("draw C")
    assert len(hand(game)) == 10
    assert game.turn == 1


def test_with_ten_cards_there_is_no_drawing(rules: Rules) -> None:
    """T3."""
    game = rules.triggs([2] * 9 + [3])
    assert moves(game, "draw") == set()
    refused(game, "draw C", IllegalMove, "ten cards")


# --- T4: action B, discarding ---------------------------------------------------------------------------------------


def test_sarah_discards_two_9s(rules: Rules) -> None:
    """T4. The rulebook's example."""
    game = rules.triggs([9, 9, 4])
    game.play("discard 9x2")
    assert hand(game) == [4]
    assert game.position()["discard"] == [9, 9]
    assert game.turn == 1


def test_any_number_of_equal_cards_may_be_discarded(rules: Rules) -> None:
    """T4."""
    assert moves(rules.triggs([9, 9, 9, 4]), "discard") == {"discard 4x1", "discard 9x1", "discard 9x2", "discard 9x3"}


def test_cards_of_different_values_are_never_discarded_together() -> None:
    """T4."""
    refused(triggs([9, 9, 4]), "discard 9x1 4x1", UnreadableMove)


def test_the_discarded_cards_must_be_in_the_hand(rules: Rules) -> None:
    """T4."""
    refused(rules.triggs([9, 4]), "discard 9x2", IllegalMove, "only one 9")


# --- T5: action C, crossing off -------------------------------------------------------------------------------------


def test_a_value_is_formed_from_one_card_or_from_two(rules: Rules) -> None:
    """T5."""
    assert moves(rules.triggs([4, 7, 12]), "form") == {"form 4=4", "form 7=7", "form 11=7+4", "form 12=12"}


def test_a_turn_is_a_draw_or_a_discard_or_a_forming(rules: Rules) -> None:
    """T3 to T5. Row 4 is full."""
    game = rules.triggs([3, 3, 4, 8], crossed={4: 3})
    assert moves(game) == {
        *("draw L", "draw C", "draw R"),
        *("discard 3x1", "discard 3x2", "discard 4x1", "discard 8x1"),
        *("form 3=3", "form 6=3+3", "form 7=4+3", "form 8=8", "form 11=8+3", "form 12=8+4"),
    }


def test_a_forming_makes_one_cross(rules: Rules) -> None:
    """T5."""
    game = rules.triggs([7, 4, 3])
    game.play("form 11=7+4")
    assert crosses(game, 11) == 1


def test_a_value_is_never_formed_from_three_cards(rules: Rules) -> None:
    """T5."""
    refused(rules.triggs([5, 4, 2]), "form 11=5+4+2", IllegalMove)


def test_two_equal_cards_form_their_sum_only_if_the_hand_has_both(rules: Rules) -> None:
    """T5."""
    assert "form 6=3+3" in rules.triggs([3, 3]).moves()
    assert "form 6=3+3" not in rules.triggs([3, 6]).moves()


def test_a_value_is_never_formed_as_a_difference(rules: Rules) -> None:
    """T5."""
    refused(rules.triggs([7, 4]), "form 3=7+4", IllegalMove, "not 3")


def test_a_value_whose_row_is_full_cannot_be_announced(rules: Rules) -> None:
    """T5."""
    game = rules.triggs([11, 10], crossed={11: 5})
    refused(game, "form 11=11", IllegalMove, "row 11 is full")


def test_two_free_boxes_allow_two_formings_only(rules: Rules) -> None:
    """T5. The rulebook: nobody gets rid of unwanted cards by forming numbers that cannot be crossed off."""
    game = rules.triggs([11, 11, 11, 3], crossed={11: 3})
    game.play("form 11=11", "form 11=11", "extra 1")
    assert hand(game) == [3, 11]
    assert game.turn == 1


# --- T6: one forming after another ----------------------------------------------------------------------------------


def test_mary_crosses_off_four_11s(rules: Rules) -> None:
    """T6. The rulebook's example: two single 11s, 7+4 and 10+1."""
    game = rules.triggs([11, 11, 7, 4, 10, 1, 5])
    game.play("form 11=11", "form 11=11", "form 11=7+4", "form 11=10+1")
    assert crosses(game, 11) == 4
    assert hand(game) == [5]
    assert game.turn == 1


def test_after_a_forming_the_player_may_stop(rules: Rules) -> None:
    """T6."""
    game = rules.triggs([11, 7, 4])
    game.play("form 11=11", "stop")
    assert hand(game) == [4, 7]
    assert game.turn == 1


def test_after_a_forming_only_the_same_value_can_be_formed(rules: Rules) -> None:
    """T6."""
    game = rules.triggs([11, 7, 4])
    game.play("form 11=11")
    assert moves(game) == {"form 11=7+4", "stop"}
    assert (game.position()["phase"], game.position()["value"]) == ("form", 11)


def test_the_turn_goes_on_by_itself_when_no_further_forming_is_possible(rules: Rules) -> None:
    """T6."""
    game = rules.triggs([11, 7, 5])
    game.play("form 11=11")
    assert game.turn == 1


def test_used_cards_go_to_the_discard_pile_at_once(rules: Rules) -> None:
    """T6."""
    game = rules.triggs([11, 7, 4, 10, 1])
    game.play("form 11=7+4")
    assert game.position()["phase"] == "form"
    assert sorted(game.position()["discard"]) == [4, 7]


# --- T7: the extra cross --------------------------------------------------------------------------------------------


def test_tim_fills_row_7_and_makes_the_extra_cross_in_row_9(rules: Rules) -> None:
    """T7. The rulebook's example: a 7 and twice 5+2 in the three free boxes."""
    game = rules.triggs([7, 5, 2, 5, 2, 12], crossed={7: 1})
    game.play("form 7=7", "form 7=5+2", "form 7=5+2", "extra 9")
    assert (crosses(game, 7), crosses(game, 9)) == (4, 1)
    assert hand(game) == [12]
    assert game.turn == 1


def test_sarahs_extra_crosses_lead_from_row_10_to_row_8_to_row_5(rules: Rules) -> None:
    """T7. The rulebook's example of a chain reaction."""
    game = rules.triggs([10, 12], crossed={10: 3, 8: 3})
    game.play("form 10=10", "extra 8", "extra 5")
    assert (crosses(game, 10), crosses(game, 8), crosses(game, 5)) == (4, 4, 1)
    assert game.turn == 1


def test_eleven_consecutive_extra_crosses_win_the_game(rules: Rules) -> None:
    """T7. The rulebook's own dream."""
    game = rules.triggs([12, 3], crossed=ONE_SHORT)
    game.play("form 12=12", "extra 1", "extra 2", "extra 3", "extra 4", "extra 5", "extra 6")
    game.play("extra 7", "extra 8", "extra 9", "extra 10", "extra 11")
    assert game.winners == [0]


def test_the_extra_cross_is_compulsory(rules: Rules) -> None:
    """T7."""
    game = rules.triggs([11, 3], crossed={11: 4})
    game.play("form 11=11")
    refused(game, "stop", IllegalMove, "extra cross")
    assert moves(game, "extra") == moves(game)


def test_the_extra_cross_goes_into_any_row_with_a_free_box(rules: Rules) -> None:
    """T7."""
    game = rules.triggs([11, 3], crossed={**FULL, 2: 0, 9: 3, 11: 4})
    game.play("form 11=11")
    assert moves(game) == {"extra 2", "extra 9"}


def test_the_extra_cross_needs_no_card(rules: Rules) -> None:
    """T7."""
    game = rules.triggs([11, 3], crossed={11: 4})
    game.play("form 11=11", "extra 12")
    assert hand(game) == [3]


def test_an_extra_cross_that_fills_no_row_ends_the_turn(rules: Rules) -> None:
    """T7."""
    game = rules.triggs([11, 3, 6, 3], crossed={11: 4})
    game.play("form 11=11", "extra 6")
    assert game.turn == 1


# --- T8: winning ----------------------------------------------------------------------------------------------------


def test_the_first_full_sheet_wins(rules: Rules) -> None:
    """T8."""
    game = rules.triggs([12, 3], crossed={**FULL, 12: 4})
    game.play("form 12=12")
    assert game.over
    assert game.winners == [0]
    assert game.position()["phase"] == "over"


def test_the_winner_draws_no_new_cards(rules: Rules) -> None:
    """T8."""
    game = rules.triggs([12], crossed={**FULL, 12: 4})
    game.play("form 12=12")
    assert hand(game) == []


def test_no_pile_is_refilled_after_the_winning_cross(rules: Rules) -> None:
    """T8."""
    game = rules.triggs([12], crossed={**FULL, 12: 4}, left=[])
    game.play("form 12=12")
    assert (game.position()["left"], game.position()["discard"]) == ([], [12])


def test_nobody_plays_on_after_the_win(rules: Rules) -> None:
    """T8."""
    game = rules.triggs([12], crossed={**FULL, 12: 4})
    game.play("form 12=12")
    assert moves(game) == set()
    refused(game, "draw L", IllegalMove, "over")


def test_winning_by_an_extra_cross_counts_at_that_moment(rules: Rules) -> None:
    """T8."""
    game = rules.triggs([11, 3], crossed={**FULL, 11: 4, 1: 1})
    game.play("form 11=11", "extra 1")
    assert game.winners == [0]


# --- T9: no cards left ----------------------------------------------------------------------------------------------


def test_a_player_who_discards_the_last_card_draws_five_from_the_centre(rules: Rules) -> None:
    """T9."""
    game = rules.triggs([9, 9], centre=[3, 4, 5, 6, 7, 8])
    game.play("discard 9x2")
    assert hand(game) == [3, 4, 5, 6, 7]
    assert game.position()["centre"] == [8]
    assert game.turn == 1


def test_a_player_who_forms_with_the_last_card_draws_five_from_the_centre(rules: Rules) -> None:
    """T9."""
    game = rules.triggs([9], centre=[3, 4, 5, 6, 7, 8])
    game.play("form 9=9")
    assert hand(game) == [3, 4, 5, 6, 7]


def test_the_five_cards_are_drawn_after_the_extra_cross(rules: Rules) -> None:
    """T9."""
    game = rules.triggs([9], crossed={9: 3}, centre=[3, 4, 5, 6, 7, 8])
    game.play("form 9=9")
    assert hand(game) == []
    game.play("extra 1")
    assert hand(game) == [3, 4, 5, 6, 7]


def test_a_player_with_a_card_left_draws_none(rules: Rules) -> None:
    """T9."""
    game = rules.triggs([9, 4])
    game.play("discard 9x1")
    assert hand(game) == [4]


def test_the_five_cards_are_drawn_one_by_one_and_the_centre_is_refilled_in_between(rules: Rules) -> None:
    """T9."""
    game = rules.triggs([9], centre=[3, 4], discard=[10, 10, 10])
    game.play("discard 9x1")
    assert hand(game)[:2] == [3, 4]
    assert len(hand(game)) == 5
    assert len(game.position()["centre"]) == 1


# --- T10: empty piles -----------------------------------------------------------------------------------------------


def test_an_emptied_pile_is_rebuilt_from_the_discards_up_to_its_starting_size(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([2], left=[5], right=[6], centre=[7])
    game.play("draw L")
    assert len(game.position()["left"]) == 24
    assert len(game.position()["discard"]) == 108 - 24 - 9


def test_the_centre_is_rebuilt_to_its_own_starting_size(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([2], left=[5], right=[6], centre=[7])
    game.play("draw C")
    assert len(game.position()["centre"]) == 50


def test_fewer_discards_all_go_into_the_emptied_pile(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([2], left=[5], discard=[10, 11, 12])
    game.play("draw L")
    assert sorted(game.position()["left"]) == [10, 11, 12]
    assert game.position()["discard"] == []


def test_the_discards_are_shuffled_before_they_become_a_pile(rules: Rules) -> None:
    """T10."""
    discard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    game = rules.triggs([2], left=[5], discard=discard)
    game.play("draw L")
    assert game.position()["left"] not in (discard, discard[::-1])
    assert sorted(game.position()["left"]) == discard


def test_the_second_card_may_be_drawn_from_the_refilled_pile(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([2], left=[5], discard=[12])
    game.play("draw L", "draw L")
    assert hand(game) == [2, 5, 12]


def test_without_discards_an_empty_pile_stays_empty(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([2], left=[5])
    game.play("draw L")
    assert game.position()["left"] == []
    assert moves(game) == {"draw C", "draw R"}


def test_an_empty_pile_is_refilled_as_soon_as_there_are_discards(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([9, 9, 4], left=[])
    game.play("discard 9x2")
    assert game.position()["left"] == [9, 9]
    assert game.position()["discard"] == []


def test_the_cards_of_a_forming_refill_an_empty_pile_too(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([11, 7, 4], left=[])
    game.play("form 11=11")
    assert game.position()["left"] == [11]


def test_the_centre_is_refilled_before_the_left_pile(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([9, 9, 4], centre=[], left=[])
    game.play("discard 9x2")
    assert (game.position()["centre"], game.position()["left"]) == ([9, 9], [])


def test_the_left_pile_is_refilled_before_the_right_pile(rules: Rules) -> None:
    """T10."""
    game = rules.triggs([9, 9, 4], left=[], right=[])
    game.play("discard 9x2")
    assert (game.position()["left"], game.position()["right"]) == ([9, 9], [])


def test_the_next_empty_pile_gets_what_the_one_before_it_leaves() -> None:
    """T10."""
    game = triggs([2], left=[], centre=[], right=[])
    assert len(game.position()["centre"]) == 50
    assert len(game.position()["left"]) == 24
    assert len(game.position()["right"]) == 24


# --- T11: refilling all piles ---------------------------------------------------------------------------------------


def test_by_default_only_the_emptied_pile_is_refilled(rules: Rules) -> None:
    """T11."""
    game = rules.triggs([2], left=[5], right=[6], centre=[7])
    game.play("draw L")
    assert (game.position()["right"], game.position()["centre"]) == ([6], [7])
    assert game.position()["refill"] == "emptied"


def test_with_refill_all_the_other_piles_are_raised_to_their_starting_size_too(rules: Rules) -> None:
    """T11."""
    game = rules.triggs([2], left=[5], right=[6, 3], centre=[7, 8], refill="all")
    game.play("draw L")
    assert len(game.position()["left"]) == 24
    assert len(game.position()["centre"]) == 50
    assert len(game.position()["right"]) == 24


def test_with_refill_all_the_added_cards_go_underneath(rules: Rules) -> None:
    """T11."""
    game = rules.triggs([2], left=[5], right=[6, 3], centre=[7, 8], refill="all")
    game.play("draw L")
    assert (game.position()["right"][:2], game.position()["centre"][:2]) == ([6, 3], [7, 8])


def test_with_refill_all_the_emptied_pile_comes_first(rules: Rules) -> None:
    """T11."""
    game = rules.triggs([2], left=[5], centre=[7, 8], discard=[10, 11, 12], refill="all")
    game.play("draw L")
    assert sorted(game.position()["left"]) == [10, 11, 12]
    assert game.position()["centre"] == [7, 8]


def test_with_refill_all_the_centre_is_raised_before_the_right_pile(rules: Rules) -> None:
    """T11."""
    centre, right = [6] * 9 + [7] * 9 + [8] * 9 + [9] * 9 + [10] * 4, [11] * 9 + [12] * 9 + [1] * 2
    game = rules.triggs([2] * 9, [3] * 9 + [4], left=[5], centre=centre, right=right, refill="all")
    assert len(game.position()["discard"]) == 28
    game.play("draw L")
    assert len(game.position()["left"]) == 24
    assert len(game.position()["centre"]) == 40 + 4
    assert len(game.position()["right"]) == 20


def test_with_refill_all_nothing_is_refilled_while_no_pile_is_empty(rules: Rules) -> None:
    """T11."""
    game = rules.triggs([2], left=[5, 6], discard=[10, 11, 12], refill="all")
    game.play("draw L")
    assert game.position()["discard"] == [10, 11, 12]


# --- T12: when five cards are owed and the centre is short ----------------------------------------------------------


def test_a_centre_that_is_short_gives_what_there_is_even_after_refilling(rules: Rules) -> None:
    """T12."""
    game = rules.triggs([9], centre=[3, 8])
    game.play("discard 9x1")
    assert hand(game) == [3, 8, 9]
    assert game.position()["centre"] == []


def test_a_centre_without_any_card_gives_none(rules: Rules) -> None:
    """T12. The last card goes to the box (T13), so that there are no discards either."""
    game = rules.triggs([12], crossed={12: 5}, others_crossed={12: 5}, centre=[])
    game.play("discard 12x1")
    assert hand(game) == []
    assert game.turn == 1


def test_a_player_left_without_cards_draws_in_the_next_turn(rules: Rules) -> None:
    """T12."""
    game = rules.triggs([], centre=[3, 8])
    assert moves(game) == {"draw L", "draw C", "draw R"}


# --- T13: cards that leave the game ---------------------------------------------------------------------------------


def test_twelves_leave_the_game_once_every_row_12_is_full(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5, 12, 6])
    game.play("draw L")
    assert game.position()["left"] == [6]
    assert game.position()["box"] == [12]


def test_a_12_that_already_lies_on_top_leaves_when_the_last_row_12_is_filled(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([12, 3], crossed={12: 4}, others_crossed={12: 5}, left=[12, 6], right=[12, 7])
    game.play("form 12=12")
    assert (game.position()["left"], game.position()["right"]) == ([6], [7])
    assert game.position()["box"] == [12, 12]


def test_the_next_12_follows_the_one_above_it(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5, 12, 12, 12, 6])
    game.play("draw L")
    assert game.position()["left"] == [6]
    assert game.position()["box"] == [12, 12, 12]


def test_twelves_stay_while_anybodys_row_12_has_a_free_box(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 4}, left=[5, 12, 6])
    game.play("draw L")
    assert game.position()["left"] == [12, 6]


def test_a_12_below_the_top_stays_until_it_is_turned_up(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5, 6, 12])
    game.play("draw L")
    assert game.position()["left"] == [6, 12]


def test_the_12_that_fills_the_last_row_12_goes_to_the_discard_pile(rules: Rules) -> None:
    """T13. Only 12s discarded with action B go to the box."""
    game = rules.triggs([12, 3], crossed={12: 4}, others_crossed={12: 5})
    game.play("form 12=12")
    assert (game.position()["discard"], game.position()["box"]) == ([12], [])


def test_obsolete_12s_are_discarded_into_the_box(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([12, 12, 3], crossed={12: 5}, others_crossed={12: 5})
    game.play("discard 12x2")
    assert (game.position()["discard"], game.position()["box"]) == ([], [12, 12])


def test_twelves_are_discarded_as_usual_while_a_row_12_is_open(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([12, 12, 3], crossed={12: 5})
    game.play("discard 12x2")
    assert (game.position()["discard"], game.position()["box"]) == ([12, 12], [])


def test_elevens_leave_the_game_once_every_row_11_and_every_row_12_is_full(rules: Rules) -> None:
    """T13."""
    full = {11: 5, 12: 5}
    game = rules.triggs([2], crossed=full, others_crossed=full, left=[5, 11, 12, 11, 6])
    game.play("draw L")
    assert game.position()["left"] == [6]
    assert game.position()["box"] == [11, 12, 11]


def test_an_11_that_already_lies_on_top_leaves_when_the_last_row_11_is_filled(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([11, 3], crossed={11: 4, 12: 5}, others_crossed={11: 5, 12: 5}, left=[11, 6])
    game.play("form 11=11")
    assert (game.position()["left"], game.position()["box"]) == ([6], [11])


def test_obsolete_11s_are_discarded_into_the_box(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([11, 3], crossed={11: 5, 12: 5}, others_crossed={11: 5, 12: 5})
    game.play("discard 11x1")
    assert (game.position()["discard"], game.position()["box"]) == ([], [11])


def test_elevens_stay_while_a_row_11_is_open(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([2], crossed={11: 5, 12: 5}, others_crossed={11: 4, 12: 5}, left=[5, 11, 6])
    game.play("draw L")
    assert game.position()["left"] == [11, 6]


def test_elevens_stay_while_any_row_12_is_open_because_11_and_1_make_12(rules: Rules) -> None:
    """T13."""
    game = rules.triggs([11, 2], crossed={11: 5, 12: 5}, others_crossed={11: 5, 12: 4}, left=[11, 6])
    game.play("discard 11x1")
    assert (game.position()["left"], game.position()["discard"]) == ([11, 6], [11])


def test_tens_never_leave_the_game(rules: Rules) -> None:
    """T13."""
    full = {10: 4, 11: 5, 12: 5}
    game = rules.triggs([10, 2], crossed=full, others_crossed=full, left=[10, 6])
    game.play("discard 10x1")
    assert (game.position()["left"], game.position()["discard"], game.position()["box"]) == ([10, 6], [10], [])


def test_with_four_players_the_fourth_ones_open_row_12_keeps_the_12s_in_the_game() -> None:
    """T13."""
    position = triggs_position([2], players=4, crossed={12: 5}, others_crossed={12: 5}, left=[5, 12, 6])
    position["crossed"][3][11] = 4
    game = Game.from_position(position)
    game.play("draw L")
    assert game.position()["left"] == [12, 6]


# --- T14: obsolete cards in the centre ------------------------------------------------------------------------------


def test_a_12_in_the_face_down_pile_is_not_removed(rules: Rules) -> None:
    """T14."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 5}, centre=[12, 12, 6])
    game.play("draw R", "draw C")
    assert hand(game)[-1] == 12
    assert game.position()["centre"] == [12, 6]


def test_an_obsolete_12_in_the_hand_can_only_be_discarded(rules: Rules) -> None:
    """T14."""
    game = rules.triggs([12], crossed={12: 5}, others_crossed={12: 5})
    assert moves(game) == {"draw L", "draw C", "draw R", "discard 12x1"}


# --- T15: settling the table ----------------------------------------------------------------------------------------


def test_a_pile_emptied_by_removals_is_refilled(rules: Rules) -> None:
    """T15."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5, 12], discard=[10])
    game.play("draw L")
    assert (game.position()["left"], game.position()["box"]) == ([10], [12])


def test_a_12_that_a_refill_brings_to_the_top_is_removed(rules: Rules) -> None:
    """T15."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5], discard=[12, 12])
    game.play("draw L")
    assert (game.position()["left"], game.position()["box"]) == ([], [12, 12])


def test_removals_and_refills_follow_each_other_until_nothing_changes(rules: Rules) -> None:
    """T15. The left pile goes to the box, is rebuilt from the two discarded 12s, and these go as well."""
    game = rules.triggs([12, 2], crossed={12: 4}, others_crossed={12: 5}, left=[12, 12], discard=[12])
    game.play("form 12=12")
    assert (game.position()["left"], game.position()["discard"]) == ([], [])
    assert game.position()["box"] == [12] * 4


def test_removals_come_before_refills(rules: Rules) -> None:
    """T15. The obsolete 12 is gone before the discards become a pile, so it is not shuffled under them."""
    game = rules.triggs([12, 3], crossed={12: 4}, others_crossed={12: 5}, left=[12], right=[12, 7])
    game.play("form 12=12")
    assert game.position()["box"] == [12, 12, 12]
    assert (game.position()["left"], game.position()["right"]) == ([], [7])


def test_the_table_is_settled_between_the_two_cards_of_a_draw(rules: Rules) -> None:
    """T15."""
    game = rules.triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5, 12, 6])
    game.play("draw L", "draw L")
    assert hand(game) == [2, 5, 6]


# --- T16: who sees what ---------------------------------------------------------------------------------------------


def test_a_player_sees_their_own_hand() -> None:
    """T16."""
    assert triggs([2, 3, 9]).view(0).json["hands"][0] == [2, 3, 9]


def test_nobody_sees_anothers_hand_but_everyone_sees_its_size() -> None:
    """T16."""
    assert triggs([2, 3, 9], [4, 4, 5, 6]).view(0).json["hands"][1] == [None] * 4


def test_an_onlooker_sees_no_hand() -> None:
    """T16."""
    assert triggs([2, 3], [4]).view().json["hands"] == [[None, None], [None]]


def test_everyone_sees_all_sheets() -> None:
    """T16."""
    game = triggs([2], crossed={9: 2}, others_crossed={12: 4})
    assert game.view().json["crossed"] == game.position()["crossed"]


def test_everyone_sees_the_size_of_every_pile() -> None:
    """T16."""
    seen = triggs([2], left=[5, 6], right=[7], centre=[8, 9, 10]).view(0).json
    assert (len(seen["left"]), len(seen["centre"]), len(seen["right"])) == (2, 3, 1)


def test_everyone_sees_every_discarded_and_played_card() -> None:
    """T16."""
    game = triggs([9, 9, 4], [11, 7, 5])
    game.play("discard 9x2", "form 11=11")
    assert game.view().json["discard"] == [11, 9, 9]


def test_everyone_sees_every_boxed_card() -> None:
    """T16."""
    game = triggs([12, 3], crossed={12: 5}, others_crossed={12: 5})
    game.play("discard 12x1")
    assert game.view(1).json["box"] == [12]


def test_a_card_taken_face_up_is_known_to_all() -> None:
    """T16."""
    game = triggs([2], left=[5, 6])
    game.play("draw L", "draw C")
    assert game.view(1).json["hands"][0] == [5, None, None]


def test_a_card_taken_face_up_is_no_longer_known_once_it_has_been_played() -> None:
    """T16."""
    game = triggs([2, 4], [3, 3], left=[5, 6])
    game.play("draw L", "draw C", "discard 3x1", "discard 5x1")
    assert game.view(1).json["hands"][0] == [None, None, None]


def test_a_card_drawn_from_the_centre_is_known_to_its_holder_only() -> None:
    """T16."""
    game = triggs([2], centre=[8, 9, 10])
    game.play("draw C", "draw C")
    assert game.view(0).json["hands"][0] == [2, 8, 9]
    assert game.view(1).json["hands"][0] == [None, None, None]


def test_the_order_of_hidden_cards_makes_no_difference_to_what_is_seen() -> None:
    """T16. Two tables that differ only in what is hidden look the same to player 1, and to an onlooker."""
    one = triggs([2], [4, 5], left=[6, 7, 8], centre=[9, 10])
    other = triggs([2], [9, 7], left=[6, 8, 5], centre=[4, 10])
    assert one.view(0).json == other.view(0).json
    assert one.view().json == other.view().json


def test_only_the_player_on_turn_is_offered_moves() -> None:
    """T16. The moves tell the hand, so nobody else sees them."""
    game = triggs([2, 3])
    assert game.view(0).moves == game.moves()
    assert game.view(1).moves == []
    assert game.view().moves == []
