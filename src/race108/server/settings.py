"""How a server is set up: one file, the environment, and the command line, each going before the last."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from race108.errors import BadOption
from race108.words import shown

PREFIX = "RACE108_"
LOG_LEVELS = ("debug", "info", "warning", "error")
#: Whoever guesses the secret can be anybody.
SHORTEST_SECRET = 16
#: What is from 0 to so much.
MOST = {"bot_threads": 256, "absent_seconds": 86_400, "forget_waiting_hours": 100_000, "forget_idle_days": 100_000}


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. ``RACE108_PORT`` in the environment is ``port`` in the file."""

    host: str = "127.0.0.1"
    port: int = 8108
    workers: int = 1
    #: The folder of the SQLite file; empty: where the system keeps a user's data.
    data: str = ""
    #: A SQLAlchemy URL; empty: SQLite in the data folder.
    database: str = ""
    #: Needed as soon as there is more than one worker.
    redis: str = ""
    #: How people reach the server, when that is not its own address: ``https://play.example.org``.
    public_url: str = ""
    #: Signs the cookies; empty: one is made and kept in the store.
    secret: str = ""
    rate_limits: bool = True
    #: How many bots think at once; 0: one less than there are cores, but one at least.
    bot_threads: int = 0
    #: The bot that plays for somebody who has left.
    stand_in: str = "level3"
    #: Somebody who is not there for so many seconds may be replaced by a bot until they return.
    absent_seconds: float = 60.0
    #: A table at which no game began is forgotten after so many hours, …
    forget_waiting_hours: float = 24.0
    #: … and one at which a game began but nobody has moved after so many days. Finished games are kept.
    forget_idle_days: float = 30.0
    #: Who may read /metrics, by address.
    metrics_for: str = "127.0.0.1 ::1"
    log_level: str = "info"

    @property
    def database_url(self) -> str:
        """The SQLAlchemy URL of the store."""
        if self.database:
            return self.database
        return f"sqlite:///{self.data_folder / 'race108.sqlite'}"

    @property
    def data_folder(self) -> Path:
        """The folder of the SQLite file; it is made if there is none."""
        if self.data:
            folder = Path(self.data)
        else:
            from platformdirs import user_data_path

            folder = user_data_path("race108", appauthor=False)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as fault:
            reason = str(getattr(fault, "strerror", fault))
            raise BadOption("serve-bad-folder", folder=str(folder), fault=reason) from None
        return folder

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the server."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies must too."""
        return self.public_url.startswith("https://")

    def environment(self) -> dict[str, str]:
        """The settings as environment variables, for worker processes."""
        return {PREFIX + field.name.upper(): _written(getattr(self, field.name)) for field in fields(self)}


def read_settings(
    given: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """The settings from the command line, the environment and a file; a wrong one is refused by name."""
    kinds = {field.name: type(field.default) for field in fields(Settings)}
    found: dict[str, Any] = {}
    path = file or (Path(environment[PREFIX + "CONFIG"]) if environment.get(PREFIX + "CONFIG") else None)
    if path is not None:
        for name, value in _read_file(path).items():
            if name not in kinds:
                raise BadOption("serve-unknown-setting", name=shown(name), known=sorted(kinds))
            if kinds[name] is str and not isinstance(value, str):
                raise BadOption("serve-bad-text", name=name, given=shown(value))
            found[name] = _read(name, _written(value), kinds[name])
    for name, kind in kinds.items():
        if PREFIX + name.upper() in environment:
            found[name] = _read(name, environment[PREFIX + name.upper()], kind)
    found |= {name: value for name, value in given.items() if value is not None}
    return _checked(Settings(**found))


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadOption("serve-bad-file", file=str(path), fault=str(fault.strerror)) from None
    except ValueError as fault:
        raise BadOption("serve-bad-file", file=str(path), fault=str(fault)) from None


def _read(name: str, text: str, kind: type) -> object:
    try:
        if kind is bool:
            return {"on": True, "true": True, "1": True, "off": False, "false": False, "0": False}[text.lower()]
        return kind(text)
    except (ValueError, KeyError):
        message = "serve-bad-switch" if kind is bool else "serve-bad-number"
        raise BadOption(message, name=name, given=shown(text)) from None


def _written(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _checked(settings: Settings) -> Settings:
    from race108.bots import BOTS

    if not settings.host:
        raise BadOption("serve-bad-host")  # the system would take it for: all networks
    if not 0 <= settings.port <= 65535:
        raise BadOption("serve-bad-port")
    if not 1 <= settings.workers <= 64:
        raise BadOption("serve-bad-workers")
    if settings.database and not _is_database(settings.database):
        raise BadOption("serve-bad-database")
    if settings.workers > 1 and not (settings.redis and settings.database.startswith("postgresql")):
        raise BadOption("serve-workers-need")
    if (settings.database.startswith("postgresql") and not find_spec("psycopg")) or (
        settings.redis and not find_spec("redis")
    ):
        raise BadOption("serve-needs-packages")
    if settings.stand_in not in BOTS:
        raise BadOption("unknown-bot", bot=shown(settings.stand_in), known=list(BOTS))
    if settings.public_url and not _is_web_address(settings.public_url):
        raise BadOption("serve-bad-public-url", given=shown(settings.public_url))
    if 0 < len(settings.secret) < SHORTEST_SECRET:
        raise BadOption("serve-bad-secret", least=SHORTEST_SECRET)
    if settings.log_level.lower() not in LOG_LEVELS:
        raise BadOption("serve-bad-choice", name="log_level", given=shown(settings.log_level), known=list(LOG_LEVELS))
    for name, most in MOST.items():
        if not 0 <= getattr(settings, name) <= most:  # not a number is not between them either
            raise BadOption("serve-bad-range", name=name, most=most)
    return settings


def _is_database(url: str) -> bool:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        given = make_url(url)
    except (ArgumentError, ValueError):
        return False
    if given.drivername == "sqlite":
        return given.database not in (None, "", ":memory:")  # which every connection would have for itself
    return given.drivername == "postgresql+psycopg"


def _is_web_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        return False
