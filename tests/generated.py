"""Files that are made from the code and kept, so that nobody has to run it for them: ``python tests/generated.py``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from race108.games.about import About, Option, Variant
from race108.games.registry import games

ROOT = Path(__file__).resolve().parents[1]
CLIENT = ROOT / "web" / "src"


def _variant(variant: Variant) -> dict[str, Any]:
    return {
        "name": variant.name,
        "players": list(variant.players),
        "sides": variant.sides,
        "silent": variant.silent,
        "cut": variant.cut,
    }


def _option(option: Option) -> dict[str, Any]:
    limits = {"least": option.least, "most": option.most} if option.kind in ("whole", "wholes") else {}
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        **limits,
        "choices": option.choices or None,
        "players": None if option.players is None else list(option.players),
        "variants": option.variants,
    }


def facts(about: About) -> dict[str, Any]:
    """What a game declares, for its folder in the client: a form needs no answer of the server's to be shown."""
    return {
        "name": about.name,
        "place": about.place,
        "players": list(about.players),
        "variants": [_variant(variant) for variant in about.variants],
        "options": [_option(option) for option in about.options],
        "clock": about.clock,
    }


def generated() -> dict[Path, str]:
    """What should stand in each of the files."""
    return {
        CLIENT / "games" / about.name / "facts.json": f"{json.dumps(facts(about), indent=2)}\n"
        for about in games().values()
        if (CLIENT / "games" / about.name).is_dir()
    }


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
