"""Caretaking: what the server does by itself. Bots play, clocks run out, and tables nobody needs are put away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial

from race108.errors import Race108Error
from race108.server import rows
from race108.server.changing import BOT_SECONDS, Changing, Draft
from race108.server.daily import chance_of
from race108.server.errands import Errands
from race108.server.forgetting import Forgetting
from race108.server.hall import Hall, HeldTable
from race108.server.refusals import Conflict, NotFound, StoreDown
from race108.server.settings import Settings
from race108.server.store import Store
from race108.server.table import NO_CLOCKS
from race108.server.telling import Listener
from race108.server.thinkers import Thinkers, stand_in

log = logging.getLogger("race108.tables")

#: Seconds between two rounds, and after how many rounds the less pressing things are seen to.
ROUND_SECONDS = 5
PRESENCE_ROUNDS = 3
FORGETTING_ROUNDS = 120
#: After so long a table that could not be rebuilt is tried again.
PUT_OFF_SECONDS = 600.0
#: The store is tidied up so often.
TIDY_SECONDS = 1.0
#: So many late tables are seen to at a time, and so long a round of them goes on.
PAGE = 100
LONGEST_ROUND = 20.0


class Attendant:
    """Lets bots play and watches the clocks of the tables in memory."""

    def __init__(self, hall: Hall, changing: Changing, thinkers: Thinkers, errands: Errands, wanted: str) -> None:
        self._hall, self._changing, self._thinkers, self._errands = hall, changing, thinkers, errands
        self._wanted = wanted  # as a stand-in
        self._at_work: dict[str, asyncio.Task[None]] = {}  # bots
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def set_going(self, table: HeldTable) -> None:
        """If a bot is on turn, or a clock runs, see to it."""
        if not table.needs_looking_after():
            return
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
        if (deadlines := table.deadlines()) is NO_CLOCKS:
            return
        ends = [at for at in deadlines.values() if at is not None]
        if ends and table.id not in self._alarms and not self._errands.closing:
            left = min(ends) - time.time()
            wait = left + 0.01 if left > 0 else 0.5  # late: a bot is seeing to it
            self._alarms[table.id] = asyncio.get_running_loop().call_later(wait, self._alarm, table)

    def _alarm(self, table: HeldTable) -> None:
        self._alarms.pop(table.id, None)
        self._errands.run(self._look_at_clocks(table))

    async def _look_at_clocks(self, table: HeldTable) -> None:
        """R19, and the clock of a turn: when it runs out, a bot finishes the turn."""

        def plan(draft: Draft) -> None:
            ends = table.deadlines()
            if ends["game"] is not None and draft.now >= ends["game"]:
                draft.note("time")
            elif ends["turn"] is not None and draft.now >= ends["turn"]:
                began = table.running().turn_began
                if began not in table.late:  # everyone is told, also whoever comes later
                    draft.note("late", table.turn, str(began))
                self._let_bot_play(table, late=table.turn)

        with contextlib.suppress(Race108Error):
            await self._changing.change(table, plan)
        self.set_alarm(table)

    # --- bots -------------------------------------------------------------------------------------------------------

    def _let_bot_play(self, table: HeldTable, late: int | None = None) -> None:
        full = self._thinkers.full(*self._hall.presence.who_waits(table))
        if not self.busy(table.id) and not self._errands.closing and not full:
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
            if turn is None or table.game is None or table.full or not (table.bot_on_turn() or turn == late):
                return False
            view = table.game.view(turn)
            bot = table.seats[turn].bot or stand_in(self._wanted, table.setup.game)
            setup = table.setup
            chance = chance_of(setup.server_seed, table.game.ply) if setup.daily is not None else None
        moves = await self._thinkers.choose(bot, view, partial(self._hall.presence.who_waits, table), chance)

        def plan(draft: Draft) -> None:
            if table.ply == ply and (table.bot_on_turn() or turn == late):
                draft.play(table.running(), turn, moves)

        with contextlib.suppress(Conflict):
            await self._changing.change(table, plan)
        return True


class Caretaker:
    """Goes round from time to time: tables whose server has died, tables to let go of, tables to forget."""

    def __init__(
        self, store: Store, hall: Hall, listener: Listener, attendant: Attendant, settings: Settings, errands: Errands
    ) -> None:
        self._store, self._hall, self._listener, self._attendant = store, hall, listener, attendant
        self._teller = listener.teller
        self._forgetting, self._errands = Forgetting(store, hall, settings), errands

    async def look_after(self) -> None:
        """Round after round, until the server stops."""
        rounds = 0
        while not self._errands.closing:
            try:
                await self._round(rounds)
            except StoreDown:
                pass  # the store has noted it
            except Exception:
                log.exception("looking after tables failed")
            rounds += 1
            await asyncio.sleep(ROUND_SECONDS)

    async def keep_tidy(self) -> None:
        """What the store needs now and then, more often than a round."""
        while not self._errands.closing:
            with contextlib.suppress(StoreDown):
                await self._store.tidy()
            await asyncio.sleep(TIDY_SECONDS)

    async def _round(self, number: int) -> None:
        self._hall.let_go(self._attendant.busy)
        for table in self._hall.presence.fallen_silent(self._hall.here):
            self._teller.tell_about(table)
        if number % PRESENCE_ROUNDS == 0:
            self._hall.presence.say_again(self._hall.all_here())
        await self._forgetting.note_time()  # also shows whether the store can be written
        await self._listener.look_again()
        await self._take_over()
        if number % FORGETTING_ROUNDS == 0:
            await self._forgetting.forget()

    async def _take_over(self) -> None:
        """See to tables at which something is overdue: the worker that had it in hand may have died.

        Those that are seen to are put off first, so that however many there are, everyone's turn comes.
        """
        began = time.monotonic()
        while time.monotonic() - began < LONGEST_ROUND and not self._errands.closing:
            now = time.time()
            late = await self._store.read(rows.late_ids, now, PAGE)
            if late:
                await self._store.write(rows.put_off, late, now, now + BOT_SECONDS)
            for table_id in late:
                await self._see_to_one(table_id)
            if len(late) < PAGE:
                return

    async def _see_to_one(self, table_id: str) -> None:
        """One table must not keep the caretaker from all others."""
        try:
            await self._see_to(table_id)
        except NotFound:
            await self._put_off(table_id)
        except StoreDown:
            raise
        except Exception:
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
