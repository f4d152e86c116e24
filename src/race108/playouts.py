"""How fast the rules are: random games, from the deal to the end, inside compiled code."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from race108.game import rules_class
from race108.kernel import new_dealer
from race108.ruleset import Json

#: Random play always ends; this only bounds what a fault could do.
CAP = 100_000


def measure(
    game: str, players: int, seconds: float, threads: int = 1, options: Mapping[str, Any] | None = None
) -> Json:
    """Play random games for some seconds on so many threads; the compiled code holds no lock."""
    rules_class(game).from_options(players, options or {})
    _runner(game, players, options or {}, 0)(1)  # compile before the clock runs
    runners = [_runner(game, players, options or {}, thread) for thread in range(threads)]

    def work(run: Callable[[int], int]) -> tuple[int, int]:
        actions = games = 0
        while time.perf_counter() < end:
            actions += run(200)
            games += 200
        return actions, games

    began = time.perf_counter()
    end = began + seconds
    with ThreadPoolExecutor(threads) as pool:
        counts = list(pool.map(work, runners))
    took = time.perf_counter() - began
    return {
        "game": game,
        "players": players,
        "actions_per_s": round(sum(actions for actions, _ in counts) / took),
        "games_per_s": round(sum(games for _, games in counts) / took),
        "threads": threads,
    }


def _runner(game: str, players: int, options: Mapping[str, Any], thread: int) -> Callable[[int], int]:
    """A function that plays so many random games and says how many actions they had."""
    dealer = new_dealer(bytes(32), thread)
    if game == "triggs":
        from race108.games.triggs import rules as triggs

        state = np.zeros(1, dtype=triggs.STATE)
        rows = np.array((0, *triggs.ROWS), dtype=np.int8)
        return lambda games: int(triggs.playouts(state, players, rows, 0, games, CAP, dealer)[0])
    from race108.games.runtrip import rules as runtrip
    from race108.games.runtrip.notation import VARIANTS
    from race108.games.runtrip.ruleset import RunTrip

    table = RunTrip.from_options(players, options)
    tables = table.layout.tables
    variant = VARIANTS.index(table.variant)
    state = np.zeros(1, dtype=runtrip.STATE)
    return lambda games: int(runtrip.playouts(state, tables, players, variant, 0, 0, games, dealer))
