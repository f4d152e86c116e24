"""Why not? Whatever cannot be used can be touched all the same, and says why in the bar and to those who listen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from browser import NOTES, PHONE, Chromium, Keyboard, Mouse
from players import Hands, Player
from screens import RUNTRIP, TRIGGS, Json, practice
from server_world import Server

#: Two rivals who cannot be tripped: one on the start, one on a lens and a ring.
FAR: Json = RUNTRIP | {"tokens": [[42], [26], [0], [35]], "phase": "trip"}

TOUCHED = [
    (TRIGGS, "[data-row='8']", "Row 8 is full."),
    (TRIGGS, "[data-row='10']", "You have no 10, and no two of your cards add up to 10."),
    (TRIGGS | {"phase": "extra"}, "[data-pile=centre]", "Make your extra cross first: choose a row."),
    (TRIGGS | {"phase": "form", "value": 11}, "[data-card='1']", "You are crossing off 11s, and this 1 does not help"),
    (FAR, "[data-card='9[22]']", "After a trip you can only trip again, and this card does not help with that."),
]


class Finger:
    """Touches anything, whether it looks as if that were of use or not."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, thing: Locator) -> None:
        thing.click(force=True)


def why(page: Page) -> str:
    shown = page.locator("[data-why]")
    shown.wait_for()
    return shown.inner_text()


@pytest.mark.parametrize("hands", [Finger, Keyboard])
def test_a_thing_that_cannot_be_used_says_why(
    server: Server, chromium: Chromium, hands: Callable[[Page], Hands]
) -> None:
    with chromium.visitor(server, size=PHONE) as ann:
        ann.context.add_init_script(NOTES)
        for position, thing, text in TOUCHED:
            page = practice(position).opens(ann)
            assert page.locator(thing).first.get_attribute("aria-disabled") == "true"
            hands(page).press(page.locator(thing).first)
            assert why(page).startswith(text)
            page.wait_for_function("(text) => window.told.some((one) => one.startsWith(text))", arg=text)


def test_the_line_goes_when_something_else_is_touched(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = practice(TRIGGS).opens(ann)
        page.locator("[data-row='8']").click(force=True)
        assert why(page) == "Row 8 is full."
        page.locator("[data-card='7']").first.click()
        page.locator("[data-action=confirm]").first.wait_for()
        assert not page.locator("[data-why]").count()


def test_a_rival_who_cannot_be_tripped_says_why(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, language="de") as ann:
        page = practice(FAR).opens(ann)
        page.locator("[data-rival='1']").click(force=True)
        assert why(page) == "Du brauchst eine Linse und einen Ring und hast keinen Ring."
        page.locator("[data-rival='2']").click(force=True)
        page.get_by_text("Auf dem Start ist jede Figur sicher").first.wait_for()


def test_a_lesson_says_why_too(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/learn/triggs")
        page.locator("[data-lesson] [data-row]").first.wait_for()
        page.locator("[data-lesson] [data-row][aria-disabled=true]").first.click(force=True)
        assert why(page)


def test_a_table_on_the_device_says_why_and_asks_nobody(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        asked: list[str] = []
        ann.context.on("request", lambda one: asked.append(one.url))
        page = ann.opens("/")
        page.locator("[data-game=triggs] [data-action=play-bot]").click()
        assert Player(page, Mouse(page), 1).waits_for_turn()
        page.locator("[data-row][aria-disabled=true]").first.press("Enter")  # it may lie behind the hand
        assert why(page)
        assert not [url for url in asked if "why" in url]
