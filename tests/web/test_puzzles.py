"""Puzzles in a real Chromium: solved, failed and solved again by keyboard on a phone; one's own mistakes come back."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page

from any_host import hosted
from browser import PHONE, Chromium, Keyboard, Mouse, Visitor, missing_words, overflow, violations
from files import Files
from players import Player
from puzzles import Puzzle, puzzles_of
from race108.words import LANGUAGES
from screens import table
from server_world import Server
from tables import FULL, triggs_position


@pytest.fixture(scope="module")
def files() -> Iterator[Files]:
    with Files() as host:
        yield host


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as one:
        yield one


#: Whether the device has kept a file with puzzles.
KEPT = """async () => {
  const rooms = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(rooms.map((cache) => cache.keys()))).flat();
  return kept.some(({ url }) => /\\/puzzles-[^/]*[.]js$/.test(url));
}"""


def clean(page: Page) -> None:
    assert not violations(page)
    assert not overflow(page)
    assert not missing_words(page)


def of_size(game: str, size: str) -> list[Puzzle]:
    """In the order in which they come."""
    return [one for one in puzzles_of(game) if one.size == size]


def lies(page: Page, one: Puzzle) -> None:
    """It is there, and nothing is told of it."""
    page.locator(f"[data-moment='{one.ply}']").wait_for()
    page.locator(Player.TABLE).wait_for()
    assert page.locator("[data-played], [data-better], [data-reason]").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_are_solved_failed_and_solved_again_by_keyboard(
    files: Files, chromium: Chromium, language: str
) -> None:
    game, size = ("triggs", "easy") if LANGUAGES.index(language) % 2 else ("runtrip", "hard")
    first, second = of_size(game, size)[:2]
    with Visitor(chromium.browser, files.url, language=language, size=PHONE) as ann:
        page, keys = ann.page, Keyboard(ann.page)
        plays = Player(page, keys)
        page.goto(f"/?language={language}")
        page.locator("main h1").first.wait_for()
        page.goto("/puzzles")
        chosen = page.locator(f"[data-puzzles={game}] [data-size={size}]")
        chosen.wait_for()
        clean(page)
        keys.press(chosen)

        lies(page, first)
        clean(page)
        plays.tries(first.best)
        page.locator(f"[data-better='{first.best}']").wait_for()
        assert page.locator(f"[data-than='{first.tempting}']").count() == 1
        assert page.locator("[data-reason]").count() >= 1
        clean(page)
        keys.press(page.locator("[data-action=next]"))

        lies(page, second)
        plays.tries(second.tempting)
        page.locator("[data-answer]").wait_for()
        assert page.locator("[data-better]").count() == 0
        plays.tries(second.best)
        page.locator(f"[data-better='{second.best}']").wait_for()
        keys.press(page.locator("[data-action=back]"))

        chosen.wait_for()
        assert "1" in chosen.inner_text()  # one was solved at once
        assert page.locator("[data-row]").first.get_attribute("data-row") == "0"  # and the row has ended


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_done_once(files: Files, chromium: Chromium) -> None:
    shown = []
    for _ in range(2):
        with Visitor(chromium.browser, files.url) as ann:
            page = ann.page
            page.clock.set_fixed_time(datetime(2026, 11, 3, 12, tzinfo=UTC))
            page.goto("/puzzles/triggs/day")
            page.locator(Player.TABLE).wait_for()
            shown.append(page.locator("[data-moment]").get_attribute("data-moment"))
            page.locator("[data-action=show]").click()
            page.locator("[data-action=close]").click()
            page.locator("[data-day=true]").wait_for()
            assert page.locator("[data-day=true]").count() == 1
    assert shown[0] == shown[1]


def test_a_mistake_of_ones_own_comes_back_until_it_is_solved(server: Server, chromium: Chromium) -> None:
    """Ann could have won at once, and did not see it."""
    last = FULL | {11: 4}
    position = triggs_position([11, 3], [2, 5], crossed=last, others_crossed=last)
    wish = {"game": "triggs", "seats": ["me", "bot:level5"], "name": "Ann"}
    now = datetime.now(UTC)
    with chromium.visitor(server) as ann:
        made = table(ann, wish | {"practice": {"position": position, "seed": 3}})
        address = f"/api/tables/{made['id']}"
        assert ann.context.request.post(f"{address}/moves", data={"ply": 0, "moves": ["discard 3x1"]}).ok
        ann.context.request.post(f"{address}/resign", data={})  # unless it is over already
        page = ann.page
        page.goto(f"/review/{made['id']}")
        page.locator("[data-review=done]").wait_for()
        page.locator("[data-action=puzzles]").click()
        page.locator("[data-mistakes='0']").wait_for()

        page.clock.set_fixed_time(now + timedelta(days=1))
        page.goto("/puzzles")
        page.locator("[data-mistakes='1']").click()
        page.locator(Player.TABLE).wait_for()
        assert page.locator("[data-played]").count() == 0
        Player(page, Mouse(page)).tries("form 11=11")
        page.locator("[data-better='form 11=11']").wait_for()
        assert page.locator("[data-played='discard 3x1']").count() == 1
        page.locator("[data-action=next]").click()
        page.locator("[data-mistakes='0']").wait_for()  # it comes back in three days

        page.clock.set_fixed_time(now + timedelta(days=4))
        page.goto("/puzzles")
        page.locator("[data-mistakes='1']").wait_for()


def test_puzzles_that_were_opened_once_are_there_without_a_network(chromium: Chromium, tmp_path: Path) -> None:
    first = of_size("triggs", "medium")[0]
    with hosted(tmp_path) as host, Visitor(chromium.browser, host.url, size=PHONE, keeps=True) as ann:
        page = ann.opens(host.url)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        assert not page.evaluate(KEPT)  # nobody has asked for them
        page.goto(f"{host.url}#/puzzles/triggs/medium")
        lies(page, first)
        page.wait_for_function(KEPT)
        host.stop()
        page.reload()
        lies(page, first)
        Player(page, Mouse(page)).tries(first.best)
        page.locator(f"[data-better='{first.best}']").wait_for()
