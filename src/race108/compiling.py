"""Compiling before the first use on this computer, which only Numba does, and saying how far it is."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from race108.bots.names import bot_in
from race108.games.registry import has_part
from race108.kernel import ENGINE
from race108.ruleset import COMPILING_STEPS, Ruleset
from race108.words import say

#: The bots with compiled code of their own.
COMPILED_BOTS = ("level", "search", "value")


def compile_first(rules: Ruleset, language: str, bots: Iterable[str] = ()) -> None:
    """Compile the rules, and what these bots think with, if that has not been done yet."""
    if ENGINE != "numba":
        return
    thinking = COMPILED_BOTS if has_part(rules.game, "mind") else ()
    wanted = sorted({bot_in(name).partition(":")[0].rstrip("12345") for name in bots} & set(thinking))
    missing = [bot for bot in wanted if not rules.ready_mark(bot).exists()]
    if rules.is_compiled() and not missing:
        return
    print(say("cli-compiling", language, game=rules.about.named()), file=sys.stderr, flush=True)
    todo = len(missing) + (0 if rules.is_compiled() else COMPILING_STEPS)
    _tell(0, todo, language)
    for done, _ in enumerate(_steps(rules, missing), 1):
        _tell(done, todo, language)


def _steps(rules: Ruleset, bots: Iterable[str]) -> Iterator[None]:
    if not rules.is_compiled():
        yield from rules.compiling()
    for bot in bots:
        compile_bots(rules, [bot])
        yield


def _tell(done: int, todo: int, language: str) -> None:
    """On a terminal, in the same place; in a log it would be noise."""
    if sys.stderr.isatty():
        end = "\n" if done == todo else ""
        print("\r" + say("cli-compiled", language, done=done, all=todo), end=end, file=sys.stderr, flush=True)


def compile_bots(rules: Ruleset, bots: Iterable[str] = COMPILED_BOTS) -> None:
    """Compile what bots of one game think with, if they do."""
    if ENGINE != "numba" or not has_part(rules.game, "mind"):
        return
    for bot in bots:
        _try_bot(rules, "level4" if bot == "level" else bot)
        rules.ready_mark(bot).touch()


def _try_bot(rules: Ruleset, name: str) -> None:
    """One decision is enough to compile everything a bot uses."""
    from race108.bots import bot_named, choose_move
    from race108.game import Game

    game = Game.with_options(rules.game, rules.players, 1, rules.options())
    choose_move(bot_named(name, rules, rollouts=1), game.view(game.turn), bytes(32))
