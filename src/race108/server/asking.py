"""What a request says of whoever makes it."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache

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


def group_of_asker(request: HTTPConnection) -> str:
    """Whom the limits take for one and the same."""
    return group_of(address_of(request))


@lru_cache(8192)
def group_of(address: str) -> str:
    """What an address counts as: itself or, in IPv6, of which every household has 2⁶⁴, their network.

    >>> group_of("2001:db8:1:2:3:4:5:6"), group_of("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(found) if found.is_loopback else str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
