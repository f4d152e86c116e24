"""Duels: bots against each other over the same deals, with the seats rotated, and how sure the result is."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from race108.bots import bot_named
from race108.game import Game
from race108.kernel import new_dealer

#: A game that goes on for ever is called off; it counts as shared by all (KERNEL: one in 20,000 between greedy bots).
MOST_PLIES = 5_000
#: Two-sided 95 %.
Z = 1.959964


@dataclass(frozen=True)
class Played:
    """One game of a duel: which deal, how far the seats were rotated, and each bot's share of the win."""

    deal: int
    rotation: int
    shares: tuple[float, ...]
    plies: int
    finished: bool


def play_game(game: str, bots: Sequence[str], deal: int, rotation: int, seed: int, options: dict[str, Any]) -> Played:
    """Bot i sits at seat i + rotation. Everything follows from the seed and the deal."""
    players = len(bots)
    table = Game.with_options(game, players, _seed(seed, deal, "deal"), options)
    at_seat = [bot_named(bots[(seat - rotation) % players], game) for seat in range(players)]
    dealer = new_dealer(_seed(seed, deal, f"bots {rotation}"))
    while not table.over and table.ply < MOST_PLIES:
        view = table.view(table.turn)
        table.play(view.write(at_seat[table.turn](view, dealer)))
    winners = table.rules.seats_of(table.winners) if table.winners is not None else list(range(players))
    shares = [0.0] * players
    for seat in winners:
        shares[(seat - rotation) % players] = 1 / len(winners)
    return Played(deal, rotation, tuple(shares), table.ply, table.over)


def _seed(seed: int, deal: int, what: str) -> bytes:
    return hashlib.sha256(f"race108 duel {seed} {deal} {what}".encode()).digest()


def play_deals(
    game: str, bots: Sequence[str], deals: range, seed: int, options: dict[str, Any]
) -> Iterator[list[Played]]:
    """Every deal is played once for each rotation of the seats."""
    for deal in deals:
        yield [play_game(game, bots, deal, rotation, seed, options) for rotation in range(len(bots))]


# --- how sure -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """A bot's share of the wins, with its 95 % interval, and the Elo difference to an even share (two bots)."""

    share: float
    low: float
    high: float

    @property
    def elo(self) -> float:
        """How many Elo points this share is worth against one opponent."""
        return elo(self.share)


def elo(share: float) -> float:
    """The Elo difference that makes this share expected.

    >>> round(elo(0.75))
    191
    """
    if share <= 0.0 or share >= 1.0:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share))


def standing(shares: Sequence[float]) -> Standing:
    """The mean over deals and its interval. A deal is one observation: its games share their cards.

    The interval is Wilson's, with as many observations as the spread between deals is worth.
    """
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    coin = mean * (1 - mean)
    worth = count if spread <= 0.0 or coin <= 0.0 else count * coin / spread
    middle = (mean + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z / (1 + Z * Z / worth) * math.sqrt(coin / worth + Z * Z / (4 * worth * worth))
    return Standing(mean, max(0.0, middle - half), min(1.0, middle + half))


def standings(played: Sequence[list[Played]]) -> list[Standing]:
    """Each bot's standing after some deals."""
    bots = len(played[0][0].shares)
    per_deal = [[sum(game.shares[bot] for game in games) / len(games) for games in played] for bot in range(bots)]
    return [standing(shares) for shares in per_deal]
