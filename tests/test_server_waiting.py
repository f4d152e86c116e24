"""Waiting for one's turn at a table, and for the store: in order, and without harm to others when one gives up."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar

import pytest

from race108.server.hall import Lock
from race108.server.tasks import Task

ASKED: ContextVar[str] = ContextVar("asked", default="nobody")


def handed_in() -> Task:
    return Task(None, (), asyncio.get_running_loop())


def test_a_lock_goes_from_one_to_the_next_in_order() -> None:
    async def people() -> list[int]:
        lock, served = Lock(), []

        async def one(number: int) -> None:
            async with lock:
                await asyncio.sleep(0)
                served.append(number)

        async with asyncio.TaskGroup() as tasks:
            for number in range(5):
                tasks.create_task(one(number))
        assert not lock.locked()
        return served

    assert asyncio.run(people()) == [0, 1, 2, 3, 4]


def test_nobody_takes_a_lock_past_those_who_wait() -> None:
    async def people() -> None:
        lock = Lock()
        assert lock.take()
        assert not lock.take()
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "it is the other's already"
        await waiting
        lock.release()
        assert lock.take()

    asyncio.run(people())


@pytest.mark.parametrize("handed_over", [False, True])
def test_who_stops_waiting_for_a_lock_leaves_it_to_the_next(handed_over: bool) -> None:
    async def people() -> None:
        lock = Lock()
        assert lock.take()
        first, second = asyncio.create_task(lock.acquire()), asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)
        if handed_over:  # it gives up in the moment in which its turn has come
            lock.release()
            first.cancel()
        else:
            first.cancel()
            lock.release()
        await asyncio.wait_for(second, 1)
        assert first.cancelled() or first.done()
        lock.release()
        assert not lock.locked()

    asyncio.run(people())


def test_who_waits_for_the_store_hears_what_was_given_in_their_own_context() -> None:
    async def people() -> tuple[object, str]:
        task = handed_in()

        async def ann() -> tuple[object, str]:
            ASKED.set("Ann")
            return await task, ASKED.get()

        waiting = asyncio.create_task(ann())
        await asyncio.sleep(0)
        task.gives = 108
        asyncio.get_running_loop().call_soon(task.tell)
        heard = await waiting
        assert ASKED.get() == "nobody"
        return heard

    assert asyncio.run(people()) == (108, "Ann")


def test_what_is_told_before_anybody_waits_is_heard_at_once() -> None:
    async def people() -> object:
        task = handed_in()
        task.gives = 7
        task.tell()
        return await task

    assert asyncio.run(people()) == 7


def test_a_fault_is_raised_where_somebody_waits_and_only_the_first_word_counts() -> None:
    async def people() -> None:
        task = handed_in()
        asyncio.get_running_loop().call_soon(task.tell, ValueError("no answer"))
        with pytest.raises(ValueError, match="no answer"):
            await task
        task.gives = 1
        task.tell()
        with pytest.raises(ValueError, match="no answer"):
            await task

    asyncio.run(people())


def test_who_gives_up_is_not_woken_by_what_is_written_all_the_same() -> None:
    async def people() -> None:
        task = handed_in()

        async def ann() -> object:
            return await task

        waiting = asyncio.create_task(ann())
        await asyncio.sleep(0)
        waiting.cancel()
        task.gives = 1
        task.tell()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert not task.cancel()

    asyncio.run(people())


def test_many_can_be_awaited_together_and_a_fault_is_one_of_the_answers() -> None:
    async def people() -> list[object]:
        good, bad = handed_in(), handed_in()
        good.gives, bad.fault = 1, ValueError("no room")
        for task in (good, bad):
            asyncio.get_running_loop().call_soon(task.tell)
        return [*await asyncio.gather(good, bad, return_exceptions=True)]

    first, second = asyncio.run(people())
    assert (first, str(second)) == (1, "no room")
