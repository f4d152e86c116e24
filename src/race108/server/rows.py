"""Tables, seats, changes, chat and blocked networks as rows of the store: every question, and every change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple

import orjson
import sqlalchemy as sa

from race108.ruleset import Json
from race108.server import schema
from race108.server.refusals import NotFound
from race108.server.stored import Change, Seat, Setup, Stored

#: JSON comes as its text: a row that somebody has spoilt must not keep the others from being read.
_SETUP = [
    sa.cast(column, sa.Text) if isinstance(column.type, sa.JSON) else column
    for column in (schema.tables.c[name] for name in Setup.__dataclass_fields__)
]
_JSON = [isinstance(schema.tables.c[name].type, sa.JSON) for name in Setup.__dataclass_fields__]
_CHANGE = [schema.changes.c[name] for name in Change._fields]


def read_table(connection: sa.Connection, table_id: str) -> Stored:
    """A table and its history."""
    c = schema.tables.c
    found = connection.execute(sa.select(*_SETUP).where(c.id == table_id, c.forgotten_at.is_(None))).first()
    if found is None:
        raise NotFound("table-unknown")
    number = schema.changes.c.number
    rows = connection.execute(sa.select(*_CHANGE).filter_by(table_id=table_id).order_by(number)).all()
    setup = Setup(*(_from_json(value) if is_json else value for value, is_json in zip(found, _JSON, strict=True)))
    return Stored(setup, [Change(*row) for row in rows])


def last_number(connection: sa.Connection, table_id: str) -> int:
    """The number of a table's last change; -1 if there is none."""
    last = sa.select(sa.func.max(schema.changes.c.number)).filter_by(table_id=table_id)
    found = connection.execute(last).scalar()
    return -1 if found is None else int(found)


def last_numbers(connection: sa.Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The same for many tables."""
    c = schema.changes.c
    last = sa.select(c.table_id, sa.func.max(c.number)).where(c.table_id.in_(table_ids)).group_by(c.table_id)
    return {table_id: int(number) for table_id, number in connection.execute(last)}


def _from_json(text: str | None) -> Any:
    """What a text says; if it is no JSON, the text."""
    try:
        return None if text is None else orjson.loads(text)
    except orjson.JSONDecodeError:
        return text


def insert_table(connection: sa.Connection, setup: Setup, seats: Sequence[Seat], due: float | None) -> None:
    """A new table; its changes are appended beside it."""
    connection.execute(sa.insert(schema.tables).values(**vars(setup), due=due))
    rows = [{"table_id": setup.id, "seat": number, "identity": seat.identity} for number, seat in enumerate(seats)]
    connection.execute(sa.insert(schema.seats), rows)


def change_table(connection: sa.Connection, table_id: str, changes: Json) -> None:
    """Change a table's own row."""
    connection.execute(sa.update(schema.tables).filter_by(id=table_id).values(**changes))


def change_owners(connection: sa.Connection, table_id: str, owners: Mapping[int, str | None]) -> None:
    """Note whose seats are whose now."""
    for seat, identity in owners.items():
        change = sa.update(schema.seats).filter_by(table_id=table_id, seat=seat).values(identity=identity)
        connection.execute(change)


def insert_chat(
    connection: sa.Connection, table_id: str, seat: int, text: str, at: float, key: str | None
) -> tuple[int, bool]:
    """A line of chat; says its number, and whether it is new: a request may come twice."""
    c = schema.chat.c
    if key is not None:
        known = connection.execute(sa.select(c.number).filter_by(table_id=table_id, key=key)).scalar()
        if known is not None:
            return int(known), False
    last = sa.select(sa.func.coalesce(sa.func.max(c.number), 0)).filter_by(table_id=table_id)
    number = int(connection.execute(last).scalar_one()) + 1
    row = {"table_id": table_id, "number": number, "seat": seat, "text": text, "at": at, "key": key}
    connection.execute(sa.insert(schema.chat).values(**row))
    return number, True


def chat_lines(connection: sa.Connection, table_id: str, most: int = 50) -> list[Json]:
    """The last lines of chat."""
    c = schema.chat.c
    newest = sa.select(c.number, c.seat, c.text, c.at).filter_by(table_id=table_id).order_by(c.number.desc())
    lines = connection.execute(newest.limit(most)).all()
    return [{"number": n, "seat": seat, "text": text, "at": round(at)} for n, seat, text, at in reversed(lines)]


def listed_ids(connection: sa.Connection, public: bool, identity: str | None, limit: int) -> list[str]:
    """Public tables that are not over, or all of one identity, the newest first."""
    c = schema.tables.c
    wanted = sa.select(c.id).where(c.forgotten_at.is_(None)).order_by(c.made_at.desc()).limit(limit)
    if public:
        wanted = wanted.where(c.public, c.over_at.is_(None))
    else:
        wanted = wanted.where(c.id.in_(sa.select(schema.seats.c.table_id).filter_by(identity=identity or "")))
    return list(connection.execute(wanted).scalars())


def daily_scores(connection: sa.Connection, day: str) -> dict[str, dict[int, int]]:
    """How many have which score in the deals of a day, by game."""
    c = schema.tables.c
    counted = sa.select(c.game, c.score, sa.func.count()).where(c.daily == day, c.score.is_not(None))
    found: dict[str, dict[int, int]] = {}
    for game, score, count in connection.execute(counted.group_by(c.game, c.score)):
        found.setdefault(game, {})[score] = int(count)
    return found


def daily_scores_of(connection: sa.Connection, table_ids: Sequence[str]) -> dict[str, int | None]:
    """Which of these tables there are, and what was scored there so far."""
    c = schema.tables.c
    return {row.id: row.score for row in connection.execute(sa.select(c.id, c.score).where(c.id.in_(table_ids)))}


def finished_ids(connection: sa.Connection) -> Sequence[str]:
    """Tables whose game is over, in the order they ended."""
    c = schema.tables.c
    over = sa.select(c.id).where(c.over_at.is_not(None), c.forgotten_at.is_(None)).order_by(c.over_at, c.id)
    return connection.execute(over).scalars().all()


def late_ids(connection: sa.Connection, now: float, limit: int) -> Sequence[str]:
    """Tables at which the server should have done something by now, the latest first."""
    c = schema.tables.c
    late = sa.select(c.id).where(c.due < now, c.forgotten_at.is_(None)).order_by(c.due).limit(limit)
    return connection.execute(late).scalars().all()


def put_off(connection: sa.Connection, table_ids: Sequence[str], now: float, until: float) -> None:
    """Look at these tables again later, unless something else was arranged meanwhile: others come first."""
    c = schema.tables.c
    connection.execute(sa.update(schema.tables).where(c.id.in_(table_ids), c.due < now).values(due=until))


# --- forgetting -----------------------------------------------------------------------------------------------------


def forget_tables(
    connection: sa.Connection, now: float, waiting_before: float | None, idle_before: float | None
) -> Sequence[str]:
    """Put away tables at which nothing happened since; says which. They can be brought back (``restore_table``)."""
    c, changes = schema.tables.c, schema.changes.c
    when = []
    if waiting_before is not None:
        when.append(sa.and_(c.dealt_at.is_(None), c.made_at < waiting_before))
    if idle_before is not None:
        moved = sa.select(changes.table_id).where(changes.table_id == c.id, changes.at > idle_before).exists()
        people = sa.select(schema.seats.c.table_id).where(
            schema.seats.c.table_id == c.id, schema.seats.c.identity.is_not(None)
        )
        unfinished = sa.or_(c.over_at.is_(None), ~people.exists())  # what bots have played among themselves, too
        when.append(sa.and_(c.dealt_at < idle_before, unfinished, ~moved))
    if not when:
        return []
    found = sa.select(c.id).where(c.forgotten_at.is_(None), sa.or_(*when)).limit(500)
    ids = connection.execute(found).scalars().all()
    connection.execute(sa.update(schema.tables).where(c.id.in_(ids)).values(forgotten_at=now))
    return ids


def throw_away(connection: sa.Connection, since: float, before: float) -> int:
    """Throw away for good what was put away between two moments; says how many."""
    c = schema.tables.c
    old = sa.select(c.id).where(c.forgotten_at >= since, c.forgotten_at < before).limit(500)
    ids = connection.execute(old).scalars().all()
    for other in (schema.changes, schema.chat, schema.seats):
        connection.execute(sa.delete(other).where(other.c.table_id.in_(ids)))
    connection.execute(sa.delete(schema.tables).where(c.id.in_(ids)))
    return len(ids)


def forgotten(connection: sa.Connection, limit: int = 1000) -> list[tuple[str, str, float]]:
    """Tables that were put away, the last first: id, game, when."""
    c = schema.tables.c
    wanted = sa.select(c.id, c.game, c.forgotten_at).where(c.forgotten_at.is_not(None))
    return [tuple(row) for row in connection.execute(wanted.order_by(c.forgotten_at.desc()).limit(limit)).all()]


def restore_table(connection: sa.Connection, table_id: str, now: float) -> bool:
    """Bring back a table that was put away, and say whether there was one. It counts as made now."""
    c = schema.tables.c
    where = (c.id == table_id, c.forgotten_at.is_not(None))
    dealt = sa.case((c.dealt_at.is_(None), None), else_=now)
    values = {"forgotten_at": None, "made_at": now, "dealt_at": dealt}
    return bool(connection.execute(sa.update(schema.tables).where(*where).values(**values)).rowcount)


def note_kept(connection: sa.Connection, values: Mapping[str, str]) -> None:
    """Write down something that the server keeps for itself."""
    for name, value in values.items():
        if not connection.execute(sa.update(schema.kept).filter_by(name=name).values(value=value)).rowcount:
            connection.execute(sa.insert(schema.kept).values(name=name, value=value))


def kept_values(connection: sa.Connection, names: Sequence[str]) -> dict[str, str]:
    """What was written down."""
    c = schema.kept.c
    return {row.name: row.value for row in connection.execute(sa.select(schema.kept).where(c.name.in_(names)))}


# --- blocking -------------------------------------------------------------------------------------------------------


class Blocked(NamedTuple):
    """A network whose people are not let in."""

    network: str
    at: float
    until: float | None
    why: str


def blocked_now(connection: sa.Connection, now: float) -> list[Blocked]:
    """Who is not let in, the newest first."""
    c = schema.blocked.c
    wanted = sa.select(schema.blocked).where(sa.or_(c.until.is_(None), c.until > now)).order_by(c.at.desc(), c.network)
    return [Blocked(*row) for row in connection.execute(wanted)]


def block(connection: sa.Connection, blocked: Blocked) -> None:
    """Let nobody of a network in; what was said of it before no longer holds, nor what is long over."""
    c = schema.blocked.c
    connection.execute(sa.delete(schema.blocked).where(sa.or_(c.network == blocked.network, c.until < blocked.at)))
    connection.execute(sa.insert(schema.blocked).values(**blocked._asdict()))


def unblock(connection: sa.Connection, network: str) -> bool:
    """Let a network in again, and say whether it was blocked."""
    return bool(connection.execute(sa.delete(schema.blocked).filter_by(network=network)).rowcount)


# --- appending: many changes go over at once, so that the interpreter lock is let go of once and not for every row ---

#: In which order changes are written: two servers that write of the same tables do not wait for each other in a ring.
PLACE = attrgetter("table_id", "number")


def append_to_postgresql(connection: sa.Connection, changes: Sequence[Change]) -> None:
    """As one text."""
    connection.exec_driver_sql(_FROM_JSON, (orjson.dumps([tuple(change) for change in changes]).decode(),))


def append_to_sqlite(connection: sa.Connection, changes: Sequence[Change]) -> None:
    """As the values of a few statements, which SQLite keeps prepared: it reads JSON half as fast."""
    done = 0
    while left := len(changes) - done:
        size = next((size for size in _SIZES if left <= size), _SIZES[-1])
        rows = changes[done : done + size]
        values = [*chain.from_iterable(rows), *(None,) * (len(Change._fields) * (size - len(rows)))]
        connection.exec_driver_sql(_OF_VALUES[size], tuple(values))
        done += len(rows)


#: So many rows a statement has; where there are fewer, the others are empty and left out.
_SIZES = (1, 8, 64)
_ROW = f"({', '.join('?' * len(Change._fields))})"
#: Whoever fails takes the transaction back, so SQLite need not note for every statement how to take that one back.
_OF_VALUES = {
    size: f"INSERT OR FAIL INTO changes ({', '.join(Change._fields)}) "
    f"SELECT * FROM (VALUES {', '.join([_ROW] * size)}) WHERE column1 IS NOT NULL"
    for size in _SIZES
}
_FROM_JSON = """
    INSERT INTO changes (table_id, number, kind, seat, text, at, key)
    SELECT value ->> 0, (value ->> 1)::int, value ->> 2, (value ->> 3)::int, value ->> 4, (value ->> 5)::float,
           value ->> 6
    FROM json_array_elements(%s::json)"""

APPEND = {"sqlite": append_to_sqlite, "postgresql": append_to_postgresql}
