"""How much of a win a decision gives away: by ``value``, and by ``search`` with little or much time.

``python bench/search.py GAME [BOT ...] [--players N] [--variant NAME] [--positions N] [--deals N]``

In positions of games between ``value`` bots every candidate of a long ``search`` is played on many re-deals, further
ahead than any search goes. The best one over half of the deals is compared with a bot's choice over the other half: so
luck that made a move look best does not count for it. What is left is how much a far longer search would gain. The time
beside it is the processor's, for one answer.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import numpy as np

from race108 import Game
from race108.bots import bot_named
from race108.bots.mind import mind_for
from race108.bots.thought import BATCH
from race108.kernel import new_dealer

Array = np.ndarray[Any, Any]
BOTS = ("value", "search:100", "search:400", "search:1600")
EVERY = 8  # one position in so many is looked at
AHEAD = 6  # turns of one's own
TRIES = 8  # answers of each bot


class Position(NamedTuple):
    """What a seat sees, its candidates, and what came of each by batches of deals."""

    view: Any
    moves: list[tuple[int, ...]]
    came: Array


def looked_at(mind: Any, view: Any, dealer: Any, deals: int) -> Position:
    """A position, with every candidate played on so many deals."""
    known = mind.known(view)
    thought = mind.begin_search(known, dealer, long=True)
    thought["ahead"] = AHEAD
    count, rows, before = int(thought["left"][0]), [], 0.0
    moves = [tuple(row[: row.index(-1)]) for row in thought["moves"][0, :count].tolist()]
    for _ in range(deals // BATCH if count > 1 else 0):
        mind.play_batch(known, thought, dealer)
        totals = thought["totals"][0, :count].copy()
        rows.append((totals - before) / BATCH)
        before = totals
    return Position(view, moves, np.array(rows).reshape(-1, count))


def positions(given: argparse.Namespace) -> list[Position]:
    """So many positions, from as many games as it takes."""
    found: list[Position] = []
    options = {"variant": given.variant} if given.variant else {}
    seed = 0
    while len(found) < given.positions:
        seed += 1
        played = Game.new(given.game, given.players, seed, **options)
        mind = mind_for(played.rules)
        while not played.over and len(found) < given.positions:
            view, dealer = played.view(played.turn), new_dealer(seed.to_bytes(32, "big"), played.ply)
            ranked = mind.ranked(view, dealer)
            if (played.ply + seed) % EVERY == 0 and len(ranked) > 1:
                found.append(looked_at(mind, view, dealer, given.deals))
            played.play(view.write(ranked[0][0]))
    return found


def loss(position: Position, move: tuple[int, ...]) -> float:
    """What a move is worth less than the best one, which other deals have found."""
    half = len(position.came) // 2
    parts = position.came[:half].mean(axis=0), position.came[half:].mean(axis=0)
    chosen = position.moves.index(move)
    return float(np.mean([there[here.argmax()] - there[chosen] for here, there in (parts, parts[::-1])]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--variant")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--deals", type=int, default=1024)
    given = parser.parse_args()
    found = positions(given)
    for name in given.bots:
        lost, took = [], []
        for place, position in enumerate(found):
            bot, began = bot_named(name, position.view.rules), time.process_time()
            answers = [tuple(bot(position.view, new_dealer(bytes(32), place * TRIES + i))) for i in range(TRIES)]
            took.append(1000 * (time.process_time() - began) / TRIES)
            lost.append(np.mean([loss(position, answer) for answer in answers]))
        error = 1.96 * np.std(lost) / np.sqrt(len(lost))
        spent = f"{np.mean(took):.1f} ms on average, median {np.median(took):.1f} ms"
        print(f"{name:12} {100 * np.mean(lost):6.2f} ± {100 * error:.2f} % of a win lost by a decision, {spent}")


if __name__ == "__main__":
    main()
