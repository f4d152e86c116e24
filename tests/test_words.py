"""Every text stands in all four catalogues, with the same arguments, and every message the code names exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from race108.words import LANGUAGES, catalogues_in, preferred_language, say

ROOT = Path(__file__).parents[1]


def messages(language: str) -> dict[str, ast.Message]:
    entries = [entry for path in catalogues_in(language) for entry in _entries(path)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found)
    return {message.id.name: message for message in found}


def _entries(path: Path) -> list[Any]:
    resource: Any = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return list(resource.body)


class Arguments(Visitor):
    """Collects the arguments a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def arguments(message: ast.Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(message)
    return visitor.names


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_stands_in_every_language(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_wants_an_argument_the_english_one_does_not_get(language: str) -> None:
    for name, message in messages(language).items():
        assert arguments(message) <= arguments(ENGLISH[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 8, 11])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for name, message in ENGLISH.items():
        said = say(name, language, **dict.fromkeys(arguments(message), number))
        assert said
        assert "{" not in said.replace('{"do"', "")


def test_every_error_in_the_code_has_its_message() -> None:
    raised = re.compile(
        r'(?:Move|Position|BadOption|Layout|Record|Request|TakeBack|Failed|Fault|say)\(\s*"([a-z0-9-]+)"'
    )
    named = {name for path in (ROOT / "src").glob("**/*.py") for name in raised.findall(path.read_text())}
    assert named
    assert named <= set(ENGLISH)


def test_the_language_follows_the_wish_then_the_system_then_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert preferred_language() == "en"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert preferred_language() == "it"
    assert preferred_language("de") == "de"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert preferred_language() == "it"


def test_an_unknown_message_is_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError, match="no message"):
        say("no-such-message")
