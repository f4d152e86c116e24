"""All screens and all phases of a turn: in four languages, on phones and desktops, light and dark, for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser import DESKTOP, PHONE, Chromium, missing_words, overflow, violations
from race108.words import LANGUAGES
from screens import SCREENS, Screen
from server_world import Server


def is_good(screen: Screen, page: Page, what: str, axe: bool = False) -> None:
    """At every stage nothing is too wide, no word is missing and, if axe is asked, nobody is shut out."""
    for stage in screen.stages(page):
        assert not overflow(page), f"{what}{stage}"
        assert not missing_words(page), f"{what}{stage}"
        if axe:
            assert not violations(page), f"{what}{stage}"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_misses_no_word_and_is_for_everyone(server: Server, chromium: Chromium, name: str) -> None:
    screen = SCREENS[name]
    with chromium.visitor(server, size=PHONE, theme="light") as ann:
        page = screen.opens(ann)
        for language in LANGUAGES:  # which one makes no difference to axe: the visitor's own is enough
            if language != ann.language:
                screen.again(page, language)
            is_good(screen, page, f"phone in {language}", axe=language == ann.language)
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            is_good(screen, page, f"phone with large text in {language}")
        ann.looks_from(DESKTOP, "dark")
        for language in LANGUAGES:
            screen.again(page, language)
            is_good(screen, page, f"desktop in {language}", axe=language == ann.language)
