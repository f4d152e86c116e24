"""How far somebody has come, for those who have to be put in an order though none of them has won."""

from __future__ import annotations

from race108.ruleset import Json


def progress(position: Json, seat: int) -> int:
    """The share of the sheet that is crossed off, in percent."""
    return int(100 * sum(position["crossed"][seat]) // sum(position["rows"]))
