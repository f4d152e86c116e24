"""The door: what a connection may send, and for how long, before the application hears of anything.

uvicorn reads HTTP and websockets; here it is kept from reading too much. Whoever sends more than any honest client, or
keeps a connection open without using it, is cut off: at the transport, without a word, and at no further cost.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httptools
import orjson
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from race108.server import limits
from race108.server.asking import accepted_language, group_of
from race108.server.doorkeeper import Doorkeeper
from race108.words import say

#: Bytes that are read before anything is checked again.
SLICE = 4096
#: The first line and all headers; and how many headers there may be.
LONGEST_HEADERS = 16_384
MOST_HEADERS = 100
#: A body as it comes over the line, in how many pieces whatever (the application reads guard.LONGEST_BODY at most).
LONGEST_BODY = 262_144
MOST_PIECES = 2_000
#: Requests that may wait for the answer to the one before (pipelining).
MOST_WAITING = 8
#: Seconds from the first moment to the last header, from there to the end of the body, and for an answer to be taken.
HEADERS_SECONDS = 10.0
BODY_SECONDS = 20.0
ANSWER_SECONDS = 60.0

_SECONDS = {"headers": HEADERS_SECONDS, "body": BODY_SECONDS}


class _TooMuch(Exception):
    """Raised into the parser, which then stops; the text says of what."""


class Http(HttpToolsProtocol):
    """A connection on which requests come."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._door: Doorkeeper = self.app_state["door"]
        self.peer = self.address = "nowhere"
        self._stage = "headers"  # what is coming: headers, body, or nothing at all
        self._length = self._pieces = 0  # of that
        self._begun = 0  # requests
        self._watched: tuple[str, int] = ("", 0)  # what the deadline is for
        self._deadline: asyncio.TimerHandle | None = None
        self._untaken: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody stands at the door."""
        super().connection_made(transport)
        self.peer = self.address = self.client[0] if self.client else "nowhere"
        if (why := self._door.why_not(self.peer)) is not None:
            self.cut(why)
            return
        self._door.comes(self)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a websocket's."""
        self._leave()
        super().handle_websocket_upgrade()

    def cut(self, why: str) -> None:
        """End the connection at once."""
        if self.transport.is_closing() and not self.transport.get_write_buffer_size():
            return
        self._door.note_cut(self.address, why)
        self._leave()
        self.transport.abort()

    # --- what comes in ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """A little at a time, so that little is read of what is too much."""
        if self.transport.is_closing():
            return
        began = time.thread_time()
        self._unset_keepalive_if_required()
        for start in range(0, len(data), SLICE):
            if not self._reads(data[start : start + SLICE]):
                break
        cost = self._door.costs.of(group_of(self.address))
        cost.bytes += len(data)
        cost.seconds += time.thread_time() - began

    def _reads(self, piece: bytes) -> bool:
        """Read on, and say whether there may be more."""
        if not self._stage:
            self._expect("headers")
        self._length += len(piece)
        if self._length > (LONGEST_HEADERS if self._stage == "headers" else LONGEST_BODY):
            self._is_too_much(self._stage)
            return False
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return False
        except httptools.HttpParserError as fault:
            if isinstance(fault.__context__, _TooMuch):
                self._is_too_much(str(fault.__context__))
            else:
                self._says("400 Bad Request", "request-no-http")
            return False
        self._watch()
        return not self.transport.is_closing()

    def on_message_begin(self) -> None:
        """A request begins, perhaps before the last one was answered."""
        if len(self.pipeline) >= MOST_WAITING:
            raise _TooMuch("pipeline")
        self._begun += 1
        self._expect("headers", self._length if self._stage == "headers" else 0)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header more."""
        if len(self.headers) >= MOST_HEADERS:
            raise _TooMuch("headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Now it is known who asks. Whoever does so far too often is not answered any more.

        A proxy's connection is not cut for what one of its people does: it might take the whole server for broken.
        """
        self._expect("body")
        self.address = self._door.speaks_for(self.peer, self.headers)
        if not self._door.is_proxy(self.peer) and not self._door.rates.allows(limits.ASKED, group_of(self.peer)):
            raise _TooMuch("requests")
        if self._untaken is not None and not self.transport.get_write_buffer_size():  # the last answer was taken
            self._untaken.cancel()
            self._untaken = None
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of a body, however small."""
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            raise _TooMuch("pieces")
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of a request is there."""
        self._expect("")
        super().on_message_complete()

    def _expect(self, stage: str, length: int = 0) -> None:
        self._stage, self._length, self._pieces = stage, length, 0

    def _watch(self) -> None:
        """Set the deadline of what is coming now."""
        wanted = (self._stage, self._begun)
        if wanted != self._watched and self._door_is_open():
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None
            self._watched = wanted
            if self._stage:
                self._deadline = self.loop.call_later(_SECONDS[self._stage], self._is_late)

    def _door_is_open(self) -> bool:
        return self.parser is not None and not self.transport.is_closing()

    def _is_late(self) -> None:
        if self._begun or self._length:
            self.cut(f"{self._stage} late")
        else:  # nothing ever came: a browser may have called in advance
            self._door.note_cut(self.address, "silent")
            self.transport.close()

    # --- what goes out ----------------------------------------------------------------------------------------------

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """The next request is answered; more of them may wait."""
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def pause_writing(self) -> None:
        """The answer is not taken as fast as it comes."""
        super().pause_writing()
        self._wait_for_reader()

    def on_response_complete(self) -> None:
        """The whole answer is on its way."""
        super().on_response_complete()
        self._wait_for_reader()

    def _wait_for_reader(self) -> None:
        if self._untaken is None and self.transport.get_write_buffer_size():
            self._untaken = self.loop.call_later(ANSWER_SECONDS, self._is_not_taken)

    def _is_not_taken(self) -> None:
        self._untaken = None
        if self.transport.get_write_buffer_size():
            self.cut("answer not taken")

    # --- the end ----------------------------------------------------------------------------------------------------

    def _is_too_much(self, what: str) -> None:
        """Headers that are too long are often somebody's many cookies, who should hear of it; nothing else is."""
        if what == "headers":
            self._door.note_cut(self.address, "headers long")
            self._says("431 Request Header Fields Too Large", "request-headers-too-long")
        else:
            self.cut({"body": "body long"}.get(what, what))

    def _says(self, status: str, message: str) -> None:
        """A last sentence."""
        wish = next((value for name, value in self.headers or () if name == b"accept-language"), b"")
        error = say(message, accepted_language(wish.decode("latin-1")), most=LONGEST_HEADERS)
        body = orjson.dumps({"error": error})
        kind = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nx-content-type-options: nosniff"
        self.transport.write(f"HTTP/1.1 {status}\r\n{kind}\r\nconnection: close\r\n\r\n".encode() + body)
        self._wait_for_reader()
        self.transport.close()

    def _leave(self) -> None:
        self._door.goes(self)
        for timer in (self._deadline, self._untaken):
            if timer is not None:
                timer.cancel()
        self._deadline = self._untaken = None
        self.pipeline.clear()
        if self._answering is not None:  # uvicorn itself thinks only of the last request that came
            self._answering.disconnected = True
            self._answering.message_event.set()
