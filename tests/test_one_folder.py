"""A game is one folder: outside of it nothing names it, except in docs, tests and examples."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

from race108.games.registry import games
from race108.words import say

ROOT = Path(__file__).parents[1]
#: Where no line may name a game.
PLACES = (
    "src/race108/*",
    "src/race108/bots/**/*",
    "src/race108/coach/**/*",
    "src/race108/envs/**/*",
    "src/race108/games/**/*",
    "src/race108/lab/**/*",
    "src/race108/printing/**/*",
    "src/race108/server/**/*",
    "src/race108/terminal/**/*",
    "locale/*.ftl",  # the glossary beside them is about the words of games, and read by a test alone
)
#: A game's own folders, where every line may.
OWN = ("src/race108/games/{game}", "web/src/games/{game}")
#: Made from web/, which has a test of its own (test_client_folders.py).
BUILT = ROOT / "src" / "race108" / "server" / "client"
KINDS = {".py", ".typ", ".html", ".ftl", ".toml", ".ts", ".svelte", ".css"}


def names_of_games() -> re.Pattern[str]:
    """Every game as code writes it and as people call it, in any case: ``runtrip``, ``RunTrip``, “Run & Trip”."""
    said = [say(about.named()[0]) for about in games().values()]
    return re.compile("|".join(map(re.escape, {*games(), *said})), re.IGNORECASE)


def example_lines(text: str) -> set[int]:
    """The lines of a Python source that are examples in docstrings, counted from 1."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            docstring = ast.get_docstring(node, clean=False)
            for one in doctest.DocTestParser().get_examples(docstring or ""):
                first = node.body[0].lineno + one.lineno
                found.update(range(first, first + (one.source + one.want).count("\n")))
    return found


def naming_lines(text: str, *, python: bool) -> list[str]:
    """The lines that name a game and are no example."""
    examples = example_lines(text) if python else set()
    lines = enumerate(text.splitlines(), 1)
    return [line.strip() for number, line in lines if number not in examples and names_of_games().search(line)]


def files_in(place: str) -> list[Path]:
    own = [BUILT, *(ROOT / folder.format(game=game) for folder in OWN for game in games())]
    return [
        path
        for path in sorted(ROOT.glob(place))
        if path.is_file() and path.suffix in KINDS and not any(folder in path.parents for folder in own)
    ]


@pytest.mark.parametrize("place", PLACES)
def test_outside_its_folder_no_line_names_a_game(place: str) -> None:
    files = files_in(place)
    assert files
    for path in files:
        assert not names_of_games().search(path.relative_to(ROOT).as_posix())
        named = naming_lines(path.read_text(encoding="utf-8"), python=path.suffix == ".py")
        assert not named, path.relative_to(ROOT)


def test_a_line_that_names_a_game_is_found_unless_it_is_an_example() -> None:
    source = '''
"""Rules of RunTrip.

>>> about("runtrip").named()
('runtrip-name', {})
"""
if game == "triggs":  # not Run & Trip
    pass
'''
    assert naming_lines(source, python=True) == ['"""Rules of RunTrip.', 'if game == "triggs":  # not Run & Trip']
    assert len(naming_lines(source, python=False)) == 4
