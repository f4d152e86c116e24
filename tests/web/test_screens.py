"""All screens and all phases of a turn: in four languages, on phones and desktops, light and dark, for everyone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser import DESKTOP, PHONE, Chromium, missing_words, overflow, violations
from race108.words import LANGUAGES
from screens import SCREENS, Screen
from server_world import Server

LARGE = "document.documentElement.style.fontSize = '200%'"


def is_good(screen: Screen, page: Page, what: str, axe: bool = False) -> None:
    """At every stage nothing is too wide, no word is missing and, if axe is asked, nobody is shut out."""
    for stage in screen.stages(page):
        assert not overflow(page), f"{what}{stage}"
        assert not missing_words(page), f"{what}{stage}"
        if axe:
            assert not violations(page), f"{what}{stage}"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_fits_misses_no_word_and_is_for_everyone(server: Server, chromium: Chromium, name: str) -> None:
    """On a phone, with large letters in the language of long words, and on a desktop in the dark."""
    screen = SCREENS[name]
    with chromium.visitor(server, size=PHONE, theme="light") as ann:
        page = screen.opens(ann)
        is_good(screen, page, "phone", axe=True)
        screen.again(page, "de")
        page.evaluate(LARGE)
        is_good(screen, page, "phone with large text in German")
        ann.looks_from(DESKTOP, "dark")
        screen.again(page, ann.language)
        is_good(screen, page, "desktop", axe=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_as_good_in_every_language(server: Server, chromium: Chromium, name: str) -> None:
    """Which one makes no difference to axe."""
    screen = SCREENS[name]
    with chromium.visitor(server, size=PHONE, theme="light") as ann:
        page = screen.opens(ann)
        for size in (PHONE, DESKTOP):
            ann.looks_from(size, "light")
            for language in LANGUAGES:
                screen.again(page, language)
                is_good(screen, page, f"{size} in {language}")
                page.evaluate(LARGE)
                is_good(screen, page, f"{size} with large text in {language}")
