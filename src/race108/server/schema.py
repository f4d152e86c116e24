"""What is stored, for SQLite and PostgreSQL alike. The migrations in ``migrations/`` lead up to it."""

from __future__ import annotations

import sqlalchemy as sa

#: The newest migration; a store at this version needs no migrating.
VERSION = "0006"

metadata = sa.MetaData()

#: A table people play at. The server's seed is secret until the game is over.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("made_by", sa.String(64), nullable=False),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("game", sa.String(16), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the game's rules
    sa.Column("options", sa.JSON, nullable=False),  # in full: what they name may mean something else one day
    sa.Column("options_hash", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("onlookers", sa.Boolean, nullable=False),
    sa.Column("cutting", sa.Boolean, nullable=False),  # the deal waits until every person has cut
    sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false()),  # all who sit here agreed to be helped
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("game_minutes", sa.Float),
    sa.Column("turn_seconds", sa.Float),
    sa.Column("server_seed", sa.String(64), nullable=False),
    sa.Column("practice", sa.JSON),  # a position to start from, and a seed, that whoever made the table has chosen
    sa.Column("daily", sa.String(10)),  # the day whose deal of the day is played here
    # What follows can be told from the changes too, and is written together with them; it is here to be searched for.
    sa.Column("dealt_at", sa.Float),
    sa.Column("over_at", sa.Float),
    sa.Column("due", sa.Float),  # when the server itself must do something: a bot's turn, a clock that runs out
    sa.Column("forgotten_at", sa.Float),  # thrown away, but for a while it can be brought back
    sa.Column("score", sa.Integer),  # what a finished deal of the day counts
    sa.Index("tables_public", "public", "made_at"),
    sa.Index("tables_due", "due"),
    sa.Index("tables_daily", "daily", "game", "score"),
)

#: Who sits where, to find somebody's tables.
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("identity", sa.String(64)),
    sa.Index("seats_identity", "identity"),
)

#: Everything that was ever done at a table, one row each; ``(table_id, number)`` decides every race.
changes = sa.Table(
    "changes",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # see stored.Change
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text),  # a move; of a change that is none, JSON
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("key", sa.String(64)),  # of a request that may come twice
    sqlite_with_rowid=False,
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(240), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("key", sa.String(64)),
    sqlite_with_rowid=False,
)

#: What the server keeps for itself: the key that signs cookies, and when its clock was last looked at.
kept = sa.Table(
    "kept",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

#: Networks whose people are not let in.
blocked = sa.Table(
    "blocked",
    metadata,
    sa.Column("network", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),  # null: for good
    sa.Column("why", sa.String(200), nullable=False),
)
