"""What a call of the kernel costs as machine code and as WebAssembly, and how fast each plays at random inside.

``python bench/engine.py [--rounds R]``: the best round of each counts.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from race108.edge import edge
from race108.engine.wasm import kernel
from race108.games.registry import games, rules_class
from race108.kernel import clone, new_dealer
from race108.playouts import CAP

CALLS = 20_000
GAMES = 2_000


def tables_of(rules: Any) -> tuple[Any, ...]:
    """What the functions of a game want besides the state."""
    return (rules.layout.lookup,) if hasattr(rules, "layout") else ()


def call_costs(game: str, functions: Mapping[str, Callable[..., Any]]) -> dict[str, float]:
    """Microseconds a call, over random games: the legal actions, a step, and a table without its secrets."""
    rules: Any = rules_class(game).from_options(2, {})
    tables, dealer, chooser = tables_of(rules), new_dealer(bytes(32)), random.Random(1)
    out = np.zeros(rules.action_count, dtype=np.int16)
    legal, step, hide = (functions[f"{game}_{name}"] for name in ("legal_actions", "step", "hide_cards"))
    took = dict.fromkeys(("legal_actions", "step", "hide_cards"), 0.0)
    state = rules.deal(dealer)
    for _ in range(CALLS):
        if rules.over(state):
            state = rules.deal(dealer)
        blind = clone(state)
        first = time.perf_counter()
        count = legal(state, *tables, out)
        second = time.perf_counter()
        hide(blind, 0)
        third = time.perf_counter()
        action = out.item(chooser.randrange(count))
        fourth = time.perf_counter()
        step(state, *tables, action, dealer)
        took["step"] += time.perf_counter() - fourth
        took["legal_actions"] += second - first
        took["hide_cards"] += third - second
    return {name: 1e6 * seconds / CALLS for name, seconds in took.items()}


def actions_per_second(game: str, function: Callable[..., Any]) -> float:
    """Random games inside one call."""
    rules: Any = rules_class(game).from_options(2, {})
    dealer = new_dealer(bytes(32))
    state = rules.deal(dealer)
    given: tuple[Any, ...]
    if hasattr(rules, "layout"):
        given = (state, rules.layout.lookup, 2, rules.variant_number, 0, 0, GAMES, dealer)
    else:
        given = (state, 2, rules._rows, 0, GAMES, CAP, dealer)
    began = time.perf_counter()
    done: int = function(*given)
    took = time.perf_counter() - began
    return done / took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    began = time.perf_counter()
    wasm = kernel().functions
    print(f"module ready after {time.perf_counter() - began:.2f} s")
    for game in games():
        ways = {"native": {name: one.function for name, one in edge().items()}, "wasm": wasm}
        costs = {way: [call_costs(game, functions) for _ in range(rounds + 1)] for way, functions in ways.items()}
        for name in costs["wasm"][0]:
            best = {way: min(cost[name] for cost in found) for way, found in costs.items()}
            print(f"{game} {name}: native {best['native']:.2f} µs, wasm {best['wasm']:.2f} µs a call")
        fast = {
            way: max(actions_per_second(game, functions[f"{game}_playouts"]) for _ in range(rounds + 1))
            for way, functions in ways.items()
        }
        share = fast["wasm"] / fast["native"]
        print(
            f"{game} at random: native {fast['native']:,.0f}, wasm {fast['wasm']:,.0f} actions a second ({share:.2f})"
        )


if __name__ == "__main__":
    main()
