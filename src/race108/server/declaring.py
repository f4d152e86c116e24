"""What every game declares, for clients: they ask this, and never which game it is."""

from __future__ import annotations

import inspect
from functools import cache

from pydantic import BaseModel, Field

from race108.bots import bots_of
from race108.games.about import About, Kind, Option, Variant
from race108.games.registry import PARTS, games, games_with, has_part, part_of


class VariantDeclared(BaseModel):
    """One way to play a game."""

    name: str
    players: list[int]
    sides: int | None = Field(description="How many sides play, when partners share one.")
    tokens: int = Field(description="How many each player or side moves; 0 in a game without a track.")
    silent: bool = Field(description="Whether the table has no chat.")
    cut: bool = Field(description="Whether a player cuts the deck before the deal.")


class OptionDeclared(BaseModel):
    """Something that can be chosen when a game begins."""

    name: str
    kind: Kind
    default: bool | int | str | list[int]
    choices: list[str] | None
    least: int | None
    most: int | None
    length: int | None = Field(description="How many numbers a list has.")
    players: list[int] | None = Field(description="With how many it can be chosen; null: always.")
    variants: list[str] | None = Field(description="In which variants it can be chosen; null: in all.")


class GameDeclared(BaseModel):
    """A game, as it declares itself."""

    name: str
    rules: int = Field(description="The version of its rules.")
    players: list[int]
    variants: list[VariantDeclared] = Field(description="The first is the usual one.")
    options: list[OptionDeclared]
    clock: bool = Field(description="Whether the whole game can have a time limit.")
    outlook: bool = Field(description="Whether it can be shown where everything would stand after each move.")
    bots: list[str] = Field(description="Who can be asked to play it, the best last.")
    parts: list[str] = Field(description="What else there is of it: bots, pictures, a track …")


class Games(BaseModel):
    """What can be played here."""

    games: list[GameDeclared]


@cache
def declared() -> Games:
    """All games, in the order of lists."""
    return Games(games=[_game(about) for about in games().values()])


def _game(about: About) -> GameDeclared:
    return GameDeclared(
        name=about.name,
        rules=about.version,
        players=list(about.players),
        variants=[_variant(variant) for variant in about.variants],
        options=[_option(option) for option in about.options],
        clock=about.clock,
        outlook=about.outlook,
        bots=bots_of(about.name),
        parts=[part for part in PARTS if has_part(about.name, part)],
    )


def _variant(variant: Variant) -> VariantDeclared:
    return VariantDeclared(
        name=variant.name,
        players=list(variant.players),
        sides=variant.sides,
        tokens=variant.tokens,
        silent=variant.silent,
        cut=variant.cut,
    )


def _option(option: Option) -> OptionDeclared:
    number = option.kind in ("whole", "wholes")
    return OptionDeclared(
        name=option.name,
        kind=option.kind,
        default=option.default,
        choices=list(option.choices) or None,
        least=option.least if number else None,
        most=option.most if number else None,
        length=option.length or None,
        players=None if option.players is None else list(option.players),
        variants=None if option.variants is None else list(option.variants),
    )


def described() -> str:
    """The events of every game, as its own folder describes them."""
    told = [part_of(name, "happened").__doc__ or "" for name in games_with("happened")]
    return "\n\n".join(inspect.cleandoc(text) for text in told)
