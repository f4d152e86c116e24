"""A table has one history: whatever is done at it is a row of ``changes``, not only moves."""

from __future__ import annotations

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_SEAT = ("kind", "identity", "name", "bot", "away", "resigned", "cut")
_tables = sa.table(
    "tables", *map(sa.column, ("id", "made_at", "dealt_at", "rematch")), sa.column("contributions", sa.JSON)
)
_seats = sa.table("seats", *map(sa.column, ("table_id", "seat", *_SEAT)))
_changes = sa.table("changes", *map(sa.column, ("table_id", "number", "kind", "text", "at")))


def upgrade() -> None:
    """Of the tables there are, the history begins with how they stand now; their plies keep their numbers."""
    op.create_table(
        "changes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(64)),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO changes (table_id, number, kind, seat, text, at)"
        " SELECT table_id, ply, kind, seat, move, at FROM plies"
    )
    _write_beginnings(op.get_bind())
    op.drop_table("plies")
    for column in ("contributions", "rematch"):
        op.drop_column("tables", column)
    for column in ("kind", "name", "bot", "away", "resigned", "cut"):
        op.drop_column("seats", column)
    op.add_column("tables", sa.Column("forgotten_at", sa.Float))
    op.add_column("chat", sa.Column("key", sa.String(64)))


def _write_beginnings(connection: sa.Connection) -> None:
    for table_id, made_at, dealt_at, rematch, contributions in connection.execute(sa.select(_tables)).all():
        rows = connection.execute(
            sa.select(*(_seats.c[name] for name in _SEAT)).where(_seats.c.table_id == table_id).order_by(_seats.c.seat)
        ).all()
        seats = [dict(zip(_SEAT, row, strict=True)) for row in rows]
        for seat in seats:  # SQLite has no truth values of its own
            seat["away"], seat["resigned"] = bool(seat["away"]), bool(seat["resigned"])
        made: dict[str, object] = {"seats": seats, "rematch": rematch}
        if dealt_at is not None:
            made["deal"] = {"contributions": contributions, "at": dealt_at}
        row = {"table_id": table_id, "number": 0, "kind": "made", "text": orjson.dumps(made).decode(), "at": made_at}
        connection.execute(sa.insert(_changes).values(**row))
