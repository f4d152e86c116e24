"""How good the judges that look back are: what luck explains, what is left over, and how long a ledger takes.

``python bench/ledger.py triggs value value --games 200``; two to six bots, ``--variant`` as elsewhere.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from race108.bots import bot_named
from race108.coach.ledger import ledger_of
from race108.game import Game
from race108.kernel import new_dealer
from race108.lab.duel import seats_for
from race108.seed import seed_from


def main() -> None:
    """Play, account, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--variant")
    parser.add_argument("--games", type=int, default=100)
    given = parser.parse_args()
    options = {"variant": given.variant} if given.variant else {}
    players = seats_for(given.game, given.bots, options)
    lines, seconds = [], 0.0
    for seed in range(given.games):
        game = Game.with_options(given.game, players, seed, options)
        bots = [bot_named(given.bots[(seat + seed) % len(given.bots)], game.rules) for seat in range(players)]
        dealer = new_dealer(seed_from(seed))
        while not game.over:
            view = game.view(game.turn)
            game.play(view.write(bots[game.turn](view, dealer)))
        began = time.process_time()
        ledger = ledger_of(game.record())
        seconds += time.process_time() - began
        lines.append([*(vars(ledger.lines[0])[part] for part in ("luck", "own", "others", "unexplained", "result"))])
    luck, own, others, unexplained, result = np.array(lines).T
    print(f"{given.game} {' '.join(given.bots)}: {given.games} games, seat 1, in points of winning chance")
    print(f"  luck: mean {luck.mean():+.1f} ± {1.96 * luck.std() / len(luck) ** 0.5:.1f}, spread {luck.std():.1f}")
    print(f"  luck and result: correlation {np.corrcoef(luck, result)[0, 1]:.2f}")
    print(f"  variance of the result {result.var():.0f}, without luck {(result - luck).var():.0f}:", end=" ")
    print(f"{result.var() / (result - luck).var():.2f} times smaller")
    print(f"  decisions: own {own.mean():+.1f}, others' {others.mean():+.1f}")
    print(f"  unexplained: {np.abs(unexplained).mean():.1f} on average, whichever way")
    print(f"  a ledger takes {seconds / given.games:.2f} s of processor time")


if __name__ == "__main__":
    main()
