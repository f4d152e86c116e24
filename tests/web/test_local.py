"""Playing without a server, in a real Chromium: the client's files are there, and nobody who would answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import PHONE, Chromium, Mouse, Visitor
from files import Files
from players import Player
from race108.verify import verified
from variants import FEW_BOXES, SHORT_ROWS


def player(visitor: Visitor, seed: int = 1) -> Player:
    return Player(visitor.page, Mouse(visitor.page), seed)


@pytest.fixture(scope="module")
def files() -> Iterator[Files]:
    with Files() as host:
        yield host


#: Notes all that the page hears from the worker, keeps it back while somebody wants that, and shows others at once.
HEARS = """
  localStorage.setItem("settings", JSON.stringify({ speed: "once" }));
  window.heard = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => {
        window.heard.push(event.data);
        if (window.keptBack) event.stopImmediatePropagation();
      });
    }
  };
"""


@pytest.fixture
def ann(files: Files, chromium: Chromium) -> Iterator[Visitor]:
    with Visitor(chromium.browser, files.url, size=PHONE) as visitor:
        visitor.context.add_init_script(HEARS)
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


def test_a_road_that_is_longer_than_its_window_begins_where_ones_own_token_stands(ann: Visitor) -> None:
    page = ann.opens("/")
    page.locator("[data-game=runtrip] [data-action=play-bot]").click()
    page.locator("[data-phase]").first.wait_for()
    expect(page.locator("[data-piece='0']")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("[data-square='100']")).not_to_be_in_viewport()
    expect(page.locator("[data-square]")).to_have_count(100)  # those out of sight come a moment later


def wished(game: str, players: int, variant: str = "", **options: Any) -> dict[str, Any]:
    """A table as the form keeps it."""
    return {"game": game, "variant": variant, "players": players, "options": {game: options}}


SHORT = wished("triggs", 2, rows=FEW_BOXES)
#: Every variant for every number of players; two of them always, the others with the slow tests.
WISHES: list[dict[str, Any]] = [
    SHORT,
    wished("triggs", 3, rows=FEW_BOXES, refill="all"),
    wished("triggs", 4, rows=FEW_BOXES),
    wished("runtrip", 2),
    wished("runtrip", 3),
    wished("runtrip", 4, "mercy"),
    wished("runtrip", 5, "mercy"),
    wished("runtrip", 6),
    wished("runtrip", 2, "advanced"),
    wished("runtrip", 3, "advanced"),
    wished("runtrip", 4, "team"),
]
ALWAYS = (WISHES[0], WISHES[4])


def id_of(wish: dict[str, Any]) -> str:
    return "-".join(filter(None, (wish["game"], wish["variant"], str(wish["players"]))))


@pytest.mark.parametrize(
    "wish", [pytest.param(wish, id=id_of(wish), marks=() if wish in ALWAYS else pytest.mark.slow) for wish in WISHES]
)
def test_a_whole_game_can_be_checked_like_any_other(ann: Visitor, wish: dict[str, Any]) -> None:
    number = made(ann, wish | {"seats": seats("me")})
    if wish["variant"] in ("advanced", "team"):  # R17
        ann.page.locator("[data-action=cut]").click()
    player(ann).plays_to_the_end()
    ann.page.locator("[data-outcome]").wait_for()
    (game,) = [one for one in kept(ann.page) if one["id"] == number]
    assert game["over"]
    assert game["record"]["players"] == wish["players"]
    if wish["game"] == "runtrip":
        options, kind = game["record"]["options"], wish["variant"]
        assert (options["variant"], options["mercy"]) == ("basic" if kind in ("", "mercy") else kind, kind == "mercy")
    assert any("promise" in line or "seed" in line for line in verified(json.loads(json.dumps(game["record"]))))
    ann.page.locator("[data-action=review]").click()
    ann.page.locator("[data-review=done]").wait_for(timeout=120_000)
    assert ann.page.url.endswith(f"/review/{number}")
    ann.opens(f"/replay/{number}")
    ann.page.locator(Player.TABLE).wait_for()


def test_a_game_goes_on_where_it_was_when_the_page_is_loaded_again(ann: Visitor) -> None:
    made(ann, SHORT | {"seats": seats("me")})
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


def test_a_chain_goes_on_where_it_was_when_the_page_is_loaded_again(ann: Visitor) -> None:
    made(ann, wished("triggs", 2, rows=SHORT_ROWS) | {"seats": seats("me")})
    plays = player(ann)
    while plays.waits_for_turn() and plays.phase() != "extra":
        plays.acts()
    before = (plays.phase(), plays.ply(), plays.hand())
    assert before[0] == "extra"
    ann.page.reload()
    assert plays.waits_for_turn()
    assert (plays.phase(), plays.ply(), plays.hand()) == before
    plays.acts()


def again(visitor: Visitor) -> Player:
    """The tab is killed, and another one opened at the same address."""
    address, before = visitor.page.url, visitor.page
    visitor.page = visitor.new_page()
    before.close(run_before_unload=False)
    visitor.page.goto(address)
    return player(visitor)


def test_a_move_that_was_shown_is_kept_when_the_tab_is_killed(ann: Visitor) -> None:
    made(ann, SHORT | {"seats": seats("me")})
    plays = player(ann)
    assert plays.waits_for_turn()
    plays.acts()
    shown = plays.ply()
    other = again(ann)
    assert other.waits_for_turn()
    assert other.ply() >= shown


def test_a_tab_that_is_killed_between_a_click_and_its_answer_loses_nothing(ann: Visitor) -> None:
    number = made(ann, wished("triggs", 2) | {"seats": seats("me")})
    for kept_first in (True, False):
        plays = player(ann)
        assert plays.waits_for_turn()
        before = plays.ply()
        ann.page.evaluate("window.keptBack = true")
        ann.page.locator("main button[data-pile]:enabled:not([aria-disabled=true])").first.click()
        if kept_first:
            ann.page.wait_for_function("() => window.heard.some(({ kind }) => kind === 'told')")
            wait_for_moves(ann.page, number, before + 1)
        assert plays.ply() == before, "nothing was answered"
        other = again(ann)
        assert other.waits_for_turn()
        assert other.ply() >= before + kept_first
        other.acts()


def wait_for_moves(page: Page, number: str, count: int) -> None:
    """Until so many moves of a game are on the device."""
    page.wait_for_function(
        """([id, count]) => new Promise((answer) => {
          const opening = indexedDB.open("race108");
          opening.onsuccess = () => {
            const game = opening.result.transaction("games").objectStore("games").get(id);
            game.onsuccess = () => {
              opening.result.close();
              answer(game.result.table.history.length >= count);
            };
          };
        })""",
        arg=[number, count],
    )


# --- several people, and what nobody should see ---------------------------------------------------------------------


def states(page: Page) -> list[Any]:
    """All states that the page was sent."""
    heard: list[Any] = page.evaluate("window.heard")
    told = [json.loads(one["text"]) for one in heard if one["kind"] == "told"]
    return [one for one in told if one["type"] == "state" and one["view"]]


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_two_at_one_device_see_only_their_own_cards(ann: Visitor, game: str) -> None:
    wish = SHORT if game == "triggs" else wished("runtrip", 2)
    made(ann, wish | {"seats": seats("me", "here")})
    page, plays, asked = ann.page, player(ann), list[str]()
    waits = "[data-curtain], [data-action=hand-over], [data-turn=mine], [data-turn=over]"
    for _ in range(400):
        page.locator(waits).first.wait_for()
        if (curtain := page.locator("[data-curtain]")).count():
            asked.append(curtain.get_attribute("data-curtain") or "")
            assert "data-card=" not in page.content()
            assert only_own_cards(states(page))
            page.evaluate("window.heard = []")
            page.locator("[data-action=show]").click()
            plays.table.wait_for()
            seat = asked[-1] == "P1"
            assert {state["seat"] for state in states(page)} == {int(seat)}
        elif (over := page.locator("[data-action=hand-over]")).count():
            over.click()
        elif plays.waits_for_turn():
            plays.acts()
        else:
            break
    page.locator("[data-outcome]").wait_for()
    assert set(asked) == {"Player 1", "P1"}
    assert all(one != other for one, other in pairwise(asked))


def only_own_cards(told: list[Any]) -> bool:
    """Whether no state shows a card that lies face down for whom it was sent to; once the game is over nobody minds."""
    drawn = set[str]()
    for state in told:
        view = state["view"]
        for turn in state["log"]:
            drawn |= {str(event[2]) for event in turn["events"] if event[0] == "drew"}
        hidden = [card for seat, hand in enumerate(view["hands"]) if seat != state["seat"] for card in hand]
        hidden += view["centre"] if "centre" in view else view["deck"]
        shown = [card for card in hidden if card not in (None, "?") and not str(card).endswith("[?]")]
        if state["winners"] is None and not {str(card) for card in shown} <= drawn:
            return False
    return True


def test_the_page_is_not_told_what_the_device_knows(ann: Visitor) -> None:
    number = made(ann, wished("triggs", 2) | {"seats": seats("me")})  # nobody fills a whole sheet in six turns
    plays = player(ann)
    for _ in range(6):
        assert plays.waits_for_turn()
        plays.acts()
    (game,) = [one for one in kept(ann.page) if one["id"] == number]
    told = states(ann.page)
    assert len(told) > 6
    assert only_own_cards(told)
    secret = game["table"]["server_seed"]
    assert len(secret) == 64
    assert secret not in json.dumps(ann.page.evaluate("window.heard"))


# --- what else needs no server --------------------------------------------------------------------------------------


def test_what_cannot_be_used_says_why(ann: Visitor) -> None:
    made(ann, SHORT | {"seats": seats("me")})
    assert player(ann).waits_for_turn()
    ann.page.locator("[data-row][aria-disabled=true]").first.press("Enter")  # it may lie behind the hand
    ann.page.locator("[data-why]").wait_for()
    assert ann.page.locator("[data-why]").inner_text().endswith(".")


@pytest.mark.parametrize("game", ["triggs", "runtrip"])
def test_a_lesson_is_played_without_a_server(ann: Visitor, game: str) -> None:
    ann.opens(f"/learn/{game}")
    learner = player(ann)
    assert learner.waits_for_turn()
    learner.acts()
    assert learner.ply() > 0
