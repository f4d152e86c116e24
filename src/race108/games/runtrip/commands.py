"""The commands that only Run & Trip has: ``race108 layout check FILE``."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from race108.words import say


def add_commands(commands: Any, text: Callable[[str], str]) -> None:
    """Add them to the command line."""
    layout = commands.add_parser("layout", help=text("cli-layout"), description=text("cli-layout"))
    check = layout.add_subparsers(required=True, metavar="COMMAND").add_parser("check", help=text("cli-layout-check"))
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(run=_check_layout)


def _check_layout(options: argparse.Namespace, language: str) -> int:
    from race108.games.runtrip.layout import hard_squares, read_layout

    layout = read_layout(options.file)
    print(say("layout-good", language, name=layout.name, symbols=list(layout.symbols)))
    safe = [square for square in range(1, 100) if not layout.squares[square]]
    print(say("layout-safe", language, squares=safe) if safe else say("layout-none-safe", language))
    hard = hard_squares(layout)
    if hard:
        print(say("layout-hard", language))
        for square, share in hard:
            symbols = " ".join(layout.squares[square])
            print(say("layout-hard-square", language, square=square, symbols=symbols, percent=round(100 * share)))
    else:
        print(say("layout-none-hard", language))
    return 0
