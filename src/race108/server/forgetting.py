"""Forgetting: abandoned tables are put away, and after a while thrown away. Finished games of people are kept for good.

A computer's clock can be wrong. So nothing is put away by a clock that has jumped since the store last saw it, and what
was put away can be brought back for 30 days (``race108 admin restore``), by a clock that went steadily.
"""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from race108.server import rows
from race108.server.hall import Hall
from race108.server.refusals import Conflict, NotFound
from race108.server.settings import Settings
from race108.server.store import Store

log = logging.getLogger("race108.tables")

#: A clock that is so far from where the store last saw it has jumped, or the server was away.
JUMP_SECONDS = 3600.0
#: After a jump a clock is trusted again when it has gone steadily for so long (or as long as a table may wait).
TRUST_SECONDS = 86_400.0
#: What was put away can be brought back for so long.
BACK_SECONDS = 30 * 86_400.0
_LAST, _SINCE = "clock seen", "clock steady since"


class Forgetting:
    """Knows how far the clock can be trusted, and puts away what nobody needs."""

    def __init__(self, store: Store, hall: Hall, settings: Settings) -> None:
        self._store, self._hall = store, hall
        self._waiting, self._idle = 3600 * settings.forget_waiting_hours, 86_400 * settings.forget_idle_days

    async def note_time(self) -> float:
        """Note in the store what the clock says; since when it has gone steadily."""
        known = await self._store.read(rows.kept_values, (_LAST, _SINCE))
        now = time.time()
        last, since = (float(known.get(name, now)) for name in (_LAST, _SINCE))
        if not -JUMP_SECONDS < now - last < JUMP_SECONDS:
            log.warning("the clock has jumped: nothing is forgotten for a while", extra={"seconds": round(now - last)})
            since = now
        with suppress(Conflict):  # another server has noted it for the first time
            await self._store.write(rows.note_kept, {_LAST: repr(now), _SINCE: repr(since)})
        return since

    async def forget(self) -> None:
        """Put away abandoned tables, and throw away those that nobody has missed."""
        since, now = await self.note_time(), time.time()
        waiting = now - self._waiting if now - since >= min(self._waiting, TRUST_SECONDS) else None
        idle = now - self._idle if now - since >= min(self._idle, TRUST_SECONDS) else None
        forgotten = await self._store.write(rows.forget_tables, now, waiting, idle)
        # Somebody may have asked for one while it was being put away: it must not stay as a ghost.
        here = [await self._hall.settled(table_id) for table_id in forgotten]
        for table in filter(None, here):
            self._hall.drop(table.id)
            for person in list(table.connections):
                person.show_out(NotFound("table-unknown"))
        thrown = await self._store.write(rows.throw_away, since, now - BACK_SECONDS)
        if forgotten or thrown:
            log.info("forgot abandoned tables", extra={"count": len(forgotten), "for_good": thrown})
