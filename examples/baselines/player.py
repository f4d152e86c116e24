"""A network of `ppo.py`, `dmc.py` or `td.py` plays Triggs for two wherever a bot is named (see docs/external-bots.md).

    race108 arena triggs "dmc=cmd:python examples/baselines/player.py examples/baselines/dmc.npz"

It sees what the environments observe, written anew from the view's JSON, and plays the legal action of which the
network says most.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
VALUES = range(1, 13)
#: Every way to form a value, in the order of the actions: (value, larger card, smaller card or 0).
WAYS = [(value, value - small, small) for value in VALUES for small in range(value // 2 + 1)]


def counted(cards: list[Any]) -> list[int]:
    """How many cards there are of each value."""
    return [cards.count(value) for value in VALUES]


def observed(view: dict[str, Any]) -> Array:
    """The blocks of an observation that the networks use, in their order (docs/environments.md)."""
    own, other = view["turn"], 1 - view["turn"]
    piles = [view[pile] for pile in ("left", "centre", "right")]
    hands = [counted(view["hands"][seat]) for seat in (own, other)]
    tops = [counted(pile[:1]) for pile in (piles[0], piles[2])]
    gone = [counted(view["discard"]), counted(view["box"])]
    unseen = 9 - np.sum([*hands, *tops, *gone], axis=0)
    blocks = (
        [phase == view["phase"] for phase in ("act", "draw", "form", "extra", "over")],
        counted([view["value"]]),
        *(view["crossed"][seat] for seat in (own, other)),
        [len(view["hands"][seat]) for seat in (own, other)],
        *hands,
        [len(pile) for pile in piles],
        *tops,
        *gone,
        unseen,
    )
    return np.concatenate(blocks).astype(np.float32)


def action(move: str) -> int:
    """The number that the environments have for a move."""
    kind, _, rest = move.partition(" ")
    numbers = [int(number) for number in re.findall(r"\d+", rest)]
    if kind == "draw":
        return "LCR".index(rest)
    if kind == "discard":
        return 3 + 9 * (numbers[0] - 1) + numbers[1] - 1
    if kind == "form":
        value, large, small = (*numbers, 0)[:3]
        return 111 + WAYS.index((value, large, small))
    return 159 if kind == "stop" else 159 + numbers[0]


def main() -> None:
    """Answer every question."""
    with np.load(sys.argv[1]) as file:
        first, below, second, above = (part.astype(np.float32) for part in file.values())
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "move":
            promised = np.maximum(observed(message["view"]) @ first + below, 0) @ second + above
            print(max(message["moves"], key=lambda move: promised[action(move)]), flush=True)


if __name__ == "__main__":
    main()
