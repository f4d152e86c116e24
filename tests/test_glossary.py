"""One thing, one word: no catalogue uses a word that locale/glossary.toml keeps for nothing, or for something else."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from race108.words import LANGUAGES, catalogues_in

ROOT = Path(__file__).parents[1]
THINGS: dict[str, dict[str, Any]] = tomllib.loads((ROOT / "locale" / "glossary.toml").read_text(encoding="utf-8"))
CASES = [(thing, language) for thing in THINGS for language in LANGUAGES]


class Texts(Visitor):
    """What a message says: each text and each variant by itself, with 9 in place of what is filled in."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802 - the visitor's own name
        parts = (part.value if isinstance(part, ast.TextElement) else "9" for part in node.elements)
        self.said.append(re.sub(r"[ \n]+", " ", "".join(parts)))
        self.generic_visit(node)


@cache
def said(language: str) -> list[tuple[str, str, str]]:
    """Everything said in a language: the catalogue, the message and a text."""
    paths = [*catalogues_in(language), *sorted((ROOT / "locale" / "web" / language).iterdir())]
    found = []
    for path in paths:
        resource: Any = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                found += [(path.as_posix(), entry.id.name, text) for text in texts.said]
    return found


def forbidden(word: str) -> re.Pattern[str]:
    """The glossary's way to write a forbidden word; what a name or an option has in it is no word."""
    first, rest = word[0], re.escape(word[1:])
    start = f"[{first}{first.upper()}]" if first.isalpha() else re.escape(first)
    pattern = (start + rest).replace(r"\*", r"\w*").replace(r"\#", r"\d+")
    return re.compile(rf"(?<![\w-]){pattern}(?![\w-])")


def concerned(thing: str, language: str) -> list[tuple[str, str, str]]:
    within = THINGS[thing].get("in")
    return [one for one in said(language) if not within or any(part in Path(one[0]).as_posix() for part in within)]


def broken(thing: str, language: str) -> list[tuple[str, str]]:
    never = [forbidden(word) for word in THINGS[thing][language]["never"]]
    return [(name, text) for _, name, text in concerned(thing, language) if any(word.search(text) for word in never)]


@pytest.mark.parametrize("thing", THINGS)
def test_every_thing_has_its_word_in_every_language(thing: str) -> None:
    assert set(LANGUAGES) <= set(THINGS[thing]) <= {*LANGUAGES, "in", "except"}
    for language in LANGUAGES:
        assert set(THINGS[thing][language]) == {"say", "never"}


@pytest.mark.parametrize(("thing", "language"), CASES)
def test_the_word_is_used_and_no_other(thing: str, language: str) -> None:
    allowed = THINGS[thing].get("except", {})
    word = THINGS[thing][language]["say"].lower()
    assert any(word in text.lower() for _, _, text in concerned(thing, language)), f"nobody says “{word}”"
    assert not [one for one in broken(thing, language) if one[0] not in allowed]


def test_every_exception_is_needed() -> None:
    for thing, about in THINGS.items():
        needed = {name for language in LANGUAGES for name, _ in broken(thing, language)}
        assert set(about.get("except", {})) <= needed, thing


def test_a_forbidden_word_is_found_in_all_its_forms() -> None:
    assert forbidden("tabl*").search("Tablas para todos")
    assert forbidden("#en").search("zwei 9en")
    assert forbidden("Seed").search("der Seed")
    assert not forbidden("Seed").search("ein --seed")
    assert not forbidden("Ihnen").search("mit ihnen")
    assert not forbidden("fila").search("sfilata")


#: What no text of a language has, by its habits of writing.
SLIPS = {
    "en": {
        "a space before %": r"\d\s%",
        "a space before …": r"\w …(?!/)",
        "straight quotation marks": r"\w'\w|“[^”]*$",
    },
    "de": {
        "no hard space before %": r"\d ?%",
        "no space before …": r"[a-zäöüß]…",
        "foreign marks": r"[«»”]|\w'\w|„[^“]*$",
    },
    "es": {
        "no hard space before %": r"\d ?%",
        "a space before …": r"\w …(?!/)",
        "foreign marks": r"[„“”]|\w'\w|«[^»]*$",
        "a question or a cry that does not begin as one": r"^[^¿]*\w\?|^[^¡]*\w!",
    },
    "it": {"a space before %": r"\d\s%", "a space before …": r"\w …(?!/)", "foreign marks": r"[„“”]|\w'\w|«[^»]*$"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_written_by_its_own_habits(language: str) -> None:
    for slip, pattern in SLIPS[language].items():
        found = [(name, text) for _, name, text in said(language) if re.search(pattern, text)]
        assert not found, slip
