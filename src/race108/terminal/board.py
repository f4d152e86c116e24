"""What all games' boards have in common."""

from __future__ import annotations

import textwrap
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from race108.game import View
from race108.terminal.menu import Menu
from race108.terminal.screen import Look


class Board(Protocol):
    """How a game is drawn, and how its moves are offered. Everything comes from a view."""

    def draw(self, view: View, look: Look, news: list[str]) -> list[RenderableType]:
        """The table with what has just happened, and the viewer's hand."""
        ...

    def question(self, view: View, look: Look) -> str:
        """What the player on turn has to decide."""
        ...

    def menu(self, view: View, look: Look) -> Menu:
        """The legal moves."""
        ...

    def rules_in_short(self, view: View) -> list[str]:
        """The messages that tell the rules this game is played by."""
        ...


def told(news: list[str], width: int, most: int | None = None) -> list[str]:
    """Sentences as the lines of a list, or, if that would take more than so many lines, one after the other."""
    listed = wrapped([f"• {sentence}" for sentence in news], width)
    return listed if most is None or len(listed) <= most else wrapped([" ".join(news)], width)


def wrapped(lines: list[str], width: int) -> list[str]:
    """Lines that fit the width; the items of a list hang on their signs."""
    fitting: list[str] = []
    for line in lines:
        fitting += textwrap.wrap(line, width, subsequent_indent="  " if line.startswith(("• ", "– ")) else "")
    return fitting


def as_text(lines: list[str]) -> Text:
    """Lines below each other."""
    return Text("\n".join(lines))
