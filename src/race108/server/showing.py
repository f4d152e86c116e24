"""What a table shows: the state to each seat, how it stands apart from the game, and, once it is over, the record.

Pure: the moment is given, and nothing is sent. A seat's state is made from its view, which holds nothing hidden.
"""

from __future__ import annotations

from collections.abc import Sequence

import orjson

from race108.game import Game
from race108.ruleset import Json
from race108.server.refusals import Conflict
from race108.server.table import Table


def state_text(table: Table, seat: int | None, language: str, now: float, *, whole_log: bool = True) -> str:
    """The state, as it is sent."""
    return orjson.dumps(state(table, seat, language, now, whole_log=whole_log)).decode()


def state(table: Table, seat: int | None, language: str, now: float, *, whole_log: bool = True) -> Json:
    """The state as one seat (``None``: an onlooker) may know it; the log of this turn, or of all of them."""
    game, playing = table.game, seat is not None and seat == table.turn
    return {
        "type": "state",
        "table": table.id,
        "ply": table.ply,
        "seat": seat,
        "phase": table.phase,
        "turn": table.turn,
        "view": game.seen_by(seat) if game is not None else None,
        "moves": game.moves() if game is not None and playing else [],
        "take_back": game is not None and playing and game.can_take_back(),
        "names": table.names(language),
        "clocks": table.clocks(now),
        "log": _log(game, seat, language, table.names(language), whole_log) if game is not None else [],
        "commit": table.setup.commit,
        "winners": table.winners,
        "results": results(table) if table.over else None,
    }


def _log(game: Game, seat: int | None, language: str, names: list[str], whole: bool) -> list[Json]:
    rules = game.rules
    turns = game.turns_seen(seat) if whole else [game.turn_seen(seat)]
    return [
        {"move": first, "text": rules.tell(events, language, names), "events": rules.happened(events)}
        for first, events in turns
    ]


def about(table: Table, identity: str | None, here: Sequence[int], language: str) -> Json:
    """Everything about a table that is not the game."""
    setup, mine = table.setup, table.seats_of(identity)
    return {
        "id": setup.id,
        "game": setup.game,
        "players": len(table.seats),
        "options": setup.options,
        "phase": table.phase,
        "public": setup.public,
        "onlookers": setup.onlookers,
        "cutting": setup.cutting,
        "practice": setup.practice is not None,
        "clock": {"game_minutes": setup.game_minutes, "turn_seconds": setup.turn_seconds},
        "made_at": setup.made_at,
        "ply": table.ply,
        "turn": table.turn,
        "commit": setup.commit,
        "seats": _seats(table, here, language),
        "yours": mine,
        "invite": setup.invite if mine or identity == setup.made_by else None,
        "winners": table.winners,
        "rematch": setup.rematch,
    }


def _seats(table: Table, here: Sequence[int], language: str) -> list[Json]:
    return [
        {
            "seat": number,
            "kind": seat.kind,
            "name": name,
            "bot": seat.bot,
            "here": seat.kind == "bot" or number in here,
            "away": seat.away,
            "resigned": seat.resigned,
            "cut": seat.cut is not None,
        }
        for number, (seat, name) in enumerate(zip(table.seats, table.names(language), strict=True))
    ]


def results(table: Table) -> Json:
    """How it ended."""
    assert table.game is not None
    if table.resigned:
        how = "resigned"
    else:
        how = "time" if table.game.record().get("time_up") else "rules"
    return {"winners": table.winners, "how": how}


def record_of(table: Table) -> Json:
    """The finished game, with all that was secret."""
    if table.game is None or not table.over:
        raise Conflict("table-not-over")
    return table.game.record() | {"results": results(table), "table": played_at(table)}


def played_at(table: Table) -> Json:
    """What a record says of the table."""
    setup, seats = table.setup, table.seats
    return {
        "id": setup.id,
        "commit": setup.commit,
        "practice": setup.practice is not None,
        "names": [seat.name for seat in seats],
        "bots": [seat.bot if seat.kind == "bot" else None for seat in seats],
        "resigned": [number for number, seat in enumerate(seats) if seat.resigned],
        "dealt_at": setup.dealt_at,
        "over_at": setup.over_at,
    }
