"""The command ``race108 admin``: what whoever runs a server does beside it.

A verb is a function of the store and what was given, and says what to print; ``VERBS`` has them by name.
"""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import orjson

from race108.errors import BadOption
from race108.server import rows
from race108.server.asking import group_of
from race108.server.doorkeeper import READING_SECONDS
from race108.server.settings import Settings
from race108.server.store import Store
from race108.words import say, shown

#: The longest block that has an end, and the longest note.
MOST_DAYS = 36_500
LONGEST_WHY = 200
#: How long a running server is given to answer.
ANSWER_SECONDS = 10


def administer(verb: str, options: argparse.Namespace, settings: Settings, language: str) -> int:
    """Carry out one verb."""
    for line in VERBS[verb](options, settings, language):
        print(line)
    return 0


def _in_store(settings: Settings, work: Callable[..., Any], *given: Any) -> Any:
    """Carry out work in the store of a server, whether it runs or not."""
    store = Store(settings.database_url)
    store.open()
    try:
        return asyncio.run(store.write(work, *given))
    finally:
        store.close()


# --- who is let in --------------------------------------------------------------------------------------------------


def _block(options: argparse.Namespace, settings: Settings, language: str) -> Iterator[str]:
    network, now, days = network_named(options.network), time.time(), options.days
    if ipaddress.ip_network(network).prefixlen == 0:
        raise BadOption("admin-whole-world", network=network)
    if days is not None and not 0 < days <= MOST_DAYS:
        raise BadOption("admin-bad-days")
    if len(options.why) > LONGEST_WHY:
        raise BadOption("admin-bad-why", most=LONGEST_WHY)
    until = None if days is None else now + 86_400 * days
    _in_store(settings, rows.block, rows.Blocked(network, now, until, options.why))
    message = "admin-blocked-for-good" if until is None else "admin-blocked"
    yield say(message, language, network=network, until=_date(until, language), seconds=READING_SECONDS)


def _unblock(options: argparse.Namespace, settings: Settings, language: str) -> Iterator[str]:
    network = network_named(options.network)
    if not _in_store(settings, rows.unblock, network):
        raise BadOption("admin-not-blocked", network=network)
    yield say("admin-unblocked", language, network=network, seconds=READING_SECONDS)


def _blocks(_options: argparse.Namespace, settings: Settings, language: str) -> Iterator[str]:
    found = _in_store(settings, rows.blocked_now, time.time())
    if not found:
        yield say("admin-no-blocks", language)
    for blocked in found:
        yield f"{blocked.network:<40} {_date(blocked.until, language):<16}  {blocked.why}".rstrip()


def network_named(text: str) -> str:
    """A network as the store has it. A single address of IPv6 stands for its /64, as it does for every limit."""
    try:
        network = ipaddress.ip_network(text if "/" in text else group_of(text), strict=False)
    except ValueError:
        raise BadOption("admin-bad-network", given=shown(text)) from None
    return str(network)


def _date(at: float | None, language: str) -> str:
    return say("admin-for-good", language) if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# --- who costs what -------------------------------------------------------------------------------------------------


def _costs(options: argparse.Namespace, settings: Settings, language: str) -> Iterator[str]:
    server = (options.server or settings.address).rstrip("/")
    told = _told_by(server)
    if not told["addresses"]:
        yield say("admin-no-costs", language)
        return
    if told["workers"] > 1:
        yield say("admin-one-worker", language, workers=told["workers"])
    yield "  ".join(f"{name.strip():>10}" for name in say("admin-columns", language).split(","))
    for row in told["addresses"]:
        numbers = [row[name] for name in ("requests", "frames", "bytes", "refused", "cut_off")]
        yield f"{row['seconds']:>10.3f}  {'  '.join(f'{number:>10}' for number in numbers)}  {row['address']}"


def _told_by(server: str) -> Any:
    try:
        with urllib.request.urlopen(f"{server}/metrics/addresses", timeout=ANSWER_SECONDS) as answer:
            return orjson.loads(answer.read())
    except urllib.error.HTTPError as refusal:
        if refusal.code == 404:
            raise BadOption("admin-not-told", server=server) from None
        raise BadOption("admin-no-server", server=server, fault=str(refusal.code)) from None
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "reason", fault)
        raise BadOption("admin-no-server", server=server, fault=getattr(reason, "strerror", str(reason))) from None


# --- what was forgotten ---------------------------------------------------------------------------------------------


def _forgotten(_options: argparse.Namespace, settings: Settings, language: str) -> Iterator[str]:
    found = _in_store(settings, rows.forgotten)
    if not found:
        yield say("admin-none-forgotten", language)
    for table_id, game, at in found:
        yield f"{table_id:<18} {_date(at, language):<16}  {game}"


def _restore(options: argparse.Namespace, settings: Settings, language: str) -> Iterator[str]:
    if not _in_store(settings, rows.restore_table, options.table, time.time()):
        raise BadOption("admin-not-forgotten", table=shown(options.table))
    yield say("admin-restored", language, table=options.table)


VERBS: dict[str, Callable[[argparse.Namespace, Settings, str], Iterator[str]]] = {
    "block": _block,
    "unblock": _unblock,
    "blocks": _blocks,
    "costs": _costs,
    "forgotten": _forgotten,
    "restore": _restore,
}
