"""How workers tell each other what happened at a table.

What is told is already durable, so a lost message loses nothing: whoever notices a gap reads the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import orjson

from race108.errors import BadOption
from race108.ruleset import Json

log = logging.getLogger("race108.fanout")

#: How long Redis may take to answer when the server starts.
ANSWER_SECONDS = 5
#: So often a worker tells itself something, and after so long without a word Redis has fallen silent.
BEAT_SECONDS = 5.0
SILENCE_SECONDS = 20.0

#: So many messages go together, so many wait while Redis takes none, and so long others may join them.
MOST_TOGETHER = 1_000
MOST_WAITING = 100_000
LINGER_SECONDS = 0.01
_CHANNEL = "race108:news"

#: Called with a table's id and a message from another worker.
Listener = Callable[[str, Json], Awaitable[None]]
#: Called when messages may have been missed.
Missed = Callable[[], Awaitable[None]]


class Fanout(Protocol):
    """A way to reach the other workers."""

    async def open(self, listener: Listener, missed: Missed) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """End."""

    def publish(self, table: str, message: Json) -> None:
        """Tell the others, as soon as may be."""

    #: Whether there may be others at all.
    shared: bool

    def hears(self) -> bool:
        """Whether what the others tell has been heard all the time of late."""


class Alone:
    """One worker has nobody to tell."""

    shared = False

    async def open(self, listener: Listener, missed: Missed) -> None:
        """Nothing to listen to."""

    async def close(self) -> None:
        """Nothing to end."""

    def publish(self, table: str, message: Json) -> None:
        """Nobody listens."""

    def hears(self) -> bool:
        """There is nothing to be missed."""
        return True


class RedisFanout:
    """Workers on one machine or many, over Redis. A restarted Redis is found again by itself.

    All of them hear everything, in as few messages as may be: to pick out of many moves those of one's own tables is
    far less work than to take a message for each.
    """

    shared = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.worker = secrets.token_hex(4)
        # The library's own types know less than mypy asks for.
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=10)
        self._pubsub: Any = self._redis.pubsub()
        #: What is not sent yet, and whether there is any.
        self._outbox: list[bytes] = []
        self._waiting, self._all_sent = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._deaf = False
        self._deaf_at = self._heard_at = time.monotonic()

    def hears(self) -> bool:
        """Not while Redis is away or silent, nor until the others have had time to say who is there."""
        now = time.monotonic()
        return now - self._heard_at < SILENCE_SECONDS and now - self._deaf_at > SILENCE_SECONDS

    async def open(self, listener: Listener, missed: Missed) -> None:
        """Begin to listen, to send what is published, and to come back when Redis does."""
        self._listener, self._missed = listener, missed
        await self._redis.ping()
        await self._pubsub.subscribe(_CHANNEL)
        self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._send(), self._beat())]

    async def close(self) -> None:
        """Send what is still there, and end."""
        if self._outbox:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._all_sent.wait(), 2)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pubsub.aclose()
        await self._redis.aclose()

    def publish(self, table: str, message: Json) -> None:
        """Tell the others, as soon as may be."""
        if len(self._outbox) < MOST_WAITING:  # or they notice the gap
            self._outbox.append(orjson.dumps([table, message], default=tuple))
            self._all_sent.clear()
            self._waiting.set()

    async def _send(self) -> None:
        while True:
            await self._waiting.wait()
            waiting = self._outbox[:MOST_TOGETHER]
            text = b"%b[%b]" % (self.worker.encode(), b",".join(waiting))
            while not await self._sent(text):
                await asyncio.sleep(0.2)
            del self._outbox[: len(waiting)]
            if not self._outbox:
                self._waiting.clear()
                self._all_sent.set()
            if len(waiting) > 1:  # much is going on: a moment more makes larger messages and less work for all
                await asyncio.sleep(LINGER_SECONDS)

    async def _sent(self, text: bytes) -> bool:
        """Whether Redis has taken it. What comes twice does no harm: everything that is told has a number."""
        try:
            await self._redis.publish(_CHANNEL, text)
        except Exception:
            log.warning("redis does not take messages: trying again")
            return False
        return True

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._pubsub.get_message(timeout=BEAT_SECONDS)
                if message is not None:
                    self._heard_at = time.monotonic()
                    if message["type"] == "message":
                        await self._hear(message["data"])
            except Exception:
                self._deaf_at = time.monotonic()
                log.warning("redis does not answer: trying again")
                await asyncio.sleep(0.2)
                await self._come_back()

    async def _beat(self) -> None:
        """A message to oneself now and then: as long as it arrives, others' messages do."""
        while True:
            self.publish("", {"kind": "beat"})
            await asyncio.sleep(BEAT_SECONDS)
            if not self._deaf and time.monotonic() - self._heard_at > SILENCE_SECONDS:
                self._deaf, self._deaf_at = True, time.monotonic()
                log.warning("redis is silent")
            elif self._deaf and time.monotonic() - self._heard_at < SILENCE_SECONDS:
                self._deaf, self._deaf_at = False, time.monotonic()
                log.info("redis answers again")
                await self._missed()

    async def _hear(self, text: bytes) -> None:
        """What one worker has told, its name before it; one's own is none of the news."""
        worker, news = text[: len(self.worker)], text[len(self.worker) :]
        if worker != self.worker.encode():
            for table, message in orjson.loads(news):
                await self._listener(table, message)

    async def _come_back(self) -> None:
        """After a break, listen again; what was missed is in the store."""
        with contextlib.suppress(Exception):
            await self._pubsub.connect()
            await self._pubsub.subscribe(_CHANNEL)
            log.info("redis answers again")
            await self._missed()


def greet(url: str) -> None:
    """Make sure that Redis is there, before anything begins."""
    from redis import Redis, RedisError

    try:
        with Redis.from_url(url, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS) as redis:
            redis.ping()
    except (RedisError, OSError, ValueError):
        raise BadOption("serve-no-redis") from None
