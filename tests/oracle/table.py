"""The second implementation at the table: what the tests of the rulings ask of the first, asked of the oracle."""

from __future__ import annotations

from typing import Any

from .runtrip import RunTrip
from .triggs import ROWS, Triggs

GAMES: dict[str, Any] = {"triggs": Triggs, "runtrip": RunTrip}
#: What a position may leave unsaid.
UNSAID: dict[str, dict[str, Any]] = {
    "triggs": {"rows": ROWS, "refill": "emptied", "turn": 0, "phase": "act", "value": None, "winners": None},
    "runtrip": {"variant": "basic", "mercy": False, "turn": 0, "phase": "act", "winners": None},
}


class OracleTable:
    """A game of the oracle."""

    def __init__(self, game: Any) -> None:
        self._game = game

    @classmethod
    def new(cls, game: str, players: int = 2, seed: int = 0, **options: Any) -> OracleTable:
        """A new table."""
        return cls(GAMES[game].new(players, seed, **options))

    @classmethod
    def at(cls, position: dict[str, Any], seed: int = 0) -> OracleTable:
        """A table that stands at a position."""
        name = position["game"]
        return cls(GAMES[name].from_position(UNSAID[name] | position, seed))

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return int(self._game.turn)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.winners is not None

    @property
    def winners(self) -> list[int] | None:
        """Who has won, once the game is over."""
        winners: list[int] | None = self._game.winners
        return winners

    def play(self, *moves: str) -> None:
        """Play moves, one after the other."""
        for move in moves:
            self._game.play(move)

    def moves(self) -> list[str]:
        """The legal moves, sorted."""
        moves: list[str] = self._game.legal()
        return moves

    def position(self) -> dict[str, Any]:
        """The whole truth."""
        position: dict[str, Any] = self._game.position()
        return position

    def time_up(self) -> None:
        """The time limit has passed."""
        self._game.time()
