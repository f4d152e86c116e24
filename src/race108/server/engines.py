"""How a store is reached: SQLite or PostgreSQL, at which version, and the steps that bring it up to date."""

from __future__ import annotations

import math
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, SQLAlchemyError

from race108.errors import BadOption
from race108.server import schema

#: How long PostgreSQL may take to answer a new connection.
ANSWER_SECONDS = 5
#: A connection that was not used for so long may have ended meanwhile. To ask each time would cost busy servers as much
#: as a commit does, and nobody restarts PostgreSQL in less.
IDLE_SECONDS = 0.02
#: What connections to PostgreSQL are called there.
CALLED = "race108"
#: PostgreSQL on another machine that has gone without a word is noticed after about so long.
_KEEPALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
#: Pages of SQLite's log of writes (its write-ahead log) at which the writer itself copies them into the tables, should
#: nobody else; and the bytes to which it is cut when it begins anew.
LONGEST_LOG = 8_000
LOG_BYTES = 8_000_000
#: What a connection to SQLite may keep in memory, in kB: the last page of some two thousand tables.
PAGES_KB = 8_000


def engine_of(url: str | sa.URL, **pool: Any) -> sa.Engine:
    """What carries out SQL in the store at this address."""
    lite = sa.make_url(url).drivername == "sqlite"
    given = {} if lite else {"connect_timeout": ANSWER_SECONDS, "application_name": CALLED, **_KEEPALIVE}
    engine = sa.create_engine(url, connect_args=given, **pool)
    if lite:
        sa.event.listen(engine, "connect", _set_up_sqlite)
    else:
        _look_after(engine)
    return engine


def at_once_of(url: str) -> sa.Engine:
    """What carries out single statements, each a transaction of its own, on one connection."""
    return engine_of(url, isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0, pool_reset_on_return=None)


def is_database(url: str) -> bool:
    """Whether this names a store that can be used."""
    try:
        given = sa.make_url(url)
    except (ArgumentError, ValueError):
        return False
    if given.drivername == "sqlite":
        return given.database not in (None, "", ":memory:")  # which every connection would have for itself
    return given.drivername == "postgresql+psycopg"


def file_of(url: str) -> Path | None:
    """The file of a store in SQLite."""
    given = sa.make_url(url)
    return Path(given.database or "") if given.drivername == "sqlite" else None


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for the writer (WAL), and a commit is on the disk when it returns.

    What the log of writes holds is copied into the tables by ``tidy``, beside the writer: it would be held up for that.
    """
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", f"wal_autocheckpoint={LONGEST_LOG}")
    for pragma in (*pragmas, f"journal_size_limit={LOG_BYTES}", f"cache_size=-{PAGES_KB}"):
        connection.execute(f"PRAGMA {pragma}")


def _look_after(engine: sa.Engine) -> None:
    """PostgreSQL may have been restarted since a connection was used: then all are made anew."""
    dialect: Any = engine.dialect

    def ask(connection: Any, record: Any, _borrowed: Any) -> None:
        if time.monotonic() - record.info.get("used_at", math.inf) > IDLE_SECONDS:
            try:
                dialect.do_ping(connection)
            except dialect.dbapi.Error as fault:
                raise InvalidatePoolError from fault

    def note(_connection: Any, record: Any) -> None:
        record.info["used_at"] = time.monotonic()

    sa.event.listen(engine, "checkout", ask)
    sa.event.listen(engine, "checkin", note)


def not_opened(fault: SQLAlchemyError) -> BadOption:
    """What to tell whoever has named a store that cannot be opened."""
    return BadOption("serve-no-store", fault=str(getattr(fault, "orig", None) or fault).strip().splitlines()[0])


def version_of(engine: sa.Engine) -> str | None:
    """The version of a store; None if there is nothing in it."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def migrate(engine: sa.Engine) -> None:
    """Take the steps the store has not taken yet. Of several servers that start at once, one does it."""
    if version_of(engine) == schema.VERSION:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    with engine.begin() as connection:
        lock = "SELECT pg_advisory_xact_lock(108)" if engine.dialect.name == "postgresql" else "BEGIN IMMEDIATE"
        connection.exec_driver_sql(lock)
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise BadOption("serve-newer-store") from None
