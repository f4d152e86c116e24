"""A PostgreSQL and a Redis for one test alone: real ones that can be stopped, killed and started again.

with PostgreSQL() as postgres, Redis() as redis:
    serve(database=postgres.url, redis=redis.url)
    postgres.kill()
    postgres.start()
"""

from __future__ import annotations

import atexit
import os
import random
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Self

import psycopg
import redis

from system import postgres_folder, redis_program

PATIENCE = 90.0  # seconds for a service to start or to stop, on a busy machine


def free_port() -> int:
    """A port nobody listens at.

    It is below those the system lends to callers (32768 and up): a caller that tries again and again to reach a
    stopped service would sooner or later be lent the service's own port, and the service could not come back.
    """
    while True:
        port = random.SystemRandom().randrange(16384, 32768)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Service(ABC):
    """A server in a temporary folder of its own. It ends with the `with` block, and in any case with the thread that
    started it (so start it in the test's main thread), even if that is killed.
    """

    farewell = signal.SIGTERM  # asks the service to stop at once and in good order
    last_will = signal.SIGTERM  # what it gets when the test process dies
    patience = PATIENCE  # for its start

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = temporary_folder()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    @abstractmethod
    def url(self) -> str:
        """Where the server under test finds it."""

    @abstractmethod
    def command(self) -> list[str]:
        """What runs it, in the foreground."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it is ready to work."""

    def environment(self) -> dict[str, str]:
        """What else it finds in its environment."""
        return {}

    def privileges(self) -> list[str]:
        """What setpriv needs to run it as whom it should run."""
        return as_servant()

    def start(self) -> None:
        """Starts it, at the same port and with the same data as before, and waits until it answers."""
        assert self._process is None, "it runs already"
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                ["setpriv", f"--pdeathsig={self.last_will.name}", *self.privileges(), *self.command()],
                cwd=self.folder,
                env=os.environ | self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + self.patience
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{type(self).__name__} did not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ends it in good order."""
        if self._process:
            self._process.send_signal(self.farewell)
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """SIGKILL, to it and all its processes: it has no time to write anything down."""
        if self._process:
            self._process.send_signal(signal.SIGSTOP)  # it shall have no more children while they are counted
            orphans = [os.pidfd_open(child) for child in children(self._process.pid)]
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None
            for orphan in orphans:
                end(orphan)

    @contextmanager
    def held(self) -> Iterator[None]:
        """It stands still and hears nothing; what it is sent meanwhile it hears afterwards, in order."""
        assert self._process, "it does not run"
        self._process.send_signal(signal.SIGSTOP)  # first: it shall have no more children meanwhile
        all_of_it = [*children(self._process.pid), self._process.pid]
        try:
            for part in all_of_it:
                signal_to(part, signal.SIGSTOP)
            yield
        finally:
            for part in all_of_it:
                signal_to(part, signal.SIGCONT)

    def restart(self) -> None:
        """Ends it in good order and starts it again."""
        self.stop()
        self.start()

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop()
        finally:
            self.kill()
            shutil.rmtree(self.folder)


def signal_to(process: int, number: signal.Signals) -> None:
    """One that has gone needs none."""
    with suppress(ProcessLookupError):
        os.kill(process, number)


class PostgreSQL(Service):
    """Writes to the disk as it does by default (fsync), so what it has confirmed survives `kill`."""

    farewell = signal.SIGINT  # SIGTERM would wait for the clients
    last_will = signal.SIGQUIT  # without a last checkpoint, but it cleans up

    def __init__(self) -> None:
        super().__init__()
        as_the_servant("cp", "--archive", str(new_cluster()), str(self.folder / "data"))

    @property
    def url(self) -> str:
        """For SQLAlchemy."""
        return f"postgresql+psycopg://race108@127.0.0.1:{self.port}/postgres"

    @property
    def conninfo(self) -> str:
        """For psycopg alone."""
        return f"postgresql://race108@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        """Without a socket in the file system: the path of one must be short, and ours need not be."""
        where = ["-D", "data", "-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-k", ""]
        return [postgres_program("postgres"), *where]

    def answers(self) -> bool:
        """It accepts connections only after recovery."""
        try:
            psycopg.connect(self.conninfo, connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True


class Redis(Service):
    """Keeps nothing: what it held is gone when it stops."""

    @property
    def url(self) -> str:
        """For the redis package."""
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        """Without a configuration file, without persistence."""
        program = redis_program()
        assert program, "python tests/system.py installs Redis"
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        """It says PONG."""
        with redis.Redis(port=self.port, socket_timeout=2) as client:
            try:
                return bool(client.ping())
            except redis.RedisError:
                return False


@cache
def new_cluster() -> Path:
    """The data of a PostgreSQL that nobody has used yet, to be copied: making it is slow."""
    folder = temporary_folder()
    atexit.register(shutil.rmtree, folder)
    options = ["--username=race108", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]
    as_the_servant(postgres_program("initdb"), *options, "-D", str(folder / "data"))
    return folder / "data"


def postgres_program(name: str) -> str:
    """The path of one of PostgreSQL's programs."""
    folder = postgres_folder()
    assert folder, "python tests/system.py installs PostgreSQL"
    return str(folder / name)


def as_servant() -> list[str]:
    """What setpriv needs to run a program as somebody harmless: PostgreSQL refuses to run as root."""
    return ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []


def as_the_servant(*command: str) -> None:
    """Runs a command to its end as the one who runs the services."""
    command = ("setpriv", *as_servant(), "--", *command)
    done = subprocess.run(command, check=False, cwd="/", capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def temporary_folder() -> Path:
    """A folder of the one who runs the services."""
    folder = Path(tempfile.mkdtemp(prefix="race108-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    return folder


def children(pid: int) -> list[int]:
    """PostgreSQL has a process for each client; one that has ended has none."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


def end(pidfd: int) -> None:
    """Kills a process that need not be a child of ours, and waits for its end."""
    try:
        signal.pidfd_send_signal(pidfd, signal.SIGKILL)
        assert select.select([pidfd], [], [], PATIENCE)[0], "a killed process does not end"
    except ProcessLookupError:
        pass  # it has ended by itself
    finally:
        os.close(pidfd)
