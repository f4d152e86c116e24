"""Writes ``thoughts.json``: what the thinking bots answer all along a game of a few variants.

They must answer the same for ever, or their strength has to be measured anew.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import variants
from race108 import Game
from race108.bots import bot_named, choose_move
from race108.seed import seed_from

FILE = Path(__file__).with_suffix(".json")
BOTS = ("level1", "level2", "level3", "level4", "search:9", "search:64")
PLIES = 60
EVERY = 4


def answers(variant: variants.Variant) -> list[list[str]]:
    """The answers of all bots at every fourth ply of a random game."""
    name, players, options = variant
    game = Game.new(name, players, 108, **options)
    bots = [bot_named(bot, game.rules) for bot in BOTS]
    chooser, found = random.Random(108), []
    while not game.over and game.ply < PLIES:
        if game.ply % EVERY == 0:
            found.append([choose_move(bot, game.view(game.turn), seed_from(game.ply)) for bot in bots])
        game.play(chooser.choice(game.moves()))
    return found


if __name__ == "__main__":
    known = {variants.name(variant): answers(variant) for variant in variants.FEW}
    games = [f"{json.dumps(name)}: [\n" + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in known.items()]
    FILE.write_text("{\n" + ",\n".join(games) + "\n}\n", encoding="utf-8")
