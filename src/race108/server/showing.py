"""What a table shows: the state to each seat, how it stands apart from the game, and, once it is over, the record.

Pure: the moment is given, and nothing is sent. A seat's state is made from its view, which holds nothing hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

from race108.game import RECORD_VERSION, View
from race108.ruleset import Json
from race108.seed import seed_of
from race108.server.helping import may_be_helped
from race108.server.refusals import Conflict
from race108.server.table import NO_CLOCKS, Table
from race108.shown import sentences_of
from race108.words import PLACES, names_said, told_in, with_names

#: How many turns a state tells: a game that never ends has as many as one likes.
MOST_TURNS_TOLD = 500

_MOVES = b',"moves":%b,"take_back":%b'
_NO_MOVES = _MOVES % (b"[]", b"false")
_CLOCKS = b',"clocks":%b,"log":['
_NO_CLOCKS = _CLOCKS % orjson.dumps(NO_CLOCKS)
_WON = b'"winners":%b,"results":%b'
_NOBODY = _WON % (b"null", b"null")
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

    __slots__ = ("_game", "_onlookers", "_parts", "_shown", "_table", "_whole_log")

    def __init__(self, table: Table, now: float, *, whole_log: bool) -> None:
        """``whole_log``: the log of all turns (or so many), not only of the one under way."""
        table.playable()
        setup, game, clocks, winners = table.setup, table.game, table.clocks(now), table.winners
        self._table, self._game, self._whole_log = table, game, whole_log
        self._onlookers: dict[str, bytes] = {}
        self._shown = None if game is None else game.shown()
        view = b"null" if self._shown is None else self._shown.before_hands
        phase = b"waiting" if game is None else b"playing" if winners is None else b"over"
        won = _NOBODY if winners is None else _WON % (orjson.dumps(winners), orjson.dumps(results(table)))
        #: Up to the seat, from there to the hands, and what is before and after the log.
        self._parts = (
            b'{"type":"state","table":"%b","number":%d,"ply":%d,"seat":' % (setup.id_sent, table.number, table.ply),
            b',"phase":"%b","turn":%b,"view":%b' % (phase, _NUMBERS[table.turn], view),
            _NO_CLOCKS if clocks is NO_CLOCKS else _CLOCKS % orjson.dumps(clocks),
            b'],"commit":"%b",%b}' % (setup.commit_sent, won),
        )

    def to_onlooker(self, language: str) -> bytes:
        """The state as everyone without a seat may know it: there may be many, so it is written once."""
        if (text := self._onlookers.get(language)) is None:
            text = self._onlookers[language] = self.to(None, language)
        return text

    def to(self, seat: int | None, language: str) -> bytes:
        """The state as one seat, or an onlooker, may know it."""
        table, game, shown = self._table, self._game, self._shown
        names = _names(table.names(language))
        view: tuple[bytes, ...] = ()
        moves, log = _NO_MOVES, b""
        if game is not None and shown is not None:
            view = shown.from_hands(seat)
            if self._whole_log or not game.ply:
                turns = game.turns_seen(seat, since=game.last_turns(MOST_TURNS_TOLD))
                told = [_turn(first, game.rules.turn_text(seen), language, seat, names) for first, seen in turns]
                log = b",".join(told)
            else:
                log = _turn(game.turn_told_began, shown.turn(seat), language, seat, names)
            if seat is not None and seat == table.turn:
                moves = _MOVES % (shown.moves, b"true" if game.can_take_back() else b"false")
        before, between, clocks, end = self._parts
        return b"".join((before, _NUMBERS[seat], between, *view, moves, names.sent, clocks, log, end))


#: A seat as it is sent.
_NUMBERS: dict[int | None, bytes] = {None: b"null"} | {seat: b"%d" % seat for seat in range(len(PLACES))}


def _turn(first: int, turn: tuple[bytes, bytes], language: str, you: int | None, names: Names) -> bytes:
    events, told = turn
    text = _told(told, language, you)
    for place, name in names.told:
        text = text.replace(place, name)
    return b'{"move":%d,"text":[%b],"events":%b}' % (first, text, events)


@lru_cache(maxsize=1 << 14)
def _told(told: bytes, language: str, you: int | None) -> bytes:
    """The sentences of a turn as they are sent, with a place where each name belongs: they come again and again."""
    sentences = [told_in(sentence, language, you, named=True) for sentence in sentences_of(told)]
    return orjson.dumps(with_names(sentences, PLACES))[1:-1]


class Names(NamedTuple):
    """What everyone is called: as it is sent, and for each what stands in a sentence until it is the name."""

    sent: bytes
    told: tuple[tuple[bytes, bytes], ...]


@lru_cache(maxsize=1 << 12)
def _names(names: tuple[str, ...]) -> Names:
    told = (orjson.dumps(name)[1:-1] for name in names_said(names))
    return Names(b',"names":' + orjson.dumps(names), tuple(zip(_PLACES, told, strict=False)))


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
        "coach": setup.coach,
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
        "helped": may_be_helped(table, identity),
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
