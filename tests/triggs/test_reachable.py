"""Positions that play can bring about are accepted, and none that holds more cards than there are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from race108.errors import BadPosition
from race108.game import Game
from race108.games.triggs import rules as r


def hoarded(game: Game, chance: random.Random) -> str:
    """Draw as long as there is room in the hand."""
    moves = game.moves()
    return chance.choice([move for move in moves if move.startswith("draw")] or moves)


def anything(game: Game, chance: random.Random) -> str:
    return chance.choice(game.moves())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("refill", ["emptied", "all"])
@pytest.mark.parametrize("choose", [hoarded, anything])
def test_every_position_of_a_game_can_be_set(players: int, refill: str, choose: Any) -> None:
    largest = 0
    for seed in range(2):
        game, chance = Game.new("triggs", players, seed, refill=refill), random.Random(seed)
        while not game.over and game.ply < 300:
            position = game.position()
            assert Game.from_position(position, 1).position() == position
            largest = max(largest, *map(len, position["hands"]))
            game.play(choose(game, chance))
        assert Game.from_position(game.position(), 1).position() == game.position()
    assert largest == r.HAND_LIMIT


@pytest.mark.parametrize("key", ["left", "centre", "right", "discard", "box"])
def test_a_pile_is_no_higher_than_the_deck(key: str) -> None:
    with pytest.raises(BadPosition, match="the game has only 108"):
        Game.from_position({"game": "triggs", key: [1] * 10_000})


def test_a_hand_that_no_game_can_bring_about_is_refused() -> None:
    with pytest.raises(BadPosition, match="the limit is ten"):
        Game.from_position({"game": "triggs", "hands": [[1] * 5_000, [2]]})


def test_no_position_has_more_moves_than_there_are_actions() -> None:
    assert r.ACTIONS < 300
