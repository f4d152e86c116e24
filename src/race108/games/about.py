"""What a game declares about itself: everything above it asks this, and never which game it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from race108.checks import is_whole
from race108.errors import BadOption
from race108.words import Argument, number

#: How an option is given: true or false; one of some words; a whole number; a list of whole numbers; a layout, which
#: is a name, or the whole thing written out (on the command line also a file).
Kind = Literal["flag", "choice", "whole", "wholes", "layout"]


@dataclass(frozen=True)
class Variant:
    """One way to play a game: who can play it, and what is special about it."""

    name: str
    players: range
    #: How many sides play, when partners share one; None: everyone for themselves.
    sides: int | None = None
    #: How many tokens each player or side moves, in a game with a track.
    tokens: int = 0
    #: Whether players must not talk during the game, so that the table has no chat.
    silent: bool = False
    #: Whether a player cuts the deck before the deal.
    cut: bool = False


@dataclass(frozen=True)
class Option:
    """Something that can be chosen when a game begins. ``refusal`` is what is said about a value that cannot be."""

    name: str
    kind: Kind
    default: Any
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    length: int = 0
    #: With whom and in which variants it can be chosen; None: always.
    players: range | None = None
    variants: tuple[str, ...] | None = None
    refusal: str = ""

    def checked(self, value: Any) -> Any:
        """A value that the option can have; any other is refused. Layouts are looked at by their game."""
        if not self._can_be(value):
            if self.kind in ("flag", "choice"):
                raise BadOption("bad-choice", option=self.name, choices=list(self.choices or ("true", "false")))
            raise BadOption(self.refusal or "bad-number", option=self.name, least=self.least, most=self.most)
        return tuple(value) if self.kind == "wholes" else value

    def _can_be(self, value: Any) -> bool:
        match self.kind:
            case "flag":
                return isinstance(value, bool)
            case "choice":
                return isinstance(value, str) and value in self.choices
            case "whole":
                return self._is_within(value)
            case "wholes":
                return (
                    isinstance(value, (list, tuple))
                    and len(value) == self.length
                    and all(self._is_within(one) for one in value)
                )
            case "layout":
                return True

    def _is_within(self, value: Any) -> bool:
        return is_whole(value) and self.least <= value <= self.most

    def read(self, text: Any) -> Any:
        """A value from what somebody typed; what is no number is left to ``checked`` to refuse.

        >>> Option("rows", "wholes", (), length=3).read("2, 2 5")
        [2, 2, 5]
        """
        if self.kind == "wholes" and isinstance(text, str):
            return [_number(one) for one in text.replace(",", " ").split()]
        return _number(text) if self.kind == "whole" and isinstance(text, str) else text


def _number(typed: str) -> int:
    """A number; what is none is one that no option can have."""
    return number(typed) if typed.isdecimal() else -1


@dataclass(frozen=True)
class About:
    """One game: its name, the version of its rules, its variants and options, and what it can do."""

    name: str
    #: Changes whenever the same moves could lead to another game; what is stored says by which version it is played.
    version: int
    variants: tuple[Variant, ...]
    options: tuple[Option, ...] = ()
    #: Its name as other programs write it; without one, the name with a capital letter.
    written: str = ""
    #: Its place in lists of games.
    place: int = 100
    #: Whether a time limit for the whole game can be set, …
    clock: bool = False
    #: … and whether it can be shown how tokens would move with each legal move (``Ruleset.steps``).
    outlook: bool = False

    @property
    def title(self) -> str:
        """Its name where names begin with a capital letter and have no space."""
        return self.written or self.name.capitalize()

    @property
    def players(self) -> range:
        """How many can play, in any variant."""
        counts = [count for variant in self.variants for count in variant.players]
        return range(min(counts), max(counts) + 1)

    @property
    def choices(self) -> tuple[Option, ...]:
        """All options, the variant first, if there are several."""
        names = tuple(variant.name for variant in self.variants)
        first = (Option("variant", "choice", names[0], choices=names),) if len(names) > 1 else ()
        return first + self.options

    def variant(self, name: object) -> Variant:
        """A variant by its name; the usual one if none is given."""
        found = {variant.name: variant for variant in self.variants}
        return self.variants[0] if name is None or not isinstance(name, str) else found.get(name, self.variants[0])

    def named(self, variant: str = "") -> Argument:
        """The name of the game, or of one of its variants, as an argument of a message.

        >>> from race108.games.registry import about
        >>> about("runtrip").named("team")
        ('runtrip-name-team', {})
        """
        usual = variant in ("", self.variants[0].name)
        return (f"{self.name}-name" if usual else f"{self.name}-name-{variant}", {})

    def checked(self, players: object, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; wrong ones, unknown ones and wrong numbers of players are refused."""
        for name in given:
            if name not in (known := [option.name for option in self.choices]):
                raise BadOption("unknown-option", option=str(name)[:40], game=self.named(), known=known)
        values = {option.name: option.checked(given.get(option.name, option.default)) for option in self.choices}
        variant = self.variant(values.get("variant"))
        if not is_whole(players) or players not in variant.players:
            least, most = variant.players[0], variant.players[-1]
            raise BadOption("bad-players", game=self.named(variant.name), least=least, most=most)
        for option in self.options:
            if values[option.name] != option.default and not self._fits(option, players, variant):
                raise BadOption(option.refusal or "option-elsewhere", option=option.name, game=self.named(variant.name))
        return values

    @staticmethod
    def _fits(option: Option, players: int, variant: Variant) -> bool:
        with_them = option.players is None or players in option.players
        return with_them and (option.variants is None or variant.name in option.variants)

    def read(self, typed: Mapping[str, Any]) -> dict[str, Any]:
        """Options from what somebody typed, without those left out."""
        known = {option.name: option for option in self.choices}
        return {
            name: known[name].read(value) if name in known else value
            for name, value in typed.items()
            if value is not None
        }
