"""Printing over HTTP: files and previews, what is refused and why, and nobody's game waits for it."""

from __future__ import annotations

import asyncio
import base64
import os
import threading
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from paper import Paper
from race108 import printing
from race108.games.runtrip.layout import named_layout
from race108.server.app import build
from race108.server.aside import AT_ONCE, MOST_WAITING, Aside
from race108.server.limits import PRINTS
from race108.server.press import MOST_PAGES
from race108.server.refusals import Unavailable
from race108.server.settings import read_settings
from race108.words import LANGUAGES, say
from server_world import Server, carried_out

WISHES: dict[str, dict[str, Any]] = {
    "sheets": {"pages": 2, "rows": "1,2,3,4,5,6,7,8,9,1,2,3", "paper": "letter"},
    "cards": {"game": "triggs", "style": "plain"},
    "board": {"paper": "a3", "layout": "factors"},
    "rules": {"game": "runtrip", "language": "de"},
}


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as somebody:
        yield somebody


def test_what_can_be_printed_is_told(client: httpx.Client) -> None:
    told = client.get("/api/print").json()
    assert told["ready"] is True
    assert list(told["things"]) == list(printing.things())
    assert told["things"]["sheets"]["pages"]["most"] == MOST_PAGES


@pytest.mark.parametrize("thing", WISHES)
def test_a_file_is_the_same_as_from_the_command_line(client: httpx.Client, thing: str) -> None:
    wish = WISHES[thing]
    options = wish | ({"rows": [int(boxes) for boxes in wish["rows"].split(",")]} if "rows" in wish else {})
    expected = getattr(printing, thing)(**options)
    by_address = client.get(f"/api/print/{thing}", params=wish)
    in_a_body = client.post(f"/api/print/{thing}", json=wish)
    for answer in (by_address, in_a_body):
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content == expected
    game = wish.get("game", {"sheets": "triggs"}.get(thing, "runtrip"))
    assert by_address.headers["content-disposition"] == f'attachment; filename="{game}-{thing}.pdf"'
    assert by_address.headers["cache-control"] == "public, max-age=3600"
    assert in_a_body.headers["cache-control"] == "no-store"


def test_the_language_of_the_browser_is_that_of_the_paper_unless_another_is_wished(client: httpx.Client) -> None:
    for language in LANGUAGES:
        answer = client.get("/api/print/board", headers={"Accept-Language": language})
        assert answer.content == printing.board(language=language)
    assert client.get("/api/print/board?language=es", headers={"Accept-Language": "de"}).content == printing.board(
        language="es"
    )


@pytest.mark.parametrize(("thing", "pages"), [("sheets", 1), ("cards", 4), ("board", 1), ("rules", 2)])
def test_a_preview_shows_pages_in_the_shape_of_the_paper(client: httpx.Client, thing: str, pages: int) -> None:
    pictures = client.post(f"/api/print/{thing}/preview", json=WISHES[thing]).json()["pictures"]
    assert len(pictures) == pages
    printed = Paper(client.get(f"/api/print/{thing}", params=WISHES[thing]).content)
    for picture in pictures:
        kind, _, coded = picture.partition(",")
        assert kind == "data:image/png;base64"
        with Image.open(BytesIO(base64.b64decode(coded))) as image:
            wide, high = printed.sizes[0]
            assert image.width / image.height == pytest.approx(wide / high, rel=0.01)
            assert 500 < image.width < 1500
            assert len(image.convert("RGB").resize((50, 50)).getcolors(2500) or []) > 5  # something is on it


def test_a_layout_of_ones_own_is_printed(client: httpx.Client) -> None:
    layout = own_layout()
    answer = client.post("/api/print/board", json={"layout": layout})
    assert answer.content == printing.board(layout)
    assert answer.content != printing.board()
    assert client.post("/api/print/cards/preview", json={"game": "runtrip", "layout": layout}).status_code == 200


def own_layout() -> dict[str, Any]:
    """As usual, but square 2 is safe."""
    usual = named_layout("factors")
    numbers = {str(number): [card[2:-1] for card in usual.cards if card[0] == str(number)] for number in range(1, 10)}
    squares = ["", "", *usual.squares[3:100]]
    return {"format": 1, "name": "mine", "symbols": list(usual.symbols), "squares": squares, "cards": numbers}


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("sheets?pages=0", 422),
        (f"sheets?pages={MOST_PAGES + 1}", 422),
        ("sheets?pages=many", 422),
        ("sheets?rows=1,2,3", 422),
        ("sheets?rows=0,2,2,3,3,3,4,4,4,4,5,5", 422),
        ("sheets?game=triggs", 400),
        ("sheets?paper=a3", 400),
        ("sheets?paper=a0", 422),
        ("sheets?colour=red", 422),
        ("cards", 400),
        ("cards?game=chess", 422),
        ("cards?game=triggs&layout=factors", 400),
        ("board?layout=nothing", 400),
        ("board?layout=../../etc/passwd", 422),
        ("board?layout=factors.toml", 422),
        ("board?language=fr", 422),
        ("rules?game=triggs&pages=2", 400),
        ("hats", 422),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_sentence(client: httpx.Client, address: str, status: int) -> None:
    answer = client.get(f"/api/print/{address}", headers={"Accept-Language": "de"})
    assert (answer.status_code, list(answer.json())) == (status, ["error"])
    thing, _, query = address.partition("?")
    wish = dict(part.split("=") for part in query.split("&") if part)
    preview = client.post(f"/api/print/{thing}/preview", json=wish)
    assert (preview.status_code in (400, 422), list(preview.json())) == (True, ["error"])


@pytest.mark.parametrize(
    "layout", [{}, {"format": 1}, {"format": 1, "name": "x", "symbols": [], "squares": [], "cards": {}}, 7]
)
def test_a_bad_layout_is_refused(client: httpx.Client, layout: Any) -> None:
    assert client.post("/api/print/board", json={"layout": layout}).status_code in (400, 422)


def test_others_are_answered_while_pages_are_set(client: httpx.Client, server: Server) -> None:
    waits: list[float] = []
    with server.client() as printer:
        pages = threading.Thread(target=printer.get, args=(f"/api/print/sheets?pages={MOST_PAGES}",))
        pages.start()
        while pages.is_alive():
            began = time.perf_counter()
            client.get("/api/me")
            waits.append(time.perf_counter() - began)
        pages.join()
    assert len(waits) > 5
    assert sorted(waits)[len(waits) // 2] < 0.2


def test_only_a_few_wait_and_the_others_are_told_to_come_again() -> None:
    async def crowd() -> list[Any]:
        its, release = Aside("print-busy"), threading.Event()
        asked = [asyncio.ensure_future(its.do(f"10.0.0.{i}", release.wait)) for i in range(AT_ONCE + MOST_WAITING + 3)]
        await asyncio.sleep(0.1)
        release.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = carried_out(crowd())
    refused = [answer for answer in answers if isinstance(answer, Unavailable)]
    assert (len(refused), len(answers)) == (3, AT_ONCE + MOST_WAITING + 3)
    assert refused[0].text("en") == say("print-busy", "en")


def test_whoever_prints_too_often_is_told_to_wait(tmp_path: Path) -> None:
    app = build(read_settings({"data": str(tmp_path)}))

    async def hurry() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as somebody:
            wish = "/api/print/cards"  # of which game is not said, so nothing is printed
            return [(await somebody.get(wish)).status_code for _ in range(PRINTS.at_once + 5)]

    assert set(carried_out(hurry())) == {400, 429}


# --- without the extra ----------------------------------------------------------------------------------------------

_WITHOUT = """
import importlib.machinery
usual = importlib.machinery.PathFinder.find_spec
importlib.machinery.PathFinder.find_spec = lambda name, *rest: None if name == "typst" else usual(name, *rest)
"""


class Paperless(Server):
    """A server where the extra ``print`` was not installed: Python finds no Typst there."""

    def environment(self) -> dict[str, str]:
        """Python reads this file before anything else."""
        (self.folder / "sitecustomize.py").write_text(_WITHOUT)
        paths = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH")])]
        return super().environment() | {"PYTHONPATH": os.pathsep.join(paths)}


def test_a_server_without_the_extra_says_so() -> None:
    with Paperless() as server, server.client() as somebody:
        assert somebody.get("/api/print").json()["ready"] is False
        for answer in (somebody.get("/api/print/sheets"), somebody.post("/api/print/sheets/preview", json={})):
            assert (answer.status_code, answer.json()) == (503, {"error": say("print-no-extra", "en")})
