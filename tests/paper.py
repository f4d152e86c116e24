"""Reads printed pages back: texts, the forms that are drawn, and pictures of whole pages. All lengths are in mm."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium

from race108.games.runtrip.layout import named_layout, symbols_of

POINT = 25.4 / 72
#: A symbol by the number of strokes its outline has in the file.
SYMBOLS = {7: "2", 4: "3", 6: "5", 15: "7", 26: "P"}
SIZES = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}
PAPERS = ("a4", "letter")
STYLES = ("colour", "plain")
WIDE, HIGH = 56.0, 87.0  # a card


@dataclass(frozen=True)
class Drawn:
    """Something on a page: what it says or stands for, its middle and its size, from the top left corner."""

    what: str
    x: float
    y: float
    wide: float
    high: float


class Paper:
    """A PDF, opened."""

    def __init__(self, content: bytes) -> None:
        self.document: Any = pypdfium2.PdfDocument(content)
        self.sizes = [(round(w * POINT, 1), round(h * POINT, 1)) for w, h in map(self.size, range(len(self)))]

    def __len__(self) -> int:
        return len(self.document)

    def size(self, page: int) -> tuple[float, float]:
        width, height = self.document[page].get_size()
        return float(width), float(height)

    def text(self, page: int) -> str:
        """What a page says, in the order it was set."""
        return str(self.document[page].get_textpage().get_text_bounded())

    def picture(self, page: int, per_mm: float) -> Any:
        """A page as an array of red, green and blue."""
        drawn = self.document[page].render(scale=per_mm * POINT, rev_byteorder=True)
        return drawn.to_numpy()[:, :, :3]

    def paths(self, page: int) -> Iterator[tuple[int, Drawn]]:
        """Every form on a page, with the number of strokes of its outline."""
        height = self.size(page)[1]
        for thing in self.document[page].get_objects(max_depth=8):
            if thing.type == pdfium.FPDF_PAGEOBJ_PATH:
                yield pdfium.FPDFPath_CountSegments(thing), _drawn("", thing.get_bounds(), height)

    def symbols(self, page: int) -> list[Drawn]:
        """Every symbol of Run & Trip on a page."""
        return [
            Drawn(SYMBOLS[strokes], form.x, form.y, form.wide, form.high)
            for strokes, form in self.paths(page)
            if strokes in SYMBOLS and 2 < max(form.wide, form.high) < 25
        ]

    def words(self, page: int) -> list[Drawn]:
        """Every piece of text on a page, with its place."""
        height, text = self.size(page)[1], self.document[page].get_textpage()
        boxes = [text.get_rect(number) for number in range(text.count_rects())]
        return [_drawn(text.get_text_bounded(*box).strip(), box, height) for box in boxes]


def _drawn(what: str, bounds: tuple[float, float, float, float], height: float) -> Drawn:
    left, bottom, right, top = bounds
    x, y = (left + right) / 2 * POINT, (height - (top + bottom) / 2) * POINT
    return Drawn(what, x, y, (right - left) * POINT, (top - bottom) * POINT)


def cell_of(drawn: Drawn, size: tuple[float, float]) -> int:
    """Which of the nine cards of a page something is on, counted along the rows, or -1."""
    column = (drawn.x - (size[0] - 3 * WIDE) / 2) // WIDE
    row = (drawn.y - (size[1] - 3 * HIGH) / 2) // HIGH
    return int(3 * row + column) if 0 <= column < 3 and 0 <= row < 3 else -1


def runs(dark: Any) -> list[tuple[int, int]]:
    """From where to where a line of pixels is dark."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], dark, [False]]).astype(int)))
    return [(int(first), int(last)) for first, last in zip(edges[::2], edges[1::2], strict=True)]


def letters(text: str) -> str:
    """A text without spaces, line breaks and hyphens, to find it again however it was set."""
    return "".join(character for character in text if character.isalnum())


def own_layout() -> dict[str, Any]:
    """A layout with other symbols: 5 is A, P is z."""
    factors = named_layout("factors")
    return {
        "format": 1,
        "name": "mine",
        "symbols": ["2", "3", "A", "7", "z"],
        "squares": [_own(square) for square in factors.squares[1:100]],
        "cards": {str(n): [_own(symbols_of(c)) for c in factors.cards if c[0] == str(n)] for n in range(1, 10)},
    }


def _own(shown: str) -> str:
    return shown.replace("5", "A").replace("P", "z")
