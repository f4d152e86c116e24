"""How a server is set up: one file, the environment, and the command line, each going before the last."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    ValidationError,
    ValidationInfo,
    model_validator,
)
from pydantic_core import ErrorDetails

from race108.errors import BadOption, Race108Error
from race108.server.engines import is_database
from race108.server.thinkers import bot_allowed
from race108.words import shown

#: Whoever guesses the secret can be anybody.
SHORTEST_SECRET = 16


def _no_switch(value: object) -> object:
    """In a file, ``port = true`` is a mistake and not 1."""
    if isinstance(value, bool):
        raise ValueError
    return value


def _must(fit: Callable[[str], object], message: str, **arguments: int) -> AfterValidator:
    """A text that is checked, and what is said of one that cannot be used."""

    def checked(text: str) -> str:
        if not fit(text):
            raise BadOption(message, **arguments)
        return text

    return AfterValidator(checked)


def _within(least: int, most: int) -> AfterValidator:
    """A number that is checked."""

    def checked(number: float, info: ValidationInfo) -> float:
        if not least <= number <= most:  # not a number is not between them either
            raise BadOption("serve-bad-range", name=str(info.field_name), least=str(least), most=str(most))
        return number

    return AfterValidator(checked)


def _web_address(url: str) -> str:
    with suppress(ValueError):
        parts = urlsplit(url)
        if not url or (parts.scheme in ("http", "https") and parts.hostname):
            return url
    raise BadOption("serve-bad-public-url", given=shown(url))


_long_enough = _must(lambda secret: not 0 < len(secret) < SHORTEST_SECRET, "serve-bad-secret", least=SHORTEST_SECRET)
Whole = Annotated[int, BeforeValidator(_no_switch)]
Number = Annotated[float, BeforeValidator(_no_switch)]
Level = Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(lambda given: str(given).lower())]


class Settings(BaseModel):
    """Everything that can be set. ``RACE108_PORT`` in the environment is ``port`` in the file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    #: The file with settings.
    config: Path | None = None
    #: An empty one the system would take for: all networks.
    host: Annotated[str, _must(bool, "serve-bad-host")] = "127.0.0.1"
    port: Annotated[Whole, _within(0, 65535)] = 8108
    workers: Annotated[Whole, _within(1, 64)] = 1
    #: The folder of the SQLite file; empty: where the system keeps a user's data.
    data: str = ""
    #: A SQLAlchemy URL; empty: SQLite in the data folder.
    database: Annotated[str, _must(lambda url: not url or is_database(url), "serve-bad-database")] = ""
    #: Needed as soon as there is more than one worker.
    redis: str = ""
    #: How people reach the server, when that is not its own address: ``https://play.example.org``.
    public_url: Annotated[str, AfterValidator(_web_address)] = ""
    #: Signs the cookies; empty: one is made and kept in the store.
    secret: Annotated[str, _long_enough] = ""
    rate_limits: bool = True
    #: How many bots think at once; 0: one less than there are cores, but one at least.
    bot_threads: Annotated[Whole, _within(0, 256)] = 0
    #: The bot that plays for somebody who has left.
    stand_in: Annotated[str, AfterValidator(bot_allowed)] = "level3"
    #: Somebody who is not there for so many seconds may be replaced by a bot until they return.
    absent_seconds: Annotated[Number, _within(0, 86_400)] = 60.0
    #: A table at which no game began is forgotten after so many hours, …
    forget_waiting_hours: Annotated[Number, _within(0, 100_000)] = 24.0
    #: … and one at which a game began but nobody has moved after so many days. Finished games are kept.
    forget_idle_days: Annotated[Number, _within(0, 100_000)] = 30.0
    #: Who may read /metrics, by address.
    metrics_for: str = "127.0.0.1 ::1"
    log_level: Level = "info"

    @model_validator(mode="after")
    def _has_what_it_needs(self) -> Self:
        postgres = self.database.startswith("postgresql")
        if self.workers > 1 and not (self.redis and postgres):
            raise BadOption("serve-workers-need")
        if (postgres and not find_spec("psycopg")) or (self.redis and not find_spec("redis")):
            raise BadOption("serve-needs-packages")
        return self

    @property
    def database_url(self) -> str:
        """The SQLAlchemy URL of the store; the folder of SQLite's file is made if there is none."""
        if not self.database:
            try:
                self.data_folder.mkdir(parents=True, exist_ok=True)
            except (OSError, ValueError) as fault:
                raise BadOption("serve-bad-folder", folder=str(self.data_folder), fault=_reason(fault)) from None
        return self.planned_url

    @property
    def planned_url(self) -> str:
        """The same for those who only look: nothing is made."""
        return self.database or f"sqlite:///{self.data_folder / 'race108.sqlite'}"

    @property
    def data_folder(self) -> Path:
        """The folder of the SQLite file."""
        from platformdirs import user_data_path

        return Path(self.data) if self.data else user_data_path("race108", appauthor=False)

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
        return {f"RACE108_{name.upper()}": str(value) for name, value in self if value is not None}


def read_settings(given: Mapping[str, Any]) -> Settings:
    """The settings from the command line, the environment and a file; a wrong one is refused by name."""
    around = {name.lower(): value for name, value in os.environ.items()}
    told = {name: around[f"race108_{name}"] for name in Settings.model_fields if f"race108_{name}" in around}
    told |= {name: value for name, value in given.items() if value is not None}
    try:
        return Settings.model_validate(_in_file(told.get("config")) | told)
    except ValidationError as faults:
        raise _refusal(faults.errors()[0]) from None


def _in_file(path: str | Path | None) -> dict[str, Any]:
    """What stands in the settings file."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8")) if path else {}
    except (OSError, ValueError) as fault:
        raise BadOption("serve-bad-file", file=str(path), fault=_reason(fault)) from None


def _reason(fault: Exception) -> str:
    return str(getattr(fault, "strerror", fault))


def _refusal(fault: ErrorDetails) -> Race108Error:
    """The first thing that is wrong, in one sentence."""
    said = fault.get("ctx", {}).get("error")
    if isinstance(said, Race108Error):
        return said
    name, kind, given = str(fault["loc"][0]), fault["type"], shown(fault["input"])
    if kind == "extra_forbidden":
        return BadOption("serve-unknown-setting", name=shown(name), known=sorted(Settings.model_fields))
    if kind == "literal_error":
        return BadOption("serve-bad-choice", name=name, given=given, known=["debug", "info", "warning", "error"])
    messages = {"string": "serve-bad-text", "bool": "serve-bad-switch"}
    return BadOption(messages.get(kind.partition("_")[0], "serve-bad-number"), name=name, given=given)
