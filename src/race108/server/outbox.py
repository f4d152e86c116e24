"""What is on its way to one connection: a bounded queue, emptied by a task as fast as the reader reads (backpressure).

Nobody ever waits for a slow reader. When too much is waiting for one, all of it is let go (coalesced): as soon as the
reader takes something again, it hears that it was behind, and then how things stand now. A reader that takes nothing
at all is dropped by the pings of the websocket.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.types import Message, Send

#: So many frames wait for a reader; about as many more wait in the system's own buffers.
MOST_WAITING = 32
BEHIND = '{"type":"behind"}'


class Outbox:
    """The frames that wait for one reader."""

    def __init__(self, send: Send, stand: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """``stand`` puts in how things stand now, for a reader that was behind."""
        self._send, self._stand = send, stand
        self._waiting: deque[Message] = deque()
        self._behind = self._last = False
        self._wake: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to send."""
        self._task = asyncio.create_task(self._empty())

    def stop(self) -> None:
        """Send nothing more."""
        if self._task is not None:
            self._task.cancel()

    def put(self, text: str) -> None:
        """Send a frame as soon as may be; never wait."""
        if self._behind or self._last:
            return
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append({"type": "websocket.send", "text": text})
        else:
            self._behind = True
            self._waiting.clear()
            self._waiting.append({"type": "websocket.send", "text": BEHIND})
        self._set_going()

    def close(self, code: int) -> None:
        """End the connection after what is waiting."""
        if not self._last:
            self._last = True
            self._waiting.append({"type": "websocket.close", "code": code})
            self._set_going()

    async def closed(self) -> None:
        """Wait until the connection has been ended, or has gone."""
        if self._task is not None:
            await self._task

    def _set_going(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _empty(self) -> None:
        """Send whatever is put in, until the connection ends."""
        with contextlib.suppress(OSError, RuntimeError):  # gone: the reading side notices
            while True:
                while self._waiting:
                    message = self._waiting.popleft()
                    await self._send(message)  # waits for the reader
                    if message["type"] == "websocket.close":
                        return
                if self._behind:
                    self._behind = False
                    await self._stand()
                elif not self._waiting:
                    self._wake = asyncio.get_running_loop().create_future()
                    await self._wake
