"""What a table shows: the state to each seat, how it stands apart from the game, and, once it is over, the record.

Pure: the moment is given, and nothing is sent. A seat's state is made from its view, which holds nothing hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import orjson

from race108.game import RECORD_VERSION, Game
from race108.ruleset import Json
from race108.seed import seed_of
from race108.server.refusals import Conflict
from race108.server.table import Table

#: How many moves and turns a state tells. No game that people play has so many; a position that somebody made up can
#: have a hundred times as many moves, and a game that never ends as many turns as one likes. All can still be played.
MOST_MOVES_TOLD = 2_000
MOST_TURNS_TOLD = 500


def state_text(table: Table, seat: int | None, language: str, now: float, *, whole_log: bool = True) -> bytes:
    """The state, as it is sent."""
    return orjson.dumps(state(table, seat, language, now, whole_log=whole_log))


def state(table: Table, seat: int | None, language: str, now: float, *, whole_log: bool = True) -> Json:
    """The state as one seat (``None``: an onlooker) may know it; the log of this turn, or of all."""
    table.playable()
    game, playing = table.game, seat is not None and seat == table.turn
    return {
        "type": "state",
        "table": table.id,
        "number": table.number,
        "ply": table.ply,
        "seat": seat,
        "phase": table.phase,
        "turn": table.turn,
        "view": game.seen_by(seat) if game is not None else None,
        "moves": game.moves(MOST_MOVES_TOLD) if game is not None and playing else [],
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
    turns = game.turns_seen(seat, since=game.last_turns(MOST_TURNS_TOLD)) if whole else [game.turn_seen(seat)]
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
        "options": _options(table),
        "phase": table.phase,
        "public": setup.public,
        "onlookers": setup.onlookers,
        "cutting": setup.cutting,
        "practice": setup.practice is not None,
        "clock": {"game_minutes": setup.game_minutes, "turn_seconds": setup.turn_seconds},
        "made_at": setup.made_at,
        "number": table.number,
        "ply": table.ply,
        "turn": table.turn,
        "commit": setup.commit,
        "seats": _seats(table, here, language),
        "yours": mine,
        "invite": setup.invite if mine or identity == setup.made_by else None,
        "winners": table.winners,
        "rematch": table.rematch,
        "rules": setup.rules,
        "fault": None if table.fault is None else table.fault.text(language),
    }


def _options(table: Table) -> Json:
    """In short, where that says it all; of a table that cannot be rebuilt, whatever is stored."""
    stored: Any = table.setup.options
    return table.rules.options() if table.rules is not None else stored if isinstance(stored, dict) else {}


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
    """The finished game, with all that was secret; of a table that cannot be rebuilt, what is stored."""
    if table.fault is not None:
        return _stored_record(table)
    if table.game is None or not table.over:
        raise Conflict("table-not-over")
    return table.game.record() | {"results": results(table), "table": played_at(table)}


def _stored_record(table: Table) -> Json:
    """A record from the rows alone, unchecked. Until the game is over it does not say how the cards were dealt."""
    setup = table.setup
    moves: list[str | None] = []
    for change in table.unplayed:
        if change.kind == "move":
            moves.append(change.text)
        elif change.kind == "back":
            del moves[-1:]
    record: Json = {
        "race108": RECORD_VERSION,
        "rules": setup.rules,
        "game": setup.game,
        "players": len(table.seats),
        "options": setup.options,
        "options_hash": setup.options_hash,
        "moves": moves,
        "table": played_at(table),
    }
    if any(change.kind == "time" for change in table.unplayed):
        record["time_up"] = True
    return record | (_dealt_from(table) if table.over else {})


def _dealt_from(table: Table) -> Json:
    """What the deal was made from."""
    practice, contributions = table.setup.practice, table.dealt_from
    if isinstance(practice, dict):
        seed = table.setup.server_seed if practice.get("seed") is None else practice["seed"]
        position = practice.get("position")
        return {"seed": seed} | ({} if position is None else {"position": position})
    with suppress(Exception):  # whatever stands there
        return {"seed": seed_of(contributions or []).hex(), "contributions": contributions}
    return {"contributions": contributions}


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
        "cuts": [list(cut) for cut in table.cuts] if table.over else [],
        "dealt_at": setup.dealt_at,
        "over_at": setup.over_at,
    }
