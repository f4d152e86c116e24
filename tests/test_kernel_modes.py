"""The same source does the same in every engine, and with bounds checks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "trajectory.py"
which = pytest.mark.parametrize("which", ["few", pytest.param("all", marks=pytest.mark.slow)])


def run(which: str, engine: str, *options: str, **settings: str) -> list[str]:
    """What happened in each variant."""
    done = subprocess.run(
        [sys.executable, *options, str(SCRIPT), which],
        env=os.environ | {"RACE108_ENGINE": engine} | settings,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    used, *happened = done.stdout.splitlines()
    assert used == engine
    return happened


@which
def test_the_interpreted_rules_do_the_same_without_a_warning(which: str) -> None:
    assert run(which, "python", "-W", "error") == run(which, "numba")


def test_the_module_and_machine_code_play_every_variant_and_bot_alike() -> None:
    assert run("bots", "wasm") == run("bots", "numba")


@pytest.mark.slow
def test_the_bounds_checked_rules_do_the_same(tmp_path: Path) -> None:
    quick = {"NUMBA_OPT": "1", "NUMBA_CACHE_DIR": str(tmp_path)}  # what is played twice need not be fast
    assert run("all", "numba", NUMBA_BOUNDSCHECK="1", **quick) == run("all", "numba")
