"""Every way to set up a table, for tests that must hold in all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

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
#: Between them they have every number of players and every option. The others are slow ones' (``make test-all``).
FEW: list[Variant] = [
    ("triggs", 2, {}),
    ("triggs", 3, {"rows": SHORT_ROWS, "refill": "all"}),
    ("triggs", 4, {"rows": SHORT_ROWS}),
    ("runtrip", 2, {}),
    ("runtrip", 3, {"variant": "advanced"}),
    ("runtrip", 4, {"variant": "team", "cut": 107}),
    ("runtrip", 5, {"even": True, "cut": 17}),
    ("runtrip", 6, {"mercy": True}),
]


def name(variant: Variant) -> str:
    """A short name for a test's report."""
    game, players, options = variant
    said = [str(key) if value is True else f"{key}={value}" for key, value in options.items() if key != "rows"]
    return "-".join([game, str(players), *said, *(["short"] if "rows" in options else [])])


def without_cut(variant: Variant) -> Variant:
    """The variant, for those who leave the cut (R17) to chance."""
    game, players, options = variant
    return game, players, {key: value for key, value in options.items() if key != "cut"}


def each(variants: Iterable[Variant] = ALL) -> pytest.MarkDecorator:
    """A test of every ``variant``; all but a few are slow."""
    few = [without_cut(variant) for variant in FEW]
    return pytest.mark.parametrize(
        "variant",
        [
            pytest.param(variant, id=name(variant), marks=() if without_cut(variant) in few else pytest.mark.slow)
            for variant in variants
        ],
    )
