"""A number that was found, and the cores on which it was measured."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

MB, KB = 1e6, 1e3


@dataclass(frozen=True)
class Finding:
    """A number, and what it should be."""

    what: str
    value: float
    unit: str = ""
    at_least: float | None = None
    at_most: float | None = None

    @property
    def asked(self) -> str:
        if self.at_least is not None:
            return f"at least {self.at_least:g}"
        return f"at most {self.at_most:g}" if self.at_most is not None else ""

    @property
    def met(self) -> bool:
        return self.value >= (self.at_least or 0) and (self.at_most is None or self.value <= self.at_most)

    def line(self) -> str:
        verdict = f"{'' if self.met else 'MISSED, '}asked: {self.asked}" if self.asked else ""
        return f"  {self.what:<58}{self.value:>10,.{digits(self.value)}f} {self.unit:<9}{verdict}"


def digits(value: float) -> int:
    return 0 if value >= 100 else 1 if value >= 10 else 2


@contextmanager
def one_core_each() -> Iterator[set[int]]:
    """This process takes one core for itself and leaves another, which is given, to the server."""
    cores = os.sched_getaffinity(0)
    server, client = min(cores), max(cores)
    os.sched_setaffinity(0, {client})
    try:
        yield {server}
    finally:
        os.sched_setaffinity(0, cores)
