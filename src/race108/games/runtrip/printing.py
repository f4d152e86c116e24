"""Run & Trip on paper: the 108 cards and the tokens, the track, the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from race108.games.runtrip import ABOUT
from race108.printing.leaflet import Leaflet, client_words
from race108.printing.thing import Thing, Wish
from race108.words import say

if TYPE_CHECKING:
    from race108.games.runtrip.layout import Layout
    from race108.printing.typesetting import Pages

_TEMPLATES = Path(__file__).parent / "templates"
#: R1.
_LAYOUT = next(option for option in ABOUT.options if option.name == "layout")

LEAFLET = Leaflet(
    game=ABOUT.name,
    template=_TEMPLATES / "rules.typ",
    chapters={
        "aim": ("race",),
        "material": ("track", "cards"),
        "symbols": ("factors", "safe", "cards"),
        "setup": ("deal",),
        "turn": ("must",),
        "run": ("card",),
        "trip": ("match", "move", "order"),
        "again": ("more", "draw"),
        "push": ("one", "start"),
        "hundred": ("stay",),
        "end": ("when", "win"),
        "seen": ("open", "hidden"),
        "example": ("first", "second", "third"),
        "mercy": ("last",),
        "advanced": ("two", "win", "goal", "cut"),
        "team": ("sides",),
        "options": ("time", "even"),
    },
    questions=("exact", "run", "pass", "over", "self", "own", "start", "safe", "deck", "goal"),
    captions=("run", "trip", "push", "example", "seen"),
    words={"start": "square-start"},
    endings={"team": "runtrip-print-team-quiet"},  # the client's message speaks of its chat
)


def _layout(wish: Wish) -> Layout:
    from race108.games.runtrip.layout import layout_from, named_layout

    given = wish.options["layout"]
    return layout_from(given) if wish.files or not isinstance(given, str) else named_layout(given)


def _cards(wish: Wish) -> Pages:
    """Every card of the layout, by number, and what the twelve cards of each number show, the shortest first."""
    from race108.games.runtrip.layout import symbols_of
    from race108.printing.deck import lay_out_cards

    layout = _layout(wish)

    def order(shown: str) -> tuple[int, list[int]]:
        return len(shown), [layout.symbols.index(symbol) for symbol in shown]

    lists: list[list[str]] = [[] for _ in range(9)]
    for card in layout.cards:
        lists[int(card[0]) - 1].append(symbols_of(card))
    for shown in lists:
        shown.sort(key=order)
    cards: list[dict[str, Any]] = [
        {"number": number, "symbols": shown} for number, list_ in enumerate(lists, 1) for shown in list_
    ]
    words = {name: say(f"runtrip-print-{name}", wish.language) for name in ("tokens", "tokens-how")}
    return lay_out_cards(wish, _TEMPLATES / "cards.typ", cards, lists=lists, words=words)


def _board(wish: Wish) -> Pages:
    """The track with the symbols of the layout: on A3, or on two tiles to be joined."""
    from race108.printing.typesetting import Pages

    words = {name: say(f"runtrip-print-{name}", wish.language) for name in ("title", "glue", "cut")}
    return Pages(_TEMPLATES / "board.typ", wish.data(words | road_words(wish.language), squares=_layout(wish).squares))


def road_words(language: str) -> dict[str, str]:
    """What stands on the track."""
    return {place: client_words(f"runtrip-{place}", language, room="runtrip") for place in ("start", "goal")}


PRINTING = (
    Thing("cards", "cli-print-cards", _cards, (_LAYOUT,), both_sides=True),
    Thing("board", "runtrip-print-board", _board, (_LAYOUT,), papers=("a4", "a3", "letter")),
    LEAFLET.thing(),
)
