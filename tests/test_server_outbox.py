"""A slow reader holds up nobody: what waits for it is bounded, and it hears the newest later."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from starlette.types import Message

from race108.server.outbox import BEHIND, MOST_WAITING, Outbox


class Reader:
    """The far end of a connection, which reads only when it wants to."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.gone = False
        self.heard: list[Any] = []
        self.outbox = Outbox(self.send, self.stand)
        self.outbox.open()

    async def send(self, message: Message) -> None:
        await self.reads.wait()
        if self.gone:
            raise OSError
        self.heard.append(message.get("text", message.get("code")))

    async def stand(self) -> None:
        self.outbox.put("the newest state")


def carried_out(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 10))


async def a_moment() -> None:
    for _ in range(10 * MOST_WAITING):
        await asyncio.sleep(0)


def test_who_reads_hears_everything_in_order() -> None:
    async def work() -> None:
        reader = Reader()
        for round_ in range(10):
            for number in range(MOST_WAITING):
                reader.outbox.put(f"{round_} {number}")
            await a_moment()
        assert reader.heard == [f"{round_} {number}" for round_ in range(10) for number in range(MOST_WAITING)]

    carried_out(work())


def test_for_who_does_not_read_only_so_much_waits_and_then_the_newest_state() -> None:
    async def work() -> None:
        reader = Reader()
        reader.reads.clear()
        reader.outbox.put("on its way")
        await a_moment()
        for number in range(100_000):
            reader.outbox.put(f"old news {number}")
        assert len(reader.outbox._waiting) <= MOST_WAITING
        reader.reads.set()
        await a_moment()
        assert reader.heard == ["on its way", BEHIND, "the newest state"]
        reader.outbox.put("news")
        await a_moment()
        assert reader.heard[3:] == ["news"]

    carried_out(work())


def test_a_connection_is_ended_after_what_waits_and_then_hears_nothing() -> None:
    async def work() -> None:
        reader = Reader()
        reader.outbox.put("refused")
        reader.outbox.close(4403)
        reader.outbox.put("too late")
        await reader.outbox.closed()
        assert reader.heard == ["refused", 4403]

    carried_out(work())


def test_who_does_not_read_can_be_shown_out_too() -> None:
    async def work() -> None:
        reader = Reader()
        reader.reads.clear()
        for number in range(10 * MOST_WAITING):
            reader.outbox.put(f"old news {number}")
        reader.outbox.close(1008)
        reader.reads.set()
        await reader.outbox.closed()
        assert reader.heard == [BEHIND, 1008]

    carried_out(work())


def test_for_who_has_gone_nothing_is_sent_and_nobody_minds() -> None:
    async def work() -> None:
        reader = Reader()
        reader.gone = True
        reader.outbox.put("anybody there?")
        await reader.outbox.closed()
        for number in range(10 * MOST_WAITING):
            reader.outbox.put(f"{number}")
        assert reader.heard == []

    carried_out(work())
