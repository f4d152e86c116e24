"""All tables of one worker. Whatever changes a table goes through here, is made durable, and is then told to everyone.

A change holds the table's lock from reading to the commit. Between workers the store decides: two changes that claim
the same ply cannot both be stored, and who loses reads again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import sqlalchemy as sa

from race108.errors import CannotTakeBack, Race108Error
from race108.games.registry import games
from race108.ruleset import Json
from race108.server import metrics, rows, schema
from race108.server.fanout import Fanout
from race108.server.making import again
from race108.server.presence import Presence
from race108.server.refusals import Conflict, NotAllowed, NotFound, StoreDown
from race108.server.seating import free_seat, own_seat, seat_number, seat_on_turn
from race108.server.settings import Settings
from race108.server.store import Ply, Store
from race108.server.table import Seat, Setup, Table
from race108.server.thinkers import Thinkers, bot_allowed

log = logging.getLogger("race108.tables")

#: A table nobody is connected to leaves the memory after so many seconds.
KEEP_SECONDS = 60.0
#: If a bot's turn is not over after so long, the worker that had it in hand has died, or the line of bots was full.
BOT_SECONDS = 15.0
LONGEST_CHAT = 200
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Holding:
    """A table's lock, taken; a table that memory may have wrong is read again first."""

    __slots__ = ("_table", "_tables")

    def __init__(self, tables: Tables, table: Table) -> None:
        self._tables, self._table = tables, table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.spoilt:
            try:
                await self._tables.freshen(self._table)
            except BaseException:
                self._table.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Tables:
    """The tables in memory, and the way to all others."""

    def __init__(self, store: Store, fanout: Fanout, thinkers: Thinkers, settings: Settings) -> None:
        self._store, self._fanout, self._thinkers, self._settings = store, fanout, thinkers, settings
        self._loaded: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._used: dict[str, float] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}  # bots at work
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._moves = {game: metrics.MOVES.labels(game) for game in games()}
        self.presence = Presence(self._publish)
        self.closing = False

    # --- finding ----------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        if not _ID.fullmatch(table_id):
            raise NotFound("table-unknown")
        self._used[table_id] = time.monotonic()
        if (table := self._loaded.get(table_id)) is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        await self._fanout.follow(table_id)  # first, so that nothing falls between
        try:
            setup, seats, plies = await self._store.read(lambda connection: rows.read_table(connection, table_id))
        except BaseException:
            self._used.pop(table_id, None)
            await self._fanout.unfollow(table_id)
            raise
        table = Table(setup, seats)
        table.rebuild(setup, seats, plies)
        self._loaded[table_id] = table
        metrics.TABLES.set(len(self._loaded))
        self.presence.arrived(table)
        self._set_going(table)
        return table

    async def freshen(self, table: Table) -> None:
        """Bring a table in line with the store, whatever memory says. The caller holds the lock."""
        setup, seats, plies = await self._store.read(lambda connection: rows.read_table(connection, table.id))
        table.rebuild(setup, seats, plies)

    async def listed(self, *, public: bool, identity: str | None, limit: int = 50) -> list[Table]:
        """Public tables that wait or play, or somebody's own, the newest first."""
        ids = await self._store.read(lambda connection: rows.listed_ids(connection, public, identity, limit))
        found = await asyncio.gather(*(self.get(table_id) for table_id in ids), return_exceptions=True)
        return [table for table in found if isinstance(table, Table)]

    # --- changing: everything that is not a move --------------------------------------------------------------------

    async def make(self, setup: Setup, seats: list[Seat]) -> Table:
        """A new table."""
        await self._store.write(lambda connection: rows.insert_table(connection, setup, seats))
        table = await self.get(setup.id)
        async with self._changing(table):
            await self._deal_if_ready(table)
        return table

    async def sit_down(
        self, table: Table, identity: str, seat: int | None, name: str | None, key: str | None, cut: str | None
    ) -> int:
        """Take a seat, by invite or at a public table; whoever already has one there needs neither."""
        async with self._changing(table):
            mine = table.seats_of(identity)
            if not (table.setup.public or table.setup.fits(key) or mine or identity == table.setup.made_by):
                raise NotFound("table-unknown")
            number = free_seat(table, seat, mine)
            if number in mine:
                changes: Json = {"away": False} | ({"name": name} if name else {})
            elif table.seats[number].kind != "open":
                raise Conflict("table-seat-taken")
            else:
                changes = {"kind": "person", "identity": identity, "name": name, "cut": cut}
            await self._change_seat(table, number, changes, was=table.seats[number].kind)
            await self._deal_if_ready(table)
        return number

    async def cut(self, table: Table, identity: str, seat: int | None, cut: str) -> None:
        """R17. Cut the deck, before it is dealt."""
        async with self._changing(table):
            number = own_seat(table, identity, seat)
            if table.game is not None:
                raise Conflict("table-dealt")
            await self._change_seat(table, number, {"cut": cut})
            await self._deal_if_ready(table)

    async def leave(self, table: Table, identity: str, seat: int | None) -> None:
        """Stand up: before the game the seat is free again, later a bot plays until its owner returns."""
        async with self._changing(table):
            number = own_seat(table, identity, seat)
            if table.game is None:
                changes: Json = {"kind": "open", "identity": None, "name": None, "cut": None}
            else:
                changes = {"away": True, "bot": table.seats[number].bot or self._settings.stand_in}
            if not table.over:
                await self._change_seat(table, number, changes)

    async def returned(self, table: Table, identity: str) -> None:
        """Whoever had left is back: no bot plays for them any more."""
        if not any(table.seats[number].away for number in table.seats_of(identity)):
            return
        async with self._changing(table):
            for number in table.seats_of(identity):
                if table.seats[number].away:
                    await self._change_seat(table, number, {"away": False})

    async def seat_a_bot(self, table: Table, identity: str, seat: int, bot: str) -> None:
        """Give an empty seat to a bot, or an abandoned one until its owner returns."""
        async with self._changing(table):
            if not table.seats_of(identity) and identity != table.setup.made_by:
                raise NotAllowed("table-no-seat")
            there, patience = table.seats[seat_number(table, seat)], self._settings.absent_seconds
            bot_allowed(bot)
            if there.kind == "open":
                await self._change_seat(table, seat, {"kind": "bot", "bot": bot}, was="open")
                await self._deal_if_ready(table)
            elif there.kind == "person" and self.presence.absent_for(table, seat) >= patience:
                await self._change_seat(table, seat, {"away": True, "bot": bot})
            else:
                raise Conflict("table-seat-in-use", seconds=round(patience))

    async def chat(self, table: Table, identity: str, text: str, seat: int | None = None) -> None:
        """Say something to the table. R18: not at a team table."""
        said = " ".join(_CONTROL.sub(" ", text).split())[:LONGEST_CHAT]
        speaker = own_seat(table, identity, seat)
        if table.setup.options.get("variant") == "team":
            raise NotAllowed("table-no-chat")
        if not said:
            raise Conflict("table-empty-chat")
        now = time.time()
        number = await self._store.write(lambda connection: rows.insert_chat(connection, table.id, speaker, said, now))
        line = {"number": number, "seat": speaker, "text": said, "at": round(now)}
        self._tell_chat(table, line)
        self._publish(table.id, {"kind": "chat", "line": line})

    async def chat_lines(self, table: Table) -> list[Json]:
        """What was said last."""
        return await self._store.read(lambda connection: rows.chat_lines(connection, table.id))

    async def rematch(self, table: Table, identity: str) -> Table:
        """Another game with the same people; asked twice, it is the same table."""
        own_seat(table, identity, None)
        if not table.over:
            raise Conflict("table-not-over")
        if table.setup.rematch is None:
            setup, seats = again(table)
            made = await self._store.write(lambda connection: rows.insert_rematch(connection, table.id, setup, seats))
            async with self._changing(table):
                table.setup.rematch = made
            self._publish(table.id, {"kind": "changed"})
        rematch = await self.get(table.setup.rematch or "")
        async with self._changing(rematch):
            await self._deal_if_ready(rematch)
        return rematch

    async def _change_seat(self, table: Table, number: int, changes: Json, was: str | None = None) -> None:
        """Change a row of ``seats``, unless another worker was faster."""
        where = {"table_id": table.id, "seat": number, "kind": was or table.seats[number].kind}

        def change(connection: sa.Connection) -> int:
            result = connection.execute(sa.update(schema.seats).filter_by(**where).values(**changes))
            return result.rowcount

        if await self._store.write(change) == 0:
            await self.freshen(table)
            raise Conflict("table-seat-taken")
        table.change_seat(number, changes)
        self._publish(table.id, {"kind": "changed"})

    async def _deal_if_ready(self, table: Table) -> None:
        """Deal once everyone is there. Of several workers, one deals; the others read what it dealt."""
        if not table.ready_to_deal():
            return
        now = time.time()
        values: Json = {
            "contributions": table.contributions(),
            "dealt_at": now,
            "due": now + BOT_SECONDS if table.needs_looking_after() else None,
        }

        def deal(connection: sa.Connection) -> int:
            change = sa.update(schema.tables).filter_by(id=table.id, dealt_at=None).values(**values)
            return connection.execute(change).rowcount

        if await self._store.write(deal) == 0:
            await self.freshen(table)
            return
        table.setup.contributions, table.setup.dealt_at = values["contributions"], values["dealt_at"]
        table.deal()
        self._publish(table.id, {"kind": "changed"})
        self._tell_all(table, whole_log=True)

    # --- changing: the game -----------------------------------------------------------------------------------------

    async def play(self, table: Table, identity: str, ply: int, moves: Sequence[str], seat: int | None = None) -> None:
        """Play moves of somebody's seat that is on turn."""
        async with self.looking(table):
            table.running()
            if ply != table.ply:
                raise Conflict("table-stale")
            number = seat_on_turn(table, identity, seat)
            await self._append(table, table.try_moves(number, moves, time.time()))
            if table.seats[number].away:
                await self._change_seat(table, number, {"away": False})
                self.tell_about(table)
        self._set_going(table)

    async def take_back(self, table: Table, identity: str, ply: int, seat: int | None = None) -> None:
        """Take back the last step of one's own turn, as far as the rules of the game allow."""
        async with self.looking(table):
            game = table.running()
            if ply != table.ply:
                raise Conflict("table-stale")
            number = seat_on_turn(table, identity, seat)
            if not game.can_take_back():
                game.take_back()  # says why not
                raise CannotTakeBack("take-back-nothing")
            await self._do(table, "back", number)

    async def resign(self, table: Table, identity: str, seat: int | None = None) -> None:
        """Give up. With two sides that ends the game; with more, a bot plays on in the seat for good."""
        async with self._changing(table):
            table.running()
            number = own_seat(table, identity, seat)
            if table.seats[number].resigned:
                return
            if table.can_end_by_resigning():
                await self._do(table, "resign", number)
            await self._change_seat(table, number, {"resigned": True, "bot": self._settings.stand_in})

    async def _do(self, table: Table, kind: str, seat: int | None) -> None:
        row = Ply(table.id, table.ply + 1, kind, seat, None, time.time())
        table.carry_out(row)
        await self._append(table, [row])

    async def _append(self, table: Table, plies: Sequence[Ply]) -> None:
        """Make rows durable that have been carried out in memory; only then is anyone told."""
        try:
            await self._store.append(plies, self._also(table, plies[-1].at))
        except Conflict:
            table.spoilt = True
            await self.freshen(table)  # somebody else was faster, through another worker
            self._tell_all(table, whole_log=True)
            raise
        except BaseException:
            table.spoilt = True
            self._later(self._put_right(table))
            raise
        table.confirmed = table.ply
        self._moves[table.setup.game].inc(len(plies))
        self._tell_all(table)
        self._publish(table.id, {"kind": "plies", "plies": [tuple(ply) for ply in plies]})

    def _also(self, table: Table, now: float) -> Callable[[sa.Connection], Any] | None:
        """What changes in the table's own row together with a ply; where people play without a clock, nothing."""
        if table.over:
            table.setup.over_at = now
            values: Json = {"over_at": now, "due": None}
        elif table.needs_looking_after():
            values = {"due": self._due(table)}
        else:
            return None
        return lambda connection: connection.execute(sa.update(schema.tables).filter_by(id=table.id).values(**values))

    def _due(self, table: Table) -> float | None:
        """When the server must do something at this table, whatever people do."""
        times = [at for at in table.deadlines().values() if at is not None]
        if table.bot_on_turn():
            times.append(time.time() + BOT_SECONDS)
        return min(times, default=None)

    async def _put_right(self, table: Table) -> None:
        """The store did not answer: ask until it does, then tell everyone how things stand."""
        while not self.closing:
            with contextlib.suppress(StoreDown):
                async with table.lock:
                    if table.spoilt:
                        await self.freshen(table)
                        self._tell_all(table, whole_log=True)
                break
            await asyncio.sleep(0.5)
        await asyncio.sleep(0.5)  # a store may answer and yet take nothing, for example when the disk is full
        self._set_going(table)

    def looking(self, table: Table) -> Holding:
        """Hold a table: what is seen meanwhile is durable."""
        return Holding(self, table)

    @contextlib.asynccontextmanager
    async def _changing(self, table: Table) -> AsyncIterator[None]:
        """Hold a table to change what is not the game; afterwards everyone there is told."""
        async with self.looking(table):
            yield
            self.tell_about(table)
        self._set_going(table)

    # --- what the server does by itself: bots and clocks ------------------------------------------------------------

    def _set_going(self, table: Table) -> None:
        """If a bot is on turn, or a clock runs, see to it."""
        if table.bot_on_turn():
            self._let_bot_play(table)
        self._set_alarm(table)

    def _set_alarm(self, table: Table) -> None:
        """Wake up when the next clock of a table runs out."""
        ends = [at for at in table.deadlines().values() if at is not None]
        if ends and table.id not in self._alarms and not self.closing:
            left = min(ends) - time.time()
            wait = left + 0.01 if left > 0 else 0.5  # late: a bot is seeing to it
            self._alarms[table.id] = asyncio.get_running_loop().call_later(wait, self._alarm, table)

    def _alarm(self, table: Table) -> None:
        self._alarms.pop(table.id, None)
        self._later(self._look_at_clocks(table))

    async def _look_at_clocks(self, table: Table) -> None:
        """R19, and the clock of a turn: when it runs out, a bot finishes the turn."""
        with contextlib.suppress(Race108Error):
            async with self.looking(table):
                ends, now = table.deadlines(), time.time()
                if ends["game"] is not None and now >= ends["game"]:
                    await self._do(table, "time", None)
                elif ends["turn"] is not None and now >= ends["turn"]:
                    self._let_bot_play(table, late=table.turn)
        self._set_alarm(table)

    def _let_bot_play(self, table: Table, late: int | None = None) -> None:
        if table.id not in self._playing and not self.closing and not self._thinkers.full:
            self._playing[table.id] = asyncio.create_task(self._play_bots(table, late))

    async def _play_bots(self, table: Table, late: int | None) -> None:
        """Let bots play until a person is on turn; the turn of a seat that is late is played to its end."""
        began = table.turn_began_at
        try:
            while await self._play_bot(table, late):
                late = late if table.turn_began_at == began else None
        except StoreDown:
            return  # whoever puts the table right sets it going again
        except Exception:
            log.exception("a bot could not play", extra={"table": table.id})
            return
        finally:
            self._playing.pop(table.id, None)
        self._set_going(table)

    async def _play_bot(self, table: Table, late: int | None) -> bool:
        """Let a bot think and play, and say whether one was on turn."""
        async with self.looking(table):
            turn, ply = table.turn, table.ply
            if turn is None or table.game is None or not (table.bot_on_turn() or turn == late):
                return False
            view = table.game.view(turn)
            bot = table.seats[turn].bot or self._settings.stand_in
        moves = await self._thinkers.choose(bot, view)
        with contextlib.suppress(Conflict):
            async with self.looking(table):
                if table.ply == ply and (table.bot_on_turn() or turn == late):
                    await self._append(table, table.try_moves(turn, moves, time.time()))
        return True

    async def look_after(self) -> None:
        """From time to time: tables whose server has died, tables to let go of, tables to forget."""
        rounds = 0
        while not self.closing:
            try:
                await self._take_over()
                await self._store.tidy()
                self._let_go()
                if rounds % 3 == 0:
                    self.presence.say_again(list(self._loaded.values()))
                if rounds % 120 == 0:
                    await self._forget()
            except StoreDown:
                pass
            except Exception:
                log.exception("looking after tables failed")
            rounds += 1
            await asyncio.sleep(5)

    async def _take_over(self) -> None:
        now = time.time()
        late = sa.select(schema.tables.c.id).where(schema.tables.c.due < now).order_by(schema.tables.c.due).limit(200)
        for table_id in await self._store.read(lambda connection: connection.execute(late).scalars().all()):
            with contextlib.suppress(NotFound):
                table = await self.get(table_id)
                if table.id not in self._playing:
                    async with table.lock:
                        await self.freshen(table)
                self._set_going(table)

    def _let_go(self) -> None:
        """Tables nobody looks at leave the memory; the store has them."""
        now = time.monotonic()
        for table_id, table in list(self._loaded.items()):
            idle = now - self._used.get(table_id, 0.0) > KEEP_SECONDS
            if idle and not table.connections and not table.lock.locked() and table_id not in self._playing:
                self._drop(table_id)
        metrics.TABLES.set(len(self._loaded))

    def _drop(self, table_id: str) -> None:
        if (alarm := self._alarms.pop(table_id, None)) is not None:
            alarm.cancel()
        self._loaded.pop(table_id, None)
        self._used.pop(table_id, None)
        self.presence.forget(table_id)
        self._later(self._fanout.unfollow(table_id))

    async def _forget(self) -> None:
        """Abandoned tables are thrown away; finished games are kept for good."""
        now = time.time()
        waiting = now - 3600 * self._settings.forget_waiting_hours
        idle = now - 86400 * self._settings.forget_idle_days
        forgotten = await self._store.write(lambda connection: rows.forget_tables(connection, waiting, idle))
        for table in [self._loaded[table_id] for table_id in forgotten if table_id in self._loaded]:
            self._drop(table.id)
            for person in list(table.connections):
                person.show_out()
        if forgotten:
            log.info("forgot abandoned tables", extra={"count": len(forgotten)})

    # --- telling ----------------------------------------------------------------------------------------------------

    def _tell_all(self, table: Table, *, whole_log: bool = False) -> None:
        """Send everyone at the table what they may know; each different state is made once."""
        made: dict[tuple[int | None, str], str] = {}
        now = time.time()
        for connection in list(table.connections):
            seat = connection.seat_shown()
            if seat is None and not connection.may_stay():
                connection.show_out()
                continue
            key = (seat, connection.language)
            if key not in made:
                made[key] = table.state(seat, connection.language, now, whole_log=whole_log).decode()
            connection.send(made[key])

    def tell_about(self, table: Table) -> None:
        """Send everyone how the table stands apart from the game."""
        for connection in list(table.connections):
            connection.send_about()

    def _tell_chat(self, table: Table, line: Json) -> None:
        for connection in list(table.connections):
            connection.send_json({"type": "chat", "lines": [line]})

    def _publish(self, table_id: str, message: Json) -> None:
        self._fanout.publish(table_id, message)

    async def hear(self, table_id: str, message: Json) -> None:
        """What another worker tells."""
        table = self._loaded.get(table_id)
        if table is None:
            return
        kind = message["kind"]
        if kind == "plies":
            self._later(self._hear_plies(table, [Ply(*ply) for ply in message["plies"]]))
        elif kind == "changed":
            self._later(self._catch_up(table))
        elif kind == "chat":
            self._tell_chat(table, message["line"])
        elif self.presence.hear(table, message):
            self.tell_about(table)

    async def _hear_plies(self, table: Table, plies: list[Ply]) -> None:
        with contextlib.suppress(StoreDown):
            async with table.lock:
                if plies[-1].ply <= table.ply and not table.spoilt:
                    return
                if plies[0].ply == table.ply + 1 and not table.spoilt and table.game is not None:
                    for ply in plies:
                        table.carry_out(ply)
                    table.confirmed = table.ply
                    if table.over:
                        table.setup.over_at = plies[-1].at
                    self._tell_all(table)
                else:
                    await self.freshen(table)
                    self._tell_all(table, whole_log=True)
            self._set_alarm(table)

    async def _catch_up(self, table: Table) -> None:
        """Read the table again, and tell everyone here if it has changed."""
        with contextlib.suppress(StoreDown):
            async with table.lock:
                before = (table.ply, table.phase)
                await self.freshen(table)
                if (table.ply, table.phase) != before:
                    self._tell_all(table, whole_log=True)
                self.tell_about(table)

    async def catch_up_all(self) -> None:
        """Messages may have been missed: read every table that somebody here looks at."""
        for table in list(self._loaded.values()):
            self._publish(table.id, {"kind": "changed"})
            await self._catch_up(table)

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is under way, and begin nothing new."""
        self.closing = True
        for alarm in self._alarms.values():
            alarm.cancel()
        waiting = [*self._playing.values(), *self._tasks]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
