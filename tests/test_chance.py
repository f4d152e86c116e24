"""Deals and re-deals are fair: chi-square tests, each with one chance in a million of failing on fair cards.

The seeds are fixed, so a test that passes once passes for ever.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from oracle.chance import Chance
from race108 import Game
from race108.kernel import new_dealer, pick
from race108.seed import chance_words, seed_of

#: The upper tail of the normal distribution that leaves one in a million.
ONE_IN_A_MILLION = 4.7534


def chi_square_limit(freedom: int) -> float:
    """The value a fair chi-square exceeds once in a million times (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + ONE_IN_A_MILLION * math.sqrt(spread)) ** 3)


def assert_fair(counts: Mapping[Hashable, int], odds: Mapping[Hashable, Fraction]) -> None:
    total = sum(counts.values())
    assert set(counts) <= set(odds), "something impossible was dealt"
    assert sum(odds.values()) == 1
    expected = {outcome: float(total * chance) for outcome, chance in odds.items()}
    assert min(expected.values()) >= 5, "too few deals for the test"
    chi = sum((counts.get(outcome, 0) - mean) ** 2 / mean for outcome, mean in expected.items())
    assert chi < chi_square_limit(len(odds) - 1)


def test_the_chi_square_test_can_fail() -> None:
    odds: dict[Hashable, Fraction] = {side: Fraction(1, 6) for side in range(6)}
    with pytest.raises(AssertionError):
        assert_fair({0: 1200, 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 800}, odds)


def test_the_generator_is_xoshiro256_star_star() -> None:
    """The first words after the state 1, 2, 3, 4, as its authors' program prints them."""
    from race108.kernel import jit, next_word

    @jit
    def word(dealer: Any) -> Any:
        return next_word(dealer[0])

    dealer = new_dealer(bytes(32))
    dealer["rng"][0] = (1, 2, 3, 4)
    published = [11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600]
    assert [int(word(dealer)) for _ in published] == published


def test_both_implementations_draw_the_same_numbers() -> None:
    dealer, chance = new_dealer(bytes(32), 5), Chance.of_ply(bytes(32), 5)
    sizes = [*range(1, 109)] * 20
    assert [pick(dealer, size) for size in sizes] == [chance.below(size) for size in sizes]


def test_every_ply_has_a_generator_of_its_own() -> None:
    assert len({chance_words(bytes(32), ply) for ply in range(1000)}) == 1000


def test_every_contribution_changes_the_seed() -> None:
    whole = seed_of(["server", "anna", "bert"])
    assert (
        len({whole, seed_of(["server", "anna"]), seed_of(["server", "annabert"]), seed_of(["anna", "server", "bert"])})
        == 4
    )
    game = Game.new("triggs", 2, contributions=["server", "anna"])
    assert game.seed == seed_of(["server", "anna"])
    assert Game.replay(game.record()).position() == game.position()


def places(rules: Any, card: int, seed: int) -> int:
    """Where in the dealt deck a card of Run & Trip lies: its place from the top, hands first."""
    state = rules.deal(new_dealer(seed.to_bytes(32, "big")))[0]
    deck = state["deck"][::-1].tolist()
    return int(deck.index(card))


@pytest.mark.parametrize("cut", [0, 40])
def test_every_card_of_run_and_trip_is_dealt_everywhere_equally_often(cut: int) -> None:
    rules = Game.new("runtrip", 2, 0, cut=cut).rules
    counts: Counter[Hashable] = Counter(places(rules, 17, seed) for seed in range(20_000))
    assert_fair(counts, {place: Fraction(1, 108) for place in range(108)})


def test_every_value_of_triggs_is_dealt_equally_often_and_every_seat_begins() -> None:
    rules = Game.new("triggs", 3, 0).rules
    tops: Counter[Hashable] = Counter()
    first: Counter[Hashable] = Counter()
    for seed in range(20_000):
        state = rules.deal(new_dealer(seed.to_bytes(32, "big")))[0]
        tops[int(state["pile"][0, state["height"][0] - 1]), int(state["pile"][1, 0])] += 1
        first[int(state["turn"])] += 1
    same, other = Fraction(9 * 8, 108 * 107), Fraction(9 * 9, 108 * 107)
    assert_fair(tops, {(a, b): same if a == b else other for a in range(1, 13) for b in range(1, 13)})
    assert_fair(first, {seat: Fraction(1, 3) for seat in range(3)})


# --- resample -------------------------------------------------------------------------------------------------------

HIDDEN = (1, 2, 2, 5, 9)  # two in player 2's hand, two in the centre, one under the left top


def position_with(hidden: tuple[int, ...], **changes: Any) -> dict[str, Any]:
    """A table of two where nearly every card lies in the discard pile."""
    position: dict[str, Any] = {
        "game": "triggs",
        "players": 2,
        "hands": [[3, 4], list(hidden[:2])],
        "centre": list(hidden[2:4]),
        "left": [6, hidden[4]],
        "right": [7],
        "turn": 0,
    } | changes
    missing = Counter(dict.fromkeys(range(1, 13), 9))
    for cards in (*position["hands"], position["left"], position["centre"], position["right"]):
        missing.subtract(cards)
    return position | {"discard": sorted(missing.elements())}


def test_hidden_cards_of_triggs_are_dealt_anew_uniformly() -> None:
    """T16. Every placing of the five hidden cards is equally likely; equal cards are different cards."""
    view = Game.from_position(position_with(HIDDEN), 1).view(0)
    counts: Counter[Hashable] = Counter()
    for seed in range(6_000):
        position = view.rules.position(view.resample(new_dealer(bytes(32), seed)))
        counts[tuple(position["hands"][1]), tuple(position["centre"]), position["left"][1]] += 1
    odds: Counter[Hashable] = Counter()
    for cards in permutations(HIDDEN):
        odds[tuple(sorted(cards[:2])), cards[2:4], cards[4]] += 1
    assert_fair(counts, {outcome: Fraction(ways, 120) for outcome, ways in odds.items()})


def test_a_card_taken_face_up_stays_known_until_it_is_played() -> None:
    """T16. Player 2 takes the 6 from the left: it is in every re-deal; the other two cards are any."""
    game = Game.from_position(position_with(HIDDEN, turn=1), 1)
    game.play("draw L", "draw R")
    view = game.view(0)
    assert view.json["hands"][1][:2] == [6, 7]
    for seed in range(50):
        hand = view.rules.position(view.resample(new_dealer(bytes(32), seed)))["hands"][1]
        assert 6 in hand
        assert 7 in hand


def mixed_hand() -> tuple[Game, Counter[int]]:
    """Player 2 draws the last card of the centre, then one of the refilled centre, and discards a 5."""
    start = position_with(HIDDEN, hands=[[3, 4], [1, 5, 9]], centre=[5], left=[6, 2])
    start["turn"] = 1
    game = Game.from_position(start, 3)
    game.play("draw C")
    rebuilt: Counter[int] = Counter(game.position()["centre"])
    game.play("draw C", "draw R", "draw R", "discard 5x1")
    return game, rebuilt


def test_a_card_from_two_possible_batches_is_settled_with_the_right_odds() -> None:
    """T16. Was the 5 dealt at the start, or drawn from the refilled pile? Every card counts alike."""
    game, rebuilt = mixed_hand()
    view = game.view(0)
    old = [1, 5, 9, 5, 2]  # hidden at the start: three in the hand, one in the centre, one under the left top
    odds: Counter[Hashable] = Counter()
    for under in range(5):
        kept = [card for place, card in enumerate(old) if place != under]
        for value, copies in rebuilt.items():
            hand = [*kept, value]
            for shown, card in enumerate(hand):
                if card == 5:
                    odds[tuple(sorted(hand[:shown] + hand[shown + 1 :]))] += copies
    total = sum(odds.values())
    counts: Counter[Hashable] = Counter()
    for seed in range(12_000):
        state = view.resample(new_dealer(bytes(32), seed))
        counts[tuple(view.rules.position(state)["hands"][1])] += 1
    rare = {outcome for outcome, ways in odds.items() if ways / total < 0.001}
    folded: Counter[Hashable] = Counter()
    expected: Counter[Hashable] = Counter()
    for outcome, ways in odds.items():
        expected["rare" if outcome in rare else outcome] += ways
    for outcome, times in counts.items():
        folded["rare" if outcome in rare else outcome] += times
    assert_fair(folded, {outcome: Fraction(ways, total) for outcome, ways in expected.items()})


def test_a_refilled_pile_holds_only_cards_that_lay_in_the_discard_pile() -> None:
    """T10, T16. Card counting: the cards of the rebuilt centre are known, their order is not."""
    game, _ = mixed_hand()
    truth = game.position()
    discarded: Counter[int] = Counter(truth["discard"])
    for seed in range(200):
        dealt = game.rules.position(game.view(0).resample(new_dealer(bytes(32), seed)))
        assert Counter(dealt["discard"]) == discarded
        assert dealt["left"][1] in (1, 2, 5, 9)
        assert Counter(dealt["centre"]) <= Counter(truth["centre"]) + Counter(truth["hands"][1] + [5])


def test_hidden_symbols_of_run_and_trip_are_dealt_anew_uniformly() -> None:
    """R4. Numbers stay, symbols are any that nobody has seen; the deck's top keeps its number."""
    hidden = ["8[2]", "8[3]", "8[5]", "9[7]"]
    position = {
        "game": "runtrip",
        "players": 2,
        "hands": [["1[2]"], ["8[2]"]],
        "deck": ["8[3]", "8[5]", "9[7]"],
        "turn": 0,
    }
    layout = Game.new("runtrip", 2, 0).position()["deck"]
    everything = sorted({*layout, *(card for hand in Game.new("runtrip", 2, 0).position()["hands"] for card in hand)})
    game = Game.from_position(position | {"discard": [c for c in everything if c not in (*hidden, "1[2]")]}, 1)
    view = game.view(0)
    assert view.json["hands"][1] == ["8[?]"]
    assert view.json["deck"] == ["8[?]", "?", "?"]
    counts: Counter[Hashable] = Counter()
    for seed in range(6_000):
        dealt = view.rules.position(view.resample(new_dealer(bytes(32), seed)))
        counts[dealt["hands"][1][0], *dealt["deck"]] += 1
    worlds = [world for world in permutations(hidden) if world[0][0] == "8" and world[1][0] == "8"]
    assert_fair(counts, {world: Fraction(1, len(worlds)) for world in worlds})


def test_a_resampled_table_can_be_played_to_the_end() -> None:
    rng = np.random.default_rng(1)
    for game_name in ("triggs", "runtrip"):
        game = Game.new(game_name, 4, 9)
        for _ in range(40):
            game.play(game.moves()[int(rng.integers(len(game.moves())))])
        table = game.view(game.turn).resample(new_dealer(bytes(32)))
        again = Game.from_position(game.rules.position(table), 1)
        while not again.over:
            again.play(again.moves()[int(rng.integers(len(again.moves())))])
