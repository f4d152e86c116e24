"""The door of a websocket: a budget of frames and bytes, and an end that does not depend on the other side.

uvicorn makes the connection and hands it to the application. Whoever takes the line there (``give_to``) hears every
frame at once and says its own at once, without the queue, the task and the layers of the application in between.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Coroutine
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from race108.server import limits
from race108.server.asking import group_of
from race108.server.costs import Cost, Handling
from race108.server.doorkeeper import Doorkeeper
from race108.server.frames import SLICE, text_frame, whole_frames

#: Seconds from our last word to the end of the connection, and what may still be on its way meanwhile.
CLOSING_SECONDS = 2.0
FRAMES_AFTER = 64
BYTES_AFTER = 262_144


class Listener(Protocol):
    """Whoever has taken the line."""

    #: While something is being carried out that was heard.
    busy: bool

    def hears(self, frame: str | bytes | None) -> None:
        """A text, or bytes; none: there will be nothing more."""

    def goes_on(self) -> None:
        """The other side takes something again."""


class Ear:
    """Stands where uvicorn has its queue, once somebody has taken the line."""

    __slots__ = ("_line", "_listener")

    def __init__(self, line: Websocket, listener: Listener) -> None:
        self._line, self._listener = line, listener

    def put_nowait(self, message: Any) -> None:
        """What the application would have received; of the end it is told once."""
        if message["type"] != "websocket.disconnect":
            self._listener.hears(message.get("text") or message.get("bytes") or "")
        elif self._line.queue is self:
            self._line.queue = SimpleQueue()  # for whatever nobody hears any more
            self._line.ends_soon()
            self._listener.hears(None)


class Websocket(WebSocketsSansIOProtocol):
    """A connection on which frames come. Pings, pongs and fragments, which the application never sees, count too."""

    queue: Any  # uvicorn's own, until somebody takes the line

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._door: Doorkeeper = self.app_state["door"]
        self._post = self._door.post
        self.peer = self.address = self._group = "nowhere"
        self._cost = Cost()
        self._frames, self._bytes = limits.Bucket(limits.FRAMES_SENT), limits.Bucket(limits.BYTES_SENT)
        self._frames_after, self._bytes_after = FRAMES_AFTER, BYTES_AFTER
        self._ending: asyncio.TimerHandle | None = None
        self._listener: Listener | None = None
        #: Whether the other side reads what it is sent.
        self._takes = True
        #: Nothing has come yet but whole frames, so that the next byte begins one.
        self._whole = True

    def connection_made(self, transport: BaseTransport) -> None:
        """It was let in as a request."""
        super().connection_made(transport)
        self.peer = self.address = self.client[0] if self.client else "nowhere"
        self._group = group_of(self.address)
        self._door.comes(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self._door.goes(self)
        self._takes = True
        super().connection_lost(exc)
        if self._ending is not None:
            self._ending.cancel()

    def handle_connect(self, event: Request) -> None:
        """Now it is known who asks."""
        headers = [(name.encode(), value.encode("latin-1")) for name, value in event.headers.raw_items()]
        self.address = self._door.speaks_for(self.peer, headers)
        self._group = group_of(self.address)
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["line"] = self  # type: ignore[typeddict-unknown-key]

    def cut(self, why: str) -> None:
        """End the connection at once."""
        self._door.note_cut(self.address, why)
        self.transport.abort()

    # --- what comes in ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Nearly always one whole text; whatever else there is, uvicorn reads on from there."""
        began = perf_counter()
        cost = self._cost = self._door.costs.of(self._group)
        whole = whole_frames(data) if self._whole and self._listener is not None else None
        if whole is not None:
            frames = len(whole)
            if (why := self._too_much(frames, len(data))) is not None:
                self.cut(why)
            else:
                for kind, text in whole:
                    self._hear(kind, text)
        else:
            self._whole = self._whole and not self.handshake_initiated
            frames = self._read(data)
        cost.frames += frames
        cost.bytes += len(data)
        cost.seconds += perf_counter() - began

    def _hear(self, kind: int, data: bytes) -> None:
        if self.close_sent or self.transport.is_closing() or self._listener is None:
            return
        if kind == Opcode.TEXT:
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self.handle_text(Frame(Opcode.TEXT, data))
                self.ends_soon()
            else:
                self._listener.hears(text)
        elif kind == Opcode.PONG:
            self.handle_pong(Frame(Opcode.PONG, data))
        else:
            self.conn.send_pong(data)
            self.handle_ping()

    def _read(self, data: bytes) -> int:
        """A little at a time, so that little is read of what is too much; says how many frames there were."""
        frames = 0
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                break
            piece = data[start : start + SLICE]
            self.conn.receive_data(piece)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                self.ends_soon()
                break
            many = len(self.conn.events)
            frames += many
            if (why := self._too_much(many, len(piece))) is not None:
                self.cut(why)
                break
            self.handle_events()
            if self._listener is not None and not self._listener.busy:
                self.read_on()  # uvicorn reads nothing more until its queue is empty
        return frames

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

    # --- whoever takes the line -------------------------------------------------------------------------------------

    def give_to(self, listener: Listener) -> None:
        """From here on all frames are for the listener, also those that came before."""
        before = self.queue
        self._listener, self.queue = listener, Ear(self, listener)
        self.scope = self.request = self.response = None  # type: ignore[assignment]
        while not before.empty():
            self.queue.put_nowait(before.get_nowait())
        self.read_on()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry out what was asked for here, at the cost of who asks."""
        Handling(work, self._cost)

    def read_on(self) -> None:
        """More may come."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def read_later(self) -> None:
        """There is enough to do already."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def takes(self) -> bool:
        """Whether the other side reads what it is sent."""
        return self._takes

    def say(self, text: bytes) -> bool:
        """Send a text at the end of this turn of the event loop, if the other side takes it."""
        if takes := self._takes:
            self._post.put(self, text)
        return takes

    def send_text(self, text: bytes) -> None:
        """Now. After our last word whatever comes is let go."""
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(text_frame(text))

    def pause_writing(self) -> None:
        """The other side does not read what it was sent."""
        self._takes = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """The other side has read on."""
        self._takes = True
        super().resume_writing()
        if self._listener is not None:
            self._listener.goes_on()

    # --- the end ----------------------------------------------------------------------------------------------------

    def end(self, code: int) -> None:
        """Our last word; the other side has a moment to say its own."""
        self._door.post.send()
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.read_on()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})

    async def send(self, message: Any) -> None:
        """After our last word the other side has a moment to say its own."""
        await super().send(message)
        if self.close_sent:
            self.ends_soon()

    async def run_asgi(self) -> None:
        """The application is done with it, unless somebody there has taken the line."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a websocket failed")
            self.send_500_response()
        if self._listener is None:
            if self.close_timer is None:
                self.transport.close()
            self.ends_soon()

    def shutdown(self) -> None:
        """The server stops: what was said before goes before."""
        self._door.post.send()
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """Nobody answers."""
        super().keepalive_timeout()
        self.ends_soon()

    def ends_soon(self) -> None:
        """Nothing more is to come: the end does not wait for the other side for long."""
        if self._ending is None and not self.disconnected:
            self._ending = self.loop.call_later(CLOSING_SECONDS, self._end)

    def _end(self) -> None:
        if not self.disconnected:
            self._door.note_cut(self.address, "does not end")
            self.transport.abort()
