"""The lab's speed: how long ``value`` thinks and what a second core brings, as ratios to the limits we set ourselves.

``python bench/lab.py``
"""

from __future__ import annotations

import time

from race108.bots.mind import mind_for
from race108.game import Game, rules_class
from race108.kernel import new_dealer
from race108.lab.duel import Duel, play_duel
from race108.lab.work import Place

#: A decision of ``value`` takes less than this, in seconds; two cores do this much more than one.
DECISION = 1e-4
TWO_CORES = 1.8
CORES = 2


def decision(game: str, variant: str | None = None) -> float:
    """Seconds ``value`` takes for a decision, over the positions of some of its games, the view being at hand."""
    options = {"variant": variant} if variant else {}
    rules = rules_class(game).from_options(2, options)
    mind, dealer = mind_for(rules), new_dealer(bytes(32))
    took, decisions = 0.0, 0
    for seed in range(21):
        table = Game.with_options(game, 2, seed, options)
        while not table.over:
            view = table.view(table.turn)
            began = time.perf_counter()
            actions = mind.ranked(view, dealer)[0][0]
            if seed:  # the first game warms up
                took += time.perf_counter() - began
                decisions += 1
            table.play(view.write(actions))
    return took / decisions


def throughput(game: str, deals: int, jobs: int) -> float:
    """Games a second of a duel, starting the workers included."""
    duel = Duel(game, ("value", "greedy"), deals)
    began = time.perf_counter()
    played = play_duel(duel, Place(jobs), None, lambda _done, _all: None)
    return 2 * len(played) / (time.perf_counter() - began)


def main() -> None:
    for game, variant in (("triggs", None), ("runtrip", None), ("runtrip", "advanced")):
        took = decision(game, variant)
        print(f"{game} {variant or ''}: value decides in {1e6 * took:.0f} µs, {DECISION / took:.1f} × as fast as asked")
    for game, deals in (("triggs", 1500), ("runtrip", 400)):
        throughput(game, 8, 1)
        one, two = throughput(game, deals, 1), throughput(game, deals, CORES)
        print(f"{game}: {one:.0f} games/s on one core, {two:.0f} on two: {two / one:.2f} × (asked: {TWO_CORES})")


if __name__ == "__main__":
    main()
