"""Those who listen, those who type, those who want nothing to move, and everyone in their own language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from browser import Chromium, Keyboard, Mouse
from client_words import said
from players import Player
from race108.words import LANGUAGES
from screens import BOT, TRIGGS, against_ben, practice, table
from server_world import Server
from variants import FEW_BOXES

Json = dict[str, Any]
SHORT: Json = {"game": "triggs", "options": {"rows": FEW_BOXES}, "seats": ["me", BOT], "name": "Ann"}
#: Near the end, so that it does not take long.
LATE: Json = {
    "game": "runtrip",
    "players": 2,
    "tokens": [[80], [84]],
    "hands": [["3[22]", "4[3]", "6[5]", "8[7]", "2[5]"], ["8[5]", "1[2]", "7[3]"]],
    "turn": 0,
}
WISHES: dict[str, Json] = {
    "triggs": SHORT,
    "runtrip": {"game": "runtrip", "seats": ["me", BOT], "practice": {"position": LATE, "seed": 5}},
}

#: Notes everything that is told, and everything that ever flies.
NOTING = """
  window.told = [];
  window.flown = 0;
  new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (added.parentElement?.closest("[role=log]")) window.told.push(added.textContent);
      if (added.classList?.contains("flying")) window.flown += 1;
    }
  }).observe(document, { childList: true, subtree: true });
"""


# --- those who listen -------------------------------------------------------------------------------------------------


def aloud(sentence: str) -> str:
    """The cards of Run & Trip in words: "8[5]" is "8 (five)", and of "8[?]" only the number is known."""

    def read(card: re.Match[str]) -> str:
        number, symbols = card.groups()
        names = " ".join(said(f"runtrip-symbol-{symbol}") for symbol in symbols if symbol != "?")
        return f"{number} ({names})" if names else number

    return re.sub(r"(\d)\[([^\]]*)\]", read, sentence)


@pytest.mark.parametrize("game", WISHES)
def test_everything_is_told_and_nothing_flies_for_those_who_want_calm(
    server: Server, chromium: Chromium, game: str
) -> None:
    with chromium.visitor(server, motion=False) as ann:
        ann.page.add_init_script(NOTING)
        number = table(ann, WISHES[game])["id"]
        ann.opens(f"/t/{number}")
        ann_plays = Player(ann.page, Mouse(ann.page), seed=2)
        assert ann_plays.waits_for_turn()
        happened_before = len(ann.context.request.get(f"/api/tables/{number}/state").json()["log"])
        ann_plays.plays_to_the_end()
        ann.page.locator("[data-outcome]").wait_for()
        told = " ".join(ann.page.evaluate("window.told"))
        log = ann.context.request.get(f"/api/tables/{number}/state").json()["log"]
        sentences = [sentence for turn in log[happened_before:] for sentence in turn["text"]]
        assert len(sentences) > 3
        assert [sentence for sentence in sentences if aloud(sentence) not in told] == []
        assert said("table-your-turn") in told
        assert ann.page.locator("[data-outcome] b").inner_text() in told
        assert ann.page.evaluate("window.flown") == 0


# --- those who type ---------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("game", WISHES)
def test_the_focus_is_never_lost(server: Server, chromium: Chromium, game: str) -> None:
    with chromium.visitor(server) as ann:
        ann.opens(table(ann, WISHES[game])["invite"])
        typist = Typist(ann.page, Keyboard(ann.page), seed=2)
        typist.plays_to_the_end()
        ann.page.locator("[data-outcome]").wait_for()
        typist.is_somewhere()


# --- settings ---------------------------------------------------------------------------------------------------------


def chooses(page: Page, what: str, value: str) -> None:
    page.locator(f"[data-choice={what}] label", has=page.locator(f"input[value={value}]")).click()


def test_settings_hold_at_once_and_the_next_time_too(server: Server, chromium: Chromium) -> None:
    counting = """
      window.heard = 0;
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function () { window.heard += 1; return start.call(this); };
    """
    with chromium.visitor(server) as ann:
        ann.page.add_init_script(counting)
        page = ann.opens("/settings")
        paper = "getComputedStyle(document.documentElement).backgroundColor"
        light = page.evaluate(paper)
        assert page.evaluate("window.heard") == 0
        for what, value in {"theme": "dark", "cards": "plain", "motion": "off", "sound": "on"}.items():
            chooses(page, what, value)
            assert page.locator(f"[data-choice={what}] input:checked").input_value() == value
        page.wait_for_function("() => window.heard === 2")
        dark = page.evaluate(paper)
        assert dark != light
        chooses(page, "language", "de")
        page.get_by_role("heading", name=said("page-settings", "de"), exact=True).wait_for()
        page.get_by_label(said("settings-name", "de")).fill("Änne")

        page.reload()
        page.get_by_role("heading", name=said("page-settings", "de"), exact=True).wait_for()
        chosen = {"theme": "dark", "cards": "plain", "motion": "off", "sound": "on", "language": "de"}
        for what, value in chosen.items():
            assert page.locator(f"[data-choice={what}] input:checked").input_value() == value
        assert page.get_by_label(said("settings-name", "de")).input_value() == "Änne"
        assert page.locator("html").get_attribute("data-cards") == "plain"
        assert page.evaluate(paper) == dark

        # At a table, too.
        practice(TRIGGS)(ann)
        page.locator("[data-pile=left]").click()
        page.get_by_text(said("triggs-second", "de")).first.wait_for()


@pytest.mark.parametrize("language", [*LANGUAGES, "fr"])
def test_the_language_follows_the_browser(server: Server, chromium: Chromium, language: str) -> None:
    spoken = language if language in LANGUAGES else "en"
    with chromium.visitor(server, language=language) as ann:
        page = ann.opens("/")
        assert page.locator("html").get_attribute("lang") == spoken
        assert page.get_by_role("heading", level=1).inner_text() == said("home-title", spoken)


# --- motion -----------------------------------------------------------------------------------------------------------


def test_a_card_flies_and_lands_at_once_when_somebody_plays_on(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, motion=True) as ann:
        ann.page.add_init_script(NOTING)
        page = against_ben(ann, server)
        slow = ann.context.new_cdp_session(page)
        slow.send("Animation.enable")
        slow.send("Animation.setPlaybackRate", {"playbackRate": 0.001})  # nothing lands by itself
        for flights in (1, 2):
            page.locator("[data-pile=centre]").click()
            page.wait_for_function("(flights) => window.flown === flights", arg=flights)
            assert page.locator(".flying").count() == 1, "the one before has landed"
        page.keyboard.press("Shift")
        page.locator(".flying").wait_for(state="detached")
