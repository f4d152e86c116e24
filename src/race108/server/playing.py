"""Changing the game: moves, taking back, resigning, and the end of the time. Durable first, then told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence

from race108.errors import CannotTakeBack
from race108.games.registry import games
from race108.resigning import winners_without
from race108.ruleset import Json
from race108.server import metrics
from race108.server.errands import Errands
from race108.server.hall import Hall, HeldTable
from race108.server.refusals import Conflict, StoreDown
from race108.server.seating import BOT_SECONDS, Seating, own_seat, seat_on_turn
from race108.server.store import Store
from race108.server.stored import Ply
from race108.server.telling import Teller


class Playing:
    """What players, bots and clocks do to a game."""

    def __init__(self, store: Store, hall: Hall, teller: Teller, seating: Seating, errands: Errands) -> None:
        self._store, self._hall, self._teller, self._errands = store, hall, teller, errands
        self._seating = seating
        self._moves = {game: metrics.MOVES.labels(game) for game in games()}

    async def play(
        self, table: HeldTable, identity: str, ply: int, moves: Sequence[str], seat: int | None = None
    ) -> None:
        """Play moves of somebody's seat that is on turn."""
        async with self._hall.looking(table):
            table.running()
            if ply != table.ply:
                raise Conflict("table-stale")
            number = seat_on_turn(table, identity, seat)
            await self.append(table, table.try_moves(number, moves, time.time()))
            if table.seats[number].away:
                await self._seating.change(table, number, {"away": False})
                self._teller.tell_about(table)
        self._hall.set_going(table)

    async def take_back(self, table: HeldTable, identity: str, ply: int, seat: int | None = None) -> None:
        """Take back the last step of one's own turn, as far as the rules of the game allow."""
        async with self._hall.looking(table):
            game = table.running()
            if ply != table.ply:
                raise Conflict("table-stale")
            number = seat_on_turn(table, identity, seat)
            if not game.can_take_back():
                game.take_back()  # says why not
                raise CannotTakeBack("take-back-nothing")
            await self.do(table, "back", number)

    async def resign(self, table: HeldTable, identity: str, seat: int | None = None) -> None:
        """Give up. With two sides that ends the game; with more, a bot plays on in the seat for good."""
        async with self._seating.changing(table):
            game = table.running()
            number = own_seat(table, identity, seat)
            if table.seats[number].resigned:
                return
            if winners_without(game.rules, number) is not None:
                await self.do(table, "resign", number)
            await self._seating.give_up(table, number)

    async def do(self, table: HeldTable, kind: str, seat: int | None) -> None:
        """Something that is not a move: ``back``, ``time`` or ``resign``. The caller holds the table."""
        row = Ply(table.id, table.ply + 1, kind, seat, None, time.time())
        table.carry_out(row)
        await self.append(table, [row])

    async def append(self, table: HeldTable, plies: Sequence[Ply]) -> None:
        """Make rows durable that have been carried out in memory; only then is anyone told."""
        try:
            await self._store.append(plies, _changes(table, plies[-1].at))
        except Conflict:
            table.spoilt = True
            await self._hall.freshen(table)  # somebody else was faster, through another worker
            self._teller.tell_state(table, whole_log=True)
            raise
        except BaseException:
            table.spoilt = True
            self._errands.run(self._put_right(table))
            raise
        table.confirmed = table.ply
        self._moves[table.setup.game].inc(len(plies))
        self._teller.tell_state(table)
        self._teller.publish(table, "plies", plies=[tuple(ply) for ply in plies])

    async def _put_right(self, table: HeldTable) -> None:
        """The store did not answer: ask until it does, then tell everyone how things stand."""
        while not self._errands.closing:
            with contextlib.suppress(StoreDown):
                async with table.lock:
                    if table.spoilt:
                        await self._hall.freshen(table)
                    # Also if somebody else has read it again: whoever did has told nobody.
                    self._teller.tell_state(table, whole_log=True)
                break
            await asyncio.sleep(0.5)
        await asyncio.sleep(0.5)  # a store may answer and yet take nothing, for example when the disk is full
        self._hall.set_going(table)


def _changes(table: HeldTable, now: float) -> Json | None:
    """What changes in the table's own row together with a ply; where people play without a clock, nothing."""
    if table.over:
        table.setup.over_at = now
        return {"over_at": now, "due": None}
    return {"due": _due(table, now)} if table.needs_looking_after() else None


def _due(table: HeldTable, now: float) -> float | None:
    """When the server must do something at this table, whatever people do."""
    times = [at for at in table.deadlines().values() if at is not None]
    if table.bot_on_turn():
        times.append(now + BOT_SECONDS)
    return min(times, default=None)
