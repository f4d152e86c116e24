"""The digital pad on a phone, its server stopped: nothing here can come from anywhere but the device."""

from __future__ import annotations

import json
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
import uvicorn
from fastapi import FastAPI

from browser import PHONE, Chromium, Keyboard, Visitor, violations
from client_words import said
from pad_table import PadTable, runs, runtrip, triggs
from race108.server import serving
from race108.words import LANGUAGES
from services import free_port

FEW = [1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1]
#: Everything but rows 11 and 12 is full, and so is the turn.
NEARLY: list[list[Any]] = [["cross", 1, 1], *([["cross", row, 1] for row in range(2, 11)])]


# --- without a server -----------------------------------------------------------------------------------------------


def test_the_pad_opens_without_a_server_and_speaks_every_language(pad: PadTable) -> None:
    pad.opens().does("more")
    pad.page.locator("[data-ready]", has_text=said("pad-ready")).wait_for()
    for language in LANGUAGES:
        pad.page.locator("dialog [data-choice=language]").select_option(language)
        pad.page.get_by_role("heading", name=said("pad-title", language=language)).wait_for()
    pad.again()
    pad.page.get_by_role("heading", name=said("pad-title", language="it")).wait_for()
    pad.opens()  # which forgets the language again
    pad.page.goto("/pad?language=de")
    pad.page.get_by_role("heading", name=said("pad-title", language="de")).wait_for()


@contextmanager
def served(folder: Path, port: int) -> Iterator[str]:
    """A client as it was built into a folder, and nothing else."""
    app = FastAPI()
    app.include_router(serving.Client(folder).router())
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def test_a_newer_pad_waits_until_it_is_wanted_and_the_game_goes_on(chromium: Chromium, tmp_path: Path) -> None:
    newer, port = tmp_path / "client", free_port()
    shutil.copytree(serving.FOLDER, newer, ignore=shutil.ignore_patterns("pad-worker.js.*"))
    worker, page_file = newer / "pad-worker.js", newer / "pad.html"
    worker.write_text(worker.read_text().replace('VERSION="', 'VERSION="newer'))
    page_file.write_text(page_file.read_text().replace("<body>", '<body class="newer">'))
    with ExitStack() as stack:
        with served(serving.FOLDER, port) as url:
            page = stack.enter_context(Visitor(chromium.browser, url, size=PHONE, keeps=True)).page
            page.goto("/pad")
            page.wait_for_function("() => navigator.serviceWorker.controller !== null")
            table = PadTable(page).does("begin").crosses(4, 2)
        with served(newer, port):
            table.again()
            assert page.locator("body.newer").count() == 0  # nobody asked for it yet
            table.does("more")
            page.get_by_role("button", name=said("pad-renew")).click()
            page.locator("body.newer [data-sheet]").first.wait_for()
        assert sum(table.crossed(0) + table.crossed(1)) == 2
        kept = page.evaluate("caches.keys()")
        assert len([name for name in kept if "pad" in name]) == 1, "the older pad is gone"


def test_a_game_is_set_up_with_names_and_rows_of_ones_own(pad: PadTable) -> None:
    page = pad.opens().page
    page.locator("[data-choice=players] label").nth(2).click()
    for seat, name in enumerate(["Ann", "", "Cleo", "Dan"]):
        page.locator(f"[data-name='{seat}']").fill(name)
    page.locator("[data-choice=first]").select_option(label="Cleo")
    page.locator("summary").click()
    page.get_by_role("button", name=said("triggs-rows-more", row=12)).click()
    pad.does("begin")
    setup = pad.kept()["setup"]
    assert setup["names"] == ["Ann", "", "Cleo", "Dan"]
    assert setup["rows"] == [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 6]
    assert pad.told() == said("pad-begins", name="Cleo")
    assert page.locator("[data-sheet]").count() == 4
    assert pad.open_boxes()[12] == 6
    assert pad.see("next").inner_text() == said("pad-triggs-pass", name="Dan")
    pad.does("next", "next")
    assert pad.message() == said("pad-triggs-tap", name="Ann")
    pad.does("next")
    assert pad.message() == said("pad-triggs-tap", name=said("pad-player", number=2))


# --- Triggs ---------------------------------------------------------------------------------------------------------


def test_several_boxes_are_crossed_off_at_once_and_all_in_one_row(pad: PadTable) -> None:
    """T5."""
    pad.opens(triggs()).crosses(11, 3)
    assert pad.crossed(0)[10] == 3
    assert pad.told() == said("pad-triggs-crossed", name="Ann", row=11, count=3)
    assert pad.open_boxes() == {11: 2}
    pad.crosses(11, 4).does("next")
    assert pad.crossed(0) == [0] * 10 + [4, 0]
    assert pad.message() == said("pad-triggs-tap", name="Ben")
    assert pad.page.locator("[data-sheet='0'] [data-box]").count() == 0


def test_a_full_row_demands_an_extra_cross_and_the_chain_goes_on(pad: PadTable) -> None:
    """T7."""
    pad.opens(triggs(rows=FEW)).crosses(1, 1)
    assert pad.message() == said("pad-triggs-owed")
    assert pad.see("next").is_disabled()
    assert pad.open_boxes() == dict.fromkeys(range(2, 13), 1)
    pad.crosses(3, 1)
    assert pad.see("next").is_disabled()
    pad.crosses(5, 1)
    assert said("triggs-chain", count=2) in pad.message()
    pad.again()  # what is owed is not forgotten
    assert pad.see("next").is_disabled()
    pad.crosses(2, 1)
    assert pad.open_boxes() == {}
    assert pad.message().endswith(said("pad-triggs-no-more", name="Ann"))
    pad.does("next")
    assert pad.crossed(0) == [1, 1, 1, 0, 1, *[0] * 7]
    assert pad.message() == said("pad-triggs-tap", name="Ben")


def test_the_first_full_sheet_wins_and_stands_in_the_history(pad: PadTable) -> None:
    """T8."""
    pad.opens(triggs(["next"], ["next"], *NEARLY, rows=[1] * 12)).crosses(11, 1).crosses(12, 1)
    over = pad.page.locator("[data-phase=over]")
    assert said("table-won-one", names="Ann") in over.inner_text()
    assert said("triggs-won", name="Ann") in pad.told()
    assert [(one["names"], one["winners"], one["turns"]) for one in pad.history()] == [(["Ann", "Ben"], [0], 3)]
    pad.again()
    pad.does("undo")  # a slip of the thumb
    assert pad.history() == []
    pad.crosses(12, 1).does("new")
    line = pad.page.locator("[data-finished=triggs]").inner_text()
    for part in (said("table-won-one", names="Ann"), said("pad-turns", count=3)):
        assert part in line
    assert pad.page.locator("[data-finished] time").get_attribute("datetime") is not None
    pad.does("forget")
    assert pad.history() == []
    pad.page.get_by_text(said("pad-history-none")).wait_for()


def test_it_is_told_when_12s_and_then_11s_leave_the_game(pad: PadTable) -> None:
    """T13. 11s stay as long as any row 12 is open, even when every row 11 is full."""
    rows = [2] * 10 + [1, 1]
    elevens: list[list[Any]] = [["cross", 11, 1], ["cross", 1, 1], ["next"]]
    pad.opens(triggs(*elevens, *elevens, ["cross", 12, 1], ["cross", 2, 1], ["next"], rows=rows))
    assert pad.page.locator(".out").count() == 0
    pad.crosses(12, 1)
    notice = pad.page.locator(".notice")
    assert notice.inner_text().startswith(said("pad-triggs-out-11"))  # both at once: the second is what matters
    assert pad.page.locator(".out").inner_text() == said("pad-triggs-out", values="12 and 11")
    pad.opens(triggs(["cross", 12, 1], ["cross", 1, 1], ["next"], rows=rows)).crosses(12, 1)
    assert notice.inner_text().startswith(said("pad-triggs-out-12"))
    assert pad.page.locator(".out").inner_text() == said("pad-triggs-out", values="12")
    pad.does("undo")
    assert pad.page.locator(".out").count() == 0


def test_everything_can_be_taken_back_over_turns_and_a_reload(pad: PadTable) -> None:
    pad.opens(triggs()).crosses(4, 2).does("next").crosses(7, 1).does("next").crosses(1, 2)
    pad.again()
    steps = len(pad.kept()["steps"])
    assert steps == 5
    pad.does("undo")
    assert (pad.crossed(0), pad.message()) == ([0, 0, 0, 2, *[0] * 8], said("pad-triggs-tap", name="Ann"))
    pad.does("undo")
    assert pad.message() == said("pad-triggs-goes-on", name="Ben", row=7)
    pad.does("undo", "undo", "undo")
    assert pad.crossed(0) == [0] * 12
    assert pad.see("undo").is_disabled()


def test_whoever_is_on_turn_has_their_sheet_in_front(pad: PadTable) -> None:
    page = pad.opens(triggs(players=4)).page
    in_front = "(it) => Math.abs(it.getBoundingClientRect().x - it.parentElement.getBoundingClientRect().x) < 60"
    for seat in (0, 1, 2, 3):
        page.wait_for_function(f"() => ({in_front})(document.querySelector('[data-sheet=\"{seat}\"]'))")
        pad.does("next")
    page.get_by_role("button", name=said("pad-triggs-show", name="Cleo", done=0, all=41)).click()
    page.wait_for_function(f"() => ({in_front})(document.querySelector('[data-sheet=\"2\"]'))")
    assert pad.open_boxes()  # it is still Ann's turn, and only her sheet can be crossed off
    assert page.locator("[data-sheet='2'] [data-box]").count() == 0


# --- what can go wrong ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["{", json.dumps({"version": 9, "data": {}}), json.dumps({"version": 1, "data": {"id": 3}})]
)
def test_a_game_that_cannot_be_read_is_put_aside_with_a_sentence(pad: PadTable, text: str) -> None:
    pad.opens(pad_game=text, pad_history=text)
    assert pad.page.locator(".notice").inner_text().startswith(said("pad-spoilt-history"))
    assert said("pad-spoilt-game") in pad.page.locator("[role=log]").inner_text()
    assert pad.page.evaluate("localStorage.getItem('pad-game-aside')") == text
    pad.does("begin").crosses(4, 1)
    pad.again()
    assert sum(map(sum, (pad.crossed(0), pad.crossed(1)))) == 1


def test_where_nothing_can_be_kept_the_game_goes_on_all_the_same(pad: PadTable, offline: Visitor) -> None:
    pad.opens()
    page = offline.new_page()
    full = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } }"
    page.add_init_script(f"({full})()")
    page.goto("/pad")
    table = PadTable(page).does("begin")
    page.locator(".notice", has_text=said("pad-cannot-keep")).wait_for()
    table.crosses(4, 2)
    assert sum(table.crossed(0) + table.crossed(1)) == 2
    page.close()


def test_an_unfinished_game_is_put_away_only_by_somebody_who_is_sure(pad: PadTable) -> None:
    pad.opens(triggs(["cross", 4, 2])).does("more", "put-away")
    assert pad.page.get_by_role("alert").inner_text().startswith(said("pad-put-away-sure"))
    pad.does("put-away-sure")
    pad.see("begin").wait_for()
    assert pad.page.evaluate("localStorage.getItem('pad-game')") is None


# --- for everyone ---------------------------------------------------------------------------------------------------


def test_both_games_can_be_played_with_the_keyboard_alone(pad: PadTable) -> None:
    keys = PadTable(pad.page, Keyboard(pad.page))
    keys.opens(triggs()).crosses(11, 5).crosses(2, 1).does("next").crosses(3, 1).does("undo")
    assert (keys.crossed(0), keys.crossed(1)) == ([0, 1, *[0] * 8, 5, 0], [0] * 12)
    keys.opens(runtrip(*runs(1, 5, 12))).does("token='2'", "number='3'", "number='4'", "move", "next")
    assert keys.squares() == [8, 4, 5]


GAMES = {
    "nothing": None,
    "sheets": triggs(["cross", 11, 3], ["next"], players=4),
    "extra cross": triggs(["cross", 1, 2]),
    "won": triggs(*NEARLY, ["cross", 11, 1], ["cross", 12, 1], rows=[1] * 12),
    "track": runtrip(*runs(1, 5, 12), clock={"left": 60_000, "since": None}, minutes=20),
    "time is up": runtrip(*runs(1, 5, 12), ["end", "time"], clock={"left": 0, "since": None}, minutes=20),
}


@pytest.mark.parametrize(("name", "theme"), list(zip(GAMES, ["light", "dark"] * 3, strict=True)))
def test_axe_finds_nothing(pad: PadTable, name: str, theme: Literal["light", "dark"]) -> None:
    pad.page.emulate_media(color_scheme=theme)
    pad.opens(GAMES[name])
    if name == "track":
        pad.does("token='2'", "number='3'")
    if name == "nothing":
        pad.does("more")
    assert not violations(pad.page)
