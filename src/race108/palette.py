"""The colours of race108, from one file: the browser, paper, pictures and the terminal all take them from there.

A colour is one, or two: in the light and in the dark. ``values`` are the grounds of cards by their number from 1 to 12,
dark enough for white figures; ``tokens`` are those of players or sides, each of which also has a shape;
``primes`` are those of the symbols 2, 3, 5, 7 and p, for any larger prime.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

PALETTE: dict[str, Any] = json.loads((Path(__file__).parent / "palette.json").read_text(encoding="utf-8"))
VALUES: tuple[str, ...] = tuple(PALETTE["values"])
TOKENS: tuple[str, ...] = tuple(PALETTE["tokens"])
PRIMES: dict[str, str] = PALETTE["primes"]


def colour(name: str) -> str:
    """A colour in the light.

    >>> colour("ink")
    '#1f2430'
    """
    found = PALETTE["colours"][name]
    return str(found if isinstance(found, str) else found[0])
