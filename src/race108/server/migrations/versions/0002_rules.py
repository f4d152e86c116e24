"""A table keeps the rules it began with: their version, its options in full, and a hash of these."""

from __future__ import annotations

from contextlib import suppress

import sqlalchemy as sa
from alembic import op

from race108.errors import Race108Error
from race108.games.registry import rules_class
from race108.server.keeping import kept

revision = "0002"
down_revision = "0001"

#: The columns that are read and written here, as they are after this step.
_tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("rules", sa.Integer),
    sa.column("options", sa.JSON),
    sa.column("options_hash", sa.String),
    sa.column("practice", sa.JSON),
)
_seats = sa.table("seats", sa.column("table_id", sa.String))


def upgrade() -> None:
    """Until now there was one version of every game's rules, and options named what comes with the game.

    A table whose options cannot be read stays as it is, without a hash: the server lists it, and does not play it.
    """
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("options_hash", sa.String(64), nullable=False, server_default=""))
    connection, c = op.get_bind(), _tables.c
    players = sa.select(sa.func.count()).where(_seats.c.table_id == c.id).scalar_subquery()
    for table_id, game, options, practice, count in connection.execute(
        sa.select(c.id, c.game, c.options, c.practice, players)
    ).all():
        with suppress(Race108Error):
            values = kept(rules_class(game).from_options(count, options), practice)
            values = {name: values[name] for name in ("options", "options_hash", "practice")}
            connection.execute(sa.update(_tables).where(c.id == table_id).values(**values))
