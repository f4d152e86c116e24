"""HTTP as far as opening tables needs it: JSON posted over a connection that stays open, ten thousand times."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self, TypeVar

import orjson

AT_ONCE = 8
PATIENCE = 60.0  # seconds for an answer
T = TypeVar("T")

LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"set-cookie: *([^;\r]+)", re.IGNORECASE)


@dataclass(frozen=True)
class Answer:
    body: Any
    cookie: str  # that the server has set, as it is to be sent back


class Http:
    """A connection to the server at a port of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._writer.close()

    async def post(self, path: str, body: Any, cookie: str = "") -> Answer:
        text = orjson.dumps(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n"
        )
        self._writer.write(head.encode() + text)
        async with asyncio.timeout(PATIENCE):
            answer = await self._reader.readuntil(b"\r\n\r\n")
            length, cookies = LENGTH.search(answer), COOKIE.findall(answer)
            content = await self._reader.readexactly(int(length[1]) if length else 0)
        if answer.startswith(b"HTTP/1.1 307"):  # a newcomer gets a cookie first, and asks again
            kept = "; ".join(text.decode() for text in cookies)
            return Answer((await self.post(path, body, kept)).body, kept)
        if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise RuntimeError(f"POST {path}: {answer.splitlines()[0].decode()} {content.decode()}")
        return Answer(orjson.loads(content), "; ".join(text.decode() for text in cookies))


async def many(port: int, count: int, do: Callable[[Http], Awaitable[T]]) -> list[T]:
    """Do the same so many times, over a few connections at once."""

    async def share(times: int) -> list[T]:
        async with Http(port) as http:
            return [await do(http) for _ in range(times)]

    shares = await asyncio.gather(*(share(len(range(first, count, AT_ONCE))) for first in range(AT_ONCE)))
    return [result for results in shares for result in results]
