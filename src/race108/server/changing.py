"""Changing a table: tried in memory, made durable under its number in the table's history, and only then told.

Of two workers that claim the same number the store refuses one; that one reads what the other did, and tries again.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import orjson

from race108.game import Game
from race108.ruleset import Json
from race108.server import metrics, rows
from race108.server.daily import score_of
from race108.server.dealing import contributions
from race108.server.errands import Errands
from race108.server.hall import Hall, HeldTable
from race108.server.refusals import Conflict, NotFound, Refusal, StoreDown
from race108.server.store import Store
from race108.server.stored import Change, only_plies
from race108.server.table import MOST_CHANGES, Table
from race108.server.telling import Teller

#: If a bot's turn is not over after so long, the worker that had it in hand has died, or the line of bots was full.
BOT_SECONDS = 15.0
#: When nothing more can be played, somebody may still come, leave and resign.
ROOM_FOR_SEATS = 1000
#: So long moves are added up before they are counted.
COUNT_SECONDS = 0.1
#: So often a change is tried when other workers are faster.
TRIES = 20


class Done(NamedTuple):
    """What a request has changed: at which seat, and the number of the last change it saw."""

    seat: int | None
    number: int


class Draft:
    """Changes of a table that are carried out in memory and not durable yet."""

    def __init__(self, table: Table, now: float, key: str | None) -> None:
        self.table, self.now, self._key = table, now, key
        self.rows: list[Change] = []
        #: What is written with it, of a new table.
        self.more: Sequence[Change] = ()
        self.work: Callable[[Any], None] | None = None

    def note(self, kind: str, seat: int | None = None, text: str | None = None) -> None:
        """Do something that is no move."""
        change = Change(self.table.id, self.table.number + 1, kind, seat, text, self.now, self._key)
        self.table.carry_out(change)
        self.rows.append(change)

    def seat(self, seat: int, **changes: Any) -> None:
        """Change what is true of a seat."""
        self.note("seat", seat, _json(changes))

    def needs_room(self) -> None:
        """Refuse what could be done again and again without end."""
        if self.table.number >= MOST_CHANGES + ROOM_FOR_SEATS:
            raise Conflict("table-too-long")

    def deal_if_ready(self) -> None:
        """Deal as soon as everyone is there."""
        if self.table.ready_to_deal():
            self.note("deal", None, _json({"contributions": contributions(self.table.setup, self.table.seats)}))

    def play(self, game: Game, seat: int, moves: Sequence[str]) -> None:
        """Play moves of one seat in the table's game: all of them, or none."""
        table = self.table
        if table.full:
            raise Conflict("table-too-long")
        before, number = game.ply, table.number
        game.play(*moves, seat=seat)
        for move in game.moves_since(before):
            number += 1
            self.rows.append(Change(table.setup.id, number, "move", seat, move, self.now, self._key))
        last = self.rows[-1]
        table.ply += len(moves) - 1
        table.note_ply(last)
        table.note(last)


Plan = Callable[[Draft], int | None]


class Changing:
    """The one way in which tables are changed."""

    def __init__(self, store: Store, hall: Hall, teller: Teller, errands: Errands) -> None:
        self._store, self._hall, self._teller, self._errands = store, hall, teller, errands
        #: How many plies of each game were made durable since it was last told.
        self._counted: dict[str, int] = {}

    async def change(self, table: HeldTable, plan: Plan, key: str | None = None) -> Done:
        """Carry out a plan: it looks at the table, and either refuses or drafts changes. It may be asked again."""
        if table.heard or table.spoilt or not table.lock.take():
            await self._hall.hold(table)
        try:
            for _ in range(TRIES):
                if key is not None and (done := table.done.get(key)) is not None:
                    return Done(*done)
                draft = Draft(table, time.time(), key)
                try:
                    seat = plan(draft)
                except BaseException as fault:
                    table.spoilt = table.spoilt or bool(draft.rows)  # half of it was carried out
                    # Perhaps only for what another worker has changed: whoever asks may know of it already.
                    told = isinstance(fault, Refusal) and not table.spoilt
                    if not told or not await self._hall.catch_up(table, held=True):
                        raise
                    continue
                if not (drafted := draft.rows):
                    break
                try:
                    await self._store.append([*drafted, *draft.more], draft.work or _beside(table, drafted))
                except Conflict:  # somebody else was faster
                    table.spoilt = True
                    await self._hall.freshen(table)
                    self._hall.tell_anew(table)
                except BaseException:
                    table.spoilt = True
                    self._errands.run(self._put_right(table))
                    raise
                else:
                    self._tell(table, drafted)
                    break
            else:
                raise Conflict("table-busy")
        finally:
            table.lock.release()
        self._hall.set_going(table)
        return Done(seat, drafted[-1].number if drafted else table.number)

    def _tell(self, table: HeldTable, drafted: Sequence[Change]) -> None:
        """What was drafted is durable: everyone may know."""
        self._count(table.setup.game, table.ply - table.confirmed)
        table.confirmed = table.ply
        self._teller.tell_changes(table, drafted)
        self._teller.publish(table, "changes", changes=drafted)

    def _count(self, game: str, plies: int) -> None:
        """For whoever reads the metrics: there are many moves, so they are added up for a moment."""
        if not self._counted:
            asyncio.get_running_loop().call_later(COUNT_SECONDS, self._pass_on)
        self._counted[game] = self._counted.get(game, 0) + plies

    def _pass_on(self) -> None:
        for game, plies in self._counted.items():
            metrics.MOVES.labels(game).inc(plies)
        self._counted.clear()

    async def _put_right(self, table: HeldTable) -> None:
        """The store did not answer: ask until it does, then tell everyone how things stand."""
        while not self._errands.closing:
            try:
                async with table.lock:
                    if table.spoilt:
                        await self._hall.freshen(table)
                    # Also if somebody else has read it again: whoever did has told nobody.
                    self._hall.tell_anew(table)
                    self._teller.publish(table, "look")  # what was not acknowledged may have been stored all the same
                break
            except StoreDown:
                await asyncio.sleep(0.5)
            except NotFound:  # it was put away meanwhile
                return
        await asyncio.sleep(0.5)  # a store may answer and yet take nothing, for example when the disk is full
        self._hall.set_going(table)


def key_of(identity: str, key: str | None) -> str | None:
    """How a request that may come twice is known again: nobody can use another's key."""
    return None if key is None else hashlib.sha256(f"{identity}\n{key}".encode()).hexdigest()[:32]


def _json(told: Json) -> str:
    return orjson.dumps(told).decode()


def _beside(table: Table, drafted: Sequence[Change]) -> Callable[[Any], None] | None:
    """What is written together with changes, to be searched for; where people play without a clock, nothing."""
    if not _matters(table, drafted):
        return None
    values = row_of(table, drafted[-1].at)
    owners = {
        change.seat: table.seats[change.seat].identity
        for change in drafted
        if change.kind == "seat" and change.seat is not None and '"identity"' in (change.text or "")
    }
    table_id = table.id

    def write(connection: Any) -> None:
        rows.change_table(connection, table_id, values)
        rows.change_owners(connection, table_id, owners)

    return write


def _matters(table: Table, drafted: Sequence[Change]) -> bool:
    """Whether the table's own row is different now."""
    return table.winners is not None or table.needs_looking_after() or not only_plies(drafted)


def row_of(table: Table, now: float) -> Json:
    """What the table's own row says of its history."""
    row = {"dealt_at": table.setup.dealt_at, "over_at": table.setup.over_at, "due": due(table, now)}
    return row | {"score": score_of(table)} if table.setup.daily is not None else row


def due(table: Table, now: float) -> float | None:
    """When the server must do something at this table, whatever people do."""
    if table.over:
        return None
    times = [at for at in table.deadlines().values() if at is not None]
    if table.bot_on_turn():
        times.append(now + BOT_SECONDS)
    return min(times, default=None)
