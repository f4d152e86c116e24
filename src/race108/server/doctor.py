"""The command ``race108 doctor``: what works here, what is missing, and what to do about it.

A check is a function that yields findings; ``INSTALLED`` and ``FOUND`` have them in the order they are told.
"""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, NamedTuple

import orjson

from race108 import engine
from race108.errors import BadOption, Race108Error
from race108.printing.typesetting import is_ready as can_print
from race108.server import schema
from race108.server.copying import version_at
from race108.server.engines import file_of
from race108.server.run import check_port
from race108.server.serving import FOLDER
from race108.server.settings import Settings, read_settings
from race108.words import Argument, say

#: Below this a server may soon be unable to store a move.
LEAST_ROOM = 200 * 1024**2
#: How long somebody who has the port is given to say who they are.
ANSWER_SECONDS = 2

#: Well; not needed by everybody; or something that has to be put right.
Health = Literal["well", "spare", "ill"]
SIGNS: Mapping[Health, str] = {"well": "✓", "spare": "–", "ill": "✗"}

#: A proxy on the way to the world is not on the way to this computer.
_straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Finding(NamedTuple):
    """One line: a message and its arguments."""

    health: Health
    message: str
    arguments: Mapping[str, Argument] = {}


def examine(given: Mapping[str, Any], language: str) -> int:
    """Say what works and what does not; 1 if a server could not do its work here."""
    healthy = True
    for finding in _findings(given):
        healthy = healthy and finding.health != "ill"
        print(f"{SIGNS[finding.health]} {say(finding.message, language, **finding.arguments)}", flush=True)
    print(say("doctor-well" if healthy else "doctor-ill", language, sign=SIGNS["ill"]))
    return 0 if healthy else 1


def _findings(given: Mapping[str, Any]) -> Iterator[Finding]:
    for check in INSTALLED:
        yield from check()
    try:
        settings = read_settings(given)
    except Race108Error as fault:
        yield _ill(fault)
        return
    for look in FOUND:
        try:
            yield from look(settings)
        except Race108Error as fault:
            yield _ill(fault)


def _ill(fault: Race108Error) -> Finding:
    return Finding("ill", fault.message, fault.arguments)


# --- what is installed ----------------------------------------------------------------------------------------------


def _python() -> Iterator[Finding]:
    health: Health = "well" if sys.version_info >= (3, 11) else "ill"
    yield Finding(health, "doctor-python", {"version": platform.python_version()})


def _rules() -> Iterator[Finding]:
    """What runs the rules, and what else could."""
    for name in ("wasm", "numba"):
        if (fault := engine.missing(name)) is None:
            yield Finding("well", f"doctor-{name}")
        elif name == "wasm" and engine.missing("numba"):
            yield _ill(fault)
        else:
            yield Finding("spare", fault.message, fault.arguments)


def _client() -> Iterator[Finding]:
    built = (FOLDER / "index.html").exists()
    yield Finding("well", "doctor-client") if built else Finding("ill", "doctor-no-client")


def _printing() -> Iterator[Finding]:
    yield Finding("well", "doctor-printing") if can_print() else Finding("spare", "print-no-extra")


def _packages() -> Iterator[Finding]:
    there = find_spec("psycopg") and find_spec("redis")
    yield Finding("well", "doctor-packages") if there else Finding("spare", "serve-needs-packages")


INSTALLED: tuple[Callable[[], Iterator[Finding]], ...] = (_python, _rules, _client, _printing, _packages)


# --- what a server would find ---------------------------------------------------------------------------------------


def _port(settings: Settings) -> Iterator[Finding]:
    try:
        check_port(settings)
    except BadOption:
        if not _is_ours(settings.address):
            raise
        yield Finding("well", "doctor-running", {"address": settings.address})
    else:
        yield Finding("well", "doctor-port", {"host": settings.host, "port": str(settings.port)})


def _is_ours(address: str) -> bool:
    """Whether a server of this program answers there."""
    try:
        with _straight.open(f"{address}/livez", timeout=ANSWER_SECONDS) as answer:
            return bool(orjson.loads(answer.read())["alive"])
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _store(settings: Settings) -> Iterator[Finding]:
    file = file_of(settings.planned_url)
    where = "PostgreSQL" if file is None else str(file)
    if file is not None and (fault := _why_not_writable(file.absolute().parent)) is not None:
        yield Finding("ill", "serve-bad-folder", {"folder": str(file.absolute().parent), "fault": fault})
        return
    version = version_at(settings.planned_url)
    if version is None:
        yield Finding("well", "doctor-new-store", {"store": where})
    elif version == schema.VERSION:
        yield Finding("well", "doctor-store", {"store": where, "version": version})
    elif version > schema.VERSION:
        yield Finding("ill", "serve-newer-store")
    else:
        yield Finding("well", "doctor-old-store", {"store": where, "version": version, "newest": schema.VERSION})


def _redis(settings: Settings) -> Iterator[Finding]:
    if settings.redis:
        from race108.server.fanout import greet

        greet(settings.redis)
        yield Finding("well", "doctor-redis")


def _room(settings: Settings) -> Iterator[Finding]:
    """On the disk with the store; PostgreSQL looks after its own."""
    file = file_of(settings.planned_url)
    if file is None:
        return
    folder = file.absolute().parent
    free = shutil.disk_usage(_nearest(folder)).free
    if free >= LEAST_ROOM:
        yield Finding("well", "doctor-room", {"folder": str(folder), "free": f"{free / 1024**3:.0f}"})
    else:
        room = {"folder": str(folder), "free": free // 1024**2, "least": LEAST_ROOM // 1024**2}
        yield Finding("ill", "doctor-no-room", room)


FOUND: tuple[Callable[[Settings], Iterator[Finding]], ...] = (_port, _store, _redis, _room)


# --- folders --------------------------------------------------------------------------------------------------------


def _nearest(folder: Path) -> Path:
    """The folder itself or, as long as there is none, the one it would be made in."""
    return next(one for one in (folder, *folder.parents) if one.exists())


def _why_not_writable(folder: Path) -> str | None:
    """Why nothing can be written there. What is not there yet is not made."""
    try:
        with tempfile.TemporaryFile(dir=_nearest(folder)):
            return None
    except OSError as fault:
        return str(fault.strerror)
