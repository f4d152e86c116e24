"""The examples run, in a short form."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_learning_triggs_from_nothing(tmp_path: Path) -> None:
    curve = tmp_path / "curve.png"
    told = run("train_triggs.py", "--minutes", "0.05", "--looks", "1", "--games", "2", "--out", str(curve))
    assert "M steps: beats greedy in" in told
    assert curve.read_bytes().startswith(b"\x89PNG")


def test_openspiels_search_at_our_table() -> None:
    assert run("ismcts.py", "--simulations", "10", "--turns", "6")


def test_the_training_script_is_short() -> None:
    assert len((EXAMPLES / "train_triggs.py").read_text(encoding="utf-8").splitlines()) < 150
