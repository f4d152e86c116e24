"""What is installed: for playing little, and for the tests the same and more."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
Lock = dict[str, set[str]]


def locked(name: str) -> Lock:
    """The packages of a lock, each with its version and when it is wanted, and their hashes."""
    found: Lock = {}
    for line in (ROOT / name).read_text().splitlines():
        if line[0] not in " #":
            hashes = found.setdefault(line.removesuffix("\\").strip(), set())
        elif line.strip().startswith("--hash="):
            hashes.add(line.strip().removesuffix("\\").strip())
    return found


def names(packages: object) -> set[str]:
    """What packages are called, as locks write it."""
    assert isinstance(packages, (list, dict))
    return {re.split(r"[^\w.-]", package)[0].lower().replace(".", "-").replace("_", "-") for package in packages}


def test_what_playing_needs_is_a_part_of_what_the_tests_need() -> None:
    play, everything = locked("play.lock"), locked("requirements.lock")
    assert len(play) < len(everything) / 2
    assert {package: everything.get(package) for package in play} == play
    assert all(play.values())


def test_for_playing_all_is_installed_that_is_asked_for_and_nothing_for_tests_or_research() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    play, needed = names(locked("play.lock")), project["dependencies"] + extras["print"] + extras["build"]
    assert names(needed) <= play
    others = names([package for extra in ("dev", "lab", "rl", "cluster", "postgres") for package in extras[extra]])
    assert not others & play


@pytest.mark.parametrize("lock", ["play.lock", "requirements.lock"])
def test_a_lock_names_no_host(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text()
