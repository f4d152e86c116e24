"""The games on paper: score sheets, cards, boards and rules as PDF files, for cutting out and playing.

There is a function for every thing that a game lets be printed:

>>> from race108.printing import rules
>>> rules("triggs", paper="letter")[:5]
b'%PDF-'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from race108.printing.things import offers, things

if TYPE_CHECKING:
    from race108.printing.make import Maker

__all__ = ["things"]


def __getattr__(name: str) -> Maker:
    if name in offers():
        from race108.printing.make import maker

        return maker(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, *offers()]
