"""A picture of a Run & Trip table: the track of 100 squares with their symbols, the tokens, the hands."""

from __future__ import annotations

from PIL.Image import Image

from race108.envs.paint import ACCENT, CARD, INK, LINE, PAPER, SIDES, SOFT, Sheet
from race108.game import View
from race108.games.runtrip.ruleset import RunTrip
from race108.ruleset import Json
from race108.words import say

SIDE = 56  # of a square
LEFT, TOP = 76, 20
HANDS = LEFT + 10 * SIDE + 30


def draw(view: View) -> Image:
    """The table as a seat sees it."""
    rules, table = view.rules, view.json
    assert isinstance(rules, RunTrip)
    sheet = Sheet(HANDS + 420, TOP + max(10 * SIDE, 96 * table["players"]) + 36)
    for square in range(101):
        x, y = _place(square)
        sheet.box(x, y, SIDE - 4, SIDE - 4, CARD if rules.layout.squares[square] else LINE)
        sheet.text(x + 4, y + 9, str(square), 11, SOFT)
        sheet.text(x + SIDE / 2 - 2, y + SIDE - 14, rules.layout.squares[square], 12, INK, "mm")
    _tokens(sheet, table)
    _deck(sheet, table)
    for seat in range(table["players"]):
        _player(sheet, table, seat)
    return sheet.image


def _place(square: int) -> tuple[int, int]:
    """The track winds up from the lower left corner; the start stands beside it."""
    if square == 0:
        return LEFT - SIDE, TOP + 9 * SIDE
    row, column = divmod(square - 1, 10)
    return LEFT + SIDE * (column if row % 2 == 0 else 9 - column), TOP + SIDE * (9 - row)


def _tokens(sheet: Sheet, table: Json) -> None:
    for side, squares in enumerate(table["tokens"]):
        for which, square in enumerate(squares):
            x, y = _place(square)
            shift = 8 * (side * len(squares) + which) if square == 0 else 0  # on the start there is room for all
            sheet.disc(x + SIDE / 2, y + SIDE / 2 - 4 - shift, 11, SIDES[side])
            if len(squares) > 1:
                sheet.text(x + SIDE / 2, y + SIDE / 2 - 4 - shift, "ab"[which], 13, PAPER, "mm")


def _player(sheet: Sheet, table: Json, seat: int) -> None:
    y = TOP + 96 * seat
    on_turn = seat == table["turn"]
    sheet.disc(HANDS + 8, y + 10, 7, SIDES[seat % len(table["tokens"])])
    name = f"player_{seat}" + (f": {table['phase']}" if on_turn else "")
    sheet.text(HANDS + 22, y + 10, name, 17, ACCENT if on_turn else INK)
    hand = table["hands"][seat]
    step = min(44, 360 / max(1, len(hand) - 1))
    for i, card in enumerate(hand):
        number, symbols = card[0], card[2:-1]
        if symbols == "?":
            sheet.back(HANDS + step * i, y + 24, number)
        else:
            sheet.card(HANDS + step * i, y + 24, number, INK, symbols)


def _deck(sheet: Sheet, table: Json) -> None:
    deck = table["deck"]
    if deck:
        said = say("terminal-deck", "en", count=len(deck), number=int(deck[0][0]))
    else:
        said = say("terminal-no-deck", "en")
    sheet.text(LEFT - SIDE, 10 * SIDE + 36, said, 15, SOFT)
