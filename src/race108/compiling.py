"""Compiling before the first use on this computer, and saying why that takes a moment."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from race108.bots.names import bot_in
from race108.games.registry import games, has_part, rules_class
from race108.ruleset import Ruleset
from race108.words import say

#: The bots with compiled code of their own.
COMPILED_BOTS = ("level", "search", "value")


def compile_first(rules: Ruleset, language: str, bots: Iterable[str] = ()) -> None:
    """Compile the rules, and what these bots think with, if that has not been done yet."""
    thinking = COMPILED_BOTS if has_part(rules.game, "mind") else ()
    wanted = sorted({bot_in(name).partition(":")[0].rstrip("12345") for name in bots} & set(thinking))
    missing = [bot for bot in wanted if not rules.ready_mark(bot).exists()]
    if rules.is_compiled() and not missing:
        return
    message = "cli-compiling-bots" if wanted else "cli-compiling"
    print(say(message, language), file=sys.stderr, flush=True)
    rules.compile()
    compile_bots(rules, missing)


def compile_bots(rules: Ruleset, bots: Iterable[str] = COMPILED_BOTS) -> None:
    """Compile what bots of one game think with, if they do."""
    if not has_part(rules.game, "mind"):
        return
    for bot in bots:
        _try_bot(rules, "level4" if bot == "level" else bot)
        rules.ready_mark(bot).touch()


def bots_are_compiled(game: str) -> bool:
    """Whether all bots of a game have been compiled on this computer before."""
    return not has_part(game, "mind") or all(rules_class(game).ready_mark(bot).exists() for bot in COMPILED_BOTS)


def _try_bot(rules: Ruleset, name: str) -> None:
    """One decision is enough to compile everything a bot uses."""
    from race108.bots import bot_named, choose_move
    from race108.game import Game

    game = Game.with_options(rules.game, rules.players, 1, rules.options())
    choose_move(bot_named(name, rules, rollouts=1), game.view(game.turn), bytes(32))


if __name__ == "__main__":  # a server has this done beside it
    for name in games():
        known = rules_class(name)
        compile_bots(known.from_options(known.about.players[0], {}))
