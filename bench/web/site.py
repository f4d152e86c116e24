"""The client as a folder at a web host (``make site``), with no server behind it, against its limits.

``python bench/web/site.py [--only cold]``; README.md, next to this file, says what each figure means.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.extend(str(Path(__file__).resolve().parents[2] / folder) for folder in (".", "tests"))

from bench.web.run import Finding, audited, measure, slow_down
from playwright.sync_api import Page, Route

from any_host import tool
from browser import PHONE, Chromium, Mouse, Visitor
from players import Player
from race108.server.serving import FOLDER
from sizes import one_game, sent

GAMES = ("triggs", "runtrip")
#: A slow line: seconds until an answer begins, and bytes a second for all answers together.
LATENCY, SPEED = 0.3, 1_600_000 / 8
PACKET = 4096
TIMES = 5
TURNS = 15


# --- a web host -------------------------------------------------------------------------------------------------------


@cache
def _packed(path: Path) -> tuple[str, bytes]:
    """A file as a web host packs it: with brotli, and what is not among the files of the client with gzip."""
    brotli = FOLDER / "assets" / f"{path.name}.br"
    return ("br", brotli.read_bytes()) if brotli.is_file() else ("gzip", gzip.compress(path.read_bytes(), 9))


class Line:
    """What all answers share: one after the other gets through."""

    def __init__(self, latency: float, speed: float) -> None:
        self.latency, self.speed = latency, speed
        self.lock, self.free, self.met = threading.Lock(), 0.0, False

    def answers(self) -> None:
        """Wait until an answer can begin; the first one also waits for the connection."""
        with self.lock:
            times, self.met = (1 if self.met else 2), True
        time.sleep(self.latency * times)

    def passes(self, count: int) -> None:
        """Wait until so many bytes are through."""
        if not self.speed:
            return
        with self.lock:
            self.free = max(self.free, time.monotonic()) + count / self.speed
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class _Files(SimpleHTTPRequestHandler):
    """Files, packed as web hosts pack them."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *given: Any, line: Line, **more: Any) -> None:
        self.line = line
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        self.line.answers()
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self.send_error(404)
            return
        packing, body = _packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", packing)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        for first in range(0, len(body), PACKET):
            packet = body[first : first + PACKET]
            self.line.passes(len(packet))
            self.wfile.write(packet)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """A visitor who leaves breaks off what is on its way."""


@contextmanager
def hosted(folder: Path, latency: float = 0.0, speed: float = 0.0) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a host, and how to stop it before its time."""
    server = _Server(("127.0.0.1", 0), partial(_Files, directory=str(folder), line=Line(latency, speed)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    gone = False

    def stop() -> None:
        nonlocal gone
        if not gone:
            server.shutdown()
            server.server_close()
        gone = True

    try:
        yield f"http://127.0.0.1:{server.server_port}/", stop
    finally:
        stop()


@contextmanager
def site() -> Iterator[Path]:
    """The folder that ``make site`` writes, without what can be printed."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "site"
        tool().write(folder, printing=False)
        yield folder


# --- the figures ------------------------------------------------------------------------------------------------------

#: Presses the button of a game as soon as it is there, and says when the first move of the game can be made; nothing if
#: the bot has it, which takes its time so that one can follow.
_PLAYS = """(game) => new Promise((done) => {
  let pressed = false;
  const look = () => {
    const button = document.querySelector(`[data-game=${game}] [data-action=play-bot]`);
    if (button && !pressed) {
      pressed = true;
      button.click();
    }
    const turn = document.querySelector("main [data-phase][data-turn]")?.dataset.turn;
    const ready = turn !== "mine" || document.querySelector("main [data-phase] button:enabled");
    if (turn && ready) requestAnimationFrame(() => setTimeout(() => done(turn === "mine" ? performance.now() : 0)));
    else requestAnimationFrame(look);
  };
  look();
})"""


def size() -> Iterator[Finding]:
    """All that somebody loads who plays one game for two against a bot, in kB (brotli)."""
    for game in GAMES:
        heaviest = max(sent(one_game(game, language)) for language in ("en", "de", "es", "it"))
        yield Finding(f"{game}, in the longest language", heaviest / 1000, 350)


def cold() -> Iterator[Finding]:
    """From a first visit to the first move possible, in s: four times slower, 1.6 Mbit/s, 300 ms (median of five)."""
    with site() as folder, Chromium() as chromium:
        for game in GAMES:
            found: list[float] = []
            while len(found) < TIMES:
                with hosted(folder, LATENCY, SPEED) as (url, _), _visitor(chromium, url) as ann:
                    slow_down(ann.page)
                    found += _played(ann.page, url, game)
            yield Finding(game, statistics.median(found) / 1000, 2.5)


def offline() -> Iterator[Finding]:
    """The same from what is kept on the device, in s, with nobody to ask: at full speed, and four times slower."""
    with site() as folder, Chromium() as chromium:
        for game in GAMES:
            for name, slower in (("", False), (", four times slower", True)):
                found: list[float] = []
                while len(found) < TIMES:
                    found += _kept(chromium, folder, game, slower=slower)
                yield Finding(game + name, statistics.median(found) / 1000, 1)


def _visitor(chromium: Chromium, url: str, *, keeps: bool = False) -> Visitor:
    return Visitor(chromium.browser, url, size=PHONE, motion=True, keeps=keeps)


def _played(page: Page, url: str, game: str) -> list[float]:
    """How long it took until the first move was possible, if it was the visitor's."""
    page.goto(url, wait_until="commit")
    taken: float = page.evaluate(_PLAYS, game)
    return [taken] if taken else []


def _kept(chromium: Chromium, folder: Path, game: str, *, slower: bool) -> list[float]:
    with hosted(folder) as (url, stop), _visitor(chromium, url, keeps=True) as ann:
        ann.opens(url)
        ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        stop()
        page = ann.new_page()
        ann.page.close()
        if slower:
            slow_down(page)
        return _played(page, url, game)


#: Before the script of the worker: notes when a search began and ended.
_WATCH = """
  const instantiate = WebAssembly.instantiate;
  const notes = new BroadcastChannel("searches");
  WebAssembly.instantiate = async (module, imports) => {
    const { exports } = await instantiate.call(WebAssembly, module, imports);
    const watched = (call) => (...given) => {
      const began = performance.timeOrigin + performance.now();
      const result = call(...given);
      notes.postMessage([began, performance.timeOrigin + performance.now()]);
      return result;
    };
    const own = { ...exports };
    for (const name of Object.keys(own)) if (/_search$/.test(name)) own[name] = watched(own[name]);
    return { exports: own };
  };
"""
#: The strongest bot searches; what others do is shown at once.
_STRONG = '{"level":5,"speed":"once"}'
#: In the page: what the worker notes, and when each frame was shown.
_NOTES = """
  window.searches = [];
  window.shown = [];
  new BroadcastChannel("searches").onmessage = ({ data }) => window.searches.push(data);
  const next = (now) => {
    window.shown.push(performance.timeOrigin + now);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
"""


def search() -> Iterator[Finding]:
    """A bot's search of 400 simulations in the worker, and the frames of the page meanwhile, in ms."""
    with site() as folder, hosted(folder) as (url, _), Chromium() as chromium:
        for game in GAMES:
            with _visitor(chromium, url) as ann:
                ann.context.route("**/assets/worker-*.js", _watched)
                ann.page.add_init_script(f"localStorage.setItem('settings', '{_STRONG}');{_NOTES}")
                searches, shown = _played_on(ann.page, url, game)
            took = sorted(end - began for began, end in searches)
            frames = [
                later - sooner
                for sooner, later in pairwise(shown)
                if any(sooner < end and later > began for began, end in searches)
            ]
            yield Finding(f"{game}, median of {len(took)} searches", statistics.median(took), 150)
            yield Finding(f"{game}, 95 % of them within", took[int(0.95 * len(took))], 150)
            yield Finding(f"{game}, the longest of {len(frames)} frames meanwhile", max(frames), 50)


def _watched(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=_WATCH + answer.text())


def _played_on(page: Page, url: str, game: str) -> tuple[list[list[float]], list[float]]:
    page.goto(url)
    page.locator(f"[data-game={game}] [data-action=play-bot]").click()
    player = Player(page, Mouse(page))
    while page.evaluate("window.searches.length") < TURNS and player.waits_for_turn():
        player.acts()
    return page.evaluate("window.searches"), page.evaluate("window.shown")


def lighthouse() -> Iterator[Finding]:
    """Lighthouse, mobile profile, the median of three runs for each page of the folder."""
    pages = {"home": "", "rules": "#/rules/triggs", "lesson": "#/learn/runtrip", "new table": "#/new#triggs"}
    with site() as folder, hosted(folder) as (url, _):
        for page, address in pages.items():
            yield from audited(page, url + address)


if __name__ == "__main__":
    measure({"size": size, "cold": cold, "offline": offline, "search": search, "lighthouse": lighthouse})
