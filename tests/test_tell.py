"""What has happened, in plain words; hidden cards are never told to others."""

from __future__ import annotations

import pytest

from tables import FULL, advanced, runtrip, team, triggs

# --- Triggs ---------------------------------------------------------------------------------------------------------


def test_a_draw_tells_the_card_taken_face_up_and_hides_the_one_from_the_centre() -> None:
    """T16."""
    game = triggs([2], left=[8, 6], centre=[11, 9])
    game.play("draw L", "draw C")
    assert game.tell() == ["Player 1 draws an 8 from the left and a card from the centre."]
    assert game.tell(1) == ["Player 1 draws an 8 from the left and a card from the centre."]


def test_the_player_who_draws_is_told_both_cards() -> None:
    """T16."""
    game = triggs([2], left=[8, 6], centre=[11, 9])
    game.play("draw L", "draw C")
    assert game.tell(0) == ["You draw an 8 from the left and an 11 from the centre."]


def test_a_draw_of_one_card() -> None:
    game = triggs([2] * 9, right=[5, 6])
    game.play("draw R")
    assert game.tell() == ["Player 1 draws a 5 from the right."]


def test_a_draw_that_is_not_finished() -> None:
    game = triggs([2], right=[5, 6])
    game.play("draw R")
    assert game.tell() == ["Player 1 draws a 5 from the right."]


def test_a_single_card_is_discarded() -> None:
    game = triggs([9, 4])
    game.play("discard 9x1")
    assert game.tell() == ["Player 1 discards a 9."]


def test_several_cards_are_discarded() -> None:
    game = triggs([9, 9, 4])
    game.play("discard 9x2")
    assert game.tell() == ["Player 1 discards two 9s."]


def test_obsolete_cards_are_put_in_the_box() -> None:
    """T13."""
    game = triggs([12, 12, 4], crossed={12: 5}, others_crossed={12: 5})
    game.play("discard 12x2")
    assert game.tell() == ["Player 1 puts two 12s back in the box."]


def test_mary_crosses_off_four_11s() -> None:
    game = triggs([11, 11, 7, 4, 10, 1, 5])
    game.play("form 11=11", "form 11=11", "form 11=7+4", "form 11=10+1")
    assert game.tell() == ["Player 1 crosses off four 11s (11, 11, 7+4, 10+1)."]


def test_two_11s_fill_the_row() -> None:
    game = triggs([9, 4], [11, 7, 4, 3], others_crossed={11: 3})
    game.play("discard 9x1", "form 11=11", "form 11=7+4")
    assert game.tell(since=1) == ["Player 2 crosses off two 11s (11, 7+4) and fills the row."]


def test_sarahs_chain_of_extra_crosses() -> None:
    game = triggs([10, 12], crossed={10: 3, 8: 3})
    game.play("form 10=10", "extra 8", "extra 5")
    assert game.tell() == [
        "Player 1 crosses off a 10 (10) and fills the row.",
        "Player 1 makes the extra cross in row 8 and fills it.",
        "Player 1 makes the extra cross in row 5.",
    ]


def test_the_winning_cross() -> None:
    game = triggs([12, 3], crossed={**FULL, 12: 4})
    game.play("form 12=12")
    assert game.tell()[-1] == "Player 1 has crossed off everything and wins!"


def test_a_refilled_pile() -> None:
    """T10."""
    game = triggs([9, 9, 4], left=[])
    game.play("discard 9x2")
    assert game.tell() == ["Player 1 discards two 9s.", "The left pile is refilled with 2 cards."]


def test_an_obsolete_card_on_a_pile() -> None:
    """T13."""
    game = triggs([2], crossed={12: 5}, others_crossed={12: 5}, left=[5, 12, 6])
    game.play("draw L")
    assert game.tell()[-1] == "The 12 on the left pile goes back in the box."


def test_five_new_cards_are_told_to_their_holder_only() -> None:
    """T9, T16."""
    game = triggs([9], centre=[3, 4, 5, 6, 7, 8])
    game.play("discard 9x1")
    assert game.tell(0)[-1] == "You have no cards left and draw 3, 4, 5, 6, 7 from the centre."
    assert game.tell(1)[-1] == "Player 1 has no cards left and draws new ones from the centre."


def test_all_five_new_cards_are_told_when_the_centre_is_refilled_in_between() -> None:
    """T9, T10."""
    game = triggs([8], centre=[3], discard=[8, 8, 8, 8])
    game.play("discard 8x1")
    told = " ".join(game.tell(0)[1:])
    assert "3" in told
    assert told.count("8") == 4


def test_a_player_who_finds_the_centre_empty_is_not_said_to_draw() -> None:
    """T12."""
    game = triggs([12], crossed={12: 5}, others_crossed={12: 5}, centre=[])
    game.play("discard 12x1")
    assert "draws new ones" not in " ".join(game.tell())


def test_turns_are_told_one_after_another() -> None:
    game = triggs([9, 4], [8, 3])
    game.play("discard 9x1", "discard 8x1")
    assert game.tell() == ["Player 1 discards a 9.", "Player 2 discards an 8."]


def test_only_what_has_happened_since_is_told() -> None:
    game = triggs([9, 4], [8, 3])
    game.play("discard 9x1", "discard 8x1")
    assert game.tell(since=1) == ["Player 2 discards an 8."]


def test_players_are_called_by_their_names() -> None:
    game = triggs([9, 4], [8, 3])
    game.play("discard 9x1", "discard 8x1")
    assert game.tell(names=["Tim", "Sarah"]) == ["Tim discards a 9.", "Sarah discards an 8."]


# --- Run & Trip -----------------------------------------------------------------------------------------------------


def test_a_run() -> None:
    """R5."""
    game = runtrip([4, 0], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5]")
    assert game.tell() == ["Player 1 runs with 8[5] from 4 to 12."]


def test_a_run_from_the_start() -> None:
    game = runtrip([0, 0], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5]")
    assert game.tell() == ["Player 1 runs with 8[5] from the start to 8."]


def test_a_run_that_pushes_others() -> None:
    """R8."""
    game = runtrip([4, 12, 11], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5]")
    assert game.tell() == [
        "Player 1 runs with 8[5] from 4 to 12.",
        "Player 2 is pushed back from 12 to 11.",
        "Player 3 is pushed back from 11 to 10.",
    ]


def test_a_chain_of_pushes_is_told_from_the_first_to_the_last() -> None:
    """R8. Player 2 pushes player 1, who pushes player 4."""
    game = runtrip([11, 12, 4, 10], ["8[5]", "1[2]"], deck=[], turn=2)
    game.play("run 8[5]")
    assert game.tell(language="de") == [
        "Spieler 3 läuft mit 8[5] von 4 auf 12.",
        "Spieler 2 wird von 12 auf 11 zurückgeschoben.",
        "Spieler 1 wird von 11 auf 10 zurückgeschoben.",
        "Spieler 4 wird von 10 auf 9 zurückgeschoben.",
    ]


def test_who_is_pushed_by_the_one_they_trip_is_told_to_go_back_and_then_forward() -> None:
    """R11."""
    game = runtrip([9, 12], ["3[223]"], deck=[])
    game.play("trip 2 3[223]")
    assert game.tell()[1:] == [
        "Player 2 goes back from 12 to 9.",
        "Player 1 is pushed back from 9 to 8.",
        "Player 1 goes forward from 8 to 11.",
    ]


def test_a_tripped_token_that_is_pushed_where_it_arrives_is_told_to_go_back_twice() -> None:
    """R11. The tripped token goes from 12 to 9, then the own one from 6 to 9."""
    game = runtrip([6, 12], ["3[223]"], deck=[])
    game.play("trip 2 3[223]")
    assert game.tell()[1:] == [
        "Player 2 goes back from 12 to 9.",
        "Player 1 goes forward from 6 to 9.",
        "Player 2 is pushed back from 9 to 8.",
    ]


def test_a_run_that_would_pass_100() -> None:
    """R10."""
    game = runtrip([95, 0], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5]")
    assert game.tell() == ["Player 1 plays 8[5], but the token would pass 100 and stays."]


def test_the_worked_example() -> None:
    """R6 to R9. Every token that moves is told, and the two trips one after the other."""
    game = runtrip([0, 5, 12], ["3[22]", "4[3]", "6[5]"], deck=[])
    game.play("trip 3 3[22] 4[3]", "trip 3 6[5]")
    told = game.tell()
    assert told[0] == "Player 1 trips Player 3 with 3[22], 4[3]."
    assert told[1] == "Player 3 goes back from 12 to 5."
    assert told[2:4] == ["Player 2 is pushed back from 5 to 4.", "Player 1 goes forward from the start to 7."]  # R11
    assert told[4] == "Player 1 trips Player 3 with 6[5]."
    assert told[5:] == ["Player 3 goes back from 5 to the start.", "Player 1 goes forward from 7 to 13."]


def test_of_cards_others_draw_only_the_numbers_are_told() -> None:
    """R4."""
    game = runtrip([0, 0], ["8[5]", "1[2]"], deck=["9[P]", "6[7]", "2[3]"])
    game.play("run 8[5]")
    assert game.tell(0)[-1] == "You draw 9[P], 6[7]."
    assert game.tell(1)[-1] == "Player 1 draws 9[?], 6[?]."
    assert game.tell()[-1] == "Player 1 draws 9[?], 6[?]."


def test_with_two_tokens_each_is_called_by_its_letter() -> None:
    """R15."""
    game = advanced([(4, 12), (0, 0)], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5] a")
    assert game.tell() == [
        "Player 1 runs with 8[5]: Player 1’s token a goes from 4 to 12.",
        "Player 1’s token b is pushed back from 12 to 11.",
    ]


def test_in_team_tokens_belong_to_a_side() -> None:
    """R18."""
    game = team([(4, 12), (0, 0)], ["8[5]", "1[2]"], deck=[], turn=2)
    game.play("run 8[5] b")
    assert game.tell() == ["Player 3 runs with 8[5]: Team 1’s token b goes from 12 to 20."]


# --- you ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You discard two 9s.", "Ben discards an 8."),
        ("de", "Du wirfst zwei Neunen ab.", "Ben wirft eine 8 ab."),
        ("es", "Descartas dos 9.", "Ben descarta un 8."),
        ("it", "Scarti due 9.", "Ben scarta un 8."),
    ],
)
def test_whoever_listens_is_you(language: str, yours: str, theirs: str) -> None:
    game = triggs([9, 9, 4], [8, 3])
    game.play("discard 9x2", "discard 8x1")
    assert game.tell(0, language, names=["Ann", "Ben"]) == [yours, theirs]


def test_you_are_tripped_and_pushed() -> None:
    game = runtrip([0, 5, 12], ["3[22]", "4[3]", "6[5]"], deck=[])
    game.play("trip 3 3[22] 4[3]")
    assert game.tell(0)[0] == "You trip Player 3 with 3[22], 4[3]."
    assert game.tell(1)[2] == "You are pushed back from 5 to 4."
    assert game.tell(2)[:2] == ["Player 1 trips you with 3[22], 4[3].", "You go back from 12 to 5."]
    assert game.tell(2, "de")[0] == "Spieler 1 stellt dir mit 3[22], 4[3] ein Bein."


def test_with_two_tokens_yours_are_yours_and_in_team_your_partners_too() -> None:
    game = team([(4, 12), (0, 0)], ["8[5]", "1[2]"], deck=[], turn=2)
    game.play("run 8[5] a")
    pushed = "Your token b is pushed back from 12 to 11."
    assert game.tell(2) == ["You run with 8[5]: your token a goes from 4 to 12.", pushed]
    assert game.tell(0)[1] == pushed
    assert game.tell(1)[1] == "Team 1’s token b is pushed back from 12 to 11."
