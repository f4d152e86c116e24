"""People who share a device: a curtain keeps everyone's hand from the others."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from browser import PHONE, Chromium, Mouse, Visitor
from client_words import said
from players import Player
from screens import BOT, table
from server_world import Server
from variants import FEW_BOXES

Json = dict[str, Any]
#: Near the end of a race, so that it does not take long.
LATE: Json = {
    "game": "runtrip",
    "players": 3,
    "tokens": [[84], [86], [88]],
    "hands": [["3[22]", "4[3]", "6[5]", "8[7]"], ["8[5]", "1[2]", "7[3]"], ["1[7]", "6[7]", "5[3]"]],
    "turn": 0,
}
WISHES: dict[str, Json] = {
    "triggs": {"game": "triggs", "options": {"rows": FEW_BOXES}, "seats": ["me", BOT, "me"]},
    "runtrip": {"game": "runtrip", "seats": ["me"] * 3, "practice": {"position": LATE, "seed": 5}},
}
NAMES = ["Ann", "Ben", "Cleo"]


class Device:
    """A device that goes from hand to hand, and somebody who looks for secrets while the curtain is down."""

    def __init__(self, visitor: Visitor, number: str) -> None:
        self.visitor, self.number = visitor, number
        self.player = Player(visitor.page, Mouse(visitor.page), seed=3)
        #: Everything the page was told since somebody said it is they who look.
        self.told: list[Json] = []
        #: Every draw it has heard of.
        self.seen: set[tuple[Any, ...]] = set()
        #: Who was asked behind the curtain.
        self.asked: list[str] = []
        visitor.page.on("websocket", self._listen)

    @property
    def page(self) -> Page:
        return self.visitor.page

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def confirms(self) -> None:
        """Whoever is asked for says it is they."""
        curtain = self.page.locator("[data-curtain]")
        curtain.wait_for()
        name = curtain.get_attribute("data-curtain") or ""
        self.asked.append(name)
        self._nothing_is_known_of(name)
        self.told.clear()
        self.page.locator("[data-action=show]").click()
        self.player.table.wait_for()
        assert self.player.hand() == self._hand(name)

    def plays_to_the_end(self) -> None:
        for _ in range(400):
            self.page.locator(
                "[data-curtain], [data-action=hand-over], [data-turn=mine], [data-turn=over]"
            ).first.wait_for()
            if self.page.locator("[data-curtain]").count():
                self.confirms()
            elif self.page.locator("[data-action=hand-over]").count():
                self.page.locator("[data-action=hand-over]").click()
            elif not self.player.waits_for_turn():
                return
            else:
                self.player.acts()
        raise AssertionError("the game does not end")

    def _seat(self, name: str) -> int:
        return NAMES.index(name)

    def _hand(self, name: str) -> list[str]:
        """What somebody holds, asked behind the page's back."""
        seat = self._seat(name)
        state = self.visitor.context.request.get(f"/api/tables/{self.number}/state?seat={seat}").json()
        return [str(card) for card in sorted(state["view"]["hands"][seat])]

    def _nothing_is_known_of(self, name: str) -> None:
        """Neither on the page nor in what it was told, but for cards everybody saw being drawn."""
        seat, hand, html = self._seat(name), self._hand(name), self.page.content()
        assert "data-card=" not in html
        assert not [card for card in hand if said("triggs-card", value=card) in html]
        assert not [card for card in hand if "[" in card and card in html]
        for state in self.told:
            if state["type"] == "state":
                self.seen |= {tuple(event) for turn in state["log"] for event in turn["events"] if event[0] == "drew"}
                drawn = {card for _, who, card, *_ in self.seen if who == seat}
                assert state["seat"] != seat
                told = {card for card in state["view"]["hands"][seat] if not str(card).endswith("[?]")}
                assert told <= drawn | {None}, "a secret was told"


def at_a_table(ann: Visitor, wish: Json) -> Device:
    names = [name if seat == "me" else None for name, seat in zip(NAMES, wish["seats"], strict=False)]
    made = table(ann, wish | {"names": names})
    device = Device(ann, made["id"])
    ann.page.goto(made["invite"])
    return device


@pytest.mark.parametrize("game", WISHES)
def test_a_whole_game_goes_from_hand_to_hand(server: Server, chromium: Chromium, game: str) -> None:
    with chromium.visitor(server, size=PHONE) as ann:
        device = at_a_table(ann, WISHES[game])
        device.plays_to_the_end()
        ann.page.locator("[data-outcome]").wait_for()
    people = {name for name, seat in zip(NAMES, WISHES[game]["seats"], strict=False) if seat == "me"}
    assert set(device.asked) == people
    # Nobody is asked twice in a row: who plays on keeps the device.
    assert all(one != other for one, other in zip(device.asked, device.asked[1:], strict=False))


def test_nobody_sees_anything_before_somebody_says_who_looks(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/new#triggs")
        page.locator("[data-seat='1'] select").select_option("here")
        page.locator("[data-seat='1'] input").fill("Ben")
        lines: list[str] = []
        page.on("websocket", lambda line: lines.append(line.url))
        page.locator("[data-action=open-table]").click()
        page.locator("[data-curtain]").wait_for()
        assert lines == []


def test_a_page_that_is_loaded_again_asks_again(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        device = at_a_table(ann, WISHES["triggs"])
        device.confirms()
        ply = device.player.ply()
        ann.page.reload()
        device.told.clear()
        ann.page.locator("[data-curtain]").wait_for()
        for key in ("Enter", " ", "Escape"):  # whoever was still playing may press a key too many
            ann.page.keyboard.press(key)
        assert ann.page.locator("[data-curtain]").is_visible()
        assert device.told == []
        device.confirms()
        assert device.asked == [device.asked[0]] * 2
        assert device.player.ply() == ply
