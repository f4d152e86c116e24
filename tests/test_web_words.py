"""The browser client's words: the same messages in all four languages, none missing, none that nobody says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from race108.words import LANGUAGES
from test_words import arguments

ROOT = Path(__file__).parents[1]
CATALOGUES = ROOT / "locale" / "web"
_SERIALIZER = FluentSerializer()
ROOMS = sorted(path.stem for path in (CATALOGUES / "en").iterdir())


@cache
def messages(language: str, room: str) -> dict[str, ast.Message]:
    resource: Any = FluentParser().parse((CATALOGUES / language / f"{room}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


@cache
def named_in_the_client() -> tuple[frozenset[str], frozenset[str]]:
    """Every literal in the client that looks like a message, and every template of one, as a pattern."""
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts", ".json")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources if not path.name.endswith(".test.ts"))
    literals = frozenset(re.findall(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""", text))
    templates = re.findall(r"`([a-z0-9-]*\$\{[^`]+)`", text)
    patterns = {re.sub(r"\\\$\\\{.*?\\\}|\$\\\{.*?\\\}", "[A-Za-z0-9-]+", re.escape(one)) for one in templates}
    return literals, frozenset(pattern for pattern in patterns if re.fullmatch(r"[A-Za-z0-9\\\[\]+-]+", pattern))


def test_every_language_has_the_same_rooms() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (CATALOGUES / language).iterdir()) == ROOMS, language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_message_stands_in_every_language_with_the_same_arguments(language: str, room: str) -> None:
    english, theirs = messages("en", room), messages(language, room)
    assert set(theirs) == set(english)
    for name, message in theirs.items():
        assert arguments(message) <= arguments(english[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 8, 11])
def test_every_message_can_be_said(language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for room in ROOMS:
        bundle.add_resource(FluentResource((CATALOGUES / language / f"{room}.ftl").read_text(encoding="utf-8")))
    for room in ROOMS:
        for name, message in messages(language, room).items():
            given = dict.fromkeys(arguments(message), number)
            pattern = bundle.get_message(name).value
            assert pattern, name
            text, faults = bundle.format_pattern(pattern, given)
            assert not faults, (name, faults)
            assert str(text).strip(), name
            assert "{" not in str(text), name


def test_no_two_rooms_use_the_same_name() -> None:
    names = [name for room in ROOMS for name in messages("en", room)]
    assert len(names) == len(set(names))


def test_every_message_the_client_says_exists() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*.svelte"))
    text += "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "web" / "src").rglob("*.ts"))
    # A table on the device says what the server would, from the server's catalogues (words.say, this.say).
    said = set(re.findall(r"""\b(?<!words\.)(?<!this\.)say\(\s*["']([a-z0-9-]+)["']""", text))
    assert said
    assert said <= {name for room in ROOMS for name in messages("en", room)}


@pytest.mark.parametrize("room", ROOMS)
def test_no_message_is_left_over(room: str) -> None:
    literals, patterns = named_in_the_client()
    left_over = [
        name
        for name in messages("en", room)
        if name not in literals and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert not left_over


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    """A sentence that is the same in two languages has not been translated."""
    for room in ROOMS:
        for name, message in messages(language, room).items():
            written, english = (_SERIALIZER.serialize_entry(entry) for entry in (message, messages("en", room)[name]))
            words = re.findall(r"\w\w+", re.sub(r"\{.*?\}", "", english.partition("=")[2]))
            assert written != english or len(words) < 5, name
