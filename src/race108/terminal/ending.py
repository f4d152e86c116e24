"""Who has won, in plain words."""

from __future__ import annotations

from race108.ruleset import Ruleset
from race108.terminal.screen import Look


def who_won(rules: Ruleset, winners: list[int], viewer: int | None, look: Look) -> str:
    """A sentence that names the winners; a single player at the screen is told about themselves."""
    seats = rules.seats_of(winners)
    if len(winners) > 1:
        return look.say("terminal-shared", players=together([look.player(seat) for seat in seats], look))
    if len(seats) > 1:
        partners = together([look.player(seat) for seat in seats], look)
        won = look.say("terminal-side-won", side=("side", {"number": winners[0] + 1}), players=partners)
        return f"{look.say('terminal-you-won')} {won}" if viewer in seats else won
    return look.say("terminal-you-won") if viewer in seats else look.say("terminal-won", player=look.player(seats[0]))


def together(names: list[str], look: Look) -> str:
    """Names in a row, with "and" before the last."""
    *first, last = names
    return look.say("terminal-and", first=first, last=last) if first else last
