"""The arena: one bot against a panel of others that never changes, so that results can be compared for ever."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from race108.lab.duel import Duel, Standing, play_duel, standings
from race108.lab.work import Place
from race108.progress import Progress

#: Who sits in each panel. Once there, a panel stays as it is; a stronger one gets the next number.
PANELS: Mapping[int, tuple[str, ...]] = {1: ("random", "greedy", "panel1:value", "panel1:search:100")}
NEWEST = max(PANELS)


@dataclass(frozen=True)
class Round:
    """How a bot did against one of the panel, which sits on all other seats; an even share would be ``even``."""

    opponent: str
    even: float
    standing: Standing
    games: int


def play_arena(
    game: str, bot: str, sides: int, deals: int, seed: int, options: dict[str, Any], place: Place, progress: Progress
) -> list[Round]:
    """The bot against everyone of the newest panel."""
    rounds = []
    panel = PANELS[NEWEST]
    for number, opponent in enumerate(panel):
        duel = Duel(game, (bot, *(opponent,) * (sides - 1)), deals, seed, options)

        played = play_duel(duel, place, None, partial(_told, progress, number))
        rounds.append(Round(opponent, 1 / sides, standings(played)[0], sum(map(len, played))))
    return rounds


def _told(progress: Progress, before: int, done: float, of: float) -> None:
    """How far the whole arena is, when so many rounds have been played before this one."""
    progress(before * of + done, len(PANELS[NEWEST]) * of)
