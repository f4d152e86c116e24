"""A server in a process of its own: on which core it runs, what it costs, whether it is ready."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 60.0  # seconds for a server to start or to stop
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class NotStarted(Exception):
    """A server has ended or does not answer; the message has what it printed."""


class Process:
    """A program and its children, until the end of the ``with`` block; ``ready`` is an address that answers 200."""

    def __init__(
        self, command: list[str], environment: Mapping[str, str], ready: str, cores: set[int] | None = None
    ) -> None:
        where = ["taskset", "-c", ",".join(map(str, sorted(cores)))] if cores else []
        self._command = ["setpriv", "--pdeathsig=SIGTERM", *where, *command]  # it does not outlive this process
        self._environment = {**os.environ, **environment}
        self._ready = ready
        self.started_in = 0.0  # seconds from the start of the program to its first answer

    def __enter__(self) -> Self:
        self._log = tempfile.TemporaryFile()
        began = time.perf_counter()
        self._running = subprocess.Popen(
            self._command, env=self._environment, stdout=self._log, stderr=self._log, start_new_session=True
        )
        try:
            while not answers(self._ready):
                if self._running.poll() is not None or time.perf_counter() > began + PATIENCE:
                    raise NotStarted(f"{' '.join(self._command)}\n{self.said()}")
                time.sleep(0.005)
        except BaseException:
            self._end()
            raise
        self.started_in = time.perf_counter() - began
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._end()
        if error:
            error.add_note(f"the server said:\n{self.said()}")
        self._log.close()

    def _end(self) -> None:
        """In good order if it can; whatever is left of its session is killed."""
        self._running.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self._running.wait(PATIENCE)
        with suppress(ProcessLookupError):
            os.killpg(self._running.pid, signal.SIGKILL)
        self._running.wait()

    def said(self) -> str:
        """The end of what it printed."""
        self._log.seek(0)
        return self._log.read()[-4000:].decode(errors="replace")

    def memory(self) -> int:
        """Resident bytes of the program and its children."""
        return sum(PAGE * int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in family(self._running.pid))

    def cpu(self) -> float:
        """Seconds of processor time the program and its children have used."""
        return sum(cpu_time(pid) for pid in family(self._running.pid))


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def family(pid: int) -> Iterator[int]:
    """A process and all its descendants."""
    yield pid
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from family(int(child))


def cpu_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
