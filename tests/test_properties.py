"""What holds in every position of every game."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import variants
from race108 import BadMove, Game
from race108.games.triggs import notation as triggs_notation
from race108.games.triggs import rules as triggs_rules
from race108.kernel import new_dealer

seeds = st.integers(0, 2**256 - 1)
tables = st.sampled_from(variants.ALL)
many = settings(max_examples=60, deadline=None, derandomize=True)


def played(variant: variants.Variant, seed: int, plies: int) -> Game:
    """A game in which so many random moves have been played, or fewer if it ended."""
    game_name, players, options = variant
    game = Game.new(game_name, players, seed, **options)
    chooser = random.Random(seed)
    for _ in range(plies):
        if game.over:
            break
        game.play(chooser.choice(game.moves()))
    return game


def all_cards(position: dict[str, Any]) -> Counter[Any]:
    piles = ("left", "centre", "right", "discard", "box", "deck", "aside")
    lists = [position.get(pile, []) for pile in piles] + position["hands"]
    return Counter(card for cards in lists for card in cards)


@many
@given(tables, seeds, st.integers(0, 250))
def test_every_card_is_somewhere_exactly_once(variant: variants.Variant, seed: int, plies: int) -> None:
    cards = all_cards(played(variant, seed, plies).position())
    assert len(cards) == (12 if variant[0] == "triggs" else 108)
    assert set(cards.values()) == {9 if variant[0] == "triggs" else 1}


@many
@given(st.sampled_from(variants.TRIGGS), seeds, st.integers(0, 250))
def test_no_hand_has_more_than_ten_cards(variant: variants.Variant, seed: int, plies: int) -> None:
    assert max(len(hand) for hand in played(variant, seed, plies).position()["hands"]) <= 10


@many
@given(st.sampled_from(variants.RUNTRIP), seeds, st.integers(0, 120))
def test_no_square_but_the_start_has_two_tokens(variant: variants.Variant, seed: int, plies: int) -> None:
    tokens = [square for side in played(variant, seed, plies).position()["tokens"] for square in side if square]
    assert len(tokens) == len(set(tokens))


@many
@given(tables, seeds, st.integers(0, 120))
def test_every_legal_move_can_be_played(variant: variants.Variant, seed: int, plies: int) -> None:
    game = played(variant, seed, plies)
    record = game.record()
    for move in game.moves()[:40]:
        again = Game.replay(record)
        again.play(move)
        assert again.moves_played[-1] == move


ALL_TRIGGS_MOVES = triggs_notation.texts(list(range(triggs_rules.ACTIONS)))


@many
@given(st.sampled_from(variants.TRIGGS), seeds, st.integers(0, 200))
def test_every_other_move_of_triggs_is_refused_and_changes_nothing(
    variant: variants.Variant, seed: int, plies: int
) -> None:
    game = played(variant, seed, plies)
    before, legal = game.position(), set(game.moves())
    for move in ALL_TRIGGS_MOVES:
        if move not in legal:
            with pytest.raises(BadMove):
                game.play(move)
    assert game.position() == before


@many
@given(st.sampled_from(variants.RUNTRIP), seeds, st.integers(0, 80), st.data())
def test_every_other_move_of_run_and_trip_is_refused_and_changes_nothing(
    variant: variants.Variant, seed: int, plies: int, data: st.DataObject
) -> None:
    game = played(variant, seed, plies)
    before, legal = game.position(), set(game.moves())
    cards = sorted(card for hand in before["hands"] for card in hand)
    letter = st.sampled_from([""] if variant[2].get("variant", "basic") == "basic" else ["a", "b"])
    if not cards:
        return
    for _ in range(25):
        some = sorted(set(data.draw(st.lists(st.sampled_from(cards), min_size=1, max_size=3))))
        side, which, own = data.draw(st.integers(1, len(before["tokens"]))), data.draw(letter), data.draw(letter)
        for move in (f"run {some[0]} {own}".strip(), f"trip {side}{which} {' '.join(some)} {own}".strip(), "end"):
            if move not in legal:
                with pytest.raises(BadMove):
                    game.play(move)
    assert game.position() == before


@many
@given(tables, seeds, st.integers(0, 150))
def test_reading_what_was_written_gives_the_same_move(variant: variants.Variant, seed: int, plies: int) -> None:
    game = played(variant, seed, plies)
    for move in game.moves()[:60]:
        actions = game.rules.read(game._state, move)
        assert game.rules.write(game._state, actions) == move
        assert game.rules.read(game._state, f"  {move.upper().replace(' ', '   ')} ") == actions


@given(st.text(max_size=40))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_any_text_is_a_move_or_a_clear_refusal(text: str) -> None:
    for game in (Game.new("triggs", 2, 1), Game.new("runtrip", 3, 1)):
        before = game.position()
        refusal = ""
        try:
            game.play(text)
        except BadMove as error:
            refusal = str(error)
        assert game.ply == 1 or (refusal.endswith(".") and game.position() == before)


@many
@given(tables, seeds, st.integers(0, 200))
def test_a_position_that_is_set_is_the_position_that_was_written(
    variant: variants.Variant, seed: int, plies: int
) -> None:
    position = played(variant, seed, plies).position()
    assert Game.from_position(json.loads(json.dumps(position)), seed).position() == position


@many
@given(tables, seeds, st.integers(0, 250))
def test_a_record_replays_to_the_same_position(variant: variants.Variant, seed: int, plies: int) -> None:
    game = played(variant, seed, plies)
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.position() == game.position()
    assert again.record() == game.record()


@many
@given(tables, seeds, st.integers(0, 250))
def test_no_view_changes_when_what_it_hides_is_dealt_anew(variant: variants.Variant, seed: int, plies: int) -> None:
    game = played(variant, seed, plies)
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        dealt = view.resample(new_dealer(bytes(32), seed % 1000))
        assert game.rules.blinded(dealt, view._seat).tobytes() == view._blind.tobytes()
        position = game.rules.position(dealt)
        assert all_cards(position) == all_cards(game.position())
        assert [len(hand) for hand in position["hands"]] == [len(hand) for hand in view.json["hands"]]
        for ours, theirs in zip(view.json["hands"], position["hands"], strict=True):
            assert not Counter(card for card in ours if isinstance(card, int)) - Counter(theirs)


@many
@given(tables, seeds, st.integers(0, 120))
def test_a_view_knows_the_legal_moves_of_its_own_seat(variant: variants.Variant, seed: int, plies: int) -> None:
    game = played(variant, seed, plies)
    assert game.view(game.turn).moves == game.moves()
    assert game.view(None).moves == []
