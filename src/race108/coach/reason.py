"""What the reasons of all games share, compiled: a list of patterns that hold, each with its figures."""

from __future__ import annotations

from typing import Any

from race108.kernel import inner

#: A reason is a row: which pattern, and up to four figures for its sentence.
FIGURES = 4
REASON = FIGURES + 1
MOST_REASONS = 24


@inner
def add(out: Any, n: int, holds: bool, pattern: int, a: int, b: int, c: int, d: int) -> int:
    """Write a reason down if it holds; says how many there are then."""
    if not holds:
        return n
    out[n, 0] = pattern
    out[n, 1] = a
    out[n, 2] = b
    out[n, 3] = c
    out[n, 4] = d
    return n + 1
