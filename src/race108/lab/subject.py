"""What a game lets be studied: it declares that in its part ``study``, as ``STUDY``.

The part is loaded with the command line, for its options; what takes longer to load is imported when it is needed.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from race108.games.about import Option

if TYPE_CHECKING:
    from race108.lab.counting import Column
    from race108.lab.report.words import Teller
    from race108.ruleset import Json, Ruleset
    from race108.words import Argument

#: What needs a network of its own is learned first, from so many games.
LESSONS = 30_000
#: The usual game, and the same played by a network that learned as long as those for other options did.
USUAL, RELEARNED = "usual", "relearned"


@dataclass(frozen=True)
class Condition:
    """One way to play a game: what is special about it, how many play, the options, and whether it is learned first."""

    kind: str
    players: int
    options: str  # as JSON
    lessons: int = 0

    @property
    def id(self) -> str:
        """Its name in the table."""
        return f"{self.kind}-{self.players}"


def condition(kind: str, players: int, options: Mapping[str, Any], *, learned: bool = False) -> Condition:
    """One way to play, with the options that differ from the usual ones."""
    return Condition(kind, players, json.dumps(options, sort_keys=True), LESSONS if learned else 0)


def control() -> Condition:
    """The usual game, learned as other options are: what differs from it is not the network's doing."""
    return condition(RELEARNED, 2, {}, learned=True)


@dataclass(frozen=True)
class Section:
    """A part of the page: a name, a heading, what was found, the picture's caption and description, the picture."""

    name: str
    title: str
    told: Sequence[str]
    caption: str
    alt: str
    draw: Callable[[], Any]


def section(t: Teller, message: str, told: Sequence[str], draw: Callable[[], Any]) -> Section:
    """A part of the page, whose messages all begin alike: ``study-length`` has a title, a caption and an alt."""
    name = message.rpartition("-")[2]
    return Section(name, t(f"{message}-title"), told, t(f"{message}-caption"), t(f"{message}-alt"), draw)


class Study(ABC):
    """What is played, what is kept of each game, and what is told of it."""

    #: Options of the command, whose help is the message GAME-study-OPTION.
    options: tuple[Option, ...] = ()
    #: Facts that are true or false.
    yes_or_no: tuple[str, ...] = ("finished",)
    #: Kinds of conditions whose places in the order of play are compared in one picture.
    seated: tuple[str, ...] = (USUAL,)
    #: Those among them that are meant to bring the places closer together.
    evening: tuple[str, ...] = ()
    #: More columns of the table of numbers: a message, and the fact whose mean stands there.
    columns: tuple[tuple[str, str], ...] = ()
    #: Whether other options are learned by the network that comes with the game, rather than by a beginner.
    learns_on = False

    @abstractmethod
    def conditions(self, given: Mapping[str, Any]) -> list[Condition]:
        """All the ways to play that are studied, with the options that were given."""

    @abstractmethod
    def facts(self) -> Mapping[str, str]:
        """What is kept of a game, in this order, and what it means.

        There must be ``first``, ``winners`` (a bit mask of sides), ``finished``, ``turns`` and ``lead_changes``.
        """

    @abstractmethod
    def record_games(self, rules: Ruleset, net: Any, seeds: Sequence[bytes]) -> list[list[int]]:
        """Let the network play a game for each seed; the facts of each."""

    def summary(self, facts: Mapping[str, Column]) -> Json:
        """What else the games of one condition say, beside what is asked of all games."""
        return {}

    def kind(self, game: str, condition: Json) -> Argument:
        """What is special about a condition, as an argument of a message."""
        return (f"{game}-study-{condition['kind']}", {})

    def sections(self, t: Teller, conditions: Sequence[Json]) -> list[Section]:
        """Parts of the page that only this game has."""
        return []


def study_of(game: str) -> Study:
    """What a game lets be studied."""
    from race108.games.registry import part_of

    found: Study = part_of(game, "study").STUDY
    return found
