"""What can be asked about at a table: why can it not be used now?"""

from __future__ import annotations

from typing import cast

from race108 import Game
from race108.games.runtrip.ruleset import RunTrip


def things(game: Game) -> list[str]:
    """What can be asked about: all there is on a table."""
    if game.rules.game == "triggs":
        return [f"{kind} {value}" for kind in ("row", "card") for value in range(1, 13)] + [
            "pile L",
            "pile C",
            "pile R",
        ]
    layout = cast("RunTrip", game.rules).layout
    hand = [f"card {card}" for card in game.view(game.turn).json["hands"][game.turn]]
    per_side = len(game.position()["tokens"][0])
    letters = [""] if per_side == 1 else ["a", "b"]
    sides = len(game.position()["tokens"])
    return [
        *hand,
        f"card {layout.cards[90]}",
        *(f"token {side + 1}{letter}" for side in range(sides) for letter in letters),
    ]
