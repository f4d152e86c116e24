"""People who meet at a table, each with a browser of their own: by an invite link, or because the table is public."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from browser import Chromium, Mouse, Visitor
from client_words import said
from players import Player, play_together
from screens import against_ben, table
from server_world import Server
from variants import FEW_BOXES

USUAL_ROWS = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]


def player(visitor: Visitor, seed: int = 1) -> Player:
    return Player(visitor.page, Mouse(visitor.page), seed)


def opens_a_table(ann: Visitor, *, game: str = "triggs", public: bool = False, short: bool = False) -> str:
    """Set up a table by its form, with a seat for somebody else; the link that is shown."""
    page = ann.opens(f"/new#{game}")
    page.locator("[data-seat='1'] select").select_option("open")
    page.get_by_label(said("home-your-name"), exact=True).fill("Ann")
    if public:
        page.get_by_text(said("home-public")).click()
    if short:
        page.locator("summary").click()
        for row, (usual, boxes) in enumerate(zip(USUAL_ROWS, FEW_BOXES, strict=True), 1):
            for _ in range(usual - boxes):
                page.get_by_role("button", name=said("triggs-rows-less", row=row), exact=True).click()
    page.locator("[data-action=open-table]").click()
    return page.get_by_label(said("table-invite-link")).input_value()


def sits_down(ben: Visitor, name: str = "Ben") -> None:
    ben.page.get_by_label(said("table-your-name")).fill(name)
    ben.page.locator("[data-action=sit]").click()
    ben.page.locator(Player.TABLE).wait_for()


def says(page: Page, text: str) -> None:
    page.get_by_label(said("table-chat-text")).fill(text)
    page.get_by_role("button", name=said("table-chat-send"), exact=True).click()


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_one_click_leads_from_the_first_page_to_the_first_move(server: Server, chromium: Chromium, game: str) -> None:
    with chromium.visitor(server) as ann:
        ann.opens("/").locator(f"[data-game={game}] [data-action=play-bot]").click()
        ann_plays = player(ann)
        assert ann_plays.waits_for_turn()
        ann_plays.acts()


def test_two_people_meet_by_a_link_and_play_to_the_end(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server) as ben:
        link = opens_a_table(ann, short=True)
        ann.page.locator("[data-action=copy]").click()
        ann.page.get_by_text(said("table-copied")).first.wait_for()
        assert ann.page.evaluate("navigator.clipboard.readText()") == link

        ben.opens(link)
        assert "Ann" in ben.page.locator("[data-seat='0']").inner_text()
        sits_down(ben)
        both = player(ann, 1), player(ben, 2)
        both[0].table.wait_for()
        play_together(*both)

        outcomes = [one.page.locator("[data-outcome]").inner_text() for one in both]
        won = [place for place, text in enumerate(outcomes) if said("table-won-you") in text]
        assert len(won) == 1
        winner = ["Ann", "Ben"][won[0]]
        assert said("table-won-one", names=winner) in outcomes[1 - won[0]]
        figures = [one.page.locator("[data-figure]") for one in both]
        figures[0].first.wait_for()
        figures[1].first.wait_for()
        assert figures[0].all_inner_texts() == figures[1].all_inner_texts()

        ann.page.locator("[data-action=rematch]").click()
        both[0].page.locator("[data-ply='0']").wait_for()
        ben.page.locator("a[data-action=rematch]").click()
        both[1].page.locator("[data-ply='0']").wait_for()
        assert ann.page.url.partition("#")[0] == ben.page.url.partition("#")[0] != link.partition("#")[0]
        assert {both[0].turn(), both[1].turn()} == {"mine", "other"}


def test_what_is_said_reaches_the_others(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server) as ben:
        made = table(ann, {"game": "triggs", "seats": ["me", "open"], "names": ["Ann", None]})
        ann.opens(made["invite"])
        ben.opens(made["invite"])
        sits_down(ben)
        ann.page.locator("summary", has_text=said("table-chat")).click()
        says(ann.page, "Good luck, Ben!")
        ben.page.locator("summary", has_text=said("table-chat-new", count=1)).click()
        ben.page.locator("li", has_text="Ann: Good luck, Ben!").wait_for()
        heard = ben.page.get_by_role("log").locator(
            "p", has_text=said("table-chat-line", name="Ann", text="Good luck, Ben!")
        )
        assert heard.count() == 1
        says(ben.page, "<b>You too</b>")
        ann.page.locator("li", has_text="Ben: <b>You too</b>").wait_for()


def test_an_onlooker_follows_the_game_and_sees_no_hand(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server) as ben, chromium.visitor(server) as cleo:
        made = table(ann, {"game": "triggs", "seats": ["me", "open"], "names": ["Ann", None]})
        ann.opens(made["invite"])
        ben.opens(made["invite"])
        sits_down(ben)
        told: list[dict[str, Any]] = []

        def listen(line: WebSocket) -> None:
            line.on("framereceived", lambda frame: told.append(json.loads(frame)))

        cleo.page.on("websocket", listen)
        cleo.opens(made["invite"])
        looker = player(cleo)
        looker.table.wait_for()
        on_turn = next(one for one in (player(ann), player(ben)) if one.turn() == "mine")
        on_turn.plays(["draw C"])  # face down: of the other piles everybody sees what is drawn
        looker.sees(1)
        assert looker.hand() == []
        assert looker.turn() == "other"
        assert cleo.page.locator("[data-action=take-back], button[data-pile], button[data-row]").count() == 0
        views = [frame["view"] for frame in told if frame["type"] == "state"]
        assert len(views) >= 2
        assert {card for view in views for hand in view["hands"] for card in hand} == {None}


def test_a_choice_says_step_by_step_what_it_would_do(server: Server, chromium: Chromium) -> None:
    """R11. Ben is tripped from 12 to 9 and pushes Ann, who goes forward from where she then stands."""
    race = {"game": "runtrip", "players": 2, "tokens": [[9], [12]], "hands": [["3[223]"], ["1[2]", "2[2]"]], "turn": 0}
    with chromium.visitor(server) as ann:
        page = against_ben(ann, server, game="runtrip", practice={"position": race, "seed": 3})
        page.locator("[data-card='3[223]']").click()
        trip = page.locator("[data-move='trip 2 3[223]']")
        trip.click()
        page.locator("[data-words]", has_text="Ben (12 → 9), pushing you (9 → 8), you (8 → 11)").wait_for()
        assert trip.locator(".goes").all_inner_texts() == ["12→9", "9→8", "8→11"]
        assert page.locator("[data-ghost]").count() == 2
        page.locator("[data-action=confirm]").click()
        told = "Ben goes back from 12 to 9. You are pushed back from 9 to 8. You go forward from 8 to 11."
        page.get_by_text(told).first.wait_for()


def test_a_public_table_is_found_on_the_first_page(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server) as ben:
        opens_a_table(ann, game="runtrip", public=True)
        number = ann.page.url.rpartition("/")[2].partition("#")[0]
        line = ben.opens("/").locator(f"[data-table='{number}']")
        assert said("home-sit-down") in line.inner_text()
        line.click()
        sits_down(ben)
        both = player(ann), player(ben)
        both[0].table.wait_for()
        next(one for one in both if one.turn() == "mine").acts()
        for one in both:
            one.sees(1)


def test_everyone_cuts_before_an_advanced_game_is_dealt(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann, chromium.visitor(server) as ben:
        page = ann.opens("/new#runtrip")
        page.get_by_text(said("runtrip-variant-advanced"), exact=True).click()
        page.locator("[data-seat='1'] select").select_option("open")
        page.locator("[data-action=open-table]").click()
        link = page.get_by_label(said("table-invite-link")).input_value()

        page.get_by_label(said("table-cut-where")).fill("40")
        page.get_by_text(said("table-cut-place", place=40), exact=True).wait_for()
        page.locator("[data-action=cut]").click()
        page.get_by_text(said("table-seat-cut"), exact=True).wait_for()

        ben.opens(link)
        ben.page.get_by_label(said("table-your-name")).fill("Ben")
        ben.page.locator("[data-action=sit]").click()
        ben.page.get_by_label(said("table-cut-word")).fill("abracadabra")
        assert page.locator(Player.TABLE).count() == 0
        ben.page.locator("[data-action=cut]").click()
        for one in (page, ben.page):
            one.locator(Player.TABLE).wait_for()
        number = link.rpartition("/")[2].partition("#")[0]
        assert ben.context.request.post(f"/api/tables/{number}/resign", data={}).ok
        record = ann.context.request.get(f"/api/tables/{number}/record").text()
        assert '40"' in record
        assert 'abracadabra"' in record
