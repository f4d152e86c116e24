"""The track of Run & Trip and the tokens on it, drawn from a view."""

from __future__ import annotations

from collections import Counter
from typing import cast

from rich.text import Text

from race108.game import View
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.games.runtrip.ruleset import RunTrip
from race108.games.runtrip.showing import LETTERS
from race108.palette import VALUES, colour
from race108.ruleset import Json
from race108.terminal.screen import Look

#: A shape and a ground for each side's tokens; its number stands beside the shape. White figures stand on the ground,
#: as they do on cards, so it is one of theirs: of the cards 1, 9, 5, 11, 3 and 7.
SHAPES = "●■▲◆★✚"
COLOURS = tuple(VALUES[value - 1] for value in (1, 9, 5, 11, 3, 7))

_SIDE_BY_SIDE = 10
_CELL = 8
_BESIDE_NUMBER = 4  # so many symbols fit on the line of the square's number
_TALL = 34  # so high must a terminal be for two lines per row of the track
_POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹"

#: So many columns wide is the track.
WIDTH = _SIDE_BY_SIDE * _CELL


def layout_of(view: View) -> Layout:
    """The layout that is played with."""
    return cast(RunTrip, view.rules).layout


def side_of(seat: int, table: Json) -> int:
    """The side a seat plays for: its own, or in team that of two partners."""
    return seat % len(table["tokens"])


# --- tokens ------------------------------------------------------------------------------------------------------


def token_name(side: int, which: int, table: Json) -> str:
    """A token as a shape, its side's number and, where there are two, its letter."""
    letter = LETTERS[which] if len(table["tokens"][side]) == 2 else ""
    return f"{SHAPES[side]}{side + 1}{letter}"


def token(side: int, which: int, table: Json, look: Look) -> Text:
    """A token in its colour."""
    return Text(
        token_name(side, which, table), style=f"bold {colour('card-ink')} on {COLOURS[side]}" if look.colour else "bold"
    )


# --- the track ------------------------------------------------------------------------------------------------------


def draw_track(view: View, look: Look) -> Text:
    """Ten rows that wind upwards from the start at the bottom left."""
    table, layout = view.json, layout_of(view)
    there = _tokens_by_square(table)
    tall = not is_low(view, look)
    lines: list[Text] = []
    for row in reversed(range(_SIDE_BY_SIDE)):
        squares = list(range(row * _SIDE_BY_SIDE + 1, row * _SIDE_BY_SIDE + 11))
        squares = squares if row % 2 == 0 else squares[::-1]
        cells = [_square(square, layout, there.get(square), table, look, tall) for square in squares]
        lines += [Text().join(parts) for parts in zip(*cells)]
    return Text("\n").join([*lines, _start(there, table, look)])


Places = dict[int, list[tuple[int, int]]]


def _tokens_by_square(table: Json) -> Places:
    there: Places = {}
    for side, squares in enumerate(table["tokens"]):
        for which, square in enumerate(squares):
            there.setdefault(square, []).append((side, which))
    return there


def _square(
    square: int, layout: Layout, there: list[tuple[int, int]] | None, table: Json, look: Look, tall: bool
) -> list[Text]:
    """A square as one line or two: number, token, symbols. On one line the token covers the symbols."""
    number = Text(f"{square:>2} ", style="dim" if square < r.GOAL else "bold")
    standing = token(*there[0], table, look) if there else Text()
    symbols = layout.squares[square]
    if tall:
        return [_padded(Text.assemble(number, standing)), _padded(Text(f"   {symbols}"[-_CELL + 1 :], style="bold"))]
    if there:
        return [_padded(Text.assemble(number, standing))]
    return [_padded(Text.assemble(number, (_squeezed(symbols, look), "bold")))]


def _padded(cell: Text) -> Text:
    cell.truncate(_CELL, pad=True)
    return cell


def _squeezed(symbols: str, look: Look) -> str:
    """Symbols that fit on one line beside the number: 2⁶ for 222222 where that is needed."""
    if len(symbols) <= _BESIDE_NUMBER or not look.unicode:
        return symbols
    return "".join(symbol + (_POWERS[count] if count > 1 else "") for symbol, count in Counter(symbols).items())


def _start(there: Places, table: Json, look: Look) -> Text:
    waiting = [token(side, which, table, look) for side, which in there.get(r.START, [])]
    return Text.assemble((f" 0 {look.say('terminal-start')}", "dim"), *(Text.assemble(" ", one) for one in waiting))


def is_low(view: View, look: Look) -> bool:
    """Whether there is room for just one line per row of the track, and every square fits on it."""
    fits = all(len(_squeezed(symbols, look)) <= _BESIDE_NUMBER for symbols in layout_of(view).squares)
    return look.height is not None and look.height < _TALL and fits
