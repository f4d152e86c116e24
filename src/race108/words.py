"""Every text a person reads, in four languages, from the Fluent catalogues in ``locale/``."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "de", "es", "it")

#: A text may be given as a tuple (message, arguments): it is said in the same language first.
Argument = Any

_HERE = Path(__file__).parent


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # late: errors are rare, and this takes a while

    folder = _HERE / "locale"
    if not folder.is_dir():  # in a checkout the catalogues lie beside src/
        folder = _HERE.parents[1] / "locale"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(message: str, language: str = "en", **arguments: Argument) -> str:
    """A message in one of the four languages.

    >>> say("pile-left", "de")
    'links'
    """
    bundle = _bundle(language)
    if not bundle.has_message(message):
        raise KeyError(f"no message {message!r} in {language}.ftl")
    found = bundle.get_message(message)
    said = {name: _said(value, language) for name, value in arguments.items()}
    text, faults = bundle.format_pattern(found.value, said)
    if faults:
        raise KeyError(f"message {message!r} in {language}.ftl: {faults[0]}")
    return str(text)


def _said(value: Argument, language: str) -> str | int:
    """An argument as Fluent takes it: nested messages are said first, lists are joined."""
    if isinstance(value, tuple):
        message, arguments = value
        return say(message, language, **arguments)
    if isinstance(value, list):
        return ", ".join(str(_said(item, language)) for item in value)
    if isinstance(value, int):
        return value
    return str(value).encode("utf-8", "replace").decode()  # half a character cannot be shown


def shown(value: object, most: int = 60) -> str:
    """Something a user gave, as they wrote it, to show it in a message; a long one is cut."""
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return text if len(text) <= most else text[: most - 1] + "…"


def some(items: list[str], most: int = 12) -> list[str]:
    """The first items of a list for a message, with a sign that there are more."""
    return items if len(items) <= most else [*items[:most], "…"]


def number(digits: str) -> int:
    """A number somebody typed; one with very many digits is only very large."""
    return int(digits) if len(digits) < 10 else 10**9


def preferred_language(given: str | None = None) -> str:
    """The language asked for, or the one the system is set to, or English."""
    wishes = [given] if given else [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in wishes:
        if wish and wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"
