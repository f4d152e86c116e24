"""A picture of a Triggs table: the sheets beside each other, the piles, the hands."""

from __future__ import annotations

from PIL.Image import Image

from race108.envs.paint import ACCENT, INK, SIDES, SOFT, VALUES, Sheet
from race108.game import View
from race108.ruleset import Json
from race108.words import say

ROW, BOX = 26, 18
WIDTH = 270  # of one player's sheet
TOP = 130


def draw(view: View) -> Image:
    """The table as a seat sees it."""
    table = view.json
    players = table["players"]
    sheet = Sheet(max(600, WIDTH * players + 20), TOP + 12 * ROW + 130)
    _piles(sheet, table)
    for seat in range(players):
        _player(sheet, table, seat, 20 + WIDTH * seat)
    return sheet.image


def _piles(sheet: Sheet, table: Json) -> None:
    for i, key in enumerate(("left", "centre", "right")):
        x, pile = 20 + 110 * i, table[key]
        if pile and pile[0] is not None:
            sheet.card(x, 20, str(pile[0]), VALUES[pile[0] - 1])
        elif pile:
            sheet.back(x, 20)
        else:
            sheet.box(x, 20, 40, 56)
        sheet.text(x + 48, 48, f"x{len(pile)}", 16, SOFT)
    sheet.text(350, 34, say("terminal-discards", "en", count=len(table["discard"])), 16, SOFT)
    sheet.text(350, 60, say("terminal-box", "en", count=len(table["box"])), 16, SOFT)


def _player(sheet: Sheet, table: Json, seat: int, x: int) -> None:
    on_turn = seat == table["turn"]
    sheet.disc(x + 8, TOP - 22, 7, SIDES[seat])
    name = f"player_{seat}" + (f": {table['phase']}" if on_turn else "")
    sheet.text(x + 22, TOP - 22, name, 17, ACCENT if on_turn else INK)
    for row, boxes in enumerate(table["rows"]):
        y = TOP + ROW * row
        sheet.text(x + 20, y + BOX / 2, str(row + 1), 16, VALUES[row], "rm")
        for box in range(boxes):
            left = x + 30 + (BOX + 6) * box
            sheet.box(left, y, BOX, BOX)
            if box < table["crossed"][seat][row]:
                sheet.cross(left + 3, y + 3, BOX - 6)
    y = TOP + 12 * ROW + 20
    step = min(44, (WIDTH - 60) / max(1, len(table["hands"][seat]) - 1))
    for i, value in enumerate(table["hands"][seat]):
        if value is None:
            sheet.back(x + step * i, y)
        else:
            sheet.card(x + step * i, y, str(value), VALUES[value - 1])
