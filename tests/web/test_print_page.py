"""The print page: what is chosen is what is shown, and what is saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser import PHONE, Chromium, violations
from client_words import said
from paper import Paper
from race108 import printing
from server_world import Server
from test_server_print import Paperless, own_layout


def choose(page: Page, name: str, option: str) -> None:
    page.locator(f"[data-choice={name}] label", has=page.locator(f"input[value={option}]")).click()


def waits_for_pictures(page: Page, count: int) -> None:
    page.wait_for_function(
        """(count) => !document.querySelector("section[aria-busy=true]") &&
          [...document.images].filter((one) => one.complete && one.naturalWidth > 300).length === count""",
        arg=count,
    )


def saved(page: Page) -> tuple[str, bytes]:
    with page.expect_download() as waiting:
        page.locator("[data-action=download]").click()
    return waiting.value.suggested_filename, Path(waiting.value.path()).read_bytes()


def test_what_is_chosen_is_shown_and_saved(server: Server, chromium: Chromium) -> None:
    with chromium.visitor(server, size=PHONE) as ann:
        ann.opens("/")
        ann.page.get_by_role("link", name=said("home-print")).click()
        page = ann.page
        page.get_by_role("heading", name=said("print-title")).wait_for()
        waits_for_pictures(page, 1)
        page.locator("[data-choice=pages]").fill("3")
        page.locator("summary").click()
        page.get_by_role("button", name=said("triggs-rows-less", row=4), exact=True).click()
        name, content = saved(page)
        assert (name, len(Paper(content))) == ("triggs-sheets.pdf", 3)
        assert content == printing.sheets([2, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5], 3)
        choose(page, "thing", "board")
        waits_for_pictures(page, 2)
        choose(page, "paper", "a3")
        waits_for_pictures(page, 1)
        choose(page, "thing", "cards")
        choose(page, "style", "plain")
        page.locator("[data-choice=print-language]").select_option("it")
        waits_for_pictures(page, 4)
        assert not violations(page)
        assert saved(page) == ("triggs-cards.pdf", printing.cards("triggs", style="plain", language="it"))


def test_a_layout_of_ones_own_is_printed(server: Server, chromium: Chromium) -> None:
    layout = own_layout()
    lines = [f"{key} = {_toml(value)}" for key, value in layout.items() if key != "cards"]
    lines += ["[cards]", *(f"{number} = {_toml(cards)}" for number, cards in layout["cards"].items())]
    file: Any = {"name": "mine.toml", "mimeType": "text/plain", "buffer": "\n".join(lines).encode()}
    with chromium.visitor(server) as ann:
        page = ann.opens("/print")
        choose(page, "thing", "board")
        page.locator("summary").click()
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_text(said("runtrip-layout-own", name="mine")).wait_for()
        waits_for_pictures(page, 2)
        assert saved(page) == ("runtrip-board.pdf", printing.board(layout))


def _toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_a_server_that_cannot_print_says_so(chromium: Chromium) -> None:
    with Paperless() as server, chromium.visitor(server, language="de") as ann:
        page = ann.opens("/print")
        assert page.get_by_role("alert").inner_text() == said("print-missing", language="de")
        assert page.locator("[data-action=download]").count() == 0
