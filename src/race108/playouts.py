"""How fast the rules are: random games, from the deal to the end, inside compiled code."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from race108.games.registry import rules_class
from race108.kernel import new_dealer
from race108.ruleset import Json

#: Random play always ends; this only bounds what a fault could do.
CAP = 100_000


def measure(
    game: str, players: int, seconds: float, threads: int = 1, options: Mapping[str, Any] | None = None
) -> Json:
    """Play random games for some seconds on so many threads; the compiled code holds no lock."""
    rules = rules_class(game).from_options(players, options or {})
    rules.playouts(1, CAP, new_dealer(bytes(32)))  # compile before the clock runs

    def work(dealer: Any) -> tuple[int, int]:
        actions = games = 0
        while time.perf_counter() < end:
            actions += rules.playouts(200, CAP, dealer)
            games += 200
        return actions, games

    began = time.perf_counter()
    end = began + seconds
    with ThreadPoolExecutor(threads) as pool:
        counts = list(pool.map(work, [new_dealer(bytes(32), thread) for thread in range(threads)]))
    took = time.perf_counter() - began
    return {
        "game": game,
        "players": players,
        "actions_per_s": round(sum(actions for actions, _ in counts) / took),
        "games_per_s": round(sum(games for _, games in counts) / took),
        "threads": threads,
    }
