"""The deal of the day: one deal of each game for everybody, against the same bot, with one try each.

The seed of a day follows from a secret of the server's and the date, so nobody knows it beforehand, and its hash is
shown to everybody before their first card, as at every table (``docs/fair.md``). A day's tables are sealed until the
day is over: what one player has seen of the cards is not told to another, who may still have to play.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, NamedTuple

from race108.bots import bots_of
from race108.games.registry import games, has_part, part_of

if TYPE_CHECKING:
    from race108.server.table import Table

#: Everybody's opponent: neither the weakest nor the strongest, and it answers the same moves in the same way.
BOT = "level3"
#: Everybody's seat; who begins is in the deal.
SEAT = 0
#: A win counts so much, less a point for every round it took; a loss as far as one has come, in percent, but more than
#: giving up.
WIN = 1_000
DAY_SECONDS = 86_400


def day_at(now: float) -> str:
    """The date of a moment, the same for all the world (UTC)."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The moment at which a day is over."""
    midnight = date.fromisoformat(day)
    return datetime(midnight.year, midnight.month, midnight.day, tzinfo=UTC).timestamp() + DAY_SECONDS


def deals() -> list[str]:
    """The games that have a deal of the day: those that the bot can play."""
    return [game for game in games() if BOT in bots_of(game)]


def seed_of_day(secret: str, game: str, day: str) -> str:
    """The server's seed for a game on a day."""
    return hmac.new(secret.encode(), f"race108 day 1 {game} {day}".encode(), hashlib.sha256).hexdigest()


def chance_of(server_seed: str, ply: int) -> bytes:
    """What the bot decides by where it wavers: whoever plays the same moves gets the same answers."""
    return hashlib.sha256(f"race108 day bot 1 {server_seed} {ply}".encode()).digest()


def score_of(table: Table) -> int | None:
    """What a finished game counts: a win before any loss, a quick win before a slow one; too late, nothing."""
    setup, game = table.setup, table.game
    if setup.daily is None or game is None or setup.over_at is None or setup.over_at >= end_of(setup.daily):
        return None
    if table.winners == [SEAT]:
        return max(WIN - rounds(table), WIN // 2)
    if table.resigned:
        return 0
    known = has_part(setup.game, "standing")
    return max(1, part_of(setup.game, "standing").progress(game.position(), SEAT)) if known else 1


def rounds(table: Table) -> int:
    """How often it was one's turn, or nearly so."""
    return (table.game.turns + 1) // 2 if table.game is not None else 0


class Result(NamedTuple):
    """What somebody has made of a deal."""

    score: int

    @property
    def won(self) -> bool:
        """Whether it was a win."""
        return self.score >= WIN // 2

    @property
    def rounds(self) -> int | None:
        """How many rounds a win took."""
        return WIN - self.score if self.won else None

    @property
    def progress(self) -> int | None:
        """How far one came in a loss, in percent."""
        return None if self.won else self.score

    def place(self, scores: Mapping[int, int]) -> int:
        """The place among everybody's scores, given as how many have each."""
        return 1 + sum(count for score, count in scores.items() if score > self.score)
