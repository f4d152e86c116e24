"""What is stored, for SQLite and PostgreSQL alike. The migrations in ``migrations/`` lead up to it."""

from __future__ import annotations

import sqlalchemy as sa

#: The newest migration; a store at this version needs no migrating.
VERSION = "0002"

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
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("game_minutes", sa.Float),
    sa.Column("turn_seconds", sa.Float),
    sa.Column("server_seed", sa.String(64), nullable=False),
    sa.Column("practice", sa.JSON),  # a position to start from, and a seed, that whoever made the table has chosen
    sa.Column("contributions", sa.JSON),  # what the deal was made from; null until then
    sa.Column("dealt_at", sa.Float),
    sa.Column("over_at", sa.Float),
    sa.Column("due", sa.Float),  # when the server itself must do something: a bot's turn, a clock that runs out
    sa.Column("rematch", sa.String(32)),
    sa.Index("tables_public", "public", "made_at"),
    sa.Index("tables_due", "due"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # open, person or bot
    sa.Column("identity", sa.String(64)),
    sa.Column("name", sa.String(40)),
    sa.Column("bot", sa.String(16)),  # the bot that sits here, or stands in
    sa.Column("away", sa.Boolean, nullable=False),  # the person has left, the bot stands in
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("cut", sa.String(64)),
    sa.Index("seats_identity", "identity"),
)

#: Everything that was ever done in a game, one row each; ``(table_id, ply)`` decides every race.
plies = sa.Table(
    "plies",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # move, back, time or resign
    sa.Column("seat", sa.Integer),
    sa.Column("move", sa.String(120)),
    sa.Column("at", sa.Float, nullable=False),
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
    sqlite_with_rowid=False,
)

#: What the server keeps for itself: the key that signs cookies.
kept = sa.Table(
    "kept",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
