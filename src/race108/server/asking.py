"""What a request says of whoever makes it."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from race108.words import LANGUAGES


def language_of(request: HTTPConnection) -> str:
    """The language asked for: in the address, or by the browser."""
    asked = request.query_params.get("language")
    return asked if asked in LANGUAGES else accepted_language(request.headers.get("accept-language"))


def accepted_language(header: str | None) -> str:
    """The first of our languages in an Accept-Language header."""
    for wish in (header or "").split(","):
        if (found := wish.strip()[:2].lower()) in LANGUAGES:
            return found
    return "en"


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "nowhere"
