"""Random play with every step taken from Python: a choice, apply, the legal actions. Prints one line of JSON.

``python bench/from_python.py triggs|runtrip SECONDS``
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from race108.game import rules_class
from race108.games.runtrip import rules as runtrip
from race108.games.runtrip.layout import named_layout
from race108.games.triggs import rules as triggs
from race108.kernel import new_dealer


def stepper(game: str) -> tuple[Callable[..., int], tuple[Any, ...]]:
    """What Python calls to take a step and list the legal actions after it, and the tables it wants."""
    if game == "triggs":
        return triggs.step_and_list, ()
    return runtrip.step_and_list, (named_layout("factors").lookup,)


def main() -> None:
    game, seconds = sys.argv[1], float(sys.argv[2])
    rules = rules_class(game).from_options(2, {})
    step, tables = stepper(game)
    dealer = new_dealer(bytes(32))
    out = np.zeros(rules.action_count, dtype=np.int16)
    chosen = random.Random(1).random
    actions = games = 0
    state = rules.deal(dealer)
    step(state, *tables, rules.legal(state)[0], dealer, out)  # compile before the clock runs
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = rules.deal(dealer)
        legal = rules.legal(state)
        out[: len(legal)] = legal
        count = len(legal)
        while count:
            count = step(state, *tables, out.item(int(chosen() * count)), dealer, out)
            actions += 1
        games += 1
    took = time.perf_counter() - began
    print(json.dumps({"actions_per_s": actions / took, "games_per_s": games / took}))


if __name__ == "__main__":
    main()
