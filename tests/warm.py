"""Compiles everything the tests use of a game, in one process, before several of them start at once."""

from __future__ import annotations

import sys
import time

from race108 import Game
from race108.bots import bot_named, choose_move, choose_turn
from race108.bots.mind import mind_for
from race108.coach.judge import chances
from race108.coach.review import reviewed
from race108.compiling import compile_bots
from race108.envs.batch import Batch
from race108.envs.episode import episode_for
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
    school.learn(net, 0, dealer, 0.0, 0)
    school.contest(net, net, 0, dealer)
    play(name, "warm", 2, "{}", "", 1, (0, 1))
    compile_coach(name)
    compile_environments(name)
    print(f"{name} compiled in {time.monotonic() - began:.0f} s")


def compile_coach(name: str) -> None:
    """The judge of moves, its reasons, and the ledger of a game's luck."""
    game = Game.new(name, 2, 1)
    quick = bot_named("value", game.rules)
    for ply in range(2_000):
        if game.over:
            break
        game.play(choose_move(quick, game.view(game.turn), ply.to_bytes(32)))
    reviewed(game.record(), 16)
    chances(Game.new(name, 2, 1).view(0), mind_for(game.rules))


def compile_environments(name: str) -> None:
    """One game, many games, and one of OpenSpiel's."""
    import pyspiel

    import race108.envs.openspiel  # noqa: F401 (makes our games known)

    episode = episode_for(name, 2, {})
    episode.act(int(episode.mask.argmax()))
    episode.observed_by(1 - episode.turn)
    batch = Batch(name, 2, 2, 1)
    batch.step(batch.any_actions())
    state = pyspiel.load_game(f"python_{name}").new_initial_state()
    for _ in range(300):
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[0])
    state.information_state_tensor(0)


if __name__ == "__main__":
    main(sys.argv[1])
