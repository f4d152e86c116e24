"""What a fault of the database means: somebody was faster, these rows are bad, or the store is away.

Only the last is everybody's. It is written into the log once, with its cause, and once more when it is over.
"""

from __future__ import annotations

import logging
import threading
from typing import Literal

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from race108.server import metrics

log = logging.getLogger("race108.store")

Meaning = Literal["conflict", "again", "rows", "away"]

#: PostgreSQL's classes of errors that are about one statement and what is in it: data, syntax and limits.
_ROWS = ("21", "22", "42", "54")
#: Two transactions stood in each other's way; alone, each can be carried out.
_AGAIN = "40"


def meaning_of(fault: SQLAlchemyError) -> Meaning:
    """What went wrong."""
    if isinstance(fault, IntegrityError):
        return "conflict"
    if not isinstance(fault, DBAPIError):
        return "away"  # no connection was free in time
    state = str(getattr(fault.orig, "sqlstate", None) or "")
    if state[:2] == _AGAIN:
        return "again"
    names = {kind.__name__ for kind in type(fault.orig).__mro__}
    of_rows = state[:2] in _ROWS or "DataError" in names or "could not decode" in _said(fault)
    if of_rows and not fault.connection_invalidated:
        return "rows"
    return "away"


def _said(fault: SQLAlchemyError) -> str:
    return str(getattr(fault, "orig", None) or fault).lower()


def cause(fault: BaseException) -> str:
    """One line for the log: what the database says, without what was being written."""
    said = str(getattr(fault, "orig", None) or fault).strip()
    return f"{type(getattr(fault, 'orig', None) or fault).__name__}: {said.splitlines()[0] if said else ''}"[:300]


class Health:
    """Whether the store can be read and written, as far as anybody has tried."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._away: dict[str, str] = {}  # reading and writing, and why not

    @property
    def ready(self) -> bool:
        """Whether the last attempts went well."""
        return not self._away

    def failed(self, what: str, why: str) -> None:
        """Reading or writing failed; the same cause is logged once."""
        metrics.STORE_FAULTS.labels(what).inc()
        with self._lock:
            new = self._away.get(what) != why
            self._away[what] = why
        if new:
            log.error("the store is away", extra={"while": what, "cause": why})

    def went_well(self, what: str) -> None:
        """Reading or writing went well."""
        if what in self._away:
            with self._lock:
                self._away.pop(what, None)
            log.warning("the store is back", extra={"while": what})
