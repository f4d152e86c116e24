"""People who play in the browser: they press what lights up, until the game is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, Page

from browser import PATIENCE


def token_number(target: str) -> int:
    """A token over all, as moves name it: ``2``, or ``2b`` where everyone has two."""
    side, letter = int(target[0]) - 1, target[1:]
    return 2 * side + "ab".index(letter) if letter else side


class Hands(Protocol):
    """A mouse or a keyboard."""

    def press(self, thing: Locator) -> None: ...


class Player:
    """Somebody at a table."""

    #: Every move is followed by a new state: so long nothing may take.
    TABLE = "main [data-phase][data-turn]"

    def __init__(self, page: Page, hands: Hands, seed: int = 1) -> None:
        self.page, self.hands, self.chance = page, hands, random.Random(seed)
        #: What was done, to see that a test has seen it all.
        self.done: list[str] = []

    @property
    def table(self) -> Locator:
        return self.page.locator(self.TABLE)

    def turn(self) -> str:
        return self.table.get_attribute("data-turn") or ""

    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    def ply(self) -> int:
        return int(self.table.get_attribute("data-ply") or 0)

    def hand(self) -> list[str]:
        """The cards that lie there, as the page shows them."""
        self.table.wait_for(state="attached")  # it is there once it is laid
        cards: list[str] = self.table.locator("[data-card]").evaluate_all("all => all.map((e) => e.dataset.card)")
        return cards

    def sees(self, ply: int) -> None:
        """Wait until the table shows at least this ply."""
        self.page.wait_for_function(
            "([at, ply]) => Number(document.querySelector(at)?.dataset.ply) >= ply", arg=[self.TABLE, ply]
        )

    def waits_for_turn(self) -> bool:
        """Whether there is one: False when the game is over."""
        self.page.wait_for_function(
            "(at) => ['mine', 'over'].includes(document.querySelector(at)?.dataset.turn)", arg=self.TABLE
        )
        return self.turn() == "mine"

    def acts(self) -> None:
        """One step of a turn, and wait until the table shows it."""
        ply = self.table.get_attribute("data-ply")
        game = self.table.get_attribute("data-game")
        phase = self.phase()
        act: Callable[[str], str] = self._triggs if game == "triggs" else self._runtrip
        self.done.append(act(phase))
        self.page.wait_for_function(
            "([at, ply]) => document.querySelector(at)?.dataset.ply !== ply", arg=[self.TABLE, ply], timeout=PATIENCE
        )

    def plays_to_the_end(self, most: int = 400) -> None:
        for _ in range(most):
            if not self.waits_for_turn():
                return
            self.acts()
        raise AssertionError("the game does not end")

    # --- Triggs -------------------------------------------------------------------------------------------------------

    def _triggs(self, phase: str) -> str:
        if phase == "extra":
            return self._press(self._lit("data-row"), "extra")
        if phase == "form":
            return self._press(self.page.locator("[data-action=stop]"), "stop")
        piles = self._lit("data-pile")
        begins = "draw" not in self.done and piles.count()  # by drawing, so that a test has seen that too
        if phase == "act" and not begins and (rows := self._lit("data-row")).count():
            self._press(rows, "row")
            return self._press(self.page.locator("[data-action=confirm]").first, "cross")
        if piles.count() and (phase == "draw" or begins or self.chance.random() < 0.9):
            return self._press(piles, "draw")
        self._press(self._lit("data-card"), "card")
        return self._press(self.page.locator("[data-action=confirm][data-move^=discard]"), "discard")

    # --- Run & Trip ---------------------------------------------------------------------------------------------------

    def _runtrip(self, phase: str) -> str:
        trips = self.page.locator("[data-trip]")
        if trips.count() and self.chance.random() < 0.6:
            self._press(trips, "target")
            ways = self.page.locator("[data-move^=trip]:not([data-action])")
            if ways.count() > 1:
                self._press(ways, "way")
            return self._press(self.page.locator("[data-action=confirm]"), "trip")
        if phase == "trip":
            return self._press(self.page.locator("[data-action=end]"), "end")
        self._press(self._lit("data-card"), "card")
        ways = self.page.locator("[data-move^=run]:not([data-action])")
        if ways.count():  # it could also trip, or there are two tokens to run with
            self._press(ways, "way")
        return self._press(self.page.locator("[data-action=confirm]").first, "run")

    # --- a move one has in mind --------------------------------------------------------------------------------------

    def plays(self, moves: list[str]) -> None:
        """Moves in their notation, by touching what they are about; formings of one row go together."""
        moves = list(moves)
        while moves:
            kind, *rest = moves[0].split(" ")
            row = rest[0].partition("=")[0] if rest else ""
            together = [move for move in moves if kind == "form" and move.startswith(f"form {row}=")] or [moves[0]]
            ply = self.ply()
            self._plays(kind, rest, together)
            self.sees(ply + 1)
            moves = moves[len(together) :]

    def tries(self, move: str) -> None:
        """A move where the table stays as it is: the coach looks at it."""
        kind, *rest = move.split(" ")
        self._plays(kind, rest, [move])

    def _plays(self, kind: str, rest: list[str], moves: list[str]) -> None:
        confirm = self.page.locator("[data-action=confirm]").first
        if kind == "form":
            row = self.page.locator(f"[data-row='{rest[0].partition('=')[0]}']").first
            if row.get_attribute("aria-pressed") != "true":  # in the middle of a turn its row is chosen already
                self.hands.press(row)
            self._chooses_ways(moves)
        elif kind == "discard":
            value, _, count = rest[0].partition("x")
            for nth in range(int(count)):
                self.hands.press(self.page.locator(f"[data-card='{value}']").nth(nth))
        elif kind == "run":
            self.hands.press(self.page.locator(f"[data-card='{rest[0]}']"))
        elif kind == "trip":
            self.hands.press(self.page.locator(f"[data-trip='{token_number(rest[0])}']"))
        else:  # draw, extra, stop, end: one touch
            self.hands.press(self.page.locator(f"[data-move='{moves[0]}']"))
            return
        way = self.page.locator(f"[data-move='{moves[0]}']:not([data-action])[aria-pressed=false]")
        if kind in ("run", "trip"):
            way.or_(confirm).first.wait_for()  # what one may choose from is asked for first
            if way.count():
                self.hands.press(way)
        self.hands.press(confirm)

    def _chooses_ways(self, wanted: list[str]) -> None:
        """Switch the chips of the row until these ways are on, each as often as it is wanted."""
        ways = "[data-move^=form]:not([data-action])[aria-pressed={}]"
        on = self.page.locator(ways.format("true"))
        for move in on.evaluate_all("all => all.map((e) => e.dataset.move)"):
            if move not in wanted:
                self.hands.press(self.page.locator(f"[data-move='{move}'][aria-pressed=true]").first)
        for move in set(wanted):
            off = self.page.locator(f"[data-move='{move}']:not([data-action])[aria-pressed=false]")
            while self.page.locator(f"[data-move='{move}'][aria-pressed=true]").count() < wanted.count(move):
                self.hands.press(off.first)

    # --- pressing -----------------------------------------------------------------------------------------------------

    def _lit(self, kind: str) -> Locator:
        """The things of one kind that can be pressed now."""
        return self.page.locator(f"main button[{kind}]:enabled:not([aria-disabled=true])")

    def _press(self, things: Locator, name: str) -> str:
        things.first.wait_for()
        self.hands.press(things.nth(self.chance.randrange(things.count())))
        return name


class Typist(Player):
    """Somebody who would be lost if the focus were."""

    def _press(self, things: Locator, name: str) -> str:
        pressed = super()._press(things, name)
        self.is_somewhere()
        return pressed

    def acts(self) -> None:
        super().acts()
        self.is_somewhere()

    def is_somewhere(self) -> None:
        assert self.page.evaluate("document.activeElement !== document.body"), f"lost after {self.done[-1:]}"


def play_together(*players: Player, most: int = 400) -> None:
    """Everyone at their own browser, in turn, to the end."""
    for _ in range(most):
        on_turn = next((player for player in players if player.turn() == "mine"), None)
        if on_turn is None:
            assert {player.turn() for player in players} == {"over"}, "nobody is on turn"
            return
        on_turn.acts()
        for player in players:
            player.sees(on_turn.ply())
    raise AssertionError("the game does not end")
