"""Every colour stands in one file, from which the browser, paper, pictures and the terminal take it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from race108.palette import PALETTE, PRIMES, TOKENS, VALUES, colour

ROOT = Path(__file__).parents[1]
#: Translucent black and white are light and shadow, and no colours.
COLOUR = re.compile(r"#(?!(?:000|fff)[0-9a-f]?\b)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b", flags=re.IGNORECASE)
#: The laboratory's pictures are for papers, and have colours of their own.
PLACES = ("web/src", "src/race108/envs", "src/race108/games", "src/race108/printing", "src/race108/terminal")
KINDS = (".css", ".svelte", ".py", ".typ")
#: Pictures of animals, painted with as many colours as fur and feathers have.
PAINTED = ROOT / "web" / "src" / "characters"


def test_every_colour_is_written_in_full() -> None:
    named = [one for found in PALETTE["colours"].values() for one in ([found] if isinstance(found, str) else found)]
    for one in (*named, *VALUES, *TOKENS, *PRIMES.values()):
        assert re.fullmatch("#[0-9a-f]{6}", one)
    assert (len(VALUES), len(TOKENS), len(set(VALUES)), len(set(TOKENS))) == (12, 6, 12, 6)
    assert (list(PRIMES), len(set(PRIMES.values()))) == (["2", "3", "5", "7", "p"], 5)


@pytest.mark.parametrize("place", PLACES)
def test_no_colour_is_written_anywhere_else(place: str) -> None:
    files = [path for path in (ROOT / place).rglob("*") if path.suffix in KINDS and PAINTED not in path.parents]
    assert files
    written = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if (found := COLOUR.search(re.sub(r"\{#\w+|href=\"#\w+", "", line))) and "say(" not in line
    ]
    assert not written, "\n".join(written)


def test_every_name_that_the_client_paints_with_is_in_the_palette() -> None:
    known = {f"--{name}" for name in PALETTE["colours"]} | {f"--p{name}" for name in PALETTE["primes"]}
    known.add("--colour")  # whatever colour something is given
    paints = re.compile(r"(?:color|background|fill|stroke): var\((--[a-z-]+)\)")
    parts = (ROOT / "web" / "src").rglob("*.svelte")
    used = {name for path in parts for name in paints.findall(path.read_text(encoding="utf-8"))}
    assert len(used) > 10
    assert used <= known


def test_what_no_build_writes_has_the_colours_too() -> None:
    public = ROOT / "web" / "public"
    manifest = json.loads((public / "pad.webmanifest").read_text(encoding="utf-8"))
    assert manifest["theme_color"] == manifest["background_color"] == colour("table")
    icon = re.findall("#[0-9a-f]{6}", (public / "icon.svg").read_text(encoding="utf-8"))
    assert icon == [colour("card"), colour("ink"), VALUES[10]]
