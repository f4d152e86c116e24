"""Games in which somebody goes wrong, for whoever looks at the coach in the browser."""

from __future__ import annotations

import base64
import json
import zlib
from functools import cache
from typing import Any

from race108.coach.review import Review, reviewed
from test_coach import played
from variants import FEW_BOXES

#: Short games with mistakes in them.
MISTAKE = 4  # points, from which on what others gave away is shown
GAMES: dict[str, tuple[int, dict[str, Any]]] = {"triggs": (2, {"rows": FEW_BOXES}), "runtrip": (2, {})}


WRONG = ("inexact", "mistake", "blunder")


@cache
def judged(name: str) -> tuple[dict[str, Any], Review]:
    """A game of Ann with a bot, in which both go wrong, and what ``race108 review`` says of it."""
    players, options = GAMES[name]
    for seed in range(1, 40):
        record = dict(played((name, players, options), seed=seed, bot="level1").record())
        review = reviewed(record)
        wrong = [one.seat for one in review.decisions if one.grade in WRONG]
        given = [one for one in review.decisions if one.seat == 1 and one.loss >= MISTAKE]
        if wrong.count(0) >= 2 and given and any(one.grade == "blunder" for one in review.decisions if one.seat == 0):
            return record | {"table": {"names": ["Ann", None], "bots": [None, "level1"]}}, review
    raise AssertionError("nobody makes mistakes any more")


def link(record: dict[str, Any], page: str = "review") -> str:
    """The address of a page whose record is in the link, as the client packs it (web/src/local/carry.ts)."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(json.dumps(record).encode()) + packer.flush()
    return f"/{page}#r={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
