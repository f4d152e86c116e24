"""What can be printed, and what can be asked for: the same for the command line and for a page that offers it."""

from __future__ import annotations

from typing import Any

from race108.checks import is_whole
from race108.errors import BadOption
from race108.words import LANGUAGES

GAMES = ("triggs", "runtrip")
STYLES = ("colour", "plain")
#: The track may be large; everything else is cut out of what a printer at home takes.
PAPERS = ("a4", "letter")
BOARD_PAPERS = ("a4", "a3", "letter")
MOST_PAGES = 500


def things() -> dict[str, dict[str, Any]]:
    """Every thing that can be printed, with its options and their values; the first value is the default.

    >>> things()["board"]["paper"]
    ['a4', 'a3', 'letter']
    """
    common = {"paper": list(PAPERS), "style": list(STYLES), "language": list(LANGUAGES)}
    return {
        "sheets": {"rows": {"count": 12, "least": 1, "most": 9}, "pages": {"least": 1, "most": MOST_PAGES}} | common,
        "cards": {"game": list(GAMES), "layout": {"only_for": "runtrip"}} | common,
        "board": {"layout": {}} | common | {"paper": list(BOARD_PAPERS)},
        "rules": {"game": list(GAMES)} | common,
    }


def file_name(thing: str, game: str | None) -> str:
    """How the file of a thing is called.

    >>> file_name("cards", "runtrip")
    'runtrip-cards.pdf'
    """
    of = {"sheets": "triggs", "board": "runtrip"}.get(thing, game)
    return f"{of}-{thing}.pdf"


def check_choice(option: str, value: object, choices: tuple[str, ...]) -> None:
    """Refuse a value that is not among the choices."""
    if not isinstance(value, str) or value not in choices:
        raise BadOption("bad-choice", option=option, choices=list(choices))


def check_common(paper: object, language: object, style: object, papers: tuple[str, ...] = PAPERS) -> None:
    """Refuse what no printed thing can have."""
    check_choice("paper", paper, papers)
    check_choice("language", language, LANGUAGES)
    check_choice("style", style, STYLES)


def check_pages(pages: object) -> None:
    """Refuse a number of pages that cannot be printed."""
    if not is_whole(pages) or not 1 <= pages <= MOST_PAGES:
        raise BadOption("print-bad-pages", most=MOST_PAGES)
