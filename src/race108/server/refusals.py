"""What the server refuses, each with the HTTP status that says so."""

from __future__ import annotations

from typing import ClassVar

from race108.errors import Race108Error


class Refusal(Race108Error):
    """A request that cannot be carried out; the sentence says what to do."""

    status: ClassVar[int] = 400


class NotAllowed(Refusal):
    """Somebody else may do this, or nobody."""

    status: ClassVar[int] = 403


class NotFound(Refusal):
    """There is no such table, or not for this person."""

    status: ClassVar[int] = 404


class Conflict(Refusal):
    """The table is no longer, or not yet, as the request takes it to be."""

    status: ClassVar[int] = 409


class TooMuch(Refusal):
    """More bytes than any honest request has."""

    status: ClassVar[int] = 413


class TooFast(Refusal):
    """More requests than any honest player makes."""

    status: ClassVar[int] = 429


class Failed(Refusal):
    """Our own mistake."""

    status: ClassVar[int] = 500


class StoreDown(Refusal):
    """The store does not answer: nothing was acknowledged."""

    status: ClassVar[int] = 503


class Unavailable(Refusal):
    """Not just now, or not on this server."""

    status: ClassVar[int] = 503


def status_of(error: Race108Error) -> int:
    """The HTTP status of any of our errors."""
    return error.status if isinstance(error, Refusal) else 400
