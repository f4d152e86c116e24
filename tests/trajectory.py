"""Plays games of every variant and prints a hash of all that happened: run compiled, interpreted and bounds-checked."""

from __future__ import annotations

import hashlib
import random
import sys

import variants
from race108 import Game
from race108.kernel import INTERPRETED, new_dealer


def trajectory(games: int) -> str:
    """A hash over every state, event and re-deal of some random games of every variant."""
    digest = hashlib.sha256()
    for variant in variants.ALL:
        game_name, players, options = variant
        for seed in range(games):
            chooser = random.Random(f"{variants.name(variant)} {seed}")
            game = Game.new(game_name, players, seed, **options)
            while not game.over and game.ply < 400:
                game.play(chooser.choice(game.moves()))
                digest.update(game._state.tobytes())
            for seat in range(players):
                view = game.view(seat)
                digest.update(view.events.tobytes() + view.resample(new_dealer(game.seed, seat)).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled", trajectory(int(sys.argv[1])))
