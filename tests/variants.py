"""Every way to set up a table, for tests that must hold in all of them."""

from __future__ import annotations

from typing import Any

Variant = tuple[str, int, dict[str, Any]]

SHORT_ROWS = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]
#: Over after a few turns: nearly every cross fills a row.
FEW_BOXES = [1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]

TRIGGS: list[Variant] = [
    ("triggs", players, options)
    for players in (2, 3, 4)
    for options in ({}, {"refill": "all"}, {"rows": SHORT_ROWS}, {"rows": SHORT_ROWS, "refill": "all"})
]
RUNTRIP: list[Variant] = [
    *(("runtrip", players, {}) for players in range(2, 7)),
    *(("runtrip", players, {"mercy": True}) for players in (4, 5, 6)),
    *(("runtrip", players, {"even": True, "cut": 17}) for players in (4, 5)),
    ("runtrip", 2, {"variant": "advanced", "cut": 54}),
    ("runtrip", 3, {"variant": "advanced"}),
    ("runtrip", 4, {"variant": "team", "cut": 107}),
    ("runtrip", 4, {"variant": "team", "even": True}),
]
ALL = TRIGGS + RUNTRIP


def name(variant: Variant) -> str:
    """A short name for a test's report."""
    game, players, options = variant
    said = [str(key) if value is True else f"{key}={value}" for key, value in options.items() if key != "rows"]
    return "-".join([game, str(players), *said, *(["short"] if "rows" in options else [])])
