"""What a player can do now: a numbered list, grouped by kind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from race108.errors import UnreadableMove
from race108.terminal.screen import ACCENT, Look

#: So many lines of moves are offered at once; ``moves`` shows them all.
MOST_LINES = 12

_GAP = 2
_NARROW = 12
_LONGER = 4  # so much longer than usual may a move be and still take a single column


@dataclass(frozen=True)
class Option:
    """A move, what it is called among its kind, and what it would do."""

    move: str
    label: Text
    effect: Text


@dataclass(frozen=True)
class Group:
    """Moves of one kind."""

    heading: str
    options: list[Option]


class Menu:
    """Every legal move, numbered from 1 through all groups."""

    def __init__(self, groups: list[Group]) -> None:
        self._groups = [group for group in groups if group.options]
        self.moves = [option.move for group in self._groups for option in group.options]

    def chosen(self, line: str) -> str:
        """The move a line names by its number, or the line itself."""
        if not (line.isascii() and line.isdecimal()):
            return line
        if not 1 <= int(line) <= len(self.moves):
            raise UnreadableMove("terminal-no-number", number=line[:9], most=len(self.moves))
        return self.moves[int(line) - 1]

    def short(self, look: Look) -> list[Text]:
        """The moves by what they do; of long groups only the first lines."""
        most = MOST_LINES if look.height is None else min(MOST_LINES, look.height // 3)
        return self._lines(look, [[option.label for option in group.options] for group in self._groups], most)

    def long(self, look: Look) -> list[Text]:
        """Every move, as it can be typed."""
        return self._lines(look, [[Text(option.move) for option in group.options] for group in self._groups], None)

    def _lines(self, look: Look, names: list[list[Text]], most: int | None) -> list[Text]:
        indent = max(len(group.heading) for group in self._groups) + _GAP
        blocks = [_columns(cells, look.width - indent) for cells in self._numbered(names)]
        limit = _limit([len(block) for block in blocks], most)
        lines = []
        for group, block in zip(self._groups, blocks):
            for i, row in enumerate(block[:limit]):
                heading = Text((group.heading if i == 0 else "").ljust(indent), style="bold")
                lines.append(Text.assemble(heading, Text(" " * _GAP).join(row)))
        if hidden := sum(len(row) for block in blocks for row in block[limit:]):
            lines.append(Text(look.say("terminal-more", count=hidden), style="italic"))
        return lines

    def _numbered(self, names: list[list[Text]]) -> Iterator[list[Text]]:
        """The options of every group: a number, a name, an effect."""
        digits = len(str(len(self.moves)))
        number = 0
        for group, group_names in zip(self._groups, names):
            cells = []
            for option, name in zip(group.options, group_names):
                number += 1
                effect = Text.assemble(" ", option.effect) if option.effect else Text()
                cells.append(Text.assemble((f"{number:>{digits}})", ACCENT), " ", name, effect))
            yield cells


def _columns(cells: list[Text], width: int) -> list[list[Text]]:
    """Cells in rows, as many as there is room for; they begin at the same columns, and a long one takes several."""
    column = _column_width([len(cell) for cell in cells]) + _GAP
    rows: list[list[Text]] = []
    left = 0
    for cell in cells:
        length = len(cell)
        cell.pad_right(-(length + _GAP) % column)
        if not rows or left < length:
            rows.append([])
            left = width
        rows[-1].append(cell)
        left -= len(cell) + _GAP
    return rows


def _column_width(widths: list[int]) -> int:
    """As wide as the widest cell, but for a few that are much longer than most."""
    usual = max(_NARROW, sorted(widths)[len(widths) // 2] + _LONGER)
    return max(min(widths), *(width for width in widths if width <= usual))


def _limit(heights: list[int], most: int | None) -> int:
    """How many lines each group may have so that all of them together have at most so many."""
    limit = max(heights)
    while most is not None and limit > 1 and sum(min(height, limit) for height in heights) > most:
        limit -= 1
    return limit
