"""What ``render`` shows: the table as the seat on turn sees it, as a text or as a picture."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from race108.envs.episode import Table
from race108.errors import BadOption
from race108.game import View
from race108.games.registry import part_of

MODES = ("human", "ansi", "rgb_array")
WIDTH = 100  # signs in a line of text


def check_mode(mode: object) -> str | None:
    """A way to render, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadOption("bad-choice", option="render_mode", choices=list(MODES))
    return mode if isinstance(mode, str) else None


def shown(table: Table, mode: str | None) -> Any:
    """The table in the way that was chosen; ``human`` prints it."""
    if mode is None:
        return None
    view = table.view(table.turn)
    if mode == "rgb_array":
        return picture_of(view)
    text = text_of(view)
    if mode == "ansi":
        return text
    print(text)
    return None


def text_of(view: View) -> str:
    """The table as it stands in the terminal."""
    from race108.terminal.screen import Look

    output = io.StringIO()
    console = Console(file=output, width=WIDTH, highlight=False, emoji=False, markup=False)
    look = Look(language="en", width=WIDTH, height=None, colour=False, unicode=True)
    console.print(look.player(view.turn))
    for thing in part_of(view.rules.game, "board").draw(view, look, []):
        console.print(thing)
    return output.getvalue()


def picture_of(view: View) -> npt.NDArray[np.uint8]:
    """The table as a picture: rows, columns, red-green-blue."""
    return np.asarray(part_of(view.rules.game, "picture").draw(view), dtype=np.uint8)
