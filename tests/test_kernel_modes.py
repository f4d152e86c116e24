"""The same source, compiled, interpreted and with bounds checks, does the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "trajectory.py"
GAMES = "1"


def run(*options: str, **settings: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, *options, str(SCRIPT), GAMES],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.fixture(scope="module")
def compiled() -> str:
    mode, digest = run()
    assert mode == "compiled"
    return digest


def test_the_interpreted_rules_do_the_same_without_a_warning(compiled: str) -> None:
    assert run("-W", "error", NUMBA_DISABLE_JIT="1") == ["interpreted", compiled]


def test_the_bounds_checked_rules_do_the_same(compiled: str, tmp_path: Path) -> None:
    quick = {"NUMBA_OPT": "1", "NUMBA_CACHE_DIR": str(tmp_path)}  # what is played twice need not be fast
    assert run(NUMBA_BOUNDSCHECK="1", **quick) == ["compiled", compiled]
