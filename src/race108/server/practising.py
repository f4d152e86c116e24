"""Lessons and what-ifs: moves played from a position, for whoever asks. Nothing is kept."""

from __future__ import annotations

from race108.game import Game
from race108.ruleset import Json
from race108.server import wishes
from race108.server.keeping import kept
from race108.server.making import new_setup
from race108.server.seating import seat_number
from race108.server.showing import state, why_told
from race108.server.stored import Change, Seat
from race108.server.table import Table
from race108.shown import MOST_MOVES_TOLD


def practised(wish: wishes.PracticeMoves, language: str) -> Json:
    """The state one seat would be sent at a table where this had been played, and where its moves would lead."""
    game, table = _played(wish)
    shown = state(table, wish.seat, language, 0.0)
    looks_ahead = game.rules.about.outlook and wish.seat is not None and wish.seat == table.turn
    outlook = game.view(wish.seat).outlook(MOST_MOVES_TOLD) if looks_ahead else None
    return shown | {"table": "", "commit": "", "number": 0, "outlook": outlook}


def why_in_practice(wish: wishes.PracticeWhy, language: str) -> Json:
    """Why the seat could not use a thing there."""
    game, table = _played(wish)
    return why_told(game.view(wish.seat), wish.thing, table.names(language), table.ply, language)


def _played(wish: wishes.PracticeMoves) -> tuple[Game, Table]:
    """A table where the moves have been played."""
    game = Game.from_position(wish.position, wish.seed)
    setup = new_setup("", kept(game.rules))
    table = Table(setup, [Seat("person") for _ in range(game.players)])
    if wish.seat is not None:
        seat_number(table, wish.seat)
    table.begin(game)
    for number, move in enumerate(wish.moves):
        table.carry_out(Change("", number, "move", None, move, 0.0))
    return game, table
