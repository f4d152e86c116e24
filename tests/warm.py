"""Compiles everything the tests use, in one process, before several of them start at once."""

from __future__ import annotations

import time

from race108 import Game
from race108.bots import BOTS, ONLY, bot_named, choose_turn
from race108.game import GAMES, rules_class
from race108.kernel import new_dealer
from race108.playouts import measure


def main() -> None:
    began = time.monotonic()
    for name in GAMES:
        rules_class(name).compile()
        game = Game.new(name, 3, 1)
        game.play(game.moves()[0])
        view = game.view(game.turn)
        view.resample(new_dealer(bytes(32)))
        Game.from_position(game.position(), 1)
        measure(name, 3, 0.01)
        for bot in BOTS:
            if ONLY.get(bot, name) == name:
                choose_turn(bot_named(bot, name), view, bytes(32))
    print(f"compiled in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
