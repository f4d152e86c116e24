"""Games that bots have lost because they failed: how many, and why."""

from __future__ import annotations

from collections.abc import Sequence

from race108.bots.names import Player
from race108.lab.duel import Played
from race108.ruleset import Json
from race108.words import say

#: Deals, each with those who played it and its games.
Deals = Sequence[tuple[Sequence[Player], Sequence[Played]]]


def forfeits_in(deals: Deals, language: str) -> list[Json]:
    """Every game that was lost so."""
    return [
        {
            **vars(players[game.forfeit.bot]),
            "deal": game.deal,
            "rotation": game.rotation,
            "reason": _said(game.forfeit.reason, language),
        }
        for players, games in deals
        for game in games
        if game.forfeit is not None
    ]


def forfeits_told(deals: Deals, language: str) -> list[str]:
    """A sentence for each bot that lost games so: how many, and the reason of the first."""
    reasons: dict[str, list[str]] = {}
    for forfeit in forfeits_in(deals, language):
        reasons.setdefault(forfeit["name"], []).append(forfeit["reason"])
    told = []
    for name, why in reasons.items():
        games = sum(len(games) for players, games in deals if name in [player.name for player in players])
        told.append(say("lab-forfeits", language, bot=name, count=len(why), games=games, reason=why[0]))
    return told


def _said(reason: tuple[str, Json], language: str) -> str:
    message, arguments = reason
    return say(message, language, **arguments)
