"""Plays a game of a few variants, or of ``all``, and prints a hash of all that happened.

It is run compiled, interpreted and bounds-checked.
"""

from __future__ import annotations

import hashlib
import random
import sys

import variants
from race108 import Game
from race108.kernel import INTERPRETED, new_dealer


def trajectory(which: list[variants.Variant]) -> str:
    """A hash over every state, event and re-deal of a random game of each variant."""
    digest = hashlib.sha256()
    for variant in which:
        game_name, players, options = variant
        chooser = random.Random(variants.name(variant))
        game = Game.new(game_name, players, 0, **options)
        while not game.over and game.ply < 400:
            game.play(chooser.choice(game.moves()))
            digest.update(game._state.tobytes())
        for seat in range(players):
            view = game.view(seat)
            digest.update(view.events.tobytes() + view.resample(new_dealer(game.seed, seat)).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print(
        "interpreted" if INTERPRETED else "compiled", trajectory(variants.ALL if sys.argv[1] == "all" else variants.FEW)
    )
