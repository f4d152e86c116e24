"""The table of Run & Trip, drawn from a view: the track, the players, the hand, and the moves on offer."""

from __future__ import annotations

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from race108.game import View
from race108.games.runtrip import rules as r
from race108.games.runtrip.layout import Layout
from race108.games.runtrip.showing import LETTERS
from race108.games.runtrip.track import WIDTH, draw_track, is_low, layout_of, side_of, token, token_name
from race108.palette import colour
from race108.ruleset import Json
from race108.terminal.board import as_text, told
from race108.terminal.menu import Group, Menu, Option
from race108.terminal.screen import Look

_GAP = 2
_BESIDE = 36  # so much room must be beside the track for anything to stand there


# --- the table ------------------------------------------------------------------------------------------------------


def draw(view: View, look: Look, news: list[str]) -> list[RenderableType]:
    """What has happened, the track, the players, and the hand; what scrolls away first is needed least."""
    hand = [] if view.seat is None else [_hand(view.json, look, view.seat)]
    if look.width >= WIDTH + _GAP + _BESIDE:
        return [*_wide(view, look, news), *hand]
    track, deck, players = draw_track(view, look), " · ".join(_deck(view.json, look)), _players(view, look)
    if is_low(view, look):  # every line counts
        return [*_said(told(news, look.width, 0)), Text.assemble(track, " · ", deck), players, *hand]
    most = None if look.height is None else look.height // 5
    return [*_said(told(news, look.width, most)), track, Text(deck), players, Text(""), *hand]


def _said(lines: list[str]) -> list[Text]:
    return [as_text(lines)] if lines else []


def _wide(view: View, look: Look, news: list[str]) -> list[RenderableType]:
    """The players beside the track; the news too, if they fit there."""
    track = draw_track(view, look)
    room = look.width - WIDTH - _GAP
    beside = [*(Text(line) for line in _deck(view.json, look)), Text(""), *_players_listed(view, look), Text("")]
    left = track.plain.count("\n") + 1 - sum(-(-len(line) // room) or 1 for line in beside)
    lines = told(news, room, left)
    fits = len(lines) <= left
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    grid.add_column(width=WIDTH)
    grid.add_row(track, Stack(*beside, as_text(lines if fits else [])))
    return [*([] if fits else _said(told(news, look.width, 0))), grid, Text("")]


def _deck(table: Json, look: Look) -> list[str]:
    deck = table["deck"]
    if deck:
        said = look.say("terminal-deck", count=len(deck), number=int(deck[0][0]))
    else:
        said = look.say("terminal-no-deck")
    return [said, look.say("terminal-discards", count=len(table["discard"]))]


def _players(view: View, look: Look) -> Table:
    """Where everybody stands, with the symbols there, and the numbers in their hands: one line each."""
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    for seat in range(view.json["players"]):
        grid.add_row(*_player(seat, view, look))
    return grid


def _players_listed(view: View, look: Look) -> list[Text]:
    """The same where there is little room."""
    listed = (_player(seat, view, look) for seat in range(view.json["players"]))
    return [Text("  ").join(part for part in parts if part) for parts in listed]


def _player(seat: int, view: View, look: Look) -> list[Text]:
    """A player's name, tokens and cards."""
    table = view.json
    side = side_of(seat, table)
    places = [
        Text.assemble(token(side, which, table, look), " ", _place(square, layout_of(view), look))
        for which, square in enumerate(table["tokens"][side])
    ]
    name = look.say("terminal-you", player=look.player(seat)) if seat == view.seat else look.player(seat)
    numbers = "" if seat == view.seat else _numbers(table["hands"][seat], look)
    return [Text(name, style="bold"), Text("  ").join(places), Text(numbers)]


def _place(square: int, layout: Layout, look: Look) -> str:
    """A square and its symbols in words."""
    if square == r.START:
        return look.say("terminal-start")
    if square == r.GOAL:
        return str(square)
    symbols = layout.squares[square]
    return f"{square} [{symbols}]" if symbols else f"{square} {look.say('terminal-safe')}"


def _numbers(hand: list[str], look: Look) -> str:
    """The numbers of a hand whose symbols are hidden."""
    if not hand:
        return look.say("terminal-no-cards")
    return look.say("terminal-numbers", numbers=" ".join(text[0] for text in hand))


def _hand(table: Json, look: Look, seat: int) -> Text:
    hand = [card(text, look) for text in table["hands"][seat]] or [Text(look.say("terminal-no-cards"))]
    return Text("  ").join([Text(look.say("terminal-hand"), style="bold"), *hand])


def card(text: str, look: Look) -> Text:
    """A card: its number, as on the black side, and its symbols, as on the white one."""
    if not look.colour:
        return Text(text)
    dark, light = colour("ink"), colour("table")
    return Text.assemble((text[0], f"bold {light} on {dark}"), (text[1:], f"bold {dark} on {light}"))


# --- moves ----------------------------------------------------------------------------------------------------------


def question(view: View, look: Look) -> str:
    """What the player on turn has to decide."""
    return look.say(f"terminal-runtrip-{view.json['phase']}")


def menu(view: View, look: Look) -> Menu:
    """The legal moves: runs, then trips by whom they trip, the furthest first."""
    table = view.json
    preview = _Preview(view)
    options: dict[str, list[Option]] = {}
    for actions in view.actions:
        move = view.write(actions)
        kind, *words = move.split()
        if kind == "run":
            group = look.say("terminal-do-run")
        elif kind == "trip":
            group = look.say("terminal-do-trip", token=_target(words[0], table))
        else:
            group = look.say("terminal-do-end")
        options.setdefault(group, []).append(_option(move, actions, preview, look))
    return Menu([Group(heading, sorted(group, key=_reach)) for heading, group in options.items()])


def _target(word: str, table: Json) -> str:
    """The token a trip names: ``2b`` is ■2b."""
    return token_name(int(word[0]) - 1, LETTERS.index(word[1:] or "a"), table)


def _reach(option: Option) -> int:
    """Trips that go further come first; runs keep their order."""
    kind, *words = option.move.split()
    return -sum(int(word[0]) for word in words[1:] if "[" in word) if kind == "trip" else 0


def _option(move: str, actions: tuple[int, ...], preview: _Preview, look: Look) -> Option:
    kind, *words = move.split()
    if kind == "end":
        return Option(move, Text(look.say("terminal-end")), Text())
    label = Text(" ".join(word for word in words if "[" in word))
    own = words[-1] if words[-1] in LETTERS else ""
    effects = [
        Text.assemble(own if is_own else token(side, which, preview.table, look), f"→{square}")
        for is_own, side, which, square in preview.moves(actions)
    ]
    if not effects:  # R10
        effects = [Text(f"{own} {look.say('terminal-stays')}".strip())]
    return Option(move, label, Text(" ").join(effects))


class _Preview:
    """What a move would do to the tokens, found by trying it on the table as the seat knows it."""

    def __init__(self, view: View) -> None:
        self.table = view.json
        self._view = view

    def moves(self, actions: tuple[int, ...]) -> list[tuple[bool, int, int, int]]:
        """Whether it is the player's own, side, letter and last square of every token that moves; the own one first."""
        per_side = len(self.table["tokens"][0])
        own = self._own_token(actions[0])
        ends = {who: to for _, who, _, to in self._view.rules.steps(self._view.tried(actions)[1])}
        return [(who == own, *divmod(who, per_side), ends[who]) for who in sorted(ends, key=lambda who: who != own)]

    def _own_token(self, action: int) -> int:
        """The token that goes forward with a run or a trip."""
        which = action // r.DECK if action < r.LAYS else (action - r.AIMS) % 2
        return side_of(self.table["turn"], self.table) * len(self.table["tokens"][0]) + which


def rules_in_short(view: View) -> list[str]:
    """The messages that tell the rules this game is played by."""
    options, variant = view.rules.options(), view.rules.played
    said = ["runtrip-terminal-rules"]
    said += ["runtrip-terminal-factors"] if options["layout"] == "factors" else []
    said += ["runtrip-terminal-mercy"] if options["mercy"] else []
    said += ["runtrip-terminal-advanced"] if variant.tokens > 1 else []
    said += ["runtrip-terminal-team"] if variant.sides else []
    return said
