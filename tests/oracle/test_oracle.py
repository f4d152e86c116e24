"""The oracle itself, checked by hand: generator, worked example, single rulings, and random games to the end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from .chance import Chance, seed_bytes
from .runtrip import RunTrip, all_cards, card_symbols, matching_sets, square_symbols
from .triggs import ROWS, Triggs

TRIGGS_DECK = Counter(dict.fromkeys(range(1, 13), 9))
RUNTRIP_DECK = Counter(all_cards())


# Chance


def test_xoshiro_words() -> None:
    chance = Chance([1, 2, 3, 4])
    assert [chance.word() for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def test_seed_bytes() -> None:
    assert seed_bytes(7) == bytes(31) + b"\x07"
    with pytest.raises(ValueError):
        seed_bytes(2**256)


def test_below_reaches_every_number_equally() -> None:
    chance = Chance.of_ply(1, 0)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_below_takes_another_number_when_the_lower_half_is_too_small() -> None:
    # The words 11520 and 0 have an upper half of 0, so m = 0 < 2**32 mod 3 = 1: both are refused. The third word has
    # an upper half of 0 too; the fourth's is 1215971899390074240 >> 32 = 283115523, times 3 is below 2**32: 0.
    chance = Chance([1, 2, 3, 4])
    assert chance.below(3) == 0
    expected = Chance([1, 2, 3, 4])
    for _ in range(4):
        expected.word()
    assert chance.state == expected.state


# Triggs


def triggs_position(**changes: Any) -> dict[str, Any]:
    """A position for two players without any cards but those given (nothing checks that cards are missing)."""
    position: dict[str, Any] = {
        "game": "triggs",
        "players": 2,
        "rows": list(ROWS),
        "refill": "emptied",
        "hands": [[1], [1]],
        "crossed": [[0] * 12, [0] * 12],
        "left": [5, 6],
        "centre": [1, 2, 3, 4, 5, 6, 7],
        "right": [6, 5],
        "discard": [],
        "box": [],
        "turn": 0,
        "phase": "act",
        "value": None,
        "winners": None,
    }
    assert set(changes) <= set(position)
    return position | changes


def full_but(*missing: int) -> list[int]:
    """A sheet on which only these rows lack one cross each (or more, when named more than once)."""
    sheet = list(ROWS)
    for value in missing:
        sheet[value - 1] -= 1
    return sheet


def test_deal_t2() -> None:
    for players, outer, centre in [(2, 24, 50), (3, 23, 47), (4, 22, 44)]:
        position = Triggs.new(players, 5).position()
        sizes = [len(position[pile]) for pile in ("left", "centre", "right")]
        assert sizes == [outer, centre, outer]
        assert [len(hand) for hand in position["hands"]] == [5] * players


def test_deal_follows_chance_page() -> None:
    chance = Chance.of_ply(99, 0)
    cards = [value for value in range(1, 13) for _ in range(9)]
    chance.shuffle(cards)
    position = Triggs.new(3, 99).position()
    assert position["turn"] == chance.below(3)
    assert position["hands"] == [sorted(cards[0:5]), sorted(cards[5:10]), sorted(cards[10:15])]
    assert position["left"] == list(reversed(cards[15:38]))
    assert position["right"] == list(reversed(cards[38:61]))
    assert position["centre"] == list(reversed(cards[61:108]))


def test_position_round_trip() -> None:
    game = Triggs.new(2, 3)
    game.play("draw L")
    assert Triggs.from_position(game.position(), 3).position() == game.position()


def test_draw_two_t3() -> None:
    game = Triggs.from_position(triggs_position(), 0)
    game.play("draw L")
    assert (game.turn, game.phase) == (0, "draw")
    assert game.legal() == ["draw C", "draw L", "draw R"]
    game.play("draw R")
    assert (game.turn, game.phase, game.position()["hands"][0]) == (1, "act", [1, 5, 6])


def test_draw_with_nine_and_ten_t3() -> None:
    game = Triggs.from_position(triggs_position(hands=[[1] * 9, [2] * 10]), 0)
    game.play("draw C")
    assert (game.turn, game.phase) == (1, "act")
    assert not [move for move in game.legal() if move.startswith("draw")]
    with pytest.raises(ValueError):
        game.play("draw C")


def test_moves_t4_t5() -> None:
    crossed = [[0] * 12, [0] * 12]
    crossed[0][4 - 1] = 3  # row 4 is full
    game = Triggs.from_position(triggs_position(hands=[[3, 3, 4, 8], [1]], crossed=crossed), 0)
    assert game.legal() == [
        "discard 3x1",
        "discard 3x2",
        "discard 4x1",
        "discard 8x1",
        "draw C",
        "draw L",
        "draw R",
        "form 11=8+3",
        "form 12=8+4",
        "form 3=3",
        "form 6=3+3",
        "form 7=4+3",
        "form 8=8",
    ]


def test_forming_goes_on_t6() -> None:
    game = Triggs.from_position(triggs_position(hands=[[2, 11, 11, 7, 4], [1]]), 0)
    game.play("form 11=11")
    assert (game.phase, game.value) == ("form", 11)
    assert game.legal() == ["form 11=11", "form 11=7+4", "stop"]
    game.play("form 11=7+4")
    assert game.position()["discard"] == [4, 7, 11]
    game.play("stop")
    assert (game.turn, game.phase, game.value) == (1, "act", None)
    assert game.crossed[0][10] == 2


def test_forming_ends_by_itself_t6() -> None:
    game = Triggs.from_position(triggs_position(hands=[[2, 9], [1]]), 0)
    game.play("form 9=9")
    assert (game.turn, game.phase, game.value) == (1, "act", None)


def test_extra_crosses_in_a_chain_t7() -> None:
    game = Triggs.from_position(triggs_position(hands=[[10, 1], [1]], crossed=[full_but(10, 8, 5, 5), [0] * 12]), 0)
    game.play("form 10=10")
    assert (game.phase, game.value) == ("extra", None)
    assert game.legal() == ["extra 5", "extra 8"]
    game.play("extra 8")
    assert game.legal() == ["extra 5"]
    game.play("extra 5")
    assert (game.turn, game.phase) == (1, "act")


def test_win_at_once_t8() -> None:
    game = Triggs.from_position(triggs_position(hands=[[10], [1]], crossed=[full_but(10, 8), [0] * 12]), 0)
    game.play("form 10=10")
    game.play("extra 8")
    assert (game.turn, game.phase, game.winners, game.legal()) == (0, "over", [0], [])


def test_win_by_forming_leaves_the_table_unsettled_t8() -> None:
    position = triggs_position(hands=[[12], [1]], crossed=[full_but(12), list(ROWS)], left=[12], right=[])
    game = Triggs.from_position(position, 0)
    game.play("form 12=12")
    assert game.winners == [0]
    assert (game.piles["L"], game.piles["R"], game.discard, game.hands[0]) == ([12], [], [12], [])


def test_five_cards_for_an_empty_hand_t9() -> None:
    game = Triggs.from_position(triggs_position(hands=[[2, 2], [1]]), 0)
    game.play("discard 2x2")
    assert game.position()["hands"][0] == [1, 2, 3, 4, 5]
    assert (game.turn, game.position()["discard"]) == (1, [2, 2])


def test_five_cards_after_an_extra_cross_t9() -> None:
    game = Triggs.from_position(triggs_position(hands=[[10], [1]], crossed=[full_but(10, 8, 8), [0] * 12]), 0)
    game.play("form 10=10")
    assert game.hands[0] == []
    game.play("extra 8")
    assert game.position()["hands"][0] == [1, 2, 3, 4, 5]


def test_takes_what_there_is_t12() -> None:
    game = Triggs.from_position(triggs_position(hands=[[2], [1]], centre=[7, 7]), 0)
    game.play("discard 2x1")
    # 7, 7, then the centre is rebuilt from the only discard, the 2; then nothing is left.
    assert game.position()["hands"][0] == [2, 7, 7]
    assert (game.turn, game.piles["C"], game.discard) == (1, [], [])


def test_refill_t10() -> None:
    discard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] * 3
    game = Triggs.from_position(triggs_position(left=[9], discard=discard), 12)
    game.play("draw L")
    expected = discard[::-1]
    Chance.of_ply(12, 1).shuffle(expected)
    assert game.piles["L"] == expected[6:]  # 24 of the 30
    assert game.discard == expected[:6]
    assert len(game.piles["C"]) == 7


def test_refill_waits_for_discards_t10() -> None:
    game = Triggs.from_position(triggs_position(hands=[[3, 4, 5], [1]], left=[9]), 12)
    game.play("draw L")
    assert game.piles["L"] == []
    assert game.legal() == ["draw C", "draw R"]
    game.play("draw C")
    game.play("discard 1x1")
    assert game.piles["L"] == [1]
    assert game.discard == []


def test_refill_order_centre_left_right_t10() -> None:
    position = triggs_position(hands=[[3, 7], [1]], left=[], centre=[], right=[], discard=[])
    game = Triggs.from_position(position, 12)
    game.play("discard 3x1")
    assert (game.piles["C"], game.piles["L"], game.piles["R"]) == ([3], [], [])


def test_refill_all_t11() -> None:
    discard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] * 7
    game = Triggs.from_position(triggs_position(left=[9], discard=discard, refill="all"), 12)
    game.play("draw L")
    rest = discard[::-1]
    chance = Chance.of_ply(12, 1)
    chance.shuffle(rest)
    left, rest = rest[-24:], rest[:-24]
    chance.shuffle(rest)
    centre, rest = rest[-43:], rest[:-43]
    chance.shuffle(rest)
    assert len(rest) == 3
    assert game.position()["left"] == left[::-1]
    assert game.position()["centre"] == [1, 2, 3, 4, 5, 6, 7] + centre[::-1]
    assert game.position()["right"] == [6, 5] + rest[::-1]
    assert game.discard == []


def test_twelves_leave_the_game_t13() -> None:
    crossed = [[0] * 12, [0] * 12]
    crossed[0][11], crossed[1][11] = 4, 5
    position = triggs_position(hands=[[12, 12, 11, 2], [1]], crossed=crossed, left=[12, 11, 3], right=[12, 12, 4])
    game = Triggs.from_position(position, 12)
    game.play("form 12=12")
    assert game.phase == "extra"
    assert (game.position()["left"], game.position()["right"]) == ([11, 3], [4])
    assert (game.discard, game.box) == ([12], [12, 12, 12])
    game.play("extra 9")
    game.play("discard 1x1")
    game.turn = 0
    game.play("discard 12x1")
    assert (game.discard, game.box) == ([12, 1], [12, 12, 12, 12])


def test_elevens_follow_only_after_twelves_t13() -> None:
    eleven_full = [[0] * 10 + [5, 0], [0] * 10 + [5, 0]]
    game = Triggs.from_position(triggs_position(hands=[[11, 2], [1]], crossed=eleven_full, left=[11, 3]), 0)
    game.play("discard 11x1")
    assert (game.discard, game.box, game.position()["left"]) == ([11], [], [11, 3])
    both_full = [[0] * 10 + [5, 5], [0] * 10 + [5, 5]]
    position = triggs_position(hands=[[11, 12, 2], [1]], crossed=both_full, left=[3], centre=[12, 11, 4])
    game = Triggs.from_position(position, 0)
    game.play("discard 11x1")
    assert (game.discard, game.box) == ([], [11])
    assert game.position()["centre"] == [12, 11, 4]  # T14


def test_removal_then_refill_then_removal_t15() -> None:
    crossed = [[0] * 11 + [4], [0] * 11 + [5]]
    position = triggs_position(hands=[[12, 2], [1]], crossed=crossed, left=[12, 12], discard=[12])
    game = Triggs.from_position(position, 12)
    game.play("form 12=12")
    # The left pile goes to the box, is rebuilt from the two discarded 12s, and these go as well.
    assert (game.piles["L"], game.discard, game.box) == ([], [], [12] * 4)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("refill", ["emptied", "all"])
def test_random_games_of_triggs(players: int, refill: str) -> None:
    finished = boxed = 0
    for seed in range(50):
        choice = Random(seed)
        rows = [[1] * 12, [3] * 10 + [1, 1], None][seed % 3]
        game = Triggs.new(players, seed, rows=rows, refill=refill)
        for _ in range(5000):
            moves = game.legal()
            if not moves:
                break
            crosses = [move for move in moves if not move.startswith("d")]
            game.play(choice.choice(crosses if crosses and choice.random() < 0.5 else moves))
            check_triggs(game)
        finished += game.phase == "over"
        boxed += bool(game.box)
    assert finished == 50
    assert boxed > 0


def check_triggs(game: Triggs) -> None:
    """All 108 cards are there, and nothing is in an impossible state."""
    cards = game.discard + game.box + [card for pile in game.piles.values() for card in pile]
    cards += [card for hand in game.hands for card in hand]
    assert Counter(cards) == TRIGGS_DECK
    assert all(len(hand) <= 10 for hand in game.hands)
    assert all(crosses <= row for sheet in game.crossed for crosses, row in zip(sheet, game.rows, strict=True))
    assert (game.value is not None) == (game.phase == "form")
    assert (game.phase == "over") == (game.winners is not None)
    if game.phase != "over":
        assert not game.discard or all(game.piles.values())  # T10
        assert not any(pile and pile[-1] in game._obsolete() for pile in (game.piles["L"], game.piles["R"]))


# Run & Trip


def runtrip_position(**changes: Any) -> dict[str, Any]:
    """A position for three players; the cards that are not given are in the discard pile."""
    position: dict[str, Any] = {
        "game": "runtrip",
        "players": 3,
        "variant": "basic",
        "mercy": False,
        "layout": "factors",
        "tokens": [[0], [0], [0]],
        "hands": [["1[2]"], ["2[2]"], ["3[2]"]],
        "deck": [],
        "discard": [],
        "turn": 0,
        "phase": "act",
        "winners": None,
    }
    assert set(changes) <= set(position)
    position |= changes
    given = Counter(position["deck"] + [card for hand in position["hands"] for card in hand])
    position["discard"] = sorted((RUNTRIP_DECK - given).elements())
    return position


def advanced_position(**changes: Any) -> dict[str, Any]:
    """A position for two players with two tokens each."""
    two = {"players": 2, "variant": "advanced", "tokens": [[0, 0], [0, 0]], "hands": [["1[2]"], ["2[2]"]]}
    return runtrip_position(**(two | changes))


def test_symbols_r1() -> None:
    shown = [square_symbols(square) for square in (0, 1, 12, 26, 64, 77, 97, 100)]
    assert shown == ["", "", "223", "2P", "222222", "7P", "P", ""]


def test_cards_r2() -> None:
    cards = all_cards()
    assert len(set(cards)) == 108
    assert cards == sorted(cards)
    assert cards[12:18] == ["2[22P]", "2[22]", "2[23]", "2[27]", "2[2P]", "2[2]"]
    assert all(list(card_symbols(card)) == sorted(card_symbols(card)) for card in cards)


def test_matching_sets_are_all_subsets_r6() -> None:
    choice = Random(1)
    small = [card for card in all_cards() if set(card_symbols(card)) <= set("23")]
    for cards in [all_cards(), small] * 5:
        hand = sorted(choice.sample(cards, 9))
        subsets = [list(cards) for count in range(1, 10) for cards in combinations(hand, count)]
        symbols = [sorted("".join(map(card_symbols, cards))) for cards in subsets]
        for square in range(2, 100):
            wanted = sorted(square_symbols(square))
            slow = [subset for subset, shown in zip(subsets, symbols, strict=True) if shown == wanted]
            assert sorted(matching_sets(hand, square_symbols(square))) == sorted(slow)


def test_deal_follows_chance_page_r3_r17_r20() -> None:
    chance = Chance.of_ply(4, 0)
    order = list(range(108))
    chance.shuffle(order)
    first = chance.below(4)
    cards = [all_cards()[i] for i in order[30:] + order[:30]]
    position = RunTrip.new(4, 4, variant="team", cut=30, even=True).position()
    assert position["turn"] == first
    assert position["hands"] == [sorted(cards[start : start + 2]) for start in (0, 2, 4, 6)]
    assert position["aside"] == cards[8:12]
    assert position["deck"] == cards[12:]
    assert position["tokens"] == [[0, 0], [0, 0]]
    assert RunTrip.from_position(position, 0).position() == position
    assert "aside" not in RunTrip.new(4, 4).position()
    assert len(RunTrip.new(5, 4, even=True).aside) == 8


def test_worked_example() -> None:
    """Yellow, Red, Blue sit clockwise in this order."""
    position = runtrip_position(
        tokens=[[20], [5], [12]],
        hands=[["3[22]", "4[3]", "6[5]"], ["8[7]"], ["9[P]"]],
        deck=["1[2]", "1[3]", "1[5]"],
    )
    game = RunTrip.from_position(position, 0)
    assert game.legal() == ["run 3[22]", "run 4[3]", "run 6[5]", "trip 2 6[5]", "trip 3 3[22] 4[3]"]
    game.play("trip 3 3[22] 4[3]")
    assert (game.tokens, game.turn, game.phase) == ([[27], [4], [5]], 0, "trip")
    assert game.position()["discard"][:2] == ["4[3]", "3[22]"]
    assert game.legal() == ["end", "trip 3 6[5]"]
    game.play("trip 3 6[5]")
    assert (game.tokens, game.turn, game.phase) == ([[33], [4], [0]], 1, "act")
    assert game.hands[0] == ["1[2]", "1[3]"]
    game.play("run 8[7]")
    assert game.tokens == [[33], [12], [0]]
    assert (game.turn, game.hands[1], game.deck) == (2, ["1[5]"], [])


def test_end_instead_of_another_trip_r7() -> None:
    position = runtrip_position(tokens=[[20], [2], [3]], hands=[["1[2]", "1[3]"], ["2[2]"], ["3[2]"]])
    game = RunTrip.from_position(position, 0)
    game.play("trip 2 1[2]")
    assert (game.legal(), game.tokens) == (["end", "trip 3 1[3]"], [[21], [1], [3]])
    game.play("end")
    assert (game.turn, game.phase, game.hands[0]) == (1, "act", ["1[3]"])


def test_push_chain_to_the_start_r8() -> None:
    game = RunTrip.from_position(runtrip_position(tokens=[[0], [2], [1]], hands=[["2[2]"], ["1[3]"], ["3[2]"]]), 0)
    game.play("run 2[2]")
    assert game.tokens == [[2], [1], [0]]


def test_pushed_token_takes_the_square_just_left_r8() -> None:
    game = RunTrip.from_position(runtrip_position(tokens=[[10], [11], [9]], hands=[["1[2]"], ["2[3]"], ["3[2]"]]), 0)
    game.play("run 1[2]")
    assert game.tokens == [[11], [10], [9]]


def test_not_beyond_100_r10() -> None:
    position = runtrip_position(tokens=[[99], [98], [8]], hands=[["4[222]"], ["1[3]"], ["2[3]"]])
    game = RunTrip.from_position(position, 0)
    assert game.legal() == ["run 4[222]", "trip 3 4[222]"]
    game.play("trip 3 4[222]")
    assert game.tokens == [[99], [98], [4]]
    game.play("run 1[3]")  # onto 99, which pushes the first player
    assert game.tokens == [[98], [99], [4]]
    game.play("run 2[3]")
    assert (game.tokens, game.phase, game.winners, game.turn) == ([[98], [99], [6]], "over", [1], 2)


def test_own_token_pushed_before_it_moves_r11() -> None:
    game = RunTrip.from_position(runtrip_position(tokens=[[4], [7], [0]], hands=[["3[7]"], ["1[3]"], ["2[3]"]]), 0)
    game.play("trip 2 3[7]")
    # Back to 4 pushes the own token to 3; from there forward to 6.
    assert game.tokens == [[6], [4], [0]]


def test_no_cards_drawn_at_100_r13() -> None:
    game = RunTrip.from_position(runtrip_position(tokens=[[99], [98], [8]], deck=["9[2]", "9[3]"]), 0)
    game.play("run 1[2]")
    assert (game.phase, game.winners, game.turn, game.hands[0]) == ("over", [0], 0, [])
    assert (game.deck, game.legal()) == (["9[2]", "9[3]"], [])


def test_players_without_cards_are_skipped_r13() -> None:
    game = RunTrip.from_position(runtrip_position(hands=[["1[2]", "1[3]"], [], []]), 0)
    game.play("run 1[2]")
    assert (game.turn, game.phase) == (0, "act")
    game.play("run 1[3]")
    assert (game.turn, game.phase, game.winners) == (0, "over", [0])


def test_time_r19() -> None:
    game = RunTrip.from_position(runtrip_position(turn=1), 0)
    game.time()
    assert (game.turn, game.phase, game.winners) == (1, "over", [0, 1, 2])
    with pytest.raises(ValueError):
        game.time()


def test_mercy_r14() -> None:
    hands = [["1[2]", "1[3]"], ["2[2]"], ["3[2]"], ["4[2]"]]
    position = runtrip_position(players=4, mercy=True, tokens=[[20], [2], [3], [5]], hands=hands)
    game = RunTrip.from_position(position, 0)
    assert game.legal() == ["run 1[2]", "run 1[3]", "trip 3 1[3]"]
    position["tokens"] = [[0], [2], [3], [5]]  # the own token is last: nobody is spared
    assert RunTrip.from_position(position, 0).legal() == ["run 1[2]", "run 1[3]", "trip 2 1[2]", "trip 3 1[3]"]


def test_advanced_moves_r15() -> None:
    game = RunTrip.from_position(advanced_position(tokens=[[20, 10], [4, 2]]), 0)
    assert game.legal() == ["run 1[2] a", "run 1[2] b", "trip 2b 1[2] a", "trip 2b 1[2] b"]
    game.play("trip 2b 1[2] b")
    assert game.tokens == [[20, 11], [4, 1]]
    game.play("run 2[2] b")
    assert (game.tokens, game.phase, game.winners) == ([[20, 11], [4, 3]], "over", [0])


def test_onto_100_only_to_win_r16() -> None:
    behind = RunTrip.from_position(advanced_position(tokens=[[99, 10], [50, 11]]), 0)
    assert behind.legal() == ["run 1[2] b"]
    level = RunTrip.from_position(advanced_position(tokens=[[99, 0], [50, 0]]), 0)
    assert level.legal() == ["run 1[2] b"]
    ahead = RunTrip.from_position(advanced_position(tokens=[[99, 12], [50, 11]]), 0)
    assert ahead.legal() == ["run 1[2] a", "run 1[2] b"]
    ahead.play("run 1[2] a")
    assert (ahead.phase, ahead.winners) == ("over", [0])


def test_onto_100_judged_after_the_whole_move_r16() -> None:
    # The trip takes the opponent's last token from 11 back to 9, behind the own last token on 10.
    position = advanced_position(tokens=[[98, 10], [50, 11]], hands=[["2[P]", "2[2]"], ["3[2]"]])
    game = RunTrip.from_position(position, 0)
    assert game.legal() == ["run 2[2] b", "run 2[P] b", "trip 2b 2[P] a", "trip 2b 2[P] b"]
    game.play("trip 2b 2[P] a")
    assert (game.tokens, game.winners) == ([[100, 10], [50, 9]], [0])


def test_too_far_is_not_onto_100_r16() -> None:
    game = RunTrip.from_position(advanced_position(tokens=[[99, 10], [50, 11]], hands=[["2[2]"], ["3[2]"]]), 0)
    assert game.legal() == ["run 2[2] a", "run 2[2] b"]
    game.play("run 2[2] a")
    assert (game.tokens[0], game.turn) == ([99, 10], 1)


def test_team_r18() -> None:
    position = runtrip_position(
        players=4,
        variant="team",
        tokens=[[3, 10], [4, 2]],
        hands=[["1[2]"], ["1[3]"], ["2[2]"], ["2[3]"]],
        turn=2,
    )
    game = RunTrip.from_position(position, 0)
    assert game.legal() == ["run 2[2] a", "run 2[2] b", "trip 2b 2[2] a", "trip 2b 2[2] b"]
    game.play("trip 2b 2[2] a")
    assert (game.tokens, game.turn) == ([[5, 10], [4, 0]], 3)
    game.play("run 2[3] b")
    game.play("run 1[2] b")
    assert game.tokens == [[5, 11], [4, 2]]
    game.play("run 1[3] a")  # onto 5, which pushes the other side back to 4
    assert (game.tokens, game.phase, game.turn, game.winners) == ([[4, 11], [5, 2]], "over", 1, [0])


@pytest.mark.parametrize(
    ("players", "variant", "mercy", "even"),
    [
        (2, "basic", False, False),
        (3, "basic", False, True),
        (4, "basic", True, True),
        (5, "basic", True, True),
        (6, "basic", False, False),
        (2, "advanced", False, False),
        (3, "advanced", False, False),
        (4, "team", False, True),
    ],
)
def test_random_games_of_runtrip(players: int, variant: str, mercy: bool, even: bool) -> None:
    for seed in range(50):
        choice = Random(seed)
        game = RunTrip.new(players, seed, variant=variant, mercy=mercy, cut=seed, even=even)
        while moves := game.legal():
            trips = [move for move in moves if move.startswith("trip")]
            game.play(choice.choice(trips if trips and choice.random() < 0.3 else moves))
            check_runtrip(game)
        assert game.phase == "over"


def check_runtrip(game: RunTrip) -> None:
    """All 108 cards are there, no two tokens share a square, and the game goes on unless it is over."""
    cards = game.deck + game.discard + game.aside + [card for hand in game.hands for card in hand]
    assert Counter(cards) == RUNTRIP_DECK
    squares = [square for squares in game.tokens for square in squares if square != 0]
    assert len(squares) == len(set(squares))
    assert all(0 <= square <= 100 for square in squares)
    assert (game.phase == "over") == (game.winners is not None)
    if game.phase != "over":
        assert 100 not in squares
        assert game.hands[game.turn]
