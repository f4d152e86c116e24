"""Every text a person reads, in four languages, from the Fluent catalogues: ``locale/``, and each game's ``words/``."""

from __future__ import annotations

import json
import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import orjson

LANGUAGES = ("en", "de", "es", "it")

#: A text may be given as a tuple (message, arguments): it is said in the same language first.
Argument = Any

_HERE = Path(__file__).parent
#: Before each message of a catalogue. None of ours refers to another: what is said in another is an argument.
_ENTRY = re.compile(r"^(?=[a-z][a-z0-9-]* *=)", re.MULTILINE)
#: Stands for what cannot be seen.
_HIDDEN = "\N{REPLACEMENT CHARACTER}"
#: Where an argument stands in a message before it is filled in: characters nobody else uses.
_BEFORE, _AFTER = "\ue000", "\ue001"


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle  # late: errors are rare, and this takes a while

    return FluentBundle([language], use_isolating=False)


@cache
def _written(language: str) -> dict[str, str]:
    """Every message as it stands in the catalogues: to understand all would take a third of a start."""
    found: dict[str, str] = {}
    for catalogue in catalogues_in(language):
        for entry in _ENTRY.split(catalogue.read_text(encoding="utf-8"))[1:]:
            found.setdefault(entry.partition("=")[0].strip(), entry)
    return found


#: Folders with the catalogues of games that come from elsewhere.
_ADDED: list[Path] = []


def add_words(folder: Path) -> None:
    """Make the words of a game known that comes from elsewhere; a language it does not speak is answered in English."""
    if folder.is_dir() and folder not in _ADDED:
        _ADDED.append(folder)
        _written.cache_clear()


def catalogues_in(language: str) -> list[Path]:
    """The catalogues of one language: the general one, and each game's own."""
    folders = [catalogues(), *sorted(_HERE.glob("games/*/words")), *_ADDED]
    found = [folder / f"{language}.ftl" for folder in folders]
    return [path if path.exists() else path.with_name("en.ftl") for path in found]


def catalogues() -> Path:
    """The folder of the general catalogues: in a checkout it lies beside src/."""
    folder = _HERE / "locale"
    return folder if folder.is_dir() else _HERE.parents[1] / "locale"


def say(message: str, language: str = "en", **arguments: Argument) -> str:
    """A message in one of the four languages.

    >>> say("pile-left", "de")
    'links'
    """
    choosing = _choosing(message, language)
    said, fixed = {}, []
    for name, value in arguments.items():
        said[name] = text = _said(value, language)
        # A number is the language's business: it may choose the words, or be written with signs between its digits.
        if name in choosing or (isinstance(text, int) and not 0 <= text < 1000):
            fixed.append((name, text))
    return _worded(message, language, tuple(fixed), tuple(said)).format_map(said)


@cache
def _choosing(message: str, language: str) -> frozenset[str]:
    """The arguments by which a message chooses its words."""
    from fluent.syntax.visitor import Visitor

    names: set[str] = set()

    class Selectors(Visitor):
        def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the visitor's own name
            names.add(node.selector.id.name)
            self.generic_visit(node)

    Selectors().visit(_pattern(message, language))
    return frozenset(names)


@lru_cache(maxsize=4096)
def _worded(message: str, language: str, fixed: tuple[tuple[str, str | int], ...], names: tuple[str, ...]) -> str:
    """A message with its wording settled, to be filled with ``format_map``: Fluent itself takes ten times as long."""
    given = {name: _place(name) for name in names} | dict(fixed)
    text, faults = _bundle(language).format_pattern(_pattern(message, language), given)
    if faults:
        raise KeyError(f"message {message!r} in {language}.ftl: {faults[0]}")
    return _template(str(text))


def _template(text: str) -> str:
    """A text with marked places, as ``str.format`` fills it."""
    for plain, meant in (("{", "{{"), ("}", "}}"), (_BEFORE, "{"), (_AFTER, "}")):
        text = text.replace(plain, meant)
    return text


def _place(name: object) -> str:
    return f"{_BEFORE}{name}{_AFTER}"


def _pattern(message: str, language: str) -> Any:
    bundle = _bundle(language)
    if not bundle.has_message(message):
        from fluent.runtime import FluentResource

        if message not in _written(language):
            raise KeyError(f"no message {message!r} in {language}.ftl")
        bundle.add_resource(FluentResource(_written(language)[message]))
    return bundle.get_message(message).value


def _said(value: Argument, language: str) -> str | int:
    """An argument as Fluent takes it: nested messages are said first, lists are joined."""
    if isinstance(value, str) and value.isascii() and value.isprintable():
        return value
    if isinstance(value, tuple):
        message, arguments = value
        try:
            return _nested(message, language, tuple(arguments.items()))
        except TypeError:  # lists and messages among its arguments
            return say(message, language, **arguments)
    if isinstance(value, list):
        return ", ".join([str(_said(item, language)) for item in value])
    if isinstance(value, int):
        return value
    return _visible(str(value))


@lru_cache(maxsize=4096)
def _visible(text: str) -> str:
    """A text without signs that cannot be seen, or that turn around what stands beside them."""
    return "".join(_HIDDEN if _hides(sign) else sign for sign in text)


@lru_cache(maxsize=4096)
def _hides(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp")


@lru_cache(maxsize=4096)
def _nested(message: str, language: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """A message inside another: there are few, and they come again and again."""
    return say(message, language, **dict(arguments))


def from_json(value: Any) -> Argument:
    """An argument that was kept as JSON: what was a message with its arguments is one again."""
    if isinstance(value, dict):
        return {name: from_json(one) for name, one in value.items()}
    if not isinstance(value, (list, tuple)):
        return value
    items = [from_json(one) for one in value]
    return tuple(items) if len(items) == 2 and isinstance(items[1], dict) else items


# --- what is told of a game: messages as JSON, which whoever writes them need not have words for --------------------


@lru_cache(maxsize=1 << 14)
def told_in(sentence: bytes, language: str, you: int | None, *, named: bool) -> str:
    """A sentence that was written as ``{"say":"tell-won","player":{"seat":0}}``, made ready for ``with_names``.

    Without names the players are Player 1, Player 2 ...; ``you`` is the seat of the listener. What a player does is
    said with ``who``: "you" or "other". What comes again and again is put into words once.
    """
    message, arguments = _Listener(you, named=named).meant(orjson.loads(sentence))
    return _template(say(message, language, **arguments))


def meant(value: Any) -> Argument:
    """A message that was written so, of which nothing depends on who hears it."""
    return _Listener(None, named=False).meant(value)


class _Listener:
    """Somebody who is told something."""

    def __init__(self, you: int | None, *, named: bool) -> None:
        self._you, self._named = you, named

    def meant(self, value: Any) -> Argument:
        """A message as a tuple, a seat as its player, and of what differs for some listeners what is for this one."""
        if isinstance(value, list):
            return [self.meant(item) for item in value]
        if not isinstance(value, dict):
            return value
        if "seat" in value:
            return PLACES[value["seat"]] if self._named else ("player", {"number": value["seat"] + 1})
        if "for" in value:
            return self.meant(value["is"] if self._you in value["for"] else value["else"])
        arguments = {name: self.meant(one) for name, one in value.items() if name != "say"}
        if "player" in value:
            arguments.setdefault("who", "you" if value["player"]["seat"] == self._you else "other")
        return value["say"], arguments


# --- names ----------------------------------------------------------------------------------------------------------

#: Stand for the names of the players until ``with_names`` fills them in, so that a telling can be kept for all tables.
PLACES = tuple(_place(seat) for seat in range(6))


def with_names(sentences: Iterable[str], names: Sequence[str]) -> list[str]:
    """Sentences that were made ready, with the names of the players."""
    said = names_said(names)
    return [sentence.format(*said) for sentence in sentences]


def names_said(names: Sequence[str]) -> list[str]:
    """Names as they stand in a sentence."""
    return list(_names_said(tuple(names)))


@lru_cache(maxsize=4096)
def _names_said(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(_said(str(name), "en")) for name in names)


def shown(value: object, most: int = 60) -> str:
    """Something a user gave, as they wrote it, to show it in a message; a long one is cut.

    What cannot be seen, or would turn the sentence around, is shown as a sign that there was something.
    """
    try:
        text = value if isinstance(value, str) else json.dumps(value, default=str)
    except RecursionError:
        text = "…"
    cut = text if len(text) <= most else text[: most - 1] + "…"
    return _visible(cut)


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
