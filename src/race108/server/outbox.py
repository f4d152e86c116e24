"""What is on its way to one connection: it goes out at once, or waits, within bounds, until the reader reads on.

Nobody ever waits for a slow reader (backpressure). When too much is waiting for one, all of it is let go (coalesced):
as soon as the reader takes something again, it hears that it was behind, and then how things stand now. A reader that
takes nothing at all is dropped by the pings of the websocket.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

#: So many frames wait for a reader; about as many more wait in the system's own buffers.
MOST_WAITING = 32
BEHIND = b'{"type":"behind"}'


class Reader(Protocol):
    """The way to the other side."""

    def takes(self) -> bool:
        """Whether it reads what it is sent."""

    def say(self, text: bytes) -> bool:
        """Send it a text, if it takes one; says whether."""

    def end(self, code: int) -> None:
        """End the connection."""


class Outbox:
    """The frames that wait for one reader."""

    __slots__ = ("_behind", "_last", "_reader", "_stand", "_waiting")

    def __init__(self, reader: Reader, stand: Callable[[], None]) -> None:
        """``stand`` sees to it that how things stand is put in, for a reader that was behind."""
        self._reader, self._stand = reader, stand
        self._waiting: list[bytes] = []
        self._behind = False
        self._last: int | None = None

    @property
    def closed(self) -> bool:
        """Whether the last word is said, or waits to be."""
        return self._last is not None

    def put(self, text: bytes) -> None:
        """Send a frame as soon as may be; never wait."""
        if self._behind or self._last is not None:
            return
        if not self._waiting and self._reader.say(text):
            return
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
        else:
            self._behind = True
            self._waiting = [BEHIND]

    def close(self, code: int) -> None:
        """End the connection after what is waiting."""
        if self._last is None:
            self._last = code
            self.go_on()

    def go_on(self) -> None:
        """The reader takes something again."""
        while self._reader.takes():
            if self._waiting:
                self._reader.say(self._waiting.pop(0))
            elif self._last is not None:
                self._reader.end(self._last)
                return
            elif self._behind:
                self._behind = False
                self._stand()
            else:
                return
