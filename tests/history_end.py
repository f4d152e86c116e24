"""The end of a history, when all is up and quiet again: does every table take a change, and what is there of it?"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
import sqlalchemy as sa

from history import History, Json, Op
from history_people import Someone
from server_world import Server

#: Seconds within which a table takes a change, and within which both servers tell the same.
LIVELY_SECONDS = 30.0
AGREED_SECONDS = 30.0
AT_ONCE = 6


class Row(NamedTuple):
    """A change of a table, as the store has it."""

    number: int
    kind: str
    seat: int | None
    text: str | None
    key: str | None


class Line(NamedTuple):
    """A line of chat, as the store has it."""

    number: int
    seat: int
    text: str


@dataclass
class Evidence:
    """All there is to judge by."""

    history: History
    #: Whether every change has its number (``changes``), or only what was done in a game (``plies``).
    numbered: bool = False
    rows: dict[str, list[Row]] = field(default_factory=dict)
    chat: dict[str, list[Line]] = field(default_factory=dict)
    #: Every table in the store, and who made it.
    stored: dict[str, str] = field(default_factory=dict)
    #: What the servers tell, once they agree.
    abouts: dict[str, Json] = field(default_factory=dict)
    owners: dict[str, dict[int, set[str]]] = field(default_factory=dict)
    records: dict[str, Json] = field(default_factory=dict)
    verdicts: dict[str, Json] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def tables(self) -> list[str]:
        """All tables anybody knows of."""
        return list(self.history.tables)


class Ending:
    """Asks everything once more."""

    def __init__(self, people: Sequence[Someone], servers: Sequence[Server], history: History) -> None:
        self._people = {person.identity: person for person in people}
        self._servers = [server.url for server in servers]
        self._history = history
        self._slots = asyncio.Semaphore(AT_ONCE)
        self.evidence = Evidence(history)

    async def gathers(self) -> None:
        """Of every table: it takes a change; then both servers tell the same of it, to everyone."""
        around = self._around()
        await asyncio.gather(*(self._is_lively(table, people) for table, people in around.items()))
        await asyncio.sleep(1.0)
        await asyncio.gather(*(self._is_agreed(table, people) for table, people in around.items()))

    def _around(self) -> dict[str, list[Someone]]:
        """Who has had to do with which table, those of a rematch with both."""
        found: dict[str, dict[str, None]] = defaultdict(dict)
        for op in self._history.ops:
            if op.table:
                found[op.table][op.person] = None
        for table, before in self._history.tables.items():
            found[table] |= found[before] if before else {}
        return {table: [self._people[one] for one in found[table]] for table in self._history.tables}

    # --- does it go on? ---------------------------------------------------------------------------------------------

    async def _is_lively(self, table: str, people: list[Someone]) -> None:
        async with self._slots:
            deadline = time.monotonic() + LIVELY_SECONDS
            last: Op | None = None
            about: Json | None = None
            while time.monotonic() < deadline:
                for person in people:
                    seen = await person.looks(table)
                    if seen is None:
                        continue
                    about = seen
                    if about["phase"] == "over":
                        return
                    last = await self._changes(person, about) or last
                    if last is not None and last.ok:
                        return
                await asyncio.sleep(0.2)
        self.evidence.faults.append(
            f"Table {table} takes no change within {LIVELY_SECONDS:.0f} s; the last was {last}."
            f" It is {_in_short(about)}."
        )

    async def _changes(self, person: Someone, about: Json) -> Op | None:
        """Something that somebody can do now: best of all they end it, for then there is a record."""
        table, mine = about["id"], about["yours"]
        if about["phase"] == "waiting":
            free = [seat["seat"] for seat in about["seats"] if seat["kind"] == "open"]
            if mine:
                return await person.asks("name", table, "seats", {"seat": mine[0], "name": person.new_name()})
            if free and about["invite"]:
                return await person.asks("sit", table, "seats", {"seat": free[0], "name": person.new_name()})
            return None
        left = [seat for seat in mine if not about["seats"][seat]["resigned"]]
        if not left:
            return None
        if about["players"] == 2:
            return await person.asks("resign", table, "resign", {"seat": left[0]})
        if about["seats"][left[0]]["away"]:
            return await person.asks("return", table, "seats", {"seat": left[0]})
        state = await person.looks(table, "state")
        if state is None or state["turn"] not in mine or state["seat"] != state["turn"]:
            return None
        wish = {"ply": state["ply"], "moves": state["moves"][:1], "seat": state["turn"]}
        return await person.asks("move", table, "moves", wish)

    # --- what is there? ---------------------------------------------------------------------------------------------

    async def _is_agreed(self, table: str, people: list[Someone]) -> None:
        async with self._slots:
            deadline, ply = time.monotonic() + AGREED_SECONDS, -1
            while True:
                here, there = [await self._told_by(server, table, people) for server in self._servers]
                about = next((about for what, about in here.items() if what.startswith("about")), None)
                bot = about is not None and _waits_for_a_bot(about)
                if about is not None and about["ply"] != ply:
                    ply, deadline = about["ply"], time.monotonic() + AGREED_SECONDS  # a bot is at work
                if here == there and None not in here.values() and not bot:
                    break
                if time.monotonic() > deadline:
                    differing = [what for what in here if here[what] != there.get(what) or here[what] is None]
                    what = differing[0] if differing else "who may see it"
                    self.evidence.faults.append(
                        f"Table {table}: the servers do not tell the same of {what}:"
                        f" {_difference(here.get(what), there.get(what))}."
                        if differing or not bot
                        else f"Table {table}: a bot does not play. It is {_in_short(about)}."
                    )
                    break
                await asyncio.sleep(0.5)
            await self._keeps(table, people, here)

    async def _told_by(self, server: str, table: str, people: list[Someone]) -> dict[str, Any]:
        """Everything one server tells of a table, to everybody; but for who is there, and how long ago."""
        told: dict[str, Any] = {}
        over = False
        for person in people:
            about = await person.looks(table, server=server)
            if about is None:
                continue  # not for them
            for seat in about["seats"]:
                del seat["here"]
            told[f"about for {person.identity}"] = about
            over = about["phase"] == "over"
            for seat in about["yours"]:
                state = await person.looks(table, "state", server=server, seat=seat)
                told[f"state for seat {seat}"] = None if state is None else state | {"clocks": None}
        if over:
            told["record"] = await people[0].looks(table, "record", server=server)
        return told

    async def _keeps(self, table: str, people: list[Someone], told: dict[str, Any]) -> None:
        owners: dict[int, set[str]] = defaultdict(set)
        for person in people:
            about = told.get(f"about for {person.identity}")
            if about is not None:
                self.evidence.abouts[table] = about
                for seat in about["yours"]:
                    owners[seat].add(person.identity)
        self.evidence.owners[table] = dict(owners)
        record = told.get("record")
        if record is not None:
            self.evidence.records[table] = record
            query = {"promised": record["table"]["commit"]}
            for tries in (2, 1, 0):
                try:
                    address = f"{self._servers[0]}/api/verify"
                    answer = await people[0].web.post(address, json=record, params=query, timeout=30)
                    break
                except httpx.TransportError:  # a line that was kept open may end just now
                    if not tries:
                        raise
            self.evidence.verdicts[table] = answer.json()

    # --- behind the servers' back -----------------------------------------------------------------------------------

    def reads(self, database: str) -> None:
        """What the store has."""
        evidence, engine = self.evidence, sa.create_engine(database)
        with engine.connect() as connection:
            evidence.numbered = sa.inspect(connection).has_table("changes")
            changes = (
                "select table_id, number, kind, seat, text, key from changes"
                if evidence.numbered
                else "select table_id, ply, kind, seat, move, null from plies"
            )
            rows: dict[str, list[Row]] = defaultdict(list)
            for table, *row in connection.execute(sa.text(f"{changes} order by 1, 2")):
                rows[table].append(Row(*row))
            lines: dict[str, list[Line]] = defaultdict(list)
            for table, *line in connection.execute(
                sa.text("select table_id, number, seat, text from chat order by 1, 2")
            ):
                lines[table].append(Line(*line))
            made = connection.execute(sa.text("select id, made_by from tables"))
            evidence.stored = {str(table): str(by) for table, by in made}
        engine.dispose()
        evidence.rows, evidence.chat = dict(rows), dict(lines)


def _waits_for_a_bot(about: Json) -> bool:
    """Whether a bot is to play now. Where everybody has gone, the game waits until somebody is back."""
    seats = about["seats"]
    people = [seat for seat in seats if seat["kind"] == "person" and not seat["resigned"]]
    if about["turn"] is None or (people and all(seat["away"] for seat in people)):
        return False
    turn = seats[about["turn"]]
    return bool(turn["kind"] == "bot" or turn["away"] or turn["resigned"])


def _in_short(about: Json | None) -> str:
    """A table in a few words."""
    if about is None:
        return "told to nobody"
    seats = [
        " ".join([seat["kind"], *(word for word in ("away", "resigned", "cut") if seat[word])])
        for seat in about["seats"]
    ]
    return f"{about['phase']} at ply {about['ply']}, seat {about['turn']} of {seats} is on turn"


def _difference(here: object, there: object) -> str:
    """Where two answers part."""
    if isinstance(here, dict) and isinstance(there, dict):
        with suppress(StopIteration):
            name = next(name for name in here | there if here.get(name) != there.get(name))
            return f"{name}: {str(here.get(name))[:300]} and {str(there.get(name))[:300]}"
    return f"{str(here)[:200]} and {str(there)[:200]}"
