"""What people say to each other at a table."""

from __future__ import annotations

import asyncio
import random
import re
import time

from race108.ruleset import Json
from race108.server import rows
from race108.server.hall import HeldTable
from race108.server.refusals import Conflict, NotAllowed
from race108.server.seating import own_seat
from race108.server.store import Store
from race108.server.telling import Teller

LONGEST_CHAT = 200
#: So often a line is tried when somebody at another server speaks at the same time.
TRIES = 20
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class Chatting:
    """Takes what is said, and tells it to the others."""

    def __init__(self, store: Store, teller: Teller) -> None:
        self._store, self._teller = store, teller

    async def say(
        self, table: HeldTable, identity: str, text: str, seat: int | None = None, key: str | None = None
    ) -> int:
        """Say something to the table, unless its rules demand silence (R18); says the line's number."""
        said = " ".join(_CONTROL.sub(" ", text).split())[:LONGEST_CHAT]
        speaker = own_seat(table, identity, seat)
        if table.playable().played.silent:
            raise NotAllowed("table-no-chat")
        if not said:
            raise Conflict("table-empty-chat")
        now = time.time()
        number, new = await self._write(table.id, speaker, said, now, key)
        if new:
            line = {"number": number, "seat": speaker, "text": said, "at": round(now)}
            self._teller.tell_chat(table, line)
            self._teller.publish(table, "chat", line=line)
        return number

    async def _write(self, table_id: str, speaker: int, said: str, now: float, key: str | None) -> tuple[int, bool]:
        for _ in range(TRIES):
            try:
                return await self._store.write(rows.insert_chat, table_id, speaker, said, now, key)
            except Conflict:  # the number was taken a moment ago
                await asyncio.sleep(random.uniform(0, 0.02))
        raise Conflict("table-busy")

    async def lines(self, table: HeldTable) -> list[Json]:
        """What was said last."""
        return await self._store.read(rows.chat_lines, table.id)
