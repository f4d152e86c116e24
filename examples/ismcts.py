"""OpenSpiel's own search plays a game of ours against a random player.

``python examples/ismcts.py [--game python_triggs] [--simulations 50] [--turns 1000] [--seed 1]``

IS-MCTS knows nothing of the game: it deals the hidden cards anew (``resample_from_infostate``) and plays on at random.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import race108.envs.openspiel  # noqa: F401  registers the games


def main() -> None:
    """Play one game, and print every action of the first seat."""
    parser = argparse.ArgumentParser(description="OpenSpiel's IS-MCTS against a random player.")
    parser.add_argument("--game", default="python_triggs", help="such as python_runtrip(players=3)")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--turns", type=int, default=1000, help="stop after so many actions")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    game = pyspiel.load_game(given.game)
    numbers = np.random.RandomState(given.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, given.simulations, random_state=numbers)

    state, left = game.new_initial_state(), given.turns
    while not state.is_terminal() and left:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = numbers.choice(outcomes, p=odds)
        elif state.current_player() == 0:
            action = bot.step(state)
            print(state.action_to_string(0, action))
            left -= 1
        else:
            action = numbers.choice(state.legal_actions())
        state.apply_action(action)
    print("the game is over:" if state.is_terminal() else "stopped:", state.returns())


if __name__ == "__main__":
    main()
