"""How fast is too fast (rate limits): a bucket of tokens for everyone, filled at a steady rate."""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

from race108.server.refusals import TooFast


class Rate(NamedTuple):
    """So many a second, and so many at once."""

    a_second: float
    at_once: int


REQUESTS = Rate(20, 100)  # of one address
TABLES = Rate(0.2, 20)  # made by one identity, and by one address
SEATS = Rate(1, 60)  # taken by one address
READINGS = Rate(0.5, 20)  # of one address: layouts and records that are read and checked
CONNECTIONS = Rate(5, 60)  # of one address
FRAMES = Rate(20, 60)  # of one identity
CHAT = Rate(0.5, 5)  # of one identity
NAMES = Rate(0.5, 20)  # of one identity: sitting down under a name
PRACTICE = Rate(5, 40)  # of one address: a step of a lesson
REPLAYS = Rate(1, 20)  # of one address
PRINTS = Rate(1, 30)  # of one address: a preview or a file

#: What follows is counted before the application hears of anything (``door.py``): whoever goes on so far after having
#: been told to wait is cut off without a word. Frames are more than FRAMES and live.PATIENCE together.
ARRIVALS = Rate(30, 300)  # connections of one address, of whatever kind
ASKED = Rate(60, 400)  # requests of one address
FRAMES_SENT = Rate(40, 400)  # on one websocket, pings, pongs and fragments included
BYTES_SENT = Rate(65_536, 524_288)  # on one websocket

#: Websockets one address may hold open at the same time.
OPEN_AT_ONCE = 200
#: Buckets kept before the full ones are thrown away.
MOST = 20_000


class Bucket:
    """One bucket by itself."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._rate, self._tokens, self._at = rate, float(rate.at_once), time.monotonic()

    def takes(self, many: int) -> bool:
        """Take so many tokens, and say whether there were as many."""
        now = time.monotonic()
        filled = min(self._rate.at_once, self._tokens + (now - self._at) * self._rate.a_second)
        self._tokens, self._at = filled - many, now
        return self._tokens >= 0


class Limits:
    """The buckets of one worker."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[Rate, str], tuple[float, float]] = {}
        self._open: Counter[str] = Counter()

    def allows(self, rate: Rate, who: str) -> bool:
        """Take a token, if there is one."""
        if not self.on:
            return True
        now = time.monotonic()
        tokens, at = self._buckets.get((rate, who), (float(rate.at_once), now))
        tokens = min(rate.at_once, tokens + (now - at) * rate.a_second)
        if len(self._buckets) > MOST:
            self._forget_full(now)
        self._buckets[rate, who] = (max(0.0, tokens - 1), now) if tokens >= 1 else (tokens, now)
        return tokens >= 1

    def check(self, rate: Rate, who: str) -> None:
        """Refuse who is too fast."""
        if not self.allows(rate, who):
            raise TooFast("table-too-fast")

    def opens(self, address: str) -> None:
        """Count an open connection; one too many is refused."""
        if self.on and self._open[address] >= OPEN_AT_ONCE:
            raise TooFast("table-too-fast")
        self._open[address] += 1

    def closes(self, address: str) -> None:
        """A connection that was counted has ended."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _forget_full(self, now: float) -> None:
        self._buckets = {
            key: (tokens, at)
            for key, (tokens, at) in self._buckets.items()
            if tokens + (now - at) * key[0].a_second < key[0].at_once
        }
