"""Rules of thumb for Sprint: knock somebody back if you can, else run far."""

from __future__ import annotations

from race108.game import View


def score(view: View, actions: tuple[int, ...]) -> float:
    tokens: list[int] = view.json["tokens"]
    square = tokens[view.turn] + actions[0] + 1
    return 2.0 * square if square in tokens else square
