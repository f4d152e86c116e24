"""Giving up a game that the rules would go on with."""

from __future__ import annotations

from race108.ruleset import Ruleset


def winners_without(rules: Ruleset, seat: int) -> list[int] | None:
    """Who has won when a seat gives up: the one side that is left. Where there are more, they play on."""
    left = rules.others(seat)
    return left if len(left) == 1 else None
