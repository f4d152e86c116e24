"""What the oracle has for itself: its generator, its deals and refills as docs/chance.md says, random games to the end.

The rulings are tested with those of the first implementation.
"""

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


def test_refill_t10() -> None:
    discard = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] * 3
    game = Triggs.from_position(triggs_position(left=[9], discard=discard), 12)
    game.play("draw L")
    expected = discard[::-1]
    Chance.of_ply(12, 1).shuffle(expected)
    assert game.piles["L"] == expected[6:]  # 24 of the 30
    assert game.discard == expected[:6]
    assert len(game.piles["C"]) == 7


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
