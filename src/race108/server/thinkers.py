"""Bots think in threads of their own, without the interpreter lock, so that the server answers meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from race108.bots import BOTS, Bot, bot_named, bots_of, choose_turn
from race108.errors import BadOption
from race108.game import View
from race108.games.registry import about
from race108.ruleset import Ruleset
from race108.seed import fresh_seed
from race108.server import metrics
from race108.server.queueing import Queue, Waiting
from race108.words import shown


def bot_allowed(name: str, game: str | None = None) -> str:
    """A bot a user may ask for: a plain name. What may follow a name (files, budgets, programs) is not for users."""
    if name not in BOTS:
        raise BadOption("unknown-bot", bot=shown(name), known=list(BOTS))
    if game is not None and name not in (known := bots_of(game)):
        raise BadOption("no-such-bot", game=about(game).named(), bot=name, known=known)
    return name


def stand_in(wanted: str, game: str) -> str:
    """Who plays for somebody who has left: the bot that is wanted or, in a game without it, the best there is."""
    known = bots_of(game)
    return wanted if wanted in known else known[-1]


class Thinkers:
    """A few threads in which bots take turns at thinking; the others wait in line."""

    def __init__(self, threads: int) -> None:
        many = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(many, thread_name_prefix="bot", initializer=_behind_the_others)
        self._bots: dict[tuple[str, str], Bot] = {}
        self._making = threading.Lock()
        self._queue = Queue(many)

    def full(self, who: str, people: bool) -> bool:
        """Whether one more had better come back later."""
        return self._queue.full(who, people)

    def close(self) -> None:
        """No new thoughts; whoever is thinking is left to it."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, name: str, view: View, waiting: Waiting, chance: bytes | None = None) -> list[str]:
        """What a bot plays for the rest of its turn, or up to the next thing it cannot foresee.

        ``chance``: what it decides by where it wavers; left out, something new every time.
        """
        try:
            metrics.WAITING_BOTS.set(self._queue.length + 1)
            people = await self._queue.turn(waiting)
        finally:
            metrics.WAITING_BOTS.set(self._queue.length)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._think, name, view, chance)
        finally:
            self._queue.done(people)

    def _think(self, name: str, view: View, chance: bytes | None) -> list[str]:
        bot = self._bot(name, view.rules)
        began = time.perf_counter()
        moves = choose_turn(bot, view, chance or fresh_seed())
        metrics.THINKING_SECONDS.observe(time.perf_counter() - began)
        return moves

    def _bot(self, name: str, rules: Ruleset) -> Bot:
        """A bot knows its rules, options included; those made before are used again."""
        key = (name, f"{rules.game} {rules.players} {rules.options()}")
        with self._making:
            if key not in self._bots:
                if len(self._bots) >= 200:  # many tables with rows or layouts of their own
                    self._bots.clear()
                self._bots[key] = bot_named(bot_allowed(name), rules)
            return self._bots[key]


def _behind_the_others() -> None:
    """Where the system lets threads differ, the one that answers people goes first."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
