"""Layout files as text: one that is larger or more entangled than any layout is refused before TOML is made of it.

Reading TOML can take far longer than reading its text: a key of n parts (``a.a.a… = 1``) takes time and memory by the
square of n, and lists within lists go as deep as the stack. A look at the text takes a moment, and bounds all of that.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from race108.errors import BadLayout

#: Several times what any layout needs; the one that comes with the game has 1700 characters and 250 values.
LONGEST = 20_000
MOST_VALUES = 1_000
#: Values stand in a list, and that in a table: [cards], then 1 = [...]. Written in braces there is one more.
DEEPEST = 3
#: How many parts a key may have: cards.1, and some to spare for a number or a date somebody has written in.
MOST_KEY_PARTS = 4

#: What is no structure: comments and strings. Whatever follows one that is never closed is not read as TOML either.
_TEXTS = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*",
    re.DOTALL,
)
_BETWEEN = re.compile(r"[=,\[\]{}\n]")
_DEEPER = {"[": 1, "{": 1, "]": -1, "}": -1}


def text_of(path: Path) -> str:
    """What stands in a layout file; of one that is too long, no more is read than shows that it is."""
    try:
        with path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)  # a character has at most four bytes
        if len(data) > 4 * LONGEST:
            raise BadLayout("layout-file-long", file=str(path), most=LONGEST)
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise BadLayout("layout-not-toml", file=str(path), fault=str(fault)) from None
    except BadLayout:
        raise
    except (OSError, ValueError) as fault:
        raise BadLayout("layout-no-file", file=ascii(str(path)), fault=getattr(fault, "strerror", fault)) from None


def data_in(text: str, file: str) -> dict[str, Any]:
    """What the text of a layout file says."""
    _check_size(text, file)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as fault:  # also numbers too long to be read
        raise BadLayout("layout-not-toml", file=file, fault=str(fault)) from None


def _check_size(text: str, file: str) -> None:
    """Look at every character a few times, never more."""
    if len(text) > LONGEST:
        raise BadLayout("layout-file-long", file=file, most=LONGEST)
    structure = _TEXTS.sub("_", text)
    depth = values = 0
    for sign in _BETWEEN.findall(structure):
        depth += _DEEPER.get(sign, 0)
        values += sign != "\n"
        if depth > DEEPEST or values > MOST_VALUES:
            raise BadLayout("layout-file-tangled", file=file)
    if any(part.count(".") >= MOST_KEY_PARTS for part in _BETWEEN.split(structure)):
        raise BadLayout("layout-file-tangled", file=file)
