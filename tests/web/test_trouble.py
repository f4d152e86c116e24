"""Everything that can go wrong: it is told in words, nothing is lost, and the game goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import Chromium, Mouse, Visitor, complete
from client_words import said
from players import Player
from race108.game import RECORD_VERSION
from race108.words import say
from screens import BOT, against_ben, table
from server_world import Server

Json = dict[str, Any]
USUAL: Json = {"game": "triggs", "seats": ["me", BOT], "name": "Ann"}


def player(page: Page) -> Player:
    return Player(page, Mouse(page), seed=4)


def at_a_table(ann: Visitor, wish: Json) -> Player:
    ann.opens(table(ann, wish)["invite"])
    return player(ann.page)


# --- lines and servers ------------------------------------------------------------------------------------------------


def test_a_page_that_is_loaded_again_shows_the_same_game(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann_plays = at_a_table(ann, USUAL)
        for _ in range(3):
            assert ann_plays.waits_for_turn()
            ann_plays.acts()
        assert ann_plays.waits_for_turn()

        def shown() -> tuple[object, ...]:
            complete(ann.page)
            log = ann.page.locator("details li").all_inner_texts()
            rows = ann.page.locator("[data-row]").evaluate_all("all => all.map((e) => e.ariaLabel)")
            return ann_plays.ply(), ann_plays.hand(), ann_plays.phase(), rows, log

        before = shown()
        ann.page.reload()
        assert ann_plays.waits_for_turn()
        assert shown() == before


def test_a_server_that_dies_and_comes_back_is_only_a_pause(chromium: Chromium) -> None:
    with Server() as server, chromium.visitor(server) as ann:
        ann_plays = at_a_table(ann, USUAL)
        assert ann_plays.waits_for_turn()
        ann_plays.acts()
        assert ann_plays.waits_for_turn()
        before = ann_plays.ply(), ann_plays.hand()
        cut = ann.page.locator("main").get_by_text(said("line-cut"))
        server.kill()
        cut.wait_for()
        assert (ann_plays.ply(), ann_plays.hand()) == before
        assert ann.page.get_by_role("log").get_by_text(said("line-cut")).count() == 1
        server.start()
        cut.wait_for(state="detached")
        assert ann.page.get_by_role("log").get_by_text(said("line-back")).count() == 1
        assert (ann_plays.ply(), ann_plays.hand()) == before
        for _ in range(3):
            assert ann_plays.waits_for_turn()
            ann_plays.acts()


def test_whoever_is_offline_is_told_so_and_comes_back(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann_plays = at_a_table(ann, USUAL)
        assert ann_plays.waits_for_turn()
        cut = ann.page.locator("main").get_by_text(said("line-cut"))
        ann.context.set_offline(True)
        cut.wait_for()
        ann.context.set_offline(False)
        cut.wait_for(state="detached")
        ann_plays.acts()


# --- hasty hands ------------------------------------------------------------------------------------------------------


def test_a_double_click_on_a_pile_draws_one_card(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann_plays = player(against_ben(ann, server))
        before = ann_plays.hand()
        ann.page.locator("[data-pile=left]").dblclick()
        ann_plays.sees(1)
        assert ann_plays.phase() == "draw"
        assert len(ann_plays.hand()) == len(before) + 1
        ann.page.locator("[data-pile=right]").dblclick()
        ann_plays.sees(2)
        assert ann_plays.turn() == "other"
        assert len(ann_plays.hand()) == len(before) + 2


def test_a_double_click_on_a_button_plays_once(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann_plays = player(against_ben(ann, server))
        ann.page.locator("[data-card='1']").click()
        ann.page.locator("[data-action=confirm][data-move='discard 1x1']").dblclick()
        ann_plays.sees(1)
        assert ann_plays.turn() == "other"
        assert ann_plays.ply() == 1
        assert ann.page.locator(".notice").count() == 0


def test_two_tabs_show_the_same_and_only_one_of_two_moves_counts(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        first = player(against_ben(ann, server))
        other_tab = ann.new_page()
        other_tab.goto(ann.page.url)
        second = player(other_tab)
        second.table.wait_for()
        assert first.hand() == second.hand()
        with server.held():  # neither tab hears of the other's move before it sends its own
            first.page.locator("[data-pile=left]").click()
            second.page.locator("[data-pile=right]").click()
        for one in (first, second):
            one.sees(1)
        assert first.hand() == second.hand()
        stale = second if "5" in first.hand() else first  # 5 lay on the left pile
        stale.page.locator(".notice").get_by_text(say("table-stale")).wait_for()
        assert (first.ply(), second.ply()) == (1, 1)
        stale.page.locator("[data-pile=right]").click()
        for one in (first, second):
            one.sees(2)
        assert first.hand() == second.hand()


# --- doors that stay closed -------------------------------------------------------------------------------------------


def is_turned_away(visitor: Visitor, address: str, why: str) -> None:
    page = visitor.opens(address)
    page.get_by_role("heading", name=said("table-turned-away")).wait_for()
    assert page.locator("main").get_by_text(why).count() == 1
    assert page.get_by_role("link", name=said("go-home")).is_visible()


def test_whoever_is_not_let_in_is_told_what_to_do(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server) as cleo, server.client() as ben:
        unknown = say("table-unknown")
        is_turned_away(cleo, "/t/nobodyknowsit", unknown)
        wish = {"game": "triggs", "seats": ["me", "open"], "onlookers": False}
        made = table(ann, wish)
        is_turned_away(cleo, f"/t/{made['id']}#wrongkey", unknown)
        is_turned_away(cleo, f"/t/{made['id']}", unknown)

        # With the right key, but too late: the table fills while Cleo stands before it.
        cleo.opens("/")
        page = cleo.opens(made["invite"])
        page.locator("[data-action=sit]").wait_for()
        ben.post(f"/api/tables/{made['id']}/seats", json={"key": made["invite"]}).raise_for_status()
        page.get_by_role("heading", name=said("table-turned-away")).wait_for()
        assert page.get_by_text(said("table-no-onlookers")).is_visible()


def test_an_invite_that_is_none_is_told_at_home(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/")
        field, alert = page.get_by_label(said("home-join")), page.locator("aside [role=alert]")
        for pasted, told in {
            "hello": said("home-join-rubbish"),
            "/t/nobodyknowsit": say("table-unknown"),
            "https://elsewhere.example/t/abcdefghijklmnop#k": said("home-join-elsewhere", host="elsewhere.example"),
        }.items():
            field.fill(pasted)
            page.locator("[data-action=join]").click()
            alert.get_by_text(told).wait_for()
            assert field.evaluate("(field) => field === document.activeElement")
        assert page.url == f"{server.url}/"
        made = table(ann, USUAL)
        field.fill(f"{server.url}{made['invite']}")
        page.locator("[data-action=join]").click()
        page.locator(Player.TABLE).wait_for()


# --- files that are none ----------------------------------------------------------------------------------------------


def file(text: str, name: str = "game.json") -> Any:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


@pytest.mark.parametrize("address", ["/replay", "/verify"])
def test_a_file_that_is_no_record_is_told(server: Server, chromium: Chromium, address: str) -> None:
    no_record = said({"/replay": "replay-no-file", "/verify": "verify-no-record"}[address])
    with chromium.visitor(server) as ann:
        page = ann.opens(address)
        for text, told in {
            "this is no JSON": no_record,
            "[1, 2, 3]": no_record,
            json.dumps({"race108": 99}): say("record-not-one", version=RECORD_VERSION),
        }.items():
            page.locator("input[type=file]").set_input_files(file(text))
            page.locator("[role=alert]", has_text=told).or_(page.locator("[data-fair=false]", has_text=told)).wait_for()


def test_a_layout_that_cannot_be_played_is_told(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/new#runtrip")
        page.locator("main summary").click()
        for text, told in {"= nonsense": "mine.toml", "format = 1": say("layout-no-name")}.items():
            page.locator("input[type=file]").set_input_files(file(text, "mine.toml"))
            page.locator("fieldset [role=alert]", has_text=told).wait_for()
        assert page.get_by_text(said("runtrip-layout-usual")).is_visible()


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_when_the_time_for_a_turn_is_up_the_turn_is_finished(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        ann_plays = player(against_ben(ann, server, clock={"turn_seconds": 5}))
        ann.page.locator("[data-clock=turn]", has_text="0:0").wait_for()
        ann.page.locator("[data-turn=other]").wait_for()
        assert ann_plays.ply() > 0
        assert ann.page.locator("details li").first.inner_text()


def test_when_the_time_for_the_game_is_up_it_is_over(server: Server, chromium: Chromium) -> None:
    race = {"game": "runtrip", "players": 2, "tokens": [[12], [5]], "turn": 0}
    wish = {"game": "runtrip", "practice": {"position": race, "seed": 3}, "clock": {"game_minutes": 0.05}}
    with chromium.visitor(server) as ann:
        ann_plays = player(against_ben(ann, server, **wish))
        ann.page.locator("[data-clock=game]").wait_for()
        ann.page.locator(
            "[data-outcome=time]", has_text=said("runtrip-ending-time", tokens="one", first=12, second=5)
        ).wait_for()
        assert ann_plays.turn() == "over"
        assert ann.page.locator("[data-clock]").count() == 0
