"""The door of a websocket: a budget of frames and bytes, and an end that does not depend on the other side."""

from __future__ import annotations

import asyncio
import time
from asyncio.transports import BaseTransport
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from race108.server import limits
from race108.server.asking import group_of
from race108.server.doorkeeper import Doorkeeper

#: Bytes that are read before anything is checked again: less than a hundred of the smallest frames.
SLICE = 512
#: Seconds from our last word to the end of the connection, and what may still be on its way meanwhile.
CLOSING_SECONDS = 2.0
FRAMES_AFTER = 64
BYTES_AFTER = 262_144


class Websocket(WebSocketsSansIOProtocol):
    """A connection on which frames come. Pings, pongs and fragments, which the application never sees, count too."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._door: Doorkeeper = self.app_state["door"]
        self.peer = self.address = "nowhere"
        self._frames, self._bytes = limits.Bucket(limits.FRAMES_SENT), limits.Bucket(limits.BYTES_SENT)
        self._frames_after, self._bytes_after = FRAMES_AFTER, BYTES_AFTER
        self._ending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """It was let in as a request."""
        super().connection_made(transport)
        self.peer = self.address = self.client[0] if self.client else "nowhere"
        self._door.comes(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self._door.goes(self)
        if self._ending is not None:
            self._ending.cancel()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Now it is known who asks."""
        headers = [(name.encode(), value.encode("latin-1")) for name, value in event.headers.raw_items()]
        self.address = self._door.speaks_for(self.peer, headers)
        super().handle_connect(event)

    def cut(self, why: str) -> None:
        """End the connection at once."""
        self._door.note_cut(self.address, why)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A little at a time, so that little is read of what is too much."""
        began, frames = time.thread_time(), 0
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                break
            piece = data[start : start + SLICE]
            self.conn.receive_data(piece)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                self._end_soon()
                break
            many = len(self.conn.events)
            frames += many
            if (why := self._too_much(many, len(piece))) is not None:
                self.cut(why)
                break
            self.handle_events()
        cost = self._door.costs.of(group_of(self.address))
        cost.frames += frames
        cost.bytes += len(data)
        cost.seconds += time.thread_time() - began

    def _too_much(self, frames: int, length: int) -> str | None:
        """What there is too much of."""
        if self.close_sent:
            self._frames_after -= frames
            self._bytes_after -= length
            return "after the end" if self._frames_after < 0 or self._bytes_after < 0 else None
        if not self._door.rates.on:
            return None
        if not self._frames.takes(frames):
            return "frames"
        return None if self._bytes.takes(length) else "bytes"

    # --- the end ----------------------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        """After our last word the other side has a moment to say its own."""
        await super().send(message)
        if self.close_sent:
            self._end_soon()

    async def run_asgi(self) -> None:
        """The application is done with it."""
        await super().run_asgi()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        """Nobody answers."""
        super().keepalive_timeout()
        self._end_soon()

    def _end_soon(self) -> None:
        if self._ending is None and not self.disconnected:
            self._ending = self.loop.call_later(CLOSING_SECONDS, self._end)

    def _end(self) -> None:
        if not self.disconnected:
            self._door.note_cut(self.address, "does not end")
            self.transport.abort()
