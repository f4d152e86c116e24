"""The commands ``race108 backup``, ``restore`` and ``export``, for whoever runs a server."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import IO

import orjson

from race108.errors import BadOption
from race108.server import rows, schema
from race108.server.copying import back_up, restore, version_at
from race108.server.engines import file_of
from race108.server.refusals import NotFound
from race108.server.settings import Settings
from race108.server.showing import record_of
from race108.server.store import Store
from race108.server.table import Table
from race108.words import say

#: What the games are called that are exported into a folder.
EXPORTED = "games.jsonl"
#: No record is longer: a table has at most 10,000 rows.
LONGEST_RECORD = 10_000_000


def host(verb: str, options: argparse.Namespace, settings: Settings, language: str) -> int:
    """Carry out one command, and say what has come of it."""
    print(VERBS[verb](options, settings, language), file=sys.stderr)
    return 0


def _backup(options: argparse.Namespace, settings: Settings, language: str) -> str:
    count = back_up(settings.planned_url, options.file)
    return say("backup-done", language, file=str(options.file), count=count)


def _restore(options: argparse.Namespace, settings: Settings, language: str) -> str:
    count = restore(settings.database_url, options.file, replace=options.replace)
    return say("restore-done", language, file=str(options.file), count=count)


def _export(options: argparse.Namespace, settings: Settings, language: str) -> str:
    _must_be_a_store(settings.planned_url)
    if str(options.file) == "-":
        count = asyncio.run(_write_games(settings, sys.stdout.buffer))
        return say("export-done", language, file="-", count=count)
    file = options.file / EXPORTED if options.file.is_dir() else options.file
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.unfinished")
    try:
        if file.exists() and not _are_games(file):
            raise BadOption("export-other-file", file=str(file))
        with unfinished.open("xb") as out:
            count = asyncio.run(_write_games(settings, out))
        unfinished.replace(file)
    except OSError as fault:
        raise BadOption("print-cannot-write", file=str(file), fault=str(fault.strerror)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return say("export-done", language, file=str(file), count=count)


def _must_be_a_store(url: str) -> None:
    """Whoever only wants to read makes none, and changes none."""
    version = version_at(url)
    if version is None:
        raise BadOption("backup-no-store", store=str(file_of(url) or "PostgreSQL"))
    if version != schema.VERSION:
        raise BadOption("backup-other-version")


def _are_games(file: Path) -> bool:
    """Whether there is nothing in a file but games that were exported before, as far as its first line tells."""
    with file.open("rb") as games:
        line = games.readline(LONGEST_RECORD)
    try:
        return not line or "moves" in orjson.loads(line)
    except (ValueError, TypeError):
        return False


async def _write_games(settings: Settings, out: IO[bytes]) -> int:
    """Every finished game as one line; says how many."""
    count = 0
    async for table in _finished(settings):
        out.write(orjson.dumps(record_of(table), option=orjson.OPT_APPEND_NEWLINE))
        count += 1
    return count


async def _finished(settings: Settings) -> AsyncIterator[Table]:
    """Every finished game, whether a server runs or not."""
    store = Store(settings.database_url)
    store.open()
    try:
        for table_id in await store.read(rows.finished_ids):
            try:
                stored = await store.read(rows.read_table, table_id)
            except NotFound:  # put away a moment ago
                continue
            yield Table.of(stored)
    finally:
        store.close()


VERBS: dict[str, Callable[[argparse.Namespace, Settings, str], str]] = {
    "backup": _backup,
    "restore": _restore,
    "export": _export,
}
