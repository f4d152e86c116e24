"""The end of a game: who and why, after the last thing has arrived; the story of it; and what comes next."""

from __future__ import annotations

from typing import Any

import pytest

from browser import DESKTOP, PHONE, Chromium, Visitor, missing_words, overflow, violations
from client_words import said
from screens import finished, table
from server_world import Server
from tables import FULL, runtrip_position, triggs_position

Json = dict[str, Any]
ALMOST = FULL | {11: 4}
#: Both play one card; then somebody has won. Nothing is drawn: the deck is empty.
WINS: dict[str, Json] = {
    "triggs": triggs_position([11, 3], [2, 5], crossed=ALMOST, others_crossed={1: 1}),
    "runtrip": runtrip_position([95, 40], ["5[2]", "1[2]"], ["2[2]"], deck=[]),
}
LOSSES: dict[str, Json] = {
    # Whoever is far ahead may take their time: so both are as near to the end.
    "triggs": triggs_position([3, 3, 4], [11, 11], crossed=ALMOST, others_crossed=ALMOST),
    "runtrip": runtrip_position([10, 91], ["1[2]", "2[2]"], ["9[22]"], deck=[]),
}
#: Notes whether anything still flew when the result came.
WATCH = """
  window.flying = null;
  new MutationObserver(() => {
    if (window.flying === null && document.querySelector("[data-outcome]"))
      window.flying = document.querySelectorAll(".flying").length;
  }).observe(document, { childList: true, subtree: true });
"""


def at(visitor: Visitor, position: Json, **more: Any) -> None:
    """At a table with this position, on turn unless a clock has run out meanwhile."""
    wish = {"game": position["game"], "seats": ["me", "bot:level5"], "name": "Ann"}
    visitor.page.add_init_script(WATCH)
    visitor.opens(table(visitor, wish | {"practice": {"position": position, "seed": 3}} | more)["invite"])
    visitor.page.locator("[data-turn=mine], [data-turn=over]").wait_for()


def play(visitor: Visitor, move: str) -> None:
    """As a second tab would: how it is pressed is tested elsewhere."""
    number = visitor.page.url.rsplit("/", 1)[1].split("#")[0]
    state = visitor.context.request.get(f"/api/tables/{number}/state").json()
    answer = visitor.context.request.post(f"/api/tables/{number}/moves", data={"ply": state["ply"], "moves": [move]})
    assert answer.ok, answer.text()


def outcome(visitor: Visitor, message: str) -> str:
    """The result, with its reason."""
    visitor.page.locator(f"[data-outcome] [data-why={message}]").wait_for()
    return visitor.page.locator("[data-outcome]").inner_text()


def is_fine(visitor: Visitor) -> None:
    assert violations(visitor.page) == []
    assert overflow(visitor.page) == []
    assert missing_words(visitor.page) == []


@pytest.mark.parametrize(
    ("game", "move", "why"),
    [("triggs", "form 11=11", "triggs-ending-full"), ("runtrip", "run 5[2]", "runtrip-ending-goal")],
)
def test_a_win_is_celebrated_when_the_last_thing_has_arrived(
    server: Server, chromium: Chromium, game: str, move: str, why: str
) -> None:
    with chromium.visitor(server, size=DESKTOP, motion=True) as ann:
        at(ann, WINS[game])
        play(ann, move)
        told = outcome(ann, why)
        assert said("table-won-you") in told
        assert said(why, who="you", names="Ann") in told
        assert ann.page.evaluate("window.flying") == 0
        assert ann.page.locator(".confetti i").count() > 20
        ann.page.locator("#result [data-chart='2']").wait_for()
        is_fine(ann)


@pytest.mark.parametrize(
    ("game", "move", "why"),
    [("triggs", "discard 3x2", "triggs-ending-full"), ("runtrip", "run 1[2]", "runtrip-ending-goal")],
)
def test_a_loss_has_its_story_and_no_confetti(
    server: Server, chromium: Chromium, game: str, move: str, why: str
) -> None:
    with chromium.visitor(server, size=PHONE) as ann:
        at(ann, LOSSES[game])
        play(ann, move)
        told = outcome(ann, why)
        assert said("table-won-one", names="Presto") in told
        assert said(why, who="other", names="Presto") in told
        assert ann.page.locator("[data-outcome] [data-mood=delighted]").count() == 1
        assert ann.page.locator(".confetti i").count() == 0
        ann.page.locator("[data-feat=decided]").wait_for()
        is_fine(ann)


def test_when_the_cards_run_out_it_is_told_how_far_everyone_was(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=PHONE, language="de") as ann:
        at(ann, runtrip_position([30, 25], ["2[2]"], [], deck=[]))
        play(ann, "run 2[2]")
        told = outcome(ann, "runtrip-ending-cards")
        assert said("runtrip-ending-cards", "de", tokens="one", first=32, second=25) in told


def test_when_the_time_is_up_the_last_token_counts(server: Server, chromium: Chromium) -> None:
    race = runtrip_position([[59, 70], [25, 90]], variant="advanced")
    with chromium.visitor(server, size=DESKTOP) as ann:
        at(ann, race, options={"variant": "advanced"}, clock={"game_minutes": 0.08})
        told = outcome(ann, "runtrip-ending-time")
        assert said("runtrip-ending-time", tokens="two", first=59, second=25) in told


def test_the_other_side_can_be_played_with_the_same_cards(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=DESKTOP) as ann:
        at(ann, LOSSES["runtrip"])
        play(ann, "run 1[2]")
        ann.page.locator("[data-action=other-side]").click()
        ann.page.locator("[data-outcome]").wait_for(state="detached")
        ann.page.locator("main [data-phase=act]").wait_for()
        ann.page.locator("[data-turn=mine] [data-card='9[22]']").wait_for()


def test_a_picture_of_the_game_is_drawn_and_saved(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=DESKTOP) as ann:
        ann.page.add_init_script("navigator.canShare = () => false")
        at(ann, WINS["runtrip"])
        play(ann, "run 5[2]")
        with ann.page.expect_download() as saved:
            ann.page.locator("[data-action=picture]").click()
        picture = saved.value.path().read_bytes()
        assert picture.startswith(b"\x89PNG")
        assert len(picture) > 20_000


def test_a_rematch_asks_the_others_and_onlookers_find_it(server: Server, chromium: Chromium) -> None:
    with (
        chromium.visitor(server, size=DESKTOP) as ann,
        chromium.visitor(server, size=PHONE) as ben,
        chromium.visitor(server, size=PHONE) as cem,
    ):
        wish = {"game": "runtrip", "seats": ["me", "open"], "name": "Ann"}
        made = table(ann, wish | {"practice": {"position": WINS["runtrip"], "seed": 3}})
        ann.opens(made["invite"])
        ben.opens(made["invite"])
        ben.page.locator("[data-action=sit]").first.click()
        ann.page.locator("[data-turn=mine]").wait_for()
        cem.opens(made["invite"])
        play(ann, "run 5[2]")
        ann.page.get_by_role("button", name=said("ending-ask")).click()
        ann.page.wait_for_url(lambda url: made["id"] not in url)
        ben.page.get_by_text(said("ending-asked")).wait_for()
        ben.page.locator("[data-action=not-now]").click()
        assert ben.page.locator("[data-action=rematch]").count() == 0
        # Ann, who waits at the new table, hears of it, and a bot plays there for now.
        ann.page.get_by_text(said("react-not-now")).first.wait_for(state="attached")
        ann.page.get_by_text(said("table-seat-away")).first.wait_for(state="attached")
        cem.page.get_by_role("link", name=said("ending-watch-next")).click()
        cem.page.locator("main [data-phase=act]").wait_for()


def test_a_replay_does_not_claim_to_be_seen_by_an_onlooker(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=DESKTOP) as ann:
        number = finished(ann, {"game": "triggs", "options": {"rows": [1] * 12}, "seats": ["me", "me"]})
        ann.opens(f"/replay/{number}")
        ann.page.get_by_label(said("replay-viewpoint")).wait_for()
        assert ann.page.get_by_role("option", name=said("replay-outside")).count() == 1
        assert "onlooker" not in ann.page.locator("main").inner_text()
