"""Copies of a whole store in one file: to keep, to go back to, and to move between SQLite and PostgreSQL.

A backup is itself a store in SQLite, whatever it was made from. So it has the version of a store, is brought up to date
like one, and a server can be started on it to look inside.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from race108.errors import BadOption
from race108.server import schema
from race108.server.engines import CALLED, engine_of, file_of, migrate, not_opened, version_of

#: So many rows are carried over at once.
_ARMFUL = 1000
#: A server has its connections open all the time: whoever asks need not wait for it to close one.
_LOCK_SECONDS = 0.5


def back_up(url: str, file: Path) -> int:
    """Copy a store into a file, as it was at one moment, while servers run; says how many tables it has.

    A backup that was in the file before is there until the new one is whole.
    """
    store = file_of(url)
    with _whole(file, store) as unfinished:
        try:
            if store is None:
                _copy_from_postgresql(url, unfinished)
            elif store.exists():
                _copy_file(store, unfinished)
            else:
                raise BadOption("backup-no-store", store=str(store))
        except SQLAlchemyError as fault:
            raise not_opened(fault) from None
        except sqlite3.Error as fault:
            raise BadOption("serve-no-store", fault=str(fault)) from None
        return _tables_in(unfinished)


def restore(url: str, file: Path, *, replace: bool) -> int:
    """Fill a store with what is in a backup, all of it or nothing; says how many tables there are now."""
    with TemporaryDirectory(prefix="race108-restore-") as folder:
        backup = Path(folder) / "backup.sqlite"  # the backup itself is left as it is
        _fetch(file, backup)
        source, target = _lite(backup), engine_of(url, poolclass=sa.NullPool)
        try:
            if version_of(source) is None:
                raise BadOption("restore-no-backup", file=str(file))
            migrate(source)
            _must_be_alone(url)
            migrate(target)
            with source.connect() as old, target.begin() as new:
                _must_be_alone_in(new)
                found = new.execute(sa.select(sa.func.count()).select_from(schema.tables)).scalar_one()
                if found and not replace:
                    raise BadOption("restore-not-empty", count=int(found))
                for table in schema.metadata.sorted_tables:
                    new.execute(sa.delete(table))
                    _carry_over(table, old, new)
        except SQLAlchemyError as fault:
            raise not_opened(fault) from None
        finally:
            source.dispose()
            target.dispose()
        return _tables_in(backup)


def version_at(url: str) -> str | None:
    """The version of a store, which is not changed; None if there is none yet."""
    store = file_of(url)
    if store is not None and not store.exists():
        return None
    engine = engine_of(url, poolclass=sa.NullPool)
    try:
        return version_of(engine)
    except SQLAlchemyError as fault:
        raise not_opened(fault) from None
    finally:
        engine.dispose()


# --- rows -----------------------------------------------------------------------------------------------------------


def _carry_over(table: sa.Table, old: sa.Connection, new: sa.Connection) -> None:
    """All rows of a table. JSON goes over as its text, so that nothing in it is understood anew."""
    columns = [sa.cast(c, sa.Text).label(c.name) if isinstance(c.type, sa.JSON) else c for c in table.c]
    plain = sa.insert(sa.table(table.name, *(sa.column(c.name) for c in table.c)))
    rows = old.execution_options(yield_per=_ARMFUL).execute(sa.select(*columns)).mappings()
    for some in rows.partitions():
        new.execute(plain, [dict(row) for row in some])


def _copy_from_postgresql(url: str, file: Path) -> None:
    source, target = engine_of(url, poolclass=sa.NullPool), _lite(file)
    try:
        if version_of(source) != schema.VERSION:
            raise BadOption("backup-other-version")
        migrate(target)
        # All rows as they were at the first question, whatever servers write meanwhile.
        snapshot = source.connect().execution_options(isolation_level="REPEATABLE READ")
        with snapshot as old, target.begin() as new:
            for table in schema.metadata.sorted_tables:
                _carry_over(table, old, new)
    finally:
        source.dispose()
        target.dispose()
    _leave_one_file(file)


# --- files ----------------------------------------------------------------------------------------------------------


def _lite(file: Path) -> sa.Engine:
    return engine_of(sa.URL.create("sqlite", database=str(file)), poolclass=sa.NullPool)


def _connected(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode={mode}", uri=True, timeout=_LOCK_SECONDS)


def _copy_file(store: Path, file: Path, mode: str = "rw") -> None:
    """By SQLite's own way of copying a file that is in use (its online backup): writers do not wait."""
    with closing(_connected(store, mode)) as old, closing(_connected(file, "rwc")) as new:
        old.backup(new)
    _leave_one_file(file)


def _leave_one_file(file: Path) -> None:
    """Without a log of writes beside it."""
    with closing(_connected(file, "rw")) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")


def _fetch(file: Path, copy: Path) -> None:
    """Copy a backup, and make sure that it is whole."""
    if not file.is_file():
        raise BadOption("restore-no-file", file=str(file))
    try:
        _copy_file(file, copy, "ro")
        with closing(_connected(copy, "ro")) as backup:
            whole = backup.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    except sqlite3.Error:
        whole = False
    if not whole:
        raise BadOption("restore-no-backup", file=str(file))


def _tables_in(file: Path) -> int:
    with closing(_connected(file, "ro")) as backup:
        try:
            return int(backup.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.OperationalError:
            raise BadOption("backup-other-version") from None  # a file, but no store


@contextmanager
def _whole(file: Path, store: Path | None) -> Iterator[Path]:
    """A file beside the one that is meant, which takes its place when it is whole. Nobody else may read it."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.unfinished")
    try:
        if file.exists() and (not file.is_file() or _is_other(file) or (store is not None and file.samefile(store))):
            raise BadOption("backup-other-file", file=str(file))
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        try:
            yield unfinished
            unfinished.replace(file)
        finally:
            for left in ("", "-wal", "-shm", "-journal"):
                unfinished.with_name(unfinished.name + left).unlink(missing_ok=True)
    except OSError as fault:
        raise BadOption("print-cannot-write", file=str(file), fault=str(fault.strerror)) from None


def _is_other(file: Path) -> bool:
    """Whether something is in a file that is no backup."""
    try:
        with closing(_connected(file, "ro")) as backup:
            backup.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return file.stat().st_size > 0
    return False


# --- while nobody else is there -------------------------------------------------------------------------------------


def _must_be_alone(url: str) -> None:
    """SQLite gives up its log of writes only if nobody else has the file open; a server has, as long as it runs."""
    store = file_of(url)
    if store is None or not store.exists():
        return
    try:
        with closing(_connected(store, "rw")) as alone:
            alone.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise BadOption("restore-in-use") from None
    except sqlite3.Error as fault:
        raise BadOption("serve-no-store", fault=str(fault)) from None


def _must_be_alone_in(connection: sa.Connection) -> None:
    """PostgreSQL says who else is there."""
    if connection.dialect.name != "postgresql":
        return
    others = sa.text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = :called AND pid <> pg_backend_pid()"
    )
    if connection.execute(others, {"called": CALLED}).scalar_one():
        raise BadOption("restore-in-use")
