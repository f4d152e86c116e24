"""What the pages promise: the programs in them run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from race108.bots import BOTS

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_the_programs_for_bot_writers_run(number: int) -> None:
    known = set(BOTS)
    exec(compile(PROGRAMS[number], str(PAGE), "exec"), {})
    for name in set(BOTS) - known:
        del BOTS[name]


def test_there_are_programs() -> None:
    assert len(PROGRAMS) == 2
