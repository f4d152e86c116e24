"""Installs what the tests need and PyPI does not have, if it is missing: PostgreSQL, Redis, Chromium.

``python tests/system.py chromium-headless-shell`` looks after one of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path


def postgres_folder() -> Path | None:
    """The folder with initdb and postgres: Debian keeps them off the path, the newest version is taken."""
    folders = (path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return max(folders, key=lambda folder: float(folder.parent.name), default=Path(on_path).parent if on_path else None)


def redis_program() -> str | None:
    return shutil.which("redis-server")


def chromium_program() -> str | None:
    """The one without windows, if it is there: a visit takes a third of the time."""
    return next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)


NEEDED: dict[str, Callable[[], object]] = {  # Debian's package, and what finds its program
    "postgresql": postgres_folder,
    "redis-server": redis_program,
    "chromium-headless-shell": chromium_program,
}


def missing(wanted: list[str]) -> list[str]:
    return [package for package in wanted if not NEEDED[package]()]


def as_root() -> list[str]:
    """What makes a command root's. Nobody is asked for a password: there may be nobody."""
    return [] if os.geteuid() == 0 else ["sudo", "-n"]


def install(packages: list[str]) -> None:
    """Asks apt for the packages. The services they bring are not used: each test starts its own (services.py)."""
    apt = [*as_root(), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    for command in ([*apt, "update"], [*apt, "install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL)


def why_not() -> str:
    """Why nothing can be installed here; empty when it can."""
    if not shutil.which("apt-get"):
        return "This machine has no apt-get: install them the way it installs programs. On Debian and Ubuntu that is"
    if os.geteuid() == 0:
        return ""
    if not shutil.which("sudo"):
        return "You are not root and there is no sudo. Somebody who may install programs has to run, as root,"
    if subprocess.run(["sudo", "-n", "true"], check=False, capture_output=True, stdin=subprocess.DEVNULL).returncode:
        return "You are not root, and sudo wants a password. Somebody who knows it has to run, with sudo,"
    return ""


def main(wanted: list[str]) -> str | None:
    """Nothing when all is there, else what to tell the developer."""
    packages = missing(wanted)
    if not packages:
        return None
    reason = why_not()
    if not reason:
        print(f"The tests need {', '.join(packages)}: installing with apt-get.", flush=True)
        try:
            install(packages)
            reason = "apt-get has installed them, and yet they are not found. It was asked by"
        except subprocess.CalledProcessError as error:
            reason = f'"{" ".join(error.cmd)}" failed (its own words are above): repair that, then run'
    packages = missing(packages)
    if not packages:
        return None
    return (
        f"Missing for the tests: {', '.join(packages)}. {reason}\n"
        f"    apt-get update && apt-get install -y --no-install-recommends {' '.join(packages)}\n"
        "Then run this again. PostgreSQL's initdb is looked for in /usr/lib/postgresql/*/bin and on the PATH, "
        "redis-server and chromium (or chromium-headless-shell, which is quicker) on the PATH."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(NEEDED)))
