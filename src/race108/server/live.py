"""A websocket at a table: states and news go out, moves come in."""

from __future__ import annotations

import contextlib
import logging
import time
from typing import Any

import orjson
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from race108.checks import is_whole
from race108.errors import Race108Error
from race108.ruleset import Json
from race108.server import limits, metrics
from race108.server.asking import group_of_asker, language_of
from race108.server.hall import HeldTable
from race108.server.identity import Identities
from race108.server.outbox import Outbox
from race108.server.refusals import NotAllowed, NotFound, Refusal, StoreDown, TooFast, TooMuch
from race108.server.showing import about, state_text
from race108.server.tables import Tables
from race108.server.wishes import LONGEST_MOVE, MOST_MOVES, MOST_SEATS
from race108.words import shown

log = logging.getLogger("race108.live")

#: No honest frame is longer; one above the server's own limit (run.py) ends the connection.
LONGEST_FRAME = 16_384
#: Somebody who goes on after so many refusals for being too fast is shown the door.
PATIENCE = 200
#: So many people without a seat can look on at one table.
MOST_ONLOOKERS = 50
#: The close code of a connection that was refused. (A server that stops closes with 1012.)
REFUSED = 4403
#: The close code of one that may be tried again in a moment.
LATER = 1013
#: The close code of one that came too fast and went on (a rate limit).
TOO_FAST = 1008


class Connection:
    """One browser tab, phone or program at a table."""

    def __init__(
        self, send: Send, tables: Tables, table: HeldTable, identity: str | None, language: str, key: str | None
    ) -> None:
        self._tables, self.table = tables, table
        self.identity, self.language, self._key = identity, language, key
        self._chosen: int | None = None
        #: Where it comes from, as far as limits go.
        self.address = ""
        self.outbox = Outbox(send, self._send_all)

    @property
    def seats(self) -> list[int]:
        """The seats of whoever is connected."""
        return self.table.seats_of(self.identity)

    def choose(self, seat: int | None) -> None:
        """Look at the table from one of several seats of one's own only."""
        if seat is not None and seat not in self.seats:
            raise NotAllowed("table-not-your-seat")
        self._chosen = seat

    def seat_shown(self) -> int | None:
        """Whose view this connection gets."""
        mine = self.seats
        return self._chosen if self._chosen in mine else self.table.seat_shown(mine)

    def seat_meant(self, frame: Json) -> int | None:
        """Whom a frame acts for: the seat it names, or the one that was chosen."""
        return self._chosen if frame.get("seat") is None else _whole(frame, "seat")

    def may_hear(self) -> bool:
        """Whether what is said at the table is for these ears: of players, and of those who were invited."""
        return bool(self.seats) or self.table.knows_of(self.identity, self._key)

    def may_stay(self) -> bool:
        """Whether this is a player, or somebody who may look on, which may end when the game begins."""
        return bool(self.seats) or self.table.may_watch(self.identity, self._key)

    def show_out(self, why: Refusal) -> None:
        """End the connection of somebody who may no longer look on, or where there is nothing to be seen any more."""
        self.table.connections.discard(self)
        self.send(_refused(why, self.language, None))
        self.outbox.close(REFUSED)

    def send(self, text: str) -> None:
        """Send as soon as the reader takes it; nobody ever waits for that."""
        self.outbox.put(text)

    def send_json(self, message: Json) -> None:
        """Send a message."""
        self.send(orjson.dumps(message).decode())

    def send_state(self) -> None:
        """Send the state with the whole log."""
        self.send(state_text(self.table, self.seat_shown(), self.language, time.time()))

    def about_text(self) -> str:
        """How the table stands apart from the game."""
        here = self._tables.hall.presence.here(self.table)
        return orjson.dumps({"type": "table", **about(self.table, self.identity, here, self.language)}).decode()

    async def _send_all(self) -> None:
        """How everything stands now, for a reader that was behind."""
        with contextlib.suppress(Race108Error):  # a store that is away: whoever puts the table right tells everyone
            async with self._tables.hall.looking(self.table):
                self.send_state()
                self.send(self.about_text())


class Live:
    """The endpoint ``/api/tables/{id}/live``. It stands beside FastAPI, whose layers every frame would go through."""

    def __init__(self, tables: Tables, rates: limits.Limits, identities: Identities) -> None:
        self._tables, self._limits, self._identities = tables, rates, identities

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the handshake to the end."""
        socket = WebSocket(scope, receive, send)
        identity = self._identities.of(socket.cookies)
        language, address = language_of(socket), group_of_asker(socket)
        await socket.accept()
        try:
            self._limits.check(limits.CONNECTIONS, address)
            with self._limits.counting(address):
                connection = await self._welcome(socket, send, identity, language)
                connection.address = address
                await self._stay(connection, receive, identity or f"address {address}")
        except Race108Error as refusal:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever is refused may have gone
                await socket.send_text(_refused(refusal, language, None))
                await socket.close(LATER if isinstance(refusal, TooFast | StoreDown) else REFUSED)
        except WebSocketDisconnect:
            pass

    async def _stay(self, connection: Connection, receive: Receive, who: str) -> None:
        """Until the connection ends; then the others are told."""
        tables, table = self._tables, connection.table
        metrics.CONNECTIONS.inc()
        try:
            connection.outbox.open()
            if connection.identity is not None:
                await tables.seating.returned(table, connection.identity)
                tables.hall.set_going(table)  # a bot may not have found room while nobody was here
            await self._listen(connection, receive, who)
        finally:
            connection.outbox.stop()
            metrics.CONNECTIONS.dec()
            table.connections.discard(connection)
            tables.hall.presence.gone(table, connection.seats)
            if connection.seats and not tables.errands.closing:
                with contextlib.suppress(StoreDown, NotFound):
                    async with tables.hall.looking(table):
                        tables.teller.tell_about(table)

    async def _welcome(self, socket: WebSocket, send: Send, identity: str | None, language: str) -> Connection:
        """Let somebody in, and tell everything."""
        tables = self._tables
        table = await tables.hall.get(str(socket.path_params["table_id"]))
        connection = Connection(send, tables, table, identity, language, socket.query_params.get("key"))
        chat = await tables.chatting.lines(table) if connection.may_hear() else []
        async with tables.hall.looking(table):
            if not connection.may_stay():
                raise NotFound("table-unknown")
            table.playable()
            if not connection.seats and sum(not other.seats for other in table.connections) >= MOST_ONLOOKERS:
                raise TooFast("table-onlookers-full", most=MOST_ONLOOKERS)
            connection.choose(_seat_asked(socket.query_params.get("seat")))
            connection.send_state()
            if chat:
                connection.send_json({"type": "chat", "lines": chat})
            table.connections.add(connection)
            if connection.seats:
                tables.hall.presence.changed(table)
                tables.teller.tell_about(table)
            else:
                connection.send(connection.about_text())
        return connection

    async def _listen(self, connection: Connection, receive: Receive, who: str) -> None:
        patience = PATIENCE
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            try:
                self._limits.check(limits.FRAMES, who)
                await self._carry_out(connection, message)
            except Race108Error as refusal:
                metrics.REFUSED.labels(refusal.message).inc()
                patience -= isinstance(refusal, TooFast)
                connection.send(_refused(refusal, connection.language, connection.table.confirmed))
                if patience <= 0:
                    connection.outbox.close(TOO_FAST)
                    await connection.outbox.closed()
                    return

    async def _carry_out(self, connection: Connection, message: Any) -> None:
        frame = _read_frame(message)
        kind = frame.get("type")
        if kind == "ping":
            connection.send_json({"type": "pong"})
            return
        if connection.identity is None:
            raise NotAllowed("table-no-seat")
        tables, table, identity = self._tables, connection.table, connection.identity
        seat = connection.seat_meant(frame)
        if kind == "play":
            await tables.playing.play(table, identity, _whole(frame, "ply"), _moves(frame), seat)
        elif kind == "take_back":
            await tables.playing.take_back(table, identity, _whole(frame, "ply"), seat)
        elif kind == "resign":
            await tables.playing.resign(table, identity, seat)
        elif kind == "chat":
            self._limits.check(limits.CHAT, identity)
            await tables.chatting.say(table, identity, _text(frame, "text"), seat)
        else:
            raise Refusal("frame-unknown", kind=shown(kind), known=["play", "take_back", "resign", "chat", "ping"])


def _refused(refusal: Race108Error, language: str, ply: int | None) -> str:
    return orjson.dumps({"type": "refused", "ply": ply, "error": refusal.text(language)}).decode()


def _seat_asked(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise NotFound("table-unknown-seat", most=MOST_SEATS - 1)
    return int(text)


def _read_frame(message: Any) -> Json:
    data = message.get("text") or message.get("bytes") or ""
    if len(data) > LONGEST_FRAME:
        raise TooMuch("frame-too-long", most=LONGEST_FRAME)
    try:
        frame = orjson.loads(data)
    except orjson.JSONDecodeError:
        raise Refusal("frame-not-json") from None
    if not isinstance(frame, dict):
        raise Refusal("frame-not-json")
    return frame


def _whole(frame: Json, key: str) -> int:
    value = frame.get(key)
    if not is_whole(value):
        raise Refusal("frame-whole", key=key)
    return value


def _text(frame: Json, key: str) -> str:
    value = frame.get(key)
    if not isinstance(value, str):
        raise Refusal("frame-text", key=key)
    return value


def _moves(frame: Json) -> list[str]:
    moves = frame.get("moves")
    if not isinstance(moves, list) or not moves or len(moves) > MOST_MOVES:
        raise Refusal("frame-moves")
    if not all(isinstance(move, str) and len(move) <= LONGEST_MOVE for move in moves):
        raise Refusal("frame-moves")
    return moves
