"""Who may be helped by the coach of their own device, and what it is told: what their seat knows, and nothing else."""

from __future__ import annotations

from base64 import b64encode

from race108.game import View
from race108.games.registry import has_part
from race108.ruleset import Json
from race108.server.refusals import NotAllowed
from race108.server.table import Table


def may_be_helped(table: Table, identity: str | None) -> bool:
    """Whether somebody plays with bots alone or where all agreed, not the deal of the day, and the game has a judge.

    All agreed: whoever made the table by making it so, everybody else by sitting down. Who has left a seat to a bot may
    come back to it, and counts as a person.
    """
    people = sum(seat.kind != "bot" for seat in table.seats)
    if not table.seats_of(identity) or (people > 1 and not table.setup.coach) or table.setup.daily is not None:
        return False
    return table.rules is not None and has_part(table.rules.game, "judge")


def known_by(table: Table, identity: str | None, seat: int | None = None) -> Json:
    """What a seat of somebody knows in the game that is going on."""
    if not may_be_helped(table, identity):
        raise NotAllowed("table-no-help")
    mine = table.seats_of(identity)
    number = table.seat_shown(mine) if seat is None else seat
    if number not in mine:
        raise NotAllowed("table-not-your-seat")
    return told(table.running().view(number), number, table.ply)


def told(view: View, seat: int, ply: int) -> Json:
    """A seat's view in the form that the compiled judge takes."""
    packed = {name: None if part is None else b64encode(part).decode() for name, part in view.packed().items()}
    return {"ply": ply, "seat": seat, **packed}
