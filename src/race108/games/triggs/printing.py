"""Triggs on paper: score sheets, the 108 cards, the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from race108.games.triggs import ABOUT
from race108.printing.leaflet import Leaflet
from race108.printing.thing import PAGES, Thing, Wish
from race108.words import say

if TYPE_CHECKING:
    from race108.printing.typesetting import Pages

_TEMPLATES = Path(__file__).parent / "templates"
_ROWS = ABOUT.options[0]

LEAFLET = Leaflet(
    game=ABOUT.name,
    template=_TEMPLATES / "rules.typ",
    chapters={
        "aim": ("race",),
        "material": ("cards", "sheet"),
        "setup": ("deal", "piles"),
        "turn": ("one",),
        "draw": ("two", "limit"),
        "discard": ("same",),
        "cross": ("form", "often", "stop"),
        "chain": ("extra", "on"),
        "empty": ("five", "fewer"),
        "piles": ("refill", "none", "all"),
        "twelves": ("box", "elevens", "hidden", "order"),
        "end": ("win",),
        "seen": ("open", "hidden"),
    },
    questions=("one", "look", "three", "rid", "must", "first", "more", "round", "top", "drawn"),
    captions=("sheet", "piles", "draw", "discard", "cross", "chain"),
    words={pile: f"pile-{pile}" for pile in ("left", "centre", "right")},
)


def _sheets(wish: Wish) -> Pages:
    """Four tables to a page; the rows may be those of one's own sheet (T1)."""
    from race108.printing.typesetting import Pages

    words = {name: say(f"triggs-print-{name}", wish.language) for name in ("title", "name")}
    return Pages(_TEMPLATES / "sheets.typ", wish.data(words, **wish.options))


def _cards(wish: Wish) -> Pages:
    """Every value as often as the deck has it."""
    from race108.games.triggs.rules import COPIES, VALUES
    from race108.printing.deck import lay_out_cards

    cards = [{"value": value} for value in range(1, VALUES + 1) for _ in range(COPIES)]
    return lay_out_cards(wish, _TEMPLATES / "cards.typ", cards)


PRINTING = (
    Thing("sheets", "triggs-print-sheets", _sheets, (_ROWS, PAGES)),
    Thing("cards", "cli-print-cards", _cards, both_sides=True),
    LEAFLET.thing(),
)
