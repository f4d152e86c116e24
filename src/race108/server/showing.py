"""What a table shows: the state to each seat, how it stands apart from the game, and, once it is over, the record.

Pure: the moment is given, and nothing is sent. A seat's state is made from its view, which holds nothing hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

from race108.game import RECORD_VERSION, Game, View
from race108.ruleset import Json
from race108.seed import seed_of
from race108.server.refusals import Conflict
from race108.server.table import NO_CLOCKS, Table
from race108.shown import Shown, sentences_of
from race108.words import PLACES, names_said, told_in, with_names

#: How many turns a state tells: a game that never ends has as many as one likes.
MOST_TURNS_TOLD = 500

_NO_CLOCKS = orjson.dumps(NO_CLOCKS)
#: What stands where the name of a seat belongs; no name has such signs (``names.py``).
_PLACES = [place.encode() for place in PLACES]


def state_text(table: Table, seat: int | None, language: str, now: float) -> bytes:
    """The state as one seat (``None``: an onlooker) may know it, with the whole log, as it is sent."""
    return Showing(table, now, whole_log=True).to(seat, language)


def state(table: Table, seat: int | None, language: str, now: float) -> Json:
    """The same, to be looked at."""
    shown: Json = orjson.loads(state_text(table, seat, language, now))
    return shown


def why_told(view: View, thing: str, names: Sequence[str], ply: int, language: str) -> Json:
    """Why a seat cannot use a thing, from its view, in words."""
    reason = view.why(thing, names)
    message, text = (None, None) if reason is None else (reason.message, reason.text(language))
    return {"ply": ply, "message": message, "text": text}


class Showing:
    """A table at this moment, for everyone who looks at it: what they have in common is written once."""

    __slots__ = ("_before", "_clocks", "_end", "_game", "_shown", "_table", "_whole_log")

    def __init__(self, table: Table, now: float, *, whole_log: bool) -> None:
        """``whole_log``: the log of all turns (or so many), not only of the one under way."""
        table.playable()
        self._table, self._game, self._whole_log = table, table.game, whole_log
        self._shown = None if table.game is None else table.game.shown()
        view = b"null" if self._shown is None else self._shown.before_hands
        setup, clocks, over = table.setup, table.clocks(now), table.over
        phase = b"waiting" if table.game is None else b"over" if over else b"playing"
        self._before = (
            b'{"type":"state","table":"%b","number":%d,"ply":%d,"seat":' % (setup.id_sent, table.number, table.ply),
            b',"phase":"%b","turn":%b,"view":%b' % (phase, _NUMBERS[table.turn], view),
        )
        self._clocks = _NO_CLOCKS if clocks is NO_CLOCKS else orjson.dumps(clocks)
        won = (orjson.dumps(table.winners), orjson.dumps(results(table))) if over else (b"null", b"null")
        self._end = b'],"commit":"%b","winners":%b,"results":%b}' % (setup.commit_sent, *won)

    def to(self, seat: int | None, language: str) -> bytes:
        """The state as one seat, or an onlooker, may know it."""
        table, game, shown = self._table, self._game, self._shown
        names = _names(tuple(table.names(language)))
        view, moves, take_back, log = b"", b"[]", b"false", b""
        if game is not None and shown is not None:
            view = shown.from_hands(seat)
            log = self._log(game, shown, seat, language, names.told)
            if seat is not None and seat == table.turn:
                moves = shown.moves
                if game.can_take_back():
                    take_back = b"true"
        before, between = self._before
        return b"".join(
            (
                *(before, _NUMBERS[seat], between, view, b',"moves":', moves, b',"take_back":', take_back),
                *(b',"names":', names.json, b',"clocks":', self._clocks, b',"log":[', log, self._end),
            )
        )

    def _log(
        self, game: Game, shown: Shown, seat: int | None, language: str, names: Sequence[tuple[bytes, bytes]]
    ) -> bytes:
        if self._whole_log or not game.ply:
            turns = game.turns_seen(seat, since=game.last_turns(MOST_TURNS_TOLD))
            return b",".join([_turn(first, game.rules.turn_text(seen), language, seat, names) for first, seen in turns])
        return _turn(game.turn_told_began, shown.turn(seat), language, seat, names)


#: A seat as it is sent.
_NUMBERS: dict[int | None, bytes] = {None: b"null"} | {seat: b"%d" % seat for seat in range(len(PLACES))}


def _turn(
    first: int, turn: tuple[bytes, bytes], language: str, you: int | None, names: Sequence[tuple[bytes, bytes]]
) -> bytes:
    events, told = turn
    text = _told(told, language, you)
    for place, name in names:
        text = text.replace(place, name)
    return b'{"move":%d,"text":[%b],"events":%b}' % (first, text, events)


@lru_cache(maxsize=1 << 14)
def _told(told: bytes, language: str, you: int | None) -> bytes:
    """The sentences of a turn as they are sent, with a place where each name belongs: they come again and again."""
    sentences = [told_in(sentence, language, you, named=True) for sentence in sentences_of(told)]
    return orjson.dumps(with_names(sentences, PLACES))[1:-1]


class Names(NamedTuple):
    """What everyone is called: as a list, and for each what stands in a sentence until it is the name."""

    json: bytes
    told: tuple[tuple[bytes, bytes], ...]


@lru_cache(maxsize=1 << 12)
def _names(names: tuple[str, ...]) -> Names:
    told = (orjson.dumps(name)[1:-1] for name in names_said(names))
    return Names(orjson.dumps(names), tuple(zip(_PLACES, told, strict=False)))


def about(table: Table, identity: str | None, here: Sequence[int], language: str, patience: float) -> Json:
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
        "daily": setup.daily,
        "clock": {"game_minutes": setup.game_minutes, "turn_seconds": setup.turn_seconds},
        "made_at": setup.made_at,
        "number": table.number,
        "ply": table.ply,
        "turn": table.turn,
        "commit": setup.commit,
        "seats": _seats(table, here, language),
        "yours": mine,
        "invite": setup.invite if (mine or identity == setup.made_by) and setup.daily is None else None,
        "winners": table.winners,
        "rematch": table.rematch,
        "late": table.late,
        "patience": patience,
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
