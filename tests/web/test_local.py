"""Playing without a server, in a real Chromium: the client's files are there, and nobody who would answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import PHONE, Chromium, Mouse, Visitor
from files import Files
from players import Player
from race108.verify import verified
from variants import FEW_BOXES


def player(visitor: Visitor, seed: int = 1) -> Player:
    return Player(visitor.page, Mouse(visitor.page), seed)


@pytest.fixture(scope="module")
def files() -> Iterator[Files]:
    with Files() as host:
        yield host


@pytest.fixture
def ann(files: Files, chromium: Chromium) -> Iterator[Visitor]:
    with Visitor(chromium.browser, files.url, size=PHONE) as visitor:
        yield visitor


def made(visitor: Visitor, wish: dict[str, Any]) -> str:
    """A table as the form would wish for it; its id."""
    page = visitor.opens("/new")
    wish = {"turnSeconds": None, "gameMinutes": None, "public": False, "onlookers": True, "cutting": False} | wish
    page.evaluate("wish => localStorage.setItem('new-table', JSON.stringify(wish))", wish)
    page.reload()
    page.locator("[data-action=open-table]").click()
    page.wait_for_url("**/t/local-*")
    return page.url.rpartition("/")[2]


def seats(*sitters: str) -> list[dict[str, Any]]:
    """Six seats, of which the first few are wished for."""
    given = [*sitters, *["bot"] * 6][:6]
    return [{"sitter": sitter, "name": f"P{seat}", "level": 1} for seat, sitter in enumerate(given)]


def kept(page: Page) -> list[Any]:
    """What is kept on the device."""
    games: list[Any] = page.evaluate(
        """() => new Promise((answer) => {
          const opening = indexedDB.open("race108");
          opening.onsuccess = () => {
            const all = opening.result.transaction("games").objectStore("games").getAll();
            all.onsuccess = () => answer(all.result);
          };
        })"""
    )
    return games


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_one_click_leads_to_the_first_move_without_a_server(ann: Visitor, game: str) -> None:
    ann.opens("/").locator(f"[data-game={game}] [data-action=play-bot]").click()
    plays = player(ann)
    assert plays.waits_for_turn()
    plays.acts()
    assert "/t/local-" in ann.page.url


WISHES: list[dict[str, Any]] = [
    {"game": "triggs", "variant": "", "players": 2, "options": {"triggs": {"rows": FEW_BOXES}}},
    {"game": "runtrip", "variant": "", "players": 3, "options": {}},
]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: f"{wish['game']}-{wish['players']}")
def test_a_whole_game_can_be_checked_like_any_other(ann: Visitor, wish: dict[str, Any]) -> None:
    number = made(ann, wish | {"seats": seats("me")})
    plays = player(ann)
    while plays.waits_for_turn():
        plays.acts()
    ann.page.locator("[data-outcome]").wait_for()
    (game,) = [one for one in kept(ann.page) if one["id"] == number]
    assert game["over"]
    assert any("promise" in line or "seed" in line for line in verified(json.loads(json.dumps(game["record"]))))
    ann.page.locator("[data-action=review]").click()
    ann.page.locator("[data-review=done]").wait_for(timeout=120_000)
    assert ann.page.url.endswith(f"/review/{number}")
    ann.opens(f"/replay/{number}")
    ann.page.locator(Player.TABLE).wait_for()


def test_a_game_goes_on_where_it_was_when_the_page_is_loaded_again(ann: Visitor) -> None:
    made(ann, WISHES[0] | {"seats": seats("me")})
    plays = player(ann)
    assert plays.waits_for_turn()
    plays.acts()
    assert plays.waits_for_turn()
    before = plays.ply()
    ann.page.reload()
    again = player(ann)
    assert again.waits_for_turn()
    assert again.ply() == before
    page = ann.opens("/")
    page.locator("[data-table^=local-]").first.wait_for()


def test_a_move_that_was_shown_is_kept_when_the_tab_is_killed(files: Files, chromium: Chromium) -> None:
    with Visitor(chromium.browser, files.url, size=PHONE) as ben:
        made(ben, WISHES[0] | {"seats": seats("me")})
        address = ben.page.url
        plays = player(ben)
        assert plays.waits_for_turn()
        plays.acts()
        shown = plays.ply()
        ben.page.close(run_before_unload=False)
        ben.page = ben.context.new_page()
        ben.page.goto(address)
        again = player(ben)
        assert again.waits_for_turn()
        assert again.ply() >= shown
