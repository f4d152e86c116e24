"""What can be typed, and the rules in short."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from race108.game import View
from race108.terminal.board import Board, as_text, wrapped
from race108.terminal.screen import ACCENT, Look

#: Every command and what else people type for it.
COMMANDS = {
    "moves": ("moves",),
    "undo": ("undo",),
    "log": ("log",),
    "hint": ("hint",),
    "rules": ("rules",),
    "help": ("?", "help", "h"),
    "quit": ("q", "quit", "exit"),
}


def command_in(line: str) -> str | None:
    """The command a line asks for."""
    return next((name for name, words in COMMANDS.items() if line.lower() in words), None)


def help_page(view: View, look: Look) -> list[RenderableType]:
    """How to play a move, and every command."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, words in COMMANDS.items():
        grid.add_row(Text(words[0], style=ACCENT), look.say(f"terminal-help-{name}"))
    grid.add_row(Text("Enter", style=ACCENT), look.say("terminal-help-enter"))
    how = look.say(f"{view.rules.game}-terminal-help").split("\n")
    return [as_text(wrapped(how, look.width)), grid]


def rules_page(board: Board, view: View, look: Look, timed: bool) -> list[RenderableType]:
    """The rules that are played by, in short."""
    said = [*board.rules_in_short(view), *(["terminal-rules-time"] if timed else [])]
    return [as_text(wrapped(look.say(message).split("\n"), look.width)) for message in said]
