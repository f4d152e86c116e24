"""The same source, compiled, interpreted and with bounds checks, does the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "trajectory.py"
which = pytest.mark.parametrize("which", ["few", pytest.param("all", marks=pytest.mark.slow)])


def run(which: str, *options: str, **settings: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, *options, str(SCRIPT), which],
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@which
def test_the_interpreted_rules_do_the_same_without_a_warning(which: str) -> None:
    mode, compiled = run(which)
    assert mode == "compiled"
    assert run(which, "-W", "error", NUMBA_DISABLE_JIT="1") == ["interpreted", compiled]


@pytest.mark.slow
def test_the_bounds_checked_rules_do_the_same(tmp_path: Path) -> None:
    quick = {"NUMBA_OPT": "1", "NUMBA_CACHE_DIR": str(tmp_path)}  # what is played twice need not be fast
    assert run("all", NUMBA_BOUNDSCHECK="1", **quick) == run("all")
