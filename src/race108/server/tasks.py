"""What is handed in to be written, and whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Sequence
from contextvars import Context
from typing import Any

from race108.server.stored import Change

#: Carried out with a connection to the store. It may be carried out twice, so it must do nothing but write.
Writing = Callable[[Any], Any]


class Task:
    """Something to write. One awaits it, once.

    It is a future as far as tasks of asyncio go, but goes on where it is told and not in the loop's next turn.
    """

    #: What the work gives, or what has failed, as the writer has it.
    gives: Any = None
    fault: BaseException | None = None
    #: Whether whoever waits has been told, and what they hear, if it is nothing good.
    told = False
    _raises: BaseException | None = None
    _then: Callable[[Any], object] | None = None
    _asyncio_future_blocking = False

    def __init__(self, work: Writing | None, changes: Sequence[Change], loop: asyncio.AbstractEventLoop) -> None:
        self.work, self.changes, self._loop = work, changes, loop

    def __await__(self) -> Generator[Any, None, Any]:
        if not self.told:
            self._asyncio_future_blocking = True
            yield self
        return self.result()

    def result(self) -> Any:
        """What the work gives."""
        if self._raises is not None:
            raise self._raises
        return self.gives

    def done(self) -> bool:
        """Whether it is told."""
        return self.told

    def cancelled(self) -> bool:
        """Whether nobody waits any more."""
        return isinstance(self._raises, asyncio.CancelledError)

    def exception(self) -> BaseException | None:
        """What has failed."""
        return self._raises

    def add_done_callback(self, then: Callable[[Any], object], *, context: Context | None = None) -> None:
        """What is called when it is told."""
        self._then = then if context is None else lambda task: context.run(then, task)

    def get_loop(self) -> asyncio.AbstractEventLoop:
        """The loop in which it is told."""
        return self._loop

    def cancel(self, msg: Any = None) -> bool:
        """Nobody waits any more. It may be written all the same."""
        if self.told:
            return False
        self.told, self._raises = True, asyncio.CancelledError() if msg is None else asyncio.CancelledError(msg)
        if self._then is not None:
            self._loop.call_soon(self._then, self)
        return True

    def tell(self, fault: BaseException | None = None) -> None:
        """In the event loop, and in no task: whoever waits goes on, here."""
        if not self.told:
            self.told, self._raises = True, fault or self.fault
            if self._then is not None:
                self._then(self)


class Lot:
    """What was handed in during one turn of the event loop, and until when (by its clock) it is waited for."""

    def __init__(self, loop: asyncio.AbstractEventLoop, until: float) -> None:
        self.tasks: list[Task] = []
        self.loop, self.until = loop, until
        #: Whether it was written, or could not be, and everyone has been told.
        self.done = False
