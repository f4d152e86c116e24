"""The compiled rules and the slow second implementation agree in every position of thousands of random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import variants
from oracle.runtrip import RunTrip
from oracle.triggs import Triggs
from race108 import Game

CHUNKS = 5
GAMES = {"triggs": 14, "runtrip": 36}


def oracle_for(variant: variants.Variant, seed: int) -> Any:
    game, players, options = variant
    return (Triggs if game == "triggs" else RunTrip).new(players, seed, **options)


@pytest.mark.parametrize("chunk", [0, *(pytest.param(chunk, marks=pytest.mark.slow) for chunk in range(1, CHUNKS))])
@variants.each()
def test_both_implementations_agree_state_by_state(variant: variants.Variant, chunk: int) -> None:
    game, players, options = variant
    for number in range(GAMES[game]):
        seed = 1000 * chunk + number
        chooser = random.Random(f"{variants.name(variant)} {seed}")
        ours = Game.new(game, players, seed, **options)
        theirs = oracle_for(variant, seed)
        while True:
            assert ours.position() == theirs.position()
            moves = sorted(ours.moves())
            assert moves == theirs.legal()
            if not moves:
                break
            move = chooser.choice(moves)
            ours.play(move)
            theirs.play(move)


@variants.each(variants.RUNTRIP)
def test_both_implementations_agree_when_the_time_is_up(variant: variants.Variant) -> None:
    game, players, options = variant
    for seed in range(5):
        chooser = random.Random(seed)
        ours = Game.new(game, players, seed, **options)
        theirs = oracle_for(variant, seed)
        for _ in range(chooser.randrange(30)):
            if not ours.over:
                move = chooser.choice(ours.moves())
                ours.play(move)
                theirs.play(move)
        if not ours.over:
            ours.time_up()
            theirs.time()
            assert ours.position() == theirs.position()
