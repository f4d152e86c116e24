"""OpenSpiel with our games: how fast they are played at random from Python, and how strong its search is in them.

``python bench/openspiel.py [--seconds S] [--rounds R]`` prints how many actions a second players take, and the ratio
to OpenSpiel's own hearts, which is written in C++, by the same loop in the same run. Chance nodes take their time, but
are not counted. Processor time is measured, and the median of several rounds counts.

``python bench/openspiel.py --duel N --ms M [--game python_triggs]`` plays N games for two: race108's ``search`` against
OpenSpiel's IS-MCTS, which get the same time for every decision.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import race108.envs.openspiel  # noqa: F401  registers the games
from race108.bots import bot_named
from race108.kernel import new_dealer

HEARTS = "hearts"
GAMES = (HEARTS, "python_triggs", "python_runtrip")
#: Says what chance, and what a player at random, does.
Choose = Callable[[Any], int]


def lean(seed: int) -> tuple[Choose, Choose]:
    """Chance and choice by Python's own generator: about as fast as Python can."""
    numbers = random.Random(seed)

    def chance(state: Any) -> int:
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(numbers.choices(outcomes, odds)[0])

    return chance, lambda state: numbers.choice(state.legal_actions())


def customary(seed: int) -> tuple[Choose, Choose]:
    """As OpenSpiel's own examples and algorithms do it, by NumPy's generator."""
    numbers = np.random.RandomState(seed)

    def chance(state: Any) -> int:
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(numbers.choice(outcomes, p=odds))

    return chance, lambda state: int(numbers.choice(state.legal_actions()))


def play(game: Any, chance: Choose, choose: Choose) -> int:
    """One game at random; says how many actions the players took."""
    state, actions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state))
        else:
            state.apply_action(choose(state))
            actions += 1
    return actions


def rate(game: Any, seconds: float, chance: Choose, choose: Choose) -> float:
    """Actions a second."""
    actions, began = 0, time.process_time()
    while (took := time.process_time() - began) < seconds:
        actions += play(game, chance, choose)
    return actions / took


def compare(seconds: float, rounds: int) -> None:
    games = {name: pyspiel.load_game(name) for name in GAMES}
    for driver in (lean, customary):
        chance, choose = driver(108)
        rates: dict[str, list[float]] = {name: [] for name in GAMES}
        for game in games.values():
            play(game, chance, choose)  # compile before the clock runs
        for _ in range(rounds):
            for name, game in games.items():
                rates[name].append(rate(game, seconds, chance, choose))
        for name in GAMES:
            ratio = statistics.median(ours / theirs for ours, theirs in zip(rates[name], rates[HEARTS], strict=True))
            print(f"{driver.__name__:10} {name:15} {statistics.median(rates[name]):10,.0f} actions/s  {ratio:5.2f}")


# --- strength -------------------------------------------------------------------------------------------------------


class TimeUp(Exception):
    """The time for a decision is over."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS with a time for every decision instead of a number of simulations."""

    def __init__(self, game: Any, ms: int, seed: int) -> None:
        numbers = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, numbers)
        super().__init__(game, rollouts, uct_c=1.0, max_simulations=1_000_000, random_state=numbers)
        self._ms = ms
        self.simulations = self.decisions = 0

    def run_search(self, state: Any) -> Any:
        self._end = time.monotonic() + self._ms / 1000
        self._done = 0
        self.decisions += 1
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self._done >= 2 and time.monotonic() >= self._end:  # the first one only makes the root
            raise TimeUp
        self._done += 1
        self.simulations += 1
        return super().sample_root_state(state)


def duel(name: str, games: int, ms: int) -> None:
    game, won = pyspiel.load_game(name), 0.0
    numbers, dealer = random.Random(1), new_dealer(bytes(32))
    theirs = TimedSearch(game, ms, 1)
    for number in range(games):
        state, seat, actions = game.new_initial_state(), number % 2, list[int]()
        ours: Any = None
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numbers.choices(outcomes, odds)[0])
            elif state.current_player() != seat:
                state.apply_action(theirs.step(state))
            else:
                if not actions:
                    view = state.view(seat)
                    ours = ours or bot_named("search", view.rules, ms=ms)
                    actions = list(ours(view, dealer))
                state.apply_action(actions.pop(0))
        won += (state.returns()[seat] + 1) / 2
        each = theirs.simulations / max(1, theirs.decisions)
        print(f"{name}: search has won {won:g} of {number + 1}; IS-MCTS made {each:.0f} simulations a decision")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--duel", type=int, default=0, metavar="N")
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--game", default="python_triggs")
    given = parser.parse_args()
    if given.duel:
        duel(given.game, given.duel, given.ms)
    else:
        compare(given.seconds, given.rounds)


if __name__ == "__main__":
    main()
