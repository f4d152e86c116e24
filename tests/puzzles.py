"""The puzzles that come with race108, as tests read them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from race108 import games
from race108.game import Game, View

GAMES = ("triggs", "runtrip")
SIZES = ("easy", "medium", "hard", "very-hard")


@dataclass(frozen=True)
class Puzzle:
    """A game up to a decision; many would play the last of its moves, but another one is best."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    size: str
    seed: int
    seat: int
    moves: tuple[str, ...]
    best: str

    @property
    def tempting(self) -> str:
        return self.moves[-1]

    @property
    def ply(self) -> int:
        return len(self.moves) - 1

    def record(self) -> dict[str, Any]:
        """As the client makes it (web/src/puzzles/puzzles.ts)."""
        told = {"race108": 2, "rules": 1, "game": self.game, "players": self.players, "options": dict(self.options)}
        return told | {"seed": self.seed, "moves": list(self.moves)}

    def view(self) -> View:
        """What the player sees."""
        game = Game.replay(self.record() | {"moves": list(self.moves[:-1])})
        return game.view(game.turn)


@cache
def file_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(games.__path__[0]) / game / "puzzles.json").read_text(encoding="utf-8"))
    return found


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    file = file_of(game)
    return tuple(
        Puzzle(
            game,
            file["tables"][table]["players"],
            tuple(file["tables"][table]["options"].items()),
            SIZES[size],
            seed,
            seat,
            tuple(moves.split(",")),
            best,
        )
        for table, size, seed, seat, moves, best in file["puzzles"]
    )


def some(game: str, count: int) -> list[Puzzle]:
    """So many of them, spread over all tables."""
    found = sorted(puzzles_of(game), key=lambda one: (one.players, one.options, one.seed))
    return found[:: max(1, len(found) // count)][:count]
