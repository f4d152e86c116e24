"""How fast the environments are, next to others', in one run.

``python bench/envs.py [--seconds S] [--games N] [--threads N]``

- many games in one call, with observations and masks, on one thread and on all cores, against its limit;
- one PettingZoo environment against PettingZoo's own hanabi, both with the wrappers they come with, the same loop:
  look at the agent on turn, take any legal action, step.

Hanabi needs Shimmy, which nothing else here does: it is fetched once, into build/bench.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
FETCHED = HERE.parent / "build" / "bench"
LIMIT = 4_000_000  # steps a second of many games, on all cores
TIMES = 50  # as fast as hanabi
ROUNDS = 3


def many(seconds: float, games: int, game: str, threads: int) -> tuple[float, float]:
    """Steps a second of a batch: the steps alone, and with the choice of the actions."""
    from race108.envs.batch import Batch

    batch = Batch(game, players=2, games=games, seed=1, threads=threads)
    stepping = steps = 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(20):
            actions = batch.any_actions()
            at = time.perf_counter()
            batch.step(actions)
            stepping += time.perf_counter() - at
            steps += games
    return steps / stepping, steps / (time.perf_counter() - began)


def one(env: Any, seconds: float) -> float:
    """Steps a second of a PettingZoo environment in random play."""
    chance = random.Random(1)
    steps = 0
    began = time.perf_counter()
    seed = 0
    while time.perf_counter() - began < seconds:
        seed += 1
        env.reset(seed=seed)
        while True:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                break
            env.step(chance.choice(observation["action_mask"].nonzero()[0].tolist()))
            steps += 1
    return steps / (time.perf_counter() - began)


def hanabi() -> Any:
    """PettingZoo's own, with what it needs."""
    if find_spec("shimmy") is None:
        if not FETCHED.exists():
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            given = ["--require-hashes", "--no-deps", "--target", str(FETCHED), "-r", str(HERE / "envs.lock")]
            subprocess.run([*pip, *given], check=True)
        sys.path.append(str(FETCHED))
    from pettingzoo.classic.hanabi import hanabi as theirs

    return theirs.env()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--threads", type=int, default=len(os.sched_getaffinity(0)))
    given = parser.parse_args()
    from race108.envs.pettingzoo import env

    for game in ("triggs", "runtrip"):
        for threads in sorted({1, given.threads}):
            rates = [many(given.seconds, given.games, game, threads) for _ in range(ROUNDS)]
            alone, whole = np.max(rates, axis=0)
            print(
                f"{game:8} {given.games} games at once, {threads} thread{'s' * (threads > 1)}:"
                f" {alone / 1e6:5.2f} M steps/s with observations and masks, {alone / LIMIT:.2f} x the limit of 4 M"
                f" ({whole / 1e6:.2f} M/s with choosing the actions)"
            )
    peers: dict[str, Any] = {"triggs": env("triggs"), "runtrip": env("runtrip")}
    try:
        peers["hanabi"] = hanabi()
    except (ImportError, subprocess.CalledProcessError) as error:
        print(f"hanabi cannot be measured: {error}")
    best = dict.fromkeys(peers, 0.0)
    for _ in range(ROUNDS):
        for name, peer in peers.items():
            best[name] = max(best[name], one(peer, given.seconds))
    for name, rate in best.items():
        times = f", {rate / best['hanabi']:.0f} x hanabi (limit {TIMES} x)" if "hanabi" in best else ""
        print(f"{name:8} PettingZoo: {rate / 1e3:6.1f} k steps/s{times}")


if __name__ == "__main__":
    main()
