"""A websocket at a table: states and news go out, moves come in."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import orjson
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from race108.errors import Race108Error
from race108.ruleset import Json
from race108.server import limits, metrics
from race108.server.asking import group_of_asker, language_of
from race108.server.door_live import Websocket
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
#: The close code after a mistake of our own.
FAILED = 1011


class Connection:
    """One browser tab, phone or program at a table."""

    __slots__ = (
        *("_chosen", "_key", "_live", "address", "busy", "heard", "identity", "language", "line", "outbox"),
        *("patience", "send", "table"),
    )

    def __init__(
        self, live: Live, line: Websocket, table: HeldTable, identity: str | None, language: str, key: str | None
    ) -> None:
        self._live, self.line, self.table = live, line, table
        self.identity, self.language, self._key = identity, language, key
        self._chosen: int | None = None
        #: Where it comes from, as far as limits go.
        self.address = ""
        self.outbox = Outbox(line, self._say_all)
        #: Sends a text as soon as the reader takes it; nobody ever waits for that.
        self.send = self.outbox.put
        #: The frames that wait for the one that is being carried out; at last none, for the end.
        self.heard: list[str | bytes | None] = []
        self.busy = False
        self.patience = PATIENCE

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
        mine = self.table.seats_of(self.identity)
        if len(mine) == 1:
            return mine[0]
        return self._chosen if self._chosen in mine else self.table.seat_shown(mine)

    def seat_meant(self, frame: Json) -> int | None:
        """Whom a frame acts for: the seat it names, or the one that was chosen."""
        return self._chosen if frame.get("seat") is None else _whole(frame, "seat")

    def may_hear(self) -> bool:
        """Whether what is said at the table is for these ears: of players, and of those who were invited."""
        return bool(self.seats) or self.table.knows_of(self.identity, self._key)

    def may_stay(self) -> bool:
        """Whether this is a player, or somebody who may look on, which may end when the game begins."""
        return bool(self.seats) or self.table.may_watch(self.identity, self._key, time.time())

    def show_out(self, why: Refusal) -> None:
        """End the connection of somebody who may no longer look on, or where there is nothing to be seen any more."""
        self.table.connections.discard(self)
        self.send(_refused(why, self.language, None))
        self.outbox.close(REFUSED)

    def send_json(self, message: Json) -> None:
        """Send a message."""
        self.send(orjson.dumps(message))

    def send_state(self) -> None:
        """Send the state with the whole log."""
        self.send(state_text(self.table, self.seat_shown(), self.language, time.time()))

    def about_text(self) -> bytes:
        """How the table stands apart from the game."""
        presence = self._live.presence
        shown = about(self.table, self.identity, presence.here(self.table), self.language, presence.patience)
        return orjson.dumps({"type": "table", **shown})

    def hears(self, frame: str | bytes | None) -> None:
        """A frame has come, or the end: one after the other."""
        if self.busy:
            self.heard.append(frame)
            self.line.read_later()
        else:
            self.busy = True
            self.line.do(self._live.attend(self, frame))

    def goes_on(self) -> None:
        """The reader takes something again."""
        self.outbox.go_on()

    def _say_all(self) -> None:
        self.line.do(self._live.tell_all(self))


class Live:
    """The endpoint ``/api/tables/{id}/live``. It stands beside FastAPI, whose layers every frame would go through."""

    def __init__(self, tables: Tables, rates: limits.Limits, identities: Identities) -> None:
        self._tables, self._limits, self._identities = tables, rates, identities
        self.presence = tables.hall.presence

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The handshake; then the line is the connection's, and this task is done."""
        socket = WebSocket(scope, receive, send)
        identity = self._identities.of(socket.cookies)
        language, address = language_of(socket), group_of_asker(socket)
        await socket.accept()
        try:
            self._limits.check(limits.CONNECTIONS, address)
            self._limits.opens(address)
            try:
                connection = await self._welcome(socket, scope["line"], identity, language)
            except BaseException:
                self._limits.closes(address)
                raise
            connection.address = address
            await self._begin(connection)
        except Race108Error as refusal:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever is refused may have gone
                await socket.send_text(_refused(refusal, language, None).decode())
                await socket.close(LATER if isinstance(refusal, TooFast | StoreDown) else REFUSED)
        except WebSocketDisconnect:
            pass

    async def _begin(self, connection: Connection) -> None:
        """Somebody may be back; then the line is theirs."""
        tables, table = self._tables, connection.table
        metrics.CONNECTIONS.inc()
        try:
            if connection.identity is not None:
                await tables.seating.returned(table, connection.identity)
                tables.hall.set_going(table)  # a bot may not have found room while nobody was here
        except BaseException:
            await self._end(connection)
            raise
        connection.line.give_to(connection)

    async def _end(self, connection: Connection) -> None:
        """The connection has ended: the others are told."""
        tables, table = self._tables, connection.table
        metrics.CONNECTIONS.dec()
        self._limits.closes(connection.address)
        table.connections.discard(connection)
        tables.hall.presence.gone(table, connection.seats)
        if connection.seats and not tables.errands.closing:
            with contextlib.suppress(StoreDown, NotFound):
                async with tables.hall.looking(table):
                    tables.teller.tell_about(table)

    async def _welcome(self, socket: WebSocket, line: Websocket, identity: str | None, language: str) -> Connection:
        """Let somebody in, and tell everything."""
        tables = self._tables
        table = await tables.hall.get(str(socket.path_params["table_id"]))
        connection = Connection(self, line, table, identity, language, socket.query_params.get("key"))
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

    async def tell_all(self, connection: Connection) -> None:
        """How everything stands now, for a reader that was behind."""
        with contextlib.suppress(Race108Error):  # a store that is away: whoever puts the table right tells everyone
            async with self._tables.hall.looking(connection.table):
                connection.send_state()
                connection.send(connection.about_text())

    async def attend(self, connection: Connection, frame: str | bytes | None) -> None:
        """Carry out what was heard, one after the other."""
        while True:
            try:
                if frame is None:
                    await self._end(connection)
                elif not connection.outbox.closed:
                    self._limits.check(limits.FRAMES, connection.identity or f"address {connection.address}")
                    if (work := self._asked_for(connection, _read_frame(frame))) is not None:
                        await work
            except Race108Error as refusal:
                self._refuse(connection, refusal)
            except Exception:  # our own mistake: it stands in the log
                log.exception("a frame failed")
                connection.outbox.close(FAILED)
            if not connection.heard:
                break
            frame = connection.heard.pop(0)
        connection.busy = False
        connection.line.read_on()

    def _refuse(self, connection: Connection, refusal: Race108Error) -> None:
        metrics.REFUSED.labels(refusal.message).inc()
        connection.patience -= isinstance(refusal, TooFast)
        connection.send(_refused(refusal, connection.language, connection.table.confirmed))
        if connection.patience <= 0:
            connection.outbox.close(TOO_FAST)

    def _asked_for(self, connection: Connection, frame: Json) -> Coroutine[Any, Any, object] | None:
        """What a frame asks for, to be carried out; none if that is done already."""
        kind, table, identity = frame.get("type"), connection.table, connection.identity
        if kind == "ping":
            connection.send_json({"type": "pong"})
            return None
        if identity is None:
            raise NotAllowed("table-no-seat")
        playing, seat = self._tables.playing, connection.seat_meant(frame)
        if kind == "play":
            return playing.play(table, identity, _whole(frame, "ply"), _moves(frame), seat)
        if kind == "take_back":
            return playing.take_back(table, identity, _whole(frame, "ply"), seat)
        if kind == "resign":
            return playing.resign(table, identity, seat)
        if kind == "chat":
            self._limits.check(limits.CHAT, identity)
            return self._tables.chatting.say(table, identity, _text(frame, "text"), seat)
        raise Refusal("frame-unknown", kind=shown(kind), known=["play", "take_back", "resign", "chat", "ping"])


def _refused(refusal: Race108Error, language: str, ply: int | None) -> bytes:
    return orjson.dumps({"type": "refused", "ply": ply, "error": refusal.text(language)})


def _seat_asked(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise NotFound("table-unknown-seat", most=MOST_SEATS - 1)
    return int(text)


def _read_frame(data: str | bytes) -> Json:
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
    if type(value) is not int:  # JSON's true and false are none
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
    for move in moves:
        if not isinstance(move, str) or len(move) > LONGEST_MOVE:
            raise Refusal("frame-moves")
    return moves
