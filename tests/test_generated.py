from __future__ import annotations

from pathlib import Path

import pytest

from generated import ROOT, generated

FILES = generated()


def test_there_are_files_made_from_the_code() -> None:
    assert ROOT / "web/src/games/triggs/facts.json" in FILES


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_made_from_the_code_is_as_the_code_makes_it_now(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], "run: python tests/generated.py"
