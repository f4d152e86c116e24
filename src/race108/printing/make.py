"""One function for every thing that can be printed: what is asked for goes in, a PDF comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from race108.errors import BadOption
from race108.games.registry import about
from race108.printing import leaflet
from race108.printing.things import BOARD_PAPERS, GAMES, check_choice, check_common, check_pages
from race108.printing.typesetting import Pages, pages_of
from race108.words import say

PER_PAGE = 9  # cards

#: The leaflet is set as large as two pages allow, in tenths of a point.
_SMALLEST, _LARGEST = 80, 125


def sheets(
    rows: Sequence[int] | None = None,
    pages: int = 1,
    paper: str = "a4",
    language: str = "en",
    style: str = "colour",
) -> bytes:
    """Score sheets of Triggs, four tables to a page; ``rows`` are the boxes of one's own sheet (T1)."""
    return lay_out_sheets(rows, pages, paper, language, style).pdf()


def cards(
    game: str,
    layout: object = None,
    paper: str = "a4",
    language: str = "en",
    style: str = "colour",
) -> bytes:
    """The 108 cards of a game, fronts and backs in turn; for Run & Trip also its tokens, and any layout (R1)."""
    return lay_out_cards(game, layout, paper, language, style).pdf()


def board(layout: object = None, paper: str = "a4", language: str = "en", style: str = "colour") -> bytes:
    """The track of Run & Trip with the symbols of any layout (R1): on A3, or on two tiles to be joined."""
    return lay_out_board(layout, paper, language, style).pdf()


def rules(game: str, paper: str = "a4", language: str = "en", style: str = "colour") -> bytes:
    """The rules of a game as a leaflet of two pages, in the largest type that fits."""
    return lay_out_rules(game, paper, language, style).pdf()


def sample(laid_out: Pages) -> Pages:
    """Enough to see what it will look like: one page of many that are alike, and the first and the last cards."""
    data = laid_out.data
    shown = data.get("cards", [])
    fewer = {"pages": 1} if "pages" in data else {"cards": shown[:PER_PAGE] + shown[-PER_PAGE:]} if shown else {}
    return Pages(laid_out.template, data | fewer)


# --- what stands on the pages ---------------------------------------------------------------------------------------


def lay_out_sheets(rows: Sequence[int] | None, pages: int, paper: str, language: str, style: str) -> Pages:
    """Score sheets."""
    from race108.games.triggs.ruleset import Triggs

    check_common(paper, language, style)
    check_pages(pages)
    boxes = Triggs.from_options(2, {} if rows is None else {"rows": rows}).rows
    words = {"title": say("print-sheets-title", language), "name": say("print-name", language)}
    return Pages("sheets", _data(words, paper, language, style) | {"rows": boxes, "pages": pages})


def lay_out_cards(game: str, layout: object, paper: str, language: str, style: str) -> Pages:
    """The cards of a game."""
    check_choice("game", game, GAMES)
    check_common(paper, language, style)
    if game == "triggs" and layout is not None:
        raise BadOption("unknown-option", option="layout", game=about(game).named(), known=["paper", "style"])
    shown = _triggs_cards() if game == "triggs" else _runtrip_cards(layout)
    named = about(game).named()
    sheet_count = -(-len(shown["cards"]) // PER_PAGE)
    labels = [
        [say(f"print-{side}", language, game=named, number=number, pages=sheet_count) for side in ("front", "back")]
        for number in range(1, sheet_count + 1)
    ]
    words = {
        "title": say("print-cards-title", language, game=named),
        "tokens": say("print-tokens", language),
        "tokens-how": say("print-tokens-how", language),
    }
    return Pages("cards", _data(words, paper, language, style) | shown | {"game": game, "labels": labels})


def _triggs_cards() -> dict[str, Any]:
    from race108.games.triggs.rules import COPIES, VALUES

    return {"cards": [{"value": value} for value in range(1, VALUES + 1) for _ in range(COPIES)]}


def _runtrip_cards(layout: object) -> dict[str, Any]:
    """Every card of the layout, by number, and what the twelve cards of each number show, the shortest first."""
    from race108.games.runtrip.layout import layout_from, symbols_of

    found = layout_from("factors" if layout is None else layout)

    def order(shown: str) -> tuple[int, list[int]]:
        return len(shown), [found.symbols.index(symbol) for symbol in shown]

    lists: list[list[str]] = [[] for _ in range(9)]
    for card in found.cards:
        lists[int(card[0]) - 1].append(symbols_of(card))
    for shown in lists:
        shown.sort(key=order)
    drawn = [{"number": number, "symbols": shown} for number, list_ in enumerate(lists, 1) for shown in list_]
    return {"cards": drawn, "lists": lists}


def lay_out_board(layout: object, paper: str, language: str, style: str) -> Pages:
    """The track."""
    from race108.games.runtrip.layout import layout_from

    check_common(paper, language, style, BOARD_PAPERS)
    found = layout_from("factors" if layout is None else layout)
    words = {
        "title": say("print-board-title", language),
        "glue": say("print-glue", language),
        "cut": say("print-cut", language),
        **leaflet.road_words(language),
    }
    return Pages("board", _data(words, paper, language, style) | {"squares": found.squares})


def lay_out_rules(game: str, paper: str, language: str, style: str) -> Pages:
    """The rules, as large as fits."""
    check_choice("game", game, GAMES)
    check_common(paper, language, style)
    data = _data(leaflet.words(game, language), paper, language, style) | leaflet.text(game, language)
    fits, too_large = _SMALLEST, _LARGEST
    while too_large - fits > 1:
        tried = (fits + too_large) // 2
        if pages_of("rules", data | {"size": tried}) <= 2:
            fits = tried
        else:
            too_large = tried
    return Pages("rules", data | {"size": fits})


def _data(words: dict[str, str], paper: str, language: str, style: str) -> dict[str, Any]:
    return {"words": words, "paper": paper, "language": language, "style": style}
