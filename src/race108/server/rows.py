"""Tables, seats, plies and chat as rows of the store: every question it is asked, and every change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
import sqlalchemy as sa

from race108.ruleset import Json
from race108.server import schema
from race108.server.refusals import NotFound
from race108.server.stored import Ply, Seat, Setup, Stored

#: JSON comes as its text: a row that somebody has spoilt must not keep the others from being read.
_SETUP = [
    sa.cast(column, sa.Text) if isinstance(column.type, sa.JSON) else column
    for column in (schema.tables.c[name] for name in Setup.__dataclass_fields__)
]
_JSON = [isinstance(schema.tables.c[name].type, sa.JSON) for name in Setup.__dataclass_fields__]
_SEAT = [schema.seats.c[name] for name in Seat.__dataclass_fields__]


def read_table(connection: sa.Connection, table_id: str) -> Stored:
    """A table, its seats and its plies."""
    found = connection.execute(sa.select(*_SETUP).where(schema.tables.c.id == table_id)).first()
    if found is None:
        raise NotFound("table-unknown")
    seats = connection.execute(sa.select(*_SEAT).filter_by(table_id=table_id).order_by(schema.seats.c.seat)).all()
    rows = connection.execute(sa.select(schema.plies).filter_by(table_id=table_id).order_by(schema.plies.c.ply)).all()
    setup = Setup(*(_from_json(value) if is_json else value for value, is_json in zip(found, _JSON, strict=True)))
    return Stored(setup, [Seat(*seat) for seat in seats], [Ply(*row) for row in rows])


def _from_json(text: str | None) -> Any:
    """What a text says; if it is no JSON, the text."""
    try:
        return None if text is None else orjson.loads(text)
    except orjson.JSONDecodeError:
        return text


def insert_table(connection: sa.Connection, setup: Setup, seats: Sequence[Seat]) -> None:
    """A new table."""
    connection.execute(sa.insert(schema.tables).values(**vars(setup)))
    rows = [{"table_id": setup.id, "seat": number, **vars(seat)} for number, seat in enumerate(seats)]
    connection.execute(sa.insert(schema.seats), rows)


def change_table(connection: sa.Connection, table_id: str, changes: Json) -> None:
    """Change a table's own row."""
    connection.execute(sa.update(schema.tables).filter_by(id=table_id).values(**changes))


def change_seat(connection: sa.Connection, table_id: str, seat: int, kind: str, changes: Json) -> bool:
    """Change a seat, and say whether it was still of that kind."""
    where = {"table_id": table_id, "seat": seat, "kind": kind}
    return bool(connection.execute(sa.update(schema.seats).filter_by(**where).values(**changes)).rowcount)


def deal(connection: sa.Connection, table_id: str, changes: Json) -> bool:
    """Note that a table is dealt, and say whether it was not yet."""
    change = sa.update(schema.tables).filter_by(id=table_id, dealt_at=None).values(**changes)
    return bool(connection.execute(change).rowcount)


def insert_rematch(connection: sa.Connection, old: str, setup: Setup, seats: Sequence[Seat]) -> str:
    """A rematch of a table, unless there is one; says its id."""
    change = sa.update(schema.tables).filter_by(id=old, rematch=None).values(rematch=setup.id)
    if connection.execute(change).rowcount:
        insert_table(connection, setup, seats)
        return setup.id
    return str(connection.execute(sa.select(schema.tables.c.rematch).filter_by(id=old)).scalar_one())


def insert_chat(connection: sa.Connection, table_id: str, seat: int, text: str, at: float) -> int:
    """A line of chat; says its number."""
    last = sa.select(sa.func.coalesce(sa.func.max(schema.chat.c.number), 0)).filter_by(table_id=table_id)
    number = int(connection.execute(last).scalar_one()) + 1
    row = {"table_id": table_id, "number": number, "seat": seat, "text": text, "at": at}
    connection.execute(sa.insert(schema.chat).values(**row))
    return number


def chat_lines(connection: sa.Connection, table_id: str, most: int = 50) -> list[Json]:
    """The last lines of chat."""
    c = schema.chat.c
    newest = sa.select(c.number, c.seat, c.text, c.at).filter_by(table_id=table_id).order_by(c.number.desc())
    lines = connection.execute(newest.limit(most)).all()
    return [{"number": n, "seat": seat, "text": text, "at": round(at)} for n, seat, text, at in reversed(lines)]


def listed_ids(connection: sa.Connection, public: bool, identity: str | None, limit: int) -> list[str]:
    """Public tables that are not over, or all of one identity, the newest first."""
    c = schema.tables.c
    wanted = sa.select(c.id).order_by(c.made_at.desc()).limit(limit)
    if public:
        wanted = wanted.where(c.public, c.over_at.is_(None))
    else:
        wanted = wanted.where(c.id.in_(sa.select(schema.seats.c.table_id).filter_by(identity=identity or "")))
    return list(connection.execute(wanted).scalars())


def late_ids(connection: sa.Connection, now: float, limit: int = 200) -> Sequence[str]:
    """Tables at which the server should have done something by now, the latest first."""
    due = schema.tables.c.due
    return connection.execute(sa.select(schema.tables.c.id).where(due < now).order_by(due).limit(limit)).scalars().all()


def forget_tables(connection: sa.Connection, waiting_before: float, idle_before: float) -> Sequence[str]:
    """Throw away tables at which nothing happened since; says which."""
    c, plies = schema.tables.c, schema.plies.c
    moved = sa.select(plies.table_id).where(plies.table_id == c.id, plies.at > idle_before).exists()
    never_dealt = sa.and_(c.dealt_at.is_(None), c.made_at < waiting_before)
    left_alone = sa.and_(c.dealt_at < idle_before, c.over_at.is_(None), ~moved)
    ids = connection.execute(sa.select(c.id).where(sa.or_(never_dealt, left_alone)).limit(500)).scalars().all()
    for other in (schema.plies, schema.chat, schema.seats):
        connection.execute(sa.delete(other).where(other.c.table_id.in_(ids)))
    connection.execute(sa.delete(schema.tables).where(c.id.in_(ids)))
    return ids
