"""The road of Run & Trip: what is chosen for nobody, what moves and how, and that no pawn hides a symbol."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route

from browser import DESKTOP, Chromium, Visitor
from client_words import said
from screens import against_ben, practice
from server_world import Server

Json = dict[str, Any]

#: Ann can run with the 3, or trip Ben with it: he goes back and pushes her.
BOTH: Json = {
    "game": "runtrip",
    "players": 2,
    "tokens": [[9], [12]],
    "hands": [["3[223]", "5[7]"], ["1[2]", "2[2]"]],
    "turn": 0,
}
#: On the squares with the most symbols, at both ends of rows, and on the start.
CROWDED: Json = {
    "game": "runtrip",
    "players": 6,
    "tokens": [[64], [96], [60], [48], [81], [0]],
    "hands": [["3[22]"], ["1[2]"], ["2[2]"], ["4[2]"], ["5[2]"], ["6[2]"]],
    "turn": 0,
}
SIZES = [(320, 640), (390, 844), (740, 360), DESKTOP, (2560, 1440)]

#: Which symbols a pawn covers, by their squares: the pawn is slimmer than its box.
COVERED = """() => {
  const box = (e) => e.getBoundingClientRect();
  const pawns = [...document.querySelectorAll("[data-piece] > svg")].map(box);
  const apart = (a, b) => a.left + 0.12 * a.width >= b.right - 1 || a.right - 0.12 * a.width <= b.left + 1;
  const hits = (a, b) => !apart(a, b) && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll("[data-square] svg.symbol")]
    .filter((symbol) => pawns.some((pawn) => hits(pawn, box(symbol))))
    .map((symbol) => symbol.closest("[data-square]").dataset.square);
}"""
#: Every way of moving that is ever seen, and whether a result was shown while something moved.
WATCH = """
  window.seen = [];
  window.early = false;
  const look = () => {
    const moving = document.querySelector("[data-moving]");
    if (moving && window.seen.at(-1) !== moving.dataset.moving) window.seen.push(moving.dataset.moving);
    if (moving && document.querySelector("[data-outcome]")) window.early = true;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_pawn_hides_a_symbol(server: Server, chromium: Chromium, size: tuple[int, int]) -> None:
    with chromium.visitor(server, size=size) as ann:
        page = practice(CROWDED).opens(ann)
        page.locator("[data-square='2'] svg.symbol").wait_for(state="attached")
        assert page.locator("[data-piece]").count() == 6
        assert page.evaluate(COVERED) == []


def test_a_card_that_runs_and_trips_offers_both_and_prefers_neither(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = against_ben(ann, server, game="runtrip", practice={"position": BOTH, "seed": 3})
        page.locator("[data-card='3[223]']").click()
        ways = page.locator("[data-move][aria-pressed]")
        assert ways.evaluate_all("all => all.map((e) => e.dataset.move)") == ["run 3[223]", "trip 2 3[223]"]
        assert page.locator("[data-move][aria-pressed=true], [data-action=confirm]").count() == 0
        assert page.locator("[data-words]").inner_text() == said("runtrip-choose")
        run, trip = (box for way in ways.all() if (box := way.bounding_box()))
        assert run["y"] == trip["y"]  # side by side
        ways.last.click()
        assert page.locator("[data-action=confirm]").inner_text() == said("runtrip-do-trip", who="Ben", sum=3)


def test_a_way_is_not_taken_away_when_it_becomes_known_where_it_leads(server: Server, chromium: Chromium) -> None:
    many = BOTH | {"tokens": [[9], [4]], "hands": [[f"{number}[22]" for number in range(1, 9)], ["1[2]"]]}
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    with chromium.visitor(server) as ann:
        ann.page.route("**/outlook*", hold)
        page = against_ben(ann, server, game="runtrip", practice={"position": many, "seed": 3})
        page.locator("[data-trip='1']").click()
        last = page.locator("[data-move='trip 2 1[22]']")
        last.focus()
        for route in held:
            route.continue_()
        page.locator("[data-move='trip 2 8[22]']", has_text="→").wait_for()
        assert last.evaluate("(way) => document.activeElement === way")


def finds(visitor: Visitor) -> None:
    page = visitor.opens("/settings")
    page.get_by_text(said("runtrip-setting-finds-on"), exact=True).click()


def test_whoever_finds_the_cards_themselves_is_shown_nothing(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        finds(ann)
        page = against_ben(ann, server, game="runtrip", practice={"position": BOTH, "seed": 3})
        words, confirm = page.locator("[data-words]"), page.locator("[data-action=confirm]")
        page.locator("[data-card='5[7]']").click()
        assert confirm.inner_text() == said("runtrip-do-run", number=5, square=14)
        page.locator("[data-token='1']").click()
        assert words.inner_text() == said("runtrip-find-no-match", who="Ben")
        assert confirm.count() == 0
        page.locator("[data-card='5[7]']").click()
        page.locator("[data-card='3[223]']").click()
        assert confirm.inner_text() == said("runtrip-do-trip", who="Ben", sum=3)
        confirm.click()
        page.locator("[data-phase][data-ply='1']").wait_for()


def test_a_trip_tumbles_a_push_hops_and_ones_own_token_walks(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, motion=True) as ann:
        ann.context.add_init_script(WATCH)
        page = against_ben(ann, server, game="runtrip", practice={"position": BOTH, "seed": 3})
        page.locator("[data-card='3[223]']").click()
        page.locator("[data-move^=trip]").click()
        page.locator("[data-action=confirm]").click()
        page.wait_for_function("() => document.querySelectorAll('polyline.under').length === 3")
        assert page.evaluate("window.seen") == ["stumble", "tumble", "hop", "walk"]


def test_nothing_moves_for_whoever_wishes_so_and_the_trail_is_there(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann.context.add_init_script(WATCH)
        page = against_ben(ann, server, game="runtrip", practice={"position": BOTH, "seed": 3})
        page.locator("[data-card='5[7]']").click()
        page.locator("[data-action=confirm]").click()
        page.wait_for_function("() => document.querySelectorAll('polyline.under').length === 1")
        assert page.evaluate("window.seen") == []


def test_the_result_waits_for_the_tokens(server: Server, chromium: Chromium) -> None:
    late = BOTH | {"tokens": [[95], [12]]}
    with chromium.visitor(server, motion=True) as ann:
        ann.context.add_init_script(WATCH)
        page = against_ben(ann, server, game="runtrip", practice={"position": late, "seed": 3})
        page.locator("[data-card='5[7]']").click()
        page.locator("[data-action=confirm]").click()
        page.locator("[data-outcome]").first.wait_for()
        assert page.evaluate("[window.seen, window.early]") == [["walk"], False]
