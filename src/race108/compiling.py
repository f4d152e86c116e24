"""Compiling before the first use on this computer, and saying why that takes a moment."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from race108.ruleset import Ruleset
from race108.words import say


def compile_first(rules: Ruleset, language: str, bots: Iterable[str] = ()) -> None:
    """Compile the rules, and what these bots think with, if that has not been done yet."""
    from race108.kernel import CACHE_FOLDER

    wanted = {name.partition(":")[0].rstrip("12345") for name in bots} & {"value", "search", "level"}
    marks = [Path(CACHE_FOLDER) / f"{rules.game}-{bot}.ready" for bot in sorted(wanted)]
    if rules.is_compiled() and all(mark.exists() for mark in marks):
        return
    message = "cli-compiling-bots" if wanted else "cli-compiling"
    print(say(message, language), file=sys.stderr, flush=True)
    rules.compile()
    for bot, mark in zip(sorted(wanted), marks, strict=True):
        _try_bot(rules, "level4" if bot == "level" else bot)
        mark.touch()


def _try_bot(rules: Ruleset, name: str) -> None:
    """One decision is enough to compile everything a bot uses."""
    from race108.bots import bot_named, choose_move
    from race108.game import Game

    game = Game.with_options(rules.game, rules.players, 1, rules.options())
    choose_move(bot_named(name, rules, rollouts=1), game.view(game.turn), bytes(32))
