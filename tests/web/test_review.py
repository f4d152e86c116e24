"""A game gone through with the coach, in a real Chromium: judged in the worker, on a phone, by keyboard, everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import PHONE, Chromium, Keyboard, Mouse, Visitor, missing_words, overflow, violations
from client_words import said
from files import Files
from players import Player
from race108 import Game
from race108.kernel import new_dealer
from race108.words import LANGUAGES
from reviews import GAMES, WRONG, judged, link
from screens import table
from server_world import Server
from tables import FULL, triggs_position


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as one:
        yield one


@pytest.fixture(scope="module")
def files() -> Iterator[Files]:
    with Files() as host:
        yield host


def opened(visitor: Visitor, record: dict[str, Any]) -> Page:
    """The review, with every move judged."""
    visitor.page.goto(f"/?language={visitor.language}")
    visitor.page.locator("main h1").first.wait_for()
    visitor.page.goto(link(record))
    visitor.page.locator("[data-review=done]").wait_for(timeout=120_000)
    return visitor.page


def clean(page: Page) -> None:
    assert not violations(page)
    assert not overflow(page)
    assert not missing_words(page)


def shows_ledger(page: Page, line: dict[str, float]) -> None:
    """The five parts as whole points, each near to what it is, and their sum is the result."""
    how = "won" if line["result"] == 100 else "lost"
    page.locator(f"[data-ledger={how}]").wait_for(timeout=60_000)
    told = {part: page.locator(f"[data-part={part}]").inner_text() for part in line if part != "seat"}
    points = {part: int(text.replace("−", "-")) for part, text in told.items()}
    assert sum(points.values()) == 2 * points["result"]
    for part, amount in points.items():
        assert abs(amount - line[part]) < 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_review_on_a_phone_by_keyboard(files: Files, chromium: Chromium, language: str) -> None:
    name = "triggs" if LANGUAGES.index(language) % 2 else "runtrip"
    record, review = judged(name)
    dearest = sorted((one for one in review.decisions if one.grade in WRONG), key=lambda one: -one.loss)
    own = [one for one in dearest if one.seat == 0][:3]
    other = next(one for one in dearest if one.seat == 1)
    with Visitor(chromium.browser, files.url, language=language, size=PHONE) as ann:
        page = opened(ann, record)
        keys = Keyboard(page)
        clean(page)
        assert page.locator("[data-network]").get_attribute("data-network") == review.network
        blunders = page.locator("[data-sum='0'] .blunder dd").inner_text()
        shows_ledger(page, review.ledger[0])
        assert int(blunders) == sum(one.grade == "blunder" and one.counts for one in review.decisions if one.seat == 0)
        keys.press(page.locator("[data-action=begin]"))
        for place, one in enumerate(own):
            page.locator(f"[data-moment='{one.ply}'] [data-played='{one.played}']").wait_for()
            page.locator(Player.TABLE).wait_for()
            assert page.locator("[data-better]").count() == 0
            keys.press(page.locator("[data-action=show]"))
            page.locator(f"[data-better='{one.best}']").wait_for()
            shown = page.locator("[data-reason]").count()
            assert shown == min(2, len(one.reasons))
            assert (page.locator("[data-no-reason]").count() == 1) == (shown == 0)
            if place == 0:
                clean(page)
            keys.press(page.locator("[data-action=next]"))
        page.locator(f"[data-moment='{other.ply}'] [data-played='{other.played}']").wait_for()
        page.locator(f"[data-better='{other.best}']").wait_for()
        clean(page)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_as_good_as_the_best_is_accepted_and_what_was_played_is_not(
    files: Files, chromium: Chromium, name: str
) -> None:
    record, review = judged(name)
    dearest = max((one for one in review.decisions if one.seat == 0), key=lambda one: one.loss)
    with Visitor(chromium.browser, files.url) as ann:
        page = opened(ann, record)
        page.locator("[data-action=begin]").click()
        page.locator(f"[data-moment='{dearest.ply}'] [data-played]").wait_for()
        plays = Player(page, Mouse(page))
        page.locator(Player.TABLE).wait_for()
        plays.tries(dearest.played)
        page.locator("[data-answer]").wait_for()
        assert page.locator("[data-better]").count() == 0
        plays.tries(dearest.best)
        page.locator(f"[data-better='{dearest.best}']").wait_for()


def test_hidden_cards_dealt_anew_change_nothing_of_what_is_shown(files: Files, chromium: Chromium) -> None:
    """The same moves with other cards under those that Ann cannot see: what is said of her first move is the same."""
    record, review = judged("triggs")
    first = review.decisions[0]
    seen = []
    for chance in (1, 2):
        position = unseen(record, chance)
        with Visitor(chromium.browser, files.url) as ann:
            page = opened(ann, position | {"moves": [first.played]})
            seen.append([page.locator(f"[data-sum='{first.seat}']").inner_text(), page.locator("[data-note]").count()])
    assert seen[0] == seen[1]
    assert seen[0][1] == 1


def unseen(record: dict[str, Any], chance: int) -> dict[str, Any]:
    """A record from its first position on, with the hidden cards dealt anew."""
    begun = Game.replay({**record, "moves": []})
    view = begun.view(begun.turn)
    dealt = view.resample(new_dealer(bytes(32), chance))
    position = begun.rules.position(dealt)
    return {key: value for key, value in record.items() if key != "contributions"} | {"position": position}


def test_what_cannot_be_reviewed_is_said(files: Files, chromium: Chromium) -> None:
    record, _ = judged("triggs")
    broken = record | {"moves": [*record["moves"][:4], "nonsense"]}
    with Visitor(chromium.browser, files.url) as ann:
        page = opened(ann, broken)
        assert page.locator("[data-note]").get_attribute("data-note") == "broken"
        assert page.locator("[data-review]").get_attribute("data-judged") == "4"
        page.goto("/review#r=nonsense")
        page.reload()
        page.locator("[role=alert]", has_text="").first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ledger_whose_network_cannot_be_loaded_is_said_to_be_missing(
    files: Files, chromium: Chromium, language: str
) -> None:
    record, review = judged("triggs")
    with Visitor(chromium.browser, files.url, language=language) as ann:
        ann.context.route("**/hindsight-*", lambda route: route.fulfill(status=200, body="no network"))
        page = opened(ann, record)
        page.locator("[data-ledger=failed]").wait_for(timeout=60_000)
        assert page.locator("[data-ledger]").inner_text() == said("coach-ledger-failed", language)
        assert page.locator("[data-review]").get_attribute("data-judged") == str(len(review.decisions))
        assert not missing_words(page)
        ann.faults.clear()  # what the worker complains of


def test_any_replay_leads_to_the_review(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.page
        page.goto(link(judged("triggs")[0], "replay"))
        page.locator("[data-action=review]").click()
        page.locator("[data-review]").wait_for()
        assert "/review#r=" in page.url


def test_a_game_that_was_finished_on_a_server_can_be_reviewed_on_the_device(server: Server, chromium: Chromium) -> None:
    position = triggs_position([11, 3], [2, 5], crossed=FULL | {11: 4}, others_crossed={1: 1})
    wish = {"game": "triggs", "seats": ["me", "bot:level5"], "name": "Ann"}
    with chromium.visitor(server) as ann:
        for games in (1, 2):
            made = table(ann, wish | {"practice": {"position": position, "seed": 3}})
            address = f"/api/tables/{made['id']}/moves"
            assert ann.context.request.post(address, data={"ply": 0, "moves": ["form 11=11"]}).ok
            ann.opens(made["invite"]).locator("[data-action=review]").click()
            ann.page.locator("[data-review=done][data-judged='1']").wait_for()
            assert ann.page.locator("[data-flawless]").count() == 1
            assert ann.page.url.endswith(f"/review/{made['id']}")
            ann.page.locator("[data-ledger=won]").wait_for()
            assert ann.page.locator("[data-lately='2']").count() == games - 1  # one game says nothing of how one plays
        clean(ann.page)
