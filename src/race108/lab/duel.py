"""Duels: bots against each other over the same deals, with the seats rotated, and how sure the result is."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass, field
from typing import Any, Self

from race108.bots import Bot, bot_named, end_game
from race108.errors import BotFailed
from race108.game import Game
from race108.games.registry import about
from race108.kernel import new_dealer
from race108.lab.work import Notebook, Place, Task, carry_out
from race108.progress import Progress
from race108.words import Argument, from_json

#: A game that goes on for ever is called off; it counts as shared by all (measured: one in 20,000 between greedy bots).
MOST_PLIES = 5_000
#: Deals that one worker plays before it reports.
CHUNK = 4
#: Two-sided 95 %.
Z = 1.959964


@dataclass(frozen=True)
class Forfeit:
    """A bot, by its number, that failed and so lost its game, and why: a message with its arguments."""

    bot: int
    reason: Argument


@dataclass(frozen=True)
class Played:
    """One game of a duel: which deal, how far the seats were rotated, and each bot's share of the win."""

    deal: int
    rotation: int
    shares: tuple[float, ...]
    plies: int
    finished: bool
    forfeit: Forfeit | None = None

    @classmethod
    def from_list(cls, row: Sequence[Any]) -> Self:
        """A game as a chunk of work or a notebook has it."""
        deal, rotation, shares, plies, finished, *more = row
        forfeit = Forfeit(more[0][0], from_json(more[0][1])) if more and more[0] else None
        return cls(deal, rotation, tuple(shares), plies, finished, forfeit)


def seats_for(game: str, bots: Sequence[str], options: dict[str, Any]) -> int:
    """How many sit at the table: one bot each; where partners play, a bot can play a whole side."""
    variant = about(game).variant(options.get("variant"))
    return variant.players[0] if variant.sides == len(bots) else len(bots)


def play_game(game: str, bots: Sequence[str], deal: int, rotation: int, seed: int, options: dict[str, Any]) -> Played:
    """Bot i sits at seat i + rotation. Everything follows from the seed and the deal."""
    count = len(bots)
    table = Game.with_options(game, seats_for(game, bots, options), _seed(seed, deal, "deal"), options)
    at_seat = [bot_named(bots[(seat - rotation) % count], table.rules) for seat in range(table.players)]
    failed = _play_out(table, at_seat, new_dealer(_seed(seed, deal, f"bots {rotation}")))
    winners = table.winners if failed is None else table.rules.others(failed.seat)
    end_game(at_seat, winners)
    forfeit = None if failed is None else Forfeit((failed.seat - rotation) % count, failed.reason)
    shares = _shares(table, winners, rotation, count)
    return Played(deal, rotation, shares, table.ply, table.over or failed is not None, forfeit)


def _play_out(table: Game, at_seat: Sequence[Bot], dealer: Any) -> BotFailed | None:
    """Play to the end, or until a bot fails."""
    try:
        while not table.over and table.ply < MOST_PLIES:
            view = table.view(table.turn)
            table.play(view.write(at_seat[table.turn](view, dealer)))
    except BotFailed as failed:
        return failed
    return None


def _shares(table: Game, winners: list[int] | None, rotation: int, count: int) -> tuple[float, ...]:
    """Each bot's share of the win, which its seats have together."""
    seats = list(range(table.players)) if winners is None else table.rules.seats_of(winners)
    shares = [0.0] * count
    for seat in seats:
        shares[(seat - rotation) % count] += 1 / len(seats)
    return tuple(shares)


def _seed(seed: int, deal: int, what: str) -> bytes:
    return hashlib.sha256(f"race108 duel {seed} {deal} {what}".encode()).digest()


def play_chunk(
    game: str, bots: Sequence[str], first: int, last: int, seed: int, options: dict[str, Any]
) -> list[list[list[Any]]]:
    """Some deals, each played once for every rotation of the seats, as plain lists: it may be far away."""
    return [
        [list(astuple(play_game(game, bots, deal, rotation, seed, options))) for rotation in range(len(bots))]
        for deal in range(first, last)
    ]


@dataclass(frozen=True)
class Duel:
    """What is played: which game, which bots, over how many deals; and whether to stop as soon as it is decided."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    until_sure: bool = False

    def tasks(self) -> list[Task]:
        """The work, a few deals at a time. All chunks are whole, so that a duel can be made longer later."""
        return [
            (self.game, self.bots, first, first + CHUNK, self.seed, self.options)
            for first in range(0, self.deals, CHUNK)
        ]

    def header(self) -> dict[str, Any]:
        """What a notebook of this duel begins with. More deals are still the same duel."""
        about = {key: value for key, value in asdict(self).items() if key not in ("deals", "until_sure")}
        return {"race108": "duel", "version": 1, **about}


def play_duel(duel: Duel, place: Place, notebook: Notebook | None, progress: Progress) -> list[list[Played]]:
    """All deals in their order; with ``until_sure`` up to the first one at which it is decided."""
    played: list[list[Played]] = []
    shares: list[float] = []
    for _, chunk in carry_out(play_chunk, duel.tasks(), place, notebook):
        for games in chunk:
            played.append([Played.from_list(game) for game in games])
            shares.append(sum(game.shares[0] for game in played[-1]) / len(games))
            if len(played) == duel.deals or (duel.until_sure and is_sure(shares, 1 / len(duel.bots))):
                progress(len(played), len(played))
                return played
        progress(len(played), duel.deals)
    return played


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


# --- stopping when sure ---------------------------------------------------------------------------------------------

#: Bets on the first bot, as parts of what may be lost at most on one deal.
_BETS = tuple(sign * size for size in (0.05, 0.1, 0.2, 0.4, 0.8) for sign in (1, -1))


def capital(shares: Sequence[float], even: float) -> float:
    """What a gambler has made of 1 by betting, deal after deal, that a share is not the even one (an e-process).

    If it is, no way of betting gains on average, and the chance to ever have 20 is at most one in twenty (Ville). So
    one may look after every deal and stop at 20, and still be wrong only once in twenty times.
    """
    total = 0.0
    for bet in _BETS:
        stake = bet / (even if bet > 0 else 1 - even)
        made = 0.0
        for share in shares:
            made += math.log1p(stake * (share - even))
        total += math.exp(min(made, 700.0))
    return total / len(_BETS)


def is_sure(shares: Sequence[float], even: float, error: float = 0.05) -> bool:
    """Whether the first bot is better or worse than an even share, with at most this chance to be wrong."""
    return capital(shares, even) >= 1 / error
