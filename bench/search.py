"""How much of a win a decision gives away: by ``value``, and by ``search`` with few or many simulations.

``python bench/search.py GAME [--positions N] [--deals N]``

In positions of games between ``value`` bots every candidate of ``search`` is played on many re-deals. The mean is
taken for the truth, and what a choice is worth less than the best one is its loss. ``search`` with so many simulations
is then played over and over on deals drawn from these. It says how much is still to be won with more simulations of the
same few turns, not what looking further ahead would bring.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from race108 import Game
from race108.bots.mind import mind_for
from race108.bots.thought import BATCH
from race108.kernel import new_dealer

Array = np.ndarray[Any, Any]
EVERY = 8  # one position in so many is looked at
TRIES = 20


def outcomes(mind: Any, view: Any, dealer: Any, deals: int) -> Array:
    """What came of every candidate, by batches of deals; the first one is what ``value`` plays."""
    known = mind.known(view)
    thought = mind.begin_search(known, dealer)
    count, rows, before = int(thought["left"][0]), [], 0.0
    for _ in range(deals // BATCH if count > 1 else 0):
        mind.play_batch(known, thought, dealer)
        totals = thought["totals"][0, :count].copy()
        rows.append((totals - before) / BATCH)
        before = totals
    return np.array(rows).reshape(-1, count)


def positions(game: str, wanted: int, deals: int) -> list[Array]:
    """The outcomes in so many positions."""
    found: list[Array] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        played = Game.new(game, 2, seed)
        mind = mind_for(played.rules)
        while not played.over and len(found) < wanted:
            view, dealer = played.view(played.turn), new_dealer(seed.to_bytes(32, "big"), played.ply)
            if (played.ply + seed) % EVERY == 0 and len(rows := outcomes(mind, view, dealer, deals)):
                found.append(rows)
            played.play(view.write(mind.ranked(view, dealer)[0][0]))
    return found


def halved(rows: Array, rollouts: int, rng: np.random.Generator) -> int:
    """The choice of sequential halving with so many simulations, on deals drawn from these."""
    live = np.arange(rows.shape[1])
    rounds, totals = int(np.ceil(np.log2(len(live)))), np.zeros(len(live))
    while len(live) > 1:
        batches = -(-rollouts // (rounds * BATCH * len(live)))
        totals[live] += rows[rng.integers(len(rows), size=batches)][:, live].sum(axis=0)
        live = live[np.argsort(-totals[live], kind="stable")][: (len(live) + 1) // 2]
    return int(live[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--deals", type=int, default=256)
    given = parser.parse_args()
    all_rows, rng = positions(given.game, given.positions, given.deals), np.random.default_rng(1)
    losses = [rows.mean(axis=0).max() - rows.mean(axis=0) for rows in all_rows]
    print(f"value      {100 * np.mean([loss[0] for loss in losses]):6.2f} % of a win lost by a decision")
    for rollouts in (50, 100, 200, 400):
        lost = [
            loss[halved(rows, rollouts, rng)] for rows, loss in zip(all_rows, losses, strict=True) for _ in range(TRIES)
        ]
        print(f"search:{rollouts:<4} {100 * np.mean(lost):6.2f} %")


if __name__ == "__main__":
    main()
