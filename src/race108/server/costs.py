"""Who costs what: what each address asks of this worker, so that whoever runs the server sees whom to block."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine, Generator
from dataclasses import asdict, dataclass, field
from typing import Any

from race108.ruleset import Json

#: So many addresses are known at a time; those that were silent longest are forgotten.
MOST = 5_000


@dataclass(slots=True)
class Cost:
    """What one address has asked of this worker."""

    requests: int = 0
    frames: int = 0
    bytes: int = 0
    refused: int = 0
    cut_off: int = 0
    #: For which the thread that answers was busy.
    seconds: float = 0.0
    #: When it was last written into the log.
    logged_at: float = field(default=-1e9, repr=False)


class Costs:
    """The addresses that came last, in groups (``asking.group_of``)."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, Cost] = OrderedDict()
        self._since = time.time()

    def of(self, group: str) -> Cost:
        """What an address has cost, to be added to."""
        if (cost := self._known.get(group)) is not None:
            self._known.move_to_end(group)
            return cost
        cost = self._known[group] = Cost()
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return cost

    def shown(self, most: int = 50) -> Json:
        """The dearest first."""
        dearest = sorted(self._known.items(), key=lambda each: each[1].seconds, reverse=True)[:most]
        rows = [{"address": group, **asdict(cost)} for group, cost in dearest]
        for row in rows:
            row["seconds"] = round(row["seconds"], 4)
            del row["logged_at"]
        return {"since": round(self._since), "addresses": rows}


class Timed:
    """Awaits something, and adds the processor time it takes here to somebody's cost; what it waits for is free."""

    __slots__ = ("_cost", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], cost: Cost) -> None:
        self._work, self._cost = work, cost

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._work.__await__()
        step, given = steps.send, None
        while True:
            began = time.thread_time()
            try:
                waits_for = step(given)
            except StopIteration:
                return
            finally:
                self._cost.seconds += time.thread_time() - began
            try:
                given, step = (yield waits_for), steps.send
            except GeneratorExit:
                steps.close()
                raise
            except BaseException as fault:  # a cancelled request hears of it too
                given, step = fault, steps.throw


class Handling:
    """Carries out work at once, as far as it need not wait, and goes on when what it waits for is there.

    As a task does, but for less: a move is one step to the store and one from there. What it takes is somebody's cost;
    the first step is whoever's who begins it. It is no task: nothing in it may ask for the current one (as
    ``asyncio.timeout`` does), and it cannot be cancelled.
    """

    __slots__ = ("_cost", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], cost: Cost) -> None:
        self._work, self._cost = work, cost
        self._step()

    def _step(self) -> None:
        try:
            waits_for = self._work.send(None)
        except StopIteration:
            return
        if waits_for is None:  # only for its turn
            asyncio.get_running_loop().call_soon(self._go_on, None)
            return
        waits_for._asyncio_future_blocking = False  # as a task says that it has understood
        waits_for.add_done_callback(self._go_on)

    def _go_on(self, _waited_for: object) -> None:
        began = time.perf_counter()
        self._step()
        self._cost.seconds += time.perf_counter() - began
