"""How everything lies on the page: nothing is cut, nothing overlaps, at every size, in every language, large or small;
the same after a reload as by a link; and in the colours somebody's system forces on a page."""

from __future__ import annotations

import io
from collections.abc import Iterable

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page

from browser import DESKTOP, PHONE, Chromium, Visitor, complete
from layout import SIZES, flaws
from race108.words import LANGUAGES
from screens import RACE, SCREENS, SHORT, Screen, finished, table
from server_world import Server

LARGE = "document.documentElement.style.fontSize = '200%'"
#: The screens that have most to find room for.
FULL = ["triggs", "runtrip"]


def lies_well(
    screen: Screen, ann: Visitor, sizes: list[tuple[int, int]], languages: Iterable[str], large: bool
) -> None:
    """Somebody comes with each of these screens."""
    page, wrong = screen.opens(ann), {}
    for language in languages:
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            screen.again(page, language)
            if large:
                page.evaluate(LARGE)
            for stage in screen.stages(page):
                if found := flaws(page):
                    wrong[f"{language}{stage} {width}×{height}"] = found
    assert not wrong


@pytest.mark.parametrize("name", FULL)
def test_a_table_is_whole_on_a_small_phone_sideways_and_on_a_large_screen(
    server: Server, chromium: Chromium, name: str
) -> None:
    with chromium.visitor(server, size=SIZES[0]) as ann:
        screen = Screen(SCREENS[name].address, {})
        lies_well(screen, ann, [(320, 640), (740, 360), (2560, 1440)], ["de"], large=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_whole_at_every_size_and_in_every_language(server: Server, chromium: Chromium, name: str) -> None:
    with chromium.visitor(server, size=SIZES[0]) as ann:
        lies_well(SCREENS[name], ann, SIZES, ["de"], large=False)  # the longest words
        others = [language for language in LANGUAGES if language != "de"]
        lies_well(SCREENS[name], ann, SIZES[:1], others, large=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_whole_with_letters_twice_as_large(server: Server, chromium: Chromium, name: str) -> None:
    with chromium.visitor(server, size=PHONE) as ann:
        lies_well(SCREENS[name], ann, [SIZES[0], PHONE, DESKTOP], ["de"], large=True)


# --- a reload -------------------------------------------------------------------------------------------------------

FOLLOW = """(address) => {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}"""
#: Of all pixels so many may differ: edges of letters.
ALIKE = 0.002


def picture(page: Page) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    has_table = any(f"/{room}/" in page.url for room in ("t", "learn", "replay"))
    page.locator("main [data-phase], main [data-curtain]" if has_table else "main h1").first.wait_for(state="attached")
    complete(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("() => { scrollTo(0, 0); document.activeElement?.blur(); return document.fonts.ready }")
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)
    return np.asarray(Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB"), dtype=np.int16)


def looks_the_same_after_a_reload(ann: Visitor, routes: list[str]) -> None:
    """Whatever was on the screen before, and in whatever order styles were loaded."""
    page = ann.opens("/")
    different = {}
    for route in routes:
        page.evaluate(FOLLOW, route)
        page.wait_for_url(f"**{route}")
        linked = picture(page)
        page.reload()
        share = float((np.abs(linked - picture(page)).max(axis=2) > 24).mean())
        if share > ALIKE:
            different[route] = share
        page.evaluate(FOLLOW, "/")  # so that the next one comes by a link from the first page, in the same document
    assert not different


def test_a_lesson_and_a_page_of_rules_look_the_same_after_a_reload(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        looks_the_same_after_a_reload(ann, ["/learn/triggs", "/rules/runtrip"])


@pytest.mark.slow
def test_every_route_looks_the_same_after_a_reload(server: Server, chromium: Chromium) -> None:
    pages = ["/new#triggs", "/new#runtrip", "/settings", "/verify", "/learn", "/learn/runtrip", "/learn/runtrip/team"]
    pages += ["/rules", "/rules/triggs", "/replay", "/print"]
    with chromium.visitor(server) as ann:
        pages += [f"/replay/{finished(ann, wish)}#12" for wish in (SHORT, RACE)]
        pages += [f"/t/{table(ann, wish)['id']}" for wish in (SHORT, RACE)]
        looks_the_same_after_a_reload(ann, pages)


# --- forced colours -------------------------------------------------------------------------------------------------

#: Of each thing: whether its box has an edge, or a ground of its own, that forced colours leave to it.
SEEN = """(things) => things.map((thing) => {
  const own = (e) => {
    const style = getComputedStyle(e);
    const edge = ["Top", "Left"].some((side) =>
      parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== "none");
    return edge || (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) ||
      style.forcedColorAdjust === "none";
  };
  const box = thing.getBoundingClientRect();
  const inside = [thing, ...thing.querySelectorAll("*")].some((e) => {
    const { width, height } = e.getBoundingClientRect();
    return width > 0.4 * Math.min(box.width, 40) && height > 10 && own(e);
  });
  return inside ? "" : thing.outerHTML.slice(0, 160);
}).filter(Boolean)"""


@pytest.mark.parametrize("name", FULL)
def test_forced_colours_leave_piles_and_cards_their_edges(server: Server, chromium: Chromium, name: str) -> None:
    with chromium.visitor(server) as ann:
        ann.page.emulate_media(forced_colors="active", color_scheme="dark")
        page = SCREENS[name].opens(ann)
        for thing in ("[data-card]", "[data-pile]", "[data-row]", "[data-place=deck]", "button.do"):
            assert page.locator(f"main {thing}").evaluate_all(SEEN) == [], thing
