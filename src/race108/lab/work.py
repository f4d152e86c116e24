"""Work in chunks: on this process, on several of this computer, or on a Ray cluster, always with the same results.

A task is a tuple of arguments for a function of a module; its result can be written as JSON and depends on nothing
else. What is done is kept in a notebook, so that work that was stopped goes on where it was. A lost worker's task is
done again.
"""

from __future__ import annotations

import json
import logging
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from race108.errors import BadOption

Task = tuple[Any, ...]
Function = Callable[..., Any]
#: Results as they come, each with the number of its task.
Arriving = Generator[tuple[int, Any], None, None]
#: A task that kills its worker is tried so often before it is given up.
TRIES = 4
#: Tasks handed out ahead per worker: enough to keep it busy, few enough to stop soon.
AHEAD = 2


@dataclass(frozen=True)
class Place:
    """Where work is done: so many processes here, or Ray at an address (``local`` starts one here)."""

    jobs: int = 1
    ray: str | None = None


def place_named(on: str | None, jobs: int | None) -> Place:
    """A place from what the user wrote: ``--on ray``, ``--on ray://host:10001``, ``--jobs 2``."""
    cores = os.cpu_count() or 1
    if jobs is not None and not 1 <= jobs <= 1024:
        raise BadOption("cli-bad-jobs")
    if on is None:
        return Place(jobs or cores)
    if on != "ray" and not on.startswith("ray://"):
        raise BadOption("cli-bad-place", place=on[:60])
    return Place(jobs or cores, "local" if on == "ray" else on)


# --- the notebook ---------------------------------------------------------------------------------------------------


class Notebook:
    """Results by the number of their task, in a file of JSON lines if one is wanted. The first line says what for."""

    def __init__(self, path: Path | None, header: dict[str, Any]) -> None:
        self.done: dict[int, Any] = {}
        self._path = path
        self._begun = False  # the file is made with the first result
        self._header = json.loads(json.dumps(header))
        if path is None:
            return
        if path.exists():
            self._read(path)
        elif not path.parent.is_dir():
            raise BadOption("cli-bad-folder", folder=str(path.parent))

    def _read(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8")
            first, *lines, last = text.split("\n")
            header = json.loads(first)
            done = {int(number): result for number, result in map(json.loads, lines)}
        except (OSError, ValueError, TypeError):
            raise BadOption("lab-broken-notebook", file=str(path)) from None
        if header != self._header:
            raise BadOption("lab-other-notebook", file=str(path))
        self.done, self._begun = done, True
        if last:  # it was being written when everything stopped
            os.truncate(path, len(text.encode()) - len(last.encode()))

    def write(self, number: int, result: Any) -> None:
        """Keep a result."""
        self.done[number] = result
        if self._path is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                if not self._begun:
                    file.write(json.dumps(self._header) + "\n")
                    self._begun = True
                file.write(json.dumps([number, result]) + "\n")
        except OSError as fault:
            raise BadOption("lab-cannot-write", file=str(self._path), fault=str(fault.strerror)) from None


def carry_out(
    function: Function, tasks: Sequence[Task], place: Place, notebook: Notebook | None = None
) -> Iterator[tuple[int, Any]]:
    """Do all tasks; gives every result with its task's number, in the order of the tasks."""
    kept = notebook or Notebook(None, {})
    missing = [number for number in range(len(tasks)) if number not in kept.done]
    arriving = _arriving(function, tasks, missing, place)
    try:
        for number in range(len(tasks)):
            while number not in kept.done:
                arrived, result = next(arriving)
                kept.write(arrived, result)
            yield number, kept.done[number]
    finally:
        arriving.close()


def _arriving(function: Function, tasks: Sequence[Task], missing: list[int], place: Place) -> Arriving:
    if place.ray is not None:
        return _on_ray(function, tasks, missing, place)
    if place.jobs == 1 or len(missing) <= 1:
        return ((number, function(*tasks[number])) for number in missing)
    return _in_processes(function, tasks, missing, place.jobs)


# --- several processes ----------------------------------------------------------------------------------------------


class _Worker:
    """A process of this computer that does one task after another."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.number = -1  # of its task

    def give(self, number: int, function: Function, task: Task) -> None:
        """Hand it a task."""
        self.number = number
        with suppress(BrokenPipeError):  # that it is lost is seen when it should answer
            self.pipe.send((function, task))

    def stop(self) -> None:
        """Nothing it is doing is needed any more."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(pipe: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asked for the work decides when it stops
    with suppress(EOFError):
        while True:
            function, task = pipe.recv()
            try:
                answer = (True, function(*task))
            except Exception as fault:
                answer = (False, fault)
            pipe.send(answer)


def _in_processes(function: Function, tasks: Sequence[Task], missing: list[int], jobs: int) -> Arriving:
    waiting = list(reversed(missing))
    tries = dict.fromkeys(missing, 0)
    workers: list[_Worker] = []
    try:
        while waiting or workers:
            while waiting and len(workers) < jobs:
                workers.append(_Worker())
                _give_next(workers[-1], waiting, tries, function, tasks)
            for pipe in wait([worker.pipe for worker in workers]):
                worker = next(one for one in workers if one.pipe is pipe)
                try:
                    good, answer = worker.pipe.recv()
                except (EOFError, ConnectionResetError):  # it was lost: its task is done again
                    waiting.append(worker.number)
                    workers.remove(worker)
                    worker.stop()
                    continue
                if not good:
                    raise answer
                number = worker.number
                if waiting:
                    _give_next(worker, waiting, tries, function, tasks)
                else:
                    workers.remove(worker)
                    worker.stop()
                yield number, answer
    finally:
        for worker in workers:
            worker.stop()


def _give_next(
    worker: _Worker, waiting: list[int], tries: dict[int, int], function: Function, tasks: Sequence[Task]
) -> None:
    number = waiting.pop()
    tries[number] += 1
    if tries[number] > TRIES:
        raise BadOption("lab-worker-lost")
    worker.give(number, function, tasks[number])


# --- Ray ------------------------------------------------------------------------------------------------------------


def _on_ray(function: Function, tasks: Sequence[Task], missing: list[int], place: Place) -> Arriving:
    ray = _connect(place)
    remote = ray.remote(function).options(max_retries=TRIES)
    waiting = list(reversed(missing))
    running: dict[Any, int] = {}
    ahead = AHEAD * int(ray.cluster_resources().get("CPU", place.jobs))
    try:
        while waiting or running:
            while waiting and len(running) < ahead:
                number = waiting.pop()
                running[remote.remote(*tasks[number])] = number
            ready, _ = ray.wait(list(running), num_returns=1)
            for reference in ready:
                number = running.pop(reference)
                try:
                    result = ray.get(reference)
                except ray.exceptions.WorkerCrashedError:
                    raise BadOption("lab-worker-lost") from None
                yield number, result
    finally:
        for reference in running:
            with suppress(Exception):
                ray.cancel(reference, force=False)
        ray.shutdown()


def _connect(place: Place) -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("lab-no-ray") from None
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        if place.ray == "local":
            ray.init(num_cpus=place.jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(address=place.ray, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, TimeoutError, RuntimeError, ValueError, OSError):
        raise BadOption("lab-no-cluster", address=str(place.ray)) from None
    return ray
