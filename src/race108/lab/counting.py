"""Many games in a few numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from race108.lab.duel import standing
from race108.ruleset import Json

#: One fact of all games.
Column = npt.NDArray[Any]


def sure(shares: Column) -> Json:
    """A share with its 95 % interval."""
    found = standing(shares.tolist())
    return {"share": round(found.share, 5), "low": round(found.low, 5), "high": round(found.high, 5)}


def spread(counts: Column) -> Json:
    """The middle of some counts, and how far they are spread."""
    parts = {"p10": 10, "p25": 25, "median": 50, "p75": 75, "p90": 90}
    return {
        "mean": round(float(counts.mean()), 3),
        **{name: int(np.percentile(counts, part, method="lower")) for name, part in parts.items()},
        "most": int(counts.max()),
    }


def counted(counts: Column) -> Json:
    """How often each count occurs: the share of games with 0, with 1, ..."""
    often = np.bincount(counts) / len(counts)
    return {"mean": round(float(counts.mean()), 3), "shares": [round(float(share), 5) for share in often]}


def part(some: Column, whole: Column) -> float:
    """Which part of a whole something is, over all games."""
    return round(float(some.sum() / max(1, whole.sum())), 5)
