"""Training as a command: learns for some minutes, keeps checkpoints, goes on where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from race108.bots.triggs_value import inputs
from race108.bots.weights import read_net, save_net
from race108.kernel import new_dealer
from race108.lab.train_triggs import beginner, train_games
from race108.triggs import rules as r

#: Games between two looks at the clock, and the learning rate from the first to the last of them.
BATCH = 500
RATES = (0.02, 0.001)
#: For this share of the time one turn in so many is played at random: the first games would not end otherwise.
EXPLORE, EXPLORED = 3, 0.05
CHECKPOINT_SECONDS = 30.0

Report = Callable[[dict[str, Any]], None]


def train_triggs(players: int, minutes: float, seed: int, path: Path, resume: bool, report: Report) -> dict[str, Any]:
    """Learn Triggs for so many players by self-play, and write the network; says what was done."""
    about: dict[str, Any] = {"game": "triggs", "players": players, "seed": seed, "games": 0, "seconds": 0.0}
    if resume:
        net, about = read_net(path, inputs(players))
    else:
        net = beginner(players, seed)
    state = np.zeros(1, dtype=r.STATE)
    rows = np.array((0, *r.ROWS), dtype=np.int8)
    before, end = float(about["seconds"]), 60 * minutes
    train_games(state, rows, players, net, 0, 0.0, 0, new_dealer(bytes(32)))  # compile before the clock runs
    began = saved = time.monotonic()
    while (took := time.monotonic() - began) < end:
        done = min(1.0, took / end)
        rate = RATES[0] + (RATES[1] - RATES[0]) * done
        explore = EXPLORE if done < EXPLORED else 0
        dealer = new_dealer(seed.to_bytes(32, "big"), int(about["games"]))  # so that going on is not repeating
        turns, _, unfinished = train_games(state, rows, players, net, BATCH, rate, explore, dealer)
        about |= {"games": about["games"] + BATCH, "seconds": round(before + time.monotonic() - began, 1)}
        report({**about, "left": max(0.0, end - took), "turns": turns / BATCH / players, "unfinished": unfinished})
        if time.monotonic() - saved > CHECKPOINT_SECONDS:
            saved = time.monotonic()
            save_net(path, net, about)
    about["command"] = f"race108 train triggs --players {players} --minutes {minutes:g} --seed {seed}"
    save_net(path, net, about)
    return about
