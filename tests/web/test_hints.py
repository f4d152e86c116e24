"""Help against bots, or where all agreed, in a real Chromium: a hint in three steps, a question before a blunder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from browser import PHONE, Chromium, Keyboard, Mouse, Visitor, missing_words, overflow, violations
from client_words import said
from files import Files
from layout import SIZES, flaws
from players import Player
from race108 import Game
from race108.bots.mind import mind_for
from race108.coach.judge import chances
from race108.coach.review import decided, hint
from race108.kernel import new_dealer
from race108.words import LANGUAGES, say
from reviews import judged, link
from screens import against_ben, table
from server_world import Server


@pytest.fixture(scope="module")
def files() -> Iterator[Files]:
    with Files() as host:
        yield host


def going_on(record: dict[str, Any], ply: int, *people: int, **agreed: bool) -> str:
    """A link to a game on the device that has come to a move; all who are not people are bots."""
    game = Game.replay({**record, "moves": []})
    history = []
    for move in record["moves"][:ply]:
        history.append({"kind": "move", "seat": game.turn, "text": move, "at": 1.0})
        game.play(move)
    seat: dict[str, Any] = {"name": None, "away": False, "resigned": False, "cut": None}
    seats = [
        seat | ({"kind": "person", "bot": None} if number in people else {"kind": "bot", "bot": "level1"})
        for number in range(record["players"])
    ]
    setup = {
        "id": "local-0123456789abcdef",
        "made_at": 1.0,
        "dealt_at": 1.0,
        "over_at": None,
        "onlookers": True,
        "cutting": False,
        "server_seed": "00" * 32,
        "practice": {"position": record.get("position"), "seed": record["seed"]},
        "options": record["options"],
        "seats": seats,
        "cuts": [],
        "history": history,
        "rematch": None,
        **agreed,
    }
    carried = {**record, "moves": record["moves"][:ply], "table": {"local": setup}}
    return link(carried, "replay")


def sits_down(visitor: Visitor, record: dict[str, Any], ply: int, *people: int) -> Page:
    visitor.page.goto(f"/?language={visitor.language}")
    visitor.page.locator("main h1").first.wait_for()
    visitor.page.goto(going_on(record, ply, *people))
    visitor.page.locator("[data-turn=mine]").wait_for()
    return visitor.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_three_steps_by_keyboard_on_a_phone(files: Files, chromium: Chromium, language: str) -> None:
    name = "runtrip" if LANGUAGES.index(language) % 2 else "triggs"
    record, review = judged(name)
    dearest = max((one for one in review.decisions if one.seat == 0), key=lambda one: one.loss)
    then = Game.replay({**record, "moves": record["moves"][: dearest.ply]})
    ours = hint(then.view(0))
    with Visitor(chromium.browser, files.url, language=language, size=PHONE) as ann:
        page = sits_down(ann, record, dearest.ply, 0)
        keys = Keyboard(page)
        told = page.locator("[data-coach] [role=status]")
        for step in (1, 2, 3):
            keys.press(page.locator("[data-action=hint]"))
            page.locator(f"[data-coach='{step}']").wait_for()
            assert say(ours.kind, language) in told.inner_text()
            assert page.locator(".hinted").count() == 0 or step > 1
        assert page.locator("[data-action=hint]").count() == 0
        assert told.locator("p").count() == 2 + max(1, min(2, len(ours.why)))
        assert (said("coach-no-reason", language) in told.inner_text()) == (not ours.why)
        assert not missing_words(page)
        assert not violations(page)
        assert not overflow(page)


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_before_a_blunder_who_wishes_is_asked(files: Files, chromium: Chromium, name: str) -> None:
    record, review = judged(name)
    worst = max((one for one in review.decisions if one.seat == 0), key=lambda one: one.loss)
    assert worst.grade == "blunder"
    with Visitor(chromium.browser, files.url) as ann:
        page = sits_down(ann, record, worst.ply, 0)
        plays = Player(page, Mouse(page))
        page.locator("[data-action=tutor]").check()
        plays.tries(worst.played)
        page.locator("[data-cost]").wait_for()
        assert not violations(page)
        before = plays.ply()
        page.locator("[data-action=show-best]").click()
        page.locator("[data-cost]").wait_for(state="detached")
        assert plays.ply() == before
        assert page.locator("[data-chances]").count() == 0
        page.locator("[data-action=chances]").check()
        page.locator("[data-chances='2']").wait_for()
        page.reload()  # what one wishes stays
        page.locator("[data-turn=mine]").wait_for()
        page.locator("[data-chances='2']").wait_for()
        assert page.locator("[data-action=tutor]").is_checked()
        plays.tries(worst.played)
        page.locator("[data-action=anyway]").click()
        plays.sees(before + 1)


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_hidden_cards_dealt_anew_change_no_hint(files: Files, chromium: Chromium, name: str) -> None:
    """The same view with other cards face down: the same words, the same move pointed at, the same chances."""
    record, review = judged(name)
    dearest = max((one for one in review.decisions if one.seat == 0), key=lambda one: one.loss)
    then = Game.replay({**record, "moves": record["moves"][: dearest.ply]})
    view, told = then.view(0), []
    with Visitor(chromium.browser, files.url) as ann:
        for chance in (1, 2):
            position = then.rules.position(view.resample(new_dealer(bytes(32), chance)))
            page = sits_down(ann, {**record, "moves": [], "position": position}, 0, 0)
            page.locator("[data-action=chances]").check()
            page.locator("[data-chances='2']").wait_for()
            for step in (1, 2, 3):
                page.locator("[data-action=hint]").click()
                page.locator(f"[data-coach='{step}']").wait_for()
            hinted = page.locator("[data-coach] [role=status]").inner_text()
            pointed = page.locator(".hinted").evaluate_all("all => all.map((one) => one.outerHTML)")
            told.append((hinted, pointed, page.locator("[data-chances]").get_attribute("aria-label")))
    assert told[0] == told[1]
    assert told[0][0]


def test_where_other_people_sit_nobody_is_helped(files: Files, chromium: Chromium) -> None:
    record, review = judged("triggs")
    first = next(one for one in review.decisions if one.seat == 0)
    with Visitor(chromium.browser, files.url) as ann:
        ann.page.goto(going_on(record, first.ply, 0, 1))
        page = ann.page
        page.locator("[data-action=show]").click()  # the curtain between two people
        page.locator("[data-turn=mine]").wait_for()
        page.wait_for_function("() => !document.querySelector('[data-later]')")
        assert page.locator("[data-action=hint]").count() == 0
        assert page.locator("[data-coach]").count() == 0


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_where_all_on_one_device_agreed_whoever_has_passed_the_curtain_is_helped(
    files: Files, chromium: Chromium, name: str
) -> None:
    record, _ = judged(name)
    turns = [Game.replay({**record, "moves": record["moves"][:ply]}).turn for ply in range(len(record["moves"]))]
    begins = next(ply for ply, turn in enumerate(turns) if turn == 0 and turns[ply + 1] == 1)
    with Visitor(chromium.browser, files.url) as both:
        page = both.page
        page.goto("/")
        page.locator("main h1").first.wait_for()
        page.goto(going_on(record, begins, 0, 1, coach=True))
        for ply in (begins, begins + 1):
            seat = turns[ply]
            page.locator("[data-curtain]").wait_for()
            assert page.locator("[data-coach], .hinted").count() == 0, "nothing of whoever looked before"
            page.locator("[data-action=show]").click()
            page.locator("[data-turn=mine]").wait_for()
            page.locator("[data-coach='0']").wait_for()
            ours = hint(Game.replay({**record, "moves": record["moves"][:ply]}).view(seat))
            for step in (1, 2, 3):
                page.locator("[data-action=hint]").click()
                page.locator(f"[data-coach='{step}']").wait_for()
            told = page.locator("[data-coach] [role=status]")
            assert say(ours.kind, "en") in told.inner_text()
            assert told.locator("p").count() == 2 + max(1, min(2, len(ours.why)))
            if seat == 0:
                Player(page, Mouse(page)).tries(record["moves"][ply])
                page.locator("[data-action=hand-over]").click()


def test_on_one_device_help_is_agreed_on_when_the_table_is_made_and_a_rematch_keeps_it(
    files: Files, chromium: Chromium
) -> None:
    record, _ = judged("triggs")
    with Visitor(chromium.browser, files.url) as both:
        page = both.page

        def are_helped() -> None:
            page.locator("[data-action=show]").click()
            page.locator("[data-turn=mine]").wait_for()
            page.locator("[data-coach='0'] [data-action=hint]").wait_for()

        page.goto("/new#triggs")
        page.locator("[data-seat='1'] select").select_option("here")
        page.locator("summary").click()
        page.locator("[data-choice=coach]").check()
        page.locator("[data-action=open-table]").click()
        are_helped()
        page.goto(going_on(record, len(record["moves"]) - 1, 0, 1, coach=True))
        are_helped()
        Player(page, Mouse(page)).tries(record["moves"][-1])
        page.locator("[data-action=rematch]").click()
        are_helped()


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_a_table_is_whole_with_every_step_of_a_hint(files: Files, chromium: Chromium, name: str) -> None:
    record, review = judged(name)
    dearest = max((one for one in review.decisions if one.seat == 0), key=lambda one: one.loss)
    wrong = {}
    with Visitor(chromium.browser, files.url, language="de", size=SIZES[0]) as ann:
        for width, height in [(320, 640), PHONE, (740, 360), (2560, 1440)]:
            ann.page.set_viewport_size({"width": width, "height": height})
            page = sits_down(ann, record, dearest.ply, 0)
            page.locator("[data-action=chances]").check()
            page.locator("[data-chances='2']").wait_for()
            for step in range(4):
                if step:
                    page.locator("[data-action=hint]").click()
                    page.locator(f"[data-coach='{step}']").wait_for()
                if found := flaws(page):
                    wrong[f"{step} {width}×{height}"] = found
    assert not wrong


# --- at a table of a server -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server() as running:
        yield running


def with_bots(visitor: Visitor, game: Game) -> Page:
    """A table of a server with a bot, that stands as the first player's game does."""
    practice = {"position": game.position(), "seed": int.from_bytes(game.seed)}
    wish = {"game": game.rules.game, "options": game.rules.options(), "practice": practice}
    page = visitor.opens(table(visitor, wish | {"seats": ["me", *["bot:level1"] * (game.players - 1)]})["invite"])
    page.locator("[data-turn=mine]").wait_for()
    return page


def dear(name: str) -> tuple[Game, str]:
    """A position, and a blunder there, judged as the first move of its game."""
    record, review = judged(name)
    for worst in sorted((one for one in review.decisions if one.seat == 0), key=lambda one: -one.loss):
        then = Game.replay({**record, "moves": record["moves"][: worst.ply]})
        game = Game.from_position(then.position(), 5)
        if decided(game.view(0), worst.played, 0, mind_for(game.rules)).grade == "blunder":
            return game, worst.played
    raise AssertionError("no blunder")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_at_a_table_of_a_server_with_bots_alone(server: Server, chromium: Chromium, language: str) -> None:
    game, _ = dear("runtrip" if LANGUAGES.index(language) % 2 else "triggs")
    ours = hint(game.view(0))
    with chromium.visitor(server, language=language, size=PHONE) as ann:
        page = with_bots(ann, game)
        told = page.locator("[data-coach] [role=status]")
        for step in (1, 2, 3):
            page.locator("[data-action=hint]").click()
            page.locator(f"[data-coach='{step}']").wait_for()
            assert say(ours.kind, language) in told.inner_text()
        assert page.locator(".hinted").count()
        assert told.locator("p").count() == 2 + max(1, min(2, len(ours.why)))
        assert not missing_words(page)
        assert not overflow(page)


@pytest.mark.parametrize("name", ["triggs", "runtrip"])
def test_a_blunder_and_the_chances_at_a_table_of_a_server(server: Server, chromium: Chromium, name: str) -> None:
    game, blunder = dear(name)
    with chromium.visitor(server) as ann:
        page = with_bots(ann, game)
        page.locator("[data-action=chances]").check()
        page.locator("[data-chances='2']").wait_for()
        (ours, _) = chances(game.view(0), mind_for(game.rules))
        assert page.locator("[data-chances] b").inner_text() == f"{ours:.0f}%"
        page.locator("[data-action=tutor]").check()
        plays = Player(page, Mouse(page))
        plays.tries(blunder)
        page.locator("[data-cost]").wait_for()
        assert plays.ply() == 0
        page.locator("[data-action=anyway]").click()
        plays.sees(1)


def test_no_hint_beside_other_people_nor_in_the_deal_of_the_day(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = against_ben(ann, server)
        for place in ("a friend", "the deal of the day"):
            page.locator("[data-turn=mine]").wait_for()
            page.wait_for_load_state("networkidle")
            assert page.locator("[data-coach]").count() == 0, place
            assert page.locator("[data-action=hint]").count() == 0, place
            if place == "a friend":
                page = ann.opens("/")
                page.locator("[data-deal=triggs] [data-action=play-daily]").click()


def test_who_alone_plays_against_bots_has_no_help_to_agree_on(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server) as ann:
        page = ann.opens("/new#triggs")
        page.locator("summary").click()
        choice = page.locator("[data-choice=coach]")
        page.locator("[data-choice=onlookers]").wait_for()
        assert choice.count() == 0
        for sitter in ("here", "open"):
            page.locator("[data-seat='1'] select").select_option(sitter)
            choice.wait_for()
            assert not choice.is_checked(), "help is wished for, and never there by itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_who_agreed_are_both_helped_and_an_onlooker_is_not(
    server: Server, chromium: Chromium, language: str
) -> None:
    agreed = said("home-coach-why", language)
    with (
        chromium.visitor(server, language=language) as ann,
        chromium.visitor(server, language=language, size=PHONE) as ben,
        chromium.visitor(server, language=language) as cleo,
    ):
        page = ann.opens(f"/new#{'runtrip' if LANGUAGES.index(language) % 2 else 'triggs'}")
        page.locator("[data-seat='1'] select").select_option("open")
        page.locator("summary").click()
        page.locator("[data-choice=coach]").check()
        page.locator("[data-action=open-table]").click()
        link = page.get_by_label(said("table-invite-link", language)).input_value()
        assert page.locator("[data-agreed]").inner_text() == agreed  # the waiting room says it …
        ben.opens(link)
        assert ben.page.locator("[data-invited] [data-agreed]").inner_text() == agreed  # … and so does the invitation
        assert not overflow(ben.page)
        assert not missing_words(ben.page)
        ben.page.locator("[data-action=sit]").click()
        both = [ann.page, ben.page]
        for one in both:
            one.locator(Player.TABLE).wait_for()
            one.locator("[data-coach='0'] [data-action=tutor]").wait_for()
            one.locator("[data-action=chances]").check()
            one.locator("[data-chances='2']").wait_for()
        (mover,) = [one for one in both if one.locator("[data-turn=mine]").count()]
        assert [one.locator("[data-action=hint]").count() for one in both] == [int(one is mover) for one in both]
        for step in (1, 2, 3):
            mover.locator("[data-action=hint]").click()
            mover.locator(f"[data-coach='{step}']").wait_for()
        assert mover.locator(".hinted").count()
        (other,) = [one for one in both if one is not mover]
        assert other.locator("[data-coach='0']").count(), "nobody else learns that somebody asked"
        assert not missing_words(mover)

        cleo.opens(link).locator(Player.TABLE).wait_for()
        cleo.page.wait_for_load_state("networkidle")
        assert cleo.page.locator("[data-coach]").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_module_one_sentence_says_so(server: Server, chromium: Chromium, language: str) -> None:
    game, blunder = dear("triggs")
    with chromium.visitor(server, language=language) as ann:
        ann.context.route("**/*.wasm", lambda route: route.abort())
        page = with_bots(ann, game)
        page.locator("[data-action=tutor]").check()
        page.locator("[data-action=hint]").click()
        page.locator("[data-coach=none]").wait_for()
        assert page.locator("[data-coach]").inner_text() == said("coach-no-module", language)
        plays = Player(page, Mouse(page))
        plays.tries(blunder)  # nobody warns, and it is played
        plays.sees(1)
        ann.faults.clear()  # the module that was not there is no fault of the page
