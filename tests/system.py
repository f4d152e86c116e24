"""Installs what the tests need and PyPI does not have, if it is missing: PostgreSQL, Redis, Chromium."""

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
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


def redis_program() -> str | None:
    return shutil.which("redis-server")


def chromium_program() -> str | None:
    return shutil.which("chromium")


NEEDED: dict[str, Callable[[], object]] = {  # Debian's package, and what finds its program
    "postgresql": postgres_folder,
    "redis-server": redis_program,
    "chromium": chromium_program,
}


def missing() -> list[str]:
    return [package for package, find in NEEDED.items() if not find()]


def install(packages: list[str]) -> None:
    """Asks apt for the packages. The services they bring are not used: each test starts its own (services.py)."""
    apt = [*([] if os.geteuid() == 0 else ["sudo"]), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    subprocess.run([*apt, "update"], check=True)
    subprocess.run([*apt, "install", "-y", "--no-install-recommends", *packages], check=True)


def why_not() -> str:
    """Why nothing can be installed here; empty when it can."""
    if not shutil.which("apt-get"):
        return "This machine has no apt-get: install them the way it installs programs."
    if os.geteuid() != 0 and not shutil.which("sudo"):
        return "You are not root and there is no sudo: run this as root."
    return ""


def main() -> str | None:
    """Nothing when all is there, else what to tell the developer."""
    packages = missing()
    if not packages:
        return None
    print(f"The tests need {', '.join(packages)}: installing with apt-get.", flush=True)
    reason = why_not()
    if not reason:
        try:
            install(packages)
        except subprocess.CalledProcessError as error:
            reason = f'"{" ".join(error.cmd)}" failed (its own words are above): repair that, then run this.'
    packages = missing()
    if not packages:
        return None
    return (
        f"Missing for the tests: {', '.join(packages)}. {reason}\n"
        f"    apt-get update && apt-get install -y --no-install-recommends {' '.join(packages)}\n"
        'Then run "make test" again. PostgreSQL is looked for in /usr/lib/postgresql/*/bin, the others on the PATH.'
    )


if __name__ == "__main__":
    sys.exit(main())
