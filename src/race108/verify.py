"""Checking a finished game: was it dealt as promised, and played by the rules?"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from race108.checks import is_whole
from race108.errors import BadRecord
from race108.game import Game
from race108.resigning import winners_without
from race108.ruleset import Json
from race108.words import say, shown


def verified(record: object, language: str = "en", promised: str | None = None, cuts: Sequence[str] = ()) -> list[str]:
    """Deal and play a recorded game again; says what was checked, or raises ``BadRecord`` with the first fault.

    Who noted the server's promise before the first card gives it here, and who knows a cut (``SEAT:TEXT``, seats from
    1) that cut; otherwise the record's own word is taken for it.
    """
    game = Game.replay(record)
    assert isinstance(record, dict)  # replay has seen to that
    lines = [say("verify-moves", language, count=game.ply)]
    if game.contributions:
        lines.append(say("verify-seed", language, count=len(game.contributions) - 1))
    table = record.get("table")
    if said := _cut(game, table, cuts):
        lines.append(say("verify-cuts", language, cuts=said))
    commit = promised or (table.get("commit") if isinstance(table, dict) else None)
    if promised and not game.contributions:
        raise BadRecord("verify-bad-commit")  # a deal that is made from nothing fits no promise
    if commit is not None and game.contributions:
        if hashlib.sha256(game.contributions[0].encode()).hexdigest() != commit:
            raise BadRecord("verify-bad-commit")
        lines.append(say("verify-commit", language, commit=str(commit)))
    else:
        lines.append(say("verify-no-commit", language))
    if "results" in record:
        results_of(game, record)
        lines.append(say("verify-results" if game.over else "verify-resigned", language))
    return lines


def _cut(game: Game, table: object, known: Sequence[str]) -> list[str]:
    """The cuts the deal was made from: all that the table's history tells of, and those that somebody knows of."""
    used = (game.contributions or [])[1:]
    told = table.get("cuts") if isinstance(table, dict) else None
    if game.contributions and told is not None and _last_cuts(told) != used:
        raise BadRecord("verify-bad-cuts")
    for cut in known:
        if cut not in used:
            raise BadRecord("verify-cut-missing", cut=shown(cut))
    return used


def _last_cuts(told: object) -> list[str]:
    """Of everyone who cut and stayed, the last cut, as a deal is made from it."""
    last: dict[int, str] = {}
    for pair in told if isinstance(told, list) else []:
        match pair:
            case [int(seat), None]:
                last.pop(seat, None)
            case [int(seat), str(cut)]:
                last[seat] = cut
            case _:
                raise BadRecord("verify-bad-cuts")
    return [f"{seat + 1}:{last[seat]}" for seat in sorted(last)]


def results_of(game: Game, record: Mapping[str, Any]) -> Json | None:
    """How a replayed game ended, if it did; a record that says otherwise is refused.

    A resignation ends a game the rules would go on with.
    """
    if game.over:
        possible: list[Json] = [{"winners": game.winners, "how": "time" if record.get("time_up") else "rules"}]
    elif "results" in record:
        left = (winners_without(game.rules, seat) for seat in _resigned(game, record.get("table")))
        possible = [{"winners": winners, "how": "resigned"} for winners in left if winners is not None]
    else:
        return None
    said = record["results"] if "results" in record else possible[0]
    if said not in possible:
        raise BadRecord("verify-bad-results")
    return possible[possible.index(said)]


def _resigned(game: Game, table: object) -> list[int]:
    """The seats that may have given up: those the record names; if it names none, any of them."""
    seats = list(range(game.players))
    gone = table.get("resigned") if isinstance(table, dict) else None
    named = [seat for seat in gone if is_whole(seat) and seat in seats] if isinstance(gone, list) else []
    return named or seats
