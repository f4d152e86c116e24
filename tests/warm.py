"""Compiles everything the tests use of a game, in one process, before several of them start at once."""

from __future__ import annotations

import sys
import time

from race108 import Game
from race108.bots import bot_named, choose_turn
from race108.compiling import compile_bots
from race108.game import rules_class
from race108.kernel import new_dealer
from race108.lab.study import play
from race108.lab.train import school_for
from race108.playouts import measure


def main(name: str) -> None:
    began = time.monotonic()
    rules_class(name).compile()
    game = Game.new(name, 3, 1)
    game.play(game.moves()[0])
    view = game.view(game.turn)
    view.resample(new_dealer(bytes(32)))
    Game.from_position(game.position(), 1)
    measure(name, 3, 0.01)
    for bot in ("random", "greedy"):
        choose_turn(bot_named(bot, game.rules), view, bytes(32))
    compile_bots(game.rules)
    school, dealer = school_for(game.rules), new_dealer(bytes(32))
    net = school.beginner(1)
    school.learn(net, 0, 0.0, 0, dealer)
    school.contest(net, net, 0, dealer)
    play(name, "warm", 2, "{}", "", 1, (0, 1))
    print(f"{name} compiled in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1])
