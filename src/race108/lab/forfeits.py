"""Games that bots have lost because they failed: how many, and why."""

from __future__ import annotations

from collections.abc import Sequence

from race108.lab.duel import Played
from race108.ruleset import Json
from race108.words import say

#: Deals, each with the bots that played it and its games.
Deals = Sequence[tuple[Sequence[str], Sequence[Played]]]


def forfeits_in(deals: Deals, language: str) -> list[Json]:
    """Every game that was lost so."""
    return [
        {
            "bot": bots[game.forfeit.bot],
            "deal": game.deal,
            "rotation": game.rotation,
            "reason": _said(game.forfeit.reason, language),
        }
        for bots, games in deals
        for game in games
        if game.forfeit is not None
    ]


def forfeits_told(deals: Deals, language: str) -> list[str]:
    """A sentence for each bot that lost games so: how many, and the reason of the first."""
    reasons: dict[str, list[str]] = {}
    for forfeit in forfeits_in(deals, language):
        reasons.setdefault(forfeit["bot"], []).append(forfeit["reason"])
    told = []
    for bot, why in reasons.items():
        games = sum(len(games) for bots, games in deals if bot in bots)
        told.append(say("lab-forfeits", language, bot=bot, count=len(why), games=games, reason=why[0]))
    return told


def _said(reason: tuple[str, Json], language: str) -> str:
    message, arguments = reason
    return say(message, language, **arguments)
