"""Every screen of the client, and every phase of a turn: how to get there."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

import pad_table
from browser import Visitor
from server_world import Server
from variants import SHORT_ROWS

Json = dict[str, Any]
BOT = "bot:level1"

TRIGGS: Json = {
    "game": "triggs",
    "players": 3,
    "hands": [[1, 4, 7, 7, 11, 11], [2, 3, 8, 9, 10], [3, 5, 6, 6, 12, 12, 2]],
    "crossed": [
        [2, 1, 0, 2, 1, 1, 2, 4, 2, 0, 2, 1],
        [1, 0, 2, 1, 3, 0, 2, 1, 0, 3, 1, 2],
        [0, 2, 1, 1, 0, 2, 1, 3, 2, 1, 4, 0],
    ],
    "left": [5, 9, 1, 10],
    "right": [12, 3, 8],
    "discard": [9, 9, 4, 6, 10, 2],
    "turn": 0,
}
#: The player has just filled row 8 and may cross off the last box of row 4 or 2: the chain can go on.
EXTRA = TRIGGS | {"phase": "extra"}
FORMING = TRIGGS | {"phase": "form", "value": 11}
DRAWING = TRIGGS | {"phase": "draw"}

RUNTRIP: Json = {
    "game": "runtrip",
    "players": 4,
    "tokens": [[42], [48], [12], [35]],
    "hands": [
        ["3[22]", "4[3]", "6[5]", "8[7]", "2[23]", "9[22]"],
        ["8[5]", "1[2]"],
        ["1[7]", "6[7]", "5[3]"],
        ["7[P]"],
    ],
    "discard": ["9[P]", "2[5]"],
    "turn": 0,
}
#: Two tokens each; both opponents stand where they can be tripped.
ADVANCED: Json = {
    "game": "runtrip",
    "players": 2,
    "variant": "advanced",
    "tokens": [[30, 9], [12, 35]],
    "hands": [["3[22]", "4[3]", "6[5]", "8[7]", "2[5]"], ["8[5]", "1[2]", "7[3]"]],
    "turn": 0,
}


def table(visitor: Visitor, wish: Json) -> Json:
    """A new table, made as the client makes it."""
    answer = visitor.context.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    made: Json = answer.json()
    return made


def against_ben(ann: Visitor, server: Server, **wish: Any) -> Page:
    """Ann's table, where she is on turn; Ben sits down there and does nothing, so he needs no browser."""
    two = {"players": 2, "hands": TRIGGS["hands"][:2], "crossed": TRIGGS["crossed"][:2]}
    game = {"game": "triggs", "practice": {"position": TRIGGS | two, "seed": 3}}
    made = table(ann, game | wish | {"seats": ["me", "open"], "name": "Ann"})
    page = ann.opens(made["invite"])  # before the game begins, so that no clock runs while the page is loaded
    with server.client() as ben:
        wish = {"key": made["invite"], "name": "Ben"}
        ben.post(f"/api/tables/{made['id']}/seats", json=wish).raise_for_status()
    page.locator("[data-turn=mine]").wait_for()
    return page


@dataclass(frozen=True)
class Screen:
    """Where a screen is, and what can be pressed there, one after the other: each makes another screen of it."""

    address: Callable[[Visitor], str]
    steps: dict[str, str]

    def opens(self, visitor: Visitor) -> Page:
        """For the first time."""
        return visitor.opens(self.address(visitor))

    def again(self, page: Page, language: str) -> None:
        """Once more, in another language."""
        page.evaluate(f"localStorage.setItem('language', '{language}')")
        page.reload()
        page.locator(f"html[lang={language}] main h1").first.wait_for(state="attached")

    def stages(self, page: Page) -> Iterator[str]:
        """All there is to see: the screen as it is, then what each step makes of it, by their names."""
        yield ""
        for name, thing in self.steps.items():
            page.locator(thing).first.click()
            page.mouse.move(0, 0)  # nothing lights up only because the mouse is there
            yield f"-{name}"


def at(address: Callable[[Visitor], str] | str, **steps: str) -> Screen:
    """An address, and things to press there."""
    return Screen((lambda _visitor: address) if isinstance(address, str) else address, steps)


def practice(position: Json, **steps: str) -> Screen:
    """A table at a position, with bots in the other seats."""
    seats = ["me", *[BOT] * (position["players"] - 1)]
    options = {key: position[key] for key in ("variant",) if key in position}
    wish = {"game": position["game"], "options": options, "seats": seats, "name": "Ann"}
    chosen = wish | {"practice": {"position": position, "seed": 3}}
    return at(lambda visitor: str(table(visitor, chosen)["invite"]), **steps)


def finished(visitor: Visitor, wish: Json) -> str:
    """A game that is over: played by both sides at random, without the browser."""
    request, chance = visitor.context.request, random.Random(5)
    made = table(visitor, wish | {"seats": ["me"] * len(wish["seats"])})
    state = request.get(f"/api/tables/{made['id']}/state").json()
    while state["phase"] == "playing":
        moves = [move for move in state["moves"] if move[:4] in ("form", "extr", "trip")] or state["moves"]
        play = {"ply": state["ply"], "moves": [chance.choice(moves)], "seat": state["turn"]}
        answer = request.post(f"/api/tables/{made['id']}/moves", data=play).json()
        state = request.get(f"/api/tables/{made['id']}/state?seat={answer['turn'] or 0}").json()
    return str(made["id"])


def pad(game: Json, **steps: str) -> Screen:
    """The digital pad with a game on it."""

    def address(visitor: Visitor) -> str:
        kept = json.dumps(json.dumps({"version": 1, "data": game}))
        visitor.context.add_init_script(f"localStorage.setItem('pad-game', {kept})")
        return "/pad"

    return at(address, **steps)


SHORT: Json = {"game": "triggs", "options": {"rows": SHORT_ROWS}, "seats": ["me", "me"], "names": ["Ann", "Ben"]}
RACE: Json = {"game": "runtrip", "seats": ["me", "me", "me"], "names": ["Ann", "Ben", "Cleo"]}
CUTTING: Json = {
    "game": "runtrip",
    "options": {"variant": "team"},
    "seats": ["me", "open", "open", BOT],
    "cutting": True,
}

STANDS = {"left": 600_000, "since": None}

SCREENS: dict[str, Screen] = {
    "home": at("/"),
    "new-triggs": at("/new#triggs", more="main summary"),
    "new-runtrip": at("/new#runtrip", more="main summary"),
    "settings": at("/settings"),
    "verify": at("/verify"),
    "learn": at("/learn"),
    "learn-triggs": at("/learn/triggs"),
    "learn-runtrip": at("/learn/runtrip"),
    "puzzles": at("/puzzles"),
    "rules": at("/rules"),
    "rules-triggs": at("/rules/triggs"),
    "rules-runtrip": at("/rules/runtrip"),
    "replay": at("/replay"),
    "nothing": at("/nothing-here"),
    "unknown-table": at("/t/nobodyknowsit"),
    "waiting": at(lambda visitor: table(visitor, CUTTING)["invite"]),
    "curtain": at(lambda visitor: table(visitor, SHORT)["invite"]),
    "triggs": practice(TRIGGS, row="[data-row='11']", card="[data-card='7']"),
    "triggs-draw": practice(DRAWING),
    "triggs-form": practice(FORMING),
    "triggs-extra": practice(EXTRA),
    "triggs-over": at(lambda visitor: f"/t/{finished(visitor, SHORT)}"),
    "triggs-replay": at(lambda visitor: f"/replay/{finished(visitor, SHORT)}#12"),
    "runtrip": practice(RUNTRIP, trip="[data-trip]", card="[data-card='6[5]']", back="[data-action=cancel]"),
    "runtrip-again": practice(RUNTRIP | {"phase": "trip"}),
    "runtrip-advanced": practice(ADVANCED, card="[data-card='6[5]']"),
    "runtrip-over": at(lambda visitor: f"/t/{finished(visitor, RACE)}"),
    "runtrip-replay": at(lambda visitor: f"/replay/{finished(visitor, RACE)}#30"),
    "print": at(
        "/print", cards="[data-choice=thing] label:nth-child(2)", other="[data-choice=game] label:nth-child(2)"
    ),
    "pad": at(
        "/pad", other="[data-choice=game] label:nth-child(2)", more="[data-action=more]", back="[data-action=close]"
    ),
    "pad-triggs": pad(pad_table.triggs(["cross", 11, 3], ["next"], ["cross", 1, 2], players=4)),
    "pad-runtrip": pad(
        pad_table.runtrip(*pad_table.runs(12, 20, 30, 31, 9, 45), players=6, minutes=20, clock=STANDS),
        number="[data-number='8']",
        trip="[data-token='1']",
    ),
}
