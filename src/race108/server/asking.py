"""What a request says of whoever makes it."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection

from race108.words import LANGUAGES

_UNWANTED = re.compile(r";q=0(\.0*)?$")


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


def accepted_encodings(request: HTTPConnection) -> list[str]:
    """The ways of packing an answer that the browser can unpack."""
    wishes = [wish.replace(" ", "").lower() for wish in request.headers.get("accept-encoding", "").split(",")]
    return [wish.partition(";")[0] for wish in wishes if not _UNWANTED.search(wish)]


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "nowhere"
