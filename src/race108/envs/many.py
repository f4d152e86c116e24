"""What stepping many games at once needs of both games."""

from __future__ import annotations

from collections import namedtuple
from typing import Any

from race108.kernel import Record, inner

#: Arrays with one row per game. ``acted`` is the seat of the last action, ``turn`` the one on turn; ``over`` says that
#: a game has ended and ``called_off`` that it went on too long: the next step deals anew.
Games = namedtuple("Games", "states seen numbers observations masks rewards acted turn over called_off illegal count")
PENALTY = -1.0


@inner
def take_numbers(games: Any, i: int, dealer: Record) -> None:
    """The dealer goes on with a game's own random numbers: what happens in it does not hang on the others."""
    for k in range(4):
        dealer.rng[k] = games.numbers[i, k]


@inner
def keep_numbers(games: Any, i: int, dealer: Record) -> None:
    """Keep where a game's random numbers go on."""
    for k in range(4):
        games.numbers[i, k] = dealer.rng[k]


@inner
def must_deal(games: Any, i: int) -> bool:
    """Whether a game has ended with the last step, so that this one begins a new one."""
    for seat in range(games.rewards.shape[1]):
        games.rewards[i, seat] = 0.0
    games.illegal[i] = False
    games.count[i] += 1
    if games.over[i] or games.called_off[i]:
        games.count[i] = 0
        return True
    return False


@inner
def may_act(games: Any, i: int, action: int, seat: int) -> bool:
    """Whether the action is legal; one that is not costs something and changes nothing."""
    games.acted[i] = seat
    if 0 <= action < games.masks.shape[1] and games.masks[i, action]:
        return True
    games.illegal[i] = True
    games.rewards[i, seat] = PENALTY
    return False


@inner
def note_end(games: Any, i: int, seat: int, over: int, cap: int) -> None:
    """Note who is on turn, and whether the game has ended or gone on too long."""
    games.turn[i] = seat
    games.over[i] = over == 1
    games.called_off[i] = over == 0 and games.count[i] >= cap
