"""What is asked for goes in, a PDF comes out."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, Signature
from typing import Any, Protocol

from race108.errors import BadOption
from race108.games.registry import about
from race108.printing.deck import PER_PAGE
from race108.printing.thing import STYLES, Thing, Wish
from race108.printing.things import check_choice, chosen, offers, options_of
from race108.printing.typesetting import Pages
from race108.words import LANGUAGES


class Maker(Protocol):
    """Makes one thing."""

    def __call__(self, *values: Any, **options: Any) -> bytes:
        """The PDF."""
        ...


def maker(name: str) -> Maker:
    """A function that makes a thing: it takes the game, where several have it, its options, and how it is printed."""
    offer = offers()[name]
    wished: dict[str, Any] = {"game": Parameter.empty} if len(offer) > 1 else {}
    wished |= dict.fromkeys(options_of(offer)) | {"paper": "a4", "language": "en", "style": "colour"}
    signature = Signature(
        [Parameter(one, Parameter.POSITIONAL_OR_KEYWORD, default=usual) for one, usual in wished.items()],
        return_annotation=bytes,
    )

    def make(*values: Any, **options: Any) -> bytes:
        given = signature.bind(*values, **options)
        given.apply_defaults()
        return lay_out(name, **given.arguments).pdf()

    make.__name__ = name
    make.__signature__ = signature  # type: ignore[attr-defined]
    return make


def lay_out(
    name: str, game: object = None, *, paper: str, language: str, style: str, files: bool = True, **options: Any
) -> Pages:
    """The pages of a thing; whatever it cannot be is refused. Options that are None are as usual."""
    meant, thing = chosen(name, game)
    check_choice("paper", paper, thing.papers)
    check_choice("language", language, LANGUAGES)
    check_choice("style", style, STYLES)
    return thing.lay_out(Wish(meant, paper, language, style, _checked(meant, thing, options), files))


def _checked(game: str, thing: Thing, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a thing with their values."""
    known = {option.name: option for option in thing.options}
    given = {name: value for name, value in options.items() if value is not None}
    for name in given:
        if name not in known:
            raise BadOption("unknown-option", option=name, game=about(game).named(), known=[*known, "paper", "style"])
    return {name: option.checked(given.get(name, option.default)) for name, option in known.items()}


def sample(laid_out: Pages) -> Pages:
    """Enough to see what it will look like: one page of many that are alike, and the first and the last cards."""
    data = laid_out.data
    shown = data.get("cards", [])
    fewer = {"pages": 1} if "pages" in data else {"cards": shown[:PER_PAGE] + shown[-PER_PAGE:]} if shown else {}
    return Pages(laid_out.template, data | fewer)
