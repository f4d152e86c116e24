"""How much a browser has to load, as it is sent: compressed with brotli."""

from __future__ import annotations

import json
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
    chunks = manifest()
    todo = [entry, *(key for key in chunks if key.endswith(later))]
    files: set[str] = set()
    while todo:
        chunk = chunks[todo.pop()]
        if chunk["file"] not in files:
            files |= {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
            todo += chunk.get("imports", [])
    return files


def whole_client() -> set[str]:
    """Everything there is: scripts, styles, pictures, the typeface, all four languages included."""
    return {f"assets/{path.name}" for path in (FOLDER / "assets").iterdir() if path.suffix not in (".br", ".gz")}


def sent(files: Iterable[str]) -> int:
    """The bytes that go over the network. What is packed already, as a typeface is, has no packed one beside it."""
    packed = (Path(FOLDER, f"{file}.br") for file in files)
    return sum((path if path.exists() else path.with_suffix("")).stat().st_size for path in packed)
