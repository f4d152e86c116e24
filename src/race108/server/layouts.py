"""Layouts, of the games that have such: what a track shows. Whatever a user names must come with the game."""

from __future__ import annotations

from typing import Any

from race108.errors import BadLayout
from race108.games.registry import about, games, games_with, part_of
from race108.server.refusals import NotFound


def game_with_layouts(game: str | None) -> str:
    """The game that is meant; left out, the first that has layouts."""
    return game or next(iter(games_with("layout")), "")


def named_layout(game: str | None, name: str) -> Any:
    """A layout that comes with a game."""
    return part_of(game_with_layouts(game), "layout").named_layout(name)


def found_layout(game: str | None, name: str) -> Any:
    """The same, for somebody who looks for it."""
    try:
        return named_layout(game, name)
    except BadLayout as fault:
        raise NotFound(fault.message, **fault.arguments) from None


def layout_in(game: str | None, toml: str, file: str) -> Any:
    """A layout of one's own, as it stands in a file."""
    return part_of(game_with_layouts(game), "layout").layout_in(toml, file)


def names_no_file(game: object, options: object) -> None:
    """A layout must be written out, or be one that comes with the game: elsewhere a name may be that of a file."""
    if not isinstance(options, dict) or not isinstance(game, str) or game not in games():
        return  # whoever reads them says what is wrong
    for option in about(game).options:
        if option.kind == "layout" and isinstance(name := options.get(option.name), str):
            named_layout(game, name)


def names_no_files(record: Any) -> None:
    """The same for a whole record, and the position that its game began with."""
    names_no_file(record.get("game"), record.get("options"))
    position = record.get("position")
    if isinstance(position, dict):
        names_no_file(position.get("game"), position)
