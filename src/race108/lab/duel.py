"""Duels: bots against each other over the same deals, with the seats rotated, and how sure the result is."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass, field
from typing import Any, Self

from race108.bots import Bot, bot_named, end_game
from race108.coach.ledger import BOUND, ORDERS_IN_DUELS, Accountant, luck_in, side_of
from race108.errors import BotFailed
from race108.game import Game
from race108.games.registry import about
from race108.kernel import new_dealer
from race108.lab.work import Notebook, Place, Task, carry_out
from race108.progress import Progress
from race108.ruleset import State
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
    """One game of a duel: which deal, how far the seats were rotated, and each bot's share of the win, and luck."""

    deal: int
    rotation: int
    shares: tuple[float, ...]
    plies: int
    finished: bool
    forfeit: Forfeit | None = None
    luck: tuple[float, ...] = ()

    @property
    def adjusted(self) -> tuple[float, ...]:
        """Each bot's share without its luck, where that was asked for."""
        return tuple(
            share - luck for share, luck in zip(self.shares, self.luck or [0.0] * len(self.shares), strict=True)
        )

    @classmethod
    def from_list(cls, row: Sequence[Any]) -> Self:
        """A game as a chunk of work or a notebook has it."""
        deal, rotation, shares, plies, finished, *more = row
        forfeit = Forfeit(more[0][0], from_json(more[0][1])) if more and more[0] else None
        return cls(deal, rotation, tuple(shares), plies, finished, forfeit, tuple(more[1]) if len(more) > 1 else ())


def seats_for(game: str, bots: Sequence[str], options: dict[str, Any]) -> int:
    """How many sit at the table: one bot each; where partners play, a bot can play a whole side."""
    variant = about(game).variant(options.get("variant"))
    return variant.players[0] if variant.sides == len(bots) else len(bots)


def play_game(
    game: str, bots: Sequence[str], deal: int, rotation: int, seed: int, options: dict[str, Any], luck: bool = False
) -> Played:
    """Bot i sits at seat i + rotation. Everything follows from the seed and the deal."""
    count = len(bots)
    table = Game.with_options(game, seats_for(game, bots, options), _seed(seed, deal, "deal"), options)
    at_seat = [bot_named(bots[(seat - rotation) % count], table.rules) for seat in range(table.players)]
    states: list[State] = [table.state]
    moves: list[tuple[int, ...]] = []
    failed = _play_out(table, at_seat, new_dealer(_seed(seed, deal, f"bots {rotation}")), states, moves)
    winners = table.winners if failed is None else table.rules.others(failed.seat)
    end_game(at_seat, winners)
    forfeit = None if failed is None else Forfeit((failed.seat - rotation) % count, failed.reason)
    shares = _shares(table, winners, rotation, count)
    lucky = _luck(table, states, moves, rotation, count) if luck else ()
    return Played(deal, rotation, shares, table.ply, table.over or failed is not None, forfeit, lucky)


def _play_out(
    table: Game, at_seat: Sequence[Bot], dealer: Any, states: list[State], moves: list[tuple[int, ...]]
) -> BotFailed | None:
    """Play to the end, or until a bot fails, and note what was played and how the table stood then."""
    try:
        while not table.over and table.ply < MOST_PLIES:
            view = table.view(table.turn)
            move = tuple(at_seat[table.turn](view, dealer))
            table.play(view.write(move))
            moves.append(move)
            states.append(table.state)
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


def _luck(
    table: Game, states: Sequence[State], moves: Sequence[tuple[int, ...]], rotation: int, count: int
) -> tuple[float, ...]:
    """Each bot's luck, in parts of a win, which its seats have together."""
    rules = table.rules
    lucky, luck = luck_in(Accountant(rules, ORDERS_IN_DUELS), table.seed, states, moves), [0.0] * count
    for seat in range(table.players):
        side = side_of(rules, seat)
        luck[(seat - rotation) % count] += lucky[side] / len(rules.seats_of([side]))
    return tuple(luck)


def _seed(seed: int, deal: int, what: str) -> bytes:
    return hashlib.sha256(f"race108 duel {seed} {deal} {what}".encode()).digest()


def play_chunk(
    game: str, bots: Sequence[str], first: int, last: int, seed: int, options: dict[str, Any], luck: bool = False
) -> list[list[list[Any]]]:
    """Some deals, each played once for every rotation of the seats, as plain lists: it may be far away."""
    return [
        [list(astuple(play_game(game, bots, deal, rotation, seed, options, luck))) for rotation in range(len(bots))]
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
    luck_adjusted: bool = False

    def tasks(self) -> list[Task]:
        """The work, a few deals at a time. All chunks are whole, so that a duel can be made longer later."""
        return [
            (self.game, self.bots, first, first + CHUNK, self.seed, self.options, self.luck_adjusted)
            for first in range(0, self.deals, CHUNK)
        ]

    def header(self) -> dict[str, Any]:
        """What a notebook of this duel begins with. More deals are still the same duel."""
        about = {key: value for key, value in asdict(self).items() if key not in ("deals", "until_sure")}
        if not self.luck_adjusted:
            del about["luck_adjusted"]  # as it was before there was such a thing
        return {"race108": "duel", "version": 1, **about}


def play_duel(duel: Duel, place: Place, notebook: Notebook | None, progress: Progress) -> list[list[Played]]:
    """All deals in their order; with ``until_sure`` up to the first one at which it is decided."""
    played: list[list[Played]] = []
    shares: list[float] = []
    for _, chunk in carry_out(play_chunk, duel.tasks(), place, notebook):
        for games in chunk:
            played.append([Played.from_list(game) for game in games])
            shares.append(sum(game.adjusted[0] for game in played[-1]) / len(games))
            beyond = BOUND if duel.luck_adjusted else 0.0
            if len(played) == duel.deals or (duel.until_sure and is_sure(shares, 1 / len(duel.bots), beyond=beyond)):
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
    spread = _spread(shares)
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


def adjusted_standings(played: Sequence[list[Played]]) -> list[Standing]:
    """The same without the luck. What is left is no share of a whole, so the interval is that of any mean."""
    found = []
    for bot in range(len(played[0][0].shares)):
        shares = [sum(game.adjusted[bot] for game in games) / len(games) for games in played]
        mean = sum(shares) / len(shares)
        half = Z * math.sqrt(_spread(shares) / len(shares))
        found.append(Standing(mean, mean - half, mean + half))
    return found


def gain(played: Sequence[list[Played]]) -> float:
    """How many times smaller the variance of a deal is without the luck: so many times fewer deals are needed."""
    plain = [sum(game.shares[0] for game in games) / len(games) for games in played]
    left = _spread([sum(game.adjusted[0] for game in games) / len(games) for games in played])
    return _spread(plain) / left if left > 0.0 else 1.0


def _spread(shares: Sequence[float]) -> float:
    """The variance, as far as these tell."""
    mean = sum(shares) / len(shares)
    return sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)


# --- stopping when sure ---------------------------------------------------------------------------------------------

#: Bets on the first bot, as parts of what may be lost at most on one deal.
_BETS = tuple(sign * size for size in (0.05, 0.1, 0.2, 0.4, 0.8) for sign in (1, -1))


def capital(shares: Sequence[float], even: float, beyond: float = 0.0) -> float:
    """What a gambler has made of 1 by betting, deal after deal, that a share is not the even one (an e-process).

    Shares lie between 0 and 1, or so far beyond at most: nobody may lose more than there is.

    If it is, no way of betting gains on average, and the chance to ever have 20 is at most one in twenty (Ville). So
    one may look after every deal and stop at 20, and still be wrong only once in twenty times.
    """
    total = 0.0
    for bet in _BETS:
        stake = bet / ((even if bet > 0 else 1 - even) + beyond)
        made = 0.0
        for share in shares:
            made += math.log1p(stake * (share - even))
        total += math.exp(min(made, 700.0))
    return total / len(_BETS)


def is_sure(shares: Sequence[float], even: float, error: float = 0.05, beyond: float = 0.0) -> bool:
    """Whether the first bot is better or worse than an even share, with at most this chance to be wrong."""
    return capital(shares, even, beyond) >= 1 / error
