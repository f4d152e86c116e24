"""How much a browser has to load, as it is sent: compressed with brotli."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from race108.server.serving import FOLDER


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    return found


def first_page(language: str = "en") -> set[str]:
    """All of the first page: the entry, all it shows at once with the typeface, and the words of one language."""
    return _loaded("index.html", f"words/{language}", f"words/{language}/play", "/Picture.svelte")


def pad_page(language: str = "en") -> set[str]:
    """The same of the pad, which has words of its own, and of all games on it."""
    return _loaded("pad.html", f"words/{language}", f"words/{language}/pad", "/pad/pad.ts")


def _loaded(entry: str, *later: str) -> set[str]:
    """What a page names, what is loaded later, and all these cannot begin without.

    The hall on the device (its script, its words and the module) is opened ahead, but belongs to a game, and is counted
    there.
    """
    chunks = manifest()
    page = (FOLDER / entry).read_text(encoding="utf-8")
    todo = [key for key, chunk in chunks.items() if chunk["file"] in page or key.endswith(later)]
    files: set[str] = set()
    while todo:
        chunk = chunks[todo.pop()]
        if chunk["file"] not in files:
            files |= {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
            todo += chunk.get("imports", [])
    return files - hall()


def hall(language: str = "[a-z]+") -> set[str]:
    """The worker that holds the tables on the device, the compiled games, and what is told at a table."""
    names = (path.name for path in (FOLDER / "assets").iterdir())
    parts = rf"worker-[\w-]+\.js|told-{language}-[\w-]+\.js|.*\.wasm"
    return {f"assets/{name}" for name in names if re.fullmatch(parts, name)}


def whole_client() -> set[str]:
    """Everything there is: scripts, styles, pictures, the typeface, all four languages included.

    The compiled games and the networks are not: nobody loads them all, and ``one_game`` counts what somebody does load.
    Nor are the coach and the puzzles, which nobody loads before asking for them, and which are counted by themselves.
    """
    return _assets() - coach() - puzzle_pages() - set(puzzles().values())


def coach() -> set[str]:
    """What only the coach needs, for all games and in all four languages."""
    return _named("coach|judge|judging|ledger|hints?|Review|reviewing(.svelte)?|Coach")


def puzzle_pages() -> set[str]:
    """What only the puzzles need beside the coach, in all four languages."""
    return _named("Puzzles|puzzle")


def puzzles() -> dict[str, str]:
    """The file with the puzzles of every game that has some."""
    return {Path(key).parent.name: chunk["file"] for key, chunk in manifest().items() if key.endswith("/puzzles.json")}


def _named(names: str) -> set[str]:
    return {file for file in _assets() if re.fullmatch(rf"assets/({names})-[\w-]+\.(js|css)", file)}


def _assets() -> set[str]:
    apart = (".br", ".gz", ".wasm", ".net")
    return {f"assets/{path.name}" for path in (FOLDER / "assets").iterdir() if path.suffix not in apart}


def one_game(game: str, language: str = "en") -> set[str]:
    """All that somebody loads who plays a game for two against a bot without a server, from the first page on."""
    parts = (
        "table/Table.svelte",
        "local/here.ts",
        *(f"games/{game}/{part}.ts" for part in ("table", "ending", "deeds")),
    )
    loaded = _loaded("index.html", f"words/{language}", f"words/{language}/play", "/Picture.svelte", *parts)
    there = [path.name for path in (FOLDER / "assets").iterdir()]
    # The usual one: a network for rows of one's own has a longer name.
    nets = [name for name in there if re.fullmatch(rf"{game}-(basic-)?2-[\w-]{{8}}\.net", name)]
    return loaded | hall(language) | {f"assets/{name}" for name in nets}


def sent(files: Iterable[str]) -> int:
    """The bytes that go over the network. What is packed already, as a typeface is, has no packed one beside it."""
    packed = (Path(FOLDER, f"{file}.br") for file in files)
    return sum((path if path.exists() else path.with_suffix("")).stat().st_size for path in packed)
