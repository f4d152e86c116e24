"""From a clone to the first move: how long everything takes that somebody waits for on a computer that knows nothing.

``python bench/start.py`` clones this project into an empty folder with empty caches, runs ``make play``, opens the page
in a real browser and plays against a bot; then starts again what is now installed.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from browser import Chromium, Mouse, Visitor
from players import Player
from services import free_port

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 600.0


def told(what: str, value: float, limit: float, unit: str) -> None:
    """A figure, and what is asked of it."""
    print(f"{what}: {value:.2f} {unit} (at most {limit:g}){'' if value <= limit else '  falls short'}", flush=True)


def size_of(folder: Path) -> float:
    """The megabytes of a folder on the disk."""
    files = {(one.st_dev, one.st_ino): one.st_blocks * 512 for one in map(os.lstat, folder.rglob("*"))}
    return sum(files.values()) / 1e6


@contextmanager
def running(command: list[str], clone: Path, world: dict[str, str]) -> Iterator[None]:
    """A command and all it starts, until it is no longer wanted."""
    with (clone.parent / "log").open("ab") as log:
        process = subprocess.Popen(command, cwd=clone, env=world, stdout=log, stderr=log, start_new_session=True)
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def page_at(url: str) -> None:
    """Wait until there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:
            time.sleep(0.01)
        else:
            return
    raise TimeoutError(url)


def first_answer(chromium: Chromium, url: str, game: str) -> float:
    """Seconds until a bot's first turn is seen: from our last click before it, or from the start if the bot begins."""
    with Visitor(chromium.browser, url) as ann:
        first_page = ann.opens("/")
        began, own = time.perf_counter(), 0
        first_page.locator(f"[data-game={game}] [data-action=play-bot]").click()
        me = Player(ann.page, Mouse(ann.page))
        me.table.wait_for()
        while me.waits_for_turn() and me.ply() == own:
            began, own = time.perf_counter(), own + 1
            me.acts()
        return time.perf_counter() - began


def first_prompt(clone: Path, world: dict[str, str]) -> float:
    """Seconds until the terminal asks for a move."""
    began = time.perf_counter()
    command = [str(clone / ".venv" / "bin" / "race108"), "play", "triggs", "--seed", "1"]
    with subprocess.Popen(command, cwd=clone, env=world, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        seen = b""
        while not seen.endswith(b"> "):
            seen += os.read(process.stdout.fileno(), 4096)
        took = time.perf_counter() - began
        process.kill()
    return took


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="race108 start "))
    clone, url, port = folder / "race108", "", free_port()
    url = f"http://127.0.0.1:{port}"
    known = {
        name: os.environ[name] for name in os.environ if not name.startswith(("RACE108_", "PYTHON", "XDG_", "UV_"))
    }
    world = known | {"XDG_CACHE_HOME": str(folder / "cache"), "RACE108_DATA": str(folder / "data")}
    world |= {"RACE108_PORT": str(port), "BROWSER": "true", "LANG": "en"}
    try:
        began = time.perf_counter()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        with running(["make", "play"], clone, world), Chromium() as chromium:
            page_at(url)
            told("make play, from the clone to the page", time.perf_counter() - began, 40, "s")
            for game in ("triggs", "runtrip"):
                told(f"{game}: a bot's first answer", first_answer(chromium, url, game), 1, "s")
        told("installed", size_of(clone / ".venv") + size_of(clone / "web" / "node_modules"), 450, "MB")
        for _ in range(3):
            began = time.perf_counter()
            with running([".venv/bin/race108", "serve", "--no-browser"], clone, world):
                page_at(url)
                told("race108 serve again, to the page", time.perf_counter() - began, 1.0, "s")
        for _ in range(3):
            told("race108 play, to the first prompt", first_prompt(clone, world), 0.6, "s")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
