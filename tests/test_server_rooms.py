"""The server's rooms keep to themselves: SQL is in one, a table knows nothing of the world, no room is too large."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from race108 import server
from race108.games.registry import games
from race108.words import say

ROOMS = sorted(Path(server.__file__).parent.glob("*.py"))
LARGEST = 320
#: All of SQL.
STORE = {"store.py", "engines.py", "rows.py", "schema.py", "faults.py", "copying.py"}
#: What knows neither sockets, nor tasks, nor the time of day.
PURE = {"stored.py", "keeping.py", "daily.py", "dealing.py", "table.py", "helping.py", "showing.py"}
OUTSIDE = {"asyncio", "time", "threading", "socket", "starlette", "fastapi", "sqlalchemy", "redis"}


def imported(room: Path) -> Iterator[str]:
    """Every module that a room imports, wherever it does."""
    for node in ast.walk(ast.parse(room.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_only_the_store_speaks_sql() -> None:
    speakers = {room.name for room in ROOMS if any(name.startswith("sqlalchemy") for name in imported(room))}
    assert speakers == STORE


@pytest.mark.parametrize("name", sorted(PURE))
def test_a_table_has_no_input_no_output_and_no_clock(name: str) -> None:
    (room,) = (room for room in ROOMS if room.name == name)
    found = list(imported(room))
    assert not [module for module in found if module.split(".")[0] in OUTSIDE]
    ours = {module.removeprefix("race108.server.") + ".py" for module in found if module.startswith("race108.server.")}
    assert ours <= PURE | {"refusals.py"}


def test_no_room_names_a_game() -> None:
    names = re.compile("|".join((*games(), *(re.escape(say(f"{game}-name", "en")) for game in games()))), re.IGNORECASE)
    assert not [room.name for room in ROOMS if names.search(room.read_text(encoding="utf-8"))]


def test_no_room_is_too_large() -> None:
    assert not [room.name for room in ROOMS if len(room.read_text(encoding="utf-8").splitlines()) > LARGEST]
