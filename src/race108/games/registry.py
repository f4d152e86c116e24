"""The registry: finds the games, ours and those of others, and their parts, each only when it is needed.

A game is a package with an ``ABOUT`` (see ``about.py``) and modules for its parts, of which only ``ruleset`` must be
there. Ours are the folders beside this file; another package makes its game known by an entry point:

    [project.entry-points."race108.games"]
    ludo = "my_package.ludo"

``docs/new-game.md`` walks through it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import race108.games
from race108.errors import BadOption
from race108.games.about import About
from race108.words import Argument, add_words, shown

if TYPE_CHECKING:
    from race108.ruleset import Ruleset

GROUP = "race108.games"
#: The modules a game can have: how it is decided, what bots think with, where they learn, what a study tells, how it
#: is observed and drawn, what it looks like in a terminal, what can be printed, what its
#: track shows, what its events are called, what manners its bots have, commands of
#: its own, and how its moves are judged.
PARTS = (
    *("ruleset", "greedy", "mind", "school", "study", "environment", "openspiel", "picture", "board", "printing"),
    *("layout", "happened", "manner", "commands", "judge"),
)


def games() -> Mapping[str, About]:
    """Every game that can be played, by its name, in the order of lists."""
    return {name: package.ABOUT for name, package in _found()[0].items()}


def about(game: object) -> About:
    """What a game declares."""
    declared: About = _package(game).ABOUT
    return declared


def rules_class(game: object) -> type[Ruleset]:
    """The rules of a game by its name. They are imported only now: the compiler takes a moment to load."""
    package = _package(game)
    found: type[Ruleset] = import_module(f"{package.__name__}.ruleset").RULESET
    return found


def has_part(game: str, part: str) -> bool:
    """Whether a game has a part, without loading it."""
    return find_spec(f"{_package(game).__name__}.{part}") is not None


def part_of(game: str, part: str) -> Any:
    """A part of a game; one that the game has not got is refused in one sentence."""
    if not has_part(game, part):
        raise BadOption("no-such-part", game=about(game).named(), part=part)
    return import_module(f"{_package(game).__name__}.{part}")


def games_with(part: str) -> list[str]:
    """The games that have a part."""
    return [game for game in games() if has_part(game, part)]


def _package(game: object) -> ModuleType:
    found, broken = _found()
    if isinstance(game, str) and game in found:
        return found[game]
    if isinstance(game, str) and game in broken:
        raise BadOption("broken-game", game=shown(game), reason=broken[game])
    raise BadOption("unknown-game", game=shown(game), known=list(found))


@cache
def _found() -> tuple[dict[str, ModuleType], dict[str, Argument]]:
    """The packages of all games, and of those that cannot be played the reason."""
    ours = [one.name for one in pkgutil.iter_modules(race108.games.__path__) if one.ispkg]
    found = [import_module(f"race108.games.{name}") for name in ours]
    broken: dict[str, Argument] = {}
    for point in sorted(entry_points(group=GROUP)):
        try:
            found.append(_loaded(point, {package.ABOUT.name for package in found}))
        except Exception as fault:  # whatever a stranger's module does: our own games go on
            broken[point.name] = shown(f"{type(fault).__name__}: {fault}", 120)
    found.sort(key=lambda package: (package.ABOUT.place, package.ABOUT.name))
    return {package.ABOUT.name: package for package in found}, broken


def _loaded(point: EntryPoint, taken: set[str]) -> ModuleType:
    """The package of somebody else's game, if it is one."""
    package = import_module(point.value)
    declared = getattr(package, "ABOUT", None)
    if not isinstance(declared, About) or declared.name != point.name:
        raise ImportError(f"{point.value}.ABOUT must be an About whose name is {point.name!r}")
    if declared.name in taken:
        raise ImportError(f"there is a game {declared.name!r} already")
    if find_spec(f"{point.value}.ruleset") is None:
        raise ImportError(f"{point.value} has no module ruleset")
    for folder in package.__path__:
        add_words(Path(folder) / "words")
    return package
