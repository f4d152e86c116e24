"""Tasks for the tests of long work. They are here because other processes must be able to import them."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from race108 import BadOption


def square(number: int) -> int:
    return number * number


def die_once(number: int, mark: str) -> int:
    """Task 3 kills the process it is done in, the first time."""
    path = Path(mark)
    if number == 3 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_die(_number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refuse(number: int) -> int:
    raise BadOption("cli-bad-folder", folder=f"number {number}")
