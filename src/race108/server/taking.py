"""A finished game that was played elsewhere, on somebody's own device, taken in: it gets a permanent address here.

Nothing in it is believed: it is dealt and played again, and what does not fit is refused in one sentence.
"""

from __future__ import annotations

import hashlib
from typing import Any

import orjson

from race108.errors import BadRecord
from race108.game import Game
from race108.ruleset import Json
from race108.server.dealing import seats_in_full
from race108.server.identity import plain_id
from race108.server.keeping import kept
from race108.server.making import new_setup
from race108.server.names import checked_name
from race108.server.refusals import Refusal
from race108.server.replaying import LONGEST_NAME, check_length
from race108.server.stored import Change, Seat
from race108.server.table import Table
from race108.server.thinkers import bot_allowed
from race108.verify import results_of, verified


def taken_in(record: Json, identity: str, now: float, stand_in: str) -> tuple[Table, list[Change]]:
    """The table of a finished game, and its history. The same game is always the same table."""
    check_length(record)
    verified(record)
    game = Game.replay(record)
    results = results_of(game, record)
    if results is None:
        raise Refusal("taken-not-over")
    if not game.contributions or "position" in record or record.get("time_up"):
        raise Refusal("taken-not-dealt")
    told = record.get("table")
    seats = _seats(told if isinstance(told, dict) else {}, game, identity)
    setup = new_setup(identity, kept(game.rules), server_seed=game.contributions[0])
    text = orjson.dumps([identity, game.contributions, game.moves_played])
    setup.id = plain_id(hashlib.sha256(b"race108 taken 1" + text).hexdigest()[:16])
    setup.made_at = now
    table = Table(setup, seats, rules=game.rules)
    for number, seat in enumerate(seats):
        seat.name = checked_name(table, number, seat.name)
        seat.cut = _cut(game.contributions, number)
    changes = list(_history(table, game, now))
    if results["how"] == "resigned":
        changes += _given_up(table, results["winners"], len(changes), now, stand_in)
    for change in changes:
        table.carry_out(change)
    return table, changes


def _seats(told: dict[str, Any], game: Game, identity: str) -> list[Seat]:
    """Who played: bots that there are, and people with the names they had; all of them belong to whoever sends it."""
    names, bots = told.get("names"), told.get("bots")
    found: list[Seat] = []
    for number in range(game.players):
        bot, name = (_text(given, number, game.players) for given in (bots, names))
        if bot is not None:
            found.append(Seat("bot", bot=bot_allowed(bot, game.rules.game)))
        else:
            found.append(Seat("person", identity, name))
    return found


def _text(given: object, number: int, players: int) -> str | None:
    if not isinstance(given, list) or len(given) != players or not isinstance(given[number], str):
        return None
    text: str = given[number]
    return text[:LONGEST_NAME] or None


def _cut(contributions: list[str], number: int) -> str | None:
    cuts = [cut.partition(":")[2] for cut in contributions[1:] if cut.startswith(f"{number + 1}:")]
    return cuts[-1] if cuts else None


def _history(table: Table, game: Game, now: float) -> list[Change]:
    """What was done, as rows."""
    dealt = orjson.dumps({"contributions": game.contributions}).decode()
    rows = [("made", None, seats_in_full(table.seats)), ("deal", None, dealt)]
    rows += [("move", None, move) for move in game.moves_played]
    return [Change(table.id, number, kind, seat, text, now) for number, (kind, seat, text) in enumerate(rows)]


def _given_up(table: Table, winners: list[int], first: int, now: float, stand_in: str) -> list[Change]:
    """Who gave up: somebody on the side that has not won."""
    rules = table.playable()
    seats = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    gone = next((number for number in seats if number not in rules.seats_of(winners)), None)
    if gone is None:
        raise BadRecord("verify-bad-results")
    bot = orjson.dumps({"resigned": True, "bot": stand_in}).decode()
    return [
        Change(table.id, first, "resign", gone, None, now),
        Change(table.id, first + 1, "seat", gone, bot, now),
    ]
