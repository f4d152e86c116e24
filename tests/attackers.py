"""People who mean harm, with plain sockets: what they send is not what any library would.

They come from an address of their own (all of 127.0.0.0/8 is this machine), which no server trusts to speak for others.
"""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import Self

VANDAL = "127.0.0.66"
NOWHERE = "/api/tables/AAAAAAAAAAAAAAAA/live"
MASK = b"mask"
PONG, PING = b"\x8a\x80" + MASK, b"\x89\x80" + MASK
FRAGMENT = b"\x00\x80" + MASK  # an empty piece of a text that never ends
FIRST_FRAGMENT = b"\x01\x80" + MASK


def line_to(port: int, source: str = "", buffer: int = 0) -> socket.socket:
    """A connection, from whatever address."""
    line = socket.socket()
    line.settimeout(30)
    if buffer:  # so small that little is on its way
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    line.bind((source or VANDAL, 0))
    line.connect(("127.0.0.1", port))
    return line


def asks_for_live(line: socket.socket, path: str = NOWHERE, *headers: str) -> None:
    """The handshake of a websocket; the answer is not read."""
    key = b64encode(os.urandom(16)).decode()
    upgrade = ["Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines = [f"GET {path} HTTP/1.1", *upgrade, f"Sec-WebSocket-Key: {key}", *headers, "", ""]
    line.sendall("\r\n".join(lines).encode())


def live(port: int, path: str = NOWHERE, *headers: str) -> socket.socket:
    """A websocket that is open."""
    line = line_to(port)
    asks_for_live(line, path, *headers)
    answer = b""
    while b"\r\n\r\n" not in answer and (last := line.recv(1)):
        answer += last
    if b" 101 " not in answer:
        line.close()
        raise ConnectionError(answer)
    return line


def poured(line: socket.socket, drop: bytes, most: int) -> int:
    """How many bytes could be sent, before the server would take no more."""
    sent, gulp = 0, drop * max(1, 60_000 // len(drop))
    with suppress(OSError):
        while sent < most:
            sent += line.send(gulp)
    return sent


def ended_after(line: socket.socket, patience: float, meanwhile: bytes = b"") -> float:
    """After how many seconds the server ends a connection, on which something is said now and then."""
    began = time.monotonic()
    line.settimeout(0.2)
    while time.monotonic() - began < patience:
        try:
            if meanwhile:
                line.send(meanwhile)
            if not line.recv(65536):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - began


class Attack:
    """Several vandals who do the same again and again, until the end of the ``with`` block."""

    def __init__(self, port: int, once: Callable[[int], object], vandals: int = 5) -> None:
        self._over = threading.Event()
        self.times = 0  # it was done
        self._vandals = [threading.Thread(target=self._go_on, args=(port, once), daemon=True) for _ in range(vandals)]

    def _go_on(self, port: int, once: Callable[[int], object]) -> None:
        while not self._over.is_set():
            with suppress(OSError):
                once(port)
            self.times += 1

    def __enter__(self) -> Self:
        for vandal in self._vandals:
            vandal.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for vandal in self._vandals:
            vandal.join(40)


# --- what they do ---------------------------------------------------------------------------------------------------


def pongs(port: int, most: int = 10_000_000) -> int:
    """Pongs nobody asked for, at a table that does not exist."""
    with line_to(port) as line:
        asks_for_live(line)
        return poured(line, PONG, most)


def pings(port: int, most: int = 10_000_000) -> int:
    """Pings, each of which wants an answer that is not read."""
    with line_to(port) as line:
        asks_for_live(line)
        return poured(line, PING, most)


def fragments(port: int, most: int = 10_000_000) -> int:
    """A text in endless empty pieces."""
    with line_to(port) as line:
        asks_for_live(line)
        line.sendall(FIRST_FRAGMENT)
        return poured(line, FRAGMENT, most)


def headers(port: int, most: int = 100_000_000) -> int:
    """Headers without end."""
    with line_to(port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        return poured(line, b"X-More: " + b"a" * 1000 + b"\r\n", most)


def one_header(port: int, most: int = 100_000_000) -> int:
    """One header without end."""
    with line_to(port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-More: ")
        return poured(line, b"a" * 1000, most)


def chunks(port: int, most: int = 10_000_000) -> int:
    """A body in pieces of one byte."""
    with line_to(port) as line:
        line.sendall(
            b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        return poured(line, b"1\r\n \r\n", most)


def requests(port: int, most: int = 10_000_000) -> int:
    """Requests one after the other, whether answered or not."""
    with line_to(port) as line:
        return poured(line, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n", most)


def asked_in_turn(port: int, most: int = 5_000) -> int:
    """Requests, each after the answer to the last."""
    done = 0
    web = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(VANDAL, 0))
    with suppress(OSError, HTTPException):
        while done < most:
            web.request("GET", "/api/me")
            web.getresponse().read()
            done += 1
    web.close()
    return done


def hang_on(port: int) -> None:
    """Refused, and staying nevertheless."""
    with live(port) as line:
        ended_after(line, 30, PONG)


def half(port: int) -> None:
    """A request that is never finished."""
    with line_to(port) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: loc")
        ended_after(line, 30)


def without_reading(port: int) -> None:
    """Many long answers, none of which is read."""
    with line_to(port, buffer=4096) as line:
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5)
        time.sleep(5)


def bots_alone(port: int) -> None:
    """Tables of bots that think long and that nobody looks at; as many as an address may make."""
    web = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(VANDAL, 0))
    wish, cookie = json.dumps({"game": "triggs", "seats": ["bot:search"] * 4}), ""
    for _ in range(21):
        web.request("POST", "/api/tables", wish, {"Content-Type": "application/json", "Cookie": cookie})
        answer = web.getresponse()
        answer.read()
        if answer.status == 307:  # a newcomer is greeted first
            cookie = str(answer.getheader("Set-Cookie")).partition(";")[0]
    web.close()
    time.sleep(5)


#: What is measured (bench/server), by name.
ATTACKS: dict[str, Callable[[int], object]] = {
    "pongs": pongs,
    "pings": pings,
    "fragments": fragments,
    "endless headers": headers,
    "one endless header": one_header,
    "tiny chunks": chunks,
    "pipelined requests": requests,
    "requests in turn": asked_in_turn,
    "refused and staying": hang_on,
    "half requests": half,
    "answers not read": without_reading,
    "bots nobody waits for": bots_alone,
}
