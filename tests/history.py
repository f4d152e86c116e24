"""A history: everything people asked of the servers, with when and how it was answered, and everything they were told.

Nothing here knows a server; ``history_people.py`` writes a history, ``history_checks.py`` judges it.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Literal

import orjson

Json = dict[str, Any]

#: ``ok``: acknowledged. ``refused``: answered with a reason, and never tried in vain before. ``unknown``: it may have
#: been done, may still be done, or may never be done.
Outcome = Literal["ok", "refused", "unknown"]
#: Of a state, what is the same for all time once its ply is reached, beside the view and the moves.
STANDING = ("turn", "winners", "names", "commit")
NEVER = float("inf")


@dataclass(eq=False)
class Op:
    """Something that somebody asked for."""

    number: int
    kind: str
    person: str  # their identity
    table: str
    wish: Json
    key: str
    live: bool  # over the websocket
    began: float
    ended: float = NEVER
    outcome: Outcome = "unknown"
    answer: Json = field(default_factory=dict)
    tries: int = 0

    @property
    def ok(self) -> bool:
        """Whether it was acknowledged."""
        return self.outcome == "ok"

    @property
    def possible(self) -> bool:
        """Whether it may have been done."""
        return self.outcome != "refused"

    @property
    def seat(self) -> int | None:
        """The seat it is about: the one that was answered, or asked for."""
        seat = self.wish.get("seat") if self.answer.get("seat") is None else self.answer["seat"]
        return None if seat is None else int(seat)

    @property
    def place(self) -> int | None:
        """The number of the change it made at its table, as the server has acknowledged it."""
        number = self.answer.get("number") if self.ok and self.kind not in ("chat", "make", "rematch") else None
        return None if number is None else int(number)

    def __str__(self) -> str:
        wish = {name: value for name, value in self.wish.items() if name not in ("key", "seats") and value is not None}
        how = "live" if self.live else f"{self.tries}x"
        return f"operation {self.number} ({self.kind} {wish} of {self.person[:4]}, {how}, {self.outcome})"


@dataclass
class Told:
    """What a seat was told of a ply, in short."""

    view: bytes
    moves: bytes
    standing: bytes


@dataclass
class History:
    """All operations in the order in which they were asked for, and all that was told."""

    ops: list[Op] = field(default_factory=list)
    #: By table, seat and ply.
    told: dict[tuple[str, int | None, int], Told] = field(default_factory=dict)
    #: Lines of chat, by table and number.
    heard: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    #: What was seen at once to be wrong.
    faults: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    #: Table by table: who made it, and of which it is the rematch.
    tables: dict[str, str] = field(default_factory=dict)

    def begins(self, kind: str, person: str, table: str, wish: Json, key: str, *, live: bool = False) -> Op:
        """Somebody asks for something."""
        op = Op(len(self.ops), kind, person, table, wish, key, live, time.monotonic())
        self.ops.append(op)
        return op

    def ends(self, op: Op, outcome: Outcome, answer: Json | None = None) -> Op:
        """It was answered; what is unknown never ends."""
        op.outcome, op.answer = outcome, answer or {}
        op.ended = NEVER if outcome == "unknown" else time.monotonic()
        self.counts[f"{op.kind} {outcome}"] += 1
        self.counts[outcome] += 1
        if op.ok and op.kind != "chat":
            self.counts["changes"] += len(op.wish.get("moves", "1"))
        elif op.ok:
            self.counts["lines"] += 1
        return op

    def notes(self, state: Json) -> None:
        """Remember what was told: whoever has been told it once must never be told otherwise."""
        if state["view"] is None:
            return
        where = (state["table"], state["seat"], state["ply"])
        told = Told(digest(state["view"]), digest(state["moves"]), digest([state[name] for name in STANDING]))
        self.counts["states"] += 1
        if self.told.setdefault(where, told) != told:
            before = self.told[where]
            what = [name for name in ("view", "moves", "standing") if getattr(told, name) != getattr(before, name)]
            self.faults.append(
                f"Table {where[0]}: seat {where[1]} was told two stories of ply {where[2]}: another {', '.join(what)}."
            )

    def hears(self, table: str, lines: list[Json]) -> None:
        """Remember what was said: a number means one line for all."""
        for line in lines:
            said = (int(line["seat"]), str(line["text"]))
            if self.heard.setdefault((table, line["number"]), said) != said:
                before = self.heard[table, line["number"]]
                self.faults.append(f"Table {table}: line {line['number']} was told as {before} and as {said}.")

    def by_table(self) -> dict[str, list[Op]]:
        """The operations of every table."""
        found: dict[str, list[Op]] = defaultdict(list)
        for op in self.ops:
            found[op.table].append(op)
        return found


def digest(value: object) -> bytes:
    """A short text that is the same for the same value."""
    return hashlib.blake2b(orjson.dumps(value, option=orjson.OPT_SORT_KEYS), digest_size=12).digest()
