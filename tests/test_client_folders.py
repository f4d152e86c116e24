"""A game of the browser client is one folder: outside it no line names a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from race108.words import LANGUAGES

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
FOLDER = WEB / "src" / "games"
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/index.ts"))
#: Made from the server's models (tests/generated.py), which it is for the server to keep free of names.
GENERATED = WEB / "src" / "lib" / "api-types.ts"
#: How people write the names of the games that come with race108.
NAMES = re.compile("|".join([*GAMES, r"run\s*(?:&|&amp;|and)\s*trip"]), flags=re.IGNORECASE)


def outside() -> Iterator[Path]:
    """Every file of the client that belongs to no game; tests may name whom they test."""
    for path in (*WEB.glob("*.ts"), *WEB.glob("*.html"), *(WEB / "plugins").rglob("*"), *(WEB / "src").rglob("*")):
        inside = any(path.is_relative_to(FOLDER / game) for game in GAMES)
        if path.is_file() and not inside and not path.name.endswith(".test.ts") and path != GENERATED:
            yield path


def test_there_are_games() -> None:
    assert {"triggs", "runtrip"} <= set(GAMES)


def test_no_line_of_the_client_outside_a_games_folder_names_a_game() -> None:
    files = list(outside())
    assert len(files) > 100
    named = [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMES.search(line)
    ]
    assert not named, "\n".join(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_says_stands_in_files_that_bear_its_name(language: str) -> None:
    named = [
        path.name
        for path in (ROOT / "locale" / "web" / language).iterdir()
        if path.stem.split("-")[0] not in GAMES and NAMES.search(path.read_text(encoding="utf-8"))
    ]
    assert not named


@pytest.mark.parametrize("game", GAMES)
def test_no_game_needs_another_ones_folder(game: str) -> None:
    others = re.compile("|".join(rf"games/{other}/|\.\./{other}/" for other in GAMES if other != game))
    for path in (FOLDER / game).rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            assert not others.search(path.read_text(encoding="utf-8")), path
