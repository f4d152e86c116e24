"""What ``render`` shows: the table as the seat on turn sees it, as a text or as a picture."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from race108.envs.episode import Episode
from race108.errors import BadOption
from race108.game import View
from race108.games.registry import has_part, part_of

#: Ways to render, and the part of a game that draws it so.
MODES = {"human": "board", "ansi": "board", "rgb_array": "picture"}
WIDTH = 100  # signs in a line of text


def modes_of(game: str) -> list[str]:
    """The ways in which a game can be rendered."""
    return [mode for mode, part in MODES.items() if has_part(game, part)]


def check_mode(game: str, mode: object) -> str | None:
    """A way to render, if there is such a one and the game can be drawn so."""
    if mode is None:
        return None
    if not isinstance(mode, str) or mode not in MODES:
        raise BadOption("bad-choice", option="render_mode", choices=list(MODES))
    part_of(game, MODES[mode])
    return mode


def shown(episode: Episode, mode: str | None) -> Any:
    """The table in the way that was chosen; ``human`` prints it."""
    if mode is None:
        return None
    view = episode.view(episode.turn)
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
