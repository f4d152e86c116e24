"""All screens and all phases of a turn: in four languages, on phones and desktops, for everyone."""

from __future__ import annotations

import pytest

from browser import DESKTOP, PHONE, Chromium, missing_words, overflow, violations
from race108.words import LANGUAGES
from screens import SCREENS
from server_world import Server

SIZES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_misses_no_word_and_text_can_be_twice_as_large(
    server: Server, chromium: Chromium, screen: str
) -> None:
    with chromium.visitor(server, size=PHONE) as ann:
        page = SCREENS[screen](ann)
        for language in LANGUAGES:
            page.evaluate(f"localStorage.setItem('language', '{language}')")
            page.reload()
            page.locator(f"html[lang={language}] main h1").first.wait_for(state="attached")
            for name, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                assert not overflow(page), f"{screen} in {language} on a {name}"
                assert not missing_words(page), f"{screen} in {language}"
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert not overflow(page), f"{screen} in {language} with text twice as large"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(server: Server, chromium: Chromium, screen: str, theme: str) -> None:
    size = PHONE if theme == "dark" else DESKTOP
    with chromium.visitor(server, theme=theme, size=size) as ann:
        assert not violations(SCREENS[screen](ann))
