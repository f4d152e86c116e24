"""The table of Triggs, drawn from a view: sheets, piles, hands, and the moves on offer."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from race108.game import View
from race108.palette import VALUES, colour
from race108.ruleset import Json
from race108.terminal.board import as_text, told
from race108.terminal.menu import Group, Menu, Option
from race108.terminal.screen import ACCENT, Look

PILES = {"left": "L", "centre": "C", "right": "R"}
ROWS = range(1, 13)

_GAP = 3
_WIDE = 106
_PILE_LINES = 5
_LOW = 28  # with fewer lines and more than two players the piles are told in words
_MANY_MOVES = 25  # they take so many lines that there is none to spare
_TURNED = (6, 9)  # underlined, as on the cards


# --- cards ----------------------------------------------------------------------------------------------------------


def card(value: int | None, look: Look) -> Text:
    """A card in a hand; None is one that nobody has seen."""
    figure = "?" if value is None else str(value)
    if not look.colour:
        return Text(f"[{figure}]")
    text = Text(f" {figure} ", style=_style(value))
    if value in _TURNED:
        text.stylize("underline", 1, 2)
    return text


def _style(value: int | None) -> str:
    return "dim reverse" if value is None else f"bold {colour('card-ink')} on {VALUES[value - 1]}"


def cards(values: list[int | None], look: Look) -> Text:
    """Cards beside each other."""
    return Text(" ").join(card(value, look) for value in values)


def _pile(pile: list[int | None], look: Look) -> Text:
    """The top of a pile as a card lying on the table."""
    if not pile:
        return Text("┌────┐\n│    │\n└────┘", style="dim")
    top = pile[0]
    middle = Text.assemble("│", Text("▒▒▒▒") if top is None else _figure(top), "│")
    face = Text.assemble("┌────┐\n", middle, "\n└────┘")
    if look.colour and top is not None:
        face.stylize_before(_style(top))
    return face


def _figure(value: int) -> Text:
    text = Text(f"{value:^4}", style="bold")
    if value in _TURNED:
        text.stylize("underline", 1, 2)
    return text


# --- the table ------------------------------------------------------------------------------------------------------


def draw(view: View, look: Look, news: list[str]) -> list[RenderableType]:
    """The sheet on the left, the piles and the others beside it, then the hand."""
    table = view.json
    seat = view.seat
    if seat is None:
        return [as_text(told(news, look.width)), _piles(table, look), *_others(table, look, None)]
    sheet = _sheet(view, look)
    room = look.width - max(len(line) for line in sheet) - _GAP
    beside, above = _beside(table, look, news, seat, room)
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_row(Text("\n").join(sheet), beside)
    space = [] if above or _is_tight(table, look) or len(view.moves) > _MANY_MOVES else [Text("")]
    return [*above, grid, *space, _hand(table, look, seat)]


def _is_tight(table: Json, look: Look) -> bool:
    """Whether there are more players than such a terminal has room for."""
    return table["players"] > 2 and look.width < _WIDE and look.height is not None and look.height < _LOW


def _beside(table: Json, look: Look, news: list[str], seat: int, room: int) -> tuple[RenderableType, list[Text]]:
    """What stands beside the sheet; the news stand there too if they fit, or else above it all."""
    if look.width >= _WIDE:
        return _beside_each_other(table, look, news, seat, room)
    tight = _is_tight(table, look)
    piles, high = (_piles_in_words(table, look), 2) if tight else (_piles(table, look), _PILE_LINES)
    others = _others(table, look, seat)
    inset, above = _placed(news, look, room, len(ROWS) - high - len(others) - 1)
    gap = [Text("")] if high + 1 + len(others) + len(inset) < len(ROWS) else []
    return Stack(piles, *gap, *others, as_text(inset)), above


def _beside_each_other(
    table: Json, look: Look, news: list[str], seat: int, room: int
) -> tuple[RenderableType, list[Text]]:
    """In a wide terminal the piles with the news stand in the middle and the others on the right."""
    middle = room // 2 - _GAP
    inset, above = _placed(news, look, middle, len(ROWS) - _PILE_LINES - 1)
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(width=middle)
    grid.add_row(Stack(_piles(table, look), as_text(inset)), Stack(*_others(table, look, seat)))
    return grid, above


def _placed(news: list[str], look: Look, room: int, most: int) -> tuple[list[str], list[Text]]:
    """The news as lines for where the room is, if they fit there, or as a text that stands above it all."""
    lines = told(news, room, most)
    if len(lines) <= most:
        return ["", *lines], []
    return [], [as_text(told(news, look.width, most))]


def _sheet(view: View, look: Look) -> list[Text]:
    """The viewer's own sheet; a row that can be crossed off now has its number in the accent colour."""
    table = view.json
    crossed = table["crossed"][view.seat]
    now = {_row_of(move) for move in view.moves}
    lines = []
    for row, boxes, crosses in zip(ROWS, table["rows"], crossed):
        number = Text(f"{row:>2}", style=ACCENT if row in now else "bold" if crosses < boxes else "dim")
        signs = " ".join("☒" * crosses + "☐" * (boxes - crosses))
        lines.append(Text.assemble(number, " ", (signs, "dim" if crosses == boxes else "")))
    return lines


def _row_of(move: str) -> int | None:
    """The row in which a move makes a cross."""
    kind, *rest = move.split()
    return int(rest[0].split("=")[0]) if kind in ("form", "extra") else None


def _piles(table: Json, look: Look) -> RenderableType:
    """The three piles as they lie there."""
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    for _ in PILES:
        grid.add_column(justify="center")
    grid.add_row(*(Text(look.say(f"pile-{key}"), style="dim") for key in PILES))
    grid.add_row(*(_pile(table[key], look) for key in PILES), as_text(["", *_counts(table, look)]))
    grid.add_row(*(look.say("terminal-cards", count=len(table[key])) for key in PILES))
    return grid


def _piles_in_words(table: Json, look: Look) -> RenderableType:
    """The three piles on one line."""
    piles = [Text.assemble(_top(key, table, look), f" ({len(table[key])})") for key in PILES]
    return Stack(Text("  ").join(piles), " · ".join(_counts(table, look)))


def _top(key: str, table: Json, look: Look) -> Text:
    """A pile's name and its top card."""
    name = look.say(f"pile-{key}")
    return Text.assemble(name, " ", card(table[key][0], look)) if table[key] else Text(name)


def _counts(table: Json, look: Look) -> list[str]:
    return [
        look.say("terminal-discards", count=len(table["discard"])),
        look.say("terminal-box", count=len(table["box"])),
    ]


def _others(table: Json, look: Look, seat: int | None) -> list[Text]:
    """The others' sheets as free boxes per row, and what is known of their hands."""
    heading = look.say("terminal-free-boxes")
    others = [other for other in range(table["players"]) if other != seat]
    indent = max(len(text) for text in (heading, *(look.player(other) for other in others))) + 1
    lines = [Text(heading.ljust(indent) + _in_rows([str(row) for row in ROWS]), style="dim")]
    for other in others:
        free = [boxes - crosses for boxes, crosses in zip(table["rows"], table["crossed"][other])]
        lines.append(
            Text.assemble(
                (look.player(other).ljust(indent), "bold"), _in_rows([str(boxes) if boxes else "☒" for boxes in free])
            )
        )
        hand = table["hands"][other]
        if _is_tight(table, look):
            figures = " ".join("?" if value is None else str(value) for value in hand)
            lines[-1].append(f"  {len(hand)}: {figures}")
        else:
            lines.append(Text.assemble("  ", look.say("terminal-cards", count=len(hand)), "  ", cards(hand, look)))
    return lines


def _in_rows(signs: list[str]) -> str:
    """One sign for each row of a sheet, in columns."""
    return "".join(sign.rjust(3 if row > 9 else 2) for row, sign in zip(ROWS, signs))


def _hand(table: Json, look: Look, seat: int) -> Text:
    hand = table["hands"][seat]
    shown = cards(hand, look) if hand else look.say("terminal-no-cards")
    return Text.assemble((look.say("terminal-hand"), "bold"), "  ", shown)


# --- moves ----------------------------------------------------------------------------------------------------------


def question(view: View, look: Look) -> str:
    """What the player on turn has to decide."""
    return look.say(f"terminal-triggs-{view.json['phase']}", value=view.json["value"] or 0)


def menu(view: View, look: Look) -> Menu:
    """The legal moves: draw, cross off, discard, as in the rulebook."""
    kinds = ("draw", "form", "extra", "stop", "discard")
    return Menu(
        [
            Group(
                look.say(f"terminal-do-{kind}"),
                [Option(move, _label(move, view.json, look), Text()) for move in view.moves if move.split()[0] == kind],
            )
            for kind in kinds
        ]
    )


def _label(move: str, table: Json, look: Look) -> Text:
    """What a move is called among its kind: ``7+4=11``, ``9×2``, a pile with its top card."""
    kind, *rest = move.split()
    if kind == "draw":
        key = next(key for key, letter in PILES.items() if letter == rest[0])
        return _top(key, table, look)
    if kind == "form":
        value, made_of = rest[0].split("=")
        return Text(made_of if made_of == value else f"{made_of}={value}")
    if kind == "discard":
        value, count = rest[0].split("x")
        return Text(value if count == "1" else f"{value}×{count}")
    return Text(look.say("terminal-row", row=int(rest[0])) if kind == "extra" else look.say("terminal-stop"))


def rules_in_short(view: View) -> list[str]:
    """The messages that tell the rules this game is played by."""
    more = ["triggs-terminal-refill-all"] if view.rules.options()["refill"] == "all" else []
    return ["triggs-terminal-rules", *more]
