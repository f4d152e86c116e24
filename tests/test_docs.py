"""What the pages promise: the programs in them run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from race108.bots import BOTS
from server_world import Server

PAGES = Path(__file__).parents[1] / "docs"


def programs_in(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.DOTALL)


PAGE = PAGES / "bots.md"
PROGRAMS = programs_in(PAGE)


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_the_programs_for_bot_writers_run(number: int) -> None:
    known = set(BOTS)
    exec(compile(PROGRAMS[number], str(PAGE), "exec"), {})
    for name in set(BOTS) - known:
        del BOTS[name]


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == 2


def test_the_program_for_servers_plays_a_whole_game() -> None:
    (program,) = programs_in(PAGES / "server.md")
    with Server() as server:
        known: dict[str, Any] = {}
        exec(compile(program.replace("http://127.0.0.1:8108", server.url), "server.md", "exec"), known)
    assert known["state"]["winners"] in ([0], [1])
