"""Reasons to come back: rivals, a record on the device, the deal of the day, friends, and a quick word."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import DESKTOP, PHONE, Chromium, Mouse, Visitor, complete, missing_words, overflow, violations
from client_words import said
from players import Player
from screens import table
from server_world import Server
from variants import FEW_BOXES

LANGUAGES = ("en", "de", "es", "it")


def kept(page: Page, key: str) -> Any:
    return json.loads(page.evaluate(f"localStorage.getItem('{key}')") or "null")


def record(last: list[bool], rival: int = 2) -> str:
    tally = {"played": len(last), "won": sum(last), "last": last}
    game = {"rivals": {str(rival): tally}, "row": 0, "longest": sum(last), "deed": 4}
    return json.dumps({"version": 1, "games": {"triggs": game}, "counted": []})


def keep(visitor: Visitor, key: str, text: str) -> None:
    visitor.context.add_init_script(
        f"if (!localStorage.getItem({json.dumps(key)})) localStorage.setItem({json.dumps(key)}, {json.dumps(text)})"
    )


# --- the first page ---------------------------------------------------------------------------------------------------


def test_the_rival_that_is_chosen_is_the_one_that_plays(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/")
        page.locator("[data-choice=rival] label").nth(3).click()
        name = said("character-name-4")
        page.locator("[data-game=triggs] [data-action=play-bot]", has_text=name).click()
        page.locator(Player.TABLE).wait_for()
        assert name in page.locator("main").inner_text()


def test_after_some_wins_a_stronger_rival_is_suggested(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        keep(ann, "record", record([True, True, True]))
        page = ann.opens("/")
        page.locator("[data-action=try-next]", has_text=said("character-name-3")).click()
        assert kept(page, "settings")["level"] == 3
        assert page.locator("[data-action=try-next]").count() == 0
        shown = page.locator("[data-game-record=triggs]")
        shown.get_by_text(said("record-played", played=3, won=3)).wait_for()
        assert said("triggs-deed", count=4) in shown.inner_text()
        page.locator("[data-action=forget-record]").click()
        shown.wait_for(state="detached")
        assert kept(page, "record")["games"] == {}


@pytest.mark.parametrize("rubbish", ["{", '{"version":1,"games":[7],"counted":"x"}', "null", '"' + "x" * 5000 + '"'])
def test_whatever_stands_in_the_storage_the_page_is_there(server: Server, chromium: Chromium, rubbish: str) -> None:
    with chromium.visitor(server) as ann:
        for key in ("record", "tables-away", "chat-read", "daily", "settings"):
            keep(ann, key, rubbish)
        page = ann.opens("/")
        complete(page)
        page.locator("[data-game=triggs] [data-action=play-bot]").click()
        page.locator(Player.TABLE).wait_for()


def test_without_any_storage_everything_can_be_played(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann.context.add_init_script(
            "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})"
        )
        page = ann.opens("/")
        page.locator("[data-game=runtrip] [data-action=play-bot]").click()
        page.locator(Player.TABLE).wait_for()


def test_a_table_is_put_away_and_brought_back(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        made = table(ann, {"game": "triggs", "seats": ["me", "open"]})
        page = ann.opens("/")
        line = page.locator(f"[data-table='{made['id']}']")
        line.wait_for()
        page.locator("[data-action=put-away]").first.click()
        line.wait_for(state="detached")
        page.reload()
        page.locator("[data-action=bring-back]").wait_for()
        assert line.count() == 0
        page.locator("[data-action=bring-back]").click()
        line.wait_for()


def test_the_rules_of_a_variant_say_that_everyone_cuts(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/new#runtrip")
        word = page.locator("[data-cuts]")
        assert word.count() == 0
        for variant in ("advanced", "team"):
            page.get_by_text(said(f"runtrip-variant-{variant}"), exact=True).click()
            word.get_by_text(said("home-cutting-rule", more=said("home-more"))).wait_for()
            assert page.locator("[data-choice=cutting]").is_checked()


# --- a game that is over ----------------------------------------------------------------------------------------------


def test_a_finished_game_is_in_the_record_once(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        wish = {"game": "triggs", "seats": ["me", "bot:level1"], "options": {"rows": FEW_BOXES}}
        page = ann.opens(table(ann, wish)["invite"])
        player = Player(page, Mouse(page), 3)
        while player.waits_for_turn():
            player.acts()
        page.locator("[data-outcome]").wait_for()
        page.wait_for_function("() => localStorage.getItem('record')")
        page.reload()
        page.locator("[data-outcome]").wait_for()
        tally = kept(page, "record")["games"]["triggs"]["rivals"]["1"]
        assert tally["played"] == len(tally["last"]) == 1
        won = page.locator("[data-outcome]", has_text=said("table-won-you")).count()
        assert tally["won"] == won


# --- the deal of the day ----------------------------------------------------------------------------------------------


def test_two_people_play_the_deal_of_the_day_and_share_how_it_went(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server, size=PHONE) as ben:
        hands = []
        for visitor in (ann, ben):
            page = visitor.opens("/")
            page.locator("[data-deal=triggs] [data-action=play-daily]").click()
            page.locator(Player.TABLE).wait_for()
            number = page.url.rpartition("/")[2]
            state = visitor.context.request.get(f"/api/tables/{number}/state").json()
            if state["ply"] == 0:
                hands.append(state["view"]["hands"][0])
            player = Player(page, Mouse(page), 1)
            for _ in range(2):
                assert player.waits_for_turn()
                player.acts()
            visitor.context.request.post(f"/api/tables/{number}/resign", data={})
            page.locator("[data-daily-end] [data-result=lost]").wait_for()
            page.get_by_text(said("daily-sealed-until")).wait_for()
        assert all(hand == hands[0] for hand in hands)
        assert ben.page.locator("[data-daily-end]", has_text=said("daily-place", place=1, players=2)).count() == 1

        page = ann.opens("/")
        page.evaluate("delete Navigator.prototype.share")
        page.reload()
        page.locator("[data-deal=triggs] [data-action=share-daily]").click()
        page.get_by_text(said("daily-copied")).first.wait_for()
        line = page.evaluate("navigator.clipboard.readText()").split("\n")
        assert re.fullmatch(r"race108 · Triggs · \d{4}-\d\d-\d\d", line[0])
        assert said("daily-place", place=1, players=2) in line[1]
        assert set(line[2]) <= set("⬜🟨🟧🟥")
        assert len(line[2]) >= 1
        assert line[3] == f"{server.url}/"
        assert page.locator("[data-deal=triggs] [data-action=play-daily]").count() == 0


# --- friends ----------------------------------------------------------------------------------------------------------


def test_a_friend_is_invited_with_one_click_and_knows_to_what(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server, size=PHONE) as ben:
        page = ann.opens("/")
        page.locator("[data-game=runtrip] [data-action=play-friend]").click()
        link = page.get_by_label(said("table-invite-link")).input_value()
        assert page.locator("[data-qr]").get_attribute("data-qr") == link
        page.get_by_label(said("table-your-name")).fill("Ann")
        page.keyboard.press("Tab")
        page.locator("[data-seat='0']", has_text="Ann").wait_for()

        invited = ben.opens(link).locator("[data-invited]")
        invited.get_by_text(said("friends-invites", name="Ann", game=said("runtrip-kind-basic"))).wait_for()
        assert said("friends-players", count=2) in invited.inner_text()
        ben.page.get_by_label(said("table-your-name")).fill("Ben")
        ben.page.locator("[data-action=sit]").click()
        for one in (page, ben.page):
            one.locator(Player.TABLE).wait_for()


def test_the_share_sheet_gets_the_link_and_a_sentence(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann.context.add_init_script("navigator.share = async (what) => { window.shared = what }")
        made = table(ann, {"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
        page = ann.opens(made["invite"])
        page.locator("[data-action=share]").click()
        shared = page.evaluate("window.shared")
        assert shared["url"] == f"{server.url}{made['invite']}"
        assert shared["text"] == said("friends-text", name="Ann", game="Triggs")


@pytest.mark.parametrize("over", [False, True])
def test_whoever_comes_too_late_is_told_so(server: Server, chromium: Chromium, over: bool) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server) as cleo:
        made = table(ann, {"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
        with server.client() as ben:
            ben.post(f"/api/tables/{made['id']}/seats", json={"key": made["invite"], "name": "Ben"}).raise_for_status()
        if over:
            ann.context.request.post(f"/api/tables/{made['id']}/resign", data={})
        late = cleo.opens(made["invite"]).locator(f"[data-late={'over' if over else 'playing'}]")
        late.get_by_text(said("friends-late-over" if over else "friends-late-playing")).wait_for()
        late.get_by_text(said("friends-own")).click()
        cleo.page.locator("[data-action=open-table]").wait_for()


# --- a quick word -----------------------------------------------------------------------------------------------------


def test_a_quick_word_is_read_in_ones_own_language_and_waits_to_be_read(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server, size=PHONE, language="de") as ben:
        made = table(ann, {"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
        page = ann.opens(made["invite"])
        ben.opens(made["invite"])
        ben.page.get_by_label(said("table-your-name", "de")).fill("Ben")
        ben.page.locator("[data-action=sit]").click()
        page.locator("summary", has_text=said("table-chat")).click()
        page.locator("[data-react=well-played]").click()
        page.locator("[data-chat] li", has_text=said("react-well-played")).wait_for()

        bubble = ben.page.locator("[data-unread='1']")
        bubble.get_by_text(said("react-well-played", "de")).wait_for()
        box = bubble.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < PHONE[1]  # in sight without scrolling
        ben.page.reload()
        bubble.wait_for()
        bubble.click()
        ben.page.locator("[data-chat] li", has_text=said("react-well-played", "de")).wait_for()
        bubble.wait_for(state="detached")
        ben.page.reload()
        ben.page.locator("[data-chat]").wait_for(state="attached")
        assert ben.page.locator("[data-unread]").count() == 0


def test_partners_have_no_quick_words_either(server: Server, chromium: Chromium) -> None:
    """R18."""
    with chromium.visitor(server) as ann:
        wish = {"game": "runtrip", "options": {"variant": "team"}, "seats": ["me", "open", "bot:level1", "bot:level1"]}
        made = table(ann, wish)
        with server.client() as ben:
            ben.post(f"/api/tables/{made['id']}/seats", json={"key": made["invite"]}).raise_for_status()
            assert ben.post(f"/api/tables/{made['id']}/chat", json={"text": "/lucky"}).status_code == 403
        page = ann.opens(made["invite"])
        page.locator(Player.TABLE).wait_for()
        complete(page)
        assert page.locator("[data-react], [data-chat]").count() == 0


# --- for everyone -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_and_the_invite_fit_and_are_for_everyone(
    server: Server, chromium: Chromium, language: str
) -> None:
    with chromium.visitor(server, language=language) as ann:
        keep(ann, "record", record([True, True, True]))
        made = table(ann, {"game": "triggs", "seats": ["me", "open"], "name": "Ann"})
        for address in ("/", made["invite"]):
            for size in ((320, 640), PHONE, (740, 360), DESKTOP, (2560, 1440)):
                ann.page.set_viewport_size({"width": size[0], "height": size[1]})
                page = ann.opens(address)
                complete(page)
                assert overflow(page) == [], (address, size)
            assert missing_words(page) == []
            assert violations(page) == [], address
