"""What compiled code that steps many games at once shares, whatever the game; and what an action brings anywhere."""

from __future__ import annotations

from collections import namedtuple
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from race108.kernel import Record, inner, tiny

#: Arrays with one row per game. ``acted`` is the seat of the last action, ``turn`` the one on turn; ``over`` says that
#: a game has ended and ``called_off`` that it went on too long: the next step deals anew.
Games = namedtuple("Games", "states seen numbers observations masks rewards acted turn over called_off illegal count")
#: What an illegal action brings.
PENALTY = -1.0


class Compiled(NamedTuple):
    """What a game brings to step many of it at once."""

    #: Its module with ``step_all(games, setup, actions, learner, cap, dealer)`` and ``choose_all(games, setup, actions,
    #: dealer)``.
    code: Any
    #: The options of the rules, in the form that this code wants.
    setup: Any
    #: The records of a game, and of what players have seen of it that it no longer shows.
    state: npt.DTypeLike
    seen: npt.DTypeLike = np.int8
    #: Whether the dealer must note events, for players to remember them.
    noting: bool = False


def reward(won: bool, sharing: int) -> float:
    """What the end of a game brings: 1 to who has won, -1 to the others; of a win that some share each has a part."""
    return 2.0 / sharing - 1.0 if won else -1.0


#: The same, for compiled code.
compiled_reward = tiny(reward)


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
