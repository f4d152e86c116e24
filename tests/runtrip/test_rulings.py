"""The rulings on Run & Trip, R1 to R20 of the project's rules, each as tests that read as rules.

A test with ``rules`` holds for both implementations. Views, options and layouts are the first one's alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from race108.errors import BadLayout, BadOption, IllegalMove
from race108.game import Game
from race108.games.runtrip.layout import named_layout
from tables import Rules, factors, factors_text, hand, moves, refused, runtrip, team, tokens


def deal(rules: Rules, players: int, seed: int = 1, **options: Any) -> dict[str, Any]:
    """A new table."""
    return rules.new("runtrip", players=players, seed=seed, **options).position()


# --- the worked example ---------------------------------------------------------------------------------------------


def test_yellow_trips_blue_twice_and_pushes_red_and_then_red_runs(rules: Rules) -> None:
    """R5 to R9. The rulebook's example: players 1, 2 and 3 are Yellow, Red and Blue."""
    game = rules.runtrip([0, 5, 12], ["3[22]", "4[3]", "6[5]"], ["8[5]"])
    game.play("trip 3 3[22] 4[3]")
    assert tokens(game) == [7, 4, 5]
    game.play("trip 3 6[5]")
    assert tokens(game) == [13, 4, 0]
    game.play("run 8[5]")
    assert tokens(game) == [13, 12, 0]


# --- R1: the layout -------------------------------------------------------------------------------------------------


def test_a_square_shows_the_prime_factors_of_its_number() -> None:
    """R1."""
    squares = named_layout("factors").squares
    assert (squares[12], squares[97], squares[60], squares[64]) == ("223", "P", "2235", "222222")


def test_every_prime_above_7_shows_the_same_symbol() -> None:
    """R1."""
    squares = named_layout("factors").squares
    assert (squares[11], squares[26], squares[77], squares[99]) == ("P", "2P", "7P", "33P")


@pytest.mark.parametrize("square", [0, 1])
def test_the_start_and_square_1_are_safe(rules: Rules, square: int) -> None:
    """R1."""
    game = rules.runtrip([5, square], ["2[2]", "3[3]"])
    assert moves(game, "trip") == set()
    refused(game, "trip 2 2[2]", IllegalMove, "safe")


def test_square_100_shows_nothing() -> None:
    """R1."""
    assert named_layout("factors").squares[100] == ""


def test_a_layout_of_ones_own_is_loaded_from_a_file(tmp_path: Path) -> None:
    """R1."""
    file = tmp_path / "mine.toml"
    file.write_text(factors_text().replace('"factors"', '"mine"').replace('"", "2", "3",', '"5", "2", "3",'))
    game = Game.new("runtrip", seed=1, layout=str(file))
    assert game.position()["layout"]["squares"][0] == "5"


def test_a_game_is_played_by_the_symbols_of_its_layout() -> None:
    """R1."""
    mine = factors() | {"name": "mine", "squares": ["5", *factors()["squares"][1:]]}
    game = runtrip([5, 1], ["2[2]", "3[5]"], layout=mine)
    assert moves(game, "trip") == {"trip 2 3[5]"}


def test_a_layout_with_eleven_cards_of_a_number_is_refused() -> None:
    """R1."""
    mine = factors()
    mine["cards"]["4"].pop()
    with pytest.raises(BadLayout, match="number 4 must have twelve different cards; it has 11"):
        Game.new("runtrip", layout=mine)


def test_a_layout_with_two_equal_cards_of_a_number_is_refused() -> None:
    """R1."""
    mine = factors()
    mine["cards"]["4"][:2] = ["2P", "P2"]
    with pytest.raises(BadLayout, match="number 4 must have twelve different cards"):
        Game.new("runtrip", layout=mine)


def test_a_layout_with_an_unknown_symbol_on_a_square_is_refused() -> None:
    """R1."""
    mine = factors()
    mine["squares"][11] = "22X"
    with pytest.raises(BadLayout, match="Square 12 shows “X”"):
        Game.new("runtrip", layout=mine)


def test_a_layout_with_an_unknown_symbol_on_a_card_is_refused() -> None:
    """R1."""
    mine = factors()
    mine["cards"]["4"][0] = "X"
    with pytest.raises(BadLayout, match="card with the number 4 shows “X”"):
        Game.new("runtrip", layout=mine)


def test_a_layout_with_a_square_that_no_cards_can_match_is_refused() -> None:
    """R1."""
    mine = factors()
    mine["symbols"].append("S")
    mine["squares"][11] = "22S"
    with pytest.raises(BadLayout, match="No set of cards can match square 12"):
        Game.new("runtrip", layout=mine)


# --- R2: the cards --------------------------------------------------------------------------------------------------


def symbols_with(number: int) -> set[str]:
    """The symbols on the cards with a number."""
    return {card[2:-1] for card in named_layout("factors").cards if card[0] == str(number)}


COMMON = {"2", "3", "5", "7", "P", "22", "23", "2P", "33"}


@pytest.mark.parametrize("number", [1, 4, 7])
def test_the_numbers_1_4_and_7_also_have_25_3p_and_222(number: int) -> None:
    """R2."""
    assert symbols_with(number) == COMMON | {"25", "3P", "222"}


@pytest.mark.parametrize("number", [2, 5, 8])
def test_the_numbers_2_5_and_8_also_have_27_5p_and_22p(number: int) -> None:
    """R2."""
    assert symbols_with(number) == COMMON | {"27", "5P", "22P"}


@pytest.mark.parametrize("number", [3, 6, 9])
def test_the_numbers_3_6_and_9_also_have_35_7p_and_223(number: int) -> None:
    """R2."""
    assert symbols_with(number) == COMMON | {"35", "7P", "223"}


# --- R3: setup ------------------------------------------------------------------------------------------------------


def test_everyone_starts_on_the_start_with_two_cards(rules: Rules) -> None:
    """R3."""
    start = deal(rules, players=5)
    assert start["tokens"] == [[0]] * 5
    assert [len(cards) for cards in start["hands"]] == [2] * 5


def test_the_rest_of_the_108_cards_is_the_deck(rules: Rules) -> None:
    """R3."""
    start = deal(rules, players=2)
    assert len(start["deck"]) == 104
    assert len({*start["deck"], *start["hands"][0], *start["hands"][1]}) == 108


def test_any_player_may_be_drawn_to_start(rules: Rules) -> None:
    """R3."""
    assert {deal(rules, players=6, seed=seed)["turn"] for seed in range(60)} == {0, 1, 2, 3, 4, 5}


# --- R4: who sees what ----------------------------------------------------------------------------------------------


def test_a_player_sees_the_symbols_of_their_own_cards() -> None:
    """R4."""
    assert runtrip([0, 0], ["3[22]", "4[3]"]).view(0).json["hands"][0] == ["3[22]", "4[3]"]


def test_of_the_others_cards_only_the_numbers_are_seen() -> None:
    """R4."""
    game = runtrip([0, 0], ["3[22]", "4[3]"], ["8[5]", "6[7]"])
    assert game.view(0).json["hands"][1] == ["6[?]", "8[?]"]
    assert game.view().json["hands"] == [["3[?]", "4[?]"], ["6[?]", "8[?]"]]


def test_of_the_deck_only_its_size_and_the_number_on_top_are_seen() -> None:
    """R4."""
    game = runtrip([0, 0], ["3[22]"], deck=["9[P]", "1[2]", "2[2]"])
    assert game.view(0).json["deck"] == ["9[?]", "?", "?"]


def test_everyone_sees_all_tokens() -> None:
    """R4."""
    assert runtrip([4, 9], ["3[22]"]).view().json["tokens"] == [[4], [9]]


def test_every_played_card_is_seen_whole() -> None:
    """R4."""
    game = runtrip([0, 0], ["3[22]", "4[3]"])
    game.play("run 4[3]")
    assert game.view(1).json["discard"] == ["4[3]"]


def test_a_card_drawn_is_known_to_others_by_its_number_only() -> None:
    """R4."""
    game = runtrip([0, 0], ["3[22]"], deck=["9[P]", "1[2]", "2[2]"])
    game.play("run 3[22]")
    assert game.view(1).json["hands"][0] == ["1[?]", "9[?]"]
    assert game.view(0).json["hands"][0] == ["1[2]", "9[P]"]


def test_the_order_of_hidden_cards_makes_no_difference_to_what_is_seen() -> None:
    """R4. Two tables that differ only in what is hidden look the same to player 1."""
    one = runtrip([0, 5], ["3[22]"], ["8[5]"], deck=["9[P]", "1[2]", "8[7]", "9[2]"])
    other = runtrip([0, 5], ["3[22]"], ["8[7]"], deck=["9[2]", "8[5]", "1[2]", "9[P]"])
    assert one.view(0).json == other.view(0).json


def test_only_the_player_on_turn_is_offered_moves() -> None:
    """R4. The moves tell the hand, so nobody else sees them."""
    game = runtrip([0, 5], ["4[5]", "2[3]"])
    assert game.view(0).moves == game.moves()
    assert game.view(1).moves == []


# --- R5: run --------------------------------------------------------------------------------------------------------


def test_a_run_moves_the_token_forward_by_the_cards_number(rules: Rules) -> None:
    """R5."""
    game = rules.runtrip([4, 0], ["8[5]", "1[2]"])
    game.play("run 8[5]")
    assert tokens(game) == [12, 0]
    assert game.turn == 1


def test_any_card_of_the_hand_may_be_run_with(rules: Rules) -> None:
    """R5."""
    assert moves(rules.runtrip([0, 0], ["8[5]", "1[2]"]), "run") == {"run 1[2]", "run 8[5]"}


def test_a_player_with_cards_must_run_or_trip(rules: Rules) -> None:
    """R5."""
    refused(rules.runtrip([0, 0], ["8[5]"]), "end", IllegalMove, "cannot be passed")


# --- R6: trip -------------------------------------------------------------------------------------------------------


def test_a_tripped_token_goes_back_by_the_sum_and_the_own_goes_forward_by_it(rules: Rules) -> None:
    """R6."""
    game = rules.runtrip([20, 12], ["3[22]", "4[3]"])
    game.play("trip 2 3[22] 4[3]")
    assert tokens(game) == [27, 5]


def test_a_trip_may_take_a_single_card(rules: Rules) -> None:
    """R6."""
    game = rules.runtrip([0, 12], ["3[223]", "4[3]"])
    game.play("trip 2 3[223]")
    assert tokens(game) == [3, 9]


def test_cards_that_show_too_little_do_not_trip(rules: Rules) -> None:
    """R6."""
    game = rules.runtrip([0, 12], ["3[22]", "4[2]"])
    refused(game, "trip 2 3[22]", IllegalMove, "must match exactly")


def test_cards_that_show_too_much_do_not_trip(rules: Rules) -> None:
    """R6."""
    game = rules.runtrip([0, 12], ["3[22]", "4[3]", "5[2]"])
    refused(game, "trip 2 3[22] 4[3] 5[2]", IllegalMove, "must match exactly")


def test_every_set_of_cards_that_matches_is_a_trip(rules: Rules) -> None:
    """R6."""
    game = rules.runtrip([0, 12], ["3[22]", "4[3]", "5[2]", "6[23]"])
    assert moves(game, "trip") == {"trip 2 3[22] 4[3]", "trip 2 5[2] 6[23]"}


def test_ones_own_token_cannot_be_tripped(rules: Rules) -> None:
    """R6."""
    game = rules.runtrip([12, 0], ["3[22]", "4[3]"])
    refused(game, "trip 1 3[22] 4[3]", IllegalMove, "your own")


# --- R7: tripping again ---------------------------------------------------------------------------------------------


def test_after_a_trip_the_player_may_trip_any_opponent_again(rules: Rules) -> None:
    """R7."""
    game = rules.runtrip([30, 12, 7], ["1[22]", "1[3]", "2[7]", "4[25]", "9[2]"])
    game.play("trip 2 1[22] 1[3]")
    assert moves(game) == {"trip 2 4[25]", "trip 3 2[7]", "end"}


def test_after_a_trip_nobody_runs(rules: Rules) -> None:
    """R7."""
    game = rules.runtrip([30, 12, 7], ["3[223]", "2[7]", "8[5]"])
    game.play("trip 2 3[223]")
    refused(game, "run 8[5]", IllegalMove, "not run")


def test_after_a_trip_the_player_may_end_the_turn(rules: Rules) -> None:
    """R7."""
    game = rules.runtrip([30, 12, 7], ["3[223]", "2[7]", "8[5]"])
    game.play("trip 2 3[223]", "end")
    assert tokens(game) == [33, 9, 7]
    assert game.turn == 1


def test_the_turn_ends_by_itself_when_no_further_trip_is_possible(rules: Rules) -> None:
    """R7."""
    game = rules.runtrip([30, 12, 7], ["3[223]", "8[5]"])
    game.play("trip 2 3[223]")
    assert game.turn == 1


# --- R8: pushes -----------------------------------------------------------------------------------------------------


def test_a_token_that_arrives_on_an_occupied_square_pushes_the_other_back_one(rules: Rules) -> None:
    """R8."""
    game = rules.runtrip([4, 12], ["8[5]"])
    game.play("run 8[5]")
    assert tokens(game) == [12, 11]


def test_a_pushed_token_may_push_another_and_so_on(rules: Rules) -> None:
    """R8."""
    game = rules.runtrip([4, 12, 11, 10, 8], ["8[5]"])
    game.play("run 8[5]")
    assert tokens(game) == [12, 11, 10, 9, 8]


def test_a_pushed_token_takes_the_square_that_was_just_left(rules: Rules) -> None:
    """R8."""
    game = rules.runtrip([10, 11, 9], ["1[2]"])
    game.play("run 1[2]")
    assert tokens(game) == [11, 10, 9]


def test_a_chain_of_pushes_ends_on_the_start(rules: Rules) -> None:
    """R8."""
    game = rules.runtrip([0, 2, 1], ["2[2]"])
    game.play("run 2[2]")
    assert tokens(game) == [2, 1, 0]


def test_a_tripped_token_pushes_too(rules: Rules) -> None:
    """R8."""
    game = rules.runtrip([50, 12, 9, 8], ["3[223]"])
    game.play("trip 2 3[223]")
    assert tokens(game) == [53, 9, 8, 7]


def test_a_token_pushed_to_the_start_pushes_nobody(rules: Rules) -> None:
    """R8."""
    game = rules.runtrip([0, 1, 0], ["1[2]", "9[2]"])
    game.play("run 1[2]")
    assert tokens(game) == [1, 0, 0]


def test_a_token_may_push_ones_own_other_token(rules: Rules) -> None:
    """R8."""
    game = rules.advanced([(4, 12), (0, 0)], ["8[5]"])
    game.play("run 8[5] a")
    assert tokens(game) == [[12, 11], [0, 0]]


def test_a_token_may_push_the_partners_token(rules: Rules) -> None:
    """R8."""
    game = rules.team([(4, 12), (30, 31)], ["8[5]"], turn=2)
    game.play("run 8[5] a")
    assert tokens(game) == [[12, 11], [30, 31]]


def test_the_start_has_room_for_everyone(rules: Rules) -> None:
    """R8."""
    game = rules.runtrip([9, 4, 0], ["5[22]", "9[2]"])
    game.play("trip 2 5[22]")
    assert tokens(game) == [14, 0, 0]


# --- R9: the start --------------------------------------------------------------------------------------------------


def test_a_tripped_token_stops_at_the_start(rules: Rules) -> None:
    """R9."""
    game = rules.runtrip([10, 5], ["6[5]", "1[2]"])
    game.play("trip 2 6[5]")
    assert tokens(game) == [16, 0]


# --- R10: the goal --------------------------------------------------------------------------------------------------


def test_a_token_that_would_pass_100_stays_and_the_card_is_spent(rules: Rules) -> None:
    """R10."""
    game = rules.runtrip([95, 0], ["8[5]", "1[2]"], deck=["9[P]", "9[2]"])
    game.play("run 8[5]")
    assert tokens(game) == [95, 0]
    assert hand(game) == ["1[2]", "9[2]", "9[P]"]
    assert game.turn == 1


def test_a_token_that_stays_pushes_nobody(rules: Rules) -> None:
    """R10."""
    game = rules.runtrip([95, 94, 93], ["8[5]"])
    game.play("run 8[5]")
    assert tokens(game) == [95, 94, 93]


def test_in_a_trip_the_opponent_goes_back_even_if_the_own_token_would_pass_100(rules: Rules) -> None:
    """R10."""
    game = rules.runtrip([95, 12], ["3[22]", "4[3]"])
    game.play("trip 2 3[22] 4[3]")
    assert tokens(game) == [95, 5]


# --- R11: the opponent moves first ----------------------------------------------------------------------------------


def test_the_own_token_moves_from_where_the_tripped_one_has_pushed_it(rules: Rules) -> None:
    """R11."""
    game = rules.runtrip([9, 12], ["3[223]"])
    game.play("trip 2 3[223]")
    assert tokens(game) == [11, 9]


def test_the_own_token_may_land_on_the_tripped_one_and_push_it(rules: Rules) -> None:
    """R11. The tripped token goes from 12 to 9, then the own one from 6 to 9."""
    game = rules.runtrip([6, 12], ["3[223]"])
    game.play("trip 2 3[223]")
    assert tokens(game) == [9, 8]


def test_the_pushes_of_the_tripped_token_are_complete_before_the_own_one_moves(rules: Rules) -> None:
    """R11. Player 3 is pushed from 9 to 8 and pushes player 1 from 8 to 7, who then goes 3 forward."""
    game = rules.runtrip([8, 12, 9], ["3[223]"])
    game.play("trip 2 3[223]")
    assert tokens(game) == [10, 9, 8]


# --- R12: drawing ---------------------------------------------------------------------------------------------------


def test_after_a_run_the_player_draws_two_cards(rules: Rules) -> None:
    """R12."""
    game = rules.runtrip([0, 0], ["8[5]", "1[2]"], deck=["9[P]", "9[2]", "9[3]"])
    game.play("run 8[5]")
    assert hand(game) == ["1[2]", "9[2]", "9[P]"]
    assert game.position()["deck"] == ["9[3]"]


def test_after_several_trips_the_player_draws_two_cards_only(rules: Rules) -> None:
    """R12."""
    game = rules.runtrip([30, 12, 7], ["3[223]", "2[7]"], deck=["9[P]", "9[2]", "9[3]"])
    game.play("trip 2 3[223]", "trip 3 2[7]")
    assert hand(game) == ["9[2]", "9[P]"]


def test_nothing_is_drawn_between_two_trips(rules: Rules) -> None:
    """R12."""
    game = rules.runtrip([30, 12, 7], ["3[223]", "2[7]"])
    game.play("trip 2 3[223]")
    assert hand(game) == ["2[7]"]


def test_the_last_card_of_the_deck_is_drawn_alone(rules: Rules) -> None:
    """R12."""
    game = rules.runtrip([0, 0], ["8[5]", "1[2]"], deck=["9[P]"])
    game.play("run 8[5]")
    assert hand(game) == ["1[2]", "9[P]"]
    assert game.position()["deck"] == []


def test_discards_are_never_reused(rules: Rules) -> None:
    """R12."""
    game = rules.runtrip([0, 0], ["8[5]", "1[2]"], deck=[])
    game.play("run 8[5]")
    assert hand(game) == ["1[2]"]


def test_played_cards_go_to_the_discard_pile(rules: Rules) -> None:
    """R12."""
    game = rules.runtrip([30, 12], ["3[22]", "4[3]"])
    game.play("trip 2 3[22] 4[3]")
    assert sorted(game.position()["discard"]) == ["3[22]", "4[3]"]


# --- R13: the end ---------------------------------------------------------------------------------------------------


def test_the_game_ends_at_once_when_a_token_reaches_100(rules: Rules) -> None:
    """R13."""
    game = rules.runtrip([92, 98], ["8[5]", "1[2]"])
    game.play("run 8[5]")
    assert game.winners == [0]
    assert hand(game) == ["1[2]"]


def test_a_trip_may_reach_100_too(rules: Rules) -> None:
    """R13."""
    game = rules.runtrip([93, 12, 7], ["3[22]", "4[3]", "2[7]"])
    game.play("trip 2 3[22] 4[3]")
    assert game.winners == [0]
    assert tokens(game) == [100, 5, 7]


def test_the_game_ends_when_nobody_has_any_cards(rules: Rules) -> None:
    """R13."""
    game = rules.runtrip([0, 30, 12], ["8[5]"], [], [], deck=[])
    game.play("run 8[5]")
    assert game.over
    assert game.winners == [1]


def test_a_player_without_cards_is_skipped(rules: Rules) -> None:
    """R13."""
    game = rules.runtrip([0, 0, 0], ["8[5]", "1[2]"], [], ["4[3]"], deck=[])
    game.play("run 8[5]")
    assert game.turn == 2


def test_the_only_player_with_cards_plays_on(rules: Rules) -> None:
    """R13."""
    game = rules.runtrip([0, 0, 0], ["8[5]", "1[2]"], [], [], deck=[])
    game.play("run 8[5]")
    assert game.turn == 0
    assert not game.over


def test_players_level_on_the_start_share_the_win(rules: Rules) -> None:
    """R13."""
    game = rules.runtrip([0, 0, 0], ["8[5]"])
    game.time_up()
    assert game.winners == [0, 1, 2]


def test_only_those_furthest_ahead_win(rules: Rules) -> None:
    """R13."""
    game = rules.runtrip([0, 7, 0], ["8[5]"])
    game.time_up()
    assert game.winners == [1]


# --- R14: Mercy -----------------------------------------------------------------------------------------------------


def test_with_mercy_the_last_token_cannot_be_tripped(rules: Rules) -> None:
    """R14."""
    game = rules.runtrip([30, 12, 20, 25], ["3[223]"], mercy=True)
    assert moves(game, "trip") == set()
    refused(game, "trip 2 3[223]", IllegalMove, "last place")


def test_without_mercy_the_last_token_can_be_tripped(rules: Rules) -> None:
    """R14."""
    assert moves(rules.runtrip([30, 12, 20, 25], ["3[223]"]), "trip") == {"trip 2 3[223]"}


def test_with_mercy_any_token_but_the_last_can_be_tripped(rules: Rules) -> None:
    """R14."""
    game = rules.runtrip([30, 12, 4, 25], ["3[223]"], mercy=True)
    assert moves(game, "trip") == {"trip 2 3[223]"}


def test_mercy_counts_all_tokens_so_ones_own_may_be_the_last(rules: Rules) -> None:
    """R14."""
    game = rules.runtrip([3, 12, 20, 25], ["3[223]"], mercy=True)
    assert moves(game, "trip") == {"trip 2 3[223]"}


@pytest.mark.parametrize("players", [2, 3])
def test_mercy_is_not_for_two_or_three_players(players: int) -> None:
    """R14."""
    with pytest.raises(BadOption, match="4 to 6 players"):
        Game.new("runtrip", players=players, mercy=True)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_mercy_is_for_four_to_six_players(rules: Rules, players: int) -> None:
    """R14."""
    assert deal(rules, players, mercy=True)["mercy"] is True


def test_mercy_is_off_by_default(rules: Rules) -> None:
    """R14."""
    assert deal(rules, players=4)["mercy"] is False


# --- R15: Advanced --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_in_advanced_two_or_three_players_have_two_tokens_each(rules: Rules, players: int) -> None:
    """R15."""
    assert deal(rules, players, variant="advanced")["tokens"] == [[0, 0]] * players


def test_advanced_is_not_for_four_players() -> None:
    """R15."""
    with pytest.raises(BadOption, match="2 to 3 players"):
        Game.new("runtrip", players=4, variant="advanced")


def test_a_run_moves_either_token(rules: Rules) -> None:
    """R15."""
    assert moves(rules.advanced([(3, 9), (0, 0)], ["8[5]"]), "run") == {"run 8[5] a", "run 8[5] b"}


def test_a_run_moves_the_token_that_is_named(rules: Rules) -> None:
    """R15."""
    game = rules.advanced([(3, 9), (0, 0)], ["8[5]"])
    game.play("run 8[5] b")
    assert tokens(game) == [[3, 17], [0, 0]]


def test_in_a_trip_either_of_ones_tokens_goes_forward(rules: Rules) -> None:
    """R15."""
    game = rules.advanced([(20, 30), (12, 40)], ["3[223]"])
    assert moves(game, "trip") == {"trip 2a 3[223] a", "trip 2a 3[223] b"}
    game.play("trip 2a 3[223] b")
    assert tokens(game) == [[20, 33], [9, 40]]


def test_either_token_of_an_opponent_can_be_tripped(rules: Rules) -> None:
    """R15."""
    game = rules.advanced([(20, 30), (40, 12)], ["3[223]"])
    game.play("trip 2b 3[223] a")
    assert tokens(game) == [[23, 30], [40, 9]]


def test_mercy_does_not_apply_in_advanced() -> None:
    """R15."""
    with pytest.raises(BadOption, match="Mercy"):
        Game.new("runtrip", players=3, variant="advanced", mercy=True)


def test_in_advanced_the_winner_is_the_player_whose_last_token_is_furthest_ahead(rules: Rules) -> None:
    """R15."""
    game = rules.advanced([(90, 3), (20, 10), (50, 9)], ["8[5]"])
    game.time_up()
    assert game.winners == [1]


def test_in_advanced_equal_last_tokens_share_the_win(rules: Rules) -> None:
    """R15. Only on the start can they be equal, whatever the first tokens are."""
    game = rules.advanced([(90, 0), (0, 10)], ["8[5]"])
    game.time_up()
    assert game.winners == [0, 1]


# --- R16: only winning tokens go to 100 -----------------------------------------------------------------------------


def test_a_run_to_100_is_legal_when_it_wins(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(92, 30), (99, 29)], ["8[5]"])
    game.play("run 8[5] a")
    assert game.winners == [0]


def test_a_run_to_100_is_refused_when_it_does_not_win(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(92, 30), (99, 31)], ["8[5]"])
    refused(game, "run 8[5] a", IllegalMove, "only if that wins")


def test_the_last_token_must_be_ahead_and_not_merely_level(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(92, 0), (99, 0)], ["8[5]"])
    refused(game, "run 8[5] a", IllegalMove, "only if that wins")


def test_the_last_token_must_be_ahead_of_every_other_players(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(92, 30), (99, 29), (32, 31)], ["8[5]"])
    refused(game, "run 8[5] a", IllegalMove, "only if that wins")


def test_the_same_card_may_still_move_the_other_token(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(92, 30), (99, 31)], ["8[5]"])
    assert moves(game) == {"run 8[5] b"}


def test_a_token_that_would_pass_100_may_be_run_with_although_it_cannot_win(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(93, 30), (99, 31)], ["8[5]"])
    game.play("run 8[5] a")
    assert tokens(game) == [[93, 30], [99, 31]]


def test_a_trip_to_100_is_legal_when_the_tripped_token_falls_behind_by_it(rules: Rules) -> None:
    """R16. The whole move counts: the tripped token goes from 12 to 5, behind 6."""
    game = rules.advanced([(93, 6), (12, 20)], ["3[22]", "4[3]"])
    game.play("trip 2a 3[22] 4[3] a")
    assert game.winners == [0]


def test_a_trip_to_100_is_refused_when_the_tripped_token_stays_ahead(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(93, 4), (12, 20)], ["3[22]", "4[3]"])
    refused(game, "trip 2a 3[22] 4[3] a", IllegalMove, "only if that wins")
    assert moves(game, "trip") == {"trip 2a 3[22] 4[3] b"}


def test_a_trip_to_100_is_refused_when_its_push_puts_the_own_last_token_behind(rules: Rules) -> None:
    """R16. The tripped token arrives on 5 and pushes the own last token to 4."""
    game = rules.advanced([(93, 5), (12, 20)], ["3[22]", "4[3]"])
    refused(game, "trip 2a 3[22] 4[3] a", IllegalMove, "only if that wins")


def test_other_cards_may_trip_where_one_set_is_refused(rules: Rules) -> None:
    """R16."""
    game = rules.advanced([(93, 4), (12, 20)], ["3[22]", "4[3]", "5[3]"])
    assert "trip 2a 3[22] 5[3] a" in game.moves()
    assert "trip 2a 3[22] 4[3] a" not in game.moves()


def test_in_team_a_run_to_100_is_refused_when_it_does_not_win(rules: Rules) -> None:
    """R16."""
    game = rules.team([(92, 30), (99, 31)], ["8[5]"], turn=2)
    refused(game, "run 8[5] a", IllegalMove, "only if that wins")


def test_in_team_a_run_to_100_is_legal_when_it_wins(rules: Rules) -> None:
    """R16."""
    game = rules.team([(92, 30), (99, 29)], ["8[5]"], turn=2)
    game.play("run 8[5] a")
    assert game.winners == [0]


def test_in_the_basic_game_any_token_may_go_to_100(rules: Rules) -> None:
    """R16."""
    game = rules.runtrip([92, 99], ["8[5]"])
    game.play("run 8[5]")
    assert game.winners == [0]


# --- R17: the cut ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "players", "dealt"), [("advanced", 2, 4), ("team", 4, 8)])
def test_the_cut_puts_the_cards_lifted_off_under_the_others(
    rules: Rules, variant: str, players: int, dealt: int
) -> None:
    """R17."""
    uncut = deal(rules, players, variant=variant)["deck"]
    cut = deal(rules, players, variant=variant, cut=40)["deck"]
    assert cut[: 68 - dealt] == uncut[40:]
    assert cut[dealt - 40 :] == uncut[: 40 - dealt]


def test_the_cut_changes_what_is_dealt(rules: Rules) -> None:
    """R17."""
    uncut, cut = deal(rules, 2, variant="advanced"), deal(rules, 2, variant="advanced", cut=40)
    assert sorted(cut["hands"][0]) == sorted(uncut["deck"][36:38])


def test_a_cut_may_be_made_just_above_the_last_card(rules: Rules) -> None:
    """R17. Any point of the deck will do: here the last card becomes the first."""
    assert deal(rules, 2, variant="advanced")["deck"][-1] in deal(rules, 2, variant="advanced", cut=107)["hands"][0]


def test_a_cut_beyond_the_deck_is_refused() -> None:
    """R17."""
    with pytest.raises(BadOption, match="from 0 to 107"):
        Game.new("runtrip", players=2, variant="advanced", cut=108)


# --- R18: Team ------------------------------------------------------------------------------------------------------


def test_in_team_two_sides_have_two_tokens_each(rules: Rules) -> None:
    """R18."""
    assert deal(rules, 4, variant="team")["tokens"] == [[0, 0], [0, 0]]


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_team_is_for_four_players_only(players: int) -> None:
    """R18."""
    with pytest.raises(BadOption, match="exactly 4 players"):
        Game.new("runtrip", players=players, variant="team")


@pytest.mark.parametrize("seat", [0, 2])
def test_seats_1_and_3_move_the_tokens_of_side_1(rules: Rules, seat: int) -> None:
    """R18."""
    game = rules.team([(3, 9), (20, 30)], ["8[5]"], turn=seat)
    game.play("run 8[5] b")
    assert tokens(game) == [[3, 17], [20, 30]]


@pytest.mark.parametrize("seat", [1, 3])
def test_seats_2_and_4_move_the_tokens_of_side_2(rules: Rules, seat: int) -> None:
    """R18."""
    game = rules.team([(3, 9), (20, 30)], ["8[5]"], turn=seat)
    game.play("run 8[5] a")
    assert tokens(game) == [[3, 9], [28, 30]]


def test_a_partners_token_cannot_be_tripped(rules: Rules) -> None:
    """R18."""
    game = rules.team([(3, 12), (20, 30)], ["3[223]"], turn=2)
    refused(game, "trip 1b 3[223] a", IllegalMove, "your own side")


def test_both_tokens_of_the_other_side_can_be_tripped_by_either_partner(rules: Rules) -> None:
    """R18."""
    game = rules.team([(3, 12), (20, 30)], ["3[223]"], turn=3)
    game.play("trip 1b 3[223] b")
    assert tokens(game) == [[3, 9], [20, 33]]


def test_in_team_the_winners_are_a_side() -> None:
    """R18."""
    game = team([(3, 12), (20, 30)], ["8[5]"])
    game.time_up()
    assert game.winners == [1]
    assert game.rules.seats_of([1]) == [1, 3]


def test_in_team_everyone_takes_turns(rules: Rules) -> None:
    """R18."""
    game = rules.team([(3, 12), (20, 30)], ["8[5]"], turn=1)
    game.play("run 8[5] a")
    assert game.turn == 2


# --- R19: the time limit --------------------------------------------------------------------------------------------


def test_when_the_time_limit_has_passed_whoever_is_ahead_wins(rules: Rules) -> None:
    """R19."""
    game = rules.runtrip([9, 30, 12], ["8[5]"])
    game.time_up()
    assert game.over
    assert game.winners == [1]
    assert moves(game) == set()


def test_the_time_limit_ends_the_game_in_the_middle_of_a_turn(rules: Rules) -> None:
    """R19."""
    game = rules.runtrip([30, 12, 7], ["3[223]", "2[7]"])
    game.play("trip 2 3[223]")
    assert game.position()["phase"] == "trip"
    game.time_up()
    assert game.winners == [0]
    assert hand(game) == ["2[7]"]


def test_a_game_that_is_over_cannot_run_out_of_time(rules: Rules) -> None:
    """R19."""
    game = rules.runtrip([92, 0], ["8[5]"])
    game.play("run 8[5]")
    with pytest.raises(ValueError, match="over"):
        game.time_up()


def test_a_record_keeps_that_the_time_ran_out() -> None:
    """R19."""
    game = Game.new("runtrip", players=3, seed=1)
    game.time_up()
    assert Game.replay(game.record()).position() == game.position()


# --- R20: even ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "aside"), [(2, 0), (3, 0), (4, 4), (5, 8), (6, 0)])
def test_with_even_four_or_eight_cards_are_set_aside(rules: Rules, players: int, aside: int) -> None:
    """R20."""
    assert len(deal(rules, players, even=True)["aside"]) == aside


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_with_even_every_seat_draws_equally_often(rules: Rules, players: int) -> None:
    """R20."""
    assert len(deal(rules, players, even=True)["deck"]) % (2 * players) == 0


def test_even_is_off_by_default(rules: Rules) -> None:
    """R20."""
    start = deal(rules, players=4)
    assert "aside" not in start
    assert len(start["deck"]) == 100


def test_the_cards_set_aside_are_unseen() -> None:
    """R20."""
    game = Game.new("runtrip", players=4, seed=1, even=True)
    assert game.view(0).json["aside"] == ["?"] * 4


def test_the_cards_set_aside_stay_there_for_the_whole_game(rules: Rules) -> None:
    """R20."""
    game = rules.new("runtrip", players=4, seed=1, even=True)
    aside = game.position()["aside"]
    while not game.over:
        game.play(game.moves()[0])
    assert game.position()["aside"] == aside
