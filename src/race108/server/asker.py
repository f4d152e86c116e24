"""Whoever makes a request over HTTP."""

import gzip
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Request, Response

from race108.ruleset import Json
from race108.server import limits, wishes
from race108.server.answering import JsonAnswer
from race108.server.aside import Aside
from race108.server.asking import accepted_encodings, group_of_asker, language_of
from race108.server.changing import key_of
from race108.server.days import Days
from race108.server.hall import HeldTable
from race108.server.identity import Identities, Newcomer
from race108.server.refusals import NotAllowed, NotFound
from race108.server.replaying import check_length, replayed
from race108.server.showing import about, state_text
from race108.server.tables import Tables

Done = TypeVar("Done")


class Asker:
    """Whoever makes a request: their identity, language and address, and what they may ask of."""

    def __init__(self, request: Request) -> None:
        state = request.app.state
        self.tables: Tables = state.tables
        self.days: Days = state.days
        self._identities: Identities = state.identities
        self._limits: limits.Limits = state.limits
        self._aside: Aside = state.aside
        self.known: str | None = self._identities.of(request.cookies)
        self.language = language_of(request)
        self.address = group_of_asker(request)
        self._unpacks_gzip = "gzip" in accepted_encodings(request)

    @property
    def identity(self) -> str:
        """Who it is; a newcomer is greeted first."""
        if self.known is None:
            raise Newcomer(*self._identities.new())
        return self.known

    def hurries(self, rate: limits.Rate, who: str | None = None) -> None:
        """Refuse the request if there were too many like it."""
        self._limits.check(rate, who or self.known or self.address)

    def key(self, given: str | None) -> str | None:
        """How a request that may come twice is known again."""
        return key_of(self.known or "", given)

    def id_for(self, given: str | None) -> str | None:
        """The id of a table that is made by a request that may come twice; nobody else can guess it."""
        return None if given is None else self._identities.derived(f"{self.identity}\n{given}")

    def made(self, table: HeldTable) -> Json:
        """A new table, with the asker's first seat."""
        mine = table.seats_of(self.identity)
        first = mine[0] if mine else None
        return {"id": table.id, "seat": first, "invite": table.setup.invite, "number": table.number}

    def sees(self, table: HeldTable) -> HeldTable:
        """A table the asker may know of; whoever has a seat there is there."""
        presence, mine = self.tables.hall.presence, table.seats_of(self.known)
        if presence.seen(table, mine):
            self.tables.teller.tell_about(table)
        if mine:
            presence.asked(table, self.address)
            self.tables.hall.set_going(table)  # a bot may not have found room while nobody was here
        return table

    async def about(self, table: HeldTable) -> Json:
        """A table as the asker sees it, apart from the game."""
        async with self.tables.hall.looking(table):
            presence = self.tables.hall.presence
            return about(table, self.known, presence.here(table), self.language, presence.patience)

    async def state(self, table: HeldTable, seat: int | None) -> Response:
        """The game as one of the asker's seats, or an onlooker, sees it."""
        async with self.tables.hall.looking(table):
            mine = table.seats_of(self.known)
            if seat is not None and seat not in mine:
                raise NotAllowed("table-not-your-seat")
            shown_seat = table.seat_shown(mine) if seat is None else seat
            return JsonAnswer(state_text(table, shown_seat, self.language, time.time()))

    async def aside(self, work: Callable[..., Done], *given: Any) -> Done:
        """Have something done that may take a while, away from everybody's moves."""
        return await self._aside.do(self.address, work, *given)

    async def replay(self, record: Json, seat: int | None = None) -> Response:
        """A record played again, all hands open, or as one seat has seen it."""
        self.hurries(limits.REPLAYS, self.address)
        check_length(record)
        return await self.aside(self._replay, record, seat)

    def _replay(self, record: Json, seat: int | None) -> Response:
        frames, headers = replayed(record, self.language, seat), {"vary": "accept-encoding"}
        if not self._unpacks_gzip:
            return JsonAnswer(frames, headers=headers)
        return JsonAnswer(gzip.compress(frames, 6), headers=headers | {"content-encoding": "gzip"})


async def _asker(request: Request) -> Asker:
    return Asker(request)  # asked for as a coroutine: anything else would be made in a thread


Who = Annotated[Asker, Depends(_asker)]


# --- which table ------------------------------------------------------------------------------------------------------

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The table's id.")]


async def _any_table(table_id: TableId, asker: Who) -> HeldTable:
    """A table, whoever asks: the key comes with the request."""
    return await asker.tables.hall.get_fresh(table_id)


async def _known_table(table_id: TableId, asker: Who, key: wishes.Key | None = None) -> HeldTable:
    """A table the asker may know of; to others it is as if there were none."""
    table = await asker.tables.hall.get_fresh(table_id)
    mine = table.seats_of(asker.known) or asker.known == table.setup.made_by
    if not (mine or table.may_watch(asker.known, key, time.time())):
        raise NotFound("table-unknown")
    return asker.sees(table)


AnyTable = Annotated[HeldTable, Depends(_any_table)]
KnownTable = Annotated[HeldTable, Depends(_known_table)]
