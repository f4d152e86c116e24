"""Work that takes longer than anybody should wait for it: threads do it, a few at a time, so that no game stands still.

What one request may ask for is bounded where it is read. Here is bounded how much of it is done at once, how much
waits, and how much of that is one address's.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Any, TypeVar

from race108.server.refusals import Unavailable

Made = TypeVar("Made")

AT_ONCE = 2
MOST_WAITING = 20
#: Of one address, waiting or being done: nobody alone fills the line.
EACH = 6


class Aside:
    """Does a few things at once, and keeps a few waiting; whoever comes then is told to come again."""

    def __init__(self, busy: str = "aside-busy", *, fair: bool = True) -> None:
        self._busy, self._each = busy, EACH if fair else AT_ONCE + MOST_WAITING
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix=busy)
        self._lock = Lock()
        self._asked: Counter[str] = Counter()

    async def do(self, who: str, work: Callable[..., Made], *given: Any) -> Made:
        """Have something done for an address, in its turn."""
        with self._lock:
            if self._asked.total() >= AT_ONCE + MOST_WAITING or self._asked[who] >= self._each:
                raise Unavailable(self._busy)
            self._asked[who] += 1
        doing = self._threads.submit(work, *given)
        doing.add_done_callback(partial(self._done, who))  # a thread goes on when whoever has asked is gone
        return await asyncio.wrap_future(doing)

    def _done(self, who: str, _: object) -> None:
        with self._lock:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who]

    def close(self) -> None:
        """Nothing more is begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
