"""Perft: how many sequences of moves there are from fixed positions. A known count is an oracle for the rules.

Every count was found by both implementations; the slow one repeats the smaller depths here.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oracle.runtrip import RunTrip
from oracle.triggs import Triggs
from race108 import Game
from race108.kernel import clone, new_dealer, set_dealer

TABLE: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text())
SLOW_DEPTH = 2


def perft(game: Game, depth: int) -> int:
    """The number of move sequences of this length (shorter ones count if the game ends)."""
    dealer = new_dealer(game.seed)

    def count(state: Any, ply: int) -> int:
        moves = game.rules.moves(state)
        if ply == depth:
            return len(moves)
        total = 0
        for actions in moves:
            after = clone(state)
            set_dealer(dealer, game.seed, ply)
            for action in actions:
                game.rules.step(after, action, dealer)
            total += 1 if game.rules.over(after) else count(after, ply + 1)
        return total

    return count(game._state, 1)


def slow_perft(position: dict[str, Any], seed: int, depth: int) -> int:
    """The same by the second implementation, replaying from the position each time."""
    oracle = Triggs if position["game"] == "triggs" else RunTrip

    def reached(moves: tuple[str, ...]) -> Any:
        table = oracle.from_position(position, seed)
        for move in moves:
            table.play(move)
        return table

    def count(moves: tuple[str, ...]) -> int:
        table = reached(moves)
        legal = table.legal()
        if not legal:
            return 1
        if len(moves) + 1 == depth:
            return len(legal)
        return sum(count((*moves, move)) for move in legal)

    return count(())


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row["name"])
def test_perft_counts_are_the_known_ones(row: dict[str, Any]) -> None:
    game = Game.from_position(row["position"], row["seed"])
    for depth, known in enumerate(row["counts"], 1):
        assert perft(game, depth) == known
        if depth <= SLOW_DEPTH:
            assert slow_perft(row["position"], row["seed"], depth) == known
