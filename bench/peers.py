"""Random play in other projects' engines, on one thread: what race108's speed is compared with.

``python bench/peers.py NAME SECONDS [PLAYERS]`` measures one peer and prints one line of JSON. Only the actions of
players are counted; OpenSpiel's chance nodes (every dealt card is one) cost it time but are not counted.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, TypedDict

DEALS = 32
GAMES_COUNTED = 16  # per deal, to learn how many actions a game has
ROLLOUTS = 100  # per call
NOT_INSTALLED = 3  # the exit status


class Rate(TypedDict):
    name: str
    actions_per_s: float
    games_per_s: float


class NotInstalled(Exception):
    """A peer's package is missing; the message has the command that gets it."""


def _need(module: str, package: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise NotInstalled(f"not installed: pip install {package}") from error


def _timed(play: Callable[[int], int], seconds: float) -> tuple[int, float]:
    """Call ``play`` with 1, 2, ... until the time is over: the sum of what it returned, and the seconds it took."""
    play(0)  # warm up
    done = calls = 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        calls += 1
        done += play(calls)
    return done, elapsed


# --- OpenSpiel ------------------------------------------------------------------------------------------------------


def _random_bots(spiel: Any, game: Any) -> list[Any]:
    return [spiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]


def _dealt(game: Any, rng: random.Random) -> Any:
    """A position just after a random deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def _actions_per_game(spiel: Any, game: Any, deals: list[Any]) -> float:
    """The mean number of actions by players in random games from these deals."""
    bots = _random_bots(spiel, game)
    actions = 0
    for seed in range(len(deals) * GAMES_COUNTED):
        state = deals[seed % len(deals)].clone()
        spiel.evaluate_bots(state, bots, seed)
        actions += sum(step.player >= 0 for step in state.full_history())
    return actions / (len(deals) * GAMES_COUNTED)


def openspiel_games(name: str, seconds: float) -> Rate:
    """Whole games with the deal, as race108 plays them: ``evaluate_bots``, which loops in C++."""
    spiel = _need("pyspiel", "open_spiel")
    game = spiel.load_game(name)
    bots = _random_bots(spiel, game)
    per_game = _actions_per_game(spiel, game, [game.new_initial_state()] * DEALS)

    def play(seed: int) -> int:
        spiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 1

    games, elapsed = _timed(play, seconds)
    return Rate(name=f"OpenSpiel {name}, games", actions_per_s=games * per_game / elapsed, games_per_s=games / elapsed)


def openspiel_rollouts(name: str, seconds: float) -> Rate:
    """OpenSpiel's fastest loop that Python can reach: the rollouts of its C++ tree search, one search step each time.

    They begin after the deal, so OpenSpiel is spared the dealing that race108's figure includes.
    """
    spiel = _need("pyspiel", "open_spiel")
    game = spiel.load_game(name)
    rng = random.Random(108)
    deals = [_dealt(game, rng) for _ in range(DEALS)]
    per_game = _actions_per_game(spiel, game, deals)
    evaluator = spiel.RandomRolloutEvaluator(ROLLOUTS, 108)
    bot = spiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 108, False)  # one simulation, nothing else

    def play(call: int) -> int:
        bot.mcts_search(deals[call % DEALS])
        return ROLLOUTS

    games, elapsed = _timed(play, seconds)
    return Rate(
        name=f"OpenSpiel {name}, rollouts", actions_per_s=games * per_game / elapsed, games_per_s=games / elapsed
    )


# --- catanatron -----------------------------------------------------------------------------------------------------


def catanatron(seconds: float, players: int) -> Rate:
    """Whole games of random players; pure Python."""
    engine = _need("catanatron", "catanatron")
    colours = list(engine.Color)[:players]
    games = 0

    def play(_: int) -> int:
        nonlocal games
        game = engine.Game([engine.RandomPlayer(colour) for colour in colours])
        game.play()
        games += 1
        return len(game.state.actions)

    actions, elapsed = _timed(play, seconds)
    return Rate(name="catanatron", actions_per_s=actions / elapsed, games_per_s=(games - 1) / elapsed)


#: Every peer: it is given the seconds and the number of players. Hearts is always played by four.
PEERS: dict[str, Callable[[float, int], Rate]] = {
    "crazy_eights-rollouts": lambda seconds, n: openspiel_rollouts(f"crazy_eights(players={n})", seconds),
    "crazy_eights-games": lambda seconds, n: openspiel_games(f"crazy_eights(players={n})", seconds),
    "hearts-rollouts": lambda seconds, _: openspiel_rollouts("hearts", seconds),
    "hearts-games": lambda seconds, _: openspiel_games("hearts", seconds),
    "catanatron": catanatron,
}


def main(args: list[str]) -> int:
    if len(args) not in (2, 3) or args[0] not in PEERS:
        print(f"usage: peers.py {{{','.join(PEERS)}}} SECONDS [PLAYERS]", file=sys.stderr)
        return 2
    try:
        rate = PEERS[args[0]](float(args[1]), int(args[2]) if len(args) == 3 else 2)
    except NotInstalled as missing:
        print(missing, file=sys.stderr)
        return NOT_INSTALLED
    print(json.dumps(rate))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
