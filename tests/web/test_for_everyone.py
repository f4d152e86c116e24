"""What everybody has their own way: settings, language, motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser import NOTES, Chromium
from client_words import said
from race108.words import LANGUAGES
from screens import TRIGGS, against_ben, practice
from server_world import Server

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
        practice(TRIGGS).opens(ann)
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
        ann.page.add_init_script(NOTES)
        page = against_ben(ann, server)
        slow = ann.context.new_cdp_session(page)
        slow.send("Animation.enable")
        slow.send("Animation.setPlaybackRate", {"playbackRate": 0.001})  # nothing lands by itself
        for flights in (1, 2):
            page.locator("[data-pile=centre]").click(force=True)  # piles rise as slowly
            page.wait_for_function("(flights) => window.flown === flights", arg=flights)
            assert page.locator(".flying").count() == 1, "the one before has landed"
        page.keyboard.press("Shift")
        page.locator(".flying").wait_for(state="detached")
