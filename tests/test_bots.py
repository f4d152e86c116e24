"""Bots play by the rules, from their view alone, and the same way every time."""

from __future__ import annotations

import hashlib
import random

import pytest

import variants
from race108 import BadOption, Game
from race108.bots import BOTS, ONLY, bot_named, choose_move, choose_turn
from race108.kernel import new_dealer
from race108.triggs import rules as triggs
from race108.triggs.table import Triggs

PLAYABLE = [(name, variant) for name in BOTS for variant in variants.ALL if ONLY.get(name, variant[0]) == variant[0]]


def seed_for(game: Game) -> bytes:
    return hashlib.sha256(game.seed + game.ply.to_bytes(4, "big")).digest()


@pytest.mark.parametrize(
    ("name", "variant"), PLAYABLE, ids=lambda given: given if isinstance(given, str) else variants.name(given)
)
def test_a_bot_plays_only_legal_moves(name: str, variant: variants.Variant) -> None:
    game_name, players, options = variant
    bot = bot_named(name, game_name)
    game = Game.new(game_name, players, 3, **options)
    while not game.over and game.ply < 800:
        game.play(choose_move(bot, game.view(game.turn), seed_for(game)))


@pytest.mark.parametrize(
    ("name", "variant"), PLAYABLE, ids=lambda given: given if isinstance(given, str) else variants.name(given)
)
def test_no_answer_changes_when_what_the_seat_cannot_see_is_dealt_anew(name: str, variant: variants.Variant) -> None:
    game_name, players, options = variant
    bot = bot_named(name, game_name)
    game = Game.new(game_name, players, 5, **options)
    chooser = random.Random(5)
    while not game.over and game.ply < 150:
        seed = seed_for(game)
        dealt = game.rules.position(game.view(game.turn).resample(new_dealer(seed)))
        hidden_as_it_is, hidden_otherwise = (Game.from_position(truth, 1) for truth in (game.position(), dealt))
        answers = [choose_turn(bot, one.view(game.turn), seed) for one in (hidden_as_it_is, hidden_otherwise)]
        assert answers[0] == answers[1]
        game.play(chooser.choice(game.moves()))


@pytest.mark.parametrize("game_name", ["triggs", "runtrip"])
def test_greedy_beats_random(game_name: str) -> None:
    """Forty games: if both were equal, greedy would win thirty or more once in a thousand times."""
    won = 0
    for number in range(40):
        game = Game.new(game_name, 2, number)
        greedy = number % 2
        while not game.over:
            bot = bot_named("greedy" if game.turn == greedy else "random", game_name)
            game.play(choose_move(bot, game.view(game.turn), seed_for(game)))
        won += game.winners == [greedy]
    assert won >= 30


def test_a_turn_ends_where_something_unforeseen_begins() -> None:
    """A draw shows a new card: what comes after it depends on that card."""
    for seed in range(20):
        game = Game.new("triggs", 2, seed)
        turn = choose_turn(bot_named("greedy", "triggs"), game.view(game.turn), bytes(32))
        assert sum(move.startswith("draw") for move in turn) <= 1
        game.play(*turn)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="greedy"):
        bot_named("nobody", "triggs")
    with pytest.raises(BadOption, match="does not play Run & Trip"):
        bot_named("value", "runtrip")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_picking_a_random_action_is_picking_from_the_list(players: int) -> None:
    """The benchmark's quick way to a random action gives the r-th legal action, as the list does."""
    rules = Triggs(players)
    quick, listed = new_dealer(bytes(32), 1), new_dealer(bytes(32), 1)
    from race108.bots.random import pick

    state = rules.deal(new_dealer(bytes(32)))
    other = rules.deal(new_dealer(bytes(32)))
    while not rules.over(state):
        action = triggs.any_action(state, quick)
        actions = rules.legal(other)
        assert action == actions[pick(listed, len(actions))]
        rules.step(state, action, quick)
        rules.step(other, action, listed)
        assert state.tobytes() == other.tobytes()
