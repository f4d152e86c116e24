"""People round a real table with the digital pad on a phone: what they tap, and what they see."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

from browser import Mouse

Json = dict[str, Any]
USUAL = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]


def triggs(*steps: list[Any], players: int = 2, rows: list[int] = USUAL) -> Json:
    """A game of Triggs as the pad keeps it: Ann begins, then Ben, Cleo and Dan."""
    names = ["Ann", "Ben", "Cleo", "Dan"][:players]
    return _game({"game": "triggs", "names": names, "first": 0, "rows": rows}, steps)


def runtrip(*steps: list[Any], players: int = 3, clock: Json | None = None, **options: Any) -> Json:
    """A game of Run & Trip as the pad keeps it."""
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"][:players]
    setup = {"game": "runtrip", "names": names, "first": 0, "variant": "basic", "minutes": None, "symbols": True}
    return _game(setup | options, steps) | {"clock": clock}


def runs(*squares: int) -> list[list[Any]]:
    """Runs, in turns and a few squares at a time, until every token is where it should be; nobody meets anybody."""
    at = [0] * len(squares)
    steps: list[list[Any]] = []
    while at != list(squares):
        for token, square in enumerate(squares):
            ahead = next((n for n in range(min(9, square - at[token]), 0, -1) if at[token] + n not in at), 0)
            at[token] += ahead
            steps.append(["run", token, ahead] if ahead else ["next"])
    return steps


def _game(setup: Json, steps: tuple[list[Any], ...]) -> Json:
    return {"id": "x", "began": 1_790_000_000_000, "setup": setup, "steps": list(steps), "clock": None}


class PadTable:
    """The pad, and hands that press what is on it."""

    def __init__(self, page: Page, hands: Any = None) -> None:
        self.page, self.hands = page, hands or Mouse(page)

    def opens(self, game: Json | None = None, **kept: Any) -> PadTable:
        """The pad, with nothing on it or with a game."""
        self.page.goto("/pad")
        texts = {key.replace("_", "-"): value for key, value in kept.items()}
        if game is not None:
            texts["pad-game"] = json.dumps({"version": 1, "data": game})
        self.page.evaluate(
            """(kept) => {
              localStorage.clear();
              for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
            }""",
            texts,
        )
        self.again()
        return self

    def again(self) -> None:
        """Load the page once more."""
        self.page.reload()
        self.page.locator("main h1").wait_for(state="attached")

    def kept(self) -> Json:
        """The game as the device keeps it."""
        found: Json = json.loads(self.page.evaluate("localStorage.getItem('pad-game')"))["data"]
        return found

    def history(self) -> list[Json]:
        """The finished games as the device keeps them."""
        found: list[Json] = json.loads(self.page.evaluate("localStorage.getItem('pad-history') ?? '{\"data\":[]}'"))[
            "data"
        ]
        return found

    def see(self, name: str) -> Locator:
        """A thing on the pad by its action, or by a number, token or box."""
        return self.page.locator(f"[data-action={name}]" if "=" not in name else f"[data-{name}]")

    def does(self, *names: str) -> PadTable:
        """Press things one after the other."""
        for name in names:
            self.hands.press(self.see(name))
        return self

    def crosses(self, row: int, box: int) -> PadTable:
        """Tap a box of a row."""
        return self.does(f"box='{row}-{box}'")

    def crossed(self, seat: int) -> list[int]:
        """The crosses in each row of a sheet."""
        found: list[int] = self.page.locator(f"[data-sheet='{seat}'] [data-row]").evaluate_all(
            "(rows) => rows.map((row) => row.querySelectorAll('.boxes svg').length)"
        )
        return found

    def open_boxes(self) -> dict[int, int]:
        """How many boxes of each row can be tapped, where there are any."""
        found: list[tuple[int, int]] = self.page.locator("[data-row]:has([data-box])").evaluate_all(
            "(rows) => rows.map((row) => [Number(row.dataset.row), row.querySelectorAll('[data-box]').length])"
        )
        return dict(found)

    def squares(self) -> list[int]:
        """Where every token stands."""
        found: list[int] = self.page.locator("[data-token]").evaluate_all(
            "(all) => all.map((it) => Number(it.dataset.square))"
        )
        return found

    def message(self) -> str:
        """What to do now."""
        return self.page.locator("[data-message]").inner_text().strip()

    def told(self) -> str:
        """The last thing that was told to those who listen."""
        return self.page.locator("[role=log] p").last.inner_text()
