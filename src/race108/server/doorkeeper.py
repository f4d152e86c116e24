"""Who comes in at all: how many connections an address may hold, who is blocked, and what everyone costs.

Here the server deals with addresses before it knows of any request. A proxy that is trusted to say for whom it asks
(``FORWARDED_ALLOW_IPS``, as uvicorn has it) is held to none of this: it stands for many.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import os
import time
from collections.abc import Iterable
from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from race108.server import limits, metrics, rows
from race108.server.asking import group_of
from race108.server.costs import Costs
from race108.server.refusals import StoreDown
from race108.server.store import Store

log = logging.getLogger("race108.door")

#: Connections of any kind that one address may hold at the same time.
OPEN_AT_ONCE = 300
#: Seconds between two looks at the list of those who are blocked.
READING_SECONDS = 5
#: An address that is cut off again and again is in the log once in so many seconds.
LOG_SECONDS = 60
#: Addresses of which it is known whether they are blocked.
MOST_VERDICTS = 8192

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Guest(Protocol):
    """A connection, as far as the doorkeeper needs to know."""

    #: Where it comes from itself, and for whom it speaks.
    peer: str
    address: str

    def cut(self, why: str) -> None:
        """End it at once."""


class Line(Protocol):
    """A connection on which texts go out."""

    def send_text(self, text: bytes) -> None:
        """Send one now."""


class Post:
    """What is said in one turn of the event loop goes out at its end: to make all of it first, and then to send all of
    it, is quicker than to go to and fro between the two.
    """

    def __init__(self) -> None:
        self._leaving: list[tuple[Line, bytes]] = []

    def put(self, line: Line, text: bytes) -> None:
        """To be sent soon."""
        if not self._leaving:
            asyncio.get_running_loop().call_soon(self.send)
        self._leaving.append((line, text))

    def send(self) -> None:
        """Send everything that was put."""
        leaving, self._leaving = self._leaving, []
        for line, text in leaving:
            try:
                line.send_text(text)
            except Exception:  # the others are told all the same
                log.exception("a text was not sent")


class Doorkeeper:
    """Everyone who is connected to this worker."""

    def __init__(self, rates: limits.Limits) -> None:
        self.rates, self.costs, self.post = rates, Costs(), Post()
        self._guests: dict[str, set[Guest]] = {}
        self._blocked: frozenset[Network] = frozenset()
        self._verdicts: dict[str, bool] = {}
        self._proxies = ProxyHeadersMiddleware(_nobody, trusted_proxies()).trusted_hosts

    # --- coming and going -------------------------------------------------------------------------------------------

    def is_proxy(self, peer: str) -> bool:
        """Whether it is trusted to speak for others."""
        return peer in self._proxies

    def speaks_for(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The address that asks: the peer's own, or the one that a trusted proxy names."""
        if not self.is_proxy(peer):
            return peer
        named = b", ".join(value for name, value in headers if name.lower() == b"x-forwarded-for")
        return (named and self._proxies.get_trusted_client_address(named.decode("latin-1"))[0]) or peer

    def why_not(self, peer: str) -> str | None:
        """Why a new connection is not let in."""
        if self.is_proxy(peer):
            return None
        if self.blocks(peer):
            return "blocked"
        group = group_of(peer)
        if self.rates.on and len(self._guests.get(group, ())) >= OPEN_AT_ONCE:
            return "connections"
        return None if self.rates.allows(limits.ARRIVALS, group) else "arrivals"

    def comes(self, guest: Guest) -> None:
        """Somebody is there."""
        self._guests.setdefault(group_of(guest.peer), set()).add(guest)

    def goes(self, guest: Guest) -> None:
        """Somebody has gone."""
        group = group_of(guest.peer)
        if (others := self._guests.get(group)) is not None:
            others.discard(guest)
            if not others:
                del self._guests[group]

    def note_cut(self, address: str, why: str) -> None:
        """Somebody is cut off: in the metrics always, in the log once a minute."""
        group = group_of(address)
        cost, now = self.costs.of(group), time.monotonic()
        cost.cut_off += 1
        metrics.CUT_OFF.labels(why).inc()
        if now - cost.logged_at > LOG_SECONDS:
            cost.logged_at = now
            log.warning("cut off", extra={"address": group, "why": why})

    # --- blocking ---------------------------------------------------------------------------------------------------

    def blocks(self, address: str) -> bool:
        """Whether an address is blocked. This machine's own never is, if a trusted proxy may speak from it."""
        if not self._blocked:
            return False
        if (verdict := self._verdicts.get(address)) is None:
            if len(self._verdicts) >= MOST_VERDICTS:
                self._verdicts.clear()
            verdict = self._verdicts[address] = self._is_blocked(address)
        return verdict

    def _is_blocked(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        if self.is_proxy(address) and (found.is_loopback or not self._proxies.always_trust):
            return False
        return any(found in network for network in self._blocked)

    async def look_after(self, store: Store) -> None:
        """Read who is blocked, again and again."""
        while True:
            await self.read_blocked(store)
            await asyncio.sleep(READING_SECONDS)

    async def read_blocked(self, store: Store) -> None:
        """Who is blocked now; of those, whoever is connected is shown out."""
        with contextlib.suppress(StoreDown):  # then as before
            rows_now = await store.read(rows.blocked_now, time.time())
            now = frozenset(network for row in rows_now for network in _network(row.network))
            if now != self._blocked:
                self._blocked, self._verdicts = now, {}
                for guest in [guest for guests in self._guests.values() for guest in guests]:
                    if self.blocks(guest.address):
                        guest.cut("blocked")


def _network(text: str) -> list[Network]:
    """The network of a row; none, if somebody has spoilt it."""
    try:
        return [ipaddress.ip_network(text)]
    except ValueError:
        log.warning("no network", extra={"network": text})
        return []


def trusted_proxies() -> str:
    """The addresses that may say for whom they ask, as uvicorn reads them."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")


async def _nobody(*_: object) -> None:
    """The middleware is only asked whom it trusts."""
