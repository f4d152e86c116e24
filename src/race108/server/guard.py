"""What every request passes first: is it from our own pages, of a decent size, and not too often? And what every answer
carries: the headers that keep a browser from doing anything but what our pages ask for."""

from __future__ import annotations

import ipaddress
import logging
import time
from typing import Any
from urllib.parse import SplitResult, urlsplit

import orjson
from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from race108.server import limits, metrics
from race108.server.asking import accepted_language, group_of
from race108.server.costs import Cost, Timed
from race108.server.doorkeeper import Doorkeeper
from race108.server.refusals import Failed, NotAllowed, Refusal, TooFast, TooMuch
from race108.server.settings import Settings

log = logging.getLogger("race108.access")

#: No honest request is longer.
LONGEST_BODY = 65_536
_SAFE = ("GET", "HEAD", "OPTIONS")

#: What a page may load. A kernel is compiled in the browser; nothing else is made from text.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Stands before the whole application."""

    def __init__(self, app: ASGIApp, live: ASGIApp, settings: Settings, door: Doorkeeper) -> None:
        self._app, self._live, self._settings, self._door = app, live, settings, door
        self._own_host = urlsplit(settings.public_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one websocket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        address = scope["client"][0] if scope.get("client") else "nowhere"
        cost = self._door.costs.of(group_of(address))
        cost.requests += 1
        answer = self._http if scope["type"] == "http" else self._websocket
        await Timed(answer(scope, receive, send, address, cost), cost)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send, address: str, cost: Cost) -> None:
        headers = dict(scope["headers"])
        try:
            self._check_blocked(address)
            self._check_origin(headers)
        except Refusal as refusal:
            metrics.REFUSED.labels("blocked" if refusal.message == "request-blocked" else "origin").inc()
            cost.refused += 1
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._live(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send, address: str, cost: Cost) -> None:
        began = time.perf_counter()
        headers = dict(scope["headers"])
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = message.get("headers", [])
                message["headers"] = [*own, *self._headers(scope, dict(own))]
            await send(message)

        try:
            self._check_blocked(address)
            self._check(scope, headers, address)
            await self._app(scope, _Measured(receive), sending)
        except Refusal as refusal:
            await _refuse(refusal, headers, sending)
        except Exception:  # our own mistake: it stands in the log, and nothing of it in the answer
            log.exception("a request failed", extra={"path": _path_without_key(scope)})
            if status:
                raise  # too late to say so: the connection is cut
            await _refuse(Failed("request-failed"), headers, sending)
        finally:
            cost.refused += status >= 400
            self._note(scope, status, began)

    def _check_blocked(self, address: str) -> None:
        """Who comes by way of a proxy could not be turned away at the door."""
        if self._door.blocks(address):
            raise NotAllowed("request-blocked")

    def _check(self, scope: Scope, headers: dict[bytes, bytes], address: str) -> None:
        if not self._door.rates.allows(limits.REQUESTS, group_of(address)):
            raise TooFast("table-too-fast")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LONGEST_BODY:
            raise TooMuch("request-too-long", most=LONGEST_BODY)
        if scope["method"] not in _SAFE:
            self._check_origin(headers)
            if headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site"):
                raise NotAllowed("request-foreign")
        else:
            self._check_host(headers)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Only our own pages may act for somebody (against CSRF). A browser says which page asks; programs do not."""
        host = self._check_host(headers)
        origin = headers.get(b"origin")
        if origin is not None and _split(origin).netloc not in (host, self._own_host or host):
            raise NotAllowed("request-foreign")

    def _check_host(self, headers: dict[bytes, bytes]) -> str:
        """The name the server was called by. One it does not know may be another site's pointing here (rebinding)."""
        host = headers.get(b"host", b"").decode("latin-1")
        name = _split(b"//" + headers.get(b"host", b"")).hostname or ""
        known = name in ("localhost", urlsplit(self._settings.public_url).hostname, self._settings.host)
        if not known and not _is_address(name):
            raise NotAllowed("request-unknown-host")
        return host

    def _headers(self, scope: Scope, own: dict[bytes, bytes]) -> list[tuple[bytes, bytes]]:
        headers = list(_HEADERS)
        if self._settings.secure:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        if scope["path"].startswith("/api") and b"cache-control" not in own:
            headers.append((b"cache-control", b"no-store"))
        return headers

    def _note(self, scope: Scope, status: int, began: float) -> None:
        """A line in the log."""
        metrics.REQUESTS.labels(scope["method"] if scope["method"] in (*_SAFE, "POST") else "other", str(status)).inc()
        if log.isEnabledFor(logging.INFO) and scope["path"] not in ("/healthz", "/metrics"):
            milliseconds = round((time.perf_counter() - began) * 1000, 1)
            extra = {"method": scope["method"], "path": _path_without_key(scope), "status": status, "ms": milliseconds}
            log.info("request", extra=extra)


def _path_without_key(scope: Scope) -> str:
    """What the log may know of an address: nothing after a question mark (that is no part of the path), nor after a #
    that a clumsy program has sent along; keys stand there."""
    path: str = scope["path"]
    return path.partition("#")[0][:100]


class _Measured:
    """Counts what comes in, for senders who do not say how much it will be."""

    def __init__(self, receive: Receive) -> None:
        self._receive, self._length = receive, 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._length += len(message.get("body", b""))
        if self._length > LONGEST_BODY:
            raise HTTPException(413)  # of our own errors in a body the framework would say that it is no JSON
        return message


def _split(address: bytes) -> SplitResult:
    """The parts of an address; one that is none has none."""
    try:
        return urlsplit(address.decode("latin-1"))
    except ValueError:
        return urlsplit("")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse(refusal: Refusal, headers: dict[bytes, bytes], send: Any) -> None:
    language = accepted_language(headers.get(b"accept-language", b"").decode("latin-1"))
    metrics.REFUSED.labels(refusal.message).inc()
    body = orjson.dumps({"error": refusal.text(language)})
    answer = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        answer.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": answer})
    await send({"type": "http.response.body", "body": body})
