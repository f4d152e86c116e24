"""Sprint in the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from race108.game import View
from race108.terminal.menu import Group, Menu, Option
from race108.terminal.screen import Look


def draw(view: View, look: Look, news: list[str]) -> list[RenderableType]:
    places = [f"{look.player(seat)}: {square}" for seat, square in enumerate(view.json["tokens"])]
    return [Text(line) for line in [*news, *places, f"{view.json['hands'][view.turn]}"]]


def question(view: View, look: Look) -> str:
    return look.say("sprint-terminal-help")


def menu(view: View, look: Look) -> Menu:
    return Menu([Group("go", [Option(move, Text(move), Text()) for move in view.moves])])


def rules_in_short(view: View) -> list[str]:
    return ["sprint-terminal-rules"]
