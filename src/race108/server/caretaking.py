"""Caretaking: what the server does by itself. Bots play, clocks run out, and tables nobody needs are put away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from race108.errors import Race108Error
from race108.server import rows
from race108.server.errands import Errands
from race108.server.hall import Hall, HeldTable
from race108.server.playing import Playing
from race108.server.refusals import Conflict, NotFound, StoreDown
from race108.server.settings import Settings
from race108.server.store import Store
from race108.server.telling import Teller
from race108.server.thinkers import Thinkers, stand_in

log = logging.getLogger("race108.tables")

#: Seconds between two rounds, and after how many rounds the less pressing things are seen to.
ROUND_SECONDS = 5
PRESENCE_ROUNDS = 3
FORGETTING_ROUNDS = 120
#: After so long a table that could not be rebuilt is tried again.
PUT_OFF_SECONDS = 600


class Attendant:
    """Lets bots play and watches the clocks of the tables in memory."""

    def __init__(self, hall: Hall, playing: Playing, thinkers: Thinkers, errands: Errands, wanted: str) -> None:
        self._hall, self._playing, self._thinkers, self._errands = hall, playing, thinkers, errands
        self._wanted = wanted  # as a stand-in
        self._at_work: dict[str, asyncio.Task[None]] = {}  # bots
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def set_going(self, table: HeldTable) -> None:
        """If a bot is on turn, or a clock runs, see to it."""
        if table.bot_on_turn():
            self._let_bot_play(table)
        self.set_alarm(table)

    def busy(self, table_id: str) -> bool:
        """Whether a bot is at work there."""
        return table_id in self._at_work

    def stop(self, table_id: str) -> None:
        """The table leaves the memory."""
        if (alarm := self._alarms.pop(table_id, None)) is not None:
            alarm.cancel()

    def close(self) -> None:
        """No clock is watched any more."""
        for table_id in list(self._alarms):
            self.stop(table_id)

    # --- clocks -----------------------------------------------------------------------------------------------------

    def set_alarm(self, table: HeldTable) -> None:
        """Wake up when the next clock of a table runs out."""
        ends = [at for at in table.deadlines().values() if at is not None]
        if ends and table.id not in self._alarms and not self._errands.closing:
            left = min(ends) - time.time()
            wait = left + 0.01 if left > 0 else 0.5  # late: a bot is seeing to it
            self._alarms[table.id] = asyncio.get_running_loop().call_later(wait, self._alarm, table)

    def _alarm(self, table: HeldTable) -> None:
        self._alarms.pop(table.id, None)
        self._errands.run(self._look_at_clocks(table))

    async def _look_at_clocks(self, table: HeldTable) -> None:
        """R19, and the clock of a turn: when it runs out, a bot finishes the turn."""
        with contextlib.suppress(Race108Error):
            async with self._hall.looking(table):
                ends, now = table.deadlines(), time.time()
                if ends["game"] is not None and now >= ends["game"]:
                    await self._playing.do(table, "time", None)
                elif ends["turn"] is not None and now >= ends["turn"]:
                    self._let_bot_play(table, late=table.turn)
        self.set_alarm(table)

    # --- bots -------------------------------------------------------------------------------------------------------

    def _let_bot_play(self, table: HeldTable, late: int | None = None) -> None:
        if not self.busy(table.id) and not self._errands.closing and not self._thinkers.full:
            self._at_work[table.id] = self._errands.run(self._play_bots(table, late))

    async def _play_bots(self, table: HeldTable, late: int | None) -> None:
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
            self._at_work.pop(table.id, None)
        self.set_going(table)

    async def _play_bot(self, table: HeldTable, late: int | None) -> bool:
        """Let a bot think and play, and say whether one was on turn."""
        async with self._hall.looking(table):
            turn, ply = table.turn, table.ply
            if turn is None or table.game is None or not (table.bot_on_turn() or turn == late):
                return False
            view = table.game.view(turn)
            bot = table.seats[turn].bot or stand_in(self._wanted, table.setup.game)
        moves = await self._thinkers.choose(bot, view)
        with contextlib.suppress(Conflict):
            async with self._hall.looking(table):
                if table.ply == ply and (table.bot_on_turn() or turn == late):
                    await self._playing.append(table, table.try_moves(turn, moves, time.time()))
        return True


class Caretaker:
    """Goes round from time to time: tables whose server has died, tables to let go of, tables to forget."""

    def __init__(
        self, store: Store, hall: Hall, teller: Teller, attendant: Attendant, settings: Settings, errands: Errands
    ) -> None:
        self._store, self._hall, self._teller, self._attendant = store, hall, teller, attendant
        self._settings, self._errands = settings, errands

    async def look_after(self) -> None:
        """Round after round, until the server stops."""
        rounds = 0
        while not self._errands.closing:
            try:
                await self._round(rounds)
            except StoreDown:
                pass
            except Exception:
                log.exception("looking after tables failed")
            rounds += 1
            await asyncio.sleep(ROUND_SECONDS)

    async def _round(self, number: int) -> None:
        await self._take_over()
        await self._store.tidy()
        self._hall.let_go(self._attendant.busy)
        if number % PRESENCE_ROUNDS == 0:
            self._hall.presence.say_again(self._hall.all_here())
        if number % FORGETTING_ROUNDS == 0:
            await self._forget()

    async def _take_over(self) -> None:
        """See to tables at which something is overdue: the worker that had it in hand may have died."""
        for table_id in await self._store.read(rows.late_ids, time.time()):
            try:
                await self._see_to(table_id)
            except NotFound:
                pass
            except StoreDown:
                raise
            except Exception:  # one table must not keep the caretaker from all others
                log.exception("a table could not be looked after", extra={"table": table_id})
                await self._put_off(table_id)

    async def _see_to(self, table_id: str) -> None:
        table = await self._hall.get(table_id)
        if not self._attendant.busy(table.id):
            async with table.lock:
                await self._hall.freshen(table)
        if table.fault is not None:
            self._teller.tell_state(table)
            await self._put_off(table_id)
        self._attendant.set_going(table)

    async def _put_off(self, table_id: str) -> None:
        """Nothing can be done there now: others come first, for a while."""
        await self._store.write(rows.change_table, table_id, {"due": time.time() + PUT_OFF_SECONDS})

    async def _forget(self) -> None:
        """Abandoned tables are thrown away; finished games are kept for good."""
        now = time.time()
        waiting = now - 3600 * self._settings.forget_waiting_hours
        idle = now - 86400 * self._settings.forget_idle_days
        forgotten = await self._store.write(rows.forget_tables, waiting, idle)
        # Somebody may have asked for one while it was being thrown away: it must not stay as a ghost.
        here = [await self._hall.settled(table_id) for table_id in forgotten]
        for table in filter(None, here):
            self._hall.drop(table.id)
            for person in list(table.connections):
                person.show_out(NotFound("table-unknown"))
        if forgotten:
            log.info("forgot abandoned tables", extra={"count": len(forgotten)})
