"""Paper, ink and cards for the pictures of games."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFont

from race108.palette import TOKENS, VALUES, colour

__all__ = ["ACCENT", "CARD", "INK", "LINE", "PAPER", "SIDES", "SOFT", "VALUES", "Sheet"]

PAPER, INK, SOFT, LINE = (colour(name) for name in ("table", "ink", "soft", "line"))
CARD, ACCENT = colour("card"), colour("accent")
SIDES = TOKENS
BACK = TOKENS[5]


@cache
def letters(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Letters of a size."""
    return ImageFont.load_default(size)


class Sheet:
    """A sheet of paper to draw on."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width, height), PAPER)
        self._draw = ImageDraw.Draw(self.image)

    def text(self, x: float, y: float, text: str, size: int = 16, colour: str = INK, anchor: str = "lm") -> None:
        """A line of text."""
        self._draw.text((x, y), text, fill=colour, font=letters(size), anchor=anchor)

    def box(self, x: float, y: float, width: float, height: float, fill: str | None = None, line: str = LINE) -> None:
        """A box with round corners."""
        self._draw.rounded_rectangle((x, y, x + width, y + height), 4, fill=fill, outline=line, width=1)

    def cross(self, x: float, y: float, size: float, colour: str = INK) -> None:
        """A cross in a box."""
        for x1, x2 in ((x, x + size), (x + size, x)):
            self._draw.line((x1, y, x2, y + size), fill=colour, width=2)

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """A token."""
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour, outline=PAPER, width=2)

    def card(self, x: float, y: float, text: str, colour: str, below: str = "", size: int = 24) -> None:
        """A card that can be seen, 40 wide and 56 high."""
        self.box(x, y, 40, 56, CARD, SOFT)
        self.text(x + 20, y + (22 if below else 28), text, size, colour, "mm")
        if below:
            self.text(x + 20, y + 44, below, 11, INK, "mm")

    def back(self, x: float, y: float, text: str = "") -> None:
        """A card that lies face down; its back may tell something."""
        self.box(x, y, 40, 56, BACK, INK)
        if text:
            self.text(x + 20, y + 28, text, 22, PAPER, "mm")
