"""A recorded game move by move, as one who sees everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import orjson

from race108.errors import BadRecord
from race108.game import Game
from race108.ruleset import Json
from race108.server.refusals import TooMuch
from race108.server.stored import Seat, names_of
from race108.server.wishes import LONGEST_MOVE
from race108.verify import results_of
from race108.words import say

LONGEST_NAME = 40
#: Random games have some hundreds of moves, and people are quicker. So many take a tenth of a second.
MOST_MOVES = 3_000
_BOT = re.compile("[a-z0-9-]+")


def check_length(record: Json) -> None:
    """A record that would take too long is refused before it is played; what else is wrong with it is told then."""
    moves = record.get("moves")
    if not isinstance(moves, list):
        return
    if len(moves) > MOST_MOVES:
        raise TooMuch("record-too-long", count=len(moves), most=MOST_MOVES)
    for ply, move in enumerate(moves, 1):
        if isinstance(move, str) and len(move) > LONGEST_MOVE:
            raise BadRecord("record-long-move", ply=ply, most=LONGEST_MOVE)


def replayed(record: Json, language: str, seat: int | None = None) -> bytes:
    """The whole game as JSON, all hands open, or as one seat has seen it; a record that does not fit is refused."""
    told = record.get("table")
    about: Json = told if isinstance(told, dict) else {}
    games = Game.replaying(record)
    game = next(games)
    seats = _seats(about, game.players)
    names = names_of(seats, language)
    frames = [orjson.Fragment(orjson.dumps(_begun(game, seat)))]
    frames += [orjson.Fragment(orjson.dumps(frame)) for frame in _frames(game, games, language, names, seat)]
    results, commit = results_of(game, record), about.get("commit")
    return orjson.dumps(
        {
            "game": game.rules.game,
            "players": game.players,
            "options": game.rules.options(),
            "names": names,
            "bots": [seat.bot for seat in seats],
            "practice": about.get("practice") is True or "position" in record,
            "winners": results and results["winners"],
            "results": results,
            "commit": commit if isinstance(commit, str) else None,
            "frames": frames,
        }
    )


def _begun(game: Game, eyes: int | None) -> Json:
    return {"ply": 0, "move": None, "seat": None, "position": _position(game, eyes), "events": [], "text": []}


def _position(game: Game, eyes: int | None) -> Json:
    return game.position() if eyes is None else game.seen_by(eyes)


def _frames(game: Game, games: Iterator[Game], language: str, names: list[str], eyes: int | None) -> Iterator[Json]:
    """A frame for every move, and one for the moment at which the time was up."""
    rules, seat = game.rules, game.turn
    for ply, _ in enumerate(games, 1):
        frame: Json = {"ply": ply, "move": None, "seat": None, "position": _position(game, eyes)}
        if game.ply == ply:
            events = game.truth(ply - 1, ply) if eyes is None else game.seen(ply - 1, ply, eyes)
            frame |= {"move": game.moves_since(ply - 1)[0], "seat": seat}
            frame |= {"events": rules.happened(events), "text": rules.tell(events, language, names)}
        else:
            frame |= {"events": [], "text": [say("terminal-time-up", language)]}
        yield frame
        seat = game.turn


def _seats(about: Json, players: int) -> list[Seat]:
    """Who played; a record from elsewhere may say anything, or nothing."""
    names, bots = (_texts(about.get(key), players) for key in ("names", "bots"))
    return [
        Seat("bot", bot=bot) if bot and _BOT.fullmatch(bot) else Seat("person", name=name)
        for name, bot in zip(names, bots, strict=True)
    ]


def _texts(given: Any, players: int) -> list[str | None]:
    if not isinstance(given, list) or len(given) != players:
        return [None] * players
    return [text[:LONGEST_NAME] if isinstance(text, str) else None for text in given]
