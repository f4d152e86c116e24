"""What can be printed, and what can be asked for: the same for the command line and for a page that offers it."""

from __future__ import annotations

from typing import Any

from race108.errors import BadOption
from race108.games.about import Option
from race108.games.registry import about, games_with, part_of
from race108.printing.thing import STYLES, Thing
from race108.words import LANGUAGES

#: The games that offer something, and what it is for each of them.
Offer = dict[str, Thing]


def offers() -> dict[str, Offer]:
    """Everything that can be printed, by its name, in an order that is every game's own."""
    order: list[str] = []
    found: dict[str, Offer] = {}
    for game in games_with("printing"):
        place = 0
        for thing in part_of(game, "printing").PRINTING:
            if thing.name not in order:
                order.insert(place, thing.name)
            place = order.index(thing.name) + 1
            found.setdefault(thing.name, {})[game] = thing
    return {name: found[name] for name in order}


def options_of(offer: Offer) -> dict[str, Option]:
    """The options of a thing, whichever game it is of."""
    return {option.name: option for thing in offer.values() for option in thing.options}


def papers_of(offer: Offer) -> list[str]:
    """The papers that a thing can be printed on."""
    return list(dict.fromkeys(paper for thing in offer.values() for paper in thing.papers))


def help_for(offer: Offer, option: str) -> str:
    """The message that says what an option is."""
    own = [game for game in offer if option in [one.name for one in about(game).options]]
    return f"{own[0]}-option-{option}" if own else f"cli-print-{option}"


def things() -> dict[str, dict[str, Any]]:
    """Every thing that can be printed, with its options and their values; the first value is the default.

    >>> things()["rules"]["paper"]
    ['a4', 'letter']
    """
    told: dict[str, dict[str, Any]] = {}
    for name, offer in offers().items():
        which: dict[str, Any] = {"game": list(offer)} if len(offer) > 1 else {}
        own = {option.name: _told(option, offer) for option in options_of(offer).values()}
        common = {"paper": papers_of(offer), "style": list(STYLES), "language": list(LANGUAGES)}
        told[name] = which | own | common
    return told


def _told(option: Option, offer: Offer) -> dict[str, Any]:
    """What an option can be, and for which game it is if not for all."""
    bounds = {"least": option.least, "most": option.most} if option.kind in ("whole", "wholes") else {}
    count = {"count": option.length} if option.kind == "wholes" else {}
    having = [game for game, thing in offer.items() if option in thing.options]
    only = {"only_for": ", ".join(having)} if len(having) < len(offer) else {}
    return count | bounds | only


def chosen(name: str, game: object) -> tuple[str, Thing]:
    """Which game's thing is meant; it need not be said where only one game has such a thing."""
    offer = offers()[name]
    if game is None and len(offer) == 1:
        (only,) = offer.items()
        return only
    check_choice("game", game, tuple(offer))
    return str(game), offer[str(game)]


def file_name(thing: str, game: str | None) -> str:
    """How the file of a thing is called: after its game and itself."""
    return f"{chosen(thing, game)[0]}-{thing}.pdf"


def check_choice(option: str, value: object, choices: tuple[str, ...]) -> None:
    """Refuse a value that is not among the choices."""
    if not isinstance(value, str) or value not in choices:
        raise BadOption("bad-choice", option=option, choices=list(choices))
