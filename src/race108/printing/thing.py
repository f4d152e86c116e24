"""What a game lets be printed: its part ``printing`` declares it as ``PRINTING``, a Thing for each.

The part is loaded with the command line, for its options; what takes longer to load is imported when it is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from race108.games.about import Option
from race108.palette import PALETTE

if TYPE_CHECKING:
    from race108.printing.typesetting import Pages

STYLES = ("colour", "plain")
#: What a printer at home takes.
PAPERS = ("a4", "letter")
#: For things of which one needs many: how many pages.
PAGES = Option("pages", "whole", 1, least=1, most=500, refusal="print-bad-pages")


@dataclass(frozen=True)
class Wish:
    """How a thing is to be printed: on which paper, in which style and language, and with which options."""

    game: str
    paper: str
    language: str
    style: str
    options: Mapping[str, Any] = field(default_factory=dict)
    #: Whether an option may be the name of a file: not for somebody far away.
    files: bool = True

    def data(self, words: Mapping[str, str], **shown: Any) -> dict[str, Any]:
        """What a template gets to know."""
        how = {"paper": self.paper, "language": self.language, "style": self.style}
        return {"words": words, "palette": PALETTE, **how, **shown}


@dataclass(frozen=True)
class Thing:
    """Something that can be printed: what it is called, what it is, and how its pages are laid out.

    An option that is the game's own has the help GAME-option-OPTION, any other cli-print-OPTION.
    """

    name: str
    help: str
    lay_out: Callable[[Wish], Pages]
    options: tuple[Option, ...] = ()
    papers: tuple[str, ...] = PAPERS
    #: Whether the paper is printed on both sides.
    both_sides: bool = False
